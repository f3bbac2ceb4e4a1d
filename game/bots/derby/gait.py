"""What one card does to a horse on one square: sure squares, pushes and their exact chances."""

from __future__ import annotations

from typing import NamedTuple

TOWN = 19
SIDES = 10
LETTERS = {"black": "", "yellow": "Y", "blue": "B", "red": "R"}
SPECIAL = "special"
FREE_GAIN = 2  # squares that drawing level brings, more or less, while others run ahead


class Card(NamedTuple):
    """A movement card as the race needs it; the colour is a track's letter, or nothing."""

    value: int
    colour: str
    special: bool = False

    @property
    def chance(self) -> float:
        """That a roll is good."""
        return self.value / SIDES


def card_of(name: str) -> Card:
    if name == SPECIAL:
        return Card(1, "", special=True)
    value, colour = name.split("-")
    return Card(int(value), LETTERS[colour])


class Outcome(NamedTuple):
    """Where a turn ends: on the top square, between (hard ride alone), or where it started."""

    top: int
    top_chance: float
    middle: int
    middle_chance: float
    stay_chance: float


def matches(track: str, square: int, card: Card) -> bool:
    """Whether a horse that starts there gains by the card's colour."""
    return bool(card.colour) and 0 < square < TOWN and track[square - 1] == card.colour


def sure_squares(track: str, square: int, card: Card) -> int:
    """Where a card takes a horse without a push."""
    return min(square + 1 + matches(track, square, card), TOWN)


def rides(track: str, square: int, card: Card, hard: bool) -> list[Outcome]:
    """All that may sensibly be done with a card: no push, one, two (hard ride: a second roll)."""
    if hard:
        return _hard_rides(track, square, card)
    if card.special and square + FREE_GAIN < TOWN:
        return [_sure(square + FREE_GAIN)]
    reached = sure_squares(track, square, card)
    found = [_sure(reached)]
    chance = 1.0
    for _ in range(most_pushes(card)):
        if reached == TOWN:
            break
        reached += 1
        chance *= card.chance
        found.append(Outcome(reached, chance, reached, 0.0, 1.0 - chance))
    return found


def most_pushes(card: Card) -> int:
    """Nobody in a hurry pushes more often: it costs more than it brings."""
    return 2 if card.value > 6 else 1 if card.value > 4 else 0


def nobodys_ride(track: str, square: int, card: Card, hard: bool) -> Outcome:
    """What nobody's horse does with a card: it has no choice."""
    found = rides(track, square, card, hard)
    if not hard:
        return found[-1]
    return found[-1] if card.value > 4 else found[0]


def _sure(square: int) -> Outcome:
    return Outcome(square, 1.0, square, 0.0, 0.0)


def _hard_rides(track: str, square: int, card: Card) -> list[Outcome]:
    if card.special and square + FREE_GAIN < TOWN:
        return [_sure(square + FREE_GAIN)]
    step = 2 if matches(track, square, card) else 1
    one, two = min(square + step, TOWN), min(square + 2 * step, TOWN)
    chance = card.chance
    once = Outcome(one, chance, one, 0.0, 1.0 - chance)
    twice = Outcome(two, chance * chance, one, chance * (1.0 - chance), 1.0 - chance)
    return [once] if one == TOWN else [once, twice]
