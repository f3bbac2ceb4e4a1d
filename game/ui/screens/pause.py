"""The pause: everything that can be done besides playing, above the table that stands still."""

from __future__ import annotations

from typing import Any

from game.engine.errors import SaveError
from game.ui.kit.buttons import Button
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.layout import SCREEN, TOP, below, extent, inset, placed, stack
from game.ui.kit.scene import Scene, Ui
from game.ui.kit.tokens import Type
from game.ui.kit.widget import Action
from game.ui.screens.question import Answer, Question
from game.ui.screens.sheet import draw_sheet_above
from game.ui.table.commands import PromptKey
from game.ui.table.played import PlayedTable

WIDE = 500.0  # the sheet, as designed
HEAD, FOOT = 66.0, 162.0  # from its top to the first plank, and below the last one
PLANK, GAP = (420.0, 54.0), 10.0
ROWS = 6  # and one more where the game offers something
LARGEST = 696.0  # what a sheet may take up of the screen


class Pause(Scene):
    name = "pause"
    overlay = True

    def __init__(self, ui: Ui, table: PlayedTable[Any]) -> None:
        super().__init__(ui)
        self.table = table
        self._offer = table.pause_offer()

    @property
    def _rows(self) -> int:
        return ROWS if self._offer is None else ROWS + 1

    @property
    def _heights(self) -> list[float]:
        """Of the planks: as high as the player wants them, as far as there is room."""
        rows = self._rows
        room = (LARGEST - HEAD - FOOT) / rows - GAP
        return [self.ui.units(PLANK[1], most=room / PLANK[1])] * rows

    @property
    def _sheet(self) -> Box:
        high = HEAD + extent(*self._heights, gap=GAP) + GAP + FOOT
        return placed(SCREEN, self.ui.units(WIDE), high)

    @property
    def _planks(self) -> list[Box]:
        column = placed(inset(self._sheet, top=HEAD), self.ui.units(PLANK[0]), at=TOP)
        return stack(column, *self._heights, gap=GAP)

    def build(self) -> None:
        say = self.ui.say
        rows: list[tuple[str, str, str, Action]] = [
            ("resume", say("Continue"), "ui/icon-play", self.ui.director.pop),
            ("seats", say("Players"), "ui/icon-people", self._open_seats),
            ("settings", say("Settings"), "ui/icon-gear", self._open_settings),
            ("how-to", say("How to play"), "ui/icon-book", self.table.open_rules),
            ("load", say("Saved games"), "ui/icon-save", self._open_load),
            ("quit", say("Save and leave"), "ui/icon-back", self._leave),
        ]
        offer = self._offer
        if offer is not None:
            rows.insert(1, (offer.id, offer.label, offer.icon, offer.action))
        for (id, label, icon, action), box in zip(rows, self._planks, strict=True):
            skin = "green" if id == "resume" else "on"
            self.group.add(Button(f"pause.{id}", box, label, action, icon=icon, skin=skin))
        if offer is not None:
            plank = self.group[f"pause.{offer.id}"]
            plank.tip = offer.tip
            plank.disable(offer.why_not)
        self.group.rest_on("pause.resume", self.ui)

    # ------------------------------------------------------------------ what follows

    def _open_seats(self) -> None:
        from game.ui.screens.pause_seats import PauseSeats

        self.ui.director.replace(PauseSeats(self.ui, self.table, self._come_back))

    def _come_back(self) -> None:
        """From a screen that took this one's place."""
        self.ui.director.replace(Pause(self.ui, self.table))

    def _open_settings(self) -> None:
        from game.ui.screens.settings_screen import SettingsScreen

        self.ui.director.push(SettingsScreen(self.ui))

    def _open_load(self) -> None:
        from game.ui.screens.load import Load

        self.ui.director.push(Load(self.ui, self.table.saved_in))

    def _leave(self) -> None:
        loss = what_would_be_lost(self.table)
        if loss:
            ask_before_loss(self.ui, loss, self.ui.director.home)
        else:
            self.ui.director.home()

    def escape(self) -> None:
        self.ui.sounds.play("back")
        self.ui.director.pop()

    # ------------------------------------------------------------------ drawing

    def draw(self, canvas: Canvas) -> None:
        sheet = self._sheet
        draw_sheet_above(canvas, self.ui, sheet, self.ui.say("Pause"))
        note = below(inset(sheet, x=36, bottom=22), self._planks[-1], gap=GAP + 4)
        ink = self.ui.quiet_ink
        canvas.text(self._notes(), note, size=Type.NOTE, colour=ink, align="centre")

    def _notes(self) -> str:
        path = self.table.saved_in
        if path is None:
            saved = self.ui.say("This game is not saved.")
        else:
            saved = self.ui.say("The game is saved as you play, in %(file)s.", file=path)
        key = self.ui.keymap.label(PromptKey.UNDO, self.ui.words)
        undo = self.ui.say(
            "Press %(key)s to undo your last answer, unless something has happened since.", key=key
        )
        return f"{saved}\n{undo}"


def what_would_be_lost(table: PlayedTable[Any]) -> str:
    """One sentence if the game could not be gone on with; empty if all is well."""
    if table.session.is_over:
        return ""
    if table.saved_in is None:
        return table.ui.say("This game is not saved.")
    try:
        table.session.flush()
    except SaveError as problem:
        return table.ui.words.problem(problem)
    return ""


class LeaveQuestion(Question):
    """Whether a game that would be lost shall be left."""


def ask_before_loss(ui: Ui, loss: str, leave: Action) -> None:
    text = " ".join((loss, ui.say("If you leave now, you can't continue it later.")))
    answers = [
        Answer("leave", ui.say("Leave game"), leave, skin="red"),
        Answer("stay", ui.say("Stay")),
    ]
    ui.director.push(LeaveQuestion(ui, ui.say("Leave this game?"), text, answers))


def may_close(table: PlayedTable[Any]) -> bool:
    """Whether the window may be closed without a word. Whoever closes it a second time, with that
    question on the screen, means it."""
    if isinstance(table.ui.director.top, LeaveQuestion):
        return True
    loss = what_would_be_lost(table)
    if loss:
        ask_before_loss(table.ui, loss, table.ui.director.quit)
    return not loss
