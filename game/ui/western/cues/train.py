"""The gold train as a scene: it comes, one lays more than the other, and it leaves with no gold."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.western import events
from game.rules.western.ladder import COMBINATIONS
from game.ui.kit.canvas import Canvas
from game.ui.table.cues.banner import draw_banner
from game.ui.western.cards.lying import LARGE, Lying, draw_lying, on_the_way, row_of
from game.ui.western.cues.show import WesternShow
from game.ui.western.train.ladder import CARD
from game.ui.western.train.run import COMES

ROOM = 420.0
FLIES, READ, GOES = 0.35, 0.85, 0.3  # seconds
SHOWN = 0.6  # seconds, for cards that everybody has read already
PASSED, WON = 0.35, 1.7


def train_came(event: events.TrainCame, show: WesternShow) -> Iterator[float]:
    """It drives in and halts."""
    show.settle()
    show.play("train-come")
    yield 0.6 if show.still else COMES + 0.3


def train_laid(event: events.TrainLaid, show: WesternShow) -> Iterator[float]:
    """The cards are shown, and then lie on their step of the ladder."""
    context, cards = show.context, event.cards
    train = context.seen.train
    assert train is not None, "it has come"
    slot = context.train_places.slot(COMBINATIONS.index(event.combination))
    step = Lying(slot.center, CARD)
    if train.cards == cards:  # these were shown when the train was played
        lasts = SHOWN
        begin = Lying.in_box(context.discards_box)
        show.draw(lambda canvas: _draw_to_step(canvas, show, cards, begin, step))
    else:
        lasts = FLIES + READ + GOES
        begins = [Lying.in_box(box) for box in context.places_of(event.seat, cards)]
        show.draw(lambda canvas: _draw_to_be_read(canvas, show, cards, begins, step))
        context.hide(event.seat, cards)
    show.play("card-play")
    try:
        yield from show.until(lasts - GOES * 0.3)
        show.settle()
        context.coming = set()
        show.play("defence", 0.7)
        yield from show.until(lasts)
    finally:
        context.coming = set()


def _draw_to_step(
    canvas: Canvas, show: WesternShow, cards: tuple[str, ...], begin: Lying, step: Lying
) -> None:
    lying = on_the_way(begin, step, show.part(0.0, SHOWN))
    _draw_cards(canvas, show, cards, [lying] * len(cards))


def _draw_to_be_read(
    canvas: Canvas, show: WesternShow, cards: tuple[str, ...], begins: list[Lying], step: Lying
) -> None:
    row = row_of(len(cards), show.context.train_places.box.center, ROOM, LARGE[0] * 0.86)
    leave = FLIES + READ
    if show.still:
        _draw_cards(canvas, show, cards, row)
    elif show.time > leave:
        share = show.part(leave, leave + GOES)
        _draw_cards(canvas, show, cards, [on_the_way(card, step, share, 0.0) for card in row])
    else:
        share = show.part(0.0, FLIES)
        ways = zip(begins, row, strict=True)
        _draw_cards(canvas, show, cards, [on_the_way(*way, share) for way in ways])


def _draw_cards(
    canvas: Canvas, show: WesternShow, cards: tuple[str, ...], places: list[Lying]
) -> None:
    canvas.layer += 35
    for card, place in zip(cards, places, strict=True):
        draw_lying(canvas, show.context.words, card, place)
    canvas.layer -= 35


def train_passed(event: events.TrainPassed, show: WesternShow) -> Iterator[float]:
    show.settle()
    show.play("tick", 0.8)
    yield PASSED


def train_won(event: events.TrainWon, show: WesternShow) -> Iterator[float]:
    """A sign for the winner; the gold itself is paid next."""
    context = show.context
    show.play("train-whistle")

    def draw(canvas: Canvas) -> None:
        """Over the ladder: the train is still to be seen."""
        money = context.words.money(event.amount)
        draw_banner(
            canvas,
            context.ui.say("%(name)s: %(money)s", name=context.name(event.seat), money=money),
            show.sentence,
            show.time,
            WON,
            middle=context.train_places.ladder.center,
            still=context.ui.settings.reduced_motion,
            icon=context.portrait(event.seat),
        )

    show.draw(draw)
    yield WON
