"""The pictures of the derby: each is there in its size, and what the window sets on them fits."""

from __future__ import annotations

import runpy
from itertools import combinations, pairwise

import numpy as np

from game.ui.derby.course.cloth import cloth_of
from game.ui.derby.course.geometry import TRACKS, course_in
from game.ui.kit.canvas import Box
from tests.sprites.looking import Folder

FOLDER = Folder("derby")
SCRIPTS = FOLDER.path.parent / "scripts"
HORSES = ("brown", "beige", "yellow", "orange", "red", "blue", "green")
COLOURS = ("black", "yellow", "blue", "red")
MOMENTS = (*(f"gallop-{{}}-{number}" for number in range(8)), "stand-{}")
REFUSALS = tuple(f"refuse-{{}}-{number}" for number in range(3))
GROUND = 2 * 78  # y of the hooves
LARGEST_FOLDER = 1.8 * 2**20  # bytes

# In design units: a picture has two pixels to each.
SIZES = {
    "slate": (966, 520),
    "betting-box": (115, 94),
    "card-place": (38, 51),
    **{f"card-face-{name}": (106, 146) for name in (*COLOURS, "white")},
    "card-back": (106, 146),
    "card-small": (38, 51),
    "die-card": (84, 116),
    "die-card-used": (84, 116),
    **{f"mark-{name}": (32, 32) for name in (*COLOURS, "star")},
    **{f"sign-{name}": (24, 24) for name in (*COLOURS[1:], "town")},
    **{f"marker-{horse}": (86, 24) for horse in HORSES},
    "marker-star": (28, 28),
    **{f"chip-{seat}": (50, 50) for seat in range(6)},
    **{f"chip-lying-{seat}": (44, 34) for seat in range(6)},
    "nobody": (44, 44),
    "course": (960, 520),
    "town": (136, 452),
    **{name.format(horse): (108, 84) for horse in HORSES for name in (*MOMENTS, *REFUSALS)},
    **{f"dust-{number}": (40, 40) for number in range(4)},
    **{f"confetti-{number}": (10, 10) for number in range(4)},
    **{f"rosette-{place}": (48, 48) for place in (1, 2, 3)},
    "podium": (244, 76),
    "purse": (240, 150),
    "photo-frame": (420, 260),
}


def test_the_folder_holds_what_the_tables_need_and_nothing_else() -> None:
    FOLDER.holds(SIZES)


def test_the_folder_stays_small() -> None:
    assert FOLDER.weight < LARGEST_FOLDER


def test_a_horse_is_whole_and_stands_on_the_ground() -> None:
    for pattern in (*MOMENTS, *REFUSALS):
        alpha = FOLDER.pixels(pattern.format("red"))[..., 3]
        rim = np.concatenate([alpha[0], alpha[-1], alpha[:, 0], alpha[:, -1]])
        assert rim.max() < 0.1, pattern
        lowest = int(np.argwhere(alpha > 0.9)[:, 0].max())
        assert abs(lowest - GROUND) <= 12, pattern


def test_the_moments_of_a_gallop_differ_and_none_jumps() -> None:
    """From one to the next the trunk hardly moves, the legs do; the last leads to the first."""
    frames = [FOLDER.pixels(f"gallop-red-{number}")[..., 3] for number in range(8)]
    for one, other in combinations(frames, 2):
        assert np.abs(one - other).mean() > 0.02
    heights = [cloth_of(f"derby/gallop-red-{number}").y for number in range(8)]
    assert max(abs(one - other) for one, other in pairwise([*heights, heights[0]])) < 2.5


def test_the_saddle_cloth_is_bare_where_the_number_is_written() -> None:
    for horse in HORSES:
        for pattern in (*MOMENTS, *REFUSALS):
            name = pattern.format(horse)
            cloth = cloth_of(f"derby/{name}")
            x, y = round(2 * cloth.x), round(2 * cloth.y)
            bare = FOLDER.pixels(name)[y - 7 : y + 8, x - 6 : x + 7]
            assert bare.min() > 0.72, name


def test_horses_are_told_apart_without_colour() -> None:
    for pattern in ("gallop-{}-0", "stand-{}"):
        coats = {horse: FOLDER.grey(pattern.format(horse)) for horse in HORSES}
        for one, other in combinations(HORSES, 2):
            assert (np.abs(coats[one] - coats[other]) > 0.1).mean() > 0.03, (one, other)


def test_the_squares_lie_on_the_painted_boards() -> None:
    """The window and the picture's script measure the lanes in the same way."""
    lanes = runpy.run_path(str(SCRIPTS / "derby_lanes.py"))
    course = course_in(Box(0, 0, *lanes["COURSE"]))
    for track in range(1, TRACKS + 1):
        for square, edges in enumerate(pairwise(lanes["EDGES"]), start=1):
            upper = [(x, lanes["lane_y"](track - 1.5, x)) for x in edges]
            lower = [(x, lanes["lane_y"](track - 0.5, x)) for x in reversed(edges)]
            np.testing.assert_allclose(course.corners(track, square), upper + lower, atol=0.05)


def test_a_chip_is_open_in_its_middle() -> None:
    for seat in range(6):
        alpha = FOLDER.pixels(f"chip-{seat}")[..., 3]
        assert alpha[20:78, 48].max() < 0.1, seat
        assert alpha[48, 8:12].min() > 0.9, seat


def test_the_photograph_shows_through_its_frame() -> None:
    alpha = FOLDER.pixels("photo-frame")[..., 3]
    assert alpha[2 * 60 : 2 * 170, 2 * 60 : 2 * 360].max() == 0
    assert alpha[2 * 212 : 2 * 240, 2 * 84 : 2 * 396].min() > 0.9


def test_every_drawing_goes_through_the_pen_that_refuses_what_is_not_drawn() -> None:
    scripts = sorted(SCRIPTS.glob("derby*.py"))
    assert len(scripts) > 10
    assert [path.name for path in scripts if "pygame" in path.read_text(encoding="utf-8")] == []
