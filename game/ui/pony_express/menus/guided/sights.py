"""Where the things of the race that a lesson speaks of are on the screen now."""

from __future__ import annotations

from game.ui.kit.boxes import around
from game.ui.kit.canvas import Box, Point
from game.ui.kit.widget import Widget
from game.ui.pony_express.board.labels import labels_of
from game.ui.pony_express.prompts.cup.prompt import CupPrompt
from game.ui.pony_express.shots.aim_prompt import AimPrompt
from game.ui.pony_express.table import RaceTable
from game.ui.screens.guided.sights import Sights, Things

SPOT = 50.0  # of a ring around a place of the board
NAME_HEIGHT = 1.2  # cm, of the names on the land
DIE = 78.0  # on the felt beside the trail
BODY = Box(-21, -46, 42, 64)  # of a rider, from its foot


# Whose names lessons use.
WIDGETS = ("keep", "cup", "announce", "race", "accuse", "take-move", "corner", "train")


def _spot(table: RaceTable, at: Point) -> Box:
    return around(table.context.board_view.to_screen(at), (SPOT, SPOT))


def _corner(table: RaceTable, number: int) -> Box:
    return _spot(table, list(table.context.board.corners.values())[number].at)


def _shot_at(table: RaceTable, number: int) -> Box | None:
    prompt = table.prompt
    if not isinstance(prompt, AimPrompt):
        return None
    scene = prompt.scene
    return _spot(table, [p.at for p in scene.pieces if p.owner == scene.target][number])


def _die(table: RaceTable, number: int) -> Box:
    return around(table.context.tray.place(number), (DIE, DIE))


THINGS: Things[RaceTable] = {
    "space": lambda table, number: _spot(table, table.context.board.points[number]),
    "mailbox": lambda table, number: _spot(table, table.context.board.mailboxes[number - 1]),
    "corner": _corner,
    "rider": lambda table, seat: BODY.move(table.context.pieces.screen_of(seat)),
    "target": _shot_at,
    "die": _die,
}


class RaceSights(Sights[RaceTable]):
    things = THINGS

    def dice(self) -> list[Box]:
        prompt, tray = self.table.prompt, self.table.context.tray
        if isinstance(prompt, AimPrompt):
            scene = prompt.scene
            targets = [piece.at for piece in scene.pieces if piece.owner == scene.target]
            return [prompt.aimer.die_box, *(_spot(self.table, target) for target in targets)]
        if isinstance(prompt, CupPrompt):
            return self.seen("cup.die-*")
        if not tray.is_out or (prompt is not None and prompt.whole_screen):
            return []
        return [_die(self.table, number) for number in tray.faces(self.table.context.seen)]

    def painted_names(self) -> list[Box]:
        """On the land, if the board is to be seen."""
        prompt, view = self.table.prompt, self.table.context.board_view
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
