"""The column beside the board: what the hand does above, a page of the mode below, and the planks
that turn the pages. Where type is large there is one page at a time."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.ui.kit.buttons import Button
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.group import Group
from game.ui.kit.layout import below, columns, inset, rows, shares
from game.ui.kit.tokens import Gap, Type
from game.ui.range.coach.coach import Coach
from game.ui.range.context import RangeContext
from game.ui.range.hand.page import HandPage
from game.ui.range.page import Page
from game.ui.range.places import WOOD, range_places
from game.ui.screens.sheet import draw_sheet

PLANK, NAILS = 34.0, 20.0  # how high the planks of the pages are, wider than their words
ASIDE, MARGIN = 19.0, 15.0  # at the sides of a sheet, above and below: clear of its printed edge
AROUND = 14.0  # of wood, that is drawn with the sheets for their shadow


class Column:
    def __init__(self, context: RangeContext, coach: Coach) -> None:
        self._context = context
        self._ui = context.ui
        self._coach = coach
        self._hand = HandPage(context)

    @property
    def _pages(self) -> Sequence[Page]:
        own = (*self._context.mode.pages(), *self._coach.pages())
        return own if range_places(self._ui.zoom).upper is not None else (*own, self._hand)

    @property
    def page(self) -> Page:
        """The one that is seen below."""
        pages = self._pages
        wanted = self._context.turned.get(self._context.mode.id)
        return next((page for page in pages if page.id == wanted), pages[0])

    # ------------------------------------------------------------------ where things are

    @property
    def _planks(self) -> Box:
        inner = inset(range_places(self._ui.zoom).lower, x=ASIDE, y=MARGIN)
        return rows(inner, self._ui.units(PLANK))[0]

    @property
    def _page_box(self) -> Box:
        inner = inset(range_places(self._ui.zoom).lower, x=ASIDE, y=MARGIN)
        return below(inner, self._planks, gap=Gap.USUAL) if len(self._pages) > 1 else inner

    def _upper_box(self, box: Box) -> Box:
        return inset(box, x=ASIDE, y=MARGIN - 2)

    # ------------------------------------------------------------------ widgets and drawing

    def build(self, group: Group) -> None:
        upper = range_places(self._ui.zoom).upper
        if upper is not None:
            self._hand.build(group, self._upper_box(upper))
        pages = self._pages
        if len(pages) > 1:
            places = columns(self._planks, *shares(*self._widths(pages)), gap=Gap.SMALL)
            for page, box in zip(pages, places, strict=True):
                group.add(
                    Button(
                        f"range.page-{page.id}",
                        box,
                        page.label(),
                        partial(self._turn, page.id),
                        size=Type.NOTE,
                        skin="green" if page is self.page else "on",
                        tight=True,
                    )
                )
        self.page.build(group, self._page_box)

    def _widths(self, pages: Sequence[Page]) -> tuple[float, ...]:
        """As wide as their words, with what is left shared out."""
        canvas, nails = self._ui.canvas, self._ui.units(NAILS)
        words = [canvas.text_width(page.label(), style="title", size=Type.NOTE) for page in pages]
        spare = self._planks.width / len(pages) - sum(words) / len(pages)
        return tuple(width + max(spare, nails) for width in words)

    def _turn(self, id: str) -> None:
        self._context.turn_to(id)
        self._ui.sounds.play("page")
        self._context.rebuild()

    def draw(self, canvas: Canvas) -> None:
        places = range_places(self._ui.zoom)
        if places.upper is not None:
            upper = places.upper
            self._draw_page(canvas, self._hand, upper, self._upper_box(upper), "range-upper")
        self._draw_page(canvas, self.page, places.lower, self._page_box, "range-lower")

    def _draw_page(self, canvas: Canvas, page: Page, sheet: Box, inner: Box, slot: str) -> None:
        ui = self._ui
        key = ("page", page.id, *page.key(), tuple(inner), ui.words.code, ui.settings.high_contrast)
        canvas.composed(
            key,
            sheet.inflate(AROUND, AROUND),
            lambda: self._paint(canvas, page, sheet, inner),
            backdrop=WOOD,
            slot=slot,
        )
        page.draw(canvas, inner)

    def _paint(self, canvas: Canvas, page: Page, sheet: Box, inner: Box) -> None:
        draw_sheet(canvas, self._ui, sheet)
        page.paint(canvas, inner)
