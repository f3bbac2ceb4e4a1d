"""Shots as a table for a spreadsheet."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Iterator, Mapping
from io import StringIO
from pathlib import Path

from game.engine.errors import Message, SaveError
from game.engine.files import write_atomically
from game.i18n import mark
from game.practice.layout import Layout
from game.practice.record import Practised

COLUMNS = (
    *("when", "scene", "corner", "layout", "drill", "style"),
    *("start x cm", "start y cm", "angle degrees", "speed m/s", "spin rad/s", "aim degrees"),
    *("deviation degrees", "distance cm", "closest cm", "hit", "arrest", "figures", "left board"),
    *("rest x cm", "rest y cm", "passed x cm", "passed y cm"),
)


def export_csv(
    path: Path, shots: Iterable[Practised], layouts: Mapping[str, Layout]
) -> Message | None:
    """Write the file; one sentence if that cannot be done."""
    text = StringIO()
    writer = csv.writer(text, lineterminator="\r\n")
    writer.writerow(COLUMNS)
    writer.writerows(_rows(shots, layouts))
    try:
        if path.is_dir():
            raise SaveError(f"{path} is a folder.")
        write_atomically(path, text.getvalue().encode())
    except (SaveError, OSError):
        return Message(mark("Can't write the table to %(path)s."), {"path": str(path)})
    return None


def _rows(
    shots: Iterable[Practised], layouts: Mapping[str, Layout]
) -> Iterator[tuple[object, ...]]:
    for shot in shots:
        layout = layouts.get(shot.layout)
        yield (
            shot.when,
            "" if layout is None else layout.scene,
            "" if layout is None or layout.scene == "figures" else layout.corner,
            shot.layout,
            shot.drill,
            shot.style,
            *(round(number, 4) for number in (*shot.start, shot.angle, shot.speed, shot.spin)),
            shot.aim,
            shot.deviation,
            shot.distance,
            shot.closest,
            int(shot.hit),
            int(shot.arrest),
            shot.figures,
            int(shot.left_board),
            *(shot.rest or ("", "")),
            *(shot.passed or ("", "")),
        )
