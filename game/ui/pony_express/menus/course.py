"""How a race went, worked out from its events: places turn by turn, and who did what."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.engine.events import Event
from game.engine.feed import Feed
from game.engine.recording import Recording
from game.rules.pony_express.events import Announced, CupLifted, DuelBegan, DuelEnded, Imprisoned
from game.rules.pony_express.view import PonyExpressView, RiderView
from game.rules.shared.hands import hand_of


@dataclass
class Deeds:
    """What one rider did."""

    duels_won: int = 0
    bluffs: int = 0  # announcements that were not what the dice showed
    caught: int = 0  # of these, how many were called


@dataclass(eq=False)  # one race is not another: kept pictures have it in their key
class Course:
    """`places[turn][seat]`: the space after that turn, a mailbox beyond the first as one more;
    turn 0 is the start. `prisons` and `duels` are turns with the seats they happened to."""

    last: int
    places: list[tuple[int, ...]] = field(default_factory=list)
    prisons: list[tuple[int, int]] = field(default_factory=list)
    duels: list[tuple[int, int, int]] = field(default_factory=list)
    deeds: list[Deeds] = field(default_factory=list)
    riders: tuple[RiderView, ...] = ()  # as they stand at the end

    def standings(self, winner: int | None) -> list[int]:
        """The winner, then whoever got furthest, then who has more gold."""

        def merit(seat: int) -> tuple[bool, int, int]:
            rider = self.riders[seat]
            return seat == winner, place_of(rider), rider.gold

        return sorted(range(len(self.riders)), key=merit, reverse=True)


def place_of(rider: RiderView) -> int:
    """The space, and each mailbox after the first as one more."""
    return rider.space + max(rider.mailbox - 1, 0)


def course_of(recording: Recording) -> Course:
    """The race is over, so nothing is a secret any more: bluffs that nobody called count too."""
    feed: Feed[PonyExpressView] = recording.feed(sees_all=True)
    seen = feed.view_after(0)
    course = Course(seen.board.last, deeds=[Deeds() for _ in recording.names])
    course.places.append(_places(seen))
    turn = 0
    for frame in feed.frames():
        if frame.event.begins_turn:
            if turn:
                course.places.append(_places(seen))
            turn += 1
        seen = frame.view
        _note(course, seen, frame.event, turn)
    course.places.append(_places(seen))
    course.riders = seen.riders
    return course


def _places(seen: PonyExpressView) -> tuple[int, ...]:
    return tuple(place_of(rider) for rider in seen.riders)


def _note(course: Course, seen: PonyExpressView, event: Event, turn: int) -> None:
    deeds = course.deeds
    if isinstance(event, Announced):
        faces = tuple(die.face for die in seen.dice if die.face is not None)
        if hand_of(faces) != event.hand:
            deeds[event.seat].bluffs += 1
    elif isinstance(event, CupLifted) and event.bluff:
        deeds[event.seat].caught += 1
    elif isinstance(event, DuelBegan):
        course.duels.append((turn, *event.seats))
    elif isinstance(event, DuelEnded) and event.winner is not None:
        deeds[event.winner].duels_won += 1
    elif isinstance(event, Imprisoned):
        course.prisons.append((turn, event.seat))
