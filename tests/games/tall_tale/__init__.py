"""Tall Tale: a game of the tests alone, which shows what a game has to bring, and that nothing else
has to know it.

A die under a cup, for two to four. Whoever rolls it says what it shows, true or not. The next
player believes it, or looks: a caught liar hands the points of the tale over.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from game.games.definition import GameDef

if TYPE_CHECKING:
    from game.engine.draws import Draws
    from game.engine.options import OptionSchema
    from game.engine.rules import Rules
    from game.hotseat.policy import HotSeatPolicy
    from game.text.part import Part
    from game.ui.games import GameEntry
    from game.wording.game_words import GameWords


def rules(options: Mapping[str, Any], materials: Mapping[str, Any] | None) -> Rules[Any]:
    from tests.games.tall_tale.rules import TallTale

    return TallTale.with_options(options)


def options() -> OptionSchema:
    from tests.games.tall_tale.options import OPTIONS

    return OPTIONS


def redeal(table: Any, seat: int | None, draws: Draws) -> None:
    from tests.games.tall_tale.table import redeal

    redeal(table, seat, draws)


def words(code: str, *, bandits: bool, view: object) -> GameWords:
    from tests.games.tall_tale.words import TallTaleWords

    return TallTaleWords(code)


def policy() -> HotSeatPolicy:
    from tests.games.tall_tale.policy import TallTalePolicy

    return TallTalePolicy()


def text_part() -> type[Part[Any]]:
    from tests.games.tall_tale.text import TallTalePart

    return TallTalePart


def window() -> GameEntry:
    from tests.games.tall_tale.window import ENTRY

    return ENTRY


TALL_TALE = GameDef(
    id="tall-tale",
    name="Tall Tale",
    line="One die, many tales",
    seats=range(2, 5),
    rules=rules,
    options=options,
    redeal=redeal,
    words=words,
    policy=policy,
    text_part=text_part,
    window=window,
    poster="ui/icon-star",
)
