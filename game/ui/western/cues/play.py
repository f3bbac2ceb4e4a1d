"""Cards that are played, and cards that answer them."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.western import events
from game.ui.kit.canvas import Canvas, Point
from game.ui.kit.tween import clamp, ease_out, overshoot
from game.ui.western.cards.lying import LARGE, Lying, draw_lying, on_the_way, row_of
from game.ui.western.cue import WesternCue
from game.ui.western.felt.arrow import curve_between
from game.ui.western.felt.exchange import ON_ARROW

SOUNDS = {
    "attack-1": "pistol-cock",
    "attack-2": "pistol-cock",
    "attack-3": "pistol-cock",
    "indians": "raid",
    "train": "train-whistle",
    "saloon": "drum-tense",
    "horse": "horse-snort",
    "hands-up": "hands-shown",
    "dog": "dog-bark",
    "dancer": "can-can",
    "cake": "cake",
    "joker": "jester",
    "hat": "steal",
}
ROOM = 560.0  # across the felt, for cards that are shown large


class CardsPlayed(WesternCue):
    """They fly to the middle, are shown large enough to be read, and then lie on the arrow to
    whom they go, or on the discards."""

    event: events.CardsPlayed
    FLIES, READ, GOES = 0.35, 1.0, 0.25
    OWN_READ = 0.6  # whoever has chosen a card knows it
    MORE = 0.35  # for each further card

    def begin(self) -> None:
        view, cards = self.view, self.event.cards
        self._cards: Sequence[str] = cards
        self._begins = [Lying.in_box(box) for box in self.places_of(cards)]
        self._rows = row_of(len(cards), view.clear.center, ROOM)
        read = self.OWN_READ if self.seat == view.reader else self.READ
        self._leave = self.FLIES + read + self.MORE * (len(cards) - 1)
        self.lasts = self._leave + self.GOES
        self.arrow = 0.0
        self.hide(cards)
        self.play("card-play")

    def update(self, seconds: float) -> None:
        if self.passed(seconds, self.FLIES):
            self._lay()
            self.play(SOUNDS.get(self.event.card, "defence"), 0.8)
        self.arrow = ease_out(self.part(self.FLIES, self.FLIES + 0.4))

    def _lay(self) -> None:
        view = self.view
        view.hand.coming = set()
        view.middle.on_the_way = len(self._cards)
        self.settle()

    def _goal(self, number: int) -> Lying:
        """Where a card goes after it was read."""
        view, target = self.view, self.event.target
        acting = number == len(self._cards) - 1
        if target is None or target == self.seat or not acting:
            return Lying.in_box(view.layout.last_card)
        curve = curve_between(view, self.seat, target)
        return Lying(curve.at(ON_ARROW), view.layout.last_card.width)

    def draw(self, canvas: Canvas) -> None:
        view = self.view
        canvas.layer += 35
        for number, card in enumerate(self._cards):
            draw_lying(canvas, view, card, self._where(number))
        canvas.layer -= 35

    def _where(self, number: int) -> Lying:
        middle = self._rows[number]
        if self.view.still:
            return middle
        if self.time > self._leave:
            return on_the_way(middle, self._goal(number), self.part(self._leave, self.lasts), 0.0)
        late = 0.08 * number
        share = clamp(self.part(0.0, self.FLIES) * (1 + late) - late)
        return on_the_way(self._begins[number], middle, share)

    def finish(self) -> None:
        self.view.hand.coming = set()
        self.view.middle.on_the_way = 0


class CardAnswers(WesternCue):
    """A card is laid over the one it answers, both large enough to be read, and named."""

    FLIES, GOES = 0.35, 0.3
    lasts = 2.1
    ASIDE = 160.0

    def answer(self) -> str:
        """The card that is laid."""
        raise NotImplementedError

    def answered(self) -> list[str]:
        """Those below it, the oldest first."""
        raise NotImplementedError

    def begin(self) -> None:
        card = self.answer()
        self._below = self.answered()
        self._begin = Lying.in_box(self.places_of([card])[0])
        self.hide([card])
        self.play("card-play")

    def update(self, seconds: float) -> None:
        if self.passed(seconds, self.FLIES):
            view = self.view
            view.hand.coming = set()
            view.middle.on_the_way = 1
            self.settle()
            self.play(SOUNDS.get(self.answer(), "defence"))

    def _place(self, number: int, count: int) -> Lying:
        x, y = self.view.clear.center
        aside = (number - (count - 1) / 2) * self.ASIDE
        return Lying((x + aside, y + 4 * number), LARGE[0], (-5.0, 4.0, -3.0)[number % 3])

    def draw(self, canvas: Canvas) -> None:
        view, cards = self.view, [*self._below, self.answer()]
        count = len(cards)
        canvas.layer += 35
        for number, card in enumerate(cards):
            place = self._place(number, count)
            if not view.still:
                place = self._moved(number, count, place)
            draw_lying(canvas, view, card, place)
        canvas.layer -= 35

    def _moved(self, number: int, count: int, place: Lying) -> Lying:
        leaves = self.lasts - self.GOES
        if self.time > leaves:
            end = Lying.in_box(self.view.layout.last_card)
            return on_the_way(place, end, self.part(leaves, self.lasts), 0.0)
        if number == count - 1:
            share = self.part(0.0, self.FLIES)
            return on_the_way(self._begin, place, share * share)
        grown = overshoot(self.part(0.0, 0.22))
        return Lying(self._rises(place.at, grown), place.wide * (0.4 + 0.6 * grown), place.angle)

    def _rises(self, at: Point, grown: float) -> Point:
        """The card that is answered comes from the arrow on which it lies."""
        play = self.view.seen.play
        if play is None or play.target is None or play.target == play.seat:
            return at
        begin = curve_between(self.view, play.seat, play.target).at(ON_ARROW)
        return begin[0] + (at[0] - begin[0]) * grown, begin[1] + (at[1] - begin[1]) * grown

    def finish(self) -> None:
        self.view.hand.coming = set()
        self.view.middle.on_the_way = 0


class Countered(CardAnswers):
    """A dog or a dancer, a jester, or the hat."""

    event: events.Countered

    def answer(self) -> str:
        return self.event.by

    def answered(self) -> list[str]:
        return [self.event.card]


class OverCountered(CardAnswers):
    """A cake over the dog or the dancer: the attack goes on."""

    event: events.OverCountered

    def answer(self) -> str:
        return "cake"

    def answered(self) -> list[str]:
        play = self.view.seen.play
        first = [play.card] if play is not None else []
        return [*first, self.event.counter]
