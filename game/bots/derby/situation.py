"""From where a bot looks at the derby: what its seat sees, and how it chooses."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from msgspec.structs import replace

from game.bots.choice import pick
from game.bots.derby.skill import Leaning, Skill
from game.bots.level_bot import Standpoint
from game.engine.draws import Draws
from game.rules.derby.course import Lane, lane_of
from game.rules.derby.events import CardLaid, FirstCardLaid
from game.rules.derby.view import DerbyView, HorseView

T = TypeVar("T")
CHANCE_OF_A_CHIP = 0.005  # to win


class Situation(Standpoint[None, Skill, Leaning]):
    """A view, a level and a temper. What was laid lies there, or everybody saw it being laid."""

    view: DerbyView

    def __init__(self, view: DerbyView, skill: Skill, leaning: Leaning) -> None:
        if view.options.hidden_hands:
            view = with_remembered_cards(view)
        super().__init__(view, None, skill, leaning)
        self.players = view.players
        self.seats = len(self.players)
        self.horses = view.horses
        self.hard = view.options.hard_ride

    def horse(self, name: str) -> HorseView:
        return self.view.horse(name)

    def lane(self, horse: HorseView) -> Lane:
        """Of its track, once it has one."""
        assert horse.track is not None, f"{horse.horse} has no track yet"
        return lane_of(self.view.tracks[horse.track - 1])

    @property
    def a_chip(self) -> float:
        """What a chip is worth, more or less, in what this level weighs by."""
        return CHANCE_OF_A_CHIP if self.skill.wins else 1.0

    def best(self, options: Sequence[tuple[T, float]], draws: Draws) -> T:
        """The best, or one that is worse by little of what there is between best and worst."""
        worths = [worth for _, worth in options]
        return pick(options, self.skill.noise * (max(worths) - min(worths)), draws)


def with_remembered_cards(view: DerbyView) -> DerbyView:
    """The view with the six cards of the horses whose hands are hidden: all of them were laid in
    the open, and the log tells of it."""
    laid: dict[str, list[str]] = {horse.horse: [] for horse in view.horses}
    for event in view.log:
        if isinstance(event, (FirstCardLaid, CardLaid)):
            laid[event.horse].append(event.card)
    horses = [
        replace(horse, cards=tuple(laid[horse.horse])) if horse.is_hidden else horse
        for horse in view.horses
    ]
    return replace(view, horses=tuple(horses))
