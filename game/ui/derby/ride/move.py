"""The panel below the course that says whose move it is."""

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
from game.ui.kit.heading import heading
from game.ui.kit.layout import columns, inset, rows, share
from game.ui.kit.theme import INK, LIGHT_GOLD, RED, SADDLE
from game.ui.kit.tokens import Corner, Type
from game.ui.table.part import Part

HORSE, FOOT = 124.0, (70.0, 128.0)  # how wide, and where it stands
OWN = 120  # how light the panel of an own horse is
TITLE, UNDO_GROWN = 34.0, 1.3  # how high; room for the plank that undoes, however large it is
FACTS, NAME, ODDS = (136.0, 48.0), 28.0, 26.0  # where they begin, and how high they are
SQUARE = (130.0, 34.0)  # the line about it: where it begins, and how high it is
SIGN, TOWN_SIGN, MARK, NUMBER = 36.0, 30.0, 24.0, (38.0, 18.0)


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
        large = self.context.ride.share
        canvas.drop_shadow(box)
        canvas.nine("ui/panel", box)
        if own:
            canvas.fill(inset(box, 7), LIGHT_GOLD, alpha=OWN, radius=Corner.ROW)
        head = inset(box, x=18, top=8, right=UNDO * UNDO_GROWN * large)
        title_box = rows(head, TITLE * large)[0]
        heading(canvas, title, title_box, size=Type.LABEL)
        foot = (box.x + FOOT[0] * large, box.y + FOOT[1] * large)
        picture = f"derby/gallop-{horse.horse}-0"
        draw_horse(canvas, picture, NUMBERS[horse.horse], foot, HORSE * large)
        self._paint_facts(canvas, box, horse)

    def _paint_facts(self, canvas: Canvas, box: Box, horse: HorseView) -> None:
        words, large = self.context.words, self.context.ride.share
        facts = inset(box, left=FACTS[0] * large, top=FACTS[1] * large, right=14)
        name, odds = rows(facts, NAME * large, ODDS * large, gap=2 * large)
        canvas.text(
            words.horse(horse.horse), name, style="bold", size=Type.LABEL, colour=INK, wrap=False
        )
        canvas.text(
            words.odds(horse.row),
            odds,
            style="title",
            size=Type.NOTE,
            colour=SADDLE,
            wrap=False,
        )
        if horse.track is None:
            return
        line = rows(inset(box, x=18, top=SQUARE[0] * large), SQUARE[1] * large)[0]
        said, mark, where = columns(line, share(), SIGN * large, SIGN * large)
        canvas.text(
            self.context.ui.say("Now on"), inset(said, right=10 * large), colour=INK, wrap=False
        )
        if horse.square >= TOWN:
            side = TOWN_SIGN * large
            canvas.centred("derby/sign-town", where.center, size=(side, side))
            return
        room = (NUMBER[0] * large, NUMBER[1] * large)
        canvas.numeral(str(horse.square), where.center, size=Type.BODY, colour=RED, within=room)
        colour = lane_of(self.context.seen.tracks[horse.track - 1])[horse.square]
        if colour:
            side = MARK * large
            canvas.centred(mark_picture(colour), mark.center, size=(side, side))
