"""What is said: announcements, accusations, remarks; and games of poker."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.pony_express import events
from game.rules.shared.deals import FirstPlayer
from game.rules.shared.hands import SPACES
from game.ui.kit.canvas import Canvas
from game.ui.kit.theme import CORAL
from game.ui.kit.tween import overshoot, pulse
from game.ui.pony_express.context import RaceShow
from game.ui.table.cues.signs import draw_sign, hang_sign
from game.wording.vocabulary import capital

ANNOUNCED_STAYS = 12.0
SUSPENSE = 1.9  # seconds between an accusation and the truth


def announced(event: events.Announced, show: RaceShow) -> Iterator[float]:
    """In a bubble, and above the felt until the next thing happens there."""
    show.settle()
    context, hand, say = show.context, event.hand, show.context.ui.say
    name = capital(context.ui.words.hand(hand))
    context.bubbles.hush()
    said = say("%(hand)s!", hand=name)
    context.bubbles.say(event.seat, said, loud=True, seconds=ANNOUNCED_STAYS)
    context.tray.say(say("Announced: %(hand)s", hand=f"{name}, {SPACES[hand]}"))
    show.play("page", 0.7)
    yield 1.15


def believed(event: events.Believed, show: RaceShow) -> Iterator[float]:
    show.settle()
    show.context.tray.say(show.context.ui.say("Nobody calls it."))
    show.play("tick", 0.6)
    yield 0.45


def accused(event: events.Accused, show: RaceShow) -> Iterator[float]:
    """A hand points at the liar, or so its owner thinks; the drum rolls."""
    show.settle()
    context = show.context
    context.bubbles.say(event.accuser, context.ui.say("Bluff!"), loud=True, seconds=5.0)
    show.play("accuse")
    context.ui.sounds.loop("drum-roll")
    show.draw(lambda canvas: _draw_doubt(canvas, show))
    try:
        yield SUSPENSE
    finally:
        context.ui.sounds.stop("drum-roll")


def _draw_doubt(canvas: Canvas, show: RaceShow) -> None:
    ui = show.context.ui
    title = ui.say("A bluff?")
    sign = draw_sign(canvas, show, SUSPENSE, title, show.sentence, colour=CORAL)
    comes = sway = 0.0
    if not ui.settings.reduced_motion:
        comes = 160 * (1.0 - overshoot(min(show.share(SUSPENSE) * 3.0, 1.0)))
        sway = 9 * pulse(show.time, 0.45)
    at = (sign.right + 14 + comes + sway, sign.centery)
    canvas.centred("ui/icon-hand", at, size=(92, 92))


def first_player(event: FirstPlayer, show: RaceShow) -> Iterator[float]:
    title = show.context.ui.say("The race begins")
    try:
        yield from hang_sign(show, title, icon="pieces/horseshoe", sound="whinny", lasts=1.6)
    finally:
        show.context.tray.say("")


def poker_began(event: events.PokerBegan, show: RaceShow) -> Iterator[float]:
    title = show.context.ui.say("Poker!")
    yield from hang_sign(show, title, icon="ui/icon-people", sound="saloon")


def poker_won(event: events.PokerWon, show: RaceShow) -> Iterator[float]:
    name = show.context.name(event.seat)
    yield from hang_sign(show, name, icon="pieces/nugget-pile", sound="cheer")
