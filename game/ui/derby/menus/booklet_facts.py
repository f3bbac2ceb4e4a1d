"""What the booklet of the derby takes from the box, the rules and the keys."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from game.rules.derby.box import SEATS, Box
from game.rules.derby.box_schema import MOST_BETTORS
from game.rules.derby.cards import FULL, HORSES, SPECIAL, VALUE, VALUES
from game.rules.derby.course import (
    FACES,
    FARTHEST_WALK,
    MOST_PUSHES,
    TOWN,
    pushes_of_nobody,
    sure_squares,
)
from game.rules.derby.odds import difference, first_row, row_after
from game.rules.derby.paying import comes_back
from game.ui.derby.charts.payouts import LOST
from game.ui.derby.menus.booklet_figures import Odds, Stake, TenDie, Then, cards
from game.ui.derby.menus.booklet_maps import AllCards, Stretch, Tracks
from game.ui.screens.booklet import Cells, Example, Worth
from game.ui.screens.booklet_keys import seat_pairs
from game.ui.screens.booklet_pages import Answers, BookletFacts, FactSet
from game.wording.derby import DerbyWords
from game.wording.derby.shifts import spans_of
from game.wording.derby.variants import FIRST_CARDS, SWITCHES, ways_told
from game.wording.vocabulary import capital

RIDER, ARRIVING = "red", "green"  # the horses of the examples


def booklet_facts(words: DerbyWords, box: Box) -> BookletFacts:
    """In one language, for one box."""
    return BookletFacts(
        words,
        facts={**_numbers(words, box), **_names(words)},
        figures={
            "cards": cards,
            "die": lambda face: (TenDie(int(face)),),
            "stakes": lambda *chips: [Stake(seat, int(n)) for seat, n in enumerate(chips)],
            "bet": lambda place, stake, row: (
                Stake(int(place), int(stake)),
                Odds("green", box.rows[int(row)]),
            ),
            "first_odds": lambda: _first_odds(box),
            "all_cards": lambda: (AllCards(box.deck),),
            "tracks": lambda: (Tracks(box.tracks),),
            "ride": lambda card: (_ride(box, card),),
            "pushed": lambda card: (_push(box, card, succeeds=True),),
            "refused": lambda card: (_push(box, card, succeeds=False),),
            "arriving": lambda: (Stretch(box.lanes[0], TOWN - 3, TOWN, ARRIVING, TOWN - 1, TOWN),),
        },
        cells=_cells(box),
        parts={
            "laid": partial(_laid, words, box),
            "payouts": lambda: _payouts(words, box),
            "first_cards": lambda: _first_cards(words, box),
        },
        loops={
            "push": lambda card: [{"value": VALUE[card], "chance": words.chance(VALUE[card])}],
            "roll": lambda card, face: [{"value": VALUE[card], "face": int(face)}],
            "bet": partial(_bet, words, box),
            "seats": lambda: seat_pairs(MOST_BETTORS),
        },
    )


def _numbers(words: DerbyWords, box: Box) -> FactSet:
    stacks = box.stacks
    first, second, third = map(words.chips, box.prizes)
    return {
        "fewest": SEATS[0],
        "most": SEATS[-1],
        "horses": len(HORSES),
        "number": len(box.cards),
        "dealt": len(box.cards) - len(HORSES),
        "stars": box.deck[SPECIAL],
        "full": FULL,
        "chips": words.chips(sum(stacks)),
        "stack": words.chips(stacks[0]),
        "stacks": words.listing([str(stack) for stack in stacks]),
        "next_stacks": words.listing([str(stack) for stack in stacks[1:]]),
        "rounds": len(stacks),
        "favourite": box.rows[0],
        "outsider": box.rows[-1],
        "first_card": words.card(box.first_cards[0]),
        "last_card": words.card(box.first_cards[-1]),
        "town": TOWN,
        "farthest": FARTHEST_WALK + MOST_PUSHES,
        "faces": len(FACES),
        **{f"values_{pushes}": _values(pushes) for pushes in range(MOST_PUSHES + 1)},
        "first": first,
        "second": second,
        "third": third,
        "lost": LOST,
    }


def _names(words: DerbyWords) -> FactSet:
    return {id.replace("-", "_"): words.say(variant.name) for id, variant in SWITCHES.items()}


def _cells(box: Box) -> Answers[list[str]]:
    spans, deals = spans_of(box.shifts), list(box.deals.values())
    others = len(box.cards) - len(HORSES)
    return {
        "differences": lambda: [span for span, _ in spans],
        "rows_moved": lambda: [str(rows) for _, rows in spans],
        "odds": lambda: list(box.rows),
        "first_values": lambda: [_first_values(box, row) for row in range(len(box.rows))],
        "bettors": lambda: [str(deal.players) for deal in deals],
        "hands": lambda: [str(deal.hand) for deal in deals],
        "left_over": lambda: [str(others - deal.players * deal.hand) for deal in deals],
        "hands_of_all": lambda: [str(deal.hand_of_all) for deal in deals],
        "left_over_of_all": lambda: [
            str(len(box.cards) - deal.players * deal.hand_of_all) for deal in deals
        ],
    }


def _first_values(box: Box, row: int) -> str:
    """Of which value first cards are that set this row of odds."""
    return ", ".join(str(n) for n in reversed(VALUES) if box.first_rows[n - 1] == row)


def _values(pushes: int) -> str:
    """With which a riderless horse pushes that often: "5, 6" or "7 – 9"."""
    found = [n for n in VALUES if pushes_of_nobody(n, last=False) == pushes]
    if len(found) <= MOST_PUSHES:
        return ", ".join(map(str, found))
    return f"{found[0]} – {found[-1]}"


def _first_odds(box: Box) -> list[Odds]:
    rows = [first_row(card, box.first_rows) for card in box.first_cards]
    return [Odds(horse, box.rows[row]) for horse, row in zip(HORSES, rows, strict=True)]


def _ride(box: Box, card: str) -> Stretch:
    """From a blue square, to where this card takes the horse without a push."""
    lane = box.lanes[0]
    start = lane.index("blue")
    goal = start + sure_squares(card, start, lane[start])
    return Stretch(lane, start - 1, start + 4, RIDER, start, goal)


def _push(box: Box, card: str, *, succeeds: bool) -> Stretch:
    """The same, and one square more."""
    lane = box.lanes[0]
    start = lane.index("blue")
    sure = start + sure_squares(card, start, lane[start])
    shown = Stretch(lane, start - 1, sure + MOST_PUSHES, RIDER, start)
    return shown._replace(goal=sure + 1) if succeeds else shown._replace(risked=sure + 1)


def _laid(
    words: DerbyWords, box: Box, horse: str, row: str, before: str, card: str
) -> Iterator[Example]:
    """A card on another, on a horse that stands in some row."""
    old = int(row)
    new = row_after(old, before, card, box.shifts, box.first_rows)
    better = words.rows_better(old - new)
    text = capital(better) if card == SPECIAL else words.moved(difference(before, card), old - new)
    markers = (Odds(horse, box.rows[old]), Then(), Odds(horse, box.rows[new]))
    yield Example((*cards(before), Then(), *cards(card), *markers), text)


def _payouts(words: DerbyWords, box: Box) -> Iterator[Cells]:
    for place, line in enumerate(box.pays, start=1):
        yield Cells(words.place(place), tuple(LOST if pays is None else str(pays) for pays in line))


def _first_cards(words: DerbyWords, box: Box) -> Iterator[Worth]:
    """The ways to them."""
    for way, text in zip(FIRST_CARDS, ways_told(words, box.first_cards), strict=True):
        yield Worth(words.say(way.name), text=text)


def _bet(words: DerbyWords, box: Box, place: str, stake: str, row: str) -> Iterator[FactSet]:
    """A bet on a horse that comes in at that place, by the odds of that row."""
    pays = box.pays[int(place) - 1][int(row)]
    yield {
        "place": words.place(int(place)),
        "stake": int(stake),
        "chips": words.chips(comes_back(int(stake), pays)),
    }
