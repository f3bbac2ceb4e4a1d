"""Where the things of Mustang that a lesson speaks of are on the screen now."""

from __future__ import annotations

from game.rules.mustang.box import KINDS
from game.rules.mustang.choices import Kind
from game.ui.kit.boxes import around
from game.ui.kit.canvas import Box
from game.ui.kit.widget import Widget
from game.ui.mustang.context import MustangContext
from game.ui.mustang.prompts.action import ActionPrompt
from game.ui.mustang.prompts.selection import ACTIONS, Selection
from game.ui.screens.guided.lesson_table import LessonTable
from game.ui.screens.guided.sights import SightsDef, Things

Lessons = LessonTable[MustangContext]

WIDGETS = ("card", "target", "action", "defend", "shelter")  # whose names lessons use


def _pile(table: Lessons, number: int) -> Box:
    centre, side = table.context.prairie.pile(KINDS[number])
    return around(centre, (side, side))


def _scores(table: Lessons, number: int) -> Box | None:
    return table.context.places.score if table.context.shows_scores else None


def _scene(table: Lessons, number: int) -> Box:
    places = table.context.places
    return places.action(0).union(places.action(1))


# `seat`: a whole ranch; `stable` and `corral` of a seat; `pile` by its place or kind; and one each
# of `prairie`, `hand`, `sets`, `scores`, `event` (its text) and `scene` (which event asks).
THINGS: Things[MustangContext] = {
    "seat": lambda table, seat: table.context.ranch(seat).places.box,
    "stable": lambda table, seat: table.context.ranch(seat).places.stable,
    "corral": lambda table, seat: table.context.ranch(seat).places.corral,
    "pile": _pile,
    "prairie": lambda table, _: table.context.places.prairie,
    "hand": lambda table, _: table.context.places.hand,
    "sets": lambda table, _: table.context.places.sets,
    "scores": _scores,
    "event": lambda table, _: table.context.tray.paper,
    "scene": _scene,
}


def _is_of_use(table: Lessons, widget: Widget) -> bool:
    """Cards and a mustang until they are chosen, and then the plank that does it."""
    prompt = table.prompt
    if not isinstance(prompt, ActionPrompt):
        return True
    kind, _, name = widget.id.partition(".")
    chosen = prompt.chosen
    if kind == "card":
        return int(name) - 1 not in chosen.chosen
    if kind == "target":
        return chosen.target is None or chosen.target.ref != name
    action = next((action for action in ACTIONS if action == name), None)
    return action is None or _does_what_is_asked(table, chosen, action)


def _does_what_is_asked(table: Lessons, chosen: Selection, action: Kind) -> bool:
    """Whether all is chosen, and nothing else."""
    lesson, question = table.lesson, table.desk.question(chosen.seat)
    if chosen.state(action) != "go" or lesson is None or question is None:
        return False
    answer = question.check(chosen.seat, chosen.answer(action))
    return lesson.accepts(question.kind, answer)


SIGHTS = SightsDef(things=THINGS, is_of_use=_is_of_use)
