"""The finish: a photograph of every horse that arrives, the podium, the prizes, and who has won."""

from __future__ import annotations

from collections.abc import Iterator

from game.i18n import mark
from game.rules.derby.course import TOWN
from game.rules.derby.events import BetPaid, GameWon, HorseArrived, PrizePaid, RaceOver
from game.ui.derby.context import DerbyContext, DerbyShow
from game.ui.derby.course.camera import draw_photograph
from game.ui.derby.course.photograph import Photograph
from game.ui.derby.course.tags import draw_rising
from game.ui.derby.podium.celebration import face_at, large_podium
from game.ui.kit.canvas import Canvas
from game.ui.kit.theme import COLOURS
from game.ui.table.cues.signs import hang_sign

PLACES = (mark("First: %(horse)s"), mark("Second: %(horse)s"), mark("Third: %(horse)s"))
CHIP = (30.0, 23.0)
MOST_CHIPS = 5  # that are seen to fly
FLASH = 0.2  # seconds until it
LOOKED_AT = (2.9, 2.4, 1.9)  # seconds, by place: after the third comes the podium


def horse_arrived(event: HorseArrived, show: DerbyShow) -> Iterator[float]:
    """The crowd shouts, a camera flashes."""
    context, lasts = show.context, LOOKED_AT[event.place - 1]
    runner = context.field.runners[event.horse]
    show.settle()
    context.field.flare(runner.track, TOWN, "town")
    show.play("crowd-cheer")
    try:
        if not show.still:
            runner.straining = True  # on the photograph it still gallops
            yield FLASH
        _take_photograph(event, show, lasts)
        yield from show.until(2 * FLASH)
        runner.straining = False
        yield from show.until(lasts)
    finally:
        runner.straining = False
        context.photograph = None


def _take_photograph(event: HorseArrived, show: DerbyShow, lasts: float) -> None:
    context, track = show.context, show.context.field.runners[event.horse].track
    photograph = Photograph(track, event.place, _caption(context, event))
    context.photograph = photograph
    show.play("camera-flash")

    def draw(canvas: Canvas) -> None:
        since = FLASH if show.still else show.time - FLASH
        draw_photograph(canvas, context, photograph, since, lasts - FLASH)

    show.draw(draw)


def _caption(context: DerbyContext, event: HorseArrived) -> str:
    horse = context.words.horse(event.horse)
    words = context.ui.say(PLACES[event.place - 1], horse=horse)
    return words if event.seat is None else f"{words} ({context.name(event.seat)})"


def race_over(event: RaceOver, show: DerbyShow) -> Iterator[float]:
    """The podium fills up, from the third to the first."""
    show.settle()
    show.context.celebration.begin(event.places)
    show.play("podium")
    yield 1.5 if show.still else 3.4


def prize_paid(event: PrizePaid, show: DerbyShow) -> Iterator[float]:
    """Chips to whoever rides it."""
    context, course, lasts = show.context, show.context.layout.course, 0.9
    show.settle()
    context.celebration.stand()
    end, words = face_at(course, event.place - 1), f"+{event.chips}"
    show.play("payout-1")
    if not show.still:
        picture = f"derby/chip-lying-{COLOURS.index(context.colour(event.seat))}"
        begin, chips = large_podium(course).midbottom, min(event.chips, MOST_CHIPS)
        context.effects.fly(picture, begin, end, chips, size=CHIP, sound="chips-1")
    show.draw(lambda canvas: draw_rising(canvas, words, end, show.share(lasts), still=show.still))
    yield lasts


def bet_paid(event: BetPaid, show: DerbyShow) -> None:
    """No time at all: the sheet of the end screen goes through them one by one."""


def game_won(event: GameWon, show: DerbyShow) -> Iterator[float]:
    """Most chips win, not the race."""
    show.settle()
    title, icon = show.context.ui.say("The game is over!"), show.context.portrait(event.seats[0])
    yield from hang_sign(show, title, lasts=2.2, sound="win-derby", icon=icon)
