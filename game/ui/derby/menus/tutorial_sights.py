"""Where the things of the derby that a lesson speaks of are on the screen now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.derby.cards import HORSES
from game.ui.derby.prompts.plan import PlanPrompt
from game.ui.derby.prompts.ride import RidePrompt
from game.ui.derby.slate.places import column, marker
from game.ui.kit.boxes import around
from game.ui.kit.canvas import Box
from game.ui.kit.widget import Widget
from game.ui.screens.sights import Sights, Things
from game.ui.table.prompts.card_spot import CardSpot

if TYPE_CHECKING:
    from game.ui.derby.menus.tutorial import Tutorial

HORSE = (64.0, 54.0)


WIDGETS = ("bet", "lay", "plan", "table", "ride", "push", "die-card")  # whose names lessons use


def _marker(table: Tutorial, number: int) -> Box | None:
    row = table.context.seen.horse(HORSES[number]).row
    return None if row is None else marker(HORSES[number], row)


def _horse(table: Tutorial, number: int) -> Box | None:
    """Where it stands on the course."""
    horse = table.context.seen.horse(HORSES[number])
    if horse.track is None:
        return None
    spot = table.context.course.spot(horse.track, horse.square)
    return around((spot.x, spot.y - 8), HORSE)


THINGS: Things[Tutorial] = {
    "seat": lambda table, seat: table.context.rounds.row(seat),
    "stacks": lambda table, _: table.context.layout.stacks,
    "slip": lambda table, _: table.context.layout.preview,
    "column": lambda table, number: column(HORSES[number]),
    "marker": _marker,
    "horse": _horse,
    "panels": lambda table, _: table.context.layout.order.union(table.context.layout.commentary),
    "move": lambda table, _: table.context.layout.move,
    "below": lambda table, _: table.context.layout.move.union(table.context.layout.decision),
    "die": lambda table, _: around(
        table.context.ride.die_place, (table.context.ride.die_size,) * 2
    ),
    "sheet": lambda table, _: None if table.sheet is None else table.sheet.box,
}


class TableSights(Sights["Tutorial"]):
    """`horse`, `column` and `marker` of a horse: on the course, and on the slate; `seat`: a
    bettor's row beside the slate; and one each of `stacks`, `slip`, `panels` beside the course,
    all `below` it, `move` and `die` there, and `sheet`."""

    things = THINGS

    def dice(self) -> list[Box]:
        context = self.table.context
        return (
            self.seen("die:0")
            if context.progress.on_course and context.die.face is not None
            else []
        )

    # ------------------------------------------------------------------ what is to be pressed next

    def is_of_use(self, widget: Widget) -> bool:
        """A card and a horse until they are chosen, and then the plank that plays them."""
        prompt = self.table.prompt
        if not super().is_of_use(widget):
            return False
        if isinstance(prompt, PlanPrompt):
            return self._helps_plan(prompt, widget)
        if isinstance(prompt, RidePrompt):
            return self._helps_ride(prompt, widget)
        return True

    def _helps_plan(self, prompt: PlanPrompt, widget: Widget) -> bool:
        chosen = prompt.chosen
        if isinstance(widget, CardSpot):
            return widget.index != chosen.index
        if widget.id.startswith("lay."):
            return chosen.card is not None and widget.id != f"lay.{chosen.horse}"
        if widget.id == "plan.confirm":
            answers = chosen.answers()
            return prompt.laying in answers and self._are_asked_for(answers)
        return widget.id != f"bet.{chosen.bet}"

    def _helps_ride(self, prompt: RidePrompt, widget: Widget) -> bool:
        if isinstance(widget, CardSpot):
            return widget.index != prompt.chosen
        return widget.id != "ride.play" or self._are_asked_for({"ride": prompt.card})

    def _are_asked_for(self, answers: dict[str, object]) -> bool:
        """Whether the lesson takes all of them."""
        lesson = self.table.lesson
        return lesson is not None and all(
            lesson.accepts(kind, self.table.typed(kind, answer)) for kind, answer in answers.items()
        )
