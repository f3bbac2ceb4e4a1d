"""The list of all pages, and the switches that hold for each of them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.i18n import LANGUAGES
from game.ui.gallery.commands import SWITCHES, GalleryKey
from game.ui.gallery.frame import PageFrame
from game.ui.gallery.pages import Page
from game.ui.kit.buttons import Button, Check
from game.ui.kit.canvas import Canvas
from game.ui.kit.keymap.everywhere import NavigationKey, WindowKey
from game.ui.kit.scene import Scene, Ui
from game.ui.kit.scroll_panel import ScrollPanel
from game.ui.kit.theme import DESIGN_SIZE, INK, PARCHMENT, UMBER
from game.ui.kit.tokens import Type
from game.ui.screens.list_row import ListRow

ZOOMS = (1.0, 1.25, 1.5)
LIST = (40.0, 130.0, 1200.0, 570.0)
ROW = 34.0


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
        zoom = self.ui.zoom
        self.group.add(self._list)
        self._list.lay_out(LIST, ROW * zoom * len(self._pages))
        for number, page in enumerate(self._pages):
            box = (LIST[0], LIST[1] + ROW * zoom * number, 1160.0, ROW * zoom - 2)
            row = ListRow(
                f"page.{number}",
                box,
                page.title,
                partial(self.open, number),
                chosen=number == self._number,
            )
            self.group.add(self._list.put(row))
        self.group.rest_on(f"page.{self._number}", self.ui)

    def _build_switches(self) -> None:
        settings, x = self.ui.settings, 40.0
        for code in LANGUAGES:
            self._switch(
                f"language.{code}", x, code, settings.language == code, GalleryKey.LANGUAGE, code
            )
            x += 90
        for zoom in ZOOMS:
            chosen = settings.text_scale == zoom
            self._switch(f"zoom.{zoom:g}", x + 20, f"{zoom:.0%}", chosen, GalleryKey.ZOOM, zoom)
            x += 110
        for id, label, key, on in (
            ("bandits", "bandits", GalleryKey.BANDITS, settings.bandits),
            ("motion", "reduced motion", GalleryKey.MOTION, settings.reduced_motion),
        ):
            box = (x + 40, 70, 220, 40)
            self.group.add(Check(id, box, label, on, partial(self._switch_by, key)))
            x += 180

    def _switch(
        self, id: str, x: float, label: str, chosen: bool, key: GalleryKey, value: str | float
    ) -> None:
        box = (x, 68, 80, 44)
        action = partial(self._switch_by, key, value)
        self.group.add(Button(id, box, label, action, chosen=chosen, size=Type.NOTE, tight=True))

    def draw(self, canvas: Canvas) -> None:
        canvas.surface.fill(PARCHMENT)
        canvas.text("Gallery", (40, 8, 240, 50), style="title", size=Type.HEADING, colour=INK)
        place = (300, 8, DESIGN_SIZE[0] - 340, 50)
        canvas.text(self._help(), place, size=Type.NOTE / canvas.zoom, colour=UMBER)

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
