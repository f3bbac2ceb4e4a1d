"""Arranging a table: pieces are moved with the mouse or with keys."""

from __future__ import annotations

import math

from msgspec.structs import replace

from game.engine.errors import Message
from game.i18n import mark
from game.practice.arranging import (
    Handle,
    Kind,
    handle_at,
    handles,
    moved,
    pieces_of,
    place_of,
    room_for,
    with_new,
    without,
)
from game.practice.layout import Layout, problem
from game.ui.kit.canvas import Canvas, Point
from game.ui.kit.inputs import (
    LEFT,
    RIGHT,
    Input,
    KeyPressed,
    PointerMoved,
    PointerPressed,
    PointerReleased,
)
from game.ui.kit.keymap.everywhere import NavigationKey
from game.ui.kit.scene import Ui
from game.ui.kit.theme import CORAL, INK, LIGHT_GOLD, Colour
from game.ui.range.commands import ArrangeKey
from game.ui.range.context import Follower, RangeContext
from game.ui.range.race import ShotGround, standing
from game.wording.vocabulary import capital
from physics.model import Piece

STEP, FINE = 0.5, 0.1  # cm that an arrow moves a piece, and with Shift
PULLED = 8.0  # design units: less is a click and no drag
OFF = 10.0  # beyond the edge of the board a piece is taken away
WAYS = {
    NavigationKey.LEFT: (-1, 0),
    NavigationKey.RIGHT: (1, 0),
    NavigationKey.UP: (0, 1),
    NavigationKey.DOWN: (0, -1),
}
PICKS = {NavigationKey.NEXT: 1, NavigationKey.PREVIOUS: -1}
NOTHING = mark("There's nothing to move.")
NO_ROOM = mark("There's no room for another one.")
BY_POINTER = mark("Let go to place it here. Let go off the board to remove it.")
POINTED = mark("Drag it to move it. Right-click to remove it.")


class Arranger(Follower):
    """`held` is the piece that is being moved; `trial` the table as it would be."""

    def __init__(self, context: RangeContext) -> None:
        self._context = context
        context.followers.append(self)
        self.held: Handle | None = None
        self._pointer: Point | None = None  # in cm, where it could take hold of something
        self._looked: tuple[Point | None, Layout, Handle | None] = (None, Layout(), None)
        self.trial = Layout()
        self.by_keys = False
        self._before = Layout()
        self._grip = (0.0, 0.0)  # from the piece's place to the pointer, in cm
        self._offered: tuple[Kind, Point] | None = None  # pressed beside the board, not yet pulled
        self._trouble: Message | None = None
        self._off_board = False
        self._is_new = False

    @property
    def advice(self) -> tuple[str, str]:
        """What to do with what is held, and its tone."""
        if self._trouble is not None and not self._off_board:
            return self._context.ui.words.message(self._trouble), "bad"
        ui = self._context.ui
        return keys_of_piece(ui) if self.by_keys else ui.say(BY_POINTER), ""

    # ------------------------------------------------------------------ taking hold

    def offer(self, kind: Kind, at: Point) -> None:
        """Something beside the board is pressed: it may be pulled onto it."""
        self._offered = (kind, at)

    def place_new(self, kind: Kind) -> None:
        """By key, or by a click: it appears where there is room, and is moved from there."""
        self._context.aim_again()
        layout = self._context.mode.layout
        if kind == "decoy":
            self._context.arrange(_next_decoy(layout))
            return
        at = room_for(layout, kind)
        if at is None:
            self._context.refuse(problem(_one_more(layout)) or Message(NO_ROOM))
            return
        trial, handle = with_new(layout, kind, at)
        self._take(handle, layout, trial, by_keys=True, new=True)

    def pick(self, by: int = 1) -> None:
        """By key: the next piece, or the first one."""
        self._context.aim_again()
        before = self.held
        if before is not None and not self._put_down():
            return
        layout = self._context.mode.layout
        every = handles(layout)
        if not every:
            self._context.refuse(Message(NOTHING))
            return
        number = (every.index(before) + by) % len(every) if before in every else 0
        self._take(every[number], layout, layout, by_keys=True)

    def _take(
        self, handle: Handle, before: Layout, trial: Layout, *, by_keys: bool, new: bool = False
    ) -> None:
        self.held, self.by_keys, self._is_new = handle, by_keys, new
        self._before, self.trial = before, trial
        self._trouble, self._off_board = problem(trial), False
        self._context.ui.sounds.play("tick", 0.6)

    # ------------------------------------------------------------------ inputs

    def take(self, given: Input) -> bool:
        if isinstance(given, PointerMoved):
            return self._point(given)
        if isinstance(given, PointerPressed):
            return self._press(given)
        if isinstance(given, PointerReleased):
            self._offered = None
            if self.held is None or self.by_keys:
                return False
            self._drop()
            return True
        return isinstance(given, KeyPressed) and self.held is not None and self._key(given)

    def _press(self, given: PointerPressed) -> bool:
        if self.held is not None:
            if given.button == LEFT:
                self._drop()
            else:
                self.cancel()
            return True
        view = self._context.board.view
        if not self._context.may_arrange or not view.box.collidepoint(given.at):
            return False
        at, layout = view.to_board(given.at), self._context.mode.layout
        handle = handle_at(layout, at)
        if handle is None:
            return False
        if given.button == RIGHT:
            self._context.arrange(without(layout, handle))
        elif given.button == LEFT:
            x, y = place_of(layout, handle)
            self._grip = (at[0] - x, at[1] - y)
            self._take(handle, layout, layout, by_keys=False)
        return True

    @property
    def pointed(self) -> Handle | None:
        """What the pointer could take hold of; looked for once a frame, however often it moves."""
        if self._pointer is None or not self._context.may_arrange:
            return None
        layout = self._context.mode.layout
        if self._looked[:2] != (self._pointer, layout):
            self._looked = (self._pointer, layout, handle_at(layout, self._pointer))
        return self._looked[2]

    def _point(self, given: PointerMoved) -> bool:
        board, free = self._context.board.view, self.held is None and not given.held
        on_board = free and board.box.collidepoint(given.at)
        self._pointer = board.to_board(given.at) if on_board else None
        if self._offered is not None and self.held is None:
            kind, pressed = self._offered
            if not given.held or math.dist(given.at, pressed) < PULLED:
                return False
            self._pull(kind, given.at)
        if self.held is None or self.by_keys:
            return False
        view = self._context.board.view
        x, y = view.to_board(given.at)
        self._off_board = not view.box.inflate(2 * OFF, 2 * OFF).collidepoint(given.at)
        self._move_to((x - self._grip[0], y - self._grip[1]))
        return True

    def _pull(self, kind: Kind, at: Point) -> None:
        """From beside the board."""
        self._offered, self._grip = None, (0.0, 0.0)
        self._context.let_go_of_widgets()
        self._context.aim_again()
        layout = self._context.mode.layout
        trial, handle = with_new(layout, kind, self._context.board.view.to_board(at))
        self._take(handle, layout, trial, by_keys=False, new=True)

    def _move_to(self, at: Point) -> None:
        assert self.held is not None
        self.trial = moved(self.trial, self.held, at)
        self._trouble = problem(self.trial)

    def _key(self, given: KeyPressed) -> bool:
        keymap = self._context.ui.keymap
        command = keymap.command_of(given, NavigationKey, repeats=True)
        if command in WAYS and self.held is not None:
            (dx, dy), step = WAYS[command], FINE if given.shift else STEP
            x, y = place_of(self.trial, self.held)
            self._move_to((x + dx * step, y + dy * step))
        elif command is NavigationKey.PRESS:
            if not given.repeated:
                self._drop()
        elif command is NavigationKey.BACK:
            self.cancel()
        elif keymap.matches(given, ArrangeKey.REMOVE, repeats=True):
            self._remove()
        elif command in PICKS:
            self.pick(PICKS[command])
        return True

    # ------------------------------------------------------------------ letting go

    def table_set(self) -> None:
        self.cancel()

    def cancel(self) -> None:
        """Everything stays where it was."""
        self.held = self._pointer = self._offered = None

    def _drop(self) -> None:
        if self._off_board:
            self._remove()
        elif self._put_down() or not self.by_keys:
            self.held = None

    def _put_down(self) -> bool:
        """Whether it can stand there; if not, the reason is said."""
        if self._trouble is not None:
            self._context.refuse(self._trouble)
            return False
        if self.trial != self._before:
            self._context.arrange(self.trial)
        self._before, self._is_new = self.trial, False
        return True

    def _remove(self) -> None:
        """What was never put down is simply gone."""
        handle, self.held = self.held, None
        if handle is not None and not self._is_new:
            self._context.arrange(without(self._before, handle))

    # ------------------------------------------------------------------ drawing

    def draw_pointed(self, canvas: Canvas) -> None:
        """A ring around what can be dragged."""
        if self.pointed is not None:
            for piece in pieces_of(self._context.mode.layout, self.pointed):
                self._draw_ring(canvas, piece, LIGHT_GOLD)

    def _draw_ring(self, canvas: Canvas, piece: Piece, colour: Colour) -> float:
        """How large it is."""
        view = self._context.board.view
        centre, radius = view.to_screen(piece.at), piece.radius * view.scale + 12
        canvas.disc(centre, radius + 2, INK, width=8)
        canvas.disc(centre, radius, colour, width=4)
        return radius

    def draw(self, canvas: Canvas) -> None:
        """The table as it would be, with a ring around what is held."""
        view = self._context.board.view
        ground = ShotGround(view, self.trial.to_scene())
        ground.draw_collars(canvas, standing)
        assert self.held is not None
        fits = self._trouble is None and not self._off_board
        for piece in pieces_of(self.trial, self.held):
            radius = self._draw_ring(canvas, piece, LIGHT_GOLD if fits else CORAL)
            if not fits:
                reach = radius * 0.7
                x, y = view.to_screen(piece.at)
                for way in (1, -1):
                    line = ((x - reach, y - reach * way), (x + reach, y + reach * way))
                    canvas.line(*line, CORAL, width=3)
        ground.draw_pieces(canvas, standing, None)
        ground.draw_wind(canvas, self._context.ui)


def keys_of_piece(ui: Ui) -> str:
    """For whoever moves a piece by keys."""
    keymap, words = ui.keymap, ui.words
    return ui.say(
        "%(arrows)s: move. %(place)s: place. %(remove)s: remove.",
        arrows=capital(keymap.caps(WAYS, words)),
        place=keymap.label(NavigationKey.PRESS, words),
        remove=keymap.label(ArrangeKey.REMOVE, words),
    )


def _next_decoy(layout: Layout) -> Layout:
    """None, then on either side, then none again."""
    order = (None, "left", "right")
    return replace(layout, decoy=order[(order.index(layout.decoy) + 1) % len(order)])


def _one_more(layout: Layout) -> Layout:
    """With one rider too many, perhaps: then the layout says so."""
    return replace(layout, riders=(*layout.riders, (0.0, 0.0)))
