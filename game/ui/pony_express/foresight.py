"""Which pictures the table will need: they are read before they are drawn, beside the frames."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from game.rules.pony_express.events import (
    CardPlayed,
    DuelCalled,
    FiguresFaced,
    Freed,
    Imprisoned,
    Moved,
    ShotTaken,
)
from game.rules.shared.hands import FACES
from game.ui.pony_express.board.view import figure_fall, rider_fall
from game.ui.table.happening import Happening
from physics import ShotResult
from physics.model import Scene

# In every race, in about the order in which they appear.
ALWAYS = (
    "ui/felt",
    *(f"pieces/die-{face}" for face in FACES),
    "cards/card-back",
    "ui/chip-active",
    "ui/panel-dark",
    "pieces/cup-over",
    "pieces/cup-tilted",
    "ui/plank-dark",
    "pieces/nugget",
    "cards/card-front",
    "cards/card-rule",
    "board/dust",
    "pieces/glass",
    "board/train",
    "board/smoke",
)

# Beside a shot.
SHOTS = (
    "ui/panel",
    "ui/panel-dark",
    "ui/paper",
    "ui/chip-active",
    "ui/coin-plate",
    "ui/shadow",
    "pieces/nugget",
    "pieces/cartridge",
    "pieces/cartridge-spent",
    "pieces/peg",
    "ui/plank-on",
    "ui/plank-off",
    "ui/plank-hot",
    "ui/plank-green",
    "ui/plank-dark",
    "ui/plank-red",
    "pieces/badge",
    "ui/icon-reroll",
    "ui/track",
    "ui/track-full",
    "ui/knob",
)


def at_the_table(colours: Sequence[str]) -> Iterator[str]:
    """For riders of these colours."""
    yield from ALWAYS
    for colour in colours:
        yield f"pieces/side-{colour}"


def for_happening(happening: Happening, colours: Sequence[str]) -> Iterator[str]:
    event = happening.event
    if isinstance(event, CardPlayed):
        yield f"cards/{event.card}"
    elif isinstance(event, Moved | Freed):  # it may look elsewhere than before
        yield _standing(colours[event.seat])
    elif isinstance(event, FiguresFaced):
        yield from SHOTS
    elif isinstance(event, DuelCalled):
        yield from SHOTS
        for seat in event.seats:
            yield f"pieces/side-{colours[seat]}"
            yield _standing(colours[seat])
    elif isinstance(event, Imprisoned):
        colour = colours[event.seat]
        yield f"pieces/side-{colour}-lying"
        yield rider_fall(colour, 0.0)
    elif isinstance(event, ShotTaken) and event.figures:
        yield figure_fall(0.0)  # as they lie afterwards


def _standing(colour: str) -> str:
    return f"pieces/rider-{colour}"


def for_shot(scene: Scene, result: ShotResult, colours: Sequence[str]) -> Iterable[str]:
    """Whatever falls in it."""
    pieces = {piece.id: piece for piece in scene.pieces}
    sheets = set()
    for track in result.tracks:
        piece = pieces.get(track.id)
        for lean in {pose.lean for pose in track.poses if pose.tilt > 0.0}:
            if piece is not None and piece.kind == "figure":
                sheets.add(figure_fall(lean))
            elif piece is not None and piece.owner is not None:
                sheets.add(rider_fall(colours[piece.owner], lean))
    return sorted(sheets)
