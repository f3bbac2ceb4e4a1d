"""The last shot at the table: it is watched, beside another one perhaps, and looked at again."""

from __future__ import annotations

from typing import NamedTuple

from game.practice.record import Practised
from game.ui.kit.scene import Ui
from game.ui.range.board.range_board import COLOURS
from game.ui.range.ledger import Ledger
from game.ui.range.race import ShotPlayer, for_shot
from game.ui.range.shooting.ghosts import Ghosts
from game.ui.range.shooting.playback import Playback
from game.ui.range.shooting.shot import Shot
from game.ui.range.shooting.stand import Stand


class Companion(NamedTuple):
    """Somebody else's shot at the table: it runs beside those that are taken there."""

    shot: Practised
    player: ShotPlayer
    name: str  # of its die


class Shots:
    """`last`: the last one at this table. `seen`: what is kept of it, once the die lies still.
    `studied`: the one that the coach is asked about; nothing goes on by itself meanwhile."""

    def __init__(self, ui: Ui, stand: Stand, ledger: Ledger) -> None:
        self._ui = ui
        self._stand = stand
        self._ledger = ledger
        self._ghosts = Ghosts()
        self.last: Shot | None = None
        self.seen: Practised | None = None
        self.studied: Shot | None = None
        self.companion: Companion | None = None

    def forget(self) -> None:
        """Another table is shot at."""
        self.last = self.seen = None

    def show(self, shot: Shot) -> None:
        """It is on its way."""
        self.last, self.seen = shot, None
        self._ui.canvas.assets.expect(for_shot(self._stand.scene, shot.result, COLOURS))
        self._watch(shot)

    def is_yours(self, shot: Shot) -> bool:
        """Others take shots here too, which are not kept."""
        kept = self._ledger.store.shots
        return bool(kept) and kept[-1] is shot.kept

    def recall(self) -> Playback | None:
        """The last shot is looked at again, if there is one."""
        if self._stand.playback is None and self.last is not None:
            self._watch(self.last).was_seen = True
        return self._stand.playback

    def see(self) -> Shot:
        """The die lies still: now it counts."""
        assert self.last is not None
        self._ledger.count()
        self.seen = self.last.kept
        return self.last

    def _watch(self, shot: Shot) -> Playback:
        """Yours beside the best one before it, if that is wanted."""
        wanted = "ghost" in self._ui.settings.range_layers and self.is_yours(shot)
        best = self._ledger.best if wanted else None
        ghost = self._ghosts.of(best, shot.layout) if best is not shot.kept else None
        companion = self.companion
        if companion is None or companion.shot is shot.kept:
            return self._stand.watch(shot.result, ghost)
        playback = self._stand.watch(shot.result, companion.player)
        playback.ghost_name = companion.name
        return playback
