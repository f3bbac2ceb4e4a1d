"""The rules as a booklet: chapters made of plain parts, every number taken from the rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from game.rules.pony_express.bluff import CANTEEN_REROLLS, DESERT_PRICE, PRICE
from game.rules.pony_express.board import Board
from game.rules.pony_express.board_schema import NUGGETS
from game.rules.pony_express.cards import DECK
from game.rules.pony_express.gold import STARTING_GOLD
from game.rules.pony_express.meeting import POKER_STAKE, SHOTS_EACH
from game.rules.pony_express.prison import FINE
from game.rules.pony_express.rules import SEATS, PonyExpress
from game.rules.pony_express.sacramento import (
    BYSTANDERS_LEAVE_AFTER,
    LAST_MAILBOX,
    SHOTS_AT_MOST,
)
from game.wording import Words


class Heading(NamedTuple):
    text: str


class Paragraph(NamedTuple):
    text: str
    style: str = "body"


class Bullet(NamedTuple):
    text: str


class Step(NamedTuple):
    """A numbered step, its number on a gold disc."""

    number: int
    title: str
    text: str


class Pictured(NamedTuple):
    """Something with its picture; `note`: when it counts, in italics above the text."""

    picture: str
    size: tuple[float, float]
    title: str
    text: str
    note: str = ""


class Worth(NamedTuple):
    """A row of a table: a number on a disc, a name, dice that show it, and what follows."""

    name: str
    number: str = ""
    dice: tuple[str, ...] = ()
    text: str = ""


class Key(NamedTuple):
    """What to press, and what it does."""

    keys: str
    text: str


Part = Heading | Paragraph | Bullet | Step | Pictured | Worth | Key


def texts_of(part: Part) -> Iterator[str]:
    """All that can be read in it, for whoever searches."""
    for name in ("keys", "name", "title", "note", "text"):
        text = getattr(part, name, "")
        if text:
            yield text


class Chapter(NamedTuple):
    id: str
    title: str
    picture: str
    parts: tuple[Part, ...]


class Facts:
    """Where the numbers of the booklet come from: the rules, and one board."""

    def __init__(self, words: Words, board: Board, *, bandits: bool) -> None:
        self.words = words
        self.board = board
        self.figures_token = f"board/token-{'bandits' if bandits else 'indians'}"
        spaces = range(1, board.last + 1)
        self.numbers: dict[str, Any] = {
            "last": board.last,
            "peaceful": max((n for n in spaces if board.peaceful[n]), default=0),
            "desert": next((n for n in spaces if board.desert[n]), board.last),
            "fewest": SEATS[0],
            "most": SEATS[-1],
            "nuggets": NUGGETS,
            "cards": len(DECK),
            "start": words.gold(STARTING_GOLD),
            "price": words.gold(PRICE),
            "desert_price": words.gold(DESERT_PRICE),
            "canteen": CANTEEN_REROLLS,
            "one": words.gold(1),
            "fine": words.gold(FINE),
            "stake": words.gold(POKER_STAKE),
            "shots": SHOTS_EACH,
            "boxes": LAST_MAILBOX,
            "leave": BYSTANDERS_LEAVE_AFTER,
            "limit": SHOTS_AT_MOST,
            "figures": words.figures_said,
        }

    @property
    def end_of_line(self) -> int:
        """The last train station; 0 on a board without trains."""
        stations = [n for n, kind in enumerate(self.board.kinds) if kind == "station"]
        return max(stations, default=0)


Writer = Callable[[Facts], Chapter]


def usual_board() -> Board:
    return PonyExpress.with_options({}).board


def chapters(words: Words, board: Board | None = None, *, bandits: bool = False) -> list[Chapter]:
    """The booklet in one language, for one board."""
    # They are made of these parts: imported late.
    from game.ui.screens import rules_pages_meeting, rules_pages_play, rules_pages_trail

    facts = Facts(words, usual_board() if board is None else board, bandits=bandits)
    pages = (rules_pages_play, rules_pages_meeting, rules_pages_trail)
    return [write(facts) for page in pages for write in page.CHAPTERS]
