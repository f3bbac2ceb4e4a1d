"""Which sounds a game plays, and when: one line a sound, with the frame in which it is heard and
its volume, under the event that is shown then; frames count from the beginning of that event.
Nothing is skipped."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from game.games import registry
from game.ui.gallery.example_games import EXAMPLE_GAMES
from game.ui.loop import FRAME
from tests.golden_pictures.games import Play, name_of
from tests.golden_pictures.looks import LOOKS
from tests.golden_pictures.studio import PATIENCE, Studio

FOLDER = Path(__file__).parent / "sounds"
LOOK = "1280x720-en"
STEP = 2  # frames
TRACED = registry.GAMES


def path_of(game: str) -> Path:
    return FOLDER / f"{game}.txt"


def read(game: str) -> list[str]:
    return path_of(game).read_text(encoding="utf-8").splitlines()


def write(game: str) -> None:
    FOLDER.mkdir(exist_ok=True)
    path_of(game).write_text("\n".join(trace(game)) + "\n", encoding="utf-8")


def trace(game: str) -> list[str]:
    """Of the whole game, from its first event to the end screen."""
    with Studio(LOOKS[LOOK]) as studio:
        return list(_lines(studio, Play(studio, EXAMPLE_GAMES[game])))


def _lines(studio: Studio, play: Play) -> Iterator[str]:
    heard, number = studio.sounds.heard, 0
    shown: object = play  # no cue yet
    began, told = 0, False
    for frame in range(0, PATIENCE, STEP):
        cue = play.table.view.cue
        if cue is not shown:
            shown, began, told = cue, frame, False
        if play.is_over:
            return
        if not told and len(heard) > number:
            yield "(no event)" if cue is None else name_of(cue)
            told = True
        for sound in heard[number:]:
            yield f"  {frame - began} {sound.name} {sound.volume:.2f}"
        number = len(heard)
        play.go_on(STEP * FRAME)
    raise AssertionError("the game never ends")
