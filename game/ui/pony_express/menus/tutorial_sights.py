"""Where the things of the race that a lesson speaks of are on the screen now."""

from __future__ import annotations

from game.engine.requests import TakeShot
from game.ui.kit.boxes import around
from game.ui.kit.canvas import Box, Point
from game.ui.kit.widget import Widget
from game.ui.pony_express.board_labels import labels_of
from game.ui.pony_express.prompts.cup import CupPrompt
from game.ui.pony_express.shots import AimPrompt
from game.ui.pony_express.table import RaceTable
from game.ui.screens.sights import Sights

SPOT = 50.0  # of a ring around a place of the board
NAME_HEIGHT = 1.2  # cm, of the names on the land
DIE = 78.0  # on the felt beside the trail
BODY = Box(-21, -46, 42, 64)  # of a rider, from its foot


class RaceSights(Sights):
    table: RaceTable

    def __init__(self, table: RaceTable) -> None:
        super().__init__(table)
        self.things |= {
            "space": lambda number: self._spot(table.view.board.points[number]),
            "mailbox": lambda number: self._spot(table.view.board.mailboxes[number - 1]),
            "corner": self._corner,
            "rider": self._rider,
            "target": self._shot_at,
            "die": self._die,
        }

    def dice(self) -> list[Box]:
        prompt, tray = self.table.prompt, self.table.view.tray
        if isinstance(prompt, AimPrompt):
            scene = prompt.scene
            targets = [piece.at for piece in scene.pieces if piece.owner == scene.target]
            return [prompt.aimer.die_box, *map(self._spot, targets)]
        if isinstance(prompt, CupPrompt):
            return self.seen("cup.die-*")
        if not tray.is_out or (prompt is not None and prompt.whole_screen):
            return []
        return [self._die(number) for number in tray.faces(self.table.view.stage)]

    def painted_names(self) -> list[Box]:
        """On the land, if the board is to be seen."""
        prompt, view = self.table.prompt, self.table.view.board_view
        if prompt is not None and prompt.whole_screen:
            return []
        return [
            around(
                view.to_screen((label.x, label.y)),
                (label.room * view.scale, NAME_HEIGHT * view.scale),
            )
            for label in labels_of(view.board)
        ]

    def is_of_use(self, widget: Widget) -> bool:
        prompt = self.table.prompt
        out = prompt.plan.outside if isinstance(prompt, CupPrompt) else ()
        lies_outside = any(widget.id == f"cup.die-{die}" for die in out)
        return super().is_of_use(widget) and not lies_outside

    # ------------------------------------------------------------------ on the board

    def _spot(self, at: Point) -> Box:
        return around(self.table.view.board_view.to_screen(at), (SPOT, SPOT))

    def _corner(self, number: int) -> Box:
        return self._spot(list(self.table.view.board.corners.values())[number].at)

    def _rider(self, seat: int) -> Box:
        return BODY.move(self.table.view.pieces.screen_of(seat))

    def _shot_at(self, number: int) -> Box | None:
        pending = self.table.match.pending
        if not isinstance(pending, TakeShot):
            return None
        scene = pending.scene
        return self._spot([p.at for p in scene.pieces if p.owner == scene.target][number])

    def _die(self, number: int) -> Box:
        return around(self.table.view.tray.place(number), (DIE, DIE))
