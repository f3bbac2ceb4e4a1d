"""Where the things of Western that a lesson speaks of are on the screen now."""

from __future__ import annotations

from game.ui.kit.boxes import around
from game.ui.kit.canvas import Box
from game.ui.kit.widget import Widget
from game.ui.screens.guided.lesson_table import LessonTable
from game.ui.screens.guided.sights import Sights, SightsDef, Things
from game.ui.table.prompts.card_spot import CardSpot
from game.ui.western.context import WesternContext
from game.ui.western.prompts.ladder import LadderPrompt
from game.ui.western.prompts.turn.play import PlayPrompt

Lessons = LessonTable[WesternContext]

PURSE, BALL = (64.0, 50.0), (80.0, 80.0)


# Whose names lessons use.
WIDGETS = (
    *("card", "target", "play", "draw", "counter", "stop-sheriff", "over-counter", "ladder"),
)

# `seat`: a whole plate, `purse`: the money before it; and one each of `goal`, `box`, `ball`,
# `deck`, `hand`, `message` and `train`.
THINGS: Things[WesternContext] = {
    "seat": lambda table, seat: table.context.places.plate(seat),
    "purse": lambda table, seat: around(table.context.places.seats[seat].money, PURSE),
    "goal": lambda table, _: table.context.places.goal,
    "box": lambda table, _: table.context.places.cash_box,
    "ball": lambda table, _: around(table.context.ball.at, BALL),
    "deck": lambda table, _: table.context.places.deck,
    "hand": lambda table, _: table.context.places.hand,
    "message": lambda table, _: table.context.places.message.inflate(-6, -6),  # its words
    "train": lambda table, _: table.context.train_places.ladder,
}


def _dice(sights: Sights[WesternContext]) -> list[Box]:
    """The round die, unless the train stands before it."""
    rolled = sights.table.context.ball.face is not None
    covered = isinstance(sights.table.prompt, LadderPrompt)
    return sights.seen("ball:0") if rolled and not covered else []


def _is_of_use(table: Lessons, widget: Widget) -> bool:
    """Cards and a player until they are chosen, and then the plank that plays them."""
    prompt = table.prompt
    if isinstance(prompt, LadderPrompt) and isinstance(widget, CardSpot):
        return widget.index not in prompt.chosen
    if not isinstance(prompt, PlayPrompt):
        return True
    if isinstance(widget, CardSpot):
        return widget.index not in prompt.chosen.chosen
    if widget.id.startswith("target."):
        return widget.id != f"target.{prompt.chosen.target}"
    return widget.id != "play.play" or _plays_what_is_asked(table, prompt)


def _plays_what_is_asked(table: Lessons, prompt: PlayPrompt) -> bool:
    """Whether all is chosen, and nothing else."""
    lesson, decision, play = table.lesson, prompt.decision, prompt.chosen.play
    if lesson is None or play is None:
        return False
    return lesson.accepts(decision.kind, decision.check(prompt.seat, play.answer))


SIGHTS = SightsDef(things=THINGS, dice=_dice, is_of_use=_is_of_use)
