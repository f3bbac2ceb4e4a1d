"""The step that asks where the water barrel goes: a point of the board, by pointer or with the
arrows."""

from __future__ import annotations

import math
from collections.abc import Callable

from game.rules.pony_express.cards import Play
from game.ui.kit.canvas import Canvas
from game.ui.kit.group import WAYS
from game.ui.kit.inputs import LEFT, Input, KeyPressed, PointerMoved, PointerPressed
from game.ui.kit.keymap.everywhere import NavigationKey
from game.ui.kit.theme import INK, LIGHT_GOLD
from game.ui.pony_express.prompt import RacePrompt
from game.ui.pony_express.prompts.card.details import Details
from game.ui.table.commands import TableKey

Point = tuple[int, int]
NEAR = 1.5  # cm: a click this far from a free point still means it


class BarrelPlace:
    """The free points are lit; the barrel stands where the pointer, or the cursor, is."""

    def __init__(
        self, prompt: RacePrompt[Play | None], details: Details, place: Callable[[Point], None]
    ) -> None:
        self._prompt = prompt
        self._stand = place
        self._free = details.points
        self._at = self._best()

    def _best(self) -> Point:
        """The free point that blocks the straight line best."""
        duel = self._prompt.public().duel
        assert duel is not None, "a barrel is played in a duel"
        first, second = duel.places
        return min(sorted(self._free), key=lambda at: math.dist(first, at) + math.dist(at, second))

    def take(self, given: Input) -> bool:
        board = self._prompt.context.board_view
        if isinstance(given, PointerMoved):
            near = self._nearest(board.to_board(given.at))
            self._at = near or self._at
            return False
        if isinstance(given, PointerPressed) and given.button == LEFT:
            if not board.box.collidepoint(given.at):
                return False
            self._place(self._nearest(board.to_board(given.at)))
            return True
        if isinstance(given, KeyPressed):
            return self._key(given)
        return False

    def _key(self, given: KeyPressed) -> bool:
        focus, keymap = self._prompt.table.group.focus, self._prompt.ui.keymap
        command = keymap.command_of(given, NavigationKey, repeats=True)
        if command in WAYS:
            dx, dy = WAYS[command]
            self._go(dx, -dy)
            return True
        if keymap.matches(given, TableKey.CONFIRM):
            if focus is not None and focus.id == "play-card.back":
                return False
            self._place(self._at)
            return True
        return command is NavigationKey.PRESS

    def _go(self, dx: int, dy: int) -> None:
        """To the next free point in that direction, across whatever is in between."""
        board = self._prompt.context.board
        x, y = self._at
        for step in range(1, int(max(board.width, board.height)) + 1):
            there = (x + dx * step, y + dy * step)
            if there in self._free:
                self._at = there
                return

    def _nearest(self, at: tuple[float, float]) -> Point | None:
        near = (round(at[0]), round(at[1]))
        if near in self._free:
            return near
        best = min(self._free, key=lambda point: (math.dist(point, at), point))
        return best if math.dist(best, at) <= NEAR else None

    def _place(self, at: Point | None) -> None:
        if at is None:
            self._prompt.refuse(
                self._prompt.ui.say(
                    "The barrel can't go there. Keep it nearer to you than to your opponent, "
                    "and at least 6 cm from every rider and figure."
                )
            )
        else:
            self._stand(at)

    def draw(self, canvas: Canvas) -> None:
        board = self._prompt.context.board_view
        key = ("barrel-points", self._free)
        canvas.composed(key, board.box, lambda: self._paint_points(canvas))
        centre = board.to_screen(self._at)
        board.draw_barrel(canvas, self._at, alpha=220)
        canvas.disc(centre, 26, INK, width=6)
        canvas.disc(centre, 25, LIGHT_GOLD, width=3)

    def _paint_points(self, canvas: Canvas) -> None:
        board = self._prompt.context.board_view
        for point in self._free:
            at = board.to_screen(point)
            canvas.disc(at, 3.4, INK)
            canvas.disc(at, 2.4, LIGHT_GOLD)
