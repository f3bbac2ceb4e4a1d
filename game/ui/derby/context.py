"""The derby's table: where things are on the slate and on the course, and what its parts and cues
share."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.feed import Asked
from game.i18n import mark
from game.rules.derby.cards import FULL
from game.rules.derby.view import DerbyView
from game.ui.derby.cards.face import draw_card_back
from game.ui.derby.cards.flight import draw_card_on_its_way
from game.ui.derby.course.field import Field
from game.ui.derby.course.geometry import Course, course_in
from game.ui.derby.course.nerve import Nerve
from game.ui.derby.course.order_places import OrderPlaces, order_places
from game.ui.derby.course.photograph import Photograph
from game.ui.derby.die.ten_sided_die import TenSidedDie
from game.ui.derby.die.throws import Throws
from game.ui.derby.places import Places, table_places
from game.ui.derby.podium.celebration import Celebration
from game.ui.derby.pose import PLAIN, Pose
from game.ui.derby.progress import Progress
from game.ui.derby.ride.places import RidePlaces
from game.ui.derby.slate import places as slate_places
from game.ui.derby.slate.round_places import RoundPlaces
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.layout import TOP, inset, placed
from game.ui.kit.scene import Ui
from game.ui.table.bubbles import Tip
from game.ui.table.cues.show import Show
from game.ui.table.hands.front_context import FrontContext, Held
from game.ui.table.happening import Happening, Told
from game.ui.table.log.headline import Headline
from game.ui.table.look import Look
from game.wording.derby import DerbyWords

WAITS = {
    "first-card": mark("%(name)s is choosing a first card."),
    "bet": mark("%(name)s is choosing a bet."),
    "play-card": mark("%(name)s is choosing a card."),
    "choose-track": mark("%(name)s is choosing a track."),
    "ride": mark("%(name)s is choosing a card."),
    "push": mark("%(name)s may push."),
    "die-card": mark("%(name)s may play the die card."),
}
DECK = (53.0, 73.0)
NO_HORSE = 24.0  # from where in the order somebody speaks who rides none


class DerbyContext(FrontContext[DerbyView, DerbyWords, Pose]):
    """Two scenes of one table: the slate, and from the moment when all riders are known the course.

    `pan`: how far the view has gone from the one to the other; None: one of them is all there is.
    `markers`: the row of each horse's marker on the slate, which may be between two rows.
    `tables_looked_at`: how often somebody has opened the tables. `wants_course`: its pictures
    shall be there before it comes into sight."""

    def __init__(
        self,
        ui: Ui,
        names: Sequence[str],
        players: Sequence[str],
        look: Look,
        reader: int | None,
        seen: DerbyView,
    ) -> None:
        super().__init__(ui, names, players, look, reader, seen)
        self.progress = Progress()
        self.pan: float | None = None
        self.wants_course = False
        self.markers: dict[str, float] = {}
        self.field = Field()
        self.nerve = Nerve()
        self.die = TenSidedDie(ui)
        self.throws = Throws(self.die)
        self.photograph: Photograph | None = None
        self.celebration = Celebration()
        self.tables_looked_at = 0
        self._headline = Headline(self)

    @property
    def on_course(self) -> bool:
        """Whether the course is shown, and not the slate any more."""
        return self.progress.on_course

    @property
    def music(self) -> str:  # type: ignore[override]
        return "music-course" if self.on_course else "music-derby"

    def make_words(self) -> DerbyWords:
        code, bandits = self.ui.words.code, self.ui.settings.bandits
        return DerbyWords(code, bandits=bandits, rows=self.seen.rows)

    def plain_pose(self) -> Pose:
        return PLAIN

    def holder(self, seat: int) -> Held:
        player = self.seen.players[seat]
        return Held(player.hand_size, player.hand)

    def rides(self, horse: str) -> bool:
        """Whether somebody at the screen rides it."""
        return self.seen.horse(horse).rider in self.at_the_screen

    # ------------------------------------------------------------------ where things are

    @property
    def layout(self) -> Places:
        return table_places(self.ui.zoom, self.strip_height)

    @property
    def rounds(self) -> RoundPlaces:
        return RoundPlaces(self.layout.rounds, len(self.names))

    @property
    def course(self) -> Course:
        return course_in(self.layout.course)

    @property
    def order(self) -> OrderPlaces:
        return order_places(self.layout.order, self.seen)

    @property
    def ride(self) -> RidePlaces:
        layout = self.layout
        return RidePlaces(self.ui.units, layout.move, layout.ridden, layout.decision)

    @property
    def strip_box(self) -> Box:
        return self.layout.strip

    @property
    def clear(self) -> Box:
        if self.on_course:  # the upper part, where the lanes end
            sky = inset(self.layout.course, left=60, top=20, right=200)
            return placed(sky, high=180, at=TOP)
        odds = inset(self.layout.slate, left=90, top=60, right=10)
        return placed(odds, high=250, at=TOP)  # and not the cards and bets below them

    def card_place(self, number: int) -> Box:
        return self.layout.card(number, len(self.hand_in_front()))

    def next_card_place(self, horse: str) -> Box:
        """On the slate, of the next card that is laid there."""
        laid = len(self.seen.horse(horse).seen_cards)
        return slate_places.card_place(horse, min(laid, FULL - 1))

    def seat_box(self, seat: int) -> Box:
        return self.rounds.row(seat)

    def hand_box(self, seat: int) -> Box:
        if self.on_course:
            return self.layout.move
        return self.layout.card(3, 7) if seat == self.front else self.rounds.cards_box(seat)

    @property
    def deck_box(self) -> Box:
        return placed(self.layout.slate, *DECK)

    @property
    def discards_box(self) -> Box:
        return self.deck_box

    def draw_back(self, canvas: Canvas, box: Box) -> None:
        draw_card_back(canvas, box)

    def draw_flying(
        self, canvas: Canvas, card: str | None, begin: Box, end: Box, share: float
    ) -> None:
        draw_card_on_its_way(canvas, card, begin, end, share)

    def speaks_from(self, seat: int) -> Tip:
        if not self.on_course:
            row = self.rounds.row(seat)
            return Tip((row.left, row.centery), "right")
        return self._speaks_from_order(seat)

    def _speaks_from_order(self, seat: int) -> Tip:
        """From the row of the horse on its turn, else of the first that the seat rides."""
        order, on_move = self.order, self.progress.on_move
        own = [state.horse for state in order.horses if state.rider == seat]
        if not own:
            return Tip((order.box.left, order.box.y + NO_HORSE), "right")
        row = order.row_of(on_move if on_move in own else own[0])
        return Tip((row.left, row.centery), "right")

    # ------------------------------------------------------------------ words

    def waits_for(self, asked: Asked) -> str:
        return self.ui.say(WAITS[asked.kind], name=self.names[asked.seats[0]])

    def message(self) -> tuple[str, str]:
        """A headline and a line: what the question says; else what is shown, or who is asked."""
        pose = self.pose
        if pose.headline or pose.line:
            return pose.headline, pose.line
        if self.cue is None and self.asked is not None and self._comes_later(self.asked):
            return self.log.last, ""
        return self._headline.message()

    def _comes_later(self, asked: Asked) -> bool:
        """While a coach speaks the set-up may not have been shown yet."""
        return self.seen.phase == "set-up" and asked.kind != "first-card"

    # ------------------------------------------------------------------ time

    def stand(self, entries: Sequence[Told]) -> None:
        self.progress.stand(entries, self.seen)

    def settled(self, happening: Happening) -> None:
        self.progress.follow(happening.event, self.seen)

    def rest(self) -> None:
        super().rest()
        self.pan = None
        self.wants_course = False


DerbyShow = Show[DerbyContext]
