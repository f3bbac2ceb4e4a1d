"""The pictures of the README are all there, and small."""

from __future__ import annotations

import pytest
from PIL import Image

from docs.camera import FILM_SIZE
from docs.screens import FOLDER, KEPT, PICTURES

LARGEST_PICTURE, LARGEST_FILM = 120_000, 1_500_000  # bytes
SHORTEST_FILM, LONGEST_FILM = 4.0, 9.0  # seconds


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_of_every_kind_of_moment(name: str) -> None:
    path = FOLDER / f"{name}.webp"
    assert path.stat().st_size < LARGEST_PICTURE
    with Image.open(path) as picture:
        assert picture.size == KEPT


def test_a_film_of_a_duel() -> None:
    path = FOLDER / "duel.gif"
    assert path.stat().st_size < LARGEST_FILM
    with Image.open(path) as film:
        assert film.size == FILM_SIZE
        seconds = 0.0
        for number in range(film.n_frames):
            film.seek(number)
            seconds += film.info["duration"] / 1000
    assert SHORTEST_FILM < seconds < LONGEST_FILM


def test_nothing_else_lies_there() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == {*PICTURES, "duel"}
