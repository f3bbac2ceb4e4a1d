"""What is chosen before a game of Mustang: who begins."""

from __future__ import annotations

from collections.abc import Callable

from game.rules.mustang.options import FIRST
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.layout import TOP, columns, inset, placed, shares
from game.ui.kit.theme import INK
from game.ui.kit.tokens import Gap, Type
from game.ui.kit.values import Choice
from game.ui.screens.setup_extras import Put, SetupExtras
from game.ui.screens.setup_layout import BoardPlace

ROW, FIELD = 46.0, 40.0  # how high the row is, and the field in it
WORDS_AND_FIELD = shares(0.36, 0.64)


class FirstExtras(SetupExtras):
    """Below the poster, above the words about the game."""

    def _row(self, places: BoardPlace) -> Box:
        head = places.rules_title
        return placed(head, high=self.ui.units.grown(ROW), at=TOP)

    def build(self, put: Put, places: BoardPlace, refresh: Callable[[], None]) -> None:
        say, (_, field) = self.ui.say, columns(self._row(places), *WORDS_AND_FIELD)
        box = placed(field, high=self.ui.units(FIELD))
        first = self.draft.option(FIRST)
        self._choice = Choice(
            f"setup.{FIRST}",
            box,
            self._labels(),
            0 if first is None else first + 1,
            self._choose,
            tip=say("Whoever last rode a horse may begin. Or leave it to chance."),
        )
        put(self._choice)

    def _labels(self) -> list[str]:
        seats = range(len(self.draft.seats))
        return [self.ui.say("drawn at random"), *map(self._name, seats)]

    def _name(self, seat: int) -> str:
        """A bot that may be anybody has none yet."""
        name = self.draft.name_of(seat, self.ui.words)
        return name or self.ui.say("Seat %(number)d", number=seat + 1)

    def _choose(self, index: int) -> None:
        self.draft.choose(FIRST, index - 1 if index else None)

    def draw_choice(self, canvas: Canvas, places: BoardPlace, below: float) -> None:
        self._choice.labels = self._labels()  # a name may have been typed since
        self.draw_poster(canvas, places, below)
        row = self._row(places).move(0, below)
        words = inset(columns(row, *WORDS_AND_FIELD)[0], right=Gap.USUAL)
        canvas.text(self.ui.say("First player"), words, style="bold", colour=INK, wrap=False)
        page = row.union(places.rules[-1].words.move(0, below))
        about = inset(page, top=row.height + Gap.FINE)
        canvas.text(self.about(), about, size=Type.BODY, colour=self.ui.quiet_ink, valign="top")
