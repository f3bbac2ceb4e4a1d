"""What an attack brings, exactly: every roll of the two dice, with purses that may be too thin."""

from __future__ import annotations

from functools import lru_cache

FACES = range(1, 7)
UNIT = 10  # thousands for each pip

# What the attacker gains (or pays, if negative), each with its chance.
Gains = tuple[tuple[float, int], ...]


@lru_cache(maxsize=4096)
def attack_gains(times: int, mine: int, theirs: int) -> Gains:
    """Of an attack that nobody counters: an odd roll wins at once; to an even one the defender
    rolls and needs at least as much. The loser pays the winner's die, or all there is."""
    chances: dict[int, float] = {}
    for attack in FACES:
        won = min(attack * UNIT * times, theirs)
        if attack % 2:
            chances[won] = chances.get(won, 0.0) + 1 / 6
            continue
        for defence in FACES:
            gain = won if defence < attack else -min(defence * UNIT * times, mine)
            chances[gain] = chances.get(gain, 0.0) + 1 / 36
    return tuple((chance, gain) for gain, chance in chances.items())


def mean_gain(times: int, mine: int, theirs: int) -> float:
    return sum(chance * gain for chance, gain in attack_gains(times, mine, theirs))
