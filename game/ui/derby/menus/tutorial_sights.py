"""Where the things of the derby that a lesson speaks of are on the screen now."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.rules.derby.cards import HORSES
from game.ui.derby.context import DerbyContext
from game.ui.derby.prompts.plan import PlanPrompt
from game.ui.derby.prompts.ride import RidePrompt
from game.ui.derby.slate.places import column, marker
from game.ui.kit.boxes import around
from game.ui.kit.canvas import Box
from game.ui.kit.widget import Widget
from game.ui.screens.guided import Guided
from game.ui.screens.sights import Sights, Things
from game.ui.table.prompts.card_spot import CardSpot

HORSE = (64.0, 54.0)
WIDGETS = ("bet", "lay", "plan", "table", "ride", "push", "die-card")  # whose names lessons use


def _at(find: Callable[[DerbyContext, int], Box | None]) -> Callable[[Guided, int], Box | None]:
    """Found by what the table shows, and by a number."""

    def found(table: Guided, number: int) -> Box | None:
        return find(table.context, number)

    return found


def _marker(context: DerbyContext, number: int) -> Box | None:
    row = context.seen.horse(HORSES[number]).row
    return None if row is None else marker(HORSES[number], row)


def _horse(context: DerbyContext, number: int) -> Box | None:
    """Where it stands on the course."""
    horse = context.seen.horse(HORSES[number])
    if horse.track is None:
        return None
    spot = context.course.spot(horse.track, horse.square)
    return around((spot.x, spot.y - 8), HORSE)


def _die(context: DerbyContext, number: int) -> Box:
    side = context.ride.die_size
    return around(context.ride.die_place, (side, side))


THINGS: Things[Guided] = {
    "seat": _at(lambda context, seat: context.rounds.row(seat)),
    "stacks": _at(lambda context, _: context.layout.stacks),
    "slip": _at(lambda context, _: context.layout.preview),
    "column": _at(lambda context, number: column(HORSES[number])),
    "marker": _at(_marker),
    "horse": _at(_horse),
    "panels": _at(lambda context, _: context.layout.order.union(context.layout.commentary)),
    "move": _at(lambda context, _: context.layout.move),
    "below": _at(lambda context, _: context.ride.whole),
    "die": _at(_die),
}
SHEET = "sheet"  # one thing more: what the learner was paid


class TableSights(Sights[Guided]):
    """`horse`, `column` and `marker` of a horse: on the course, and on the slate; `seat`: a
    bettor's row beside the slate; and one each of `stacks`, `slip`, `panels` beside the course,
    all `below` it, `move` and `die` there, and `sheet`."""

    def __init__(self, table: Guided, sheet: Callable[[], Box | None]) -> None:
        super().__init__(table)
        self.things = {**THINGS, SHEET: lambda table, _: sheet()}

    def dice(self) -> list[Box]:
        context: DerbyContext = self.table.context
        lies = context.on_course and context.die.face is not None
        return self.seen("die:0") if lies else []

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

    def _are_asked_for(self, answers: Mapping[str, object]) -> bool:
        """Whether the lesson takes all of them."""
        lesson = self.table.lesson
        return lesson is not None and all(
            lesson.accepts(kind, answer) for kind, answer in answers.items()
        )
