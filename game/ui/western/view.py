"""Western's table as it is drawn: the felt with its plates and money, and what happens there."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from game.engine.requests import Decision
from game.hotseat.western_policy import haste_of
from game.rules.western import events
from game.rules.western.view import WesternView as Seen
from game.ui.kit.canvas import Box, Canvas, Point
from game.ui.kit.group import Group
from game.ui.kit.theme import RED
from game.ui.table.bubbles import Tip
from game.ui.table.corner import CornerPlanks
from game.ui.table.cue import Cue
from game.ui.table.front_view import FrontView, Held
from game.ui.table.happening import Happening, Told
from game.ui.table.message import draw_message
from game.ui.table.recent_events import draw_recent_events
from game.ui.table.waiting import Waiting
from game.ui.western.cards.face import card_pictures, draw_card_back
from game.ui.western.cards.fans import Fans
from game.ui.western.cards.hand import HandView
from game.ui.western.cards.lying import Lying, draw_lying, on_the_way
from game.ui.western.cards.magnifier import Magnifier
from game.ui.western.cue import WesternCue
from game.ui.western.cues import cue_for
from game.ui.western.cues.die import Roll, throw_of
from game.ui.western.cues.play import CardAnswers, CardsPlayed
from game.ui.western.die.ball import BallView
from game.ui.western.felt.exchange import draw_exchange
from game.ui.western.felt.ground import Felt
from game.ui.western.felt.middle import Middle
from game.ui.western.felt.storm import Storm
from game.ui.western.haste import concerns
from game.ui.western.money.purses import Purses
from game.ui.western.money.sums import Sums
from game.ui.western.places import Places, table_places
from game.ui.western.pose import PLAIN, Pose
from game.ui.western.seats.plates import Plates
from game.ui.western.train.scene import TrainScene, draw_passed
from game.ui.western.waits import waits_for
from game.wording.western import WesternWords

ALWAYS = tuple(
    f"western/{name}"
    for name in (
        *("table", "direction-ring", "chevron", "plate", "plate-active", "plate-target"),
        *("mini-card", "sheriff-star", "goal-coin", "cash-box", "cash-box-empty", "bill"),
        *(f"bundle-{number}" for number in range(1, 6)),
        *("ball-shade", "ball-shadow", "desert-night", "rails", "locomotive", "wagon"),
    )
)
LOWEST_HAND = 60.0
RIM = (-64, -64)  # the felt is so much smaller than the table
SHOWS_CARDS = (  # on the felt
    events.CardsPlayed,
    events.CardDiscarded,
    events.Countered,
    events.HandShown,
)


class WesternView(FrontView):
    """Whoever sits in front does so below the middle."""

    seen: Seen
    stirs = True
    hand: HandView
    posing: Callable[[], Pose]
    words: WesternWords

    def make_parts(self) -> None:
        super().make_parts()
        self.posing = lambda: PLAIN
        self.felt = Felt(self)
        self.plates = Plates(self)
        self.purses = Purses(self)
        self.sums = Sums(self)
        self.middle = Middle(self)
        self.hand = HandView(self)
        self.magnifier = Magnifier(self)
        self.ball = BallView(self.ui)
        self.fans = Fans(self)
        self.storm = Storm(self)
        self.train = TrainScene(self)
        self.unpinned: set[int] = set()  # seats whose star is on its way
        self._throws = 0  # of the die, so far: no two of them are alike
        self._coming_throws: dict[int, int] = {}
        self._waiting = Waiting(self)
        self._corner = CornerPlanks(self, lambda number, _count: self.layout.icon(number))

    def lay_out(self) -> None:
        layout = self.layout
        felt = layout.felt
        x, y = felt.centre
        ground = Box(x - felt.across, y - felt.upwards, 2 * felt.across, 2 * felt.upwards)
        box = layout.cash_box
        stands = Box(box.x + 12, box.y + box.height * 0.42, box.width - 24, box.height * 0.46)
        self.ball.lay_out(ground.inflate(*RIM), [stands], layout.ball)

    def show(self, happening: Happening) -> None:
        super().show(happening)
        if isinstance(happening.event, Roll):
            self._throws += 1
            self._coming_throws[id(happening.event)] = self._throws
            self.ball.expect(*throw_of(self, happening.event, self._throws))

    def throw_for(self, roll: Roll) -> tuple[int, str, Point]:
        """The one that was expected, see `show`."""
        return throw_of(self, roll, self._coming_throws.pop(id(roll), 0))

    def coming_after(self, _shown: Happening) -> Sequence[Happening]:
        """What will be shown next."""
        return tuple(self._queue)

    def haste_for(self, happening: Happening) -> float:
        """Who only looks on is not waiting for a turn."""
        people = self.at_the_screen
        if not people or concerns(happening.event, people):
            return 1.0
        return haste_of(len(self.names))

    def pictures(self) -> Iterable[str]:
        return (*card_pictures(), *ALWAYS)

    def cue_for(self, happening: Happening) -> Cue:
        if isinstance(happening.event, SHOWS_CARDS):
            self.train.make_way()
        return cue_for(self, happening)

    # ------------------------------------------------------------------ who sits where

    def holder(self, seat: int) -> Held:
        player = self.seen.players[seat]
        return Held(player.count, player.hand)

    @property
    def layout(self) -> Places:
        return table_places(*self.layout_terms)

    @property
    def layout_terms(self) -> tuple[float, int, int, float]:
        """What the layout depends on."""
        return self.ui.zoom, len(self.names), self.front, self.strip_height

    @property
    def strip(self) -> Box:
        return self.layout.strip

    def hand_box(self, seat: int) -> Box:
        if seat == self.front:
            return self.layout.card(4, 9)
        x, y = self.plates.cards_at(seat)
        return Box(x - 14, y - 20, 28, 40)

    @property
    def deck_box(self) -> Box:
        return self.layout.deck

    @property
    def discards_box(self) -> Box:
        return self.layout.last_card

    def draw_back(self, canvas: Canvas, box: Box) -> None:
        draw_card_back(canvas, box)

    def draw_flying(
        self, canvas: Canvas, card: str | None, begin: Box, end: Box, share: float
    ) -> None:
        here = on_the_way(Lying.in_box(begin), Lying.in_box(end), share)
        draw_lying(canvas, self, card, here)

    def speaks_from(self, seat: int) -> Tip:
        """Into the table: nobody speaks over a neighbour."""
        plate = self.layout.plate(seat)
        if seat == self.front or plate.centerx > 1000:
            return Tip((plate.left, plate.centery), "right")
        if plate.centerx < 300:
            return Tip((plate.right, plate.centery), "left")
        return Tip((plate.centerx, plate.bottom), "up")

    @property
    def pose(self) -> Pose:
        return self.posing()

    @property
    def clear(self) -> Box:  # type: ignore[override]
        """The middle of the felt."""
        layout = self.layout
        x, y = layout.felt.centre
        return Box(x - 400, y - 110, 800, 200)

    @property
    def arrow_share(self) -> float:
        """How much of the arrow of a play has grown."""
        return self.cue.arrow if isinstance(self.cue, WesternCue) else 1.0

    @property
    def cards_are_moving(self) -> bool:
        """Whether the cards of a play are shown elsewhere now."""
        return isinstance(self.cue, CardsPlayed | CardAnswers)

    def waits_for(self, pending: Decision[Any]) -> str:
        return waits_for(self, pending)

    def money_words(self, amount: int) -> str:
        return self.words.money(amount)

    # ------------------------------------------------------------------ time

    def rest(self) -> None:
        self.purses.counting.clear()
        self.sums.clear()
        self.unpinned.clear()
        self.hand.coming = set()
        self.middle.on_the_way = 0
        self.middle.rolls.clear()
        self._coming_throws.clear()
        self.felt.stressed = 0.0
        self.fans.close()
        self.storm.stop()
        self.train.vanish()

    def stand(self, entries: Sequence[Told]) -> None:
        self.felt.stand()
        self.middle.stand(entries)
        self.ball.show(self.middle.face or 6)
        self.train.stand(entries)
        self.purses.stand(entries)

    def settled(self, happening: Happening) -> None:
        """What is to be seen of it although no cue shows it."""
        event = happening.event
        self.train.follow(event, at_once=self.cue is None)
        self.purses.follow(event)
        if isinstance(event, events.DieRolled) and self.cue is None:
            self.ball.show(event.face)
            self.middle.face = event.face

    def say_in_passing(self, happening: Happening) -> None:
        """What befalls the reader is told however fast it goes."""
        whom = _hit_by(happening.event)
        if whom is not None and whom == self.reader and not self.covered:
            self.notice(self.log.sentence(happening.event) or "")

    def advance_parts(self, seconds: float) -> None:
        self.felt.advance(seconds)
        self.sums.advance(seconds)
        self.ball.advance(seconds * self.haste)  # the cue that throws it counts on that
        self.storm.advance(seconds)
        self.train.advance(seconds)

    def advance_always(self, seconds: float) -> None:
        self.magnifier.advance(seconds)

    # ------------------------------------------------------------------ the screen

    @property
    def log_box(self) -> Box | None:
        """Beside the message, while nobody is asked there."""
        row, message = self.layout.row, self.layout.message
        if self.docked:
            return None
        return Box(message.right + 12, row.y, row.right - message.right - 12, row.height)

    def build_table(self, group: Group) -> None:
        self.magnifier.build(group)

    def build_strip(self, group: Group) -> None:
        self._corner.build(group)

    def draw_table(self, canvas: Canvas) -> None:
        pose = self.pose
        self.felt.draw(canvas)
        self.middle.draw(canvas)
        self.purses.draw(canvas)
        draw_exchange(canvas, self)
        self.ball.draw(canvas)
        self.plates.draw(canvas)
        self.draw_goal(canvas)
        self.middle.draw_rolls(canvas)
        self.draw_hands(canvas)
        self.train.draw(canvas)
        draw_passed(canvas, self)
        self.fans.draw(canvas)
        self.effects.draw_low(canvas)
        self.storm.draw(canvas)
        if self.cue is not None:
            self.cue.draw_on_board(canvas)
        if self.shows_hand:
            self.hand.draw(canvas, pose)
        draw_message(canvas, self.layout.message, *self.message())
        if self.log_box is not None:
            draw_recent_events(canvas, self.log.lines, self.log_box)
        self.paint_strip(canvas)
        self.draw_strip(canvas)
        self.bubbles.draw(canvas)
        if self.cue is not None:
            self.cue.draw(canvas)
        self.effects.draw(canvas)
        self.sums.draw(canvas)

    @property
    def shows_hand(self) -> bool:
        """Whether there is room for it: large planks that wind a replay take it all."""
        return self.layout.hand.height >= LOWEST_HAND

    def draw_hands(self, canvas: Canvas) -> None:
        """Those of the others, where all secrets are shown."""

    def message(self) -> tuple[str, str]:
        """What the question says; else what is shown, or who is asked."""
        pose = self.pose
        if pose.headline or pose.line:
            return pose.headline, pose.line
        return self._waiting.message(self.words)

    def draw_goal(self, canvas: Canvas) -> None:
        box, words = self.layout.goal, self.ui.say("Goal %(money)s", money=self.goal_words())
        key = ("western-goal", words)
        canvas.composed(key, box.inflate(8, 8), lambda: _paint_goal(canvas, box, words))

    def goal_words(self) -> str:
        return self.money_words(self.seen.goal)


def _hit_by(event: Told) -> int | None:
    """Who must hear of it."""
    match event:
        case events.Paid():
            return event.payer
        case events.SheriffEnded() | events.TurnWillBeLost():
            return event.seat
        case events.CardTaken():
            return event.victim
        case _:
            return None


def _paint_goal(canvas: Canvas, box: Box, words: str) -> None:
    canvas.nine("ui/paper", box)
    side = min(30.0, box.height - 12)
    canvas.centred("western/goal-coin", (box.x + 8 + side / 2, box.centery), size=(side, side))
    inner = Box(box.x + side + 18, box.y + 4, box.width - side - 28, box.height - 8)
    canvas.text(words, inner, style="title", size=20, colour=RED, wrap=False)
