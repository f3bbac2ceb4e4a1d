"""What is chosen before a derby: how the first cards come to the horses, and variants."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.games.definition import GameDef
from game.rules.derby.box import shipped_box
from game.rules.derby.options import FIRST_CARD
from game.ui.kit.buttons import Button, Check
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.layout import columns, placed, share, stack
from game.ui.kit.scene import Ui
from game.ui.kit.theme import INK
from game.ui.kit.tokens import Gap, Type
from game.ui.screens.setup_draft import Draft
from game.ui.screens.setup_extras import Put, SetupExtras
from game.ui.screens.setup_layout import BoardPlace
from game.wording.derby import DerbyWords
from game.wording.derby.variants import FIRST_CARDS, SWITCHES, ways_told

# From top to bottom: the heading, two rows of planks, what the chosen one means, boxes to tick.
HEAD, PLANKS, MEANING, SWITCH = 26.0, 37.0, 44.0, 29.0
PLANK, TICK = 33.0, 28.0  # how high they are
COLUMNS = 2


class DerbyExtras(SetupExtras):
    """Below the poster."""

    def __init__(self, ui: Ui, draft: Draft, game: GameDef) -> None:
        super().__init__(ui, draft, game)
        self._ways: list[Button] = []

    @property
    def _told(self) -> list[str]:
        """What each way to the first cards is."""
        return ways_told(DerbyWords(self.ui.words.code), shipped_box().first_cards)

    # ------------------------------------------------------------------ where things are

    def _parts(self, places: BoardPlace) -> tuple[Box, list[Box], Box, list[Box]]:
        """The heading, rows of planks, what the chosen one means, and a row for each switch."""
        planks = [PLANKS] * (len(FIRST_CARDS) // COLUMNS)
        heights = (HEAD, *planks, MEANING, *[SWITCH] * len(SWITCHES))
        grown = map(self.ui.units.grown, heights)
        heading, *others = stack(places.rules_title, *grown)
        return heading, others[: len(planks)], others[len(planks)], others[len(planks) + 1 :]

    def _plank(self, places: BoardPlace, number: int) -> Box:
        down, across = divmod(number, COLUMNS)
        row = self._parts(places)[1][down]
        cell = columns(row, *[share()] * COLUMNS, gap=Gap.SMALL)[across]
        return placed(cell, high=self.ui.units(PLANK))

    def _tick(self, places: BoardPlace, number: int) -> Box:
        return placed(self._parts(places)[3][number], high=self.ui.units(TICK))

    # ------------------------------------------------------------------ widgets

    def build(self, put: Put, places: BoardPlace, refresh: Callable[[], None]) -> None:
        say = self.ui.say
        self._ways = []
        for number, (way, text) in enumerate(zip(FIRST_CARDS, self._told, strict=True)):
            box, choose = self._plank(places, number), partial(self._choose, number)
            id, name = f"setup.{FIRST_CARD}-{number}", say(way.name)
            plank = Button(id, box, name, choose, size=Type.ENTRY, tip=text)
            self._ways.append(plank)
            put(plank)
        self._show_chosen()
        for number, (id, switch) in enumerate(SWITCHES.items()):
            put(
                Check(
                    f"setup.{id}",
                    self._tick(places, number),
                    say(switch.name),
                    self.draft.option(id),
                    partial(self._switch, id),
                    tip=say(switch.text),
                )
            )

    def _choose(self, way: int) -> None:
        self.draft.choose(FIRST_CARD, way)
        self._show_chosen()

    def _show_chosen(self) -> None:
        for number, plank in enumerate(self._ways):
            plank.said_on_screen = number == self.draft.option(FIRST_CARD)
            plank.skin = "green" if plank.said_on_screen else "on"

    def _switch(self, id: str) -> None:
        self.draft.choose(id, not self.draft.option(id))

    # ------------------------------------------------------------------ drawing

    def draw_choice(self, canvas: Canvas, places: BoardPlace, below: float) -> None:
        self.draw_poster(canvas, places, below)
        say = self.ui.say
        heading, _, meaning, _ = self._parts(places)
        words = say("First card of each horse")
        canvas.text(words, heading.move(0, below), style="bold", colour=INK, wrap=False)
        words = self._told[self.draft.option(FIRST_CARD)]
        canvas.text(
            words, meaning.move(0, below), size=Type.NOTE, colour=self.ui.quiet_ink, valign="top"
        )
