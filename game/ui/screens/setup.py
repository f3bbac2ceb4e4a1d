"""Setting up a race: who rides, on which board, by which house rules."""

from __future__ import annotations

from functools import partial

from game.engine.errors import GameError
from game.hotseat.tables import random_seed
from game.i18n import mark
from game.ui.kit.buttons import Button, Check
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.scene import Ui
from game.ui.kit.shelf import Shelf
from game.ui.kit.text_field import TextField
from game.ui.kit.theme import CORAL, INK, RED, SADDLE
from game.ui.kit.widget import Widget
from game.ui.screens.question import tell
from game.ui.screens.setup_boards import NO_BOARD, board_entries, draw_entry
from game.ui.screens.setup_draft import ALONE, FRIENDS, Draft
from game.ui.screens.setup_layout import SetupLayout, setup_layout
from game.ui.screens.setup_seats import SeatRows
from game.ui.screens.sheet import BACK, Menu, draw_sheet
from game.ui.screens.starting import begin_race
from game.wording.pony_express.house_rules import HOUSE_RULES

MODE = (206.0, 48.0)
MODES_TOP, MODES_GAP = 16.0, 8.0
START = 300.0
SEED_DIGITS = 18  # what fits into the engine's seeds, whatever the digits are
DIGITS = "0123456789"


class Setup(Menu):
    """Starts as the last table was set up."""

    name = "setup"
    title = mark("A new race")

    def __init__(self, ui: Ui) -> None:
        super().__init__(ui)
        self.draft = Draft.of(ui.settings.table)
        self._boards = board_entries()
        self._playable = [entry.id for entry in self._boards if not entry.problem]
        if self._playable and self.draft.board not in self._playable:
            self.draft.board = self._playable[0]
        ids = [entry.id for entry in self._boards]
        self._shown = ids.index(self.draft.board) if self.draft.board in ids else 0
        self._seed = ""
        self._rows = SeatRows(ui, self.draft, self.rebuild, self._refresh)
        self.problems: dict[str, str] = {}
        self._shelf = Shelf("setup.page", self._draw_page)
        self._layout = self._lay_out()

    def _lay_out(self) -> SetupLayout:
        return setup_layout(self.ui.zoom, self.body, len(self.draft.seats))

    # ------------------------------------------------------------------ where things are

    def _mode_box(self, number: int) -> Box:
        wide, high = MODE[0] * self.ui.zoom, MODE[1] * self.ui.zoom
        left = self.foot.right - 2 * wide - MODES_GAP
        return Box(left + number * (wide + MODES_GAP), MODES_TOP, wide, high)

    @property
    def heading_box(self) -> Box:
        box, modes = super().heading_box, self._mode_box(0)
        return Box(box.x, modes.centery - box.height / 2, modes.x - 8 - box.x, box.height)

    @property
    def body(self) -> Box:
        """Below the planks at the top, however high they are."""
        body = super().body
        top = max(body.y, self._mode_box(0).bottom + 12)
        return Box(body.x, top, body.width, body.bottom - top)

    # ------------------------------------------------------------------ widgets

    def build(self) -> None:
        self._layout = self._lay_out()
        self._add_modes()
        if self._layout.page is not None:
            self._shelf.lay_out(self._layout.page, self._layout.height)
            self.group.add(self._shelf)
        self._rows.build(self._put, self._layout)
        self._add_board()
        self._add_rules()
        super().build()
        say = self.ui.say
        self.group.add(
            Button(
                "setup.start",
                self.foot_right(START),
                say("Start the race"),
                self._start,
                skin="green",
                size=24,
            )
        )
        if self.group.focus is None:
            self.group.focus_on("setup.start", self.ui)
        self._refresh()

    def _put(self, widget: Widget) -> None:
        """On the page that scrolls, where there is one."""
        self.group.add(widget)
        if self._layout.page is not None:
            self._shelf.put(widget)

    def _add_modes(self) -> None:
        modes = {ALONE: self.ui.say("Alone"), FRIENDS: self.ui.say("With friends")}
        tips = {
            ALONE: self.ui.say("You against bots: nobody else may look at the screen."),
            FRIENDS: self.ui.say(
                "Several people at this screen: it is handed from one to another."
            ),
        }
        for number, (mode, label) in enumerate(modes.items()):
            self.group.add(
                Button(
                    f"setup.{mode}",
                    self._mode_box(number),
                    label,
                    partial(self._set_mode, mode),
                    skin="green" if self.draft.mode == mode else "on",
                    size=20,
                    tip=tips[mode],
                )
            )

    def _set_mode(self, mode: str) -> None:
        self.draft.choose_mode(mode)
        self.rebuild()

    def _add_board(self) -> None:
        say, places = self.ui.say, self._layout.board
        sides = (
            ("previous", places.previous, "ui/arrow-left", -1, say("Previous board")),
            ("next", places.next, "ui/arrow-right", 1, say("Next board")),
        )
        for id, box, icon, by, tip in sides:
            button = Button(
                f"setup.board-{id}",
                box,
                "",
                partial(self._turn_board, by),
                icon=icon,
                tip=tip,
            )
            if len(self._boards) < 2:
                button.disable(say("There is only this board."))
            self._put(button)

    def _turn_board(self, by: int) -> None:
        self._shown = (self._shown + by) % len(self._boards)
        entry = self._boards[self._shown]
        if not entry.problem:
            self.draft.board = entry.id
        self._refresh()

    def _add_rules(self) -> None:
        places = self._layout.board
        for rule, place in zip(HOUSE_RULES, places.rules, strict=True):
            self._put(
                Check(
                    f"setup.{rule}",
                    place.check,
                    self.ui.words.house_rule(rule).name,
                    rule in self.draft.house_rules,
                    partial(self._switch_rule, rule),
                )
            )
        self._put(
            TextField(
                "setup.seed",
                places.seed,
                self._seed,
                self._set_seed,
                longest=SEED_DIGITS,
                allowed=DIGITS.__contains__,
                hint=self.ui.say("at random"),
                tip=self.ui.say("The same number gives the same dice and cards again."),
            )
        )

    def _switch_rule(self, rule: str) -> None:
        self.draft.house_rules ^= {rule}

    def _set_seed(self, text: str) -> None:
        self._seed = text

    def _refresh(self) -> None:
        """What is wrong now, and so whether the race can start."""
        self.problems = self.draft.problems(self.ui.words)
        entry = self._boards[self._shown]
        if not self._playable:
            self.problems["board"] = self.ui.say(NO_BOARD)
        elif entry.problem:
            self.problems["board"] = self.ui.say("This board cannot be played: choose another one.")
        self.group["setup.start"].why_not = next(iter(self.problems.values()), "")

    # ------------------------------------------------------------------ leaving

    def _start(self) -> None:
        self._remember()
        seed = int(self._seed) if self._seed else random_seed()
        seats = self.draft.seating(seed, self.ui.words)
        options = self.ui.settings.table.options()
        try:
            begin_race(self.ui, seats, options, seed, self.draft.colours)
        except GameError as problem:  # a board that was changed since it was listed
            tell(self.ui, self.ui.say("That cannot be played"), self.ui.words.problem(problem))

    def _remember(self) -> None:
        self.ui.settings.change(table=self.draft.choice())

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
            y = layout.add.bottom + 10 + below
            ends = layout.page.x + 14, layout.page.right - 40
            canvas.line((ends[0], y), (ends[1], y), SADDLE, width=1)
        self._draw_board(canvas, below)

    def _draw_board(self, canvas: Canvas, below: float) -> None:
        entry, say, places = self._boards[self._shown], self.ui.say, self._layout.board
        canvas.text(
            entry.title(self.ui.words.code),
            places.title.move(0, below),
            style="title",
            size=24,
            colour=RED,
            align="centre",
            wrap=False,
        )
        draw_entry(canvas, self.ui, entry, places.preview.move(0, below))
        head = places.rules_title.move(0, below)
        canvas.text(say("House rules"), head, style="title", size=20, colour=RED, wrap=False)
        for rule, place in zip(HOUSE_RULES, places.rules, strict=True):
            words, ink = place.words.move(0, below), self.ui.quiet_ink
            text = self.ui.words.house_rule(rule).text
            canvas.text(text, words, size=18, colour=ink, valign="top")
        canvas.text(say("Seed of the dice"), places.seed_words.move(0, below), colour=INK)

    def _draw_foot(self, canvas: Canvas) -> None:
        problem = self.problems.get("mode") or self.problems.get("board", "")
        if problem:
            left, right = self.foot_left(BACK).right, self.foot_right(START).left
            place = (left + 16, self.foot.y, right - left - 32, self.foot.height)
            canvas.text(
                problem, place, style="bold", size=20, colour=CORAL, drop=INK, align="centre"
            )
