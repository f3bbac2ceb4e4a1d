"""What everybody could see since somebody's last turn, in a few sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from game.wording import Words

MOST = 4
# How much each kind of event is worth being told, and the picture beside it.
WORTH = {
    "race-won": (9, "ui/icon-flag"),
    "mail-delivered": (8, "board/mailbox"),
    "arrived": (8, "board/mailbox"),
    "duel-ended": (7, "board/token-duel"),
    "imprisoned": (7, "board/token-prison"),
    "cup-lifted": (6, "ui/icon-hand"),
    "poker-won": (6, "pieces/nugget-pile"),
    "freed": (4, "board/token-prison"),
    "card-played": (4, "ui/icon-star"),
}
GOLD = {
    "duel": (6, "pieces/nugget"),
    "poker": (5, "pieces/nugget-pile"),
    "mine": (5, "board/token-mine"),
    "saloon": (4, "board/token-saloon"),
    "figures": (4, "board/token-indians"),
    "prison-fine": (3, "board/token-prison"),
}
MOVES = {"train": (5, "board/token-station"), "rail-pass": (5, "board/token-station")}
A_MOVE = (2, "board/token-relay")


class Fact(NamedTuple):
    sentence: str
    icon: str


def facts_since(
    log: Sequence[dict[str, Any]], seat: int, names: Sequence[str], words: Words
) -> list[Fact]:
    """The most telling of what others did after that seat's last turn; `log`: what all saw."""
    found = []
    for number, entry in enumerate(_since(log, seat)):
        worth, icon = _worth(entry)
        if not worth:
            continue
        sentence = words.event(entry["kind"], entry["data"], names, seat)
        if sentence:
            found.append((worth, number, Fact(sentence, icon)))
    best = sorted(found, key=lambda one: (-one[0], -one[1]))[:MOST]
    return [fact for _, _, fact in sorted(best, key=lambda one: one[1])]


def _since(log: Sequence[dict[str, Any]], seat: int) -> Sequence[dict[str, Any]]:
    """After the seat's last turn that is over: from the beginning of the next one's."""
    turns = [n for n, entry in enumerate(log) if entry["kind"] == "turn-began"]
    own = [n for n in turns if log[n]["data"]["seat"] == seat]
    if own and own[-1] == turns[-1]:  # it is this seat's turn now
        own.pop()
    begin = next((n for n in turns if own and n > own[-1]), turns[0] if turns else len(log))
    return log[begin:]


def _worth(entry: dict[str, Any]) -> tuple[int, str]:
    kind, data = entry["kind"], entry["data"]
    if kind == "gold-moved":
        return GOLD.get(data["why"], (0, ""))
    if kind == "moved":
        return MOVES.get(data["why"], A_MOVE)
    return WORTH.get(kind, (0, ""))
