"""The booklet of the race: every number is taken from the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.rules.pony_express.bluff import CANTEEN_REROLLS, DESERT_PRICE, PRICE
from game.rules.pony_express.board import Board
from game.rules.pony_express.board_places import NEAREST, PACE
from game.rules.pony_express.board_schema import NUGGETS
from game.rules.pony_express.cards import DECK
from game.rules.pony_express.gold import STARTING_GOLD
from game.rules.pony_express.meeting import POKER_STAKE, SHOTS_EACH
from game.rules.pony_express.prison import FINE
from game.rules.pony_express.rules import SEATS, PonyExpress
from game.rules.pony_express.sacramento import (
    BYSTANDERS_LEAVE_AFTER,
    LAST_MAILBOX,
    SHOTS_A_PACE,
)
from game.ui.screens.booklet import Chapter
from game.wording import Words


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
            "more": SHOTS_A_PACE,
            "closer": round(2 * PACE),
            "closest": round(NEAREST),
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
    from game.ui.pony_express.menus import rules_pages_meeting, rules_pages_play, rules_pages_trail

    facts = Facts(words, usual_board() if board is None else board, bandits=bandits)
    pages = (rules_pages_play, rules_pages_meeting, rules_pages_trail)
    return [write(facts) for page in pages for write in page.CHAPTERS]
