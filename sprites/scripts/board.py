"""Everything that lies on the board, and the painted boards themselves: sprites/board/."""

import board_land
import board_motion
import board_tokens
import numpy as np
from board_layout import read_layout
from board_scenery import BOARDS, Label
from board_terrain import paint
from kit import resize, save, save_json, save_opaque
from kit.types import Array

QUALITY = 88
WIDTH = 1872  # pixels of a board: two for each of the window's 936


def main() -> None:
    board_tokens.make_all()
    board_motion.make_all()
    save_json(
        {name: [_place(label) for label in scenery.labels] for name, scenery in BOARDS.items()},
        "board/labels",
    )
    for name, scenery in BOARDS.items():
        layout = read_layout(name, [(label.at, label.width) for label in scenery.labels])
        picture = paint(layout, scenery, WIDTH)
        save_opaque(picture, f"board/terrain-{name}", QUALITY)
        save(_rim(picture), f"board/terrain-{name}-rim")
    board_land.make_all()


def _rim(picture: Array) -> Array:
    """What its ragged edge leaves of it, half as large: to multiply the opaque picture with."""
    rim = np.ones_like(picture)
    rim[..., 3] = picture[..., 3]
    return resize(rim, picture.shape[1] // 2, picture.shape[0] // 2)


def _place(label: Label) -> dict[str, str | float]:
    """What the window needs to letter a name: where, in cm, and how."""
    return {
        "key": label.key,
        "x": label.at[0],
        "y": label.at[1],
        "style": label.style,
        "spacing": label.spacing,
        "colour": label.colour,
    }


if __name__ == "__main__":
    main()
