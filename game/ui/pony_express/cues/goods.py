"""Gold that changes hands, and cards that are drawn and played."""

from __future__ import annotations

from collections.abc import Iterator

from game.i18n import mark
from game.rules.pony_express import events
from game.ui.kit.boxes import around
from game.ui.kit.canvas import Box, Canvas, Point
from game.ui.kit.layout import inset
from game.ui.kit.theme import CREAM, INK, LIGHT_GOLD
from game.ui.kit.tokens import Gap, Type
from game.ui.kit.tween import between, clamp, ease_out, smooth
from game.ui.pony_express.cards.face import ASPECT, draw_card
from game.ui.pony_express.context import RaceShow
from game.ui.pony_express.cues.nuggets import throw_nuggets

SOUNDS = {"mine": "pickaxe", "train": "", "saloon": "drink"}
HELD = 290.0  # how wide a card is that is held up
CAPTION = 56.0  # above it
PLANK = 36.0  # how high the plank is on which a payment stands
HELD_UP = 2.3  # seconds; by shares of them, it has come, and begins to go
HELD_COMES, HELD_GOES = 0.16, 0.9
DRAWN, TAKEN, KEPT = 0.55, 0.45, 0.5  # seconds that cards are on their way
NOTHING_PAID, PAID_AT_ONCE = 0.7, 0.5  # seconds, where no nuggets fly
POURS = 4  # nuggets: with more they are heard to pour
OFFERED = 250.0  # of cards to choose from
LOOKED_AT, SPREADS = 0.75, 0.3  # seconds, and the share of them in which they spread
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


# --------------------------------------------------------------------------- gold


def gold_moved(event: events.GoldMoved, show: RaceShow) -> Iterator[float]:
    """Nuggets fly from purse to purse; the new counts stand when they have arrived."""
    lasts = _pay(event, show)
    show.draw(lambda canvas: _draw_payment(canvas, event, show, lasts))
    yield lasts


def _pay(event: events.GoldMoved, show: RaceShow) -> float:
    """Gives how long it takes."""
    riders = show.context.riders
    if not event.amount:  # it is said all the same: somebody had nothing to lose
        show.play("tick", 0.7)
        return NOTHING_PAID
    sound = SOUNDS.get(event.why, "")
    if sound:
        show.play(sound)
    if event.amount > POURS:
        show.play("coins-pour", 0.6)
    if show.context.ui.settings.reduced_motion:
        show.play("coin-1")
        return PAID_AT_ONCE
    return throw_nuggets(show, riders.purse(event.giver), riders.purse(event.taker), event.amount)


def _draw_payment(canvas: Canvas, event: events.GoldMoved, show: RaceShow, lasts: float) -> None:
    ui, riders, gained = show.context.ui, show.context.riders, event.taker is not None
    at = riders.purse(event.taker if gained else event.giver)
    sign = "+" if gained else "\u2212"
    text = f"{ui.say(WHYS[event.why])} {sign if event.amount else ''}{event.amount}"
    width = canvas.text_width(text, style="title", size=Type.BODY) + 30
    rise = 0.0 if ui.settings.reduced_motion else 10 * ease_out(show.share(lasts))
    box = around((riders.box.x - 22 - width / 2, at[1] - rise), (width, ui.units(PLANK)))
    canvas.layer += 55
    canvas.nine("ui/plank-dark", box)
    inner = inset(box, x=10)
    canvas.text(
        text, inner, style="title", size=Type.BODY, colour=LIGHT_GOLD, align="centre", drop=INK
    )
    canvas.layer -= 55


# --------------------------------------------------------------------------- cards that are drawn


def cards_drawn(event: events.CardsDrawn, show: RaceShow) -> Iterator[float]:
    """Backs only: from the deck to whoever looks at them."""
    show.settle()
    show.play("card-draw")
    riders = show.context.riders
    yield from _fly(show, "card-back", riders.deck, riders.cards(event.seat), event.count, DRAWN)


def card_taken(event: events.CardTaken, show: RaceShow) -> Iterator[float]:
    """One of them is kept; the others go back, face down as they came."""
    riders, seat = show.context.riders, event.seat
    others = show.context.so_far.choosing.get(seat, 1) - 1
    show.settle()
    show.play("card-draw", 0.8)
    row, deck = riders.cards(seat), riders.deck
    begin, end = (row, deck) if others else (deck, row)
    yield from _fly(show, "card-back", begin, end, max(others, 1), TAKEN)


def _fly(
    show: RaceShow, card: str, begin: Point, end: Point, count: int, lasts: float
) -> Iterator[float]:
    size = BACK if card == "card-back" else THUMB
    show.context.effects.fly(f"cards/{card}", begin, end, count, size=size, lasts=lasts)
    yield lasts


def cards_offered(event: events.CardsOffered, show: RaceShow) -> Iterator[float]:
    """To whoever chooses, and who watches a replay with all secrets: the cards, side by side."""
    show.settle()
    show.play("page", 0.8)
    show.draw(lambda canvas: _draw_offered(canvas, event, show))
    yield LOOKED_AT


def _draw_offered(canvas: Canvas, event: events.CardsOffered, show: RaceShow) -> None:
    ui, cards = show.context.ui, event.cards
    share = 1.0 if ui.settings.reduced_motion else ease_out(show.share(LOOKED_AT) / SPREADS)
    x, y = show.context.clear.center
    step = (OFFERED + 14) * share
    canvas.layer += 60
    for number, card in enumerate(cards):
        aside = (number - (len(cards) - 1) / 2) * step
        draw_card(canvas, ui, card, (x + aside, y), OFFERED, moment=False)
    canvas.layer -= 60


def card_kept(event: events.CardKept, show: RaceShow) -> Iterator[float]:
    """To the same: what it is goes to the others in the hand."""
    show.settle()
    show.play("card-play", 0.6)
    context = show.context
    yield from _fly(
        show, event.card, context.clear.center, context.riders.cards(event.seat), 1, KEPT
    )


# --------------------------------------------------------------------------- a card that is played


def card_played(event: events.CardPlayed, show: RaceShow) -> Iterator[float]:
    """Held up for everybody: picture, name and effect; then it is gone."""
    show.settle()
    show.play("card-play")
    show.draw(lambda canvas: _draw_held_up(canvas, event, show))
    yield HELD_UP


def _draw_held_up(canvas: Canvas, event: events.CardPlayed, show: RaceShow) -> None:
    """With its caption in the middle of what the dice leave free."""
    context, over = show.context, show.share(HELD_UP)
    x, y = context.clear.center
    x, y = held = (x, y + CAPTION / 2)
    if not context.ui.settings.reduced_motion:
        comes = smooth(clamp(over / HELD_COMES))
        x, y = between(context.riders.cards(event.seat), held, comes)
        y += 60 * clamp((over - HELD_GOES) / (1.0 - HELD_GOES)) ** 2
    canvas.layer += 60
    draw_card(canvas, context.ui, event.card, (x, y), HELD, moment=False)
    if over > HELD_COMES and show.sentence:
        _draw_caption(canvas, show.sentence, held)
    canvas.layer -= 60


def _draw_caption(canvas: Canvas, sentence: str, held: Point) -> None:
    width = min(canvas.text_width(sentence, style="bold", size=Type.BODY) + 48, 620.0)
    card = around(held, (HELD, HELD * ASPECT))
    box = Box(0, 0, width, CAPTION)
    box.midbottom = (card.centerx, card.top - Gap.SMALL)
    canvas.nine("ui/panel-dark", box)
    inner = inset(box, x=20, y=4)
    canvas.text(sentence, inner, style="bold", size=Type.BODY, colour=CREAM, align="centre")
