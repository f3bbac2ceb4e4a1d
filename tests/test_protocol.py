"""docs/protocol.md tells the truth about kinds, windows, cards, events and the view."""

from __future__ import annotations

import random
import re
from pathlib import Path

from game.engine.match import Match
from game.rules.pony_express.cards import COPIES, QUIET_WINDOWS, WINDOWS
from game.rules.pony_express.events import EVENTS
from tests.support import play_out, race

TEXT = (Path(__file__).parents[1] / "docs" / "protocol.md").read_text(encoding="utf-8")


def rows(title: str) -> list[str]:
    chapter = TEXT.split(f"### {title}\n")[1].split("\n### ")[0]
    return [line for line in chapter.splitlines() if line.startswith("| `")]


def test_every_kind_of_question_is_listed() -> None:
    listed = {re.findall(r"`([^`]+)`", row)[0] for row in rows("Questions and answers")}
    asked: set[str] = set()

    def note(match: Match) -> None:
        assert match.pending is not None
        asked.add(match.pending.kind)

    for seed in range(25):
        play_out(race(5, seed), random.Random(seed), note)
    assert asked == listed


def test_every_window_and_card_is_listed() -> None:
    for window, cards in WINDOWS.items():
        (row,) = (row for row in rows("Cards") if row.startswith(f"| `{window}`"))
        assert ("(quiet)" in row) == (window in QUIET_WINDOWS)
        assert all(f"`{card}`" in row for card in cards)
    assert sum(len(cards) for cards in WINDOWS.values()) == len(COPIES)


def test_every_event_is_listed() -> None:
    chapter = TEXT.split("### Events\n")[1].split("\n### ")[0]
    listed = set(chapter.split("`")[1].split())
    assert listed == {str(kind.__struct_config__.tag) for kind in EVENTS}


def test_every_key_of_a_view_is_listed() -> None:
    chapter = TEXT.split("### View\n")[1].split("\n### ")[0]
    listed = set(re.findall(r"[a-z-]+", " ".join(re.findall(r"`([^`]+)`", chapter))))
    assert set(race().view(0)) <= listed
