"""Energy is never gained: looked at after every step of many shots among many pieces.

What is counted is sliding and turning about the vertical, of the die and all pieces. Height is not:
a piece that falls has energy of its own, from the blow and from gravity, and when it knocks a
neighbour in its way it may give that away. So a knock may add what the fall had, and no more;
no other step may add anything.
"""

from __future__ import annotations

import pytest

from physics.run import Run
from physics.tokens import Token
from physics.tuning import GRAVITY
from tests.physics.tables import Shot, any_shots

# Of a step: what is left is the rounding of sums over a few pieces.
ROUNDING = 1e-9


class WatchedRun(Run):
    """A shot that keeps the gains of every step, each as a share of the energy of the flick."""

    def __init__(self, shot: Shot) -> None:
        super().__init__(shot.scene, shot.flick)
        self.at_first = self._energy()
        self.by_gliding_and_striking = 0.0
        self.by_lying_down = 0.0
        self.by_knocking = 0.0  # above what the falls had to give
        self.knocks = 0
        self._given = 0.0

    def _energy(self) -> float:
        return sum(
            token.mass * (token.vx**2 + token.vy**2) / 2 + token.moment * token.spin**2 / 2
            for token in self.awake
            if not token.fixed and not token.gone
        )

    def _one_more_step(self) -> bool:
        before, self._given = self._energy(), 0.0
        knocks = self.knocks
        stood = {token.id for token in self.awake if token.falling}
        going_on = super()._one_more_step()
        lies = any(token.id in stood and token.cylinder is None for token in self.awake)
        gain = (self._energy() - before) / self.at_first
        if self.knocks > knocks:
            beyond = gain - self._given / self.at_first
            self.by_knocking = max(self.by_knocking, beyond)
        elif lies:
            self.by_lying_down = max(self.by_lying_down, gain)
        else:
            self.by_gliding_and_striking = max(self.by_gliding_and_striking, gain)
        return going_on

    def _knock(self, falling: Token, other: Token) -> float:
        self.knocks += 1
        self._given += _energy_of_fall(falling)
        return super()._knock(falling, other)


def _energy_of_fall(token: Token) -> float:
    """Of its turning over, and of the height that its middle has still to come down."""
    piece = token.cylinder
    assert piece is not None
    return piece.rim_inertia * token.tilt_speed**2 / 2 + piece.mass * GRAVITY * piece.middle


@pytest.fixture(scope="module")
def runs() -> list[WatchedRun]:
    """No wind: it does work. With spin, lying pieces, a lying die, a barrel and figures."""
    runs = [WatchedRun(shot) for shot in any_shots(3, 1000, wind=False)]
    for run in runs:
        run.to_the_end()
    return runs


def test_no_glide_and_no_blow_gains_energy(runs: list[WatchedRun]) -> None:
    assert sum(bool(run.touched) for run in runs) > 300
    assert sum(bool(run.fallen) for run in runs) > 100
    worst = max(run.by_gliding_and_striking for run in runs)
    assert worst < ROUNDING


def test_no_piece_gains_energy_by_coming_to_lie(runs: list[WatchedRun]) -> None:
    """A longer body turns more slowly with the same momentum."""
    worst = max(run.by_lying_down for run in runs)
    assert worst < ROUNDING


def test_a_knock_gives_no_more_than_the_fall_had(runs: list[WatchedRun]) -> None:
    assert sum(run.knocks for run in runs) > 3
    worst = max(run.by_knocking for run in runs)
    assert worst < ROUNDING


def test_the_energy_of_the_flick_is_all_gone_in_the_end(runs: list[WatchedRun]) -> None:
    assert all(run._energy() == 0.0 for run in runs)
