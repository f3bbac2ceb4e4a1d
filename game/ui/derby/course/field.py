"""What moves on the course: the seven horses, their dust, and squares that are lit."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.derby.view import HorseView
from game.ui.derby.course.dust import Dust
from game.ui.derby.course.lights import FLARES
from game.ui.derby.course.runner import Runner
from game.ui.derby.horses import NUMBERS

FLARES_FOR = 0.9  # seconds


class Field:
    """`runners`: those that have a track, by horse; cues move them. `flares`: squares that burn,
    and for how many seconds more."""

    def __init__(self) -> None:
        self.runners: dict[str, Runner] = {}
        self.dust = Dust()
        self.flares: dict[tuple[int, int, str], float] = {}

    def rest(self) -> None:
        self.dust.clear()
        self.flares.clear()
        for runner in self.runners.values():
            runner.rest()

    def stand(self, horses: Sequence[HorseView]) -> None:
        """Every horse where it is seen; one without a track is not there yet."""
        self.runners = {
            state.horse: Runner(state.horse, NUMBERS[state.horse], state.track, float(state.square))
            for state in horses
            if state.track is not None
        }

    def follow(self, horses: Sequence[HorseView]) -> None:
        """The game has gone on: horses that nobody has moved there are put there."""
        if len(self.runners) != sum(state.track is not None for state in horses):
            self.stand(horses)
        for state in horses:
            runner = self.runners.get(state.horse)
            if runner is not None and abs(runner.at - state.square) > 0.01:
                runner.put(state.square)

    def flare(self, track: int, square: int, colour: str) -> None:
        """A square lights up."""
        if colour in FLARES:
            self.flares[track, square, colour] = FLARES_FOR

    def advance(self, seconds: float) -> None:
        self.dust.advance(seconds)
        self.flares = {key: left - seconds for key, left in self.flares.items() if left > seconds}
        for runner in self.runners.values():
            runner.advance(seconds)

    @property
    def moves(self) -> bool:
        """Something does more than breathe."""
        if self.flares or self.dust.clouds:
            return True
        return any(runner.speed or runner.strain for runner in self.runners.values())

    def from_the_top(self) -> list[Runner]:
        """By their lanes: what stands further down is nearer."""
        return sorted(self.runners.values(), key=lambda runner: runner.track)
