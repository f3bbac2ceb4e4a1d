"""How far a saved game has come, in a few words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.games.registry import game_named

if TYPE_CHECKING:
    from game.hotseat.savefiles import Progress
    from game.ui.kit.scene import Ui


LISTED = 4  # players whose names find room in a line


def who_plays(ui: Ui, game: str, names: Sequence[str]) -> str:
    """Not all of many: there is one line."""
    if len(names) <= LISTED:
        return ui.words.listing(names)
    facts = {"game": game_named(game).name, "number": len(names)}
    return ui.say("%(game)s with %(number)d players", **facts)


def standing_of(ui: Ui, game: str, progress: Progress) -> str:
    """One that has not begun stands at its first turn."""
    name = game_named(game).name
    if progress.race:
        return ui.say("%(game)s, round %(number)d of the race", game=name, number=progress.race)
    if progress.bets:
        return ui.say("%(game)s, round %(number)d of the bets", game=name, number=progress.bets)
    return ui.say("%(game)s, turn %(turn)d", game=name, turn=max(progress.turn, 1))
