"""The derby, as a game among the others."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from game.games.benchmark import Benchmark
from game.games.definition import GameDef
from game.i18n import mark

if TYPE_CHECKING:
    from game.bots.cast import Character
    from game.bots.planning import Planner
    from game.engine.draws import Draws
    from game.engine.options import OptionSchema
    from game.engine.players import Player
    from game.engine.rules import Rules
    from game.hotseat.policy import HotSeatPolicy
    from game.rules.derby.view import DerbyView
    from game.text.part import Part
    from game.ui.games import GameEntry
    from game.wording.game_words import GameWords


def rules(options: Mapping[str, Any], materials: Mapping[str, Any] | None) -> Rules[Any]:
    from game.rules.derby.rules import Derby

    return Derby.with_options(options, materials)


def options() -> OptionSchema:
    from game.rules.derby.options import OPTIONS

    return OPTIONS


def redeal(table: Any, seat: int | None, draws: Draws) -> None:
    from game.rules.derby.redeal import redeal

    redeal(table, seat, draws)


def words(code: str, *, bandits: bool, view: DerbyView | None) -> GameWords:
    from game.wording.derby import DerbyWords

    rows = () if view is None else view.rows
    return DerbyWords(code, bandits=bandits, rows=rows)


def policy() -> HotSeatPolicy:
    from game.hotseat.derby_policy import DerbyPolicy

    return DerbyPolicy()


def text_part() -> type[Part[Any]]:
    from game.text.derby.part import DerbyPart

    return DerbyPart


def window() -> GameEntry:
    from game.ui.derby.entry import ENTRY

    return ENTRY


def bot(level: str, seed: int, who: Character, planner: Planner, tells: bool) -> Player:
    from game.bots.derby.bot import DerbyBot

    return DerbyBot(level, seed, who)


GAME = GameDef(
    id="derby",
    name="Derby",
    line=mark("Bets and horses"),
    seats=range(2, 7),
    rules=rules,
    options=options,
    redeal=redeal,
    words=words,
    policy=policy,
    text_part=text_part,
    window=window,
    poster="ui/poster-derby",
    bot=bot,
    benchmark=Benchmark(
        prefix="derby_",
        table_seed=5,  # bets, cards and odds that move
        table_seats=6,
        bot_seats=2,
        bot_targets={"bot_decision_milliseconds": 20.0},
        still={"derby_bet": "bet"},
    ),
)
