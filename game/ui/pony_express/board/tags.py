"""Name plates beside the riders, each in the first of some spots where it covers nothing that
has to be read."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.ui.kit.canvas import Box, Canvas, Point
from game.ui.kit.scene import Ui
from game.ui.kit.theme import CREAM, INK, LIVERIES, MARKS
from game.ui.pony_express.board.labels import labels_of
from game.ui.pony_express.board.pieces import Pieces, Pose
from game.ui.pony_express.board.view import LYING, LYING_ASIDE, BoardView

HEIGHT = 26.0
MARK = 24.0  # how wide the numeral's field is
PADDING = 7.0
WIDEST = 150.0
TYPE = 18.0
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
        inner = min(text, WIDEST * max(canvas.zoom, 1.0))
        return inner + (2 * PADDING + (MARK if self._marks else PADDING)) * canvas.zoom

    def _plate(self, canvas: Canvas, seat: int, at: Point) -> None:
        width = self._widths[seat]
        key = ("tag", self._names[seat], self._view.look.colours[seat], seat, self._marks)
        box = Box(at[0], at[1], width, HEIGHT * canvas.zoom)
        canvas.layer += 10
        canvas.composed(key, box, lambda: self._paint(canvas, seat, box))
        canvas.layer -= 10

    def _paint(self, canvas: Canvas, seat: int, box: Box) -> None:
        livery = LIVERIES[self._view.look.colours[seat]]
        zoom, padding = canvas.zoom, PADDING * canvas.zoom
        canvas.fill(box, INK, radius=6 * zoom)
        inner = box.inflate(-4, -4)
        canvas.fill(inner, CREAM, radius=4 * zoom)
        wide = MARK * zoom if self._marks else padding
        canvas.fill((inner.x, inner.y, wide - 2, inner.height), livery.base, radius=4 * zoom)
        if self._marks:
            at = (inner.x + wide / 2 - 1, box.centery)
            room = (19 * zoom, 14 * zoom)
            canvas.numeral(MARKS[seat], at, size=15, colour=livery.ink, within=room)
        words = (box.x + wide + padding, box.y, box.width - wide - 2 * padding + 2, box.height)
        canvas.text(self._names[seat], words, style="bold", size=TYPE, colour=INK, wrap=False)

    # ------------------------------------------------------------------ where they hang

    def _hang(self, canvas: Canvas, clear: Sequence[Box]) -> None:
        """Seat by seat: what is placed first is in the way of the others."""
        self._spots.clear()
        self._printed = tuple(_printed(self._view))
        self._widths = {seat: self._width(canvas, seat) for seat in range(len(self._names))}
        feet = {id: self._middle(self._pieces.goal(id)) for id, _, _ in self._pieces.riders()}
        bodies = {id: Box(x - 21, y - 46, 42, 64) for id, (x, y) in feet.items()}
        hung: list[Box] = []
        for id, seat, _ in self._pieces.riders():
            size = (self._widths[seat], HEIGHT * canvas.zoom)
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
        best, board = boxes[costs.index(min(costs))], self._view.box
        best.x = min(max(best.x, board.x + 4), board.right - size[0] - 4)
        best.y = min(max(best.y, board.y + 4), board.bottom - size[1] - 4)
        return best

    def _cost(self, box: Box, taken: list[Box]) -> float:
        board = self._view.box
        top = self._view.board.hand_table * self._view.scale
        inside = Box(board.x + 4, board.y + top, board.width - 8, board.height - top - 4)
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
    for step in (1, 2, 3):
        away = step * (height + 3)
        for dx in (20.0, -20.0 - width):
            yield x + dx, y - 24.0 - height - away
            yield x + dx, y + 20.0 + away


def _printed(view: BoardView) -> Iterable[Box]:
    """The numbers of the spaces, the fares, and the names on the land."""
    board, cm = view.board, view.scale
    for number in range(1, board.last):
        x, y = view.to_screen(board.points[number])
        yield Box(x - 0.9 * cm, y - 0.9 * cm, 1.8 * cm, 3.0 * cm)
        if board.prices[number]:
            yield Box(x + 0.4 * cm, y - 1.5 * cm, 1.6 * cm, 1.2 * cm)
    for at in board.mailboxes:
        x, y = view.to_screen(at)
        yield Box(x - 1.2 * cm, y - 1.2 * cm, 2.4 * cm, 2.4 * cm)
    for name in labels_of(board):
        x, y = view.to_screen((name.x, name.y))
        wide = name.room * cm
        yield Box(x - wide / 2, y - 0.7 * cm, wide, 1.4 * cm)


def _shared(one: Box, other: Box) -> float:
    both = one.clip(other)
    return both.width * both.height
