"""The list of all pages, and the switches that hold for each of them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.i18n import LANGUAGES
from game.ui.gallery.commands import SWITCHES, GalleryKey
from game.ui.gallery.frame import PageFrame
from game.ui.gallery.pages import Page
from game.ui.kit.buttons import Button, Check
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.keymap.everywhere import NavigationKey, WindowKey
from game.ui.kit.layout import SCREEN, columns, inset, placed, rows, share, stack
from game.ui.kit.scene import Scene, Ui
from game.ui.kit.scroll_panel import ScrollPanel
from game.ui.kit.theme import INK, PARCHMENT, UMBER
from game.ui.kit.tokens import Gap, Type
from game.ui.screens.list_row import ListRow

ZOOMS = (1.0, 1.25, 1.5)
PAGE = inset(SCREEN, x=40, top=8, bottom=20)  # it keeps its size, whatever the zoom is
HEAD, SWITCH_LINE, LIST = rows(PAGE, 50, 44, share(), gap=Gap.WIDE)
TITLE = 240.0
LANGUAGE_ROOM, ZOOM_ROOM, CHECK_ROOM = 90.0, 110.0, 180.0  # from one switch to the next
SWITCH, CHECK = 80.0, 40.0
APART = 20.0  # between groups of switches
ROW = 34.0
BAR_ROOM = 40.0


class Gallery(Scene):
    fills_window = True

    def __init__(self, ui: Ui, pages: Sequence[Page]) -> None:
        super().__init__(ui)
        self._pages = pages
        self._number = 0
        self._list = ScrollPanel("pages", lambda canvas, by: None)

    # ------------------------------------------------------------------ the list

    def build(self) -> None:
        self._build_switches()
        self.group.add(self._list)
        heights = [self.ui.units(ROW)] * len(self._pages)
        self._list.lay_out(LIST, sum(heights))
        lines = stack(inset(LIST, right=BAR_ROOM), *heights)
        for number, (page, line) in enumerate(zip(self._pages, lines, strict=True)):
            row = ListRow(
                f"page.{number}",
                inset(line, bottom=2),
                page.title,
                partial(self.open, number),
                chosen=number == self._number,
            )
            self.group.add(self._list.put(row))
        self.group.rest_on(f"page.{self._number}", self.ui)

    def _build_switches(self) -> None:
        settings = self.ui.settings
        rooms = (*[LANGUAGE_ROOM] * len(LANGUAGES), APART, *[ZOOM_ROOM] * len(ZOOMS), APART)
        places = iter(columns(SWITCH_LINE, *rooms, CHECK_ROOM, share()))
        for code in LANGUAGES:
            chosen = settings.language == code
            self._switch(f"language.{code}", next(places), code, chosen, GalleryKey.LANGUAGE, code)
        next(places)
        for zoom in ZOOMS:
            chosen = settings.text_scale == zoom
            label = f"{zoom:.0%}"
            self._switch(f"zoom.{zoom:g}", next(places), label, chosen, GalleryKey.ZOOM, zoom)
        next(places)
        for id, label, key, on in (
            ("bandits", "bandits", GalleryKey.BANDITS, settings.bandits),
            ("motion", "reduced motion", GalleryKey.MOTION, settings.reduced_motion),
        ):
            box = placed(next(places), high=CHECK)
            self.group.add(Check(id, box, label, on, partial(self._switch_by, key)))

    def _switch(
        self, id: str, place: Box, label: str, chosen: bool, key: GalleryKey, value: str | float
    ) -> None:
        box = columns(place, SWITCH)[0]
        action = partial(self._switch_by, key, value)
        self.group.add(Button(id, box, label, action, chosen=chosen, size=Type.NOTE, tight=True))

    def draw(self, canvas: Canvas) -> None:
        canvas.surface.fill(PARCHMENT)
        title, keys = columns(HEAD, TITLE, share(), gap=APART)
        canvas.text("Gallery", title, style="title", size=Type.HEADING, colour=INK)
        canvas.text(self._help(), keys, size=self.ui.units.printed(Type.NOTE), colour=UMBER)

    def _help(self) -> str:
        keymap, words = self.ui.keymap, self.ui.words
        named = {command.name.lower(): keymap.cap(command, words) for command in GalleryKey}
        named["back"] = keymap.cap(NavigationKey.BACK, words)
        named["inspect"] = keymap.cap(WindowKey.INSPECT, words)
        return ", ".join(f"{key}: {name}" for name, key in named.items())

    def escape(self) -> None:
        self.ui.director.quit()

    # ------------------------------------------------------------------ pages

    def open(self, number: int) -> None:
        """That page, above this list."""
        self._number = number
        page = self._pages[number]
        if page.zoom is not None:
            self._large(page.zoom)
        self.ui.director.push(PageFrame(self.ui, page, self))

    def _large(self, zoom: float) -> None:
        """For as long as that page is open."""
        self.ui.canvas.fit(self.ui.canvas.surface, zoom)

    def enter(self) -> None:
        self.ui.canvas.fit(self.ui.canvas.surface, self.ui.settings.text_scale)

    # ------------------------------------------------------------------ switches

    def obey(self, command: GalleryKey) -> None:
        """From a page: another one, or the same anew with the next value of a switch."""
        self.ui.director.pop()
        if command in SWITCHES:
            self._switch_by(command)
            self.open(self._number)
        else:
            by = 1 if command is GalleryKey.NEXT else -1
            self.open((self._number + by) % len(self._pages))

    def _switch_by(self, key: GalleryKey, value: str | float | None = None) -> None:
        settings = self.ui.settings
        if key == GalleryKey.LANGUAGE:
            settings.change(language=value or _after(LANGUAGES, settings.language))
        elif key == GalleryKey.ZOOM:
            settings.change(text_scale=value or _after(ZOOMS, settings.text_scale))
        elif key == GalleryKey.BANDITS:
            settings.change(bandits=not settings.bandits)
        else:
            settings.change(reduced_motion=not settings.reduced_motion)
        self.ui.director.apply_settings()


def _after(values: Sequence[object], value: object) -> object:
    """The next one, the first after the last."""
    number = values.index(value) if value in values else -1
    return values[(number + 1) % len(values)]
