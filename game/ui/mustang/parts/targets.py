"""What can be had with a choice that is being made: halos on the prairie and at the ranches."""

from __future__ import annotations

from game.rules.mustang.box import KINDS
from game.ui.kit.canvas import Canvas
from game.ui.mustang.context import MustangContext
from game.ui.mustang.pieces.counter import draw_halo, draw_halos
from game.ui.mustang.pieces.pile import draw_pile
from game.ui.mustang.places.herd import Herd
from game.ui.table.part import Part


class Targets(Part[MustangContext]):
    """Mustangs by their id, and piles by their kind."""

    def draw(self, canvas: Canvas) -> None:
        context, lit = self.context, self.context.pose.targets
        for kind in KINDS:
            if kind in lit and context.seen.piles[kind]:
                draw_halo(canvas, *context.prairie.pile(kind), strong=lit[kind])
                draw_pile(canvas, context.prairie, kind)
        draw_halos(canvas, self._there(context.prairie.herd()), lit)
        for seat in range(len(context.names)):
            draw_halos(canvas, self._there(context.ranch(seat).herd()), lit)

    def _there(self, herd: Herd) -> Herd:
        return {mustang: spot for mustang, spot in herd.items() if mustang not in self.context.away}
