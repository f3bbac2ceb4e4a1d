"""Every way to spoil a board of the race gives a sentence with the place and the reason."""

import copy
import math
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.boardfile import BoardError, board_path
from game.rules.pony_express.board import board_from_data, board_from_file

BOX = board_path("pony-express", "pony-express")

Spoil = Callable[[dict[str, Any]], object]


def refusal(spoil: Spoil) -> str:
    """The sentence for the board in the box after `spoil` has been at its data."""
    data = copy.deepcopy(board_from_file(BOX).data)
    spoil(data)
    with pytest.raises(BoardError) as caught:
        board_from_data(data, "spoilt.yaml")
    sentence = str(caught.value)
    assert sentence.startswith("The board spoilt.yaml ")
    assert sentence.endswith(".")
    assert "\n" not in sentence
    return sentence


def put(*path: str | int, value: Any) -> Spoil:
    """Puts `value` at that place of the data."""

    def spoil(data: Any) -> None:
        for step in path[:-1]:
            data = data[step]
        data[path[-1]] = value

    return spoil


def space(which: int, **values: Any) -> Spoil:
    return lambda data: data["spaces"][which - 1].update(values)


def close_the_trail_at(last: int) -> Spoil:
    def spoil(data: dict[str, Any]) -> None:
        del data["spaces"][last:]
        data["spaces"][-1] = {"number": last, "kind": "finish", "at": [7.5, 9.5], "label": "End"}
        data["desert"] = last

    return spoil


def crowd_out_the_duellist(data: dict[str, Any]) -> None:
    """A large die, a narrow line, and behind it the own rider or its twins."""
    data["sizes"]["die"] = 2
    data["line"] = {"ahead": 2, "width": 4}
    data["corners"]["north-west"] = [2, 34.8]


def crowd_out_the_shot_at_the_figures(data: dict[str, Any]) -> None:
    """A full St Joseph fills the strip between the line and the east edge."""
    data["line"] = {"ahead": 3, "width": 6}
    data["spaces"][0]["at"] = [48.5, 25.5]
    data["figures"]["place"] = [50, 26]


SPOILT = [
    ("a space is missing", lambda d: d["spaces"].pop(6), "spaces[6].number", "space 7 should"),
    ("a space comes twice", space(8, number=7), "spaces[7].number", "space 8 should be here"),
    ("two spaces swapped", lambda d: d["spaces"].insert(3, d["spaces"].pop(4)), "spaces[3]", "4"),
    ("a trail from 0", space(1, number=0), "spaces[0].number", "space 1 should be here"),
    ("two starts", space(9, kind="start"), "spaces[8].kind", "only the first space"),
    ("no start", space(1, kind="town"), "spaces[0].kind", "only the first space"),
    ("two finishes", space(9, kind="finish"), "spaces[8].kind", "only the last space"),
    ("no finish", space(33, kind="plain"), "spaces[32].kind", "only the last space"),
    ("an unknown kind", space(9, kind="swamp"), "spaces[8].kind", "'swamp' isn't a kind"),
    ("a fare on the plain", space(25, price=2), "spaces[24].price", "no train leaves space 25"),
    (
        "a fare on the last station",
        space(22, price=2),
        "spaces[21].price",
        "no train leaves space 22",
    ),
    ("a station without a fare", space(13, price=None), "spaces[12].price", "needs the fare"),
    ("a fare of nothing", space(8, price=0), "spaces[7].price", "a whole number >= 1"),
    ("a fare beyond all gold", space(8, price=31), "spaces[7].price", "a whole number <= 30"),
    ("a fare in words", space(8, price="three"), "spaces[7].price", "got text"),
    ("half a nugget", space(8, price=2.5), "spaces[7].price", "got a number"),
    ("a number in words", space(8, number="eight"), "spaces[7].number", "got text"),
    ("no label", lambda d: d["spaces"][4].pop("label"), "spaces[4]", "lacks the field 'label'"),
    ("an empty label", space(5, label=""), "spaces[4].label", "text of length >= 1"),
    ("a label too few", space(5, label={"en": "x", "fr": "x"}), "spaces[4].label", "'it'"),
    ("a misspelt key", space(5, prize=3), "spaces[4]", "unknown field 'prize'"),
    ("a misspelt key on top", put("desrt", value=3), "", "unknown field 'desrt'"),
    ("a board of another game", put("game", value="derby"), "game", "not a value that is known"),
    ("no title in Italian", lambda d: d["title"].pop("it"), "title", "lacks the field 'it'"),
    ("a desert too late", put("desert", value=34), "desert", "from 2 to 33, not on 34"),
    ("a desert too early", put("desert", value=1), "desert", "from 2 to 33, not on 1"),
    ("a trail too short", close_the_trail_at(11), "spaces", "length >= 12"),
    ("a trail too long", lambda d: d["spaces"].extend(d["spaces"]), "spaces", "length <= 60"),
    ("spaces as words", put("spaces", value="many"), "spaces", "expected a list, got text"),
    ("a point with one number", space(3, at=[1]), "spaces[2].at", "a list of length 2"),
    ("a point of words", space(3, at=["a", 1]), "spaces[2].at[0]", "expected a number"),
    ("not a number", space(3, at=[math.nan, 20]), "spaces[2].at[0]", "isn't a finite number"),
    ("without end", space(3, at=[20, math.inf]), "spaces[2].at[1]", "isn't a finite number"),
    ("a space off the board", space(3, at=[38, 99]), "spaces[2].at", "[38, 99] isn't on the"),
    ("a space below", space(3, at=[38, -0.1]), "spaces[2].at", "[38, -0.1] isn't on the board"),
    ("a column over the edge", space(3, at=[38.8, 31]), "spaces[2].at", "five riders at"),
    ("a prisoner over the edge", space(1, at=[50.7, 25.5]), "spaces[0].at", "five riders at"),
    ("a mailbox off the board", put("mailboxes", 2, value=[4, 40]), "mailboxes[2]", "isn't on"),
    ("two mailboxes", lambda d: d["mailboxes"].pop(), "mailboxes", "a list of length 3, got 2"),
    (
        "a figure off the board",
        put("figures", "dots", 1, value=[-3, 4]),
        "figures.dots[1]",
        "isn't on",
    ),
    ("a figure on the edge", put("figures", "dots", 1, value=[0.5, 4]), "figures.dots[1]", "a fig"),
    ("four figures", lambda d: d["figures"]["dots"].append([9, 1]), "figures.dots", "length 3"),
    ("figures overlap", put("figures", "dots", 1, value=[6, 5.4]), "figures.dots[1]", "overlap"),
    ("a figure on the trail", put("figures", "dots", 1, value=[16, 8]), "figures.dots[1]", "[30]"),
    (
        "a corner off the board",
        put("corners", "north-west", value=[4, 37]),
        "corners.north-west",
        "the point [4, 37] isn't on the board",
    ),
    ("a third corner", put("corners", "west", value=[4, 20]), "corners", "unknown field 'west'"),
    ("one corner", lambda d: d["corners"].pop("south-east"), "corners", "lacks the field"),
    (
        "the same corner",
        put("corners", "south-east", value=[4, 29.5]),
        "corners.south-east",
        "over",
    ),
    ("corners too close", put("corners", "south-east", value=[4, 22]), "corners", "farther apart"),
    (
        "a corner on the trail",
        put("corners", "north-west", value=[9, 28]),
        "corners.north-west",
        "could overlap",
    ),
    ("shots of no length", put("figures", "place", value=[7, 9]), "figures.place", "farther from"),
    ("spaces too close", space(8, at=[22, 25.5]), "spaces[7].at", "here and at spaces[6].at"),
    ("rows too close", space(12, at=[10.0, 21]), "spaces[11].at", "here and at spaces[10].at"),
    ("a table of no size", put("table", "width", value=0), "table.width", "a number >= 20"),
    ("a table like a field", put("table", "height", value=1e6), "table.height", "a number <= 200"),
    ("a die of no size", put("sizes", "die", value=0), "sizes.die", "a number >= 0.5"),
    ("a negative foot", put("sizes", "rider", "foot", value=-2), "sizes.rider.foot", ">= 0.5"),
    ("a giant figure", put("sizes", "figure", "height", value=50), "sizes.figure.height", "<= 10"),
    ("a column too tight", put("column", value=1.9), "column", "share a space would overlap"),
    ("a line too narrow", put("line", "width", value=3), "line.width", "twice as wide as the die"),
    ("a line behind", put("line", "ahead", value=-4), "line.ahead", "a number >= 2"),
    ("hands all over", put("table", "hand-table", value=13), "table.hand-table", "a third"),
    (
        "no room in the corner",
        crowd_out_the_duellist,
        "corners.north-west",
        "no room for a die behind the firing line",
    ),
    (
        "no room at the dots",
        crowd_out_the_shot_at_the_figures,
        "figures.place",
        "no room for a die behind",
    ),
    ("no name in the save", lambda d: d.pop("name"), "", "lacks the field 'name'"),
]


@pytest.mark.parametrize(
    ("spoil", "place", "what"), [case[1:] for case in SPOILT], ids=[case[0] for case in SPOILT]
)
def test_a_spoilt_board_is_refused(spoil: Spoil, place: str, what: str) -> None:
    sentence = refusal(spoil)
    assert (f" is wrong at {place}" if place else " cannot be used: ") in sentence
    assert what in sentence


def test_the_shortest_trail_is_a_board() -> None:
    data = copy.deepcopy(board_from_file(BOX).data)
    close_the_trail_at(12)(data)
    data["spaces"][7].pop("price")  # now the only station
    board = board_from_data(data, "short.yaml")
    assert board.last == 12
    assert not any(board.next_station)


def test_a_file_is_checked_too(tmp_path: Path) -> None:
    text = BOX.read_text(encoding="utf-8")
    path = tmp_path / "swamp.yaml"
    path.write_text(text.replace("kind: plain", "kind: swamp"), encoding="utf-8")
    with pytest.raises(BoardError) as caught:
        board_from_file(path)
    assert str(path) in str(caught.value)
    assert "spaces[24].kind: 'swamp' isn't a kind of space" in str(caught.value)
