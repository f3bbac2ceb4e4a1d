"""docs/protocol.md tells the truth about kinds, windows, cards, events and the view."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from game import new_match
from game.engine.match import Match
from game.games.registry import game_named
from game.rules.pony_express.cards import COPIES, QUIET_WINDOWS, WINDOWS
from tests.support import NAMES, play_out

TEXT = (Path(__file__).parents[1] / "docs" / "protocol.md").read_text(encoding="utf-8")
GAMES = pytest.mark.parametrize("game", ["pony-express", "mustang", "western", "derby"])
# Under these every question of a game is asked.
OPTIONS = {"derby": {"first-card": 2, "choose-tracks": True}}


def chapter(game: str, title: str) -> str:
    """A chapter of the part that is about a game."""
    (part,) = (part for part in TEXT.split("\n## ") if f"(`{game}`)" in part.splitlines()[0])
    return part.split(f"### {title}\n")[1].split("\n### ")[0]


def rows(game: str, title: str) -> list[str]:
    return [line for line in chapter(game, title).splitlines() if line.startswith("| `")]


def play_some(game: str, each: Callable[[Match], None]) -> None:
    for seed in range(25):
        match = new_match(game, NAMES, seed=seed, options=OPTIONS.get(game))
        play_out(match, random.Random(seed), each)


@GAMES
def test_every_kind_of_question_is_listed(game: str) -> None:
    listed = {re.findall(r"`([^`]+)`", row)[0] for row in rows(game, "Questions and answers")}
    asked: set[str] = set()

    def note(match: Match) -> None:
        assert match.pending is not None
        asked.add(match.pending.kind)

    play_some(game, note)
    assert asked == listed


def test_every_window_and_card_is_listed() -> None:
    for window, cards in WINDOWS.items():
        listed = rows("pony-express", "Cards")
        (row,) = (row for row in listed if row.startswith(f"| `{window}`"))
        assert ("(quiet)" in row) == (window in QUIET_WINDOWS)
        assert all(f"`{card}`" in row for card in cards)
    assert sum(len(cards) for cards in WINDOWS.values()) == len(COPIES)


@GAMES
def test_every_event_is_listed_and_which_go_to_one_seat_alone(game: str) -> None:
    text = chapter(game, "Events")
    listed = set(text.split("`")[1].split())
    events = game_named(game).rules({}, None).event_types
    assert listed == {str(kind.__struct_config__.tag) for kind in events}
    private: set[str] = set()
    for seed in range(25):
        match = new_match(game, NAMES, seed=seed)
        play_out(match, random.Random(seed))
        private.update(event.kind for event in match.events if event.audience is not None)
    alone = text.split("To one seat alone go `")[1].split("`")[0].split()
    assert private == set(alone)


@GAMES
def test_every_key_of_a_view_is_listed(game: str) -> None:
    text = " ".join(re.findall(r"`([^`]+)`", chapter(game, "View")))
    assert set(new_match(game, NAMES, seed=1).view(0)) <= set(re.findall(r"[a-z-]+", text))


def test_the_actions_of_mustang_are_listed_as_they_are_given() -> None:
    text = chapter("mustang", "Questions and answers")
    given: set[str] = set()

    def note(match: Match) -> None:
        assert match.pending is not None
        if match.pending.kind == "action":
            given.update(option.action for option in match.pending.options())

    play_some("mustang", note)
    assert given == set(re.findall(r'"action": "([a-z]+)"', text))


def test_the_plays_of_western_are_listed_and_which_name_a_target() -> None:
    """Those of their own; what goes with a whisky, a joker or a train is told in words."""
    listed: dict[str, bool] = {}
    for line in rows("western", "Plays"):
        cards, target = line.strip("| ").split(" | ")
        if " with " not in cards:
            listed |= dict.fromkeys(re.findall(r"`([^`]+)`", cards), target == "chosen")
    given: dict[str, bool] = {}

    def note(match: Match) -> None:
        assert match.pending is not None
        if match.pending.kind == "play":
            for cards, target, _ in map(msgspec.structs.astuple, match.pending.options()):
                if cards and (len({*cards}) == 1):
                    given[" ".join(cards)] = target is not None

    play_some("western", note)
    assert given == listed
