"""The prairie: three piles face down, the open mustangs before them, and the two that are rare."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from game.i18n import mark
from game.rules.mustang.box import KINDS, kind_of
from game.ui.kit.canvas import Canvas, Point
from game.ui.mustang.counters import draw_counter, draw_halo, draw_halos, draw_stack
from game.ui.mustang.places import PILE_SIDE, SPECIAL_SIDE, PrairiePlaces
from game.ui.mustang.plates import draw_count, draw_word
from game.ui.mustang.ranch_view import WOOD

if TYPE_CHECKING:
    from game.ui.mustang.view import MustangView

PLATES = {
    "stallion": mark("Stallions"),
    "mare": mark("Mares"),
    "foal": mark("Foals"),
    "midnight": mark("Midnight"),
    "avalanche": mark("Avalanche"),
}


class PrairieView:
    def __init__(self, view: MustangView) -> None:
        self._view = view

    @property
    def places(self) -> PrairiePlaces:
        return PrairiePlaces(self._view.layout.prairie)

    def free(self) -> dict[str, tuple[Point, float]]:
        """Where each open mustang stands, and how large it is drawn."""
        seen, places = self._view.seen, self.places
        found: dict[str, tuple[Point, float]] = {}
        for kind in KINDS:
            herd = seen.open[kind]
            for number, mustang in enumerate(herd):
                found[mustang] = places.open(kind, number, len(herd))
        for special in seen.specials:
            found[special] = (places.special(special), SPECIAL_SIDE * places.unit)
        return found

    def pile(self, kind: str) -> tuple[Point, float]:
        places = self.places
        return places.pile(kind), PILE_SIDE * places.unit

    def next_free(self, mustang: str) -> tuple[Point, float]:
        """Where one will stand that comes back."""
        kind = kind_of(mustang)
        if kind == "special":
            return self.places.special(mustang), SPECIAL_SIDE * self.places.unit
        count = len(self._view.seen.open[kind])
        return self.places.open(kind, count, count + 1)

    # ------------------------------------------------------------------ drawing

    def draw(self, canvas: Canvas) -> None:
        view, seen = self._view, self._view.seen
        box = view.layout.prairie
        key = (
            tuple(seen.piles.items()),
            tuple(tuple(seen.open[kind]) for kind in KINDS),
            tuple(seen.specials),
            tuple(sorted(m for m in self.free() if m in view.away)),
            view.ui.words.code,
        )
        canvas.composed(
            ("prairie", *key),
            box.inflate(8, 8),
            lambda: self._paint(canvas),
            backdrop=WOOD,
            slot="mustang-prairie",
        )

    def _paint(self, canvas: Canvas) -> None:
        view, seen, places = self._view, self._view.seen, self.places
        canvas.picture("mustang/prairie", view.layout.prairie)
        for kind in KINDS:
            at, side = self.pile(kind)
            draw_stack(canvas, kind, seen.piles[kind], at, side)
            draw_count(canvas, seen.piles[kind], places.count(kind), places.unit)
        for mustang, (at, side) in self.free().items():
            if mustang not in view.away:
                draw_counter(canvas, mustang, at, side)
        for kind, name in PLATES.items():
            if kind not in KINDS and kind not in seen.specials:
                continue
            draw_word(canvas, view.ui.say(name), places.plate(kind))

    def draw_lit(self, canvas: Canvas, lit: Mapping[str, bool]) -> None:
        """Halos below what can be had, by id or by the kind of a pile."""
        seen = self._view.seen
        for kind in KINDS:
            if kind in lit and seen.piles[kind]:
                at, side = self.pile(kind)
                draw_halo(canvas, at, side, strong=lit[kind])
                draw_stack(canvas, kind, seen.piles[kind], at, side)
                draw_count(canvas, seen.piles[kind], self.places.count(kind), self.places.unit)
        away = self._view.away
        draw_halos(canvas, {m: spot for m, spot in self.free().items() if m not in away}, lit)
