"""Where the things of the race that a lesson speaks of are on the screen now."""

from __future__ import annotations

from game.ui.kit.boxes import around
from game.ui.kit.canvas import Box, Point
from game.ui.kit.widget import Widget
from game.ui.pony_express.board.labels import labels_of
from game.ui.pony_express.context import RaceContext
from game.ui.pony_express.prompts.cup.prompt import CupPrompt
from game.ui.pony_express.shots.aim_prompt import AimPrompt
from game.ui.screens.guided.lesson_table import LessonTable
from game.ui.screens.guided.sights import Sights, SightsDef, Things

Lessons = LessonTable[RaceContext]

SPOT = 50.0  # of a ring around a place of the board
NAME_HEIGHT = 1.2  # cm, of the names on the land
DIE = 78.0  # on the felt beside the trail
BODY = Box(-21, -46, 42, 64)  # of a rider, from its foot


# Whose names lessons use.
WIDGETS = ("keep", "cup", "announce", "race", "accuse", "take-move", "corner", "train")


def _spot(table: Lessons, at: Point) -> Box:
    return around(table.context.board_view.to_screen(at), (SPOT, SPOT))


def _corner(table: Lessons, number: int) -> Box:
    return _spot(table, list(table.context.board.corners.values())[number].at)


def _shot_at(table: Lessons, number: int) -> Box | None:
    prompt = table.prompt
    if not isinstance(prompt, AimPrompt):
        return None
    scene = prompt.scene
    return _spot(table, [p.at for p in scene.pieces if p.owner == scene.target][number])


def _die(table: Lessons, number: int) -> Box:
    return around(table.context.tray.place(number), (DIE, DIE))


THINGS: Things[RaceContext] = {
    "space": lambda table, number: _spot(table, table.context.board.points[number]),
    "mailbox": lambda table, number: _spot(table, table.context.board.mailboxes[number - 1]),
    "corner": _corner,
    "rider": lambda table, seat: BODY.move(table.context.pieces.screen_of(seat)),
    "target": _shot_at,
    "die": _die,
}


def _dice(sights: Sights[RaceContext]) -> list[Box]:
    table = sights.table
    prompt, tray = table.prompt, table.context.tray
    if isinstance(prompt, AimPrompt):
        scene = prompt.scene
        targets = [piece.at for piece in scene.pieces if piece.owner == scene.target]
        return [prompt.aimer.die_box, *(_spot(table, target) for target in targets)]
    if isinstance(prompt, CupPrompt):
        return sights.seen("cup.die-*")
    if not tray.is_out or (prompt is not None and prompt.whole_screen):
        return []
    return [_die(table, number) for number in tray.faces(table.context.seen)]


def _painted_names(sights: Sights[RaceContext]) -> list[Box]:
    """On the land, if the board is to be seen."""
    prompt, view = sights.table.prompt, sights.table.context.board_view
    if prompt is not None and prompt.whole_screen:
        return []
    return [
        around(
            view.to_screen((label.x, label.y)),
            (label.room * view.scale, NAME_HEIGHT * view.scale),
        )
        for label in labels_of(view.board)
    ]


def _is_of_use(table: Lessons, widget: Widget) -> bool:
    """Dice that were put outside the cup are done with."""
    prompt = table.prompt
    out = prompt.plan.outside if isinstance(prompt, CupPrompt) else ()
    return not any(widget.id == f"cup.die-{die}" for die in out)


SIGHTS = SightsDef(things=THINGS, dice=_dice, painted_names=_painted_names, is_of_use=_is_of_use)
