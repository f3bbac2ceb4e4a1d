"""How a world answers shots: by the physics, or by chances that are stated.

Drawn shots are for benchmarks and property tests. Every one of them has the same chances,
whatever the flick, as if a middling hand had shot it:

| what | chance |
| --- | --- |
| the opponent's rider is touched | 0.40, times 0.7 for a barrel, times 0.7 for wind |
| with a steady hand | half of the remaining chance more |
| each bystander, or rider on the trail, is touched | 0.02 |
| a touched rider falls | 0.35 |
| each of the three figures falls | 0.50 |
| the die stays on the board | 0.60 |
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from game.engine.draws import Draws
from physics.model import Flick, Outcome, Piece, Point, Scene

if TYPE_CHECKING:
    from physics.result import ShotResult

HIT = 0.40
HINDRANCE = 0.70
STEADY_GAIN = 0.50
BYSTANDER = 0.02
RIDER_FALLS = 0.35
FIGURE_FALLS = 0.50
STAYS_ON_BOARD = 0.60


def hit_chance(scene: Scene) -> float:
    """The stated chance that a duellist's die touches the opponent."""
    chance = HIT
    if any(piece.kind == "barrel" for piece in scene.pieces):
        chance *= HINDRANCE
    if scene.wind != (0.0, 0.0):
        chance *= HINDRANCE
    return chance + (1.0 - chance) * STEADY_GAIN if scene.steady else chance


class ShotRecord:
    """A shot that was taken: the table, the flick, and how everything moved.

    Whoever shows it asks here for the `result`, so it is simulated once, at the latest now."""

    def __init__(self, scene: Scene, flick: Flick) -> None:
        self.scene = scene
        self.flick = flick

    @property
    def result(self) -> ShotResult:
        """ShotError where today's physics refuses the flick, in a record of another program."""
        return _simulated(self.scene, self.flick)


@lru_cache(maxsize=8)
def _simulated(scene: Scene, flick: Flick) -> ShotResult:
    """The same for the same shot: who resolves it and who shows it share one simulation."""
    from physics import simulate  # loads pymunk, so only when somebody shoots

    return simulate(scene, flick)


def simulated_outcome(scene: Scene, flick: Flick, draws: Draws) -> Outcome:
    """What the physics makes of the flick; nothing is left to chance."""
    return ShotRecord(scene, flick).result.outcome


def drawn_outcome(scene: Scene, flick: Flick, draws: Draws) -> Outcome:
    """An outcome by the table above. The flick has been checked already and changes nothing."""
    riders = [piece for piece in scene.pieces if piece.kind == "rider"]
    targets = [piece for piece in riders if piece.owner == scene.target]
    fallen: list[Piece] = []
    touched = [
        piece
        for piece in riders
        if piece.owner not in (scene.shooter, scene.target) and draws.unit() < BYSTANDER
    ]
    if scene.mode == "figures":
        figures = [piece for piece in scene.pieces if piece.kind == "figure"]
        fallen = [piece for piece in figures if draws.unit() < FIGURE_FALLS]
    elif targets and draws.unit() < hit_chance(scene):
        touched.append(draws.pick(targets))
    fallen += [piece for piece in touched if draws.unit() < RIDER_FALLS]
    return Outcome(
        touched=tuple(piece.id for piece in touched),
        fallen=tuple(piece.id for piece in fallen),
        rest=_resting_place(scene, draws) if draws.unit() < STAYS_ON_BOARD else None,
    )


def _resting_place(scene: Scene, draws: Draws) -> Point | None:
    """Somewhere free on the board, to the tenth of a centimetre so that saves stay readable."""
    margin = scene.die
    for _ in range(20):
        x = round(margin + draws.unit() * (scene.width - 2 * margin), 1)
        y = round(margin + draws.unit() * (scene.height - 2 * margin), 1)
        if scene.clear((x, y)):
            return x, y
    return None
