"""What is played for: the goal, the money to start with, the cash box, and two variants."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from game.engine.errors import SetupError
from game.games.definition import GameDef
from game.i18n import mark
from game.rules.western.box import shipped_box
from game.rules.western.options import (
    AMOUNTS,
    GOAL,
    MONEY,
    OPEN_TRAIN,
    OPTIONS,
    POT,
    TRIPLE_GUNS,
    allowed_amounts,
)
from game.rules.western.terms import Terms
from game.ui.kit.buttons import Button, Check
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.keymap.everywhere import NavigationKey
from game.ui.kit.layout import columns, placed, share, stack
from game.ui.kit.scene import Ui
from game.ui.kit.stepper import Stepper
from game.ui.kit.theme import INK
from game.ui.kit.tokens import Gap
from game.ui.screens.setup_draft import Draft
from game.ui.screens.setup_extras import Put, SetupExtras
from game.ui.screens.setup_layout import BoardPlace
from game.wording import words_for
from game.wording.western import WesternWords

STAKE, VARIANT = 43.0, 38.0  # how far apart they stand
FIELD, TICK = 38.0, 36.0  # how high they are
NUMBER, USUAL = 136.0, 44.0  # how wide a number and its way back are


class Stake(NamedTuple):
    name: str
    text: str


STAKES = {
    GOAL: Stake(mark("Goal"), mark("Reach this and you win.")),
    MONEY: Stake(mark("Starting money"), mark("How much each gambler starts with.")),
    POT: Stake(mark("Cash box"), mark("How much it holds at the start.")),
}
VARIANTS = {
    TRIPLE_GUNS: Stake(mark("Triple guns"), mark("An ambush with three guns counts triple.")),
    OPEN_TRAIN: Stake(
        mark("Open train"),
        mark("For the Gold Train, anyone may bid at any time."),
    ),
}


class StakesExtras(SetupExtras):
    """Below the poster: what is not chosen is as usual for so many players."""

    def __init__(self, ui: Ui, draft: Draft, game: GameDef) -> None:
        super().__init__(ui, draft, game)
        words = words_for(draft.entry.id, ui.words.code)
        assert isinstance(words, WesternWords)
        self._words = words
        self._refresh: Callable[[], None] = lambda: None
        self._steppers: dict[str, Stepper] = {}
        self._resets: dict[str, Button] = {}

    @property
    def _usual(self) -> Terms:
        return Terms(shipped_box(), len(self.draft.seats), OPTIONS.usual)

    # ------------------------------------------------------------------ where things are

    def _row(self, places: BoardPlace, number: int) -> Box:
        """A stake's; those of the variants follow."""
        units = self.ui.units
        stakes, variants = units.grown(STAKE), units.grown(VARIANT)
        heights = [stakes] * len(STAKES) + [variants] * len(VARIANTS)
        return stack(places.rules_title, *heights)[number]

    def _parts(self, row: Box) -> tuple[Box, Box, Box]:
        """The words, the number, and the plank that leads back to the usual one."""
        units = self.ui.units
        words, number, back = columns(
            row, share(), units.grown(NUMBER), units(USUAL), gap=Gap.USUAL
        )
        high = units(FIELD)
        return words, placed(number, high=high), placed(back, high=high)

    # ------------------------------------------------------------------ widgets

    def build(self, put: Put, places: BoardPlace, refresh: Callable[[], None]) -> None:
        self._refresh = refresh
        for number, name in enumerate(AMOUNTS):
            self._add_stake(put, name, self._row(places, number))
        for number, name in enumerate(VARIANTS, start=len(STAKES)):
            self._add_variant(put, name, self._row(places, number))

    def _add_stake(self, put: Put, name: str, row: Box) -> None:
        say, stake, usual = self.ui.say, STAKES[name], getattr(self._usual, name)
        chosen = self.draft.option(name)
        _, field, back = self._parts(row)
        set_back = partial(self._set, name, usual)
        as_usual = say(
            "Default: %(money)s (%(key)s).",
            money=self._words.money(usual),
            key=self.ui.keymap.label(NavigationKey.PRESS, self.ui.words),
        )
        self._steppers[name] = Stepper(
            f"setup.{name}",
            field,
            usual if chosen is None else chosen,
            partial(self._set, name),
            allowed=allowed_amounts(name),
            written=self._words.money,
            usual=set_back,
            tip=" ".join((say(stake.text), say("Press the number to type another."), as_usual)),
        )
        reset = Button(f"setup.{name}-usual", back, "", set_back, icon="ui/icon-back", tip=as_usual)
        reset.focusable = False  # by keyboard it is Enter on the number itself
        self._resets[name] = reset
        put(self._steppers[name])
        put(reset)
        self._show(name)

    def _add_variant(self, put: Put, name: str, row: Box) -> None:
        say, variant = self.ui.say, VARIANTS[name]
        box = placed(row, high=self.ui.units(TICK))
        allowed = OPTIONS[name].at(len(self.draft.seats))
        check = Check(
            f"setup.{name}",
            box,
            say(variant.name),
            allowed and self.draft.option(name),
            partial(self._switch, name),
            tip=say(variant.text),
        )
        if not allowed:
            check.disable(say("Only with nine or ten gamblers."))
        put(check)

    def _switch(self, name: str) -> None:
        self.draft.choose(name, not self.draft.option(name))

    def _set(self, name: str, amount: int) -> None:
        """What is as usual is not chosen: with more or fewer players it changes with them."""
        self.draft.choose(name, None if amount == getattr(self._usual, name) else amount)
        self._steppers[name].value = amount
        self._show(name)
        self._refresh()

    def _show(self, name: str) -> None:
        """Whether it is as usual."""
        chosen = self.draft.is_chosen(name)
        self._steppers[name].strong = chosen
        self._resets[name].why_not = "" if chosen else self.ui.say("This is the default amount.")

    # ------------------------------------------------------------------ what may be wrong

    def problems(self) -> dict[str, str]:
        seats = len(self.draft.seats)
        options = OPTIONS.checked(OPTIONS.suiting(self.draft.options, seats))
        try:
            Terms(shipped_box(), seats, options).check()
        except SetupError as problem:
            return {"stakes": self.ui.words.problem(problem)}
        return {}

    # ------------------------------------------------------------------ drawing

    def draw_choice(self, canvas: Canvas, places: BoardPlace, below: float) -> None:
        self.draw_poster(canvas, places, below)
        for number, name in enumerate(AMOUNTS):
            row = self._row(places, number).move(0, below)
            canvas.text(self.ui.say(STAKES[name].name), self._parts(row)[0], colour=INK)
