"""boards/western.yaml: the constants come from it, and a spoilt one gives a sentence."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import pytest

from game import load_match
from game.engine.match import Match
from game.rules.western.box import box_from_data, shipped_box
from game.rules.western.cards import COUNTERS, KINDS, REACH, acting, in_order_of_play
from game.rules.western.options import OPTIONS
from game.rules.western.rules import Western
from tests.rules.answering import told
from tests.rules.boxes import Spoil, changed_box, gives_one_sentence
from tests.support import TEN_NAMES

changed = partial(changed_box, shipped_box())

SPOILT: list[tuple[str, Spoil, str, str]] = [
    ("another game", lambda d: d.update(game="mustang"), "game", "'mustang'"),
    ("an unknown card", lambda d: d["deck"].update(mule=1), "deck", "'mule'"),
    ("two hats", lambda d: d["deck"].update(hat=2), "deck.hat", "<= 1"),
    (
        "a large deal",
        lambda d: d.update(hand=9),
        "tables[4].hand-limit",
        "smaller than the hands dealt",
    ),
    ("few cards", lambda d: d["deck"].update(cowboy=0, horse=0), "deck", "cards aren't enough"),
    (
        "a number twice",
        lambda d: d["tables"][0]["players"].append(4),
        "tables",
        "exactly once",
    ),
    ("a number missing", lambda d: d["tables"].pop(), "tables", "from 3 to 10"),
    ("eleven players", lambda d: d["tables"][4]["players"].append(11), "tables[4]", "<= 10"),
    (
        "more out than in",
        lambda d: d["tables"][1]["out"].update(whisky=7),
        "tables[1].out.whisky",
        "not that many",
    ),
    ("odd money", lambda d: d["tables"][0].update(money=175), "tables[0].money", "multiple of 10"),
    ("no goal", lambda d: d["tables"][0].pop("goal"), "tables[0]", "lacks the field 'goal'"),
    ("free dogs", lambda d: d["pays"].update(dog=0), "pays.dog", ">= 10"),
    ("two cowboys", lambda d: d["pays"]["cowboys"].pop(), "pays.cowboys", "length >= 3"),
    ("words", lambda d: d.update(saloon="two"), "saloon", "a whole number"),
    ("an unknown key", lambda d: d.update(title="Western"), "", "'title'"),
]


@pytest.mark.parametrize(
    ("spoil", "place", "reason"), [s[1:] for s in SPOILT], ids=[s[0] for s in SPOILT]
)
def test_a_spoilt_box_gives_one_sentence_with_the_place(
    spoil: Spoil, place: str, reason: str
) -> None:
    gives_one_sentence(box_from_data, changed(spoil), place, reason)


def test_what_is_paid_is_read_from_the_box() -> None:
    def other(data: dict[str, Any]) -> None:
        data["hand"] = 5
        data["tables"][0].update({"money": 160, "hand-limit": 6})
        data["pays"].update(levy=40)
        data["deck"].update(levy=80)

    m = Match(
        Western(OPTIONS.checked({}), box_from_data(changed(other), "a test")), TEN_NAMES[:3], 1
    )
    assert [one["cards"] for one in m.view(None)["players"]] == [5, 5, 5]
    assert m.view(None)["hand-limit"] == 6
    m.answer({"cards": ["levy"]})
    assert told(m, "paid")[0]["owed"] == 40


def test_a_save_carries_its_box_and_its_options(tmp_path: Path) -> None:
    path = tmp_path / "western.json"
    box = box_from_data(changed(lambda d: d["pays"].update(dog=30)), "a test")
    Match(Western(OPTIONS.checked({"goal": 300}), box), TEN_NAMES[:4], 1).save(path)
    again = load_match(path)
    assert again.rules.materials == {"box": box.data} and again.view(None)["goal"] == 300


def test_every_kind_is_an_action_or_a_counter() -> None:
    """Whatever is not laid on one's turn stops something."""
    stoppers = {counter for counters in COUNTERS.values() for counter in counters}
    assert {*KINDS} == {*COUNTERS} == {*REACH} | stoppers
    assert stoppers == {"dog", "dancer", "cake", "joker", "hat"}
    assert not stoppers & {*REACH}


def test_the_acting_card_of_a_play() -> None:
    for cards, acts in (
        (["levy"], "levy"),
        (["levy", "whisky"], "levy"),
        (["indians", "joker"], "indians"),
        (["cowboy", "cowboy"], "cowboy"),
        (["horse", "train", "attack-1"], "train"),
        (["whisky"], "whisky"),
    ):
        assert acting(in_order_of_play(cards)) == acts
