"""How to play: the booklet of the rules, with a list of chapters and a search for words."""

from __future__ import annotations

from collections.abc import Sequence

from game.games.registry import game_named
from game.ui.games import entry_of
from game.ui.kit.buttons import Button
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.inputs import Input
from game.ui.kit.keymap.everywhere import PAGING, NavigationKey
from game.ui.kit.layout import SCREEN, TOP_LEFT, inset, placed, stack
from game.ui.kit.scene import Scene, Ui
from game.ui.kit.scroll import Scroll
from game.ui.kit.scroll_panel import ScrollPanel
from game.ui.kit.text_field import TextField
from game.ui.kit.theme import CREAM, INK, LIGHT_GOLD, SADDLE
from game.ui.kit.tokens import Type
from game.ui.kit.values import Choice
from game.ui.screens.booklet import Booklet, Chapter
from game.ui.screens.commands import BookletKey
from game.ui.screens.howto_layout import HowToLayout, howto_layout
from game.ui.screens.howto_search import Hit, hits_of
from game.ui.screens.list_row import ListRow
from game.ui.screens.page_setting import Page

ROW, BETWEEN = 36.0, 3.0  # how high the chapters are in their list at least, and their gap
HIT, HIT_GAP = 63.0, 4.0  # the same of found places
ABOVE_HIT = 60.0  # what is seen of the page above a place that it is turned to


class HowTo(Scene):
    """A booklet: chapters on the left, the page on the right. `others`: those from which another
    may be taken."""

    name = "howto"

    def __init__(self, ui: Ui, booklet: Booklet, others: Sequence[Booklet] = ()) -> None:
        super().__init__(ui)
        self._booklet = booklet
        self._others = tuple(others)
        self._chapters: list[Chapter] = []
        self._at = 0
        self._word = ""
        self._hits: list[Hit] = []
        self._hit = 0
        self._page: Page | None = None
        self._layout = howto_layout(ui.zoom, chooses=self._chooses)
        self._scroll = Scroll("howto.page", self._layout.page, self._draw_page)
        self._rows = ScrollPanel("howto.list", lambda canvas, below: None)

    # ------------------------------------------------------------------ the booklet

    @property
    def _chooses(self) -> bool:
        """Whether there is another booklet to take."""
        return len(self._others) > 1

    def take(self, booklet: Booklet) -> None:
        """That one, from its beginning."""
        self.ui.sounds.play("page")
        self._booklet = booklet
        self._at, self._word, self._hits = 0, "", []
        self._scroll.offset = 0.0
        self.rebuild()

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
        self._hits = hits_of(self._word, self._chapters)
        self._hit = 0
        if self._hits:
            self._go_to_hit()
        self.rebuild()

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
        most = max(self._page.height - self._layout.page.height, 0.0)
        self._scroll.offset = min(max(self._page.top_of(hit.part) - ABOVE_HIT, 0.0), most)

    def _next_hit(self) -> None:
        if self._hits:
            self.show_hit(self._hit + 1)

    def _set_page(self) -> Page:
        return Page(self.ui.canvas, self.chapter, self._layout.page.width - 24)

    # ------------------------------------------------------------------ the screen

    def build(self) -> None:
        self._layout = howto_layout(self.ui.zoom, chooses=self._chooses)
        self._scroll.box = self._layout.page
        self._chapters = self._booklet.chapters(self.ui)
        self._page = None  # another language or another size of the type
        if self._word:
            self._hits = hits_of(self._word, self._chapters)
            self._hit = min(self._hit, max(len(self._hits) - 1, 0))
        say = self.ui.say
        if self._chooses:
            self._add_choice()
        self.group.add(
            TextField(
                "howto.search",
                self._layout.search,
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

    def _add_choice(self) -> None:
        self.group.add(
            Choice(
                "howto.game",
                self._layout.choice,
                [game_named(booklet.game).name for booklet in self._others],
                [booklet.game for booklet in self._others].index(self._booklet.game),
                lambda index: self.take(self._others[index]),
                tip=self.ui.say("The rules of another game"),
            )
        )

    def _build_chapters(self) -> None:
        """They scroll where there is not enough room for them all."""
        place, count = self._layout.rows, len(self._chapters)
        step = max(place.height / count, self.ui.units(ROW))
        self._rows.lay_out(place, step * count)
        scrolls = step * count > place.height + 1
        if scrolls:
            self.group.add(self._rows)
        width = self._rows.room(self.ui.canvas) if scrolls else place.width
        lines = stack(placed(place, width, at=TOP_LEFT), *[step] * count)
        for number, (chapter, line) in enumerate(zip(self._chapters, lines, strict=True)):
            row = ListRow(
                f"howto.chapter.{chapter.id}",
                inset(line, bottom=BETWEEN),
                chapter.title,
                lambda number=number: self.open_chapter(number),  # type: ignore[misc]
                chosen=number == self._at,
            )
            self.group.add(self._rows.put(row) if scrolls else row)
            if scrolls and row.chosen:
                self._rows.reveal(row)

    def _build_hits(self) -> None:
        """As many as there is room for: the one that is shown, and those around it."""
        place, high, gap = self._layout.hits, self.ui.units(HIT), self.ui.units(HIT_GAP)
        shown = max(int((place.height + HIT_GAP) // (high + gap)), 1)
        first = self._hit - self._hit % shown
        found = self._hits[first : first + shown]
        lines = stack(place, *[high] * len(found), gap=gap)
        for number, (hit, line) in enumerate(zip(found, lines, strict=True), start=first):
            self.group.add(
                ListRow(
                    f"howto.hit.{number}",
                    line,
                    self._chapters[hit.chapter].title,
                    lambda number=number: self.show_hit(number),  # type: ignore[misc]
                    sub=hit.line,
                    chosen=number == self._hit,
                )
            )
        self._build_hit_planks()

    def _build_hit_planks(self) -> None:
        say, layout = self.ui.say, self._layout
        for id, box, icon, tip, by in (
            ("previous", layout.previous_hit, "ui/arrow-left", say("Previous result"), -1),
            ("next", layout.next_hit, "ui/arrow-right", say("Next result"), 1),
        ):
            button = self.group.add(
                Button(
                    f"howto.hit-{id}",
                    box,
                    "",
                    lambda by=by: self.show_hit(self._hit + by),  # type: ignore[misc]
                    icon=icon,
                    tip=tip,
                )
            )
            if not self._hits:
                button.disable(say("No results for this word."))

    def _build_planks(self) -> None:
        say, layout = self.ui.say, self._layout
        self.group.add(
            Button("howto.back", layout.back, say("Back"), self.escape, icon="ui/icon-back")
        )
        if self._booklet.guided:
            self.group.add(
                Button(
                    "howto.tutorial",
                    layout.tutorial,
                    say(self._booklet.guided),
                    self._begin_tutorial,
                    skin="green",
                )
            )
        for id, box, icon, tip, by in (
            ("previous", layout.previous, "ui/arrow-left", say("Previous chapter"), -1),
            ("next", layout.next, "ui/arrow-right", say("Next chapter"), 1),
        ):
            self.group.add(
                Button(
                    f"howto.{id}",
                    box,
                    "",
                    lambda by=by: self.open_chapter(self._at + by),  # type: ignore[misc]
                    icon=icon,
                    tip=tip,
                )
            )

    def _begin_tutorial(self) -> None:
        from game.ui.screens.guided.scene import Guided  # a whole table hangs on it

        guided = entry_of(self._booklet.game).guided_def()
        assert guided is not None, "its booklet says that there is one"
        self.ui.director.push(Guided(self.ui, guided))

    def handle(self, given: Input) -> bool:
        keymap = self.ui.keymap
        if keymap.command_of(given, NavigationKey, repeats=True) in PAGING:
            return self._scroll.handle(given, self.ui)
        if keymap.matches(given, BookletKey.SEARCH, repeats=True):
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
            SCREEN,
            lambda: _frames(canvas, self._layout),
            backdrop="ui/table-wood",
        )
        canvas.text(
            self.ui.say("How to play"),
            self._layout.heading,
            style="title",
            size=Type.SCREEN,
            colour=LIGHT_GOLD,
            drop=INK,
            wrap=False,
        )
        if self._word.strip():
            self._draw_count(canvas)
        number = self.ui.say(
            "%(number)d of %(count)d", number=self._at + 1, count=len(self._chapters)
        )
        canvas.text(
            number, self._layout.number, size=Type.ENTRY, colour=CREAM, align="right", wrap=False
        )

    def _draw_count(self, canvas: Canvas) -> None:
        say = self.ui.say
        found = say("Results: %(count)d", count=len(self._hits))
        canvas.text(found, self._layout.found, style="italic", colour=SADDLE, wrap=False)
        if self._hits:
            number = f"{self._hit + 1} / {len(self._hits)}"
            canvas.text(number, self._layout.hit_number, style="bold", align="centre", wrap=False)

    def _draw_page(self, canvas: Canvas, box: Box) -> float:
        if self._page is None:
            self._page = self._set_page()
        word = self._word if self._hits else ""
        self._page.draw(canvas, box.x, box.y, self._layout.page, word)
        return self._page.height


def _frames(canvas: Canvas, layout: HowToLayout) -> None:
    for name, box in (("ui/panel", layout.list), ("ui/paper", layout.paper)):
        canvas.drop_shadow(box)
        canvas.nine(name, box)
