"""The turns of a race, and where its riders come: prison and freedom, saloon and figures, the mail
at the end of the trail."""

from __future__ import annotations

from collections.abc import Iterator

from game.i18n import mark
from game.rules.pony_express import events
from game.rules.shared.deals import TurnBegan
from game.ui.kit.theme import CORAL
from game.ui.pony_express.context import RaceContext, RaceShow
from game.ui.pony_express.cues.nuggets import throw_nuggets
from game.ui.pony_express.shots.foresee import foresee
from game.ui.table.cues.signs import draw_sign, hang_sign

TURN = 0.95  # seconds
DECLINED_STAYS = 3.0
ARREST_SOUNDS = {"sheriff": "sheriff"}
ARREST, FALLS = 1.7, 0.25  # seconds, and after which share of them the rider falls


def turn_began(event: TurnBegan, show: RaceShow) -> Iterator[float]:
    """Whose turn it is: a sign, a moment only."""
    show.settle()
    context, seat, say = show.context, event.seat, show.context.ui.say
    context.bubbles.hush()
    context.tray.say("")
    mine = seat == context.reader
    show.play("turn" if mine else "tick", 0.8)
    you = say("Your turn")
    title = you if mine else context.name(seat)
    number = say("turn %(number)d", number=event.turn)
    icon = f"pieces/side-{context.colour(seat)}"
    show.draw(lambda canvas: draw_sign(canvas, show, TURN, title, number, icon))
    yield TURN


def move_declined(event: events.MoveDeclined, show: RaceShow) -> Iterator[float]:
    """Whoever may ride does not, and says so."""
    show.settle()
    show.play("hoof-stop")
    show.context.bubbles.say(event.seat, show.sentence, seconds=DECLINED_STAYS)
    yield 0.8


# --------------------------------------------------------------------------- prison


def imprisoned(event: events.Imprisoned, show: RaceShow) -> Iterator[float]:
    """The rider falls, the door shuts."""
    sound = ARREST_SOUNDS.get(event.why, "")
    if sound:
        show.play(sound)
    else:
        show.play("groan", 0.6)
    title, below = show.context.ui.say("To prison!"), show.sentence
    icon = "board/token-prison"
    show.draw(lambda canvas: draw_sign(canvas, show, ARREST, title, below, icon, CORAL))
    fell = False
    try:
        yield ARREST * FALLS
        fell = True
        show.settle()
        show.play("rider-fall", 0.8)
        show.play("prison-door")
        yield from show.until(ARREST)
    finally:
        if not fell:
            show.play("prison-door")


def freed(event: events.Freed, show: RaceShow) -> Iterator[float]:
    title = show.context.ui.say(mark("Time served") if event.how == "served" else mark("Free!"))
    yield from hang_sign(show, title, icon="ui/icon-lock", sound="key-turn", lasts=1.2)


# --------------------------------------------------------------------------- on the way


def drinks_served(event: events.DrinksServed, show: RaceShow) -> Iterator[float]:
    """A glass for everybody at the table; then a person is sent to serve real ones, and the table
    waits. That is no decision: the match knows nothing of it."""
    context = show.context
    show.play("saloon")
    show.settle()
    begin = context.pieces.screen_of(event.seat)
    for seat in range(len(context.names)):
        end = (context.riders.row(seat).x + 40, context.riders.middle(seat))
        context.effects.fly("pieces/glass", begin, end, 1, size=(30, 36), sound="drink", lasts=0.8)
    title = context.ui.say("Drinks for everyone!")
    try:
        yield from hang_sign(show, title, icon="pieces/glass", lasts=1.7)
    finally:
        if is_sent_to_serve(event, context):
            context.on_errand(context.words.serving(event.seat, context.names, context.reader))


def is_sent_to_serve(event: events.DrinksServed, context: RaceContext) -> bool:
    """Whether it is somebody at the screen, and they want to be."""
    return context.ui.settings.serve_drinks and event.seat in context.at_the_screen


def figures_faced(event: events.FiguresFaced, show: RaceShow) -> Iterator[float]:
    context = show.context
    figures = context.words.figures
    title, icon = figures[:1].upper() + figures[1:], context.board_view.token("indians")
    show.settle()
    show.play("gong", 0.7)
    foresee(context, event.seat)
    yield from hang_sign(show, title, icon=icon, lasts=1.4)


def arrived(event: events.Arrived, show: RaceShow) -> Iterator[float]:
    context = show.context
    place = context.words.space_name(context.board.labels[-1])
    title = context.ui.say("%(place)s!", place=place)
    yield from hang_sign(show, title, icon="ui/icon-flag", sound="cheer", lasts=1.7)


def mail_delivered(event: events.MailDelivered, show: RaceShow) -> Iterator[float]:
    """The bag goes into the box."""
    context = show.context
    begin = context.pieces.screen_of(event.seat)
    show.settle()
    end = context.board_view.to_screen(context.board.mailboxes[event.mailbox - 1])
    context.effects.fly("pieces/mail-bag", begin, end, 1, size=(44, 44), sound="mail", lasts=0.7)
    yield 1.1


def race_won(event: events.RaceWon, show: RaceShow) -> Iterator[float]:
    context = show.context
    show.play("win-fanfare")
    show.settle()
    begin, end = context.riders.purse(None), context.pieces.screen_of(event.seat)
    throw_nuggets(show, begin, end, 10)
    yield from hang_sign(show, context.name(event.seat), icon="pieces/badge", lasts=3.2)
