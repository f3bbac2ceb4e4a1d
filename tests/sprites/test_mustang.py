"""The pictures of Mustang: each is there in its size, and says what it is without its colour."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import pytest

from tests.sprites.looking import Folder

FOLDER = Folder("mustang")
SCRIPTS = FOLDER.path.parent / "scripts"
COATS = ("bay", "chestnut", "palomino", "grey", "pinto")
KINDS = ("stallion", "mare", "foal")
SPECIALS = ("midnight", "avalanche")
EVENTS = ("broken-fence", "indians", "bandits", "heavy-rain", "birth", "sunny-day")
FRAMES = 6
COUNTERS = (*(f"{coat}-{kind}" for coat in COATS for kind in KINDS), *SPECIALS)
LARGEST_FOLDER = 3 * 2**20  # bytes

# In design units: a picture has two pixels to each.
SIZES = {
    **{f"counter-{name}": (80, 80) for name in COUNTERS},
    **{f"counter-{name}-small": (48, 48) for name in COUNTERS},
    **{f"back-{kind}": (80, 80) for kind in KINDS},
    **{f"back-{kind}-small": (48, 48) for kind in KINDS},
    **{f"card-{name}": (104, 146) for name in (*COATS, "cowboy", "back")},
    **{f"brand-{name}": (28, 28) for name in (*COATS, "cowboy")},
    **{f"event-{name}": (240, 168) for name in EVENTS},
    "event-back": (62, 88),
    "prairie": (700, 222),
    "ranch-own": (700, 140),
    "ranch-two": (620, 156),
    "ranch-three": (410, 156),
    "ranch-four": (308, 156),
    "lasso": (120, 120),
    "rope": (64, 12),
    "dust-puff": (48, 48),
    "raindrop": (8, 24),
    "fence-whole": (120, 60),
    "fence-broken": (120, 60),
    "sparkle": (24, 24),
    "star": (24, 24),
    "hand-cards": (28, 28),
    "icon-lock": (20, 20),
    **{f"set-{name}": (64, 28) for name in ("pair", "three", "four", "run")},
    **{f"horse-run-{name}": (96 * FRAMES, 64) for name in (*COATS, *SPECIALS)},
}


def test_the_folder_holds_what_the_tables_need_and_nothing_else() -> None:
    FOLDER.holds(SIZES)


def test_the_folder_stays_small() -> None:
    assert FOLDER.weight < LARGEST_FOLDER


@pytest.mark.parametrize("ending", ["", "-small"])
@pytest.mark.parametrize("kind", KINDS)
def test_coats_are_told_apart_without_colour(kind: str, ending: str) -> None:
    """By head and by brand: each alone differs for every two coats."""
    counters = {coat: FOLDER.grey(f"counter-{coat}-{kind}{ending}") for coat in COATS}
    side = len(counters["bay"])
    brand = (slice(side // 2, None), slice(0, side // 2))
    face = (slice(None), slice(side * 2 // 5, None))
    for one, other in combinations(COATS, 2):
        apart = np.abs(counters[one] - counters[other]) > 0.2
        assert apart[brand].mean() > 0.05, (one, other)
        assert apart[face].mean() > 0.01, (one, other)


@pytest.mark.parametrize("ending", ["", "-small"])
def test_kinds_are_told_apart_by_their_outline(ending: str) -> None:
    outlines = [FOLDER.pixels(f"counter-bay-{kind}{ending}")[..., 3] > 0.9 for kind in KINDS]
    backs = [FOLDER.pixels(f"back-{kind}{ending}")[..., 3] > 0.9 for kind in KINDS]
    for group in (outlines, backs):
        for one, other in combinations(group, 2):
            assert (one ^ other).mean() > 0.03
    assert outlines[2].sum() < 0.85 * min(outlines[0].sum(), outlines[1].sum())


@pytest.mark.parametrize("name", [name for name in SIZES if name.startswith(("counter", "back"))])
def test_a_counter_lies_in_the_middle_of_its_picture_and_is_not_cut_off(name: str) -> None:
    alpha = FOLDER.pixels(name)[..., 3]
    solid = np.argwhere(alpha > 0.9)
    middle = (solid.min(axis=0) + solid.max(axis=0)) / 2
    assert np.abs(middle - (len(alpha) - 1) / 2).max() <= 0.03 * len(alpha)
    rim = np.concatenate([alpha[0], alpha[-1], alpha[:, 0], alpha[:, -1]])
    assert rim.max() < 0.1


@pytest.mark.parametrize("name", [*COATS, *SPECIALS])
def test_a_gallop_has_six_moments_that_do_not_run_into_each_other(name: str) -> None:
    cells = np.split(FOLDER.pixels(f"horse-run-{name}"), FRAMES, axis=1)
    for cell in cells:
        alpha = cell[..., 3]
        assert (alpha > 0.9).mean() > 0.15
        assert max(alpha[:, 0].max(), alpha[:, -1].max(), alpha[0].max(), alpha[-1].max()) < 0.1
    for one, other in combinations(cells, 2):
        assert np.abs(one[..., 3] - other[..., 3]).mean() > 0.02


def test_the_rope_meets_itself_where_its_tiles_join() -> None:
    rope = FOLDER.pixels("rope")
    steps = np.abs(np.diff(rope, axis=1)).mean(axis=(0, 2))
    seam = np.abs(rope[:, 0] - rope[:, -1]).mean()
    assert seam <= steps.max()


@pytest.mark.parametrize("name", [f"card-{name}" for name in (*COATS, "cowboy")])
def test_a_card_leaves_room_for_its_value_and_brand(name: str) -> None:
    """Between its border and its picture there is nothing but pale paper."""
    room = FOLDER.grey(name)[2 * 10 : 2 * 46, 2 * 10 : -2 * 10]
    assert room.min() > 0.85


def test_every_drawing_goes_through_the_pen_that_refuses_what_is_not_drawn() -> None:
    scripts = sorted(SCRIPTS.glob("mustang*.py"))
    assert len(scripts) > 5
    assert [path.name for path in scripts if "pygame" in path.read_text(encoding="utf-8")] == []
