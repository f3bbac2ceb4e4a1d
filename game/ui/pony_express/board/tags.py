"""Name plates beside the riders, each in the first of some spots where it covers nothing that
has to be read."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.ui.kit.canvas import Box, Canvas, Point
from game.ui.kit.layout import Units, columns, inset, share
from game.ui.kit.scene import Ui
from game.ui.kit.theme import CREAM, INK, LIVERIES, MARKS
from game.ui.kit.tokens import Type
from game.ui.pony_express.board.labels import labels_of
from game.ui.pony_express.board.pieces import Pieces, Pose
from game.ui.pony_express.board.view import LYING, LYING_ASIDE, BoardView

HEIGHT = 26.0
MARK = 24.0  # how wide the numeral's field is
PADDING = 7.0
WIDEST = 150.0
TYPE = Type.NOTE
EDGE, NUMERAL = 2.0, (19.0, 14.0)  # around a plate, and the room for its numeral
INSIDE = 4.0  # the edge of the board, a plate stays
BODY = Box(-21, -46, 42, 64)  # of a rider, around the middle of its foot
# Printed matter, in cm from its middle to the left, up, to the right and down.
NUMBER, FARE = (0.9, 0.9, 0.9, 2.1), (-0.4, 1.5, 2.0, -0.3)
MAILBOX, LETTERS = (1.2, 1.2, 1.2, 1.2), 0.7
FURTHER = 3  # plates away from the rider, where others hang nearer
NEVER = 20  # times worse than to hide a rider


class Tags:
    """The plates of all riders. Where they hang is found anew when somebody stands elsewhere."""

    def __init__(self, ui: Ui, view: BoardView, pieces: Pieces, names: Iterable[str]) -> None:
        self._ui = ui
        self._view = view
        self._pieces = pieces
        self._names = tuple(names)
        self._printed: tuple[Box, ...] = ()
        self._spots: dict[str, Point] = {}
        self._widths: dict[int, float] = {}
        self._known: tuple[object, ...] = ()
        self._hung: list[Box] = []
        self._tried: tuple[object, ...] = ()  # where plates were hung last, and around what

    def draw(self, canvas: Canvas, clear: Sequence[Box] = ()) -> None:
        """`clear`: what no plate may hide. A plate moves for it only if it would."""
        state = (self._pieces.places, canvas.scale, canvas.zoom, self._view.scale, self._marks)
        hidden = any(plate.collidelist(list(clear)) >= 0 for plate in self._hung)
        if state != self._known or (hidden and (state, *clear) != self._tried):
            self._known, self._tried = state, (state, *clear)
            self._hang(canvas, clear)
        for id, seat, pose in self._pieces.riders():
            if id in self._spots and self._pieces.is_at_rest(id):
                x, y = self._middle(pose)
                dx, dy = self._spots[id]
                self._plate(canvas, seat, (x + dx, y + dy))

    def _middle(self, pose: Pose) -> Point:
        """Of what is seen of a rider; one that lies, lies beside its foot."""
        x, y = self._view.to_screen(pose.at)
        return (x + LYING_ASIDE * self._view.scale, y) if pose.tilt > LYING / 2 else (x, y)

    @property
    def _marks(self) -> bool:
        return self._ui.settings.marks

    def _width(self, canvas: Canvas, seat: int) -> float:
        text = canvas.text_width(self._names[seat], style="bold", size=TYPE)
        units = Units(canvas.zoom)
        inner = min(text, units.grown(WIDEST))
        return inner + units(2 * PADDING + (MARK if self._marks else PADDING))

    def _plate(self, canvas: Canvas, seat: int, at: Point) -> None:
        width = self._widths[seat]
        key = ("tag", self._names[seat], self._view.look.colours[seat], seat, self._marks)
        box = Box(*at, width, Units(canvas.zoom)(HEIGHT))
        canvas.layer += 10
        canvas.composed(key, box, lambda: self._paint(canvas, seat, box))
        canvas.layer -= 10

    def _paint(self, canvas: Canvas, seat: int, box: Box) -> None:
        livery = LIVERIES[self._view.look.colours[seat]]
        units = Units(canvas.zoom)
        padding = units(PADDING)
        wide = units(MARK) if self._marks else padding
        paper = inset(box, EDGE)
        field, _ = columns(paper, wide - EDGE, share())
        canvas.fill(box, INK, radius=units(6))
        canvas.fill(paper, CREAM, radius=units(4))
        canvas.fill(field, livery.base, radius=units(4))
        if self._marks:
            room = units.size(NUMERAL)
            canvas.numeral(
                MARKS[seat], field.center, size=Type.MARK, colour=livery.ink, within=room
            )
        words = inset(box, left=wide + padding, right=padding - EDGE)
        canvas.text(self._names[seat], words, style="bold", size=TYPE, colour=INK, wrap=False)

    # ------------------------------------------------------------------ where they hang

    def _hang(self, canvas: Canvas, clear: Sequence[Box]) -> None:
        """Seat by seat: what is placed first is in the way of the others."""
        self._spots.clear()
        self._printed = tuple(_printed(self._view))
        self._widths = {seat: self._width(canvas, seat) for seat in range(len(self._names))}
        feet = {id: self._middle(self._pieces.goal(id)) for id, _, _ in self._pieces.riders()}
        bodies = {id: BODY.move(foot) for id, foot in feet.items()}
        hung: list[Box] = []
        for id, seat, _ in self._pieces.riders():
            size = (self._widths[seat], Units(canvas.zoom)(HEIGHT))
            others = [body for other, body in bodies.items() if other != id]
            others += [box for box in clear for _ in range(NEVER)]
            spot = self._best(feet[id], size, hung, others)
            hung.append(Box(*spot, *size))
            self._spots[id] = (spot[0] - feet[id][0], spot[1] - feet[id][1])
        self._hung = hung

    def _best(self, foot: Point, size: Point, hung: list[Box], others: list[Box]) -> Point:
        """Near the rider, unless another plate hangs there."""
        taken = [*hung, *others]
        best = self._cheapest(_spots(foot, size), size, taken)
        if any(_shared(best, plate) for plate in hung):
            spots = (*_spots(foot, size), *_further_spots(foot, size))
            best = self._cheapest(spots, size, [*hung * 3, *taken])
        return best.topleft

    def _cheapest(self, spots: Iterable[Point], size: Point, taken: list[Box]) -> Box:
        boxes = [Box(*spot, *size) for spot in spots]
        costs = [self._cost(box, taken) for box in boxes]
        return boxes[costs.index(min(costs))].clamp(inset(self._view.box, INSIDE))

    def _cost(self, box: Box, taken: list[Box]) -> float:
        top = self._view.board.hand_table * self._view.scale
        inside = inset(self._view.box, x=INSIDE, top=top, bottom=INSIDE)
        lost = box.width * box.height - _shared(box, inside)
        return (
            4 * lost
            + 2 * sum(_shared(box, other) for other in taken)
            + sum(_shared(box, other) for other in self._printed)
        )


def _spots(foot: Point, size: Point) -> Iterable[Point]:
    """In the order in which they please."""
    (x, y), (width, height) = foot, size
    for dx, dy in (
        (20.0, -24.0 - height),
        (-20.0 - width, -24.0 - height),
        (26.0, -height / 2 - 6),
        (-26.0 - width, -height / 2 - 6),
        (-width / 2, 38.0),
        (-width / 2, -50.0 - height),
        (18.0, 20.0),
        (-18.0 - width, 20.0),
        (-width / 2, 64.0),
        (-width / 2, -72.0 - height),
    ):
        yield x + dx, y + dy


def _further_spots(foot: Point, size: Point) -> Iterable[Point]:
    """Beside the rider, one plate above or below the other."""
    (x, y), (width, height) = foot, size
    for step in range(1, FURTHER + 1):
        away = step * (height + 3)
        for dx in (20.0, -20.0 - width):
            yield x + dx, y - 24.0 - height - away
            yield x + dx, y + 20.0 + away


def _printed(view: BoardView) -> Iterable[Box]:
    """The numbers of the spaces, the fares, and the names on the land."""
    board = view.board
    for number in range(1, board.last):
        yield view.reach(board.points[number], *NUMBER)
        if board.prices[number]:
            yield view.reach(board.points[number], *FARE)
    for at in board.mailboxes:
        yield view.reach(at, *MAILBOX)
    for name in labels_of(board):
        half = name.room / 2
        yield view.reach((name.x, name.y), half, LETTERS, half, LETTERS)


def _shared(one: Box, other: Box) -> float:
    both = one.clip(other)
    return both.width * both.height
