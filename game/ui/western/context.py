"""What parts, cues and prompts of Western's table share: where things are, and what moves."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.feed import Asked
from game.rules.western.view import WesternView
from game.ui.kit.boxes import around
from game.ui.kit.canvas import Box, Canvas, Point
from game.ui.kit.scene import Ui
from game.ui.table.bubbles import Tip
from game.ui.table.hands.front_context import FrontContext, Held
from game.ui.table.look import Look
from game.ui.western.cards.face import draw_card_back
from game.ui.western.cards.fans import Fans
from game.ui.western.cards.lying import Lying, draw_lying, on_the_way
from game.ui.western.die.ball import BallView
from game.ui.western.die.throws import Roll, Throws
from game.ui.western.felt.arrow import ON_ARROW, OVER_ARROW, Curve, best_curve
from game.ui.western.felt.raid import Raid
from game.ui.western.money.piles import Purse
from game.ui.western.money.sums import Sums
from game.ui.western.places import Places, table_places
from game.ui.western.pose import PLAIN, Pose
from game.ui.western.seats.plate_places import PlatePlaces
from game.ui.western.train.places import TrainPlaces, train_places
from game.ui.western.train.run import TrainRun
from game.ui.western.waits import waits_for
from game.wording.western import WesternWords, house_of

LOWEST_HAND = 60.0
CLEAR = Box(-400, -110, 800, 200)  # from the middle of the felt
AT_LEFT, AT_RIGHT = 300.0, 1000.0  # plates beyond these are at the sides of the table
CARDS = (28.0, 40.0)  # on a plate
IN_CASH_BOX = 38.0  # how far below its top money comes out
CARD_ON_ARROW = 52.0  # as wide as one lies there


class WesternContext(FrontContext[WesternView, WesternWords, Pose]):
    """Whoever sits in front does so below the middle.

    `counting`: what is shown of purses in the place of what they hold, while money is on its way.
    `discards_coming`: so many of the last discards are still flying. `first_rolls`: who rolled
    what to begin, and whether that is the best. `unpinned`: seats whose star is on its way.
    `ring_stress`: from 0 to 1, while the ring of the direction turns. `arrow_share`: how much of
    the arrow of the play has grown; `cards_are_moving`: they are shown elsewhere than on it.
    `reads_focused`: cards that the keyboard comes to are read large.
    """

    music = "music-western"

    def __init__(
        self,
        ui: Ui,
        names: Sequence[str],
        players: Sequence[str],
        look: Look,
        reader: int | None,
        seen: WesternView,
    ) -> None:
        super().__init__(ui, names, players, look, reader, seen)
        self.ball = BallView(ui)
        self.throws = Throws()
        self.fans = Fans()
        self.sums = Sums()
        self.train = TrainRun()
        self.raid: Raid | None = None
        self.counting: dict[Purse, int] = {}
        self.money_is_dealt = False
        self.discards_coming = 0
        self.die_face: int | None = None  # what it showed last
        self.first_rolls: dict[int, tuple[int, bool]] = {}
        self.unpinned: set[int] = set()
        self.ring_stress = 0.0
        self.arrow_share = 1.0
        self.cards_are_moving = False
        self.reads_focused = True

    def rest(self) -> None:
        super().rest()
        self.throws.forget()
        self.fans.close()
        self.sums.clear()
        self.train.vanish()
        self.raid = None
        self.counting.clear()
        self.discards_coming = 0
        self.first_rolls.clear()
        self.unpinned.clear()
        self.ring_stress = 0.0

    # ------------------------------------------------------------------ words

    def make_words(self) -> WesternWords:
        code, bandits = self.ui.words.code, self.ui.settings.bandits
        return WesternWords(code, bandits=bandits, house=house_of(self.seen))

    def waits_for(self, asked: Asked) -> str:
        return waits_for(self.ui, self.names, asked)

    def plain_pose(self) -> Pose:
        return PLAIN

    # ------------------------------------------------------------------ who sits where

    @property
    def places(self) -> Places:
        return table_places(*self._place_terms)

    @property
    def _place_terms(self) -> tuple[float, int, int, float]:
        """What they depend on."""
        return self.ui.zoom, len(self.names), self.front, self.strip_height

    @property
    def strip_box(self) -> Box:
        return self.places.strip

    @property
    def clear(self) -> Box:
        """The middle of the felt."""
        return CLEAR.move(*self.places.felt.centre)

    def seat_box(self, seat: int) -> Box:
        return self.places.plate(seat)

    def plate_places(self, seat: int) -> PlatePlaces:
        return PlatePlaces(self.places.plate(seat), star=self.seen.players[seat].sheriff)

    def speaks_from(self, seat: int) -> Tip:
        """Into the table: nobody speaks over a neighbour."""
        plate = self.places.plate(seat)
        if seat == self.front or plate.centerx > AT_RIGHT:
            return Tip((plate.left, plate.centery), "right")
        if plate.centerx < AT_LEFT:
            return Tip((plate.right, plate.centery), "left")
        return Tip((plate.centerx, plate.bottom), "up")

    # ------------------------------------------------------------------ cards

    def holder(self, seat: int) -> Held:
        player = self.seen.players[seat]
        return Held(player.count, player.hand)

    @property
    def shows_hand(self) -> bool:
        """Whether there is room for it: large planks that wind a replay take it all."""
        return self.places.hand.height >= LOWEST_HAND

    def card_place(self, number: int) -> Box:
        return self.places.card(number, len(self.hand_in_front()))

    def hand_box(self, seat: int) -> Box:
        if seat == self.front:
            return self.places.card(4, 9)
        return around(self.plate_places(seat).cards, CARDS)

    @property
    def deck_box(self) -> Box:
        return self.places.deck

    @property
    def discards_box(self) -> Box:
        return self.places.last_card

    def draw_back(self, canvas: Canvas, box: Box) -> None:
        draw_card_back(canvas, box)

    def draw_flying(
        self, canvas: Canvas, card: str | None, begin: Box, end: Box, share: float
    ) -> None:
        here = on_the_way(Lying.in_box(begin), Lying.in_box(end), share)
        draw_lying(canvas, self.words, card, here)

    # ------------------------------------------------------------------ the play that goes on

    def curve(self, begin: int, end: int) -> Curve:
        """Of an arrow from seat to seat."""
        return best_curve(*self._place_terms, begin, end)

    @property
    def way_of_play(self) -> Curve | None:
        """Of the play that is not decided yet, where it goes to somebody else."""
        play = self.seen.play
        if play is None or play.target is None or play.target == play.seat:
            return None
        return self.curve(play.seat, play.target)

    def cards_on_arrow(self) -> list[tuple[str, Lying]]:
        """The card that is played, and the one that answers it, where they lie still."""
        play, way = self.seen.play, self.way_of_play
        if play is None or way is None or self.arrow_share < 1.0 or self.cards_are_moving:
            return []
        laid = [(play.card, Lying(way.at(ON_ARROW), CARD_ON_ARROW, 3.0))]
        if play.counter is not None:
            laid.append((play.counter, Lying(way.at(OVER_ARROW), CARD_ON_ARROW, -6.0)))
        return laid

    # ------------------------------------------------------------------ the die

    def thrown_from(self, seat: int) -> Point:
        return self.places.plate(seat).center

    def throw(self, roll: Roll) -> float:
        """The die is thrown; gives the seconds until it lies still."""
        face, seed, seat = self.throws.take(roll)
        return self.ball.roll(face, seed, self.thrown_from(seat))

    # ------------------------------------------------------------------ money and the train

    def money(self, purse: Purse) -> int:
        """As it is shown now."""
        if purse in self.counting:
            return self.counting[purse]
        if not self.money_is_dealt:
            return 0
        return self.seen.pot if purse is None else self.seen.players[purse].money

    def money_at(self, purse: Purse) -> Point:
        """Where money of this purse comes from and goes to."""
        if purse is None and self.train.visible:
            return self.train_places.gold(self.train_front)
        if purse is None:
            box = self.places.cash_box
            return box.centerx, box.y + IN_CASH_BOX
        return self.places.seats[purse].money

    @property
    def train_places(self) -> TrainPlaces:
        return train_places(self.places.clearing)

    @property
    def train_front(self) -> float:
        """How far the train has come."""
        return self.train_places.front(self.train, still=self.still)
