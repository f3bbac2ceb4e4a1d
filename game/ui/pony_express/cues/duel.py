"""Duels but for the shots themselves: the call, the corners, the end."""

from __future__ import annotations

from collections.abc import Iterator

from game.i18n import mark
from game.rules.pony_express import events
from game.ui.kit.canvas import Canvas
from game.ui.kit.theme import CORAL, RED
from game.ui.pony_express.context import RaceShow
from game.ui.pony_express.cues.corner_ride import ride, set_off
from game.ui.pony_express.shots.arena import Meeting
from game.ui.pony_express.shots.camera import GOES, LIGHT_RUNS
from game.ui.pony_express.shots.foresee import foresee, foresee_duel
from game.ui.table.cues.show import FRAME
from game.ui.table.cues.signs import draw_sign, hang_sign, tick

ICON = "board/token-duel"
OPENING = GOES + LIGHT_RUNS + 0.15  # seconds
RIDES = 0.42  # of the camera's way: then the riders set off
RIDING = 1.7  # seconds: a sign below which both ride


def duel_called(event: events.DuelCalled, show: RaceShow) -> Iterator[float]:
    """Two riders meet."""
    context = show.context
    show.play("gong")
    show.settle()
    foresee_duel(context, Meeting(tuple(event.seats), event.showdown))
    title = context.ui.say(mark("The showdown!") if event.showdown else mark("A duel!"))
    both = context.ui.words.listing([context.name(seat) for seat in event.seats])
    yield from hang_sign(show, title, both, icon=ICON, colour=CORAL, lasts=1.9)


def duel_began(event: events.DuelBegan, show: RaceShow) -> Iterator[float]:
    """The camera goes to where they meet and draws back as they ride to their corners; then the
    line of the first shot is lit."""
    context, arena = show.context, show.context.arena
    show.press_skips = True
    show.play("sheriff" if event.showdown else "whinny", 0.7)
    arena.open_duel(Meeting(tuple(event.seats), event.showdown))
    try:
        if show.still:
            show.settle()
            _light_first_line(event, show)
            foresee(context, *event.seats)
            show.draw(lambda canvas: _draw_who_begins(canvas, event, show))
        else:
            yield from _take_corners(event, show)
        yield from show.until(OPENING)
    finally:
        arena.skip()
        _light_first_line(event, show)
        context.pieces.advance(0.0, at_once=True)


def _take_corners(event: events.DuelBegan, show: RaceShow) -> Iterator[float]:
    camera = show.context.arena.camera
    while camera.place < RIDES:
        yield FRAME
    ways = set_off(show, event.seats)
    foresee(show.context, *event.seats)
    show.draw(lambda canvas: _draw_who_begins(canvas, event, show))
    yield from ride(show, ways)
    while camera.moving:
        yield FRAME
    _light_first_line(event, show)


def _light_first_line(event: events.DuelBegan, show: RaceShow) -> None:
    line = show.context.board.corners[event.corners[0]].line
    show.context.arena.light.light(line, at_once=show.still)


def _draw_who_begins(canvas: Canvas, event: events.DuelBegan, show: RaceShow) -> None:
    context, say = show.context, show.context.ui.say
    first, second = event.seats
    name, other = context.name(first), context.name(second)
    sub = say("%(name)s shoots first.", name=name)
    if first == context.reader:
        sub = say("You shoot first.")
    title = say("%(name)s against %(other)s", name=name, other=other)
    draw_sign(canvas, show, OPENING, title, sub, ICON)


def duel_ended(event: events.DuelEnded, show: RaceShow) -> Iterator[float]:
    """They ride back to their space, and the camera goes with them."""
    context, arena, winner = show.context, show.context.arena, event.winner
    show.press_skips = True
    show.play("groan" if winner is None else "cheer", 0.8)
    title, below = _outcome(event, show), show.sentence
    show.draw(lambda canvas: draw_sign(canvas, show, RIDING, title, below, ICON))
    duel = context.seen.duel
    try:
        if show.still or duel is None:
            show.settle()
            arena.jump(there=False)
        else:
            ways = set_off(show, duel.seats)
            arena.leave(duel.seats)
            yield from ride(show, ways)
        yield from show.until(RIDING)
    finally:
        arena.skip()


def _outcome(event: events.DuelEnded, show: RaceShow) -> str:
    winner, say = event.winner, show.context.ui.say
    if winner is None:
        return say("Nobody is hit")
    if winner == show.context.reader:
        return say("You win the duel")
    return say("%(name)s wins the duel", name=show.context.name(winner))


def die_picked_up(event: events.DiePickedUp, show: RaceShow) -> Iterator[float]:
    yield from tick(show, "die-clack-1")


def decoy_placed(event: events.DecoyPlaced, show: RaceShow) -> Iterator[float]:
    yield from tick(show, "hoof-stop")


def bystanders_left(event: events.BystandersLeft, show: RaceShow) -> Iterator[float]:
    title = show.context.ui.say("The street is empty")
    yield from hang_sign(show, title, icon="pieces/badge", sound="whinny", colour=RED)


def riders_nearer(event: events.RidersNearer, show: RaceShow) -> Iterator[float]:
    """Both ride a few steps towards each other, with their firing lines."""
    context, duel = show.context, show.context.seen.duel
    show.press_skips = True
    context.arena.light.put_out()
    title, below = context.ui.say("Closer!"), show.sentence
    show.draw(lambda canvas: draw_sign(canvas, show, RIDING, title, below, ICON, RED))
    if show.still or duel is None:
        show.settle()
    else:
        yield from ride(show, set_off(show, duel.seats))
    yield from show.until(RIDING)
