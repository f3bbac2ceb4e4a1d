"""The commentator: which line is said about which happening of the race."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.rules.derby.course import TOWN
from game.wording.derby.commentary_lines import LINES
from game.wording.derby.vocabulary import DerbyVocabulary
from game.wording.telling import Facts

# Where each horse stood before it happened; empty where nobody knows.
Squares = Mapping[str, int]

SILENT = ""
CLOSE = TOWN - 2  # from here on the town can be seen
FAR_AHEAD = 4  # squares before the next horse
UNLIKELY = 3  # a push that needs so little luck would hardly have been hoped for


def commentary(
    words: DerbyVocabulary, event: Mapping[str, Any], squares: Squares, number: int
) -> str:
    """One line, picked by the number; empty for what is not worth one."""
    kind, facts = event["kind"], event["data"]
    happening = HAPPENINGS[kind](facts, squares) if kind in HAPPENINGS else SILENT
    if not happening:
        return ""
    lines = LINES[happening]
    horse = words.horse(facts["horse"]) if "horse" in facts else ""
    return words.say(lines[number % len(lines)], horse=horse, face=facts.get("face"))


def _moved(facts: Facts, squares: Squares) -> str:
    """A change at the front is worth more than how it came about."""
    if facts["square"] == TOWN:
        return SILENT  # said when it arrives
    return _at_the_front(facts, squares) or _on_the_way(facts)


def _at_the_front(facts: Facts, squares: Squares) -> str:
    """Once a horse is in town nobody leads any more."""
    best = max((square for horse, square in squares.items() if horse != facts["horse"]), default=0)
    before, now = facts["start"], facts["square"]
    if now < best or best == 0:
        return SILENT
    if now == best:
        return "joins-the-lead" if before < best else SILENT
    if before <= best:
        return "lead"
    return "away" if now - best >= FAR_AHEAD > before - best else SILENT


def _on_the_way(facts: Facts) -> str:
    why: str = facts["why"]
    if why != "step":
        return why
    return "close" if facts["square"] >= CLOSE else SILENT


def _rolled(facts: Facts, squares: Squares) -> str:
    if facts["success"]:
        return "lucky" if facts["needs"] <= UNLIKELY else SILENT
    return "near-miss" if facts["face"] == facts["needs"] + 1 else SILENT


def _refused(facts: Facts, squares: Squares) -> str:
    return "stands" if facts["square"] == facts["start"] else "refused"


def _arrived(facts: Facts, squares: Squares) -> str:
    if facts["place"] == 1 and facts["seat"] is None:
        return "first-for-nobody"
    return ("first", "second", "third")[facts["place"] - 1]


def _always(happening: str) -> Callable[[Facts, Squares], str]:
    return lambda facts, squares: happening


HAPPENINGS: dict[str, Callable[[Facts, Squares], str]] = {
    "race-began": _always("start"),
    "horse-moved": _moved,
    "die-rolled": _rolled,
    "die-card-played": _always("die-card"),
    "horse-refused": _refused,
    "horse-tired": _always("tired"),
    "cards-taken-back": _always("fresh-cards"),
    "horse-arrived": _arrived,
    "race-over": _always("over"),
}
