"""What the rules ask for, as typed awaitables: decisions of a seat, answers of the world.

Rules are coroutines: `claim = await Announce(seat)` hands the request to the match, which sends
the answer back in. There is no event loop.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from game.engine.errors import IllegalAnswer, WorldError, shown
from game.i18n import mark
from physics.model import MAX_SPEED, MAX_SPIN, Flick, Outcome, Scene

T = TypeVar("T")
FormT = TypeVar("FormT")


class Request(Generic[T]):
    """Anything the rules wait for."""

    __slots__ = ()

    kind: ClassVar[str] = ""

    def __await__(self) -> Generator[Request[T], T, T]:
        return (yield self)


# --------------------------------------------------------------------------- decisions


class Decision(Request[T]):
    """A question to one or more seats. `seats` are those still to answer, in asking order."""

    __slots__ = ("seats", "value")

    value: T

    def __init__(self, seats: tuple[int, ...]) -> None:
        self.seats = seats

    def options(self, seat: int | None = None) -> Sequence[Any]:
        """The legal answers of a seat (the first one asked by default), in a stable order."""
        if seat is None:
            seat = self.seats[0]
        elif type(seat) is not int or seat not in self.seats:
            raise IllegalAnswer(f"Seat {shown(seat)} is not asked anything now.")
        return self.choices(seat)

    def choices(self, seat: int) -> Sequence[Any]:
        raise NotImplementedError

    def check(self, seat: int, answer: Any) -> Any:
        """The answer in its own form if it is legal; IllegalAnswer if not. Changes nothing."""
        if type(answer) is str and answer in self.choices(seat):
            return answer
        raise self.refusal(answer)

    def take(self, seat: int, answer: Any) -> bool:
        """Accept a checked answer; True when the question is settled and `value` stands."""
        self.value = answer
        return True

    def for_seat(self, seat: int) -> Decision[Any]:
        """The question as it is put to one seat, without the secrets of the others."""
        return self

    def refusal(self, answer: Any) -> IllegalAnswer:
        return IllegalAnswer(f"{shown(answer)} is no legal answer to {self.kind!r}.")

    def read(self, answer: Any, form: type[FormT]) -> FormT:
        """A structured answer, or the JSON form of one. The round trip through the plain form
        also checks the fields of a ready-made answer."""
        try:
            return msgspec.convert(msgspec.to_builtins(answer), form)
        except (TypeError, ValueError, OverflowError, RecursionError) as error:
            raise self.refusal(answer) from error


class TrueOrFalse(Decision[T]):
    """A question that is answered with true or false, and with nothing that equals them."""

    __slots__ = ()

    def choices(self, seat: int) -> Sequence[Any]:
        return (True, False)

    def check(self, seat: int, answer: Any) -> Any:
        if answer is True or answer is False:
            return answer
        raise self.refusal(answer)


class YesNo(TrueOrFalse[bool]):
    """A question to one seat."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        self.seats = (seat,)


class PickOne(Decision[str]):
    """One seat picks one of several names."""

    __slots__ = ("_names",)

    def __init__(self, seat: int, names: Sequence[str]) -> None:
        self.seats = (seat,)
        self._names = names

    def choices(self, seat: int) -> Sequence[Any]:
        return self._names


class EachPicks(Decision[dict[int, str]]):
    """Several seats are asked at once; each picks one of its own names. Settled by the last."""

    __slots__ = ("_names",)

    def __init__(self, names: Mapping[int, Sequence[str]]) -> None:
        self.seats = tuple(names)
        self._names = names
        self.value = {}

    def choices(self, seat: int) -> Sequence[Any]:
        return self._names[seat]

    def for_seat(self, seat: int) -> Decision[Any]:
        return type(self)({seat: self._names[seat]})

    def take(self, seat: int, answer: Any) -> bool:
        self.value[seat] = answer
        self.seats = tuple(other for other in self.seats if other != seat)
        return not self.seats


class FirstYes(TrueOrFalse["int | None"]):
    """Several seats are asked at once; the first who says true closes it, a false leaves."""

    __slots__ = ()

    def __init__(self, seats: tuple[int, ...]) -> None:
        self.seats = seats
        self.value = None

    def take(self, seat: int, answer: Any) -> bool:
        if answer:
            self.value = seat
            return True
        self.seats = tuple(other for other in self.seats if other != seat)
        return not self.seats


class FlickAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A flick as a player gives it. `aim`, by default the angle, matters for a steady hand."""

    start: tuple[float, float]
    angle: float
    speed: float
    spin: float = 0.0
    aim: float | None = None


# What physics says of a start that cannot be: it knows no languages, so it is marked here.
START_ERRORS = (
    mark("The whole die must be on the board."),
    mark("The die must start behind the firing line."),
    mark("The die must start between the ends of the firing line."),
    mark("The die must not touch any piece at the start."),
)


class TakeShot(Decision[FlickAnswer]):
    """One seat flicks the die in the given scene."""

    __slots__ = ("scene",)
    kind = "flick"

    def __init__(self, seat: int, scene: Scene) -> None:
        self.seats = (seat,)
        self.scene = scene

    def choices(self, seat: int) -> Sequence[Any]:
        raise NotImplementedError("A flick is not one of a list: see the scene of the request.")

    def check(self, seat: int, answer: Any) -> FlickAnswer:
        flick = self.read(answer, FlickAnswer)
        self._check_numbers(flick)
        reason = self.scene.start_error(flick.start)
        if reason is not None:
            raise IllegalAnswer(reason)
        return flick

    def _check_numbers(self, flick: FlickAnswer) -> None:
        # The comparisons are written so that "not a number" fails them.
        if not 0.0 <= flick.speed <= MAX_SPEED:
            raise IllegalAnswer(f"A flick's speed lies between 0 and {MAX_SPEED} m/s.")
        if not -MAX_SPIN <= flick.spin <= MAX_SPIN:
            raise IllegalAnswer(f"A flick's spin lies between -{MAX_SPIN} and {MAX_SPIN}.")
        for angle in (flick.angle, flick.angle if flick.aim is None else flick.aim):
            if not -360.0 <= angle <= 360.0:
                raise IllegalAnswer("An angle lies between -360 and 360 degrees.")


# --------------------------------------------------------------------------- the world


class WorldRequest(Request[T]):
    """Something nobody decides."""

    __slots__ = ()

    def check(self, answer: Any) -> T:
        """The answer in its own form if it fits the request; WorldError if not."""
        raise NotImplementedError


class Roll(WorldRequest[tuple[str, ...]]):
    """So many dice, each showing one of the faces."""

    __slots__ = ("count", "faces")
    kind = "roll"

    def __init__(self, faces: tuple[str, ...], count: int) -> None:
        self.faces = faces
        self.count = count

    def check(self, answer: Any) -> tuple[str, ...]:
        if not isinstance(answer, list | tuple):
            raise WorldError(f"A roll is a list of faces, not {shown(answer)}.")
        if len(answer) != self.count:
            raise WorldError(f"A roll of {self.count} dice cannot have {len(answer)} faces.")
        for face in answer:
            if face not in self.faces:
                raise WorldError(f"{shown(face)} is no face of this die.")
        return tuple(answer)


class Shuffle(WorldRequest[tuple[str, ...]]):
    """The cards in a new order, top first."""

    __slots__ = ("cards",)
    kind = "shuffle"

    def __init__(self, cards: Sequence[str]) -> None:
        self.cards = cards

    def check(self, answer: Any) -> tuple[str, ...]:
        if not isinstance(answer, list | tuple) or not all(type(card) is str for card in answer):
            raise WorldError("A shuffle is a list of card names.")
        if len(answer) != len(self.cards):
            raise WorldError(f"A shuffle of {len(self.cards)} cards cannot have {len(answer)}.")
        if sorted(answer) != sorted(self.cards):
            raise WorldError("A shuffle must hold the very cards that are shuffled.")
        return tuple(answer)


class Shot(WorldRequest[Outcome]):
    """What comes of a flick. `names` says which piece a script means by a player's name."""

    __slots__ = ("flick", "names", "scene")
    kind = "shot"

    def __init__(self, scene: Scene, flick: Flick, names: Mapping[str, str]) -> None:
        self.scene = scene
        self.flick = flick
        self.names = names

    def check(self, answer: Any) -> Outcome:
        try:
            outcome = msgspec.convert(msgspec.to_builtins(answer), Outcome)
        except (TypeError, ValueError, RecursionError) as error:
            raise WorldError(f"{shown(answer)} is no outcome of a shot.") from error
        if outcome.rest is not None and not self.scene.holds(outcome.rest):
            raise WorldError("A die that is still there lies on the board.")
        known = {piece.id for piece in self.scene.pieces}
        for piece in (*outcome.touched, *outcome.fallen):
            if piece not in known:
                raise WorldError(f"No piece {piece!r} stands on the table.")
        return outcome
