"""The slate: odds of all horses, the cards laid beside each, and the bets on it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from game.rules.derby.cards import FULL, HORSES
from game.ui.derby.cards.face import card_pictures, draw_card, draw_card_back
from game.ui.derby.course.horse_pictures import draw_horse
from game.ui.derby.horses import COATS, NUMBERS
from game.ui.derby.pose import Pose
from game.ui.derby.scene_part import ScenePart
from game.ui.derby.slate import places as at
from game.ui.derby.slate.bets import bets_on, paint_bets, paint_number
from game.ui.derby.slate.ghosts import draw_ghosts, draw_lights
from game.ui.derby.slate.markers import Markers
from game.ui.derby.slate.rounds import RoundPanel
from game.ui.derby.slate.stacks import StacksPanel
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.theme import INK, Colour
from game.ui.table.bubbles import Tip
from game.ui.table.faces import draw_face
from game.ui.table.happening import Told
from game.wording.derby.names import CARDS_LAID

if TYPE_CHECKING:
    from game.ui.derby.view import DerbyView

WOOD = "ui/table-wood"
CHALK: Colour = (226, 226, 210)
FACE = 34.0
NOBODY = 32.0
DECK = (53.0, 73.0)
PICTURES = (
    *("slate", "betting-box", "card-place", "marker-star", "nobody"),
    *(f"marker-{horse}" for horse in COATS),
    *(f"gallop-{horse}-0" for horse in COATS),
    *(f"chip-{number}" for number in range(6)),
    *(f"chip-lying-{number}" for number in range(6)),
)


class SlateScene(ScenePart):
    def __init__(self, view: DerbyView) -> None:
        super().__init__(view)
        self.rounds = RoundPanel(view)
        self.stacks = StacksPanel(view)
        self.markers = Markers(view)

    def pictures(self) -> Iterable[str]:
        return (*card_pictures(), *(f"derby/{name}" for name in PICTURES))

    # ------------------------------------------------------------------ where things are

    def card_place(self, horse: str) -> Box:
        """Of the next card."""
        laid = len(self.view.seen.horse(horse).seen_cards)
        return at.card_place(horse, min(laid, FULL - 1))

    @property
    def deck_box(self) -> Box:
        """Where cards are dealt from."""
        x, y = self.view.layout.slate.center
        return Box(x - DECK[0] / 2, y - DECK[1] / 2, *DECK)

    @property
    def pile_box(self) -> Box:
        """The cards left over."""
        return Box(*at.PILE)

    def speaks_from(self, seat: int) -> Tip:
        row = self.rounds.row(seat)
        return Tip((row.left, row.centery), "right")

    def hand_box(self, seat: int) -> Box:
        if seat == self.view.front:
            return self.view.layout.card(3, 7)
        return self.rounds.cards_box(seat)

    @property
    def clear(self) -> Box:
        """The rows of odds, and not the cards and bets below them."""
        box = self.view.layout.slate
        return Box(box.x + 90, box.y + 60, box.width - 100, 250)

    # ------------------------------------------------------------------ time

    def stand(self, entries: Sequence[Told]) -> None:
        self.markers.stand()
        self.rounds.stand()

    def advance(self, seconds: float) -> None:
        self.markers.advance(seconds)
        self.rounds.advance(seconds)

    # ------------------------------------------------------------------ drawing

    def draw(self, canvas: Canvas, pose: Pose) -> None:
        view = self.view
        key = ("derby-slate", view.ui.words.code)
        box = view.layout.slate
        canvas.composed(
            key, box, lambda: self._paint_ground(canvas, box), backdrop=WOOD, slot="derby-slate"
        )
        draw_lights(canvas, pose)
        key = ("derby-heads", view.ui.words.code)
        canvas.composed(key, at.HEADS, lambda: self._paint_heads(canvas))
        for horse in HORSES:
            self._draw_laid(canvas, horse, pose)
        self.markers.draw(canvas)
        self._draw_riders(canvas)
        self._draw_pile(canvas)
        draw_ghosts(canvas, view, pose)

    def draw_panels(self, canvas: Canvas) -> None:
        self.rounds.draw(canvas)
        self.stacks.draw(canvas)

    def _paint_ground(self, canvas: Canvas, box: Box) -> None:
        view, say = self.view, self.view.ui.say
        cards = view.words.in_context(CARDS_LAID)
        canvas.picture("derby/slate", box)
        for row, odds in enumerate(view.seen.rows):
            place = at.row_label(row)
            canvas.text(
                odds, place, style="title", size=18, colour=CHALK, align="right", wrap=False
            )
        for words, y in ((say("Odds"), 73), (cards, 345), (say("Bets"), 454)):
            canvas.text(words, at.LABELS.move(0, y), style="italic", size=18, colour=CHALK)
        for horse in HORSES:
            self._paint_column(canvas, horse)

    def _paint_column(self, canvas: Canvas, horse: str) -> None:
        for number in range(FULL):
            canvas.picture("derby/card-place", at.card_place(horse, number))
        canvas.picture("derby/betting-box", at.betting_box(horse))

    def _paint_heads(self, canvas: Canvas) -> None:
        """The horses with their names, clear of the light of a column."""
        for horse in HORSES:
            picture = f"derby/gallop-{horse}-0"
            draw_horse(canvas, picture, NUMBERS[horse], at.horse_foot(horse), at.HORSE)
            name, box = self.view.words.horse(horse), at.name_box(horse)
            canvas.text(name, box, style="bold", size=18, colour=CHALK, align="centre", wrap=False)

    def _draw_laid(self, canvas: Canvas, horse: str, pose: Pose) -> None:
        """Its cards and bets, kept together as one picture until they change."""
        view, state = self.view, self.view.seen.horse(horse)
        stake = pose.stake if pose.bet == horse else 0
        bets = bets_on(state.bets, view.front, stake)
        if not state.seen_cards and not bets:
            return
        seats = tuple((bet, view.portrait(bet.seat), view.colour(bet.seat)) for bet in bets)
        key = ("derby-laid", horse, state.seen_cards, seats)

        def paint() -> None:
            for number, card in enumerate(state.seen_cards):
                draw_card(canvas, card, at.card_place(horse, number))
            paint_bets(canvas, view, at.betting_box(horse), bets)

        canvas.composed(key, at.laid_area(horse), paint, slot=f"derby-laid-{horse}")

    def _draw_riders(self, canvas: Canvas) -> None:
        """As soon as they are named: the face of each, or nobody's."""
        for horse in HORSES[: self.view.progress.riders_named]:
            self.draw_rider(canvas, horse, self.view.seen.horse(horse).rider)

    def draw_rider(self, canvas: Canvas, horse: str, rider: int | None) -> None:
        view, centre = self.view, at.rider_at(horse)
        if rider is None:
            canvas.centred("derby/nobody", centre, size=(NOBODY, NOBODY))
        else:
            draw_face(canvas, view.portrait(rider), view.colour(rider), rider, centre, FACE)

    def _draw_pile(self, canvas: Canvas) -> None:
        """What is left over, face down."""
        left = self.view.seen.left_over
        if not left:
            return
        box = self.pile_box
        for number in range(min(left, 3)):
            draw_card_back(canvas, box.move(-1.5 * number, -2.0 * number))
        canvas.disc((box.right, box.bottom), 11, INK)
        paint_number(canvas, str(left), (box.right, box.bottom), (15, 12), CHALK)
