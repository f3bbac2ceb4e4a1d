"""What the booklet of Western takes from the box, the rules and the keys."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import groupby

from game.rules.western.box import SEATS, Box
from game.rules.western.box_schema import MOST_GAMBLERS, TableFile
from game.rules.western.cards import (
    COUNTERS,
    KINDS,
    NEXT,
    REACH,
    STOPPED_BY_SHERIFF,
    in_hand_order,
)
from game.rules.western.ladder import COMBINATIONS, cards_of
from game.ui.screens.booklet import Heading, Part, Pictured, Worth
from game.ui.screens.booklet_keys import seat_pairs
from game.ui.screens.booklet_pages import BookletFacts, FactSet
from game.ui.western.cards.face import PICTURE, card_picture
from game.ui.western.menus.booklet_figures import CardBack, RoundDie, cards
from game.ui.western.menus.setup_stakes import STAKES, VARIANTS
from game.wording.western import WesternWords

USUAL_PLAYERS = 5
SCENE = (150.0, 150.0 * PICTURE[1] / PICTURE[0])
# The cards that are called by their names in titles.
NAMED = ("whisky", "horse", "sheriff", "joker", "hat", "saloon", "hands-up")
# Two hands that meet when one goes all in, without that card.
YOUR_HAND = ("attack-1", "attack-1", "horse", "dog", "joker")
THEIR_HAND = ("attack-3", "levy", "whisky", "cowboy", "cowboy", "cake")
# Lists of kinds: those played on the next player, those that a marshal keeps out, and those laid
# on one player, which a jester stops. A marshal is laid on nobody.
TO_NEXT = [kind for kind, reach in REACH.items() if reach == NEXT]
KEPT_OUT = in_hand_order(STOPPED_BY_SHERIFF)
STOPPED = [kind for kind in KINDS if "joker" in COUNTERS[kind] and kind != "sheriff"]


def booklet_facts(words: WesternWords, box: Box) -> BookletFacts:
    """In one language, for one box."""
    return BookletFacts(
        words,
        facts={**_numbers(words, box), **_sums(words, box), **_names(words)},
        figures={
            "cards": partial(cards, words),
            "to_next": lambda: cards(words, *TO_NEXT),
            "kept_out": lambda: cards(words, *KEPT_OUT),
            "stopped": lambda: cards(words, *STOPPED),
            "dice": lambda *faces: [RoundDie(int(face)) for face in faces],
        },
        parts={
            "cards_by_colour": lambda: _cards_by_colour(words, box),
            "all_in_hands": lambda: _all_in_hands(words),
            "combinations": lambda: _combinations(words),
            "stakes": lambda: _stakes(words),
        },
        loops={
            "play": lambda *kinds: [{"cards": words.cards_added(kinds)}],
            "shots": partial(_shots, words, box),
            "tables": lambda: _tables(words, box),
            "seats": lambda: seat_pairs(MOST_GAMBLERS),
        },
    )


def _numbers(words: WesternWords, box: Box) -> FactSet:
    count = words.number_of_cards
    few, crowd = box.tables[USUAL_PLAYERS], box.tables[SEATS[-1]]
    return {
        "fewest": SEATS[0],
        "most": SEATS[-1],
        "crowd": min(n for n, table in box.tables.items() if table == crowd),
        "hand": count(box.hand),
        "cards": count(sum(box.deck.values())),
        "kinds": words.number_of_kinds(sum(map(bool, box.deck.values()))),
        "draw": count(few.draw_limit),
        "crowd_draw": count(crowd.draw_limit),
        "most_drawn": max(table.draw_limit for table in box.tables.values()),
        "limit": count(few.hand_limit),
        "crowd_limit": count(crowd.hand_limit),
        "differ": count(box.saloon),
    }


def _sums(words: WesternWords, box: Box) -> FactSet:
    money, pays = words.money, box.pays
    few, crowd = box.tables[USUAL_PLAYERS], box.tables[SEATS[-1]]
    return {
        "goal": money(few.goal),
        "high_goal": money(crowd.goal),
        "pip": money(pays.pip),
        "twice": money(pays.pip * few.times.attack_2),
        "dog": money(pays.dog),
        "dancer": money(pays.dancer),
        "debt": money(pays.pay_me),
        "no_horse": money(pays.no_horse),
        "no_hat": money(pays.no_hat),
        "no_both": money(pays.no_horse + pays.no_hat),
    }


def _names(words: WesternWords) -> FactSet:
    lists = {"to_next": TO_NEXT, "kept_out": KEPT_OUT, "stopped": STOPPED}
    return {
        **{f"card_{kind}".replace("-", "_"): words.card_name(kind) for kind in NAMED},
        **{id.replace("-", "_"): words.say(variant.name) for id, variant in VARIANTS.items()},
        **{
            name: words.listing([words.card_name(kind) for kind in kinds])
            for name, kinds in lists.items()
        },
    }


def _cards_by_colour(words: WesternWords, box: Box) -> Iterator[Part]:
    """All kinds, in the order of a hand, which goes by colour."""
    for group, kinds in groupby(KINDS, key=words.group):
        yield Heading(group)
        for kind in kinds:
            name, _, text = words.card(kind)
            note = words.card_note(kind, box.deck[kind])
            yield Pictured(card_picture(words, kind), SCENE, name, text, note, framed=True)


def _all_in_hands(words: WesternWords) -> Iterator[Worth]:
    """One of each kind, and the others from behind."""
    for yours, hand in ((True, YOUR_HAND), (False, THEIR_HAND)):
        seen = tuple(dict.fromkeys(hand))
        hidden = tuple(CardBack() for _ in range(len(hand) - len(seen)))
        name = words.kinds_in_hand(len(seen), yours=yours)
        yield Worth(name, shown=(*cards(words, *seen), *hidden))


def _combinations(words: WesternWords) -> Iterator[Worth]:
    for place, combination in enumerate(COMBINATIONS, start=1):
        shown = cards(words, *cards_of(combination))
        yield Worth(words.combination(combination), str(place), shown)


def _stakes(words: WesternWords) -> Iterator[Worth]:
    for stake in STAKES.values():
        yield Worth(words.say(stake.name), text=words.say(stake.text))


def _shots(words: WesternWords, box: Box, yours: str, theirs: str = "") -> Iterator[FactSet]:
    """Of an ambush with two guns: what you roll, what your target rolls if it is even, and what
    the loser pays: the number of the winner counts, and the higher one or a tie wins."""
    mine, other = int(yours), int(theirs or 0)
    pips = max(mine, other) * box.tables[USUAL_PLAYERS].times.attack_2
    yield {"yours": mine, "theirs": other, "money": words.money(pips * box.pays.pip)}


def _tables(words: WesternWords, box: Box) -> Iterator[FactSet]:
    """What depends on the number of players."""
    tables: list[TableFile] = []
    for table in box.tables.values():
        if table not in tables:
            tables.append(table)
    for table in tables:
        out = box.out(table.players[0])
        yield {
            "number": " – ".join(map(str, dict.fromkeys((table.players[0], table.players[-1])))),
            "money": words.money(table.money),
            "pot": words.money(table.pot),
            "goal": words.money(table.goal),
            "draw": table.draw_limit,
            "limit": table.hand_limit,
            "complete": not out,
            "left_out": bool(out),
            "cards": words.listing([f"{n} × {words.card_name(kind)}" for kind, n in out.items()]),
            "whisky_alone": not table.joins_whisky,
            "no_doubling": table.times.attack_2 == 1,
        }
