"""The variants of a derby, asked in the terminal."""

from __future__ import annotations

from typing import Any

import pytest

from game.rules.derby.options import SWITCHES
from game.text.derby.options import ask_options
from game.text.dialog import Dialog
from game.wording import words_for
from tests.text.typists import Recorder, typing


def asked(*lines: str, **given: Any) -> tuple[dict[str, Any], str]:
    console = Recorder(typing(lines))
    return ask_options(Dialog(console, words_for("derby", "en")), given), console.public


def test_enter_alone_is_a_usual_derby() -> None:
    options, said = asked("")
    assert options == {}
    assert said.count("?") == 1


@pytest.mark.parametrize(("line", "way"), [("", 0), ("3", 2), ("turned up", 1), ("4", 3)])
def test_everything_can_be_chosen(line: str, way: int) -> None:
    options, said = asked("no", "5", line, "yes", "", "yes")
    switches = {"hard-ride": True, "choose-tracks": False, "hidden-hands": True}
    assert options == {"first-card": way, **switches}
    assert "Type a number from 1 to 4." in said
    assert all(f"{number}. " in said for number in range(1, 5))


def test_what_is_given_is_not_asked() -> None:
    options, said = asked("no", "yes", "no", **{"first-card": 2, "hard-ride": True})
    assert options == {"choose-tracks": True, "hidden-hands": False}
    assert "first card" not in said
    given = {"first-card": 0, **dict.fromkeys(SWITCHES, False)}
    assert asked(**given) == ({}, "")
