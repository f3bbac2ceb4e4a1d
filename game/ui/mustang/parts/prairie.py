"""The prairie: three piles face down, the open mustangs before them, and the two that are rare."""

from __future__ import annotations

from collections.abc import Iterable

from game.i18n import mark
from game.rules.mustang.box import KINDS
from game.ui.kit.canvas import Canvas
from game.ui.mustang.context import MustangContext
from game.ui.mustang.pieces.counter import draw_counter
from game.ui.mustang.pieces.pile import draw_pile
from game.ui.mustang.pieces.plates import WOOD, draw_word
from game.ui.table.part import Part

PLATES = {
    "stallion": mark("Stallions"),
    "mare": mark("Mares"),
    "foal": mark("Foals"),
    "midnight": mark("Midnight"),
    "avalanche": mark("Avalanche"),
}


class Prairie(Part[MustangContext]):
    def pictures(self) -> Iterable[str]:
        return ("mustang/prairie", *(f"mustang/back-{kind}" for kind in KINDS))

    def draw(self, canvas: Canvas) -> None:
        context, seen = self.context, self.context.seen
        key = (
            tuple(seen.piles.items()),
            tuple(seen.open[kind] for kind in KINDS),
            seen.specials,
            tuple(sorted(m for m in context.prairie.herd() if m in context.away)),
            context.ui.words.code,
        )
        canvas.composed(
            ("prairie", *key),
            context.places.prairie.inflate(8, 8),
            lambda: self._paint(canvas),
            backdrop=WOOD,
            slot="mustang-prairie",
        )

    def _paint(self, canvas: Canvas) -> None:
        context, seen, spots = self.context, self.context.seen, self.context.prairie
        canvas.picture("mustang/prairie", context.places.prairie)
        for kind in KINDS:
            draw_pile(canvas, spots, kind)
        for mustang, (at, side) in spots.herd().items():
            if mustang not in context.away:
                draw_counter(canvas, mustang, at, side)
        for kind, name in PLATES.items():
            if kind not in KINDS and kind not in seen.specials:
                continue
            draw_word(canvas, context.ui.say(name), spots.places.plate(kind))
