"""What is asked once, at the first start: the language, and whether Indians are called bandits."""

from __future__ import annotations

from functools import partial

from game.i18n import LANGUAGES
from game.settings import save_settings
from game.ui.kit.buttons import Button
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.scene import Scene
from game.ui.kit.theme import DESIGN_SIZE, INK, RED
from game.ui.kit.tokens import Type
from game.ui.screens.question import VEIL
from game.ui.screens.settings_rows import LANGUAGE_NAMES
from game.ui.screens.sheet import draw_sheet
from game.wording.vocabulary import capital

WIDTH, MARGIN, GAP = 720.0, 34.0, 14.0
# From top to bottom, at the usual size of type.
HEAD, WORDS, PLANK, TOKEN, START, APART = 48.0, 34.0, 52.0, 64.0, 60.0, 16.0


class FirstStart(Scene):
    """Everything has a value already: whoever presses Start, or Escape, keeps it."""

    name = "first-start"
    overlay = True

    # ------------------------------------------------------------------ where things are

    @property
    def _box(self) -> Box:
        zoom = self.ui.zoom
        width = WIDTH * min(zoom, 1.6)
        rows = HEAD + 3 * WORDS + PLANK + TOKEN + START
        height = rows * zoom + 5 * APART + 2 * MARGIN
        return Box((DESIGN_SIZE[0] - width) / 2, (DESIGN_SIZE[1] - height) / 2, width, height)

    def _rows(self) -> dict[str, Box]:
        """The lines of the sheet by name, one below the other."""
        box, zoom = self._box, self.ui.zoom
        heights = {
            "title": HEAD,
            "language": WORDS,
            "languages": PLANK,
            "figures": WORDS,
            "names": TOKEN,
            "later": WORDS,
            "start": START,
        }
        rows, top = {}, box.y + MARGIN - 8
        for name, high in heights.items():
            rows[name] = Box(box.x + MARGIN, top, box.width - 2 * MARGIN, high * zoom)
            belongs_to_next = name in ("language", "figures")
            top += high * zoom + (4 if belongs_to_next else APART)
        return rows

    @staticmethod
    def _split(row: Box, number: int, count: int) -> Box:
        wide = (row.width - GAP * (count - 1)) / count
        return Box(row.x + number * (wide + GAP), row.y, wide, row.height)

    # ------------------------------------------------------------------ widgets

    def build(self) -> None:
        rows, say = self._rows(), self.ui.say
        for number, code in enumerate(LANGUAGES):
            self.group.add(
                Button(
                    f"first-start.{code}",
                    self._split(rows["languages"], number, len(LANGUAGES)),
                    LANGUAGE_NAMES[code],
                    partial(self._set, language=code),
                    skin="green" if self.ui.words.code == code else "on",
                )
            )
        names = {"indians": capital(say("Indians")), "bandits": capital(say("bandits"))}
        for number, (id, label) in enumerate(names.items()):
            chosen = (id == "bandits") == self.ui.settings.bandits
            self.group.add(
                Button(
                    f"first-start.{id}",
                    self._split(rows["names"], number, len(names)),
                    label,
                    partial(self._set, bandits=id == "bandits"),
                    skin="green" if chosen else "on",
                    icon=f"board/token-{id}",
                )
            )
        start = rows["start"]
        middle = Box(start.centerx - start.width / 4, start.y, start.width / 2, start.height)
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
        rows, say = self._rows(), self.ui.say
        title = say("Welcome to Pony Express!")
        canvas.text(
            title, rows["title"], style="title", size=Type.TITLE, colour=RED, align="centre"
        )
        for name, text in (
            ("language", say("Which language do you play in?")),
            ("figures", say("Some games have Indians in them. What shall they be called?")),
            ("later", say("You can change both in the settings.")),
        ):
            quiet = name == "later"
            canvas.text(
                text,
                rows[name],
                style="italic" if quiet else "bold",
                size=Type.NOTE if quiet else Type.LEAD,
                colour=self.ui.quiet_ink if quiet else INK,
                align="centre",
            )
