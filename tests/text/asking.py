"""Asking a question of a game and typing at it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from game.engine.match import Match
from game.games.registry import game_named
from game.text.console import Leave
from game.text.dialog import Dialog
from tests.text.typists import Recorder, dialog_with, question_to


def typed(match: Match, *lines: str, code: str = "en") -> tuple[Any, str]:
    """The answer in its JSON form, after it was accepted by the match, and what was printed."""
    dialog = dialog_with(match, *lines, code=code)
    answer = game_named(match.game).text_part()(dialog.words).ask(dialog, question_to(match))
    assert isinstance(dialog.console, Recorder)
    match.clone().answer(answer)
    return msgspec.json.decode(msgspec.json.encode(answer)), dialog.console.public


def refused(match: Match, line: str) -> str:
    """What is said to a line that is no answer; the same is asked again afterwards."""
    console = Recorder(typing_then_leaving := Lines([line]))
    with pytest.raises(Leave):
        words = dialog_with(match).words
        game_named(match.game).text_part()(words).ask(Dialog(console, words), question_to(match))
    first, again = typing_then_leaving.prompts
    assert first == again
    complaint = console.public.split(f"{first} {line}\n", 1)[1].rsplit(again, 1)[0].strip()
    assert complaint.endswith("."), "a clear sentence"
    assert "\n" not in complaint, "and one only"
    return complaint


class Lines:
    def __init__(self, lines: list[str]) -> None:
        self._lines = lines
        self.prompts: list[str] = []

    def __call__(self, prompt: str) -> str:
        self.prompts.append(prompt)
        if not self._lines:
            raise Leave
        return self._lines.pop(0)
