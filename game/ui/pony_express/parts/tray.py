"""The felt with the dice as it is drawn: the cup with what is hidden, and beside it the dice
outside. What lies under the cup is never drawn, whoever reads the screen."""

from __future__ import annotations

import math

from game.rules.shared.hands import FACES
from game.ui.kit.canvas import Canvas, Point
from game.ui.kit.layout import Units, inset, rows
from game.ui.kit.theme import CREAM, INK
from game.ui.kit.tokens import Type
from game.ui.kit.tween import between, clamp, ease_out, overshoot, smooth
from game.ui.pony_express.context import RaceContext
from game.ui.pony_express.places import table_places
from game.ui.pony_express.tray.place import tray_box
from game.ui.pony_express.tray.tray import CAPTION, DiceTray, Tumble
from game.ui.table.part import Part

DIE = 76.0
CUP = 106.0
CUP_LYING = (112.0, 105.0)
DRIFT = 26.0  # how far away from its place the felt appears
PEEK = 9.0  # how high the cup is raised by whoever looks under it
EYE = (138.0, 26.0)  # where that is said, from the upper corner of the felt
BADGE, BADGE_ROOM = (124.0, 26.0), (18.0, 14.0)  # the same of the count, from the lower corner
POSES = 5
TUMBLE = 14.0  # faces in a second


class DiceOnFelt(Part[RaceContext]):
    @property
    def _tray(self) -> DiceTray:
        return self.context.tray

    @property
    def _is_still(self) -> bool:
        return self.context.ui.settings.reduced_motion

    def lay_out(self) -> None:
        """On the board as it was designed, where it hides least."""
        places = table_places(self.context.ui.zoom)
        self._tray.lay_out(places.on_board(tray_box(self.context.board)), Units(places.share))

    def advance(self, seconds: float) -> None:
        self._tray.advance(seconds, self.context.seen, at_once=self.context.still)

    # ------------------------------------------------------------------ drawing

    def draw(self, canvas: Canvas) -> None:
        tray = self._tray
        if not tray.is_out:
            return
        share = smooth(tray.out)
        canvas.nine("ui/felt", tray.box.move(0, DRIFT * (1.0 - share)), alpha=round(255 * share))
        if tray.out >= 1.0:
            self._draw_dice(canvas)
            self._draw_caption(canvas)

    def _draw_dice(self, canvas: Canvas) -> None:
        tray, seen = self._tray, self.context.seen
        for index, face in tray.faces(seen).items():
            tumble = tray.tumble
            if tumble is not None and index in tumble.dice and tumble.share(index) < 1.0:
                self._draw_tumbling(canvas, index, face, tumble)
            else:
                self._draw_die(canvas, face, (index * 3 + 1) % POSES, tray.place(index))
        if not tray.with_cup:
            return
        if tray.cup_lies:
            canvas.centred("pieces/cup-tilted", tray.cup_at, size=tray.units.size(CUP_LYING))
        else:
            self._draw_cup(canvas, sum(not die.shown for die in seen.dice))

    def _draw_tumbling(self, canvas: Canvas, index: int, face: str, tumble: Tumble) -> None:
        """Out of the cup with some bounces; it shows its face when it comes to rest."""
        share = tumble.share(index)
        x, y = between(self._tray.cup_at, self._tray.place(index), ease_out(share))
        bounce = abs(math.cos(share * math.pi * 2.5)) * 30 * (1.0 - share)
        beat = int(tumble.age * TUMBLE) + index * 2
        shown = face if share > 0.86 else FACES[beat % len(FACES)]
        self._draw_die(canvas, shown, beat % POSES, (x, y - bounce))

    def _draw_die(self, canvas: Canvas, face: str, pose: int, at: Point) -> None:
        side = self._tray.units(DIE)
        canvas.cell(f"pieces/die-{face}", (POSES, 1), pose, at, (side, side))

    def _draw_cup(self, canvas: Canvas, hidden: int) -> None:
        tray, time = self._tray, self.context.ui.time
        x, y = tray.cup_at
        shake = tray.shaking * (0.0 if self._is_still else 1.0)
        x += 7 * shake * math.sin(time * 43)
        y += 4 * shake * math.cos(time * 57) - 150 * ease_out(tray.lifted)
        if tray.peeking > 0.0:
            y -= 0.0 if self._is_still else PEEK * tray.peeking
            self._draw_eye(canvas)
        alpha = round(255 * clamp(1.6 - 1.6 * tray.lifted))
        side = tray.units(CUP)
        canvas.centred("pieces/cup-over", (x, y), size=(side, side), alpha=alpha)
        if hidden and tray.lifted <= 0.0:
            self._draw_badge(canvas, hidden)

    def _draw_badge(self, canvas: Canvas, hidden: int) -> None:
        """How many dice lie under the cup."""
        box, on_felt, units = self._tray.box, self._tray.units, self.context.ui.units
        at = (box.x + on_felt(BADGE[0]), box.bottom - on_felt(BADGE[1]))
        canvas.disc(at, units(14), INK)
        canvas.disc(at, units(12), CREAM)
        room = units.size(BADGE_ROOM)
        canvas.numeral(str(hidden), at, size=Type.MARK, colour=INK, within=room)

    def _draw_eye(self, canvas: Canvas) -> None:
        """Somebody looks; what there is to see is nobody else's business."""
        box, on_felt = self._tray.box, self._tray.units
        at = (box.x + on_felt(EYE[0]), box.y + on_felt(EYE[1]))
        canvas.disc(at, 20, INK)
        canvas.disc(at, 18, CREAM)
        canvas.centred("ui/icon-eye", at, size=(28, 28))

    def _draw_caption(self, canvas: Canvas) -> None:
        tray = self._tray
        if not tray.caption:
            return
        rise = 0.0 if self._is_still else 10 * (1.0 - overshoot(tray.pop))
        area = tray.dice_area
        line = rows(inset(area, top=6 + rise - CAPTION), CAPTION)[0]
        canvas.text(
            tray.caption,
            line,
            style="title",
            size=Type.LABEL,
            colour=tray.caption_colour,
            align="centre",
            drop=INK,
            wrap=False,
        )
