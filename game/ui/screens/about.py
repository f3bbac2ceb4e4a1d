"""About the game: what it is, its licence, and those of everything that it stands on."""

from __future__ import annotations

from contextlib import suppress
from importlib import metadata
from pathlib import Path
from typing import NamedTuple

from game import __version__
from game.i18n import mark
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.layout import BOTTOM, TOP, columns, fan, inset, placed, rows, share
from game.ui.kit.scene import Ui
from game.ui.kit.scroll import Scroll
from game.ui.kit.theme import INK, RED, RIDER_COLOURS, Colour
from game.ui.kit.tokens import Gap, Type
from game.ui.screens.sheet import Menu, draw_sheet

OWN = 440.0  # how wide the sheet about the game itself is
GAP = 10.0
WORDMARK = (400.0, 400 * 140 / 820)
VERSION, BELOW_VERSION = 32.0, 14.0
RIDERS, RIDER, OVERLAP = 396.0, 84.0, 6.0
RIDERS_ASIDE = 4.0  # their pictures have more air at the left
DISTRIBUTION = "pony-express-game"


class Library(NamedTuple):
    """Something that the game is built on."""

    name: str
    distribution: str
    licence: str
    purpose: str


LIBRARIES = (
    Library("pygame-ce", "pygame-ce", "LGPL 2.1", mark("window, pictures and sound")),
    Library("pymunk", "pymunk", "MIT", mark("rigid bodies for the flicked dice")),
    Library("PyYAML", "PyYAML", "MIT", mark("board files that people can read and edit")),
    Library("msgspec", "msgspec", "BSD 3-Clause", mark("saves and settings")),
    Library("platformdirs", "platformdirs", "MIT", mark("the right folder on every system")),
    Library("filelock", "filelock", "MIT", mark("stops two copies from writing to one file")),
    Library("Alfa Slab One", "fontpkg-alfa-slab-one", "OFL 1.1", mark("typeface of the titles")),
    Library("Zilla Slab", "fontpkg-zilla-slab", "OFL 1.1", mark("typeface of the texts")),
    Library("Noto Serif", "fontpkg-noto-serif", "OFL 1.1", mark("letters of names, in addition")),
)


class Paragraph(NamedTuple):
    text: str
    style: str
    size: float
    colour: Colour
    y: float  # from the top of the page
    height: float


class About(Menu):
    name = "about"
    title = mark("About")

    def __init__(self, ui: Ui) -> None:
        super().__init__(ui)
        self._page: list[Paragraph] = []
        self._height = 0.0

    def build(self) -> None:
        box = inset(self._libraries, x=22, y=18)
        self._lay_out(box.width - 28)
        self.group.add(Scroll("about.page", box, self._draw_page))
        super().build()

    @property
    def _game(self) -> Box:
        """The sheet about the game itself."""
        return self._sheets[0]

    @property
    def _libraries(self) -> Box:
        return self._sheets[1]

    @property
    def _sheets(self) -> list[Box]:
        return columns(self.body, self.ui.units.grown(OWN), share(), gap=Gap.WIDE)

    # ------------------------------------------------------------------ the page

    def _lay_out(self, width: float) -> None:
        self._page, self._height = [], 0.0
        say, quiet = self.ui.say, self.ui.quiet_ink
        self._add(say("Built with"), width, "title", Type.LABEL, RED)
        for library in LIBRARIES:
            self._add(f"{library.name} {_version_of(library)}, {library.licence}", width, "bold")
            self._add(say(library.purpose), width, "body", Type.NOTE, quiet)
        self._add(
            say(
                "pygame-ce is used unchanged, as a separate library: you can replace it with "
                "another version. Each library comes with its full licence."
            ),
            width,
            "italic",
            Type.NOTE,
            quiet,
        )
        self._add(say("Licence of this game"), width, "title", Type.LABEL, RED)
        for paragraph in _own_licence():
            self._add(paragraph, width, "body", Type.NOTE)

    def _add(
        self,
        text: str,
        width: float,
        style: str = "body",
        size: float = Type.BODY,
        colour: Colour = INK,
    ) -> None:
        height = self.ui.canvas.text_height(text, width, style=style, size=size)
        if style == "title" and self._page:
            self._height += 2 * GAP
        self._page.append(Paragraph(text, style, size, colour, self._height, height))
        self._height += height + (GAP if style != "bold" else 0.0)

    def _draw_page(self, canvas: Canvas, area: Box) -> float:
        sheet = self._libraries
        for text, style, size, colour, y, height in self._page:
            top = area.y + y
            if top + height > sheet.top and top < sheet.bottom:
                place = inset(Box(area.x, top, area.width, height), x=6)
                canvas.text(text, place, style=style, size=size, colour=colour, valign="top")
        return self._height

    # ------------------------------------------------------------------ drawing

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        sheet = self._game
        draw_sheet(canvas, self.ui, sheet)
        draw_sheet(canvas, self.ui, self._libraries)
        canvas.picture("ui/wordmark", placed(inset(sheet, top=24), *WORDMARK, TOP))
        say, units = self.ui.say, self.ui.units
        inner = inset(sheet, x=32, top=104, bottom=24)
        version, _, place = rows(inner, units(VERSION), units(BELOW_VERSION), share())
        canvas.text(
            say("Version %(version)s", version=__version__),
            version,
            style="italic",
            size=Type.BODY,
            colour=self.ui.quiet_ink,
            align="centre",
            wrap=False,
        )
        words = (
            say("Western table games for friends around one screen, or for you against the bots."),
            say("Board, cards, pictures, sounds and music are our own work."),
            say(
                "The rules are told in our own words. This game isn't connected with the "
                "publishers or authors of the board games that inspired it."
            ),
        )
        text = "\n\n".join(words)
        riders = placed(inset(sheet, bottom=28), RIDERS, RIDER, BOTTOM).move(RIDERS_ASIDE, 0)
        # Where the words need their room, there are no riders.
        if place.y + canvas.text_height(text, place.width) < riders.y:
            place = inset(place, bottom=place.bottom - riders.y + 18)
            pieces = fan(riders, len(RIDER_COLOURS), RIDER, gap=-OVERLAP)
            for colour, piece in zip(RIDER_COLOURS, pieces, strict=True):
                canvas.picture(f"pieces/side-{colour}", piece)
        canvas.text(text, place, colour=INK, valign="top")


def _version_of(library: Library) -> str:
    try:
        return metadata.version(library.distribution)
    except metadata.PackageNotFoundError:
        return ""


def _own_licence() -> list[str]:
    """Its paragraphs: from the installed package, or else from the checkout."""
    text = None
    with suppress(metadata.PackageNotFoundError):
        text = metadata.distribution(DISTRIBUTION).read_text("licenses/LICENSE")
    if text is None:
        with suppress(OSError):
            beside = Path(__file__).resolve().parents[3] / "LICENSE"
            text = beside.read_text(encoding="utf-8")
    text = text or "MIT License"
    return [" ".join(paragraph.split()) for paragraph in text.strip().split("\n\n")]
