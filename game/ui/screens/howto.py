"""How to play: the booklet of the rules, with a list of chapters and a search for words."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pygame

from game.rules.pony_express.board import Board
from game.ui.kit.buttons import Button
from game.ui.kit.canvas import Box, Boxlike, Canvas
from game.ui.kit.inputs import Input, KeyPressed
from game.ui.kit.scene import Scene, Ui
from game.ui.kit.scroll import Scroll
from game.ui.kit.text_field import TextField
from game.ui.kit.theme import CREAM, GOLD, INK, LIGHT_GOLD, SADDLE, UMBER
from game.ui.kit.widget import Widget
from game.ui.screens.page_setting import Page, places_of
from game.ui.screens.rules_pages import Chapter, chapters, texts_of

LIST = Box(20, 136, 332, 508)
SEARCH = Box(20, 80, 332, 46)
PAPER = Box(370, 18, 892, 626)
PAGE = Box(402, 40, 836, 584)
HITS_SHOWN = 6
AROUND = 14  # letters shown on either side of a found word


class Hit(NamedTuple):
    """A place where the searched word stands."""

    chapter: int
    part: int
    line: str


class ListRow(Widget):
    """A line of a list on paper; the chosen one is gilded."""

    def __init__(
        self,
        id: str,
        box: Boxlike,
        label: str,
        action: Callable[[], None],
        *,
        sub: str = "",
        chosen: bool = False,
    ) -> None:
        super().__init__(id, box)
        self.label = label
        self.sub = sub
        self.chosen = chosen
        self._action = action

    def activate(self, ui: Ui) -> None:
        self._action()

    def draw(self, canvas: Canvas, ui: Ui) -> None:
        x, y, width, height = self.box
        if self.chosen or self.hovered:
            canvas.fill(self.box, LIGHT_GOLD if self.chosen else (250, 236, 200), radius=8)
        if self.chosen:
            canvas.frame(self.box, GOLD, width=2.5, radius=8)
        if self.focused and ui.director.top.group.shows_focus:
            canvas.frame(self.box.inflate(4, 4), (138, 90, 16), width=5, radius=10)
            canvas.frame(self.box.inflate(2, 2), LIGHT_GOLD, width=2, radius=9)
        tall = height * 0.44 if self.sub else height
        canvas.text(
            self.label,
            (x + 12, y + 2, width - 24, tall - 4),
            style="bold",
            size=20,
            colour=INK if self.chosen else UMBER,
            wrap=False,
        )
        if self.sub:
            canvas.text(
                self.sub,
                (x + 12, y + tall, width - 24, height - tall - 5),
                size=18,
                colour=SADDLE,
                wrap=False,
            )


class HowTo(Scene):
    """A booklet: chapters on the left, the page on the right."""

    name = "howto"

    def __init__(self, ui: Ui, board: Board | None = None) -> None:
        super().__init__(ui)
        self._board = board
        self._chapters: list[Chapter] = []
        self._at = 0
        self._word = ""
        self._hits: list[Hit] = []
        self._hit = 0
        self._page: Page | None = None
        self._scroll = Scroll("howto.page", PAGE, self._draw_page)

    # ------------------------------------------------------------------ the booklet

    @property
    def chapter(self) -> Chapter:
        return self._chapters[self._at]

    @property
    def hits(self) -> list[Hit]:
        return self._hits

    def open_chapter(self, number: int) -> None:
        if number != self._at:
            self.ui.sounds.play("page")
        self._at = number % len(self._chapters)
        self._page = None
        self._scroll.offset = 0.0
        self.rebuild()

    def search(self, word: str) -> None:
        """List the places of a word, and go to the first."""
        self._word = word
        self._hits = list(self._places())
        self._hit = 0
        if self._hits:
            self._go_to_hit()
        self.rebuild()

    def _places(self) -> list[Hit]:
        if len(self._word.strip()) < 2:
            return []
        return [
            Hit(number, index, _around(text, at, len(self._word.strip())))
            for number, chapter in enumerate(self._chapters)
            for index, part in enumerate(chapter.parts)
            for text in texts_of(part)
            for at in list(places_of(self._word, text))[:1]
        ]

    def show_hit(self, number: int) -> None:
        self._hit = number % len(self._hits)
        self.ui.sounds.play("page")
        self._go_to_hit()
        self.rebuild()

    def _go_to_hit(self) -> None:
        hit = self._hits[self._hit]
        if hit.chapter != self._at or self._page is None:
            self._at = hit.chapter
            self._page = self._set_page()
        # Not by `scroll_to`: the new page has not been drawn yet, its height is not known there.
        most = max(self._page.height - PAGE.height, 0.0)
        self._scroll.offset = min(max(self._page.top_of(hit.part) - 60, 0.0), most)

    def _next_hit(self) -> None:
        if self._hits:
            self.show_hit(self._hit + 1)

    def _set_page(self) -> Page:
        return Page(self.ui.canvas, self.chapter, PAGE.width - 24)

    # ------------------------------------------------------------------ the screen

    def build(self) -> None:
        settings = self.ui.settings
        self._chapters = chapters(self.ui.words, self._board, bandits=settings.bandits)
        self._page = None  # another language or another size of the type
        if self._word:
            self._hits = list(self._places())
            self._hit = min(self._hit, max(len(self._hits) - 1, 0))
        say = self.ui.say
        self.group.add(
            TextField(
                "howto.search",
                SEARCH,
                self._word,
                self.search,
                hint=say("Find a word"),
                longest=24,
                done=self._next_hit,
            )
        )
        if self._word.strip():
            self._build_hits()
        else:
            self._build_chapters()
        self._build_planks()
        self.group.add(self._scroll)

    def _build_chapters(self) -> None:
        step = (LIST.height - 20) / len(self._chapters)
        for number, chapter in enumerate(self._chapters):
            box = (LIST.x + 10, LIST.y + 10 + number * step, LIST.width - 20, step - 3)
            self.group.add(
                ListRow(
                    f"howto.chapter.{chapter.id}",
                    box,
                    chapter.title,
                    lambda number=number: self.open_chapter(number),  # type: ignore[misc]
                    chosen=number == self._at,
                )
            )

    def _build_hits(self) -> None:
        first = self._hit - self._hit % HITS_SHOWN
        for row, hit in enumerate(self._hits[first : first + HITS_SHOWN]):
            number = first + row
            self.group.add(
                ListRow(
                    f"howto.hit.{number}",
                    (LIST.x + 10, LIST.y + 50 + row * 67, LIST.width - 20, 63),
                    self._chapters[hit.chapter].title,
                    lambda number=number: self.show_hit(number),  # type: ignore[misc]
                    sub=hit.line,
                    chosen=number == self._hit,
                )
            )
        say = self.ui.say
        for id, x, icon, tip, by in (
            ("previous", LIST.x + 12, "ui/arrow-left", say("Previous result"), -1),
            ("next", LIST.right - 78, "ui/arrow-right", say("Next result"), 1),
        ):
            button = self.group.add(
                Button(
                    f"howto.hit-{id}",
                    (x, LIST.bottom - 50, 66, 40),
                    "",
                    lambda by=by: self.show_hit(self._hit + by),  # type: ignore[misc]
                    icon=icon,
                    tip=tip,
                )
            )
            if not self._hits:
                button.disable(say("This word is nowhere in the rules."))

    def _build_planks(self) -> None:
        say = self.ui.say
        self.group.add(
            Button("howto.back", (20, 656, 150, 50), say("Back"), self.escape, icon="ui/icon-back")
        )
        self.group.add(
            Button(
                "howto.tutorial",
                (186, 656, 330, 50),
                say("Guided first race"),
                self._begin_tutorial,
                skin="green",
            )
        )
        for id, x, icon, tip, by in (
            ("previous", 1046, "ui/arrow-left", say("Previous chapter"), -1),
            ("next", 1158, "ui/arrow-right", say("Next chapter"), 1),
        ):
            self.group.add(
                Button(
                    f"howto.{id}",
                    (x, 656, 104, 50),
                    "",
                    lambda by=by: self.open_chapter(self._at + by),  # type: ignore[misc]
                    icon=icon,
                    tip=tip,
                )
            )

    def _begin_tutorial(self) -> None:
        from game.ui.screens.tutorial import begin_tutorial  # a whole table hangs on it

        self.ui.director.push(begin_tutorial(self.ui))

    def handle(self, given: Input) -> bool:
        if not isinstance(given, KeyPressed):
            return False
        if given.key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_HOME, pygame.K_END):
            return self._scroll.handle(given, self.ui)
        if given.ctrl and given.key == pygame.K_f:
            self.group.focus_on("howto.search", self.ui)
            return True
        return False

    def escape(self) -> None:
        if self._word:
            self.search("")
        else:
            super().escape()

    # ------------------------------------------------------------------ drawing

    def draw(self, canvas: Canvas) -> None:
        canvas.background("ui/table-wood")
        canvas.composed(
            ("howto", "frames"),
            (8, 4, 1272, 652),
            lambda: _frames(canvas),
            backdrop="ui/table-wood",
        )
        canvas.text(
            self.ui.say("How to play"),
            (20, 18, 332, 54),
            style="title",
            size=34,
            colour=LIGHT_GOLD,
            drop=INK,
            wrap=False,
        )
        if self._word.strip():
            self._draw_count(canvas)
        number = self.ui.say(
            "%(number)d of %(count)d", number=self._at + 1, count=len(self._chapters)
        )
        canvas.text(number, (880, 660, 150, 42), size=19, colour=CREAM, align="right", wrap=False)

    def _draw_count(self, canvas: Canvas) -> None:
        say = self.ui.say
        found = say("Results: %(count)d", count=len(self._hits))
        box = (LIST.x + 22, LIST.y + 8, LIST.width - 44, 38)
        canvas.text(found, box, style="italic", colour=SADDLE, wrap=False)
        if self._hits:
            place = f"{self._hit + 1} / {len(self._hits)}"
            middle = (LIST.x + 90, LIST.bottom - 50, LIST.width - 180, 40)
            canvas.text(place, middle, style="bold", align="centre", wrap=False)

    def _draw_page(self, canvas: Canvas, box: Box) -> float:
        if self._page is None:
            self._page = self._set_page()
        self._page.draw(canvas, box.x, box.y, PAGE, self._word if self._hits else "")
        return self._page.height


def _frames(canvas: Canvas) -> None:
    for name, box in (("ui/panel", LIST), ("ui/paper", PAPER)):
        canvas.drop_shadow(box)
        canvas.nine(name, box)


def _around(text: str, at: int, length: int) -> str:
    """The found word with a few words on either side."""
    begin, end = max(at - AROUND, 0), min(at + length + AROUND, len(text))
    before = text[begin:at]
    if begin:
        before = "…" + before.partition(" ")[2]
    after = text[at + length : end]
    if end < len(text):
        after = after.rpartition(" ")[0] + "…"
    return before + text[at : at + length] + after
