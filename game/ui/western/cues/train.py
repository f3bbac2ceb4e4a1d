"""The gold train as a scene: it comes, one lays more than the other, and it leaves with no gold."""

from __future__ import annotations

from game.rules.western import events
from game.rules.western.ladder import COMBINATIONS
from game.ui.kit.canvas import Canvas
from game.ui.table.banner import draw_banner
from game.ui.western.cards.lying import LARGE, Lying, draw_lying, on_the_way, row_of
from game.ui.western.cue import WesternCue
from game.ui.western.train.scene import CARD, COMES

ROOM = 420.0


class TrainCame(WesternCue):
    """It drives in and halts."""

    event: events.TrainCame
    lasts = COMES + 0.3

    def begin(self) -> None:
        self.settle()
        self.play("train-come")
        if self.view.still:
            self.lasts = 0.6


class TrainLaid(WesternCue):
    """The cards are shown, and then lie on their step of the ladder."""

    event: events.TrainLaid
    FLIES, READ, GOES = 0.35, 0.85, 0.3
    lasts = FLIES + READ + GOES

    def begin(self) -> None:
        view, cards = self.view, self.event.cards
        train = view.seen.train
        assert train is not None, "it has come"
        self._first = train.cards == cards  # these were shown when the train was played
        place = view.layout.last_card
        begins = [place] * len(cards) if self._first else self.places_of(cards)
        self._begins = [Lying.in_box(box) for box in begins]
        self._rows = row_of(len(cards), view.train.box.center, ROOM, LARGE[0] * 0.86)
        slot = view.train.slot(COMBINATIONS.index(self.event.combination))
        self._end = Lying(slot.center, CARD)
        if self._first:
            self.lasts = 0.6
        else:
            self.hide(cards)
        self.play("card-play")

    def update(self, seconds: float) -> None:
        if self.passed(seconds, self.lasts - self.GOES * 0.3):
            self._lay()

    def _lay(self) -> None:
        self.settle()
        self.view.hand.coming = set()
        self.play("defence", 0.7)

    def draw(self, canvas: Canvas) -> None:
        canvas.layer += 35
        for number, card in enumerate(self.event.cards):
            draw_lying(canvas, self.view, card, self._where(number))
        canvas.layer -= 35

    def _where(self, number: int) -> Lying:
        begin, middle = self._begins[number], self._rows[number]
        leaves = self.lasts - self.GOES
        if self._first:
            return on_the_way(begin, self._end, self.part(0.0, self.lasts))
        if self.view.still:
            return middle
        if self.time > leaves:
            return on_the_way(middle, self._end, self.part(leaves, self.lasts), 0.0)
        return on_the_way(begin, middle, self.part(0.0, self.FLIES))

    def finish(self) -> None:
        self.view.hand.coming = set()


class TrainPassed(WesternCue):
    event: events.TrainPassed
    lasts = 0.35

    def begin(self) -> None:
        self.settle()
        self.play("tick", 0.8)


class TrainWon(WesternCue):
    """A sign for the winner; the gold itself is paid next."""

    event: events.TrainWon
    lasts = 1.7

    def begin(self) -> None:
        self.play("train-whistle")

    def draw(self, canvas: Canvas) -> None:
        """Over the ladder: the train is still to be seen."""
        view, money = self.view, self.view.money_words(self.event.amount)
        draw_banner(
            canvas,
            view.ui.say("%(name)s: %(money)s", name=view.name(self.seat), money=money),
            self.sentence(),
            self.time,
            self.lasts,
            middle=view.train.ladder.center,
            still=view.ui.settings.reduced_motion,
            icon=view.portrait(self.seat),
        )
