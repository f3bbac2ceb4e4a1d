"""The colours beside a save: whatever is in that file, a table has colours."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.hotseat.savefiles import look_of
from game.ui.kit.theme import COLOURS
from game.ui.table.look import Look, keep_look, look_beside, usual_look

SAVE = Path("game.jsonl")


def test_the_colours_that_were_kept_are_found_again(tmp_path: Path) -> None:
    keep_look(tmp_path / SAVE, COLOURS[2:5])
    assert look_beside(tmp_path / SAVE, 3, COLOURS) == Look(COLOURS[2:5])


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b'{"colours":["r\xe5d"]}',
        b"[" * 100_000,
        b'{"colours":["\\ud800"]}',
        b'{"colours":[' + b"9" * 5000 + b"]}",
        b'{"colours":[NaN]}',
        b"{" + b'"x":0,' * 1_000_000 + b'"colours":[]}',
    ],
    ids=["empty", "bad byte", "nested", "surrogate", "huge number", "no number", "long"],
)
def test_what_is_no_look_gives_the_usual_one(tmp_path: Path, content: bytes) -> None:
    look_of(tmp_path / SAVE).write_bytes(content)
    assert look_beside(tmp_path / SAVE, 3, COLOURS) == usual_look(3)
