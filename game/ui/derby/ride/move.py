"""Below the course: whose move it is."""

from __future__ import annotations

from functools import partial

from game.rules.derby.course import TOWN, lane_of
from game.rules.derby.view import HorseView
from game.ui.derby.cards.face import mark_picture
from game.ui.derby.context import DerbyContext
from game.ui.derby.course.horse_pictures import draw_horse
from game.ui.derby.horses import NUMBERS
from game.ui.derby.ride.cards import horse_that_is_shown
from game.ui.derby.ride.places import UNDO
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.theme import INK, LIGHT_GOLD, RED, SADDLE
from game.ui.table.part import Part

HORSE = 124.0  # how wide


class MovePanel(Part[DerbyContext]):
    """Also while bots ride."""

    def draw(self, canvas: Canvas) -> None:
        context, horse = self.context, horse_that_is_shown(self.context)
        if horse is None:
            return
        title, box = self._title(horse), context.layout.move
        own = horse.rider is not None and horse.rider == context.front
        facts = (horse.horse, horse.row, horse.square, horse.track, context.words.code)
        paint = partial(self._paint, canvas, box, title, horse, own=own)
        key = ("derby-move", title, own, facts)
        canvas.composed(key, box.inflate(36, 36), paint, slot="derby-move")

    def _title(self, horse: HorseView) -> str:
        context, say = self.context, self.context.ui.say
        if context.pose.headline:
            return context.pose.headline
        if horse.rider is None:
            return say("Riderless horse")
        if horse.rider == context.reader:
            return say("Your move")
        return context.names[horse.rider]

    def _paint(self, canvas: Canvas, box: Box, title: str, horse: HorseView, *, own: bool) -> None:
        share = self.context.ride.share
        canvas.drop_shadow(box)
        canvas.nine("ui/panel", box)
        if own:
            canvas.fill(box.inflate(-14, -14), LIGHT_GOLD, alpha=120, radius=10)
        room = UNDO * 1.3 * share
        head = (box.x + 18, box.y + 8, box.width - 36 - room, 34 * share)
        canvas.text(title, head, style="title", size=22, colour=RED, wrap=False)
        foot = (box.x + 70 * share, box.y + 128 * share)
        picture = f"derby/gallop-{horse.horse}-0"
        draw_horse(canvas, picture, NUMBERS[horse.horse], foot, HORSE * share)
        self._paint_facts(canvas, box, horse)

    def _paint_facts(self, canvas: Canvas, box: Box, horse: HorseView) -> None:
        words, share = self.context.words, self.context.ride.share
        left = box.x + 136 * share
        name = (left, box.y + 48 * share, box.right - 14 - left, 28 * share)
        canvas.text(words.horse(horse.horse), name, style="bold", size=22, colour=INK, wrap=False)
        odds = (left, box.y + 78 * share, box.right - 14 - left, 26 * share)
        canvas.text(words.odds(horse.row), odds, style="title", size=18, colour=SADDLE, wrap=False)
        if horse.track is None:
            return
        below = Box(box.x + 18, box.y + 130 * share, box.width - 36, 34 * share)
        said = (below.x, below.y, below.width - 82 * share, below.height)
        canvas.text(self.context.ui.say("Now on"), said, size=20, colour=INK, wrap=False)
        where = (below.right - 18 * share, below.centery)
        if horse.square >= TOWN:
            side = 30 * share
            canvas.centred("derby/sign-town", where, size=(side, side))
            return
        room = (38 * share, 18 * share)
        canvas.numeral(str(horse.square), where, size=20, colour=RED, within=room)
        colour = lane_of(self.context.seen.tracks[horse.track - 1])[horse.square]
        if colour:
            side = 24 * share
            at = (below.right - 54 * share, below.centery)
            canvas.centred(mark_picture(colour), at, size=(side, side))
