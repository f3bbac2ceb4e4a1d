"""Games of Mustang with chosen hands, and what is typed at them."""

from __future__ import annotations

import re
from collections.abc import Sequence

from game import new_match
from game.engine.match import Match
from game.engine.world import ScriptedWorld
from tests.text.typists import AnyNumber

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


class AnyRancher(AnyNumber):
    """Answers any prompt; some take one card or two."""

    def number(self, prompt: str, numbers: list[str]) -> str:
        if "one or two cards" in prompt or "two at most?" in prompt:
            return " ".join(self._rng.sample(numbers, min(self._rng.choice([1, 2]), len(numbers))))
        return self._rng.choice(numbers)


def line_of_rancher(match: Match, prompt: str) -> str:
    """The last action of the list, an exchange, of the first card."""
    assert match.pending is not None
    last = re.search(r"\[1-(\d)\]$", prompt)
    if match.pending.kind == "action" and last is not None:
        return last[1]
    return "1" if match.pending.kind == "let-go" else ""
