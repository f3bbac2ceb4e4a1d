"""Games of Mustang with chosen hands, and a rancher who answers any prompt."""

from __future__ import annotations

import re
from collections.abc import Sequence

from game import new_match
from game.engine.match import Match
from game.engine.world import ScriptedWorld
from tests.text.typists import AnyPlayer

GAME = "mustang"
NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve")
COATS = ("bay", "chestnut", "palomino", "grey", "pinto")
COUNTERS = {"stallion": 2, "mare": 3, "foal": 4}
CARDS = [f"{value}-{coat}" for value in range(1, 9) for coat in COATS] + ["cowboy"] * 9
EVENTS = ["broken-fence", "indians", "heavy-rain", "birth", "sunny-day", "sunny-day"]


def dealt(
    *hands: str, top: str = "", names: Sequence[str] = NAMES, events: Sequence[str] = EVENTS
) -> Match:
    """Seat 0 begins. Hands, and the `top` of the deck, as ids with spaces between; the open
    mustangs are bay, and so are the next ones of each pile."""
    rest = list(CARDS)
    cards = [card for hand in (*hands, top) for card in hand.split()]
    for card in cards:
        rest.remove(card)
    piles = [
        [f"{coat}-{kind}-{number}" for coat in COATS for number in range(1, count + 1)]
        for kind, count in COUNTERS.items()
    ]
    world = ScriptedWorld(rolls=[["0"]], shuffles=[*piles, [*cards, *rest], list(events)], seed=1)
    return new_match(GAME, names[: len(hands)], world=world)


class AnyRancher(AnyPlayer):
    """Every prompt of Mustang says in brackets which numbers it takes."""

    def _sensible(self, prompt: str) -> str:
        if "ress Enter." in prompt:
            return ""
        first, last = re.search(r"\[(\d)(?:-(\d+))?", prompt).groups()
        numbers = [str(number) for number in range(int(first), int(last or first) + 1)]
        if "one or two cards" in prompt or "two at most?" in prompt:
            return " ".join(self._rng.sample(numbers, min(self._rng.choice([1, 2]), len(numbers))))
        return self._rng.choice(numbers)
