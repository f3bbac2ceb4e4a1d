"""Where the things of Western that a lesson speaks of are on the screen now."""

from __future__ import annotations

from game.ui.kit.boxes import around
from game.ui.kit.canvas import Box
from game.ui.kit.widget import Widget
from game.ui.screens.guided.scene import Guided
from game.ui.screens.guided.sights import Sights, Things
from game.ui.table.prompts.card_spot import CardSpot
from game.ui.western.context import WesternContext
from game.ui.western.prompts.ladder import LadderPrompt
from game.ui.western.prompts.turn.play import PlayPrompt

PURSE, BALL = (64.0, 50.0), (80.0, 80.0)


def _context(table: Guided) -> WesternContext:
    context: WesternContext = table.context
    return context


# Whose names lessons use.
WIDGETS = (
    *("card", "target", "play", "draw", "counter", "stop-sheriff", "over-counter", "ladder"),
)

THINGS: Things[Guided] = {
    "seat": lambda table, seat: _context(table).places.plate(seat),
    "purse": lambda table, seat: around(_context(table).places.seats[seat].money, PURSE),
    "goal": lambda table, _: _context(table).places.goal,
    "box": lambda table, _: _context(table).places.cash_box,
    "ball": lambda table, _: around(_context(table).ball.at, BALL),
    "deck": lambda table, _: _context(table).places.deck,
    "hand": lambda table, _: _context(table).places.hand,
    "message": lambda table, _: _context(table).places.message.inflate(-6, -6),  # its words
    "train": lambda table, _: _context(table).train_places.ladder,
}


class TableSights(Sights[Guided]):
    """`seat`: a whole plate, `purse`: the money before it; and one each of `goal`, `box`, `ball`,
    `deck`, `hand`, `message` and `train`."""

    things = THINGS

    def dice(self) -> list[Box]:
        """The round die, unless the train stands before it."""
        rolled = _context(self.table).ball.face is not None
        covered = isinstance(self.table.prompt, LadderPrompt)
        return self.seen("ball:0") if rolled and not covered else []

    def is_of_use(self, widget: Widget) -> bool:
        """Cards and a player until they are chosen, and then the plank that plays them."""
        prompt = self.table.prompt
        if not super().is_of_use(widget):
            return False
        if isinstance(prompt, LadderPrompt) and isinstance(widget, CardSpot):
            return widget.index not in prompt.chosen
        if not isinstance(prompt, PlayPrompt):
            return True
        if isinstance(widget, CardSpot):
            return widget.index not in prompt.chosen.chosen
        if widget.id.startswith("target."):
            return widget.id != f"target.{prompt.chosen.target}"
        return widget.id != "play.play" or self._plays_what_is_asked(prompt)

    def _plays_what_is_asked(self, prompt: PlayPrompt) -> bool:
        """Whether all is chosen, and nothing else."""
        lesson, decision, play = self.table.lesson, prompt.decision, prompt.chosen.play
        if lesson is None or play is None:
            return False
        return lesson.accepts(decision.kind, decision.check(prompt.seat, play.answer))
