"""Make the pieces anew: `python sprites/scripts/pieces.py [riders] [turned] [dice] ...`."""

import sys
import time
from collections.abc import Callable

from pieces_cup import cups
from pieces_dice import dice_sheets
from pieces_glyphs import glyph_file
from pieces_items import items
from pieces_riders import rider_sheets
from pieces_side import side_views
from pieces_turned import turned_sheets

GROUPS: dict[str, Callable[[], None]] = {
    "riders": rider_sheets,
    "turned": turned_sheets,
    "dice": dice_sheets,
    "glyphs": glyph_file,
    "side": side_views,
    "cups": cups,
    "items": items,
}


def main(names: list[str]) -> None:
    for name in names or GROUPS:
        started = time.perf_counter()
        GROUPS[name]()
        print(f"pieces {name}: {time.perf_counter() - started:.0f} s")


if __name__ == "__main__":
    main(sys.argv[1:])
