"""Gold that changes hands, and cards that are drawn and played."""

from __future__ import annotations

from game.i18n import mark
from game.rules.pony_express import events
from game.ui.kit.canvas import Box, Canvas, Point
from game.ui.kit.theme import CREAM, INK, LIGHT_GOLD
from game.ui.kit.tween import between, clamp, ease_out, smooth
from game.ui.pony_express.card_face import ASPECT, draw_card
from game.ui.pony_express.cue import RaceCue

SOUNDS = {"mine": "pickaxe", "train": "", "saloon": "drink"}
HELD = 290.0  # how wide a card is that is held up
CAPTION = 56.0  # above it
OFFERED = 250.0  # of cards to choose from
THUMB = (72.0, 53.0)
BACK = (34.0, 48.0)
WHYS = {
    "charity": mark("Charity"),
    "reroll": mark("Reroll"),
    "prison-fine": mark("Fine"),
    "prison-roll": mark("Prison"),
    "duel": mark("Duel"),
    "poker": mark("Poker"),
    "train": mark("Train fare"),
    "figures": mark("Reward"),
    "mine": mark("Gold mine"),
    "saloon": mark("Saloon"),
}


class GoldMoved(RaceCue):
    """Nuggets fly from purse to purse; the new counts stand when they have arrived."""

    event: events.GoldMoved

    def begin(self) -> None:
        view, amount = self.view, self.event.amount
        self.lasts = 0.7
        if not amount:  # it is said all the same: somebody had nothing to lose
            view.ui.sounds.play("tick", 0.7)
            return
        sound = SOUNDS.get(self.event.why, "")
        if sound:
            view.ui.sounds.play(sound)
        if amount > 4:
            view.ui.sounds.play("coins-pour", 0.6)
        if view.ui.settings.reduced_motion:
            view.ui.sounds.play("coin-1")
            self.lasts = 0.5
            return
        self.lasts = self.throw_nuggets(
            view.panel.purse(self.event.giver), view.panel.purse(self.event.taker), amount
        )

    def draw(self, canvas: Canvas) -> None:
        view, gained = self.view, self.event.taker is not None
        at = view.panel.purse(self.event.taker if gained else self.event.giver)
        sign = "+" if gained else "\u2212"
        why = view.ui.say(WHYS[self.event.why])
        text = f"{why} {sign if self.event.amount else ''}{self.event.amount}"
        width = canvas.text_width(text, style="title", size=20) + 30
        rise = 0.0 if view.ui.settings.reduced_motion else 10 * ease_out(self.share)
        high = 36 * canvas.zoom
        box = Box(view.panel.box.x - 22 - width, at[1] - high / 2 - rise, width, high)
        canvas.layer += 55
        canvas.nine("ui/plank-dark", box)
        inner = box.inflate(-20, 0)
        canvas.text(
            text, inner, style="title", size=20, colour=LIGHT_GOLD, align="centre", drop=INK
        )
        canvas.layer -= 55


class CardsDrawn(RaceCue):
    """Backs only: from the deck to whoever looks at them."""

    event: events.CardsDrawn
    lasts = 0.55

    def begin(self) -> None:
        self.settle()
        view, seat = self.view, self.event.seat
        view.ui.sounds.play("card-draw")
        begin, end = view.panel.deck, view.panel.cards(seat)
        view.effects.fly(
            "cards/card-back", begin, end, self.event.count, size=BACK, lasts=self.lasts
        )


class CardTaken(RaceCue):
    """One of them is kept; the others go back, face down as they came."""

    event: events.CardTaken
    lasts = 0.45

    def begin(self) -> None:
        view, seat = self.view, self.event.seat
        others = view.so_far.choosing.get(seat, 1) - 1
        self.settle()
        view.ui.sounds.play("card-draw", 0.8)
        row, deck = view.panel.cards(seat), view.panel.deck
        begin, end = (row, deck) if others else (deck, row)
        view.effects.fly("cards/card-back", begin, end, max(others, 1), size=BACK, lasts=self.lasts)


class CardOffered(RaceCue):
    """To whoever chooses, and who watches a replay with all secrets: the cards, side by side."""

    event: events.CardsOffered
    lasts = 0.75
    COMES = 0.3

    def begin(self) -> None:
        self.settle()
        self.view.ui.sounds.play("page", 0.8)

    def draw(self, canvas: Canvas) -> None:
        view, cards = self.view, self.event.cards
        share = 1.0 if view.ui.settings.reduced_motion else ease_out(self.share / self.COMES)
        x, y = view.clear.center
        step = (OFFERED + 14) * share
        canvas.layer += 60
        for number, card in enumerate(cards):
            aside = (number - (len(cards) - 1) / 2) * step
            draw_card(canvas, view.ui, card, (x + aside, y), OFFERED, moment=False)
        canvas.layer -= 60


class CardKept(RaceCue):
    """To the same: what it is goes to the others in the hand."""

    event: events.CardKept
    lasts = 0.5

    def begin(self) -> None:
        self.settle()
        view = self.view
        view.ui.sounds.play("card-play", 0.6)
        end = view.panel.cards(self.event.seat)
        view.effects.fly(
            f"cards/{self.event.card}", view.clear.center, end, 1, size=THUMB, lasts=self.lasts
        )


class CardPlayed(RaceCue):
    """Held up for everybody: picture, name and effect; then it is gone."""

    event: events.CardPlayed
    lasts = 2.3
    COMES, GOES = 0.16, 0.9

    def begin(self) -> None:
        self.settle()
        self.view.ui.sounds.play("card-play")

    def draw(self, canvas: Canvas) -> None:
        view = self.view
        x, y = held = self._held_at()
        if not view.ui.settings.reduced_motion:
            share = smooth(clamp(self.share / self.COMES))
            x, y = between(view.panel.cards(self.event.seat), held, share)
            y += 60 * clamp((self.share - self.GOES) / (1.0 - self.GOES)) ** 2
        canvas.layer += 60
        draw_card(canvas, view.ui, self.event.card, (x, y), HELD, moment=False)
        sentence = view.log.sentence(self.event) or ""
        if self.share > self.COMES and sentence:
            self._draw_caption(canvas, sentence, held)
        canvas.layer -= 60

    def _held_at(self) -> Point:
        """With its caption in the middle of what the dice leave free."""
        x, y = self.view.clear.center
        return x, y + CAPTION / 2

    def _draw_caption(self, canvas: Canvas, sentence: str, held: Point) -> None:
        width = min(canvas.text_width(sentence, style="bold", size=20) + 48, 620.0)
        top = held[1] - HELD * ASPECT / 2 - CAPTION - 6
        box = (held[0] - width / 2, top, width, CAPTION)
        canvas.nine("ui/panel-dark", box)
        inner = (box[0] + 20, box[1] + 4, width - 40, CAPTION - 8)
        canvas.text(sentence, inner, style="bold", size=20, colour=CREAM, align="centre")
