"""The race, as a game among the others."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from game.games.benchmark import Benchmark
from game.games.definition import Exploiters, GameDef
from game.i18n import mark

if TYPE_CHECKING:
    from game.bots.cast import Character
    from game.bots.planning import Planner
    from game.engine.draws import Draws
    from game.engine.options import OptionSchema
    from game.engine.players import Player
    from game.engine.rules import Rules
    from game.hotseat.policy import HotSeatPolicy
    from game.rules.pony_express.view import PonyExpressView
    from game.text.part import Part
    from game.ui.games import GameEntry
    from game.wording.game_words import GameWords


def rules(options: Mapping[str, Any], materials: Mapping[str, Any] | None) -> Rules[Any]:
    from game.rules.pony_express.rules import PonyExpress

    return PonyExpress.with_options(options, materials)


def options() -> OptionSchema:
    from game.rules.pony_express.options import OPTIONS

    return OPTIONS


def redeal(table: Any, seat: int | None, draws: Draws) -> None:
    from game.rules.pony_express.view import redeal

    redeal(table, seat, draws)


def words(code: str, *, bandits: bool, view: PonyExpressView | None) -> GameWords:
    from game.wording.pony_express import RaceWords

    labels = () if view is None else view.board.labels
    return RaceWords(code, bandits=bandits, labels=labels)


def policy() -> HotSeatPolicy:
    from game.hotseat.pony_express_policy import PonyExpressPolicy

    return PonyExpressPolicy()


def text_part() -> type[Part[Any]]:
    from game.text.pony_express.part import RacePart

    return RacePart


def window() -> GameEntry:
    from game.ui.pony_express.entry import ENTRY

    return ENTRY


def bot(level: str, seed: int, who: Character, planner: Planner, tells: bool) -> Player:
    from game.bots.pony_express.bot import RaceBot

    return RaceBot(level, seed, who, planner, tells=tells)


def exploiters() -> Exploiters:
    from game.bots.pony_express.exploiters import EXPLOITERS, make_exploiter

    return Exploiters(EXPLOITERS, make_exploiter)


GAME = GameDef(
    id="pony-express",
    name="Pony Express",
    line=mark("Race, bluff, duels"),
    seats=range(3, 6),
    rules=rules,
    options=options,
    redeal=redeal,
    words=words,
    policy=policy,
    text_part=text_part,
    window=window,
    poster="ui/poster-pony-express",
    bot=bot,
    has_shots=True,
    has_tells=True,
    exploiters=exploiters,
    benchmark=Benchmark(
        prefix="",
        table_seed=97,  # a race with an accusation, a prison and a duel in its first minute
        bot_targets={
            "bot_decision_milliseconds": 2.0,
            "bot_decision_99_percent_milliseconds": 10.0,
            "bot_game_seconds": 1.0,
        },
        still={"race_card_choice": "keep-card", "race_cup": "announce"},
    ),
)
