"""Setting up a table: who plays, and what else a game leaves to choose."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from game.engine.errors import GameError
from game.hotseat.opening import random_seed
from game.settings import about_reset
from game.ui.games import entry_of
from game.ui.kit.buttons import Button
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.layout import SCREEN, columns, inset, placed, rows, share
from game.ui.kit.scene import Ui
from game.ui.kit.scroll_panel import ScrollPanel
from game.ui.kit.text_field import TextField
from game.ui.kit.theme import CORAL, INK, SADDLE
from game.ui.kit.tokens import Gap, Line, Type
from game.ui.kit.widget import Widget
from game.ui.screens.menu_places import HEADING
from game.ui.screens.question import tell
from game.ui.screens.setup_draft import ALONE, FRIENDS, Draft
from game.ui.screens.setup_layout import SetupLayout, setup_layout
from game.ui.screens.setup_seats import SeatRows
from game.ui.screens.sheet import BACK, Menu, draw_sheet
from game.ui.screens.starting import begin_new

MODE = (206.0, 48.0)
TOP = {"left": HEADING.left, "top": 16.0, "right": 24.0}  # of the screen, around the first line
START = 300.0
SEED_DIGITS = 18  # what fits into the engine's seeds, whatever the digits are
DIGITS = "0123456789"


class Setup(Menu):
    """Starts as the last table of that game was set up."""

    name = "setup"
    stirs = True

    def __init__(self, ui: Ui, game: str) -> None:
        super().__init__(ui)
        self.entry = entry_of(game)
        last = ui.settings.tables.get(game)
        self.draft = Draft.of(last, self.entry, ui.settings.name_at(game))
        self.extras = self.entry.extras(ui, self.draft)
        self._seed = ""
        self._rows = SeatRows(ui, self.draft, self.rebuild, self._refresh)
        self.problems: dict[str, str] = {}
        self._scroll_panel = ScrollPanel("setup.page", self._draw_page)
        self._layout = self._lay_out()

    def heading(self) -> str:
        return self.ui.say(self.entry.words.title)

    def _lay_out(self) -> SetupLayout:
        return setup_layout(self.ui.zoom, self.body, len(self.draft.seats))

    # ------------------------------------------------------------------ where things are

    @property
    def _first_line(self) -> list[Box]:
        """The heading, and the two planks beside it."""
        units = self.ui.units
        line = rows(inset(SCREEN, **TOP), units(MODE[1]))[0]
        return columns(line, share(), units(MODE[0]), units(MODE[0]), gap=Gap.USUAL)

    @property
    def heading_box(self) -> Box:
        return placed(self._first_line[0], high=HEADING.height)

    @property
    def body(self) -> Box:
        """Below the planks at the top, however high they are."""
        body, planks = super().body, self._first_line[-1]
        return inset(body, top=max(planks.bottom + Gap.WIDE - body.y, 0.0))

    # ------------------------------------------------------------------ widgets

    def build(self) -> None:
        self._layout = self._lay_out()
        self._add_modes()
        if self._layout.page is not None:
            self._scroll_panel.lay_out(self._layout.page, self._layout.height)
            self.group.add(self._scroll_panel)
        self._rows.build(self._put, self._layout)
        self.extras.build(self._put, self._layout.board, self._refresh)
        self._add_seed()
        super().build()
        say = self.ui.say
        self.group.add(
            Button(
                "setup.start",
                self.foot_right(START),
                say(self.entry.words.start),
                self._start,
                skin="green",
                size=Type.NAME,
            )
        )
        self.group.rest_on("setup.start", self.ui)
        self._refresh()

    def _put(self, widget: Widget) -> None:
        """On the page that scrolls, where there is one."""
        self.group.add(widget)
        if self._layout.page is not None:
            self._scroll_panel.put(widget)

    def _add_modes(self) -> None:
        modes = {ALONE: self.ui.say("Alone"), FRIENDS: self.ui.say("With friends")}
        tips = {
            ALONE: self.ui.say("You against bots. The screen is yours alone."),
            FRIENDS: self.ui.say("Several people share this screen and pass it around."),
        }
        for (mode, label), box in zip(modes.items(), self._first_line[1:], strict=True):
            self.group.add(
                Button(
                    f"setup.{mode}",
                    box,
                    label,
                    partial(self._set_mode, mode),
                    skin="green" if self.draft.mode == mode else "on",
                    size=Type.BODY,
                    tip=tips[mode],
                )
            )

    def _set_mode(self, mode: str) -> None:
        self.draft.choose_mode(mode)
        self.rebuild()

    def _add_seed(self) -> None:
        self._put(
            TextField(
                "setup.seed",
                self._layout.board.seed,
                self._seed,
                self._set_seed,
                longest=SEED_DIGITS,
                allowed=DIGITS.__contains__,
                hint=self.ui.say("at random"),
                tip=self.ui.say("The same number always gives the same dice and cards."),
            )
        )

    def _set_seed(self, text: str) -> None:
        self._seed = text

    def _refresh(self) -> None:
        """What is wrong now, and so whether the game can start."""
        self.problems = self.draft.problems(self.ui.words) | self.extras.problems()
        start = self.group["setup.start"]
        start.why_not = next(iter(self.problems.values()), "")
        # Beside its seat, where that has not been scrolled away, or beside the button.
        start.said_on_screen = bool(start.why_not) and self._layout.page is None

    def update(self, seconds: float) -> None:
        """What was remembered in vain is told once."""
        refused, self.draft.refused = self.draft.refused, []
        if refused:
            say, problem = self.ui.say, about_reset(refused)
            tell(self.ui, say("Please note"), self.ui.words.problem(problem))

    # ------------------------------------------------------------------ leaving

    def _start(self) -> None:
        self._remember()
        seed = int(self._seed) if self._seed else random_seed()
        seats = self.draft.seating(seed, self.ui.words)
        options = self.draft.options_to_play
        try:
            begin_new(self.ui, self.entry, seats, options, seed, self.draft.colours)
        except GameError as problem:  # a board that was changed since it was listed
            tell(self.ui, self.ui.say("Game can't start"), self.ui.words.problem(problem))

    def _remember(self) -> None:
        self.ui.settings.remember(self.entry.id, self.draft.choice())

    def back(self) -> None:
        if not self.problems:
            self._remember()
        super().back()

    # ------------------------------------------------------------------ drawing

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        for sheet in self._layout.sheets:
            draw_sheet(canvas, self.ui, sheet)
        if self._layout.page is None:
            self._draw_page(canvas, 0.0)
        self._draw_foot(canvas)

    def _draw_page(self, canvas: Canvas, below: float) -> None:
        """All that is not a widget, so far below its place."""
        layout = self._layout
        self._rows.draw(canvas, self.problems, layout, below)
        if layout.page is not None:
            page = inset(layout.page, left=14, right=40)
            y = layout.add.bottom + 10 + below
            canvas.line((page.left, y), (page.right, y), SADDLE, width=Line.HAIR)
        self.extras.draw(canvas, layout.board, below)
        words = layout.board.seed_words.move(0, below)
        canvas.text(self.ui.say(self.entry.words.seed), words, colour=INK)

    def _unsaid_problems(self) -> Iterator[str]:
        """Those that do not stand beside a seat."""
        rows = {f"seat{n}" for n, seat in enumerate(self._layout.seats) if seat.words is not None}
        return (said for place, said in self.problems.items() if place not in rows)

    def _draw_foot(self, canvas: Canvas) -> None:
        problem = next(self._unsaid_problems(), "")
        if problem:
            back, start = self.ui.units(BACK), self.ui.units(START)
            _, place, _ = columns(self.foot, back, share(), start, gap=Gap.LARGE)
            canvas.text(
                problem, place, style="bold", size=Type.BODY, colour=CORAL, drop=INK, align="centre"
            )
