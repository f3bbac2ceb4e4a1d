"""Where the things of the derby that a lesson speaks of are on the screen now."""

from __future__ import annotations

from collections.abc import Mapping

from game.rules.derby.cards import HORSES
from game.ui.derby.context import DerbyContext
from game.ui.derby.prompts.plan import PlanPrompt
from game.ui.derby.prompts.ride import RidePrompt
from game.ui.derby.slate.places import column, marker
from game.ui.kit.boxes import around
from game.ui.kit.canvas import Box
from game.ui.kit.widget import Widget
from game.ui.screens.guided.lesson_table import LessonTable
from game.ui.screens.guided.sights import Sights, SightsDef, Things
from game.ui.table.prompts.card_spot import CardSpot

Lessons = LessonTable[DerbyContext]

HORSE = (64.0, 54.0)
WIDGETS = ("bet", "lay", "plan", "table", "ride", "push", "die-card")  # whose names lessons use


def _marker(table: Lessons, number: int) -> Box | None:
    row = table.context.seen.horse(HORSES[number]).row
    return None if row is None else marker(HORSES[number], row)


def _horse(table: Lessons, number: int) -> Box | None:
    """Where it stands on the course."""
    context = table.context
    horse = context.seen.horse(HORSES[number])
    if horse.track is None:
        return None
    spot = context.course.spot(horse.track, horse.square)
    return around((spot.x, spot.y - 8), HORSE)


def _die(table: Lessons, number: int) -> Box:
    ride = table.context.ride
    return around(ride.die_place, (ride.die_size, ride.die_size))


def _panels(table: Lessons, number: int) -> Box:
    layout = table.context.layout
    return layout.order.union(layout.commentary)


# `horse`, `column` and `marker` of a horse: on the course, and on the slate; `seat`: a bettor's row
# beside the slate; and one each of `stacks`, `slip`, `panels` beside the course, all `below` it,
# `move` and `die` there, and `sheet`: what the learner was paid.
THINGS: Things[DerbyContext] = {
    "seat": lambda table, seat: table.context.rounds.row(seat),
    "stacks": lambda table, _: table.context.layout.stacks,
    "slip": lambda table, _: table.context.layout.preview,
    "column": lambda _, number: column(HORSES[number]),
    "marker": _marker,
    "horse": _horse,
    "panels": _panels,
    "move": lambda table, _: table.context.layout.move,
    "below": lambda table, _: table.context.ride.whole,
    "die": _die,
    "sheet": lambda table, _: None if table.handout is None else table.handout.box,
}


def _dice(sights: Sights[DerbyContext]) -> list[Box]:
    context = sights.table.context
    lies = context.on_course and context.die.face is not None
    return sights.seen("die:0") if lies else []


# --------------------------------------------------------------------------- to be pressed next


def _is_of_use(table: Lessons, widget: Widget) -> bool:
    """A card and a horse until they are chosen, and then the plank that plays them."""
    prompt = table.prompt
    if isinstance(prompt, PlanPrompt):
        return _helps_plan(table, prompt, widget)
    if isinstance(prompt, RidePrompt):
        return _helps_ride(table, prompt, widget)
    return True


def _helps_plan(table: Lessons, prompt: PlanPrompt, widget: Widget) -> bool:
    chosen = prompt.chosen
    if isinstance(widget, CardSpot):
        return widget.index != chosen.index
    if widget.id.startswith("lay."):
        return chosen.card is not None and widget.id != f"lay.{chosen.horse}"
    if widget.id == "plan.confirm":
        answers = chosen.answers()
        return prompt.laying in answers and _are_asked_for(table, answers)
    return widget.id != f"bet.{chosen.bet}"


def _helps_ride(table: Lessons, prompt: RidePrompt, widget: Widget) -> bool:
    if isinstance(widget, CardSpot):
        return widget.index != prompt.chosen
    return widget.id != "ride.play" or _are_asked_for(table, {"ride": prompt.card})


def _are_asked_for(table: Lessons, answers: Mapping[str, object]) -> bool:
    """Whether the lesson takes all of them."""
    lesson = table.lesson
    return lesson is not None and all(
        lesson.accepts(kind, answer) for kind, answer in answers.items()
    )


SIGHTS = SightsDef(things=THINGS, dice=_dice, is_of_use=_is_of_use)
