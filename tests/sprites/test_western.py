"""The pictures of Western: each is there in its size, and what is set on them has its room."""

from __future__ import annotations

from itertools import combinations, pairwise

import numpy as np
import pytest
from PIL import Image

from tests.sprites.looking import Folder

FOLDER = Folder("western")
SCRIPTS = FOLDER.path.parent / "scripts"
KINDS = (
    *("attack-1", "attack-2", "attack-3", "indians", "saloon", "pay-me", "cowboy"),
    *("everybody-gives", "give-to-all", "give-it-back", "levy", "hands-up", "whisky", "horse"),
    *("train", "sheriff", "dog", "dancer", "cake", "joker", "hat"),
)
FRAMES = ("red", "green", "brown", "blue")
PILES = range(1, 6)
LARGEST_FOLDER = 2 * 2**20  # bytes

# In design units: a picture has two pixels to each.
SIZES = {
    "table": (1120, 480),
    "direction-ring": (660, 240),
    "plate": (220, 74),
    "plate-active": (220, 74),
    "plate-target": (220, 74),
    "chevron": (22, 22),
    "ball-shade": (128, 128),
    "ball-shadow": (96, 48),
    "cash-box": (170, 130),
    "cash-box-empty": (170, 130),
    **{f"bundle-{count}": (34, 44) for count in PILES},
    "bill": (36, 20),
    "goal-coin": (30, 30),
    "sheriff-star": (40, 40),
    **{f"face-{name}": (130, 164) for name in FRAMES},
    **{f"card-{kind}": (220, 146) for kind in (*KINDS, "bandits")},
    "card-back": (56, 80),
    "mini-card": (16, 22),
    "locomotive": (240, 120),
    "wagon": (160, 100),
    "rails": (64, 20),
    "spark": (24, 24),
    "desert-night": (960, 300),
    "win-pile": (360, 200),
}


def test_the_folder_holds_what_the_tables_need_and_nothing_else() -> None:
    FOLDER.holds(SIZES)


def test_the_folder_stays_small() -> None:
    assert FOLDER.weight < LARGEST_FOLDER


@pytest.mark.parametrize("name", [f"face-{name}" for name in FRAMES])
def test_a_blank_card_is_pale_inside_its_frame(name: str) -> None:
    inside = FOLDER.pixels(name)[2 * 14 : -2 * 14, 2 * 14 : -2 * 14, :3]
    assert inside.min() > 0.6
    assert inside.mean() > 0.85


def test_the_plate_of_the_cash_box_has_room_for_the_pot() -> None:
    for name in ("cash-box", "cash-box-empty"):
        plate = FOLDER.pixels(name)[2 * 73 : 2 * 100, 2 * 53 : 2 * 114]
        assert plate.min() > 0.55, name


def test_kinds_are_told_apart_without_colour_at_the_size_of_a_hand() -> None:
    """Every two pictures differ in a good part of what is left of them when small and grey."""
    small = {}
    for kind in (*KINDS, "bandits"):
        with Image.open(FOLDER.path / f"card-{kind}.webp") as image:
            grey = image.convert("L").resize((112, 74), Image.Resampling.BOX)
            small[kind] = np.asarray(grey, np.float32) / np.float32(255)
    for one, other in combinations(small, 2):
        apart = np.abs(small[one] - small[other])[6:-6, 6:-6] > 0.15
        assert apart.mean() > 0.12, (one, other)


def test_a_higher_pile_is_higher_on_the_same_foot() -> None:
    solid = [np.argwhere(FOLDER.pixels(f"bundle-{count}")[..., 3] > 0.9) for count in PILES]
    tops = [int(spots[:, 0].min()) for spots in solid]
    feet = {int(spots[:, 0].max()) for spots in solid}
    assert all(one - other >= 5 for one, other in pairwise(tops))
    assert max(feet) - min(feet) <= 1


def test_the_shading_of_the_ball_is_a_disc_lit_from_the_upper_left() -> None:
    shade = FOLDER.pixels("ball-shade")
    side = len(shade)
    assert shade[[0, 0, -1, -1], [0, -1, 0, -1], 3].max() == 0
    assert shade[side // 2, [2, -3], 3].min() > 0.5, "the rim is inked on both sides"
    upper = shade[side // 4 : side // 2, side // 4 : side // 2]
    lower = shade[side // 2 : -side // 4, side // 2 : -side // 4]
    dark = [(part[..., 3] * (1 - part[..., :3].mean(axis=2))).mean() for part in (upper, lower)]
    assert dark[0] < 0.5 * dark[1]


def test_the_rails_meet_themselves_where_their_tiles_join() -> None:
    rails = FOLDER.pixels("rails")
    steps = np.abs(np.diff(rails, axis=1)).mean(axis=(0, 2))
    seam = np.abs(rails[:, 0] - rails[:, -1]).mean()
    assert seam <= steps.max()


def test_every_drawing_goes_through_the_pen_that_refuses_what_is_not_drawn() -> None:
    scripts = sorted(SCRIPTS.glob("western*.py"))
    assert len(scripts) > 10
    assert [path.name for path in scripts if "pygame" in path.read_text(encoding="utf-8")] == []
