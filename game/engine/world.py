"""Worlds answer what nobody decides: rolls, shuffles and shots."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from itertools import product
from typing import Any, Protocol

from game.engine.draws import Draws, mixed
from game.engine.errors import WorldError, shown
from game.engine.requests import Roll, Shot, Shuffle, WorldRequest
from game.engine.shots import simulated_outcome
from physics.model import Flick, Outcome, Scene

Shooter = Callable[[Scene, Flick, Draws], Outcome]

MOST_LISTED = 5  # dice; every roll of more would be millions


class World(Protocol):
    """Answers the n-th request of a match. `mark` and `rewind` take a failed answer back."""

    def answer(self, n: int, request: WorldRequest[Any]) -> Any: ...

    def clone(self) -> World: ...

    def mark(self) -> Any: ...

    def rewind(self, mark: Any) -> None: ...


@lru_cache(maxsize=64)
def _all_rolls(faces: tuple[str, ...], count: int) -> tuple[tuple[str, ...], ...]:
    return tuple(product(faces, repeat=count))


class SeededWorld:
    """Answers its n-th request from the seed and n alone, so a loaded game goes on as it would
    have."""

    def __init__(self, seed: int, shoot: Shooter = simulated_outcome) -> None:
        self.seed = seed
        self.shoot = shoot

    def answer(self, n: int, request: WorldRequest[Any]) -> Any:
        if isinstance(request, Roll) and request.count <= MOST_LISTED:
            # 2**64 is no multiple of the number of rolls; the bias is below 1e-15.
            rolls = _all_rolls(request.faces, request.count)
            return rolls[mixed(self.seed, n) % len(rolls)]
        draws = Draws(self.seed, n)
        if isinstance(request, Roll):
            return tuple(draws.pick(request.faces) for _ in range(request.count))
        if isinstance(request, Shuffle):
            return tuple(draws.shuffled(request.cards))
        if isinstance(request, Shot):
            return self.shoot(request.scene, request.flick, draws)
        raise WorldError(f"Nobody knows how to answer {request.kind!r}.")

    def clone(self) -> SeededWorld:
        return self

    def mark(self) -> None:
        return None

    def rewind(self, mark: None) -> None:
        return None


class ScriptedWorld:
    """Gives the listed outcomes in order, each kind on its own, then seeded ones.

    A shot is listed as `{"touched": [names], "fallen": [names], "toppled": number of figures}`;
    "decoy" names the dummy of a decoy.
    """

    def __init__(
        self,
        rolls: Sequence[Sequence[str]] = (),
        shuffles: Sequence[Sequence[str]] = (),
        shots: Sequence[Mapping[str, Any]] = (),
        seed: int = 0,
    ) -> None:
        for listed in (rolls, shuffles, shots):
            if not isinstance(listed, list | tuple):
                raise WorldError(f"A script lists its outcomes, it is not {shown(listed)}.")
        self.seed = seed
        self._script: dict[str, tuple[Any, ...]] = {
            "roll": tuple(rolls),
            "shuffle": tuple(shuffles),
            "shot": tuple(shots),
        }
        self._next = dict.fromkeys(self._script, 0)
        self._seeded = SeededWorld(seed)

    def answer(self, n: int, request: WorldRequest[Any]) -> Any:
        position = self._next[request.kind]
        script = self._script[request.kind]
        if position >= len(script):
            return self._seeded.answer(n, request)
        answer = request.check(self.listed(request, script[position]))
        self._next[request.kind] = position + 1
        return answer

    def listed(self, request: WorldRequest[Any], outcome: Any) -> Any:
        """What the script means by a listed outcome."""
        return _outcome_by_names(request, outcome) if isinstance(request, Shot) else outcome

    def clone(self) -> ScriptedWorld:
        twin = type(self)(seed=self.seed)
        twin._script = self._script
        twin._next = dict(self._next)
        return twin

    def mark(self) -> dict[str, int]:
        return dict(self._next)

    def rewind(self, mark: dict[str, int]) -> None:
        self._next = dict(mark)


def _outcome_by_names(shot: Shot, listed: Any) -> Outcome:
    if not isinstance(listed, Mapping):
        raise WorldError(f"A scripted shot is a mapping, not {shown(listed)}.")
    for name in listed:
        if name not in ("touched", "fallen", "toppled", "rest"):
            raise WorldError(f"A scripted shot has no {shown(name)}.")
    figures = [piece.id for piece in shot.scene.pieces if piece.kind == "figure"]
    toppled = listed.get("toppled", 0)
    if type(toppled) is not int or not 0 <= toppled <= len(figures):
        raise WorldError(f"A shot cannot topple {toppled!r} of {len(figures)} figures.")
    return Outcome(
        touched=_pieces_named(shot, listed.get("touched", ())),
        fallen=(*_pieces_named(shot, listed.get("fallen", ())), *figures[:toppled]),
        rest=listed.get("rest"),
    )


def _pieces_named(shot: Shot, names: Any) -> tuple[str, ...]:
    if not isinstance(names, list | tuple):
        raise WorldError(f"Riders are given as a list of names, not as {shown(names)}.")
    for name in names:
        if not isinstance(name, str) or name not in shot.names:
            known = ", ".join(sorted(shot.names))
            raise WorldError(f"Nobody named {shown(name)} is on the table; there are {known}.")
    return tuple(shot.names[name] for name in names)
