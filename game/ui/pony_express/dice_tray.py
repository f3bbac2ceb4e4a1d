"""The felt on which dice are seen by everybody: the cup with what is hidden, and beside it the
dice outside. What lies under the cup is never drawn, whoever reads the screen."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from game.engine.events import Event
from game.rules.pony_express.events import CupRolled, Moved
from game.rules.pony_express.view import PonyExpressView
from game.rules.shared.hands import FACES
from game.ui.kit.canvas import Box, Canvas, Point
from game.ui.kit.scene import Ui
from game.ui.kit.theme import CREAM, INK, LIGHT_GOLD, Colour
from game.ui.kit.tween import between, clamp, ease_out, overshoot, smooth
from game.ui.pony_express.turn_so_far import TurnSoFar
from game.ui.table.happening import Told

SLIDE = 5.0  # how fast the felt comes and goes: shares in a second
DIE = 76.0
CUP = 106.0
CUP_LYING = (112.0, 105.0)
CAPTION = 30.0  # how high the line above the dice is
DRIFT = 26.0  # how far away from its place the felt appears
PEEK = 9.0  # how high the cup is raised by whoever looks under it
EYE = (138.0, 26.0)  # where that is said, from the corner of the felt
POSES = 5
TUMBLE = 14.0  # faces in a second
READ: Mapping[type[Event], bool] = {
    CupRolled: False,
    Moved: True,
}  # whether the dice have been read after that
SPREAD = 0.07  # seconds from one die's landing to the next one's


@dataclass
class Tumble:
    """Dice that roll in: which, for how long already, and for how long in all."""

    dice: tuple[int, ...]
    lasts: float
    age: float = 0.0

    def share(self, die: int) -> float:
        late = SPREAD * self.dice.index(die)
        return clamp((self.age - late) / max(self.lasts - SPREAD * len(self.dice), 0.1))


def dice_are_read(entries: Sequence[Told]) -> bool:
    """Whether somebody has ridden since the cup was rolled: the dice are of no use any more."""
    for entry in reversed(entries):
        read = READ.get(type(entry))  # type: ignore[arg-type]  # what is said is none of them
        if read is not None:
            return read
    return False


class DiceTray:
    """Follows what is seen; cues add the shaking, the lifting and the tumbling."""

    def __init__(self, ui: Ui, so_far: TurnSoFar) -> None:
        self._ui = ui
        self._so_far = so_far
        self.box = Box(0, 0, 0, 0)
        self._share = 1.0
        self._out = 0.0  # how far the felt has come in
        self.shaking = 0.0  # strength, from 0 to 1
        self.lifted = 0.0  # how far the cup is off the dice
        self.peeking = 0.0  # how far its owner has raised it to look
        self.tumble: Tumble | None = None
        # Faces that roll in and do not lie there yet, by die; `incoming_alone`: without a cup.
        self.incoming: dict[int, str] = {}
        self.incoming_alone = False
        self.away = False  # the dice have been read, and the felt is cleared
        self._with_cup = True
        self.caption = ""
        self.caption_colour: Colour = LIGHT_GOLD
        self._pop = 0.0

    def lay_out(self, box: Box, share: float) -> None:
        """`share`: how large the board is on which it lies, compared to the designed one."""
        self.box, self._share = box, share

    def say(self, caption: str, colour: Colour = LIGHT_GOLD) -> None:
        """A word or two that pop up above the dice."""
        if caption != self.caption:
            self.caption, self.caption_colour, self._pop = caption, colour, 0.0

    def rest(self) -> None:
        """Nothing moves any more."""
        self.shaking = self.lifted = self.peeking = 0.0
        self.tumble = None
        self.incoming = {}
        self.incoming_alone = False
        self._pop = 1.0

    def take(self, event: Event) -> None:
        """That has happened, whether it was shown or not."""
        self.away = READ.get(type(event), self.away)

    def roll_in(self, faces: dict[int, str], seconds: float, *, alone: bool = False) -> None:
        """These dice tumble over the felt and come to rest with these faces."""
        self.tumble = Tumble(tuple(faces), seconds)
        self.incoming, self.incoming_alone = faces, alone

    @property
    def is_out(self) -> bool:
        """Whether the felt lies there."""
        return self._out > 0.0

    @property
    def cup_at(self) -> Point:
        return self.box.x + 76 * self._share, self.box.centery - 2

    def place(self, die: int) -> Point:
        row = self._dice_area()
        return row.x + row.width / 5 * (die + 0.5), row.centery

    def _dice_area(self) -> Box:
        """Right of the cup, where there is one, and below the caption."""
        box, share = self.box, self._share
        left = box.x + (148 if self._with_cup else 60) * share
        width = box.right - (22 if self._with_cup else 60) * share - left
        return Box(left, box.y + CAPTION, width, box.height - CAPTION - 4)

    # ------------------------------------------------------------------ from moment to moment

    def advance(self, seconds: float, seen: PonyExpressView, *, at_once: bool) -> None:
        goal = 1.0 if self._wanted(seen) else 0.0
        step = 1.0 if at_once else SLIDE * seconds
        if self._out != goal or self._pop < 1.0 or self._tumbles:
            self._ui.stir()
        self._out += clamp(goal - self._out, -step, step)
        self._pop = min(self._pop + 4.0 * seconds, 1.0)
        if self.tumble is not None:
            self.tumble.age += seconds

    @property
    def _tumbles(self) -> bool:
        tumble = self.tumble
        return tumble is not None and any(tumble.share(die) < 1.0 for die in tumble.dice)

    def _wanted(self, seen: PonyExpressView) -> bool:
        rolls = self.incoming_alone or self._so_far.open_roll is not None
        read = self.away or seen.duel is not None
        return rolls or (seen.cup_stands and not read)

    def draw(self, canvas: Canvas, seen: PonyExpressView, time: float) -> None:
        if self._out <= 0.0:
            return
        share = smooth(self._out)
        canvas.nine("ui/felt", self.box.move(0, DRIFT * (1.0 - share)), alpha=round(255 * share))
        if self._out >= 1.0:
            self._draw_dice(canvas, seen, time)
            self._draw_caption(canvas)

    def _draw_dice(self, canvas: Canvas, seen: PonyExpressView, time: float) -> None:
        faces = self.faces(seen)
        self._draw_row(canvas, faces)
        if not self._with_cup:
            return
        if self.lifted >= 1.0 or (self._so_far.lifted and self.lifted <= 0.0):
            size = (CUP_LYING[0] * self._share, CUP_LYING[1] * self._share)
            canvas.centred("pieces/cup-tilted", self.cup_at, size=size)
        else:
            self._draw_cup(canvas, sum(not die.shown for die in seen.dice), time)

    def faces(self, seen: PonyExpressView) -> dict[int, str]:
        """What everybody may see, by die."""
        self._with_cup = self._so_far.open_roll is None and not self.incoming_alone
        if self.incoming_alone:
            return self.incoming
        if self._so_far.open_roll is not None:
            return dict(enumerate(self._so_far.open_roll.faces))
        lying = {
            index: die.face
            for index, die in enumerate(seen.dice)
            if die.face and (die.shown or self._so_far.lifted)
        }
        return {**lying, **self.incoming}

    def _draw_row(self, canvas: Canvas, faces: dict[int, str]) -> None:
        for index, face in faces.items():
            tumble = self.tumble
            if tumble is not None and index in tumble.dice and tumble.share(index) < 1.0:
                self._draw_tumbling(canvas, index, face, tumble)
            else:
                self._draw_die(canvas, face, (index * 3 + 1) % POSES, self.place(index))

    def _draw_tumbling(self, canvas: Canvas, index: int, face: str, tumble: Tumble) -> None:
        """Out of the cup with some bounces; it shows its face when it comes to rest."""
        share = tumble.share(index)
        x, y = between(self.cup_at, self.place(index), ease_out(share))
        bounce = abs(math.cos(share * math.pi * 2.5)) * 30 * (1.0 - share)
        beat = int(tumble.age * TUMBLE) + index * 2
        shown = face if share > 0.86 else FACES[beat % len(FACES)]
        self._draw_die(canvas, shown, beat % POSES, (x, y - bounce))

    def _draw_die(self, canvas: Canvas, face: str, pose: int, at: Point) -> None:
        side = DIE * self._share
        canvas.cell(f"pieces/die-{face}", (POSES, 1), pose, at, (side, side))

    def _draw_cup(self, canvas: Canvas, hidden: int, time: float) -> None:
        x, y = self.cup_at
        shake = self.shaking * (0.0 if self._ui.settings.reduced_motion else 1.0)
        x += 7 * shake * math.sin(time * 43)
        y += 4 * shake * math.cos(time * 57) - 150 * ease_out(self.lifted)
        if self.peeking > 0.0:
            y -= 0.0 if self._ui.settings.reduced_motion else PEEK * self.peeking
            self._draw_eye(canvas)
        alpha = round(255 * clamp(1.6 - 1.6 * self.lifted))
        side, grown = CUP * self._share, canvas.zoom
        canvas.centred("pieces/cup-over", (x, y), size=(side, side), alpha=alpha)
        if hidden and self.lifted <= 0.0:
            badge = (self.box.x + 124 * self._share, self.box.bottom - 26 * self._share)
            canvas.disc(badge, 14 * grown, INK)
            canvas.disc(badge, 12 * grown, CREAM)
            room = (18 * grown, 14 * grown)
            canvas.numeral(str(hidden), badge, size=16, colour=INK, within=room)

    def _draw_eye(self, canvas: Canvas) -> None:
        """Somebody looks; what there is to see is nobody else's business."""
        at = (self.box.x + EYE[0] * self._share, self.box.y + EYE[1] * self._share)
        canvas.disc(at, 20, INK)
        canvas.disc(at, 18, CREAM)
        canvas.centred("ui/icon-eye", at, size=(28, 28))

    def _draw_caption(self, canvas: Canvas) -> None:
        if not self.caption:
            return
        rise = 0.0 if self._ui.settings.reduced_motion else 10 * (1.0 - overshoot(self._pop))
        area = self._dice_area()
        canvas.text(
            self.caption,
            (area.x, self.box.y + 6 + rise, area.width, CAPTION),
            style="title",
            size=22,
            colour=self.caption_colour,
            align="centre",
            drop=INK,
            wrap=False,
        )
