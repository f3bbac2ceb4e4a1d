"""Cards that are played, and cards that answer them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.rules.western import events
from game.ui.kit.canvas import Canvas, Point
from game.ui.kit.tween import clamp, ease_out, overshoot
from game.ui.western.cards.lying import LARGE, Lying, draw_lying, on_the_way, row_of
from game.ui.western.cues.show import WesternShow
from game.ui.western.felt.arrow import ON_ARROW

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
FLIES, READ, GOES = 0.35, 1.0, 0.25  # seconds
OWN_READ = 0.6  # whoever has chosen a card knows it
MORE = 0.35  # for each further card
ARROW_GROWS = 0.4
ANSWERED, ANSWER_GOES, ASIDE = 2.1, 0.3, 160.0


def cards_played(event: events.CardsPlayed, show: WesternShow) -> Iterator[float]:
    """They fly to the middle, are shown large enough to be read, and then lie on the arrow to
    whom they go, or on the discards."""
    context, cards = show.context, event.cards
    context.train.make_way()
    read = OWN_READ if event.seat == context.reader else READ
    leave = FLIES + read + MORE * (len(cards) - 1)
    show.draw(PlayedCards(event, show, leave).draw)
    context.arrow_share, context.cards_are_moving = 0.0, True
    context.hide(event.seat, cards)
    show.play("card-play")

    def grow_arrow(seconds: float) -> None:
        context.arrow_share = ease_out(show.part(FLIES, FLIES + ARROW_GROWS))

    show.each_frame(grow_arrow)
    try:
        yield from show.until(FLIES)
        _lay(show, len(cards))
        show.play(SOUNDS.get(event.card, "defence"), 0.8)
        yield from show.until(leave + GOES)
    finally:
        _let_go(show)
        context.arrow_share = 1.0


def countered(event: events.Countered, show: WesternShow) -> Iterator[float]:
    """A dog or a dancer, a jester, or the hat."""
    show.context.train.make_way()
    yield from _answered(show, event.seat, event.by, [event.card])


def over_countered(event: events.OverCountered, show: WesternShow) -> Iterator[float]:
    """A cake over the dog or the dancer: the attack goes on."""
    play = show.context.seen.play
    first = [play.card] if play is not None else []
    yield from _answered(show, event.seat, "cake", [*first, event.counter])


def _answered(show: WesternShow, seat: int, card: str, below: Sequence[str]) -> Iterator[float]:
    """A card is laid over those that it answers, all large enough to be read."""
    context = show.context
    (place,) = context.places_of(seat, [card])
    context.hide(seat, [card])
    context.cards_are_moving = True
    show.play("card-play")
    show.draw(AnsweringCards(show, Lying.in_box(place), [*below, card]).draw)
    try:
        yield from show.until(FLIES)
        _lay(show, 1)
        show.play(SOUNDS.get(card, "defence"))
        yield from show.until(ANSWERED)
    finally:
        _let_go(show)


def _lay(show: WesternShow, cards: int) -> None:
    """They have left the hand, and do not lie on the discards yet."""
    show.context.coming = set()
    show.context.discards_coming = cards
    show.settle()


def _let_go(show: WesternShow) -> None:
    context = show.context
    context.coming = set()
    context.discards_coming = 0
    context.cards_are_moving = False


class PlayedCards:
    """Cards on their way from a hand to where they lie. `leave`: when they were read."""

    def __init__(self, event: events.CardsPlayed, show: WesternShow, leave: float) -> None:
        self._event = event
        self._show = show
        self._leave = leave
        context = show.context
        places = context.places_of(event.seat, event.cards)
        self._begins = [Lying.in_box(box) for box in places]
        self._row = row_of(len(event.cards), context.clear.center, ROOM)

    def draw(self, canvas: Canvas) -> None:
        canvas.layer += 35
        for number, card in enumerate(self._event.cards):
            draw_lying(canvas, self._show.context.words, card, self._where(number))
        canvas.layer -= 35

    def _where(self, number: int) -> Lying:
        show, middle = self._show, self._row[number]
        if show.still:
            return middle
        if show.time > self._leave:
            share = show.part(self._leave, self._leave + GOES)
            return on_the_way(middle, self._goal(number), share, 0.0)
        late = 0.08 * number
        share = clamp(show.part(0.0, FLIES) * (1 + late) - late)
        return on_the_way(self._begins[number], middle, share)

    def _goal(self, number: int) -> Lying:
        """Where a card goes after it was read."""
        context, seat, target = self._show.context, self._event.seat, self._event.target
        acting = number == len(self._event.cards) - 1
        if target is None or target == seat or not acting:
            return Lying.in_box(context.discards_box)
        way = context.curve(seat, target)
        return Lying(way.at(ON_ARROW), context.discards_box.width)


class AnsweringCards:
    """Cards in the middle, the oldest first, on which the last one is laid."""

    def __init__(self, show: WesternShow, begin: Lying, cards: Sequence[str]) -> None:
        self._show = show
        self._begin = begin
        self._cards = cards

    def draw(self, canvas: Canvas) -> None:
        canvas.layer += 35
        for number, card in enumerate(self._cards):
            place = self._place(number)
            if not self._show.still:
                place = self._moved(number, place)
            draw_lying(canvas, self._show.context.words, card, place)
        canvas.layer -= 35

    def _place(self, number: int) -> Lying:
        x, y = self._show.context.clear.center
        aside = (number - (len(self._cards) - 1) / 2) * ASIDE
        return Lying((x + aside, y + 4 * number), LARGE[0], (-5.0, 4.0, -3.0)[number % 3])

    def _moved(self, number: int, place: Lying) -> Lying:
        show, leave = self._show, ANSWERED - ANSWER_GOES
        if show.time > leave:
            end = Lying.in_box(show.context.discards_box)
            return on_the_way(place, end, show.part(leave, ANSWERED), 0.0)
        if number == len(self._cards) - 1:
            share = show.part(0.0, FLIES)
            return on_the_way(self._begin, place, share * share)
        grown = overshoot(show.part(0.0, 0.22))
        return Lying(self._rises(place.at, grown), place.wide * (0.4 + 0.6 * grown), place.angle)

    def _rises(self, at: Point, grown: float) -> Point:
        """The card that is answered comes from the arrow on which it lies."""
        way = self._show.context.way_of_play
        if way is None:
            return at
        begin = way.at(ON_ARROW)
        return begin[0] + (at[0] - begin[0]) * grown, begin[1] + (at[1] - begin[1]) * grown
