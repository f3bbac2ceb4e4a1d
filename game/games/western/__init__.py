"""Western, as a game among the others."""

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
    from game.rules.western.view import WesternView
    from game.text.part import Part
    from game.ui.games import GameEntry
    from game.wording.game_words import GameWords


def rules(options: Mapping[str, Any], materials: Mapping[str, Any] | None) -> Rules[Any]:
    from game.rules.western.rules import Western

    return Western.with_options(options, materials)


def options() -> OptionSchema:
    from game.rules.western.options import OPTIONS

    return OPTIONS


def redeal(table: Any, seat: int | None, draws: Draws) -> None:
    from game.rules.western.redeal import redeal

    redeal(table, seat, draws)


def words(code: str, *, bandits: bool, view: WesternView | None) -> GameWords:
    from game.wording.western import WesternWords, house_of

    return WesternWords(code, bandits=bandits, house=house_of(view))


def policy() -> HotSeatPolicy:
    from game.hotseat.western_policy import WesternPolicy

    return WesternPolicy()


def text_part() -> type[Part[Any]]:
    from game.text.western.part import WesternPart

    return WesternPart


def window() -> GameEntry:
    from game.ui.western.entry import ENTRY

    return ENTRY


def bot(level: str, seed: int, who: Character, planner: Planner, tells: bool) -> Player:
    from game.bots.western.bot import WesternBot

    return WesternBot(level, seed, who)


GAME = GameDef(
    id="western",
    name="Western",
    line=mark("Cards and a cash box"),
    seats=range(3, 11),
    rules=rules,
    options=options,
    redeal=redeal,
    words=words,
    policy=policy,
    text_part=text_part,
    window=window,
    poster="ui/poster-western",
    bot=bot,
    benchmark=Benchmark(
        prefix="western_",
        table_seed=11,  # attacks, answers and a train
        table_seats=10,
        bot_seats=10,
        bot_targets={
            "bot_decision_milliseconds": 5.0,
            "bot_decision_99_percent_milliseconds": 20.0,
        },
        still={"western_play": "play"},
    ),
)
