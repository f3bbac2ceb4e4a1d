"""Every moment looks as it did, pixel by pixel; every game sounds as it did.

With every run each reel is drawn in one look, so that every moment is seen and every look is used;
`make pictures` draws all of them in all looks.
"""

from __future__ import annotations

import pytest
from _pytest.mark import ParameterSet

from tests.golden_pictures import book, sound_trace
from tests.golden_pictures.looks import LOOKS
from tests.golden_pictures.reels import EVERY_RUN, REELS, taken

SHOW = 'make pictures ARGS="--show --reel {reel} --look {look}"'


def _drawn() -> list[ParameterSet]:
    return [
        pytest.param(
            reel,
            look,
            id=f"{reel}-{look}",
            marks=() if EVERY_RUN[reel] == look else pytest.mark.slow,
        )
        for reel in REELS
        for look in LOOKS
    ]


@pytest.mark.parametrize(("reel", "look"), _drawn())
def test_every_moment_looks_as_stored(reel: str, look: str) -> None:
    if book.versions_of(look, reel) != book.versions():
        pytest.skip(f"stored with {book.versions_of(look, reel)}, not with {book.versions()}")
    stored = book.read(look, reel)
    changed = book.differences(stored, taken(reel, look, stored))
    shown = SHOW.format(reel=reel, look=look)
    assert not changed, "\n".join([*changed, f"Old and new side by side: {shown}"])


@pytest.mark.parametrize("game", sound_trace.TRACED)
def test_a_game_sounds_as_stored(game: str) -> None:
    assert sound_trace.trace(game) == sound_trace.read(game)


def test_stored_pictures_are_those_of_the_reels() -> None:
    stored = {path.relative_to(book.FOLDER) for path in book.FOLDER.rglob("*.txt")}
    taken = {book.path_of(look, reel).relative_to(book.FOLDER) for look in LOOKS for reel in REELS}
    assert stored == taken


def test_a_picture_that_is_other_new_or_gone_is_named() -> None:
    was, now = {"a": "1", "b": "2", "c": "3"}, {"a": "1", "b": "9", "d": "4"}
    assert book.differences(was, now) == ["differs: b", "new: d", "gone: c"]
