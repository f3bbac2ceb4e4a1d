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

ANNOUNCED, BELIEVED = 1.15, 0.45  # seconds
ANNOUNCED_STAYS, CALL_STAYS = 12.0, 5.0  # in bubbles
SUSPENSE = 1.9  # seconds between an accusation and the truth
BEGINS = 1.6  # seconds, the sign at the beginning of a race
# The hand that points at the liar: its picture, how far from the sign, from how far it comes and by
# which share of the suspense it is there, and how far it sways in how many seconds.
HAND, BESIDE, FROM, COMES, SWAY, SWAYS = (92.0, 92.0), 14.0, 160.0, 1 / 3, 9.0, 0.45


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
    yield ANNOUNCED


def believed(event: events.Believed, show: RaceShow) -> Iterator[float]:
    show.settle()
    show.context.tray.say(show.context.ui.say("Nobody calls it."))
    show.play("tick", 0.6)
    yield BELIEVED


def accused(event: events.Accused, show: RaceShow) -> Iterator[float]:
    """A hand points at the liar, or so its owner thinks; the drum rolls."""
    show.settle()
    context = show.context
    context.bubbles.say(event.accuser, context.ui.say("Bluff!"), loud=True, seconds=CALL_STAYS)
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
        comes = FROM * (1.0 - overshoot(show.share(SUSPENSE) / COMES))
        sway = SWAY * pulse(show.time, SWAYS)
    at = (sign.right + BESIDE + comes + sway, sign.centery)
    canvas.centred("ui/icon-hand", at, size=HAND)


def first_player(event: FirstPlayer, show: RaceShow) -> Iterator[float]:
    title = show.context.ui.say("The race begins")
    try:
        yield from hang_sign(show, title, icon="pieces/horseshoe", sound="whinny", lasts=BEGINS)
    finally:
        show.context.tray.say("")


def poker_began(event: events.PokerBegan, show: RaceShow) -> Iterator[float]:
    title = show.context.ui.say("Poker!")
    yield from hang_sign(show, title, icon="ui/icon-people", sound="saloon")


def poker_won(event: events.PokerWon, show: RaceShow) -> Iterator[float]:
    name = show.context.name(event.seat)
    yield from hang_sign(show, name, icon="pieces/nugget-pile", sound="cheer")
