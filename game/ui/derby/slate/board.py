"""The slate itself: rows of odds, a column for each horse, and the horses at their heads."""

from __future__ import annotations

from collections.abc import Iterable

from game.rules.derby.cards import FULL, HORSES
from game.ui.derby.cards.face import card_pictures
from game.ui.derby.context import DerbyContext
from game.ui.derby.course.horse_pictures import draw_horse
from game.ui.derby.horses import COATS, NUMBERS
from game.ui.derby.slate import places as at
from game.ui.derby.wood import WOOD
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.theme import Colour
from game.ui.kit.tokens import Type
from game.ui.table.part import Part
from game.wording.derby.names import CARDS_LAID

CHALK: Colour = (226, 226, 210)
PICTURES = (
    *("slate", "betting-box", "card-place", "marker-star", "nobody"),
    *(f"marker-{horse}" for horse in COATS),
    *(f"gallop-{horse}-0" for horse in COATS),
    *(f"chip-{number}" for number in range(6)),
    *(f"chip-lying-{number}" for number in range(6)),
)


class Board(Part[DerbyContext]):
    """Below everything that lies on it."""

    def pictures(self) -> Iterable[str]:
        return (*card_pictures(), *(f"derby/{name}" for name in PICTURES))

    def draw(self, canvas: Canvas) -> None:
        key = ("derby-slate", self.context.ui.words.code)
        box = self.context.layout.slate
        canvas.composed(
            key, box, lambda: self._paint(canvas, box), backdrop=WOOD, slot="derby-slate"
        )

    def _paint(self, canvas: Canvas, box: Box) -> None:
        context, say = self.context, self.context.ui.say
        cards = context.words.in_context(CARDS_LAID)
        canvas.picture("derby/slate", box)
        for row, odds in enumerate(context.seen.rows):
            place = at.row_label(row)
            canvas.text(
                odds, place, style="title", size=Type.NOTE, colour=CHALK, align="right", wrap=False
            )
        labels = zip((say("Odds"), cards, say("Bets")), at.LABELS, strict=True)
        for words, place in labels:
            canvas.text(words, place, style="italic", size=Type.NOTE, colour=CHALK)
        for horse in HORSES:
            for number in range(FULL):
                canvas.picture("derby/card-place", at.card_place(horse, number))
            canvas.picture("derby/betting-box", at.betting_box(horse))


class Heads(Part[DerbyContext]):
    """The horses with their names, clear of the light of a column."""

    def draw(self, canvas: Canvas) -> None:
        key = ("derby-heads", self.context.ui.words.code)
        canvas.composed(key, at.HEADS, lambda: self._paint(canvas))

    def _paint(self, canvas: Canvas) -> None:
        for horse in HORSES:
            picture = f"derby/gallop-{horse}-0"
            draw_horse(canvas, picture, NUMBERS[horse], at.horse_foot(horse), at.HORSE)
            name, box = self.context.words.horse(horse), at.name_box(horse)
            canvas.text(
                name,
                box,
                style="bold",
                size=Type.NOTE,
                colour=CHALK,
                align="centre",
                wrap=False,
            )
