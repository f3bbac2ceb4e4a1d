"""The dice on the felt: outside for all to see, or before the mouth of the cup."""

from __future__ import annotations

import math
from collections.abc import Callable

from game.rules.shared.hands import DICE, FACES
from game.ui.kit.canvas import Box, Canvas, Point
from game.ui.kit.scene import Ui
from game.ui.kit.theme import CREAM, DARK_GOLD, INK, LIGHT_GOLD
from game.ui.kit.tween import between, clamp
from game.ui.kit.widget import Widget
from game.ui.pony_express.prompts.cup.plan import CupPlan, Way
from game.ui.pony_express.prompts.dice_parts import draw_covered_die, draw_die

FELT = Box(12, 104, 776, 424)
SHOWN = Box(34, 132, 270, 302)
PRIVATE = Box(312, 112, 468, 404)
MOUTH: Point = (548.0, 348.0)  # of the tilted cup
SIZES = {0: 146.0, 1: 146.0, 2: 146.0, 3: 146.0, 4: 136.0, 5: 124.0}  # by how many lie there
GLIDE = 11.0  # how fast a die goes to its place: shares in a second
THERE = 0.3  # design units: it is where it should be
A_CLICK = 8.0  # a pointer that moved less has not dragged
NUMBER = 14.0  # size of type on its badge
POSE = (1, 3, 2, 4, 0)
TUMBLE = 13.0  # faces in a second


class DieSpot(Widget):
    """A die that can be clicked, or dragged from one place to the other."""

    def __init__(self, die: int, dice: FeltDice, moved: Callable[[int, Point | None], None]):
        super().__init__(f"cup.die-{die}", dice.box_of(die))
        self._die = die
        self._dice = dice
        self._moved = moved
        self._grip: Point | None = None

    def pressed(self, point: Point, ui: Ui) -> None:
        self._grip = point

    def dragged(self, point: Point, ui: Ui) -> None:
        if self._grip is None:
            return
        if self._dice.dragged is None and math.dist(point, self._grip) < A_CLICK:
            return
        if self._dice.dragged is None:
            ui.sounds.play("die-clack-1", 0.5)
        self._dice.drag(self._die, point)
        self.box = self._dice.box_of(self._die)

    def activate(self, ui: Ui) -> None:
        dropped = self._dice.let_go() if self._dice.dragged == self._die else None
        self._grip = None
        ui.sounds.play("die-clack-2", 0.6)
        self._moved(self._die, dropped)

    def draw(self, canvas: Canvas, ui: Ui) -> None:
        if self.focused and ui.director.top.group.shows_focus:
            canvas.frame(self.box.inflate(6, 6), DARK_GOLD, width=6, radius=18)
            canvas.frame(self.box.inflate(4, 4), LIGHT_GOLD, width=3, radius=17)


class FeltDice:
    """Where the five dice are drawn, on their way to where the plan has them."""

    def __init__(self, ui: Ui, plan: CupPlan) -> None:
        self._ui = ui
        self._plan = plan
        self._at: dict[int, Point] = {
            die: self._place(die) if die in plan.outside else MOUTH for die in DICE
        }
        self.dragged: int | None = None
        if self._still:
            self.settle()

    @property
    def _still(self) -> bool:
        settings = self._ui.settings
        return settings.reduced_motion or settings.animation_speed == "instant"

    def settle(self) -> None:
        self._at = {die: self._place(die) for die in DICE}

    def spill(self, dice: tuple[int, ...]) -> None:
        """These come out of the cup anew."""
        if not self._still:
            self._at.update(dict.fromkeys(dice, MOUTH))

    def advance(self, seconds: float) -> None:
        share = 1.0 if self._still else clamp(GLIDE * seconds)
        for die in DICE:
            place = self._place(die)
            if die != self.dragged and self._at[die] != place:
                self._at[die] = between(self._at[die], place, share)
                if math.dist(self._at[die], place) < THERE:
                    self._at[die] = place
                self._ui.stir()

    def drag(self, die: int, to: Point) -> None:
        self.dragged = die
        self._at[die] = (
            min(max(to[0], FELT.x + 40), FELT.right - 40),
            min(max(to[1], FELT.y + 40), FELT.bottom - 40),
        )

    def let_go(self) -> Point | None:
        die, self.dragged = self.dragged, None
        return None if die is None else self._at[die]

    # ------------------------------------------------------------------ places

    def _place(self, die: int) -> Point:
        outside = sorted(self._plan.outside)
        if die in outside:
            return _outside_place(outside.index(die), len(outside))
        hidden = self._plan.hidden
        return _hidden_place(hidden.index(die), len(hidden))

    def _size(self, die: int) -> float:
        outside = die in self._plan.outside
        return SIZES[len(self._plan.outside) if outside else len(self._plan.hidden)]

    def box_of(self, die: int) -> Box:
        side = self._size(die) * 0.66
        x, y = self._at[die]
        return Box(x - side / 2, y - side / 2 - 4, side, side)

    def badge_at(self, die: int) -> Point:
        """Where the mark of a die that rolls sits: its upper right corner."""
        box = self.box_of(die)
        return box.right - 6, box.y + 8

    # ------------------------------------------------------------------ drawing

    def draw(self, canvas: Canvas, *, open: bool, tumbling: tuple[int, ...] = ()) -> None:
        """`open`: the owner looks. Without, only those that lie outside already have a face."""
        order = sorted(DICE, key=lambda die: self._at[die][1])
        for die in order:
            if die != self.dragged:
                self._draw_die(canvas, die, open, die in tumbling)

    def draw_dragged(self, canvas: Canvas, *, open: bool) -> None:
        if self.dragged is not None:
            self._draw_die(canvas, self.dragged, open, tumbling=False)

    def _draw_die(self, canvas: Canvas, die: int, open: bool, tumbling: bool) -> None:
        outside = die in self._plan.outside
        if not open and not outside and die != self.dragged:
            return
        side, at = self._size(die), self._at[die]
        if tumbling:
            beat = int(self._ui.time * TUMBLE) + die * 2
            hop = abs(math.sin(self._ui.time * 9 + die)) * 16
            draw_die(canvas, FACES[beat % len(FACES)], beat, (at[0], at[1] - hop), side)
        elif open or die in self._plan.now.outside:
            draw_die(canvas, self._plan.now.faces[die], POSE[die], at, side)
        else:
            draw_covered_die(canvas, at, side)
        self._draw_number(canvas, die)

    def _draw_number(self, canvas: Canvas, die: int) -> None:
        """The key that moves it."""
        box = self.box_of(die)
        at = (box.x + 4, box.bottom - 4)
        canvas.disc(at, 12, INK)
        canvas.disc(at, 10, CREAM)
        canvas.numeral(str(die + 1), at, size=NUMBER, colour=INK)


def rolled_by(plan: CupPlan, way: Way | None) -> tuple[int, ...]:
    """The dice that bear the mark of a reroll."""
    return () if way is None or plan.now.settled else plan.rolling(way)


def _outside_place(index: int, count: int) -> Point:
    if count == 1:
        return SHOWN.centerx, 262.0
    rows = [2] if count == 2 else [2, 1] if count == 3 else [2, 2] if count == 4 else [2, 1, 2]
    row = 0
    while index >= rows[row]:
        index -= rows[row]
        row += 1
    across = SHOWN.centerx + (0 if rows[row] == 1 else (index - 0.5) * 124)
    tops = {1: [268.0], 2: [222.0, 326.0], 3: [206.0, 278.0, 350.0]}[len(rows)]
    return across + (6 if row % 2 else -2), tops[row]


def _hidden_place(index: int, count: int) -> Point:
    """A loose arc before the cup, every other die a little nearer."""
    spread = {1: 0.0, 2: 150.0, 3: 240.0, 4: 296.0, 5: 352.0}[count]
    middle = 502.0 if count < 4 else 524.0
    share = 0.5 if count == 1 else index / (count - 1)
    near = 46.0 if index % 2 else 0.0
    return middle + (share - 0.5) * spread, 372.0 + near
