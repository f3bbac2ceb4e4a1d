"""Setting up a race: who rides, on which board, by which house rules."""

from __future__ import annotations

from functools import partial

from game.engine.errors import GameError
from game.hotseat.tables import random_seed
from game.i18n import mark
from game.ui.kit.buttons import Button, Check
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.scene import Ui
from game.ui.kit.text_field import TextField
from game.ui.kit.theme import CORAL, INK, RED
from game.ui.screens.question import tell
from game.ui.screens.setup_boards import board_entries, draw_entry
from game.ui.screens.setup_draft import ALONE, FRIENDS, Draft
from game.ui.screens.setup_seats import SeatRows
from game.ui.screens.sheet import FOOT, FOOT_HEIGHT, Menu, draw_sheet, quiet_ink
from game.ui.screens.starting import begin_race

SIDE = Box(836, 76, 420, 564)
PREVIEW = Box(902, 132, 288, 200)
RULES_TOP = 342.0
RULE_STEP = 90.0
SEED_TOP = 580.0
SEED_DIGITS = 18  # what fits into the engine's seeds, whatever the digits are
DIGITS = "0123456789"
HOUSE_RULES = {
    "must-fall": (
        mark("Riders must fall"),
        mark("In a duel a touch is not enough: who is shot at has to be knocked down."),
    ),
    "liars-go-to-jail": (
        mark("Liars go to jail"),
        mark("Whoever is caught bluffing goes to prison, and does not only stay put."),
    ),
}


class Setup(Menu):
    """Starts as the last table was set up."""

    name = "setup"
    title = mark("A new race")

    def __init__(self, ui: Ui) -> None:
        super().__init__(ui)
        self.draft = Draft.of(ui.settings.table)
        self._boards = board_entries()
        known = [entry.id for entry in self._boards if not entry.problem]
        if self.draft.board not in known:
            self.draft.board = known[0]
        self._shown = [entry.id for entry in self._boards].index(self.draft.board)
        self._seed = ""
        self._rows = SeatRows(ui, self.draft, self.rebuild, self._refresh)
        self.problems: dict[str, str] = {}

    # ------------------------------------------------------------------ widgets

    def build(self) -> None:
        self._add_modes()
        self._rows.build(self.group)
        self._add_board()
        self._add_rules()
        super().build()
        say = self.ui.say
        self.group.add(
            Button(
                "setup.start",
                (956, FOOT, 300, FOOT_HEIGHT),
                say("Start the race"),
                self._start,
                skin="green",
                size=24,
            )
        )
        if self.group.focus is None:
            self.group.focus_on("setup.start", self.ui)
        self._refresh()

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
                    (836 + number * 214, 16, 206, 48),
                    label,
                    partial(self._set_mode, mode),
                    skin="green" if self.draft.mode == mode else "on",
                    size=20,
                    tip=tips[mode],
                )
            )

    def _set_mode(self, mode: str) -> None:
        self.draft.mode = mode
        self.rebuild()

    def _add_board(self) -> None:
        say, y = self.ui.say, PREVIEW.centery - 28
        sides = (
            ("previous", 850.0, "ui/arrow-left", -1, say("The board before")),
            ("next", 1198.0, "ui/arrow-right", 1, say("The next board")),
        )
        for id, x, icon, by, tip in sides:
            button = Button(
                f"setup.board-{id}",
                (x, y, 44, 56),
                "",
                partial(self._turn_board, by),
                icon=icon,
                tip=tip,
            )
            if len(self._boards) < 2:
                button.disable(say("There is only this board."))
            self.group.add(button)

    def _turn_board(self, by: int) -> None:
        self._shown = (self._shown + by) % len(self._boards)
        entry = self._boards[self._shown]
        if not entry.problem:
            self.draft.board = entry.id
        self._refresh()

    def _add_rules(self) -> None:
        for number, (rule, (label, _)) in enumerate(HOUSE_RULES.items()):
            self.group.add(
                Check(
                    f"setup.{rule}",
                    (860, RULES_TOP + 28 + number * RULE_STEP, 380, 36),
                    self.ui.say(label),
                    rule in self.draft.house_rules,
                    partial(self._switch_rule, rule),
                )
            )
        self.group.add(
            TextField(
                "setup.seed",
                (1046, SEED_TOP, 192, 44),
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
        if entry.problem:
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
        self._rows.draw(canvas, self.problems)
        self._draw_side(canvas)
        self._draw_foot(canvas)

    def _draw_side(self, canvas: Canvas) -> None:
        entry, say = self._boards[self._shown], self.ui.say
        draw_sheet(canvas, self.ui, SIDE)
        x, width = SIDE.x + 24, SIDE.width - 48
        canvas.text(
            entry.title(self.ui.words.code),
            (x, SIDE.y + 12, width, 40),
            style="title",
            size=24,
            colour=RED,
            align="centre",
            wrap=False,
        )
        draw_entry(canvas, self.ui, entry, PREVIEW)
        canvas.text(
            say("House rules"),
            (x, RULES_TOP - 4, width, 34),
            style="title",
            size=20,
            colour=RED,
            wrap=False,
        )
        for number, (_, line) in enumerate(HOUSE_RULES.values()):
            y = RULES_TOP + 62 + number * RULE_STEP
            ink = quiet_ink(self.ui)
            canvas.text(say(line), (x + 42, y, width - 46, 50), size=18, colour=ink, valign="top")
        label = (x, SEED_TOP, 178, 44)
        canvas.text(say("Seed of the dice"), label, colour=INK)

    def _draw_foot(self, canvas: Canvas) -> None:
        problem = self.problems.get("mode") or self.problems.get("board", "")
        if problem:
            place = (240, FOOT, 700, FOOT_HEIGHT)
            canvas.text(
                problem, place, style="bold", size=20, colour=CORAL, drop=INK, align="centre"
            )
