"""The felt on which dice are seen by everybody: what lies there, and how it moves just now. Nothing
here draws."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from game.engine.events import Event
from game.rules.pony_express.events import CupRolled, Moved
from game.rules.pony_express.view import PonyExpressView
from game.ui.kit.canvas import Box, Point
from game.ui.kit.layout import Units, columns, inset, kept, share
from game.ui.kit.scene import Ui
from game.ui.kit.theme import LIGHT_GOLD, Colour
from game.ui.kit.tokens import Gap
from game.ui.kit.tween import clamp
from game.ui.pony_express.turn_so_far import TurnSoFar
from game.ui.table.happening import Told

SLIDE = 5.0  # how fast the felt comes and goes: shares in a second
POPS = 4.0  # how fast a caption does
CAPTION = 30.0  # how high the line above the dice is
CUP = 76.0  # from the left end of the felt to its middle
DICE, BESIDE_CUP, ALONE = 5, (148.0, 22.0), (60.0, 60.0)  # what is free left and right of the dice
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


@kept
def _beside_cup(felt: Box, units: Units) -> Box:
    left, right = units.size(BESIDE_CUP)
    return inset(felt, left=left, right=right, top=CAPTION, bottom=Gap.FINE)


@kept
def _without_cup(felt: Box, units: Units) -> Box:
    left, right = units.size(ALONE)
    return inset(felt, left=left, right=right, top=CAPTION, bottom=Gap.FINE)


@kept
def _dice_in(area: Box, units: Units) -> list[Box]:
    return columns(area, *[share()] * DICE)


class DiceTray:
    """Follows what is seen; cues add the shaking, the lifting and the tumbling."""

    def __init__(self, ui: Ui, so_far: TurnSoFar) -> None:
        self._ui = ui
        self._so_far = so_far
        self.box = Box(0, 0, 0, 0)
        self.units = Units(1.0)  # how large the board is, compared to the designed one
        self.out = 0.0  # how far the felt has come in
        self.shaking = 0.0  # strength, from 0 to 1
        self.lifted = 0.0  # how far the cup is off the dice
        self.peeking = 0.0  # how far its owner has raised it to look
        self.tumble: Tumble | None = None
        # Faces that roll in and do not lie there yet, by die; `incoming_alone`: without a cup.
        self.incoming: dict[int, str] = {}
        self.incoming_alone = False
        self.away = False  # the dice have been read, and the felt is cleared
        self.caption = ""
        self.caption_colour: Colour = LIGHT_GOLD
        self.pop = 0.0  # how far the caption has popped up

    def lay_out(self, box: Box, units: Units) -> None:
        self.box, self.units = box, units

    def say(self, caption: str, colour: Colour = LIGHT_GOLD) -> None:
        """A word or two that pop up above the dice."""
        if caption != self.caption:
            self.caption, self.caption_colour, self.pop = caption, colour, 0.0

    def rest(self) -> None:
        """Nothing moves any more."""
        self.shaking = self.lifted = self.peeking = 0.0
        self.tumble = None
        self.incoming = {}
        self.incoming_alone = False
        self.pop = 1.0

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
        return self.out > 0.0

    @property
    def with_cup(self) -> bool:
        """Dice that are rolled in the open have the felt for themselves."""
        return self._so_far.open_roll is None and not self.incoming_alone

    @property
    def cup_lies(self) -> bool:
        """It was taken away from the dice."""
        return self.lifted >= 1.0 or (self._so_far.lifted and self.lifted <= 0.0)

    @property
    def cup_at(self) -> Point:
        return self.box.x + self.units(CUP), self.box.centery - 2

    def place(self, die: int) -> Point:
        return _dice_in(self.dice_area, self.units)[die].center

    @property
    def dice_area(self) -> Box:
        """Right of the cup, where there is one, and below the caption."""
        cut = _beside_cup if self.with_cup else _without_cup
        return cut(self.box, self.units)

    # ------------------------------------------------------------------ from moment to moment

    def advance(self, seconds: float, seen: PonyExpressView, *, at_once: bool) -> None:
        goal = 1.0 if self._wanted(seen) else 0.0
        step = 1.0 if at_once else SLIDE * seconds
        if self.out != goal or self.pop < 1.0 or self._tumbles:
            self._ui.stir()
        self.out += clamp(goal - self.out, -step, step)
        self.pop = min(self.pop + POPS * seconds, 1.0)
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

    def faces(self, seen: PonyExpressView) -> dict[int, str]:
        """What everybody may see, by die."""
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
