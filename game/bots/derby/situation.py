"""From where a bot looks at the derby: what its seat sees, and how it chooses."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from game.bots.choice import pick
from game.bots.derby.skill import Leaning, Skill
from game.bots.level_bot import Standpoint
from game.engine.draws import Draws
from game.rules.derby.cards import PLACE

T = TypeVar("T")
LAID = ("first-card-laid", "card-laid")  # events that everybody saw
CHANCE_OF_A_CHIP = 0.005  # to win


class Situation(Standpoint[None, Skill, Leaning]):
    """A view, a level and a temper. What was laid lies there, or everybody saw it being laid."""

    def __init__(self, view: dict[str, Any], skill: Skill, leaning: Leaning) -> None:
        if view["options"]["hidden-hands"]:
            view = with_remembered_cards(view)
        super().__init__(view, None, skill, leaning)
        self.players: list[dict[str, Any]] = view["players"]
        self.seats = len(self.players)
        self.horses: list[dict[str, Any]] = view["horses"]
        self.hard: bool = view["options"]["hard-ride"]

    def horse(self, name: str) -> dict[str, Any]:
        return self.horses[PLACE[name]]

    @property
    def a_chip(self) -> float:
        """What a chip is worth, more or less, in what this level weighs by."""
        return CHANCE_OF_A_CHIP if self.skill.wins else 1.0

    def best(self, options: Sequence[tuple[T, float]], draws: Draws) -> T:
        """The best, or one that is worse by little of what there is between best and worst."""
        worths = [worth for _, worth in options]
        return pick(options, self.skill.noise * (max(worths) - min(worths)), draws)


def with_remembered_cards(view: dict[str, Any]) -> dict[str, Any]:
    """The view with the six cards of the horses whose hands are hidden: all of them were laid in
    the open, and the log tells of it."""
    laid: dict[str, list[str]] = {horse["horse"]: [] for horse in view["horses"]}
    for entry in view["log"]:
        if entry["kind"] in LAID:
            laid[entry["data"]["horse"]].append(entry["data"]["card"])
    horses = [
        horse if isinstance(horse["cards"], list) else {**horse, "cards": laid[horse["horse"]]}
        for horse in view["horses"]
    ]
    return {**view, "horses": horses}
