"""What is asked once, at the first start: the language, and whether Indians are called bandits."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from game.i18n import LANGUAGES
from game.settings import save_settings
from game.ui.kit.buttons import Button
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.layout import SCREEN, extent, grid, inset, placed, rows
from game.ui.kit.scene import Scene
from game.ui.kit.theme import INK, RED
from game.ui.kit.tokens import Gap, Type
from game.ui.screens.question import VEIL
from game.ui.screens.settings_rows import LANGUAGE_NAMES
from game.ui.screens.sheet import draw_sheet
from game.wording.vocabulary import capital

WIDTH, WIDEST = 720.0, 1.6  # as designed, and how much of the zoom it follows at most
EDGES = {"x": 34.0, "top": 26.0, "bottom": 50.0}
GAP = 14.0  # between planks
HEAD, WORDS, PLANK, TOKEN, START = 48.0, 34.0, 52.0, 64.0, 60.0  # at the usual size of type


class Lines(NamedTuple):
    """The parts of the sheet, one below the other."""

    title: Box
    language: Box
    languages: Box
    figures: Box
    names: Box
    later: Box
    start: Box


class FirstStart(Scene):
    """Everything has a value already: whoever presses Start, or Escape, keeps it."""

    name = "first-start"
    overlay = True

    # ------------------------------------------------------------------ where things are

    @property
    def _heights(self) -> list[float]:
        """Of the lines, with what is free between them."""
        designed = (HEAD, WORDS, PLANK, TOKEN, START)
        title, words, plank, token, start = [self.ui.units(high) for high in designed]
        near, far = Gap.FINE, Gap.LARGE
        return [title, far, words, near, plank, far, words, near, token, far, words, far, start]

    @property
    def _box(self) -> Box:
        high = EDGES["top"] + extent(*self._heights) + EDGES["bottom"]
        return placed(SCREEN, self.ui.units(WIDTH, most=WIDEST), high)

    @property
    def _lines(self) -> Lines:
        return Lines(*rows(inset(self._box, **EDGES), *self._heights)[::2])

    # ------------------------------------------------------------------ widgets

    def build(self) -> None:
        lines, say = self._lines, self.ui.say
        boxes = grid(lines.languages, len(LANGUAGES), 1, gap=GAP)
        for code, box in zip(LANGUAGES, boxes, strict=True):
            self.group.add(
                Button(
                    f"first-start.{code}",
                    box,
                    LANGUAGE_NAMES[code],
                    partial(self._set, language=code),
                    skin="green" if self.ui.words.code == code else "on",
                )
            )
        names = {"indians": capital(say("Indians")), "bandits": capital(say("bandits"))}
        boxes = grid(lines.names, len(names), 1, gap=GAP)
        for (id, label), box in zip(names.items(), boxes, strict=True):
            chosen = (id == "bandits") == self.ui.settings.bandits
            self.group.add(
                Button(
                    f"first-start.{id}",
                    box,
                    label,
                    partial(self._set, bandits=id == "bandits"),
                    skin="green" if chosen else "on",
                    icon=f"board/token-{id}",
                )
            )
        middle = placed(lines.start, lines.start.width / 2)
        ride = say("Let's ride!")
        self.group.add(
            Button("first-start.start", middle, ride, self._leave, skin="red", size=Type.HEADING)
        )
        self.group.rest_on("first-start.start", self.ui)

    def _set(self, **values: object) -> None:
        self.ui.settings.change(**values)
        self.ui.director.apply_settings()

    def _leave(self) -> None:
        """A folder that cannot be written to is the title's business: it says so."""
        self.ui.settings.change(welcomed=True)
        save_settings(self.ui.settings)
        self.ui.director.pop()

    def escape(self) -> None:
        self.ui.sounds.play("back")
        self._leave()

    # ------------------------------------------------------------------ drawing

    def draw(self, canvas: Canvas) -> None:
        canvas.veil(VEIL)
        draw_sheet(canvas, self.ui, self._box)
        lines, say = self._lines, self.ui.say
        title = say("Welcome to Pony Express!")
        canvas.text(title, lines.title, style="title", size=Type.TITLE, colour=RED, align="centre")
        for box, text, quiet in (
            (lines.language, say("Which language do you play in?"), False),
            (
                lines.figures,
                say("Some games have Indians in them. What shall they be called?"),
                False,
            ),
            (lines.later, say("You can change both in the settings."), True),
        ):
            canvas.text(
                text,
                box,
                style="italic" if quiet else "bold",
                size=Type.NOTE if quiet else Type.LEAD,
                colour=self.ui.quiet_ink if quiet else INK,
                align="centre",
            )
