"""boards/derby.yaml: the constants come from it, and a spoilt one gives a sentence."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import pytest

from game import load_match
from game.engine.match import Match
from game.rules.derby.box import box_from_data, shipped_box
from game.rules.derby.options import OPTIONS
from game.rules.derby.rules import Derby
from tests.rules.boxes import Spoil, changed_box, gives_one_sentence
from tests.support import TEN_NAMES

changed = partial(changed_box, shipped_box())

SPOILT: list[tuple[str, Spoil, str, str]] = [
    ("another game", lambda d: d.update(game="western"), "game", "'western'"),
    ("a value twice", lambda d: d["cards"][0].update(value=8), "cards", "exactly once"),
    ("a value missing", lambda d: d["cards"].pop(), "cards", "from 1 to 9"),
    ("a card more", lambda d: d.update(specials=5), "cards", "has 43 cards"),
    ("a fifth colour", lambda d: d["cards"][0].update(pink=1), "cards[0]", "'pink'"),
    ("a special first", lambda d: d["first-cards"].__setitem__(0, "special"), "first-cards", "no"),
    (
        "no such card",
        lambda d: d["first-cards"].__setitem__(0, "9-red"),
        "first-cards",
        "not in the deck",
    ),
    (
        "one card for two horses",
        lambda d: d.update({"first-cards": ["1-black"] * 7}),
        "first-cards",
        "not in the deck",
    ),
    ("six first cards", lambda d: d["first-cards"].pop(), "first-cards", "length >= 7"),
    ("a ninth row", lambda d: d["first-rows"].__setitem__(0, 8), "first-rows[0]", "<= 7"),
    ("short shifts", lambda d: d["shifts"].pop(), "shifts", "length >= 9"),
    ("no odds", lambda d: d["rows"].__setitem__(0, "evens"), "rows[0]", "matching"),
    ("a number twice", lambda d: d["deals"][0].update(players=3), "deals", "exactly once"),
    ("seven players", lambda d: d["deals"][0].update(players=7), "deals[0].players", "<= 6"),
    ("large hands", lambda d: d["deals"][0].update(hand=18), "deals[0].hand", "not that many"),
    ("small hands", lambda d: d["deals"][4].update(hand=4), "deals[4].hand", "at least 5 cards"),
    (
        "large hands of all",
        lambda d: d["deals"][4].update({"hand-of-all": 8}),
        "deals[4].hand-of-all",
        "not that many",
    ),
    ("an empty stack", lambda d: d["stacks"].__setitem__(0, 0), "stacks[0]", ">= 1"),
    ("a short track", lambda d: d["tracks"].__setitem__(0, "..Y"), "tracks[0]", "matching"),
    ("six tracks", lambda d: d["tracks"].pop(), "tracks", "length >= 7"),
    ("two prizes", lambda d: d["prizes"].pop(), "prizes", "length >= 3"),
    ("a word", lambda d: d["pays"][0].__setitem__(0, "lost"), "pays[0][0]", "a whole number"),
    ("an unknown key", lambda d: d.update(title="Derby"), "", "'title'"),
]


@pytest.mark.parametrize(
    ("spoil", "place", "reason"), [s[1:] for s in SPOILT], ids=[s[0] for s in SPOILT]
)
def test_a_spoilt_box_gives_one_sentence_with_the_place(
    spoil: Spoil, place: str, reason: str
) -> None:
    gives_one_sentence(box_from_data, changed(spoil), place, reason)


def test_what_holds_is_read_from_the_box() -> None:
    def other(data: dict[str, Any]) -> None:
        data.update({"stacks": [9, 2], "prizes": [1, 1, 1], "tracks": ["." * 18] * 7})
        data["deals"][0].update(hand=3)

    rules = Derby(OPTIONS.checked({}), box_from_data(changed(other), "a test"))
    view = Match(rules, TEN_NAMES[:2], 1).view(None)
    assert [one["cards"] for one in view["players"]] == [3, 3] and view["left-over"] == 29
    assert view["stack"] == 9 and view["prizes"] == [1, 1, 1] and view["tracks"][0] == "." * 18


def test_a_save_carries_its_box_and_its_options(tmp_path: Path) -> None:
    path = tmp_path / "derby.json"
    box = box_from_data(changed(lambda d: d.update(prizes=[9, 8, 7])), "a test")
    Match(Derby(OPTIONS.checked({"hard-ride": True}), box), TEN_NAMES[:4], 1).save(path)
    again = load_match(path)
    assert again.rules.materials == {"box": box.data} and again.view(None)["prizes"] == [9, 8, 7]
    assert again.options["hard-ride"] is True
