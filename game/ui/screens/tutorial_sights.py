"""Where the things that a lesson speaks of are on the screen now."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from game.engine.requests import TakeShot
from game.ui.kit.canvas import Box, Point
from game.ui.kit.widget import Widget
from game.ui.race.board_labels import labels_of
from game.ui.race.prompts.cup import CupPrompt
from game.ui.race.table import RaceTable

SPOT = 50.0  # of a ring around a place of the board
NAME_HEIGHT = 1.2  # cm, of the names on the land
DIE = 78.0  # on the felt beside the trail
BODY = Box(-21, -46, 42, 64)  # of a rider, from its foot
LARGE = 90_000.0  # square units: what is larger than this is no single thing to be pressed


class Sights:
    """A thing is named as lessons do: a widget by its id, several by the beginning of theirs
    and a star, or something on the board by its kind and number."""

    def __init__(self, table: RaceTable) -> None:
        self._table = table
        self._on_board: dict[str, Callable[[int], Box | None]] = {
            "space": lambda number: self._spot(table.view.board.points[number]),
            "mailbox": lambda number: self._spot(table.view.board.mailboxes[number - 1]),
            "corner": self._corner,
            "rider": self._rider,
            "target": self._shot_at,
            "die": self._die,
            "question": self._question,
        }

    def seen(self, thing: str) -> list[Box]:
        """Everything of that name that is there to be looked at."""
        return list(self._boxes(thing, lambda widget: widget.visible))

    def usable(self, thing: str) -> list[Box]:
        """Only what is to be used next."""
        return list(self._boxes(thing, self._is_of_use))

    def pressable(self) -> list[Box]:
        """Whatever can be pressed, and is small enough to be hidden by an arrow."""
        return [
            widget.box
            for widget in self._table.group
            if widget.visible and widget.box.width * widget.box.height < LARGE
        ]

    def land_names(self) -> list[Box]:
        """What is lettered across the board, if the board is to be seen."""
        prompt, view = self._table.prompt, self._table.view.board_view
        if prompt is not None and prompt.whole_screen:
            return []
        boxes = []
        for label in labels_of(view.board):
            box = Box(0, 0, label.room * view.scale, NAME_HEIGHT * view.scale)
            box.center = view.to_screen((label.x, label.y))
            boxes.append(box)
        return boxes

    def _boxes(self, thing: str, wanted: Callable[[Widget], bool]) -> Iterator[Box]:
        kind, _, number = thing.partition(":")
        if number:
            box = self._on_board[kind](int(number))
            if box is not None:
                yield box
            return
        for widget in self._table.group:
            named = widget.id.startswith(kind[:-1]) if kind.endswith("*") else widget.id == kind
            if named and wanted(widget):
                yield widget.box

    def _is_of_use(self, widget: Widget) -> bool:
        """Not what cannot be pressed yet, nor what was done already."""
        if not widget.visible or not widget.enabled or getattr(widget, "chosen", False):
            return False
        prompt = self._table.prompt
        out = prompt.plan.outside if isinstance(prompt, CupPrompt) else ()
        return not any(widget.id == f"cup.die-{die}" for die in out)

    # ------------------------------------------------------------------ on the board

    def _spot(self, at: Point) -> Box:
        return _around(self._table.view.board_view.to_screen(at), SPOT)

    def _corner(self, number: int) -> Box:
        return self._spot(list(self._table.view.board.corners.values())[number].at)

    def _rider(self, seat: int) -> Box:
        return BODY.move(self._table.view.pieces.screen_of(seat))

    def _shot_at(self, number: int) -> Box | None:
        pending = self._table.match.pending
        if not isinstance(pending, TakeShot):
            return None
        scene = pending.scene
        return self._spot([p.at for p in scene.pieces if p.owner == scene.target][number])

    def _die(self, number: int) -> Box:
        return _around(self._table.view.tray.place(number), DIE)

    def _question(self, _number: int) -> Box | None:
        """From its first widget to its last."""
        prompt = self._table.prompt
        kind = "" if prompt is None else f"{prompt.ask.kind}."
        boxes = [widget.box for widget in self._table.group if widget.id.startswith(kind)]
        return boxes[0].unionall(boxes[1:]) if kind and boxes else None


def _around(centre: Point, side: float) -> Box:
    box = Box(0, 0, side, side)
    box.center = centre
    return box
