"""Setting a chapter of the booklet: where each text and picture of a page goes, and drawing it
with a searched word marked."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from game.ui.kit.boxes import around
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.layout import Units
from game.ui.kit.theme import DARK_GOLD, INK, LIGHT_GOLD, RED, SADDLE, UMBER, Colour
from game.ui.kit.tokens import Corner, Line, Type
from game.ui.screens.booklet import (
    Bullet,
    Cells,
    Chapter,
    Example,
    Figure,
    Heading,
    Key,
    Paragraph,
    Part,
    Pictured,
    Step,
    Worth,
)

RULE = (203, 168, 116)  # a line across the page
SEARCHED = 4.0  # how round the corners are of the mark on a searched word
GAP = 12.0  # between two parts
PICTURE_ROOM = 118.0  # beside the title of a chapter
PICTURE = (130.0, 96.0)  # of a chapter, at most
BULLET, BULLET_MIDDLE = 22.0, 11.0  # how large it is, and where its line has its middle
NUMBER_PLATE = 36.0
NAMES, KEYS = 210.0, 240.0  # width of the first column of a table
LEAST_ROW = 34.0  # high
LABELS = 150.0  # the first column of a table of numbers
BESIDE = 270.0  # the least room in which words stand beside an example


class Run(NamedTuple):
    """A text and its place on the page."""

    text: str
    box: Box
    style: str = "body"
    size: float = Type.LEAD
    colour: Colour = INK


class Image(NamedTuple):
    """A picture by its middle."""

    name: str
    x: float
    y: float
    size: tuple[float, float]
    framed: bool = False


class Number(NamedTuple):
    """By its middle; `room`: how wide it may be."""

    text: str
    x: float
    y: float
    room: float = 60.0


class Setting(NamedTuple):
    """One part of a page, from its own top left corner."""

    height: float
    runs: tuple[Run, ...] = ()
    images: tuple[Image, ...] = ()
    figures: tuple[tuple[Figure, float, float], ...] = ()
    numbers: tuple[Number, ...] = ()
    plates: tuple[Box, ...] = ()
    rule: float | None = None  # a line across the page


class Setter:
    """Measures with a canvas and sets parts at one width."""

    def __init__(self, canvas: Canvas, width: float) -> None:
        self._canvas = canvas
        self._width = width
        self._units = Units(canvas.zoom)

    def set(self, part: Part) -> Setting:
        return _SETTERS[type(part)](self, part)

    def _run(
        self,
        text: str,
        x: float,
        y: float,
        width: float,
        *,
        style: str = "body",
        size: float = Type.LEAD,
        colour: Colour = INK,
    ) -> Run:
        height = self._canvas.text_height(text, width, style=style, size=size)
        return Run(text, Box(x, y, width, height), style, size, colour)

    def title(self, chapter: Chapter) -> Setting:
        natural = self._canvas.assets.natural(chapter.picture)
        scale = min(PICTURE[1] / natural[1], PICTURE[0] / natural[0])
        size = (natural[0] * scale, natural[1] * scale)
        width = self._width - PICTURE_ROOM - 20
        run = self._run(chapter.title, 0, 0, width, style="title", size=Type.SCREEN, colour=RED)
        height = max(run.box.height, PICTURE[1])
        run.box.y = (height - run.box.height) / 2
        image = Image(chapter.picture, self._width - 70, height / 2, size)
        return Setting(height + 14, (run,), (image,), rule=height + 6)

    def heading(self, part: Heading) -> Setting:
        run = self._run(part.text, 0, 10, self._width, style="title", size=Type.HEADING, colour=RED)
        return Setting(run.box.bottom - 2, (run,))

    def paragraph(self, part: Paragraph) -> Setting:
        run = self._run(part.text, 0, 0, self._width, style=part.style)
        return Setting(run.box.bottom, (run,))

    def bullet(self, part: Bullet) -> Setting:
        run = self._run(part.text, 32, 0, self._width - 32)
        star = Image("ui/icon-star", 12, self._units(BULLET_MIDDLE) + 2, (BULLET, BULLET))
        return Setting(run.box.bottom, (run,), (star,))

    def step(self, part: Step) -> Setting:
        left, side = 58.0, 40.0
        name = self._run(part.title, left, 0, self._width - left, style="bold", size=Type.NAME)
        text = self._run(part.text, left, name.box.bottom - 3, self._width - left)
        middle = side / 2 + 4
        return Setting(
            max(text.box.bottom, side + 8),
            (name, text),
            (Image("ui/coin-plate", side / 2, middle, (side, side)),),
            numbers=(Number(str(part.number), side / 2, middle),),
        )

    def pictured(self, part: Pictured) -> Setting:
        wide, high = part.size
        column = max(wide, 84.0)
        left = column + 24
        runs = [self._run(part.title, left, 0, self._width - left, style="bold", size=Type.NAME)]
        if part.note:
            runs.append(
                self._below(runs[-1], part.note, style="italic", colour=SADDLE, size=Type.BODY)
            )
        runs.append(self._below(runs[-1], part.text))
        height = max(runs[-1].box.bottom, high + 4)
        spare = max((height - runs[-1].box.bottom) / 2, 0)
        for run in runs:
            run.box.y += spare
        middle = min(height / 2, high / 2 + 30)
        image = Image(part.picture, column / 2, middle, part.size, part.framed)
        return Setting(height + 4, tuple(runs), (image,))

    def _below(self, run: Run, text: str, **how: Any) -> Run:
        return self._run(text, run.box.x, run.box.bottom - 3, run.box.width, **how)

    def worth(self, part: Worth) -> Setting:
        left = 52.0 if part.number else 8.0
        wide = sum(figure.size[0] for figure in part.shown)
        after = left + NAMES + (wide + 24 if wide else 0)
        name = self._run(part.name, left, 0, NAMES - 8, style="bold")
        text = self._run(part.text, after, 0, self._width - after)
        high = max((figure.size[1] for figure in part.shown), default=0.0)
        height = max(name.box.height, text.box.height, high, LEAST_ROW)
        for run in (name, text):
            run.box.y = (height - run.box.height) / 2
        figures, x = [], left + NAMES
        for figure in part.shown:
            figures.append((figure, x + figure.size[0] / 2, height / 2))
            x += figure.size[0]
        setting = Setting(height, (name, text), (), tuple(figures), rule=height + GAP / 2)
        if not part.number:
            return setting
        return setting._replace(
            images=(Image("ui/coin-plate", 22, height / 2, (NUMBER_PLATE, NUMBER_PLATE)),),
            numbers=(Number(part.number, 22, height / 2),),
        )

    def cells(self, part: Cells) -> Setting:
        name = self._run(part.name, 8, 0, LABELS - 14, style="bold", colour=SADDLE)
        height = max(name.box.height, self._units(LEAST_ROW))
        name.box.y = (height - name.box.height) / 2
        wide = (self._width - LABELS) / len(part.cells)
        numbers = tuple(
            Number(text, LABELS + wide * (column + 0.5), height / 2, wide - 8)
            for column, text in enumerate(part.cells)
        )
        return Setting(height, (name,), numbers=numbers, rule=height + GAP / 2)

    def example(self, part: Example) -> Setting:
        wide = sum(figure.size[0] for figure in part.shown)
        high = max(figure.size[1] for figure in part.shown)
        beside = self._width - wide - 24
        if beside >= self._units(BESIDE):
            run = self._run(part.text, wide + 24, 0, beside)
            height = max(run.box.height, high)
            run.box.y = (height - run.box.height) / 2
            x, middle = 0.0, height / 2
        else:
            run = self._run(part.text, 0, high + 6, self._width)
            height = run.box.bottom
            x, middle = max((self._width - wide) / 2, 0.0), high / 2
        figures = []
        for figure in part.shown:
            figures.append((figure, x + figure.size[0] / 2, middle))
            x += figure.size[0]
        return Setting(height + 4, (run,), figures=tuple(figures))

    def key(self, part: Key) -> Setting:
        keys = self._run(part.keys, 14, 6, KEYS - 28, style="bold", size=Type.ENTRY, colour=UMBER)
        text = self._run(part.text, KEYS + 20, 0, self._width - KEYS - 20)
        height = max(keys.box.height + 12, text.box.height)
        for run in (keys, text):
            run.box.y = (height - run.box.height) / 2
        plate = Box(0, keys.box.y - 6, KEYS, keys.box.height + 12)
        return Setting(height, (keys, text), plates=(plate,))


_SETTERS: dict[type, Callable[[Setter, Any], Setting]] = {
    Heading: Setter.heading,
    Paragraph: Setter.paragraph,
    Bullet: Setter.bullet,
    Step: Setter.step,
    Pictured: Setter.pictured,
    Worth: Setter.worth,
    Cells: Setter.cells,
    Example: Setter.example,
    Key: Setter.key,
}


class Page:
    """A chapter that is set: the top of every part is known, and what is out of sight is not
    drawn."""

    def __init__(self, canvas: Canvas, chapter: Chapter, width: float) -> None:
        setter = Setter(canvas, width)
        self.width = width
        self._settings = [setter.title(chapter), *(setter.set(part) for part in chapter.parts)]
        self._tops: list[float] = []
        top = 0.0
        for setting in self._settings:
            self._tops.append(top)
            top += setting.height + GAP
        self.height = top + 16

    def top_of(self, part: int) -> float:
        """Where a part of the chapter begins."""
        return self._tops[part + 1]

    def draw(self, canvas: Canvas, left: float, top: float, visible: Box, word: str) -> None:
        for setting, offset in zip(self._settings, self._tops, strict=True):
            y = top + offset
            if y < visible.bottom and y + setting.height + GAP > visible.top:
                _Drawing(canvas, left, y).draw(setting, self.width, word)


class _Drawing:
    def __init__(self, canvas: Canvas, left: float, top: float) -> None:
        self._canvas = canvas
        self._left = left
        self._top = top

    def draw(self, setting: Setting, width: float, word: str) -> None:
        canvas = self._canvas
        for plate in setting.plates:
            canvas.nine("ui/field", plate.move(self._left, self._top))
        for image in setting.images:
            self._image(image)
        for figure, x, y in setting.figures:
            figure.draw(canvas, (self._left + x, self._top + y))
        for text, x, y, room in setting.numbers:
            at = (self._left + x, self._top + y)
            canvas.numeral(text, at, size=Type.ENTRY, within=(room, room))
        for run in setting.runs:
            box = run.box.move(self._left, self._top)
            for found in marked(canvas, run, word):
                canvas.fill(found.move(self._left, self._top), LIGHT_GOLD, radius=SEARCHED)
                canvas.frame(
                    found.move(self._left, self._top),
                    DARK_GOLD,
                    width=Line.RULE,
                    radius=SEARCHED,
                )
            canvas.text(
                run.text, box, style=run.style, size=run.size, colour=run.colour, valign="top"
            )
        if setting.rule is not None:
            y = self._top + setting.rule
            canvas.line((self._left, y), (self._left + width, y), RULE, width=Line.RULE)

    def _image(self, image: Image) -> None:
        centre = (self._left + image.x, self._top + image.y)
        self._canvas.centred(image.name, centre, size=image.size)
        if image.framed:
            self._canvas.frame(around(centre, image.size), INK, width=Line.EDGE, radius=Corner.BAR)


# --------------------------------------------------------------------------- finding words


def folded(text: str) -> str:
    """Without accents and capitals, letter by letter, so that places stay the same."""
    return "".join(unicodedata.normalize("NFD", letter)[0].lower()[:1] for letter in text)


def places_of(word: str, text: str) -> Iterator[int]:
    """Where a word or a part of one begins."""
    wanted, where = folded(word.strip()), folded(text)
    at = where.find(wanted) if wanted else -1
    while at >= 0:
        yield at
        at = where.find(wanted, at + len(wanted))


def marked(canvas: Canvas, run: Run, word: str) -> Iterator[Box]:
    """The rectangles of a word in a text that is set."""
    if not word.strip():
        return
    typeset, scale = canvas.typeset, canvas.scale
    pixels = typeset.pixels(run.size)
    step = typeset.leading(run.style, pixels) / scale
    tall = typeset.font(run.style, pixels).get_height() / scale
    lines = typeset.wrapped(run.text, run.style, pixels, int(run.box.width * scale))
    for number, line in enumerate(lines):
        for at in places_of(word, line):
            begin = typeset.width(line[:at], run.style, pixels) / scale
            end = typeset.width(line[: at + len(word.strip())], run.style, pixels) / scale
            y = run.box.y + number * step
            yield Box(run.box.x + begin - 2, y + 1, end - begin + 4, tall - 1)
