"""boards/mustang.yaml: the constants come from it, and a spoilt one gives a sentence."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import pytest

from game import load_match, new_match
from game.boardfile import BoardError, board_path, find_boards
from game.engine.match import Match
from game.rules.mustang.box import box_from_data, shipped_box
from game.rules.mustang.rules import Mustang
from game.rules.pony_express.board import board_from_file
from tests.rules.boxes import Spoil, changed_box, gives_one_sentence
from tests.support import NAMES

changed = partial(changed_box, shipped_box())

SPOILT: list[tuple[str, Spoil, str, str]] = [
    ("another game", lambda d: d.update(game="pony-express"), "game", "'pony-express'"),
    ("a coat twice", lambda d: d["coats"].append("bay"), "coats", "duplicate name"),
    ("an unknown coat", lambda d: d["coats"].append("pink"), "coats[", "'pink'"),
    ("no coats", lambda d: d["coats"].clear(), "coats", "length >= 1"),
    ("a special twice", lambda d: d["specials"].append("midnight"), "specials", "duplicate name"),
    ("no foals", lambda d: d["counters"].update(foal=0), "counters.foal", ">= 1"),
    ("a kind too many", lambda d: d["counters"].update(mule=1), "counters", "'mule'"),
    ("a kind too few", lambda d: d["counters"].pop("mare"), "counters", "lacks the field 'mare'"),
    ("low values", lambda d: d["deck"].update(highest=4), "deck.highest", ">= 5"),
    (
        "large hands",
        lambda d: d.update(hand=10),
        "deck",
        "49 cards aren't enough for 5 hands of 10",
    ),
    (
        "no card left over",
        lambda d: d["deck"].update(highest=5, cowboys=5),
        "deck",
        "30 cards aren't enough for 5 hands of 6",
    ),
    (
        "no events",
        lambda d: d["events"].update(dict.fromkeys(d["events"], 0)),
        "events",
        "one event",
    ),
    ("an unknown event", lambda d: d["events"].update(flood=1), "events", "'flood'"),
    ("half a point", lambda d: d["points"].update(foal=0.5), "points.foal", "a whole number"),
    ("points in words", lambda d: d["points"].update(herd="seven"), "points.herd", "got text"),
    ("no points", lambda d: d.pop("points"), "", "lacks the field 'points'"),
    ("an unknown key", lambda d: d.update(title="Mustang"), "", "'title'"),
]


@pytest.mark.parametrize(
    ("spoil", "place", "reason"), [s[1:] for s in SPOILT], ids=[s[0] for s in SPOILT]
)
def test_a_spoilt_box_gives_one_sentence_with_the_place(
    spoil: Spoil, place: str, reason: str
) -> None:
    gives_one_sentence(box_from_data, changed(spoil), place, reason)


def test_a_single_counter_is_no_pile() -> None:
    def one_coat(data: dict[str, Any]) -> None:
        data["coats"] = ["bay"]
        data["counters"]["stallion"] = 1
        data["hand"], data["deck"] = 5, {"highest": 12, "cowboys": 20}

    with pytest.raises(BoardError, match=r"counters.stallion: a pile needs at least 2"):
        box_from_data(changed(one_coat), "spoilt.yaml")


def test_what_counts_is_read_from_the_box() -> None:
    def other(data: dict[str, Any]) -> None:
        data["hand"] = 5
        data["points"].update(foal=9, ended=50)
        data["counters"] = {"stallion": 9, "mare": 9, "foal": 1}
        data["deck"] = {"highest": 9, "cowboys": 0}
        data["exchange"] = 1

    box = box_from_data(changed(other), "a test")
    m = Match(Mustang(box), NAMES[:2], 1)
    assert len(m.view(0)["ranchers"][0]["cards"]) == 5
    assert m.view(None)["piles"] == {"stallion": 44, "mare": 44, "foal": 4}
    assert m.view(None)["deck"] == 45 - 10
    assert (
        max(len(option.cards) for option in m.pending.options() if option.action == "exchange") == 1
    )


def test_a_save_carries_its_box(tmp_path: Path) -> None:
    path = tmp_path / "mustang.json"
    box = box_from_data(changed(lambda d: d["points"].update(foal=9)), "a test")
    Match(Mustang(box), NAMES[:2], 1).save(path)
    assert load_match(path).rules.materials == {"box": box.data}


def test_the_box_is_no_board_of_the_race_and_no_board_of_the_race_is_a_box() -> None:
    assert next(iter(find_boards("mustang"))) == "mustang"
    assert "mustang" not in find_boards("pony-express")
    assert not set(find_boards("mustang")) & {"pony-express", "silver-trail"}
    with pytest.raises(BoardError, match="There's no board called 'mustang' for pony-express"):
        new_match("pony-express", NAMES[:3], options={"board": "mustang"})
    with pytest.raises(BoardError):
        board_from_file(board_path("mustang", "mustang"))
    race = board_from_file(board_path("pony-express", "pony-express"))
    with pytest.raises(BoardError):
        box_from_data(race.data, "the race")
