"""Whether to call an announcement a bluff, and whether to take the ride of a caught one."""

from __future__ import annotations

from game.bots.choice import pick
from game.bots.odds import hands_with
from game.bots.pony_express import belief, nerves
from game.bots.pony_express.belief import Evidence
from game.bots.pony_express.memory import in_asking_order
from game.bots.pony_express.situation import Situation
from game.engine.draws import Draws
from game.rules.shared.hands import DICE, SPACES, hand_of

# Who does not read manners finds suspicious what dice seldom show.
_PLAIN_TRUST = 2.2
_PLAIN_LEAST = 0.05


class Case:
    """An announcement that I may accuse."""

    def __init__(self, here: Situation, *, nobody_asked: bool = False) -> None:
        """`nobody_asked`: before the spyglasses are put away, all accusers are still to come."""
        self._here = here
        self._nobody_asked = nobody_asked
        self.hand = announced_in(here)
        self._spaces = SPACES[self.hand]
        self._if_true = here.after_ride_of(here.active, self._spaces, jailed=True)
        self._caught = here.liar_caught.win_as(here.mine)
        self._if_lie = self._caught if here.mine.mailbox else self._my_ride()
        self._believed = here.after_ride_of(here.active, self._spaces)

    def _my_ride(self) -> float:
        """I was right, and ride if I like."""
        ride = self._here.plain_ride(self._here.liar_caught, self._spaces)
        return max(self._caught, ride)

    def accusing(self, doubt: float) -> float:
        return doubt * self._if_lie + (1 - doubt) * self._if_true + self._here.leaning.accuse

    def passing(self, doubt: float) -> float:
        """Somebody after me may still accuse."""
        here = self._here
        chances, left = 0.0, 1.0
        for seat in self._later():
            accuses = left * self._other_accuses(seat, doubt)
            caught = self._caught - here.loss_by_ride(seat, self._spaces)
            chances += accuses * (
                doubt * caught + (1 - doubt) * (self._believed + here.gain_by_jail(seat))
            )
            left -= accuses
        return chances + left * self._believed

    def best(self, doubt: float) -> float:
        return max(self.accusing(doubt), self.passing(doubt))

    def _later(self) -> list[int]:
        """Those who are asked after me, clockwise."""
        here = self._here
        if self._nobody_asked:
            return [seat for seat in here.accusers if seat != here.me]
        asked = in_asking_order(here.active, [*{*here.accusers, here.me}], len(here.standings))
        return asked[asked.index(here.me) + 1 :]

    def _other_accuses(self, seat: int, doubt: float) -> float:
        return nerves.chance(self._here.memory.people[seat].nerve, doubt, self.hand)


def announced_in(here: Situation) -> str:
    """What is to be doubted."""
    hand = here.view.announced
    assert hand is not None, "who accuses has heard an announcement"
    return hand


def doubt(here: Situation, more: dict[int, str] | None = None) -> float:
    """How likely the announcement is a lie, as far as I can see."""
    hand = announced_in(here)
    evidence = seen(here, more or {})
    if here.skill.reads:
        return belief.suspicion(here.memory.people[here.active].manners, evidence, hand)
    as_good = sum(hands_with(evidence.known)[SPACES[hand] :])
    return max(1 - _PLAIN_TRUST * as_good, _PLAIN_LEAST)


def seen(here: Situation, more: dict[int, str]) -> Evidence:
    """What I know of the dice, and more if it were known."""
    known = {**known_dice(here), **more}
    return here.memory.evidence_with(known, len(here.memory.cup.kept - set(known)))


def known_dice(here: Situation) -> dict[int, str]:
    """What all know, and what my spyglass saw."""
    known = dict(here.memory.cup.known)
    for number, die in enumerate(here.view.dice):
        if die.face is not None:
            known[number] = die.face
    return known


def accuse(here: Situation, draws: Draws) -> bool:
    known = known_dice(here)
    if len(known) == len(DICE):  # nothing is left to doubt
        return hand_of(tuple(known.values())) != announced_in(here)
    case, lie = Case(here), doubt(here)
    return pick([(True, case.accusing(lie)), (False, case.passing(lie))], here.noise, draws)


def take_move(here: Situation, draws: Draws) -> bool:
    """The liar, if the house rule has it so, is in prison already."""
    ride = here.plain_ride(here.now, SPACES[announced_in(here)])
    return pick([(True, ride), (False, here.as_i_stand)], here.noise / 2, draws)
