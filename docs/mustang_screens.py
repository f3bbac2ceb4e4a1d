"""Pictures of Mustang for the README, from one game of bots with Ann at the first ranch."""

from __future__ import annotations

from collections.abc import Callable

from docs.camera import Camera
from docs.recorded import ANN, Asked, asks_ann, ranches
from game.ui.mustang.menus.booklet import MustangBooklet
from game.ui.mustang.menus.end import MustangEnd
from game.ui.screens.howto import HowTo

CHAPTER_OF_SETS = 4
LATE = -2  # of the times when Ann could steal: everybody has mustangs by then
COUNTED = 14.0  # seconds until the last line of the sheet is there


def mustang_table(camera: Camera) -> None:
    """Ann's turn: a set is chosen, and what it catches or steals is lit."""
    ranches().asked_for(camera, _can_steal, LATE)
    camera.press("action.steal")
    camera.move((1, 1))
    camera.wait(1.0)


def mustang_theft(camera: Camera) -> None:
    """Somebody wants one of Ann's, and she has an answer."""
    ranches().asked_for(camera, _can_defend)


def mustang_event(camera: Camera) -> None:
    """It rains, and whoever likes brings two mustangs in."""
    ranches().asked_for(camera, asks_ann("shelter"))


def mustang_end(camera: Camera) -> None:
    """The sheet, counted to its last line."""
    ranches().sit_down(camera, len(ranches().match.journal))
    camera.wait_until(lambda: isinstance(camera.scene, MustangEnd))
    camera.wait(COUNTED)


def mustang_rules(camera: Camera) -> None:
    booklet = HowTo(camera.ui, MustangBooklet())
    camera.open(booklet)
    booklet.open_chapter(CHAPTER_OF_SETS)
    camera.wait(0.5)


def _can_steal(asked: Asked) -> bool:
    if not asks_ann("action")(asked):
        return False
    return any(option.action == "steal" for option in asked.pending.options(ANN))


def _can_defend(asked: Asked) -> bool:
    return asks_ann("defend")(asked) and len(asked.pending.options(ANN)) > 1


MUSTANG_PICTURES: dict[str, Callable[[Camera], None]] = {
    "mustang-table": mustang_table,
    "mustang-theft": mustang_theft,
    "mustang-event": mustang_event,
    "mustang-end": mustang_end,
    "mustang-rules": mustang_rules,
}
