"""Shots as codes: give one to a friend, and play what a friend has sent."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Literal

from game.engine.errors import GameError, SaveError
from game.engine.files import write_atomically
from game.i18n import mark
from game.paths import user_dir
from game.practice.codes.shot_code import SharedShot, read_code, shot_code
from game.ui.kit.buttons import Button
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.layout import below, columns, inset, rows, share
from game.ui.kit.scene import Ui
from game.ui.kit.text_field import copy
from game.ui.kit.theme import INK, RED, Colour
from game.ui.kit.tokens import Gap, Type
from game.ui.range.board.small_table import SHAPE, draw_small_table
from game.ui.range.codes.field import CodeField, pasted
from game.ui.range.shooting.shot import Shot
from game.ui.range.shooting.verdicts import verdict_of
from game.ui.screens.sheet import Menu, draw_sheet

Which = Literal["last", "best"]
MARGIN, GAP = 22.0, 12.0
TITLE, WORDS, PLANK = 40.0, 56.0, 52.0
PICTURE = 116.0  # how high the small table is, where there is room for it
LEAST, SHORT = 96.0, 200  # how high the code is above it, and how many letters have room there
FILE_NAME = "shot-code.txt"

SHARE = mark("With this code, your friends can watch your shot and try to match it.")
PLAY = mark("Paste or type a friend's code. You can paste the whole message around it.")
NO_LAST = mark("No shots yet.")
NO_BEST = mark("No good shot at this table yet.")
COPIED = mark("Code copied.")


class CodesSheet(Menu):
    """`last`, `best`: the shots that can be shared, if there are any. `welcome` is told of the one
    that a code has."""

    name = "codes"
    title = mark("Share shots")

    def __init__(
        self, ui: Ui, last: Shot | None, best: Shot | None, welcome: Callable[[SharedShot], None]
    ) -> None:
        super().__init__(ui)
        self._welcome = welcome
        self._shots: dict[Which, Shot | None] = {"last": last, "best": best}
        self._which: Which = "best" if self._shots["last"] is None else "last"
        self._codes: dict[Which, str] = {}
        self._pasted = ""
        self._said = ""  # about the code that is shared
        self._trouble = ""  # about the one to be played
        for which, shot in self._shots.items():
            self._codes[which] = "" if shot is None else self._code_of(shot)

    def _code_of(self, shot: Shot) -> str:
        try:
            return shot_code(*shot)
        except GameError as error:
            self._said = self.ui.words.problem(error)
            return ""

    @property
    def code(self) -> str:
        """The one to be shared; empty where there is none."""
        return self._codes[self._which]

    # ------------------------------------------------------------------ where things are

    @property
    def _halves(self) -> tuple[Box, Box]:
        send, play = columns(self.body, share(), share(), gap=Gap.LARGE)
        return send, play

    def _rows(self, sheet: Box) -> tuple[Box, Box, Box, Box]:
        """Below the title: words, the code, what is said about it, and planks."""
        units = self.ui.units
        page = inset(sheet, MARGIN, top=units(TITLE))
        words, rest = rows(page, units(WORDS), share(), gap=GAP)
        field, said, planks = rows(rest, share(), units(WORDS), units(PLANK), gap=Gap.FINE)
        return words, field, said, planks

    def _choices(self, field: Box) -> Box:
        """The upper part of where the code is: whose code it is."""
        return rows(field, self.ui.units(PLANK))[0]

    def _code_box(self, field: Box) -> Box:
        room = below(field, self._choices(field), gap=GAP)
        code, _ = rows(room, share(), PICTURE, gap=GAP)
        is_enough = len(self.code) <= SHORT and code.height >= self.ui.units(LEAST)
        return code if is_enough else room

    # ------------------------------------------------------------------ widgets

    def build(self) -> None:
        send, play = self._halves
        self._add_share(send)
        self._add_play(play)
        super().build()
        self.group.rest_on("codes.copy" if self.code else "codes.paste", self.ui)

    def _add_share(self, sheet: Box) -> None:
        say = self.ui.say
        _, field, _, planks = self._rows(sheet)
        choices = self._choices(field)
        labels: tuple[tuple[Which, str, str], ...] = (
            ("last", say("Last shot"), NO_LAST),
            ("best", say("Best shot"), NO_BEST),
        )
        halves = columns(choices, share(), share(), gap=Gap.USUAL)
        for (which, label, without), box in zip(labels, halves, strict=True):
            plank = Button(
                f"codes.{which}", box, label, partial(self._choose, which), size=Type.BODY
            )
            plank.skin = "green" if which == self._which and self.code else "on"
            if self._shots[which] is None:
                plank.disable(say(without))
            self.group.add(plank)
        if self.code:
            self.group.add(CodeField("codes.code", self._code_box(field), self.code))
        plank = Button("codes.copy", planks, say("Copy"), self._copy, skin="green")
        if not self.code:
            plank.disable(say(NO_LAST))
        self.group.add(plank)

    def _add_play(self, sheet: Box) -> None:
        say = self.ui.say
        _, field, _, planks = self._rows(sheet)
        self.group.add(
            CodeField(
                "codes.field",
                field,
                self._pasted,
                self._change,
                hint=say("The code begins with PXS."),
                done=self._play,
            )
        )
        paste, play = columns(planks, share(), share(), gap=Gap.USUAL)
        self.group.add(Button("codes.paste", paste, say("Paste"), self._paste))
        plank = Button("codes.play", play, say("Play code"), self._play, skin="green")
        if not self._pasted.strip():
            plank.disable(say("Paste a code first."))
        self.group.add(plank)

    # ------------------------------------------------------------------ what they do

    def _choose(self, which: Which) -> None:
        self._which, self._said = which, ""
        self.rebuild()

    def _copy(self) -> None:
        if copy(self.code):
            self._said = self.ui.say(COPIED)
        else:
            self._write()
        self.group.focus_on("codes.code", self.ui)
        field = self.group["codes.code"]
        assert isinstance(field, CodeField)
        field.select_all()

    def _write(self) -> None:
        """Where there is no clipboard, a file will do."""
        path = user_dir("practice") / FILE_NAME
        try:
            write_atomically(path, f"{self.code}\n".encode())
        except SaveError:
            self._said = self.ui.say("The clipboard isn't available. Copy the code by hand.")
        else:
            facts = {"file": path}
            self._said = self.ui.say(
                "The clipboard isn't available. The code is in %(file)s.", **facts
            )

    def _change(self, text: str) -> None:
        had, self._pasted, self._trouble = bool(self._pasted.strip()), text, ""
        if had != bool(text.strip()):
            self.rebuild()

    def _paste(self) -> None:
        self._pasted, self._trouble = pasted(), ""
        if not self._pasted.strip():
            self.ui.sounds.play("error")
            self._trouble = self.ui.say("There's no text in the clipboard.")
        self.rebuild()
        if self._pasted.strip():
            self.group.focus_on("codes.play", self.ui)

    def _play(self) -> None:
        try:
            shared = read_code(self._pasted)
        except GameError as error:
            self.ui.sounds.play("error")
            self._trouble = self.ui.words.problem(error)
            self.rebuild()
            return
        self.back()
        self._welcome(shared)

    # ------------------------------------------------------------------ drawing

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        say, (send, play) = self.ui.say, self._halves
        self._draw_half(canvas, send, say("Share a shot"), say(SHARE), self._said)
        self._draw_half(canvas, play, say("Play a code"), say(PLAY), self._trouble, RED)
        field = self._rows(send)[1]
        box, shot = self._code_box(field), self._shots[self._which]
        if not self.code or shot is None:
            text = say("Take a shot to get its code.")
            canvas.text(text, box, colour=self.ui.quiet_ink, align="centre")
        elif box.bottom < field.bottom:
            self._draw_shot(canvas, shot, below(field, box, gap=GAP))

    def _draw_shot(self, canvas: Canvas, shot: Shot, box: Box) -> None:
        """Which one it is."""
        picture, words = columns(box, box.height * SHAPE, share(), gap=20)
        draw_small_table(canvas, shot.layout, picture, shot.kept.path, slot="shared shot")
        verdict = verdict_of(self.ui, shot.layout, shot.kept, shot.result)
        canvas.text(verdict.text, words, style="bold", size=Type.LEAD, colour=INK)

    def _draw_half(
        self,
        canvas: Canvas,
        sheet: Box,
        title: str,
        words: str,
        said: str,
        ink: Colour = INK,
    ) -> None:
        draw_sheet(canvas, self.ui, sheet, title)
        above, _, below, _ = self._rows(sheet)
        canvas.text(words, above, size=Type.ENTRY, colour=self.ui.quiet_ink)
        if said:
            canvas.text(said, below, style="bold", size=Type.ENTRY, colour=ink, align="centre")
