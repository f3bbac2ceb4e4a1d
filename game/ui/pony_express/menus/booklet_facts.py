"""What the booklet of the race takes from the rules, the board and the keys."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.pony_express.bluff import DESERT_PRICE, PRICE
from game.rules.pony_express.board import Board
from game.rules.pony_express.board_places import NEAREST, PACE
from game.rules.pony_express.board_schema import NUGGETS
from game.rules.pony_express.cards import COPIES, DECK
from game.rules.pony_express.gold import STARTING_GOLD
from game.rules.pony_express.meeting import POKER_STAKE, SHOTS_EACH
from game.rules.pony_express.prison import FINE, PRISON_ROLL
from game.rules.pony_express.rules import SEATS, PonyExpress
from game.rules.pony_express.sacramento import (
    BYSTANDERS_LEAVE_AFTER,
    LAST_MAILBOX,
    SHOTS_A_PACE,
)
from game.rules.pony_express.spaces import FIGURES
from game.rules.shared.hands import ANNOUNCEABLE, HANDS, SPACES
from game.ui.kit.theme import MARKS
from game.ui.pony_express.menus.booklet_figures import dice
from game.ui.pony_express.prompts.accuse import BELIEVE_KEYS
from game.ui.screens.booklet import Pictured, Worth
from game.ui.screens.booklet_pages import BookletFacts, FactSet
from game.ui.table.prompts.keys import SEAT_KEYS, letters_of
from game.wording.pony_express import RaceWords
from game.wording.pony_express.house_rules import HOUSE_RULES
from game.wording.vocabulary import capital

CARD = (150.0, 110.0)
KINDS_OF_SPACE = ("relay", "mine", "saloon", "station")


def usual_board() -> Board:
    return PonyExpress.with_options({}).board


def booklet_facts(words: RaceWords, board: Board, *, bandits: bool = False) -> BookletFacts:
    """In one language, for one board."""
    return BookletFacts(
        words,
        facts={
            **_numbers_of_the_board(board),
            **_numbers_of_the_rules(words),
            **_hands(words),
            **_names(words),
            "figures_picture": f"board/token-{'bandits' if bandits else 'indians'}",
        },
        figures={"dice": dice},
        parts={
            "prison_rolls": lambda: _prison_rolls(words),
            "cards": lambda: _cards(words),
        },
        loops={"accusers": _accusers},
    )


def _numbers_of_the_board(board: Board) -> FactSet:
    spaces = range(1, board.last + 1)
    stations = [number for number, kind in enumerate(board.kinds) if kind == "station"]
    return {
        "last": board.last,
        "peaceful": max((n for n in spaces if board.peaceful[n]), default=0),
        "desert": next((n for n in spaces if board.desert[n]), board.last),
        "end": max(stations, default=0),  # of the line: 0 on a board without trains
    }


def _numbers_of_the_rules(words: RaceWords) -> FactSet:
    return {
        "fewest": SEATS[0],
        "most": SEATS[-1],
        "nuggets": NUGGETS,
        "cards": len(DECK),
        "start": words.gold(STARTING_GOLD),
        "price": words.gold(PRICE),
        "desert_price": words.gold(DESERT_PRICE),
        "one": words.gold(1),
        "fine": words.gold(FINE),
        "stake": words.gold(POKER_STAKE),
        "shots": SHOTS_EACH,
        "boxes": LAST_MAILBOX,
        "leave": BYSTANDERS_LEAVE_AFTER,
        "more": SHOTS_A_PACE,
        "closer": round(2 * PACE),
        "closest": round(NEAREST),
        "count": FIGURES,
    }


def _hands(words: RaceWords) -> FactSet:
    facts: dict[str, object] = {}
    for hand in ANNOUNCEABLE:
        id = hand.replace("-", "_")
        facts[f"hand_{id}"] = words.hand(hand)
        facts[f"worth_{id}"] = SPACES[hand]
        facts[f"spaces_{id}"] = words.number_of_spaces(SPACES[hand])
    return facts


def _names(words: RaceWords) -> FactSet:
    facts = {f"space_{kind}": capital(words.space_kind(kind)) for kind in KINDS_OF_SPACE}
    facts["space_figures"] = capital(words.figures)
    for rule in HOUSE_RULES:
        id = rule.replace("-", "_")
        facts[id], facts[f"{id}_text"] = words.house_rule(rule)
    return facts


def _prison_rolls(words: RaceWords) -> Iterator[Worth]:
    for hand in HANDS:
        yield Worth(words.hand(hand), text=words.prison_gains(*PRISON_ROLL[hand]))


def _cards(words: RaceWords) -> Iterator[Pictured]:
    for card, copies in COPIES.items():
        _, when, effect = words.card(card)
        title = words.card_title(card, copies)
        yield Pictured(f"cards/{card}", CARD, title, effect, when, framed=True)


def _accusers() -> Iterator[FactSet]:
    """With which keys each seat calls a bluff, or believes it."""
    for mark, call, believe in zip(MARKS, SEAT_KEYS, BELIEVE_KEYS, strict=False):
        yield {"number": mark, "call": letters_of(call), "believe": letters_of(believe)}
