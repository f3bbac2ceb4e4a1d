"""The gold train: a strip of desert at night with the locomotive, the six combinations that can be
laid, who has laid which, and who has passed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.rules.western import events
from game.rules.western.ladder import COMBINATIONS, cards_of
from game.ui.kit.canvas import Box, Canvas, Point
from game.ui.kit.theme import CREAM, INK, LIGHT_GOLD
from game.ui.kit.tween import clamp, ease_out, mix
from game.ui.table.faces import draw_face
from game.ui.table.happening import Told
from game.ui.western.cards.lying import Lying, draw_lying

if TYPE_CHECKING:
    from game.ui.western.view import WesternView

COMES, UNLOADS, LEAVES = 1.9, 0.7, 1.3  # seconds
LOCOMOTIVE, WAGON = (240.0, 120.0), (160.0, 100.0)
RAILS = (64.0, 20.0)
# Where the wheels stand on these pictures, and the rail above the foot of the strip.
ENGINE_FOOT, WAGON_FOOT, RAIL_TOP, RAIL = 115.0, 96.0, 4.0, 22.0
SLOTS = len(COMBINATIONS)
SLOT_GAP = 8.0
CARD = 54.0
FACE = 34.0
PUFF_EVERY, SIGH_EVERY = 0.22, 0.9  # seconds, while it drives and stands
SUNK = 0.13  # of the night's height: how far its ground goes below, so that the moon is seen
COMING = (events.TrainCame, events.TrainLaid)
STOPS = 0.66  # of the strip's width, where the chimney comes to a halt


class TrainScene:
    """`bids`: who has laid which combination, as far as it was seen."""

    def __init__(self, view: WesternView) -> None:
        self._view = view
        self.bids: dict[str, int] = {}
        self._time = 0.0
        self._leaves: float | None = None
        self._visible = False
        self._puffed = 0.0

    # ------------------------------------------------------------------ what happens to it

    @property
    def visible(self) -> bool:
        return self._visible

    def come(self) -> None:
        self.bids.clear()
        self._visible, self._time, self._leaves = True, 0.0, None

    def bid(self, combination: str, seat: int) -> None:
        self.bids[combination] = seat

    def leave(self) -> None:
        """It drives on once the gold is off; the strip is gone with it."""
        self._leaves = self._time + UNLOADS

    def make_way(self) -> None:
        """For whatever is shown next: a train that is leaving has gone."""
        if self._leaves is not None:
            self.vanish()

    def follow(self, event: Told, *, at_once: bool) -> None:
        """`at_once`: it is not to be seen how it comes and goes."""
        if isinstance(event, events.TrainCame):
            self.come()
            self._time = COMES if at_once else 0.0
        elif isinstance(event, events.TrainLaid):
            self.bid(event.combination, event.seat)
        elif isinstance(event, events.Paid) and event.why == "train":
            if at_once:
                self.vanish()
            else:
                self.leave()

    def vanish(self) -> None:
        self._visible, self._leaves = False, None
        self.bids.clear()

    def stand(self, entries: Sequence[Told]) -> None:
        """As it is after those events, with nothing left to move."""
        train = self._view.seen.train
        self.vanish()
        if train is not None:
            self.come()
            self._time = COMES
            if not _has_just_come(entries):
                self.bid(train.combination, train.leader)

    def advance(self, seconds: float) -> None:
        if not self._visible:
            return
        if self._moves or self._leaves is not None:
            self._view.ui.stir()
        self._time += seconds
        if self._leaves is not None and self._time >= self._leaves + LEAVES:
            self.vanish()
            return
        self._puffed += seconds
        if self._puffed >= (PUFF_EVERY if self._moves else SIGH_EVERY):
            self._puffed = 0.0
            x, y = self._chimney()
            if self.box.inflate(-60, 0).collidepoint(x, y):
                self._view.effects.smoke((x, y), 40.0)

    @property
    def _moves(self) -> bool:
        return self._time < COMES or (self._leaves is not None and self._time > self._leaves)

    # ------------------------------------------------------------------ where things are

    @property
    def box(self) -> Box:
        return self._view.layout.clearing

    @property
    def ladder(self) -> Box:
        box = self.box
        high = min(box.height * 0.42, 118.0)
        return Box(box.x + 10, box.bottom - high - 8, box.width - 20, high)

    @property
    def _strip(self) -> Box:
        box = self.box
        return Box(box.x, box.y, box.width, self.ladder.y - 6 - box.y)

    def slot(self, number: int) -> Box:
        ladder = self.ladder
        wide = (ladder.width - SLOT_GAP * (SLOTS - 1)) / SLOTS
        return Box(ladder.x + (wide + SLOT_GAP) * number, ladder.y, wide, ladder.height)

    def gold_at(self) -> Point:
        """Where the pot stands: on the wagon."""
        strip = self._strip
        return self._front() - LOCOMOTIVE[0] - WAGON[0] / 2, strip.bottom - 70

    def _front(self) -> float:
        """How far the cowcatcher has come."""
        strip = self._strip
        stops = strip.x + strip.width * STOPS + 60
        if self._leaves is not None:
            share = clamp((self._time - self._leaves) / LEAVES)
            return mix(stops, strip.right + 480, share * share)
        if self._view.still:
            return stops
        return mix(strip.x - 60, stops, ease_out(self._time / COMES))

    def _chimney(self) -> Point:
        return self._front() - 62, self._strip.bottom - LOCOMOTIVE[1] - 6

    # ------------------------------------------------------------------ drawing

    def draw(self, canvas: Canvas) -> None:
        if not self._visible:
            return
        canvas.layer += 30
        box = self.box
        key = ("western-train", round(box.width), round(box.height))
        canvas.composed(key, box.inflate(12, 12), lambda: self._paint(canvas), slot="western-train")
        with canvas.clipped(self._strip.inflate(-6, -6)):
            self._draw_train(canvas)
        self._draw_ladder(canvas)
        canvas.layer -= 30

    def _paint(self, canvas: Canvas) -> None:
        box, strip = self.box, self._strip
        canvas.fill(box.inflate(8, 8), INK, radius=16)
        canvas.fill(box, (40, 28, 22), radius=13)
        high = strip.width * 300 / 960
        sunk = min(high * SUNK, max(high - strip.height, 0.0))
        night = Box(strip.x, strip.bottom - high + sunk, strip.width, high)
        with canvas.clipped(strip.inflate(-6, -6)):
            canvas.picture("western/desert-night", night)
            x = strip.x
            while x < strip.right:
                canvas.picture("western/rails", Box(x, strip.bottom - RAIL - RAIL_TOP, *RAILS))
                x += RAILS[0]

    def _draw_train(self, canvas: Canvas) -> None:
        front, rail = self._front(), self._strip.bottom - RAIL
        shake = 1.0 if self._moves and int(self._time * 14) % 2 else 0.0
        wagon = Box(front - LOCOMOTIVE[0] - WAGON[0] + 6, rail - WAGON_FOOT - shake, *WAGON)
        canvas.picture("western/wagon", wagon)
        engine = Box(front - LOCOMOTIVE[0], rail - ENGINE_FOOT, *LOCOMOTIVE)
        canvas.picture("western/locomotive", engine)
        words = self._view.money_words(self._view.purses.money(None))
        plate = Box(wagon.centerx - 40, wagon.y + 44, 80, 28)
        canvas.composed(("western-gold", words), plate, lambda: _paint_gold(canvas, words, plate))

    def _draw_ladder(self, canvas: Canvas) -> None:
        """The weakest at the left; whoever leads is lit, what is beaten is dark."""
        view = self._view
        train = view.seen.train
        reached = max((COMBINATIONS.index(bid) for bid in self.bids), default=-1)
        for number, combination in enumerate(COMBINATIONS):
            leads = (
                train is not None
                and train.combination == combination
                and combination in self.bids  # when the train comes, the first is still to be laid
            )
            beaten = number <= reached and not leads
            self._draw_slot(canvas, number, combination, leads=leads, beaten=beaten)

    def _draw_slot(
        self, canvas: Canvas, number: int, combination: str, *, leads: bool, beaten: bool
    ) -> None:
        view, box = self._view, self.slot(number)
        train = view.seen.train
        seat = self.bids.get(combination)
        hat = leads and train is not None and train.hat
        key = ("western-slot", combination, leads, beaten, hat, seat, view.look.colours)
        canvas.composed(
            key,
            box.inflate(8, 8),
            lambda: self._paint_slot(canvas, box, combination, seat, leads, beaten, hat),
            slot=f"western-slot-{number}",
        )

    def _paint_slot(
        self,
        canvas: Canvas,
        box: Box,
        combination: str,
        seat: int | None,
        leads: bool,
        beaten: bool,
        hat: bool,
    ) -> None:
        view = self._view
        canvas.fill(box.inflate(4, 4), LIGHT_GOLD if leads else INK, radius=11)
        canvas.fill(box, (104, 66, 24) if leads else (72, 48, 34), radius=9)
        cards = [*cards_of(combination), *(["hat"] if hat else [])]
        high = min(CARD * 80 / 56, box.height - 12)
        wide = high * 56 / 80
        step = min(wide + 4, (box.width - 16 - wide) / max(len(cards) - 1, 1))
        left = box.centerx - step * (len(cards) - 1) / 2
        for number, card in enumerate(cards):
            draw_lying(canvas, view, card, Lying((left + step * number, box.centery), wide))
        if beaten:
            canvas.fill(box, INK, alpha=120, radius=9)
        if seat is not None:
            at = (box.right - FACE / 2 - 3, box.y + FACE / 2 + 1)
            draw_face(canvas, view.portrait(seat), view.colour(seat), seat, at, FACE)


def _has_just_come(entries: Sequence[Told]) -> bool:
    """Whether nothing has been laid for it yet, as far as was shown."""
    marks = (event for event in reversed(entries) if isinstance(event, COMING))
    return isinstance(next(marks, None), events.TrainCame)


def _paint_gold(canvas: Canvas, words: str, plate: Box) -> None:
    """How much the wagon holds, on a plank of it."""
    canvas.fill(plate, INK, radius=7)
    canvas.fill(plate.inflate(-4, -4), LIGHT_GOLD, radius=5)
    inner = plate.inflate(-8, -4)
    canvas.text(words, inner, style="title", size=22, colour=INK, align="centre", wrap=False)


def draw_passed(canvas: Canvas, view: WesternView) -> None:
    """On the plates of those who have passed since the last combination."""
    train = view.seen.train
    if train is None:
        return
    words = view.ui.say("passes")
    for seat in train.passed:
        plate = view.layout.plate(seat)
        wide = min(canvas.text_width(words, style="bold", size=18) + 24, plate.width)
        high = 28 * max(canvas.zoom, 1.0)
        top = plate.top + 10 - high if seat == view.front else plate.bottom - 12
        box = Box(plate.centerx - wide / 2, top, wide, high)
        key = ("western-passed", words)
        canvas.composed(key, box, lambda box=box: _paint_passed(canvas, box, words))  # type: ignore[misc]


def _paint_passed(canvas: Canvas, box: Box, words: str) -> None:
    canvas.fill(box, INK, radius=9)
    canvas.text(
        words, box.inflate(-10, -4), style="bold", size=18, colour=CREAM, align="centre", wrap=False
    )
