"""One decision's view of the race, with what the bot makes of it."""

from __future__ import annotations

import math
from functools import cached_property

from game.bots.level_bot import Standpoint
from game.bots.odds import MEAN_SPACES, OPEN_ROLL
from game.bots.pony_express.chances import Chances, NextSpace
from game.bots.pony_express.memory import Memory, entitled
from game.bots.pony_express.prospects import (
    Outlook,
    Standing,
    duel,
    showdown,
)
from game.bots.pony_express.skill import Leaning, Skill
from game.rules.pony_express.cards import RAIL_PASS_LEGS
from game.rules.pony_express.events import OpenRoll
from game.rules.pony_express.meeting import POKER_STAKE, SHOTS_EACH, half_of
from game.rules.pony_express.spaces import FIGURES
from game.rules.pony_express.view import PonyExpressView, RiderView

# How many shots a bot must have seen of somebody before they count as much as its own guess.
_SHOTS_TO_KNOW_AN_AIM = 4.0
_USUAL_AIM = 0.6
_PRICE = 0.6  # of what a card is worth on average: it has found its moment
_ARREST_AT_FIGURES = 0.03
_LITTLE, _MUCH = 0.02, 0.2  # chances to win
_A_RIDE = 4  # spaces: by so many it is tried what an accuser's ride costs


class Situation(Standpoint[Memory, Skill, Leaning]):
    """What a seat knows, ready to be weighed."""

    view: PonyExpressView

    def __init__(
        self, view: PonyExpressView, memory: Memory, skill: Skill, leaning: Leaning
    ) -> None:
        super().__init__(view, memory, skill, leaning)
        self.board = view.board
        self.active = view.active
        self.hand = view.riders[self.me].hand
        self.standings = [_standing(rider) for rider in view.riders]
        self.mine = self.standings[self.me]
        self._rides: dict[tuple[int, float], float] = {}
        self._jail_gains: dict[int, float] = {}
        self._ride_losses: dict[int, float] = {}
        self._ridden: dict[tuple[int, int], Chances] = {}

    # ------------------------------------------------------------------ chances

    @cached_property
    def now(self) -> Chances:
        """My chances, with the others as they stand."""
        return self.with_others({})

    def with_others(self, changed: dict[int, Standing]) -> Chances:
        """My chances if some others stood otherwise. This turn is over then."""
        standings = [changed.get(seat, s) for seat, s in enumerate(self.standings)]
        if not self.skill.far_sighted:
            return NextSpace(standings, self.me, self.board.last)
        count = len(standings)
        upcoming = [(self.active + step) % count for step in range(1, count + 1)]
        return Outlook(standings, self.me, upcoming, self.board.last, self.aims)

    @cached_property
    def aims(self) -> list[float]:
        return [self.aim_of(seat) for seat in range(len(self.standings))]

    def aim_of(self, seat: int) -> float:
        """A chance to hit: my own I know, another's I see."""
        if seat == self.me:
            return self.skill.hit
        person = self.memory.people[seat]
        seen = person.shots + _SHOTS_TO_KNOW_AN_AIM
        return (person.hits + _SHOTS_TO_KNOW_AN_AIM * _USUAL_AIM) / seen

    @cached_property
    def as_i_stand(self) -> float:
        return self.now.win_as(self.mine)

    @cached_property
    def noise(self) -> float:
        """How much worse, in chances to win, a choice may be that I still make. Who sees far and
        has little to lose takes more care with it."""
        if not self.skill.far_sighted:
            return self.skill.noise
        return self.skill.noise * min(max(self.as_i_stand, _LITTLE) / _MUCH, 1.0)

    @cached_property
    def card_price(self) -> float:
        """What a card must bring before it is played: what it is to keep it. In the showdown
        nothing is worth keeping."""
        if self.view.duel is not None and self.view.duel.showdown:
            return 0.0
        mine = self.mine
        kept = self.now.win(mine.space, mine.gold, mine.cards)
        return _PRICE * (kept - self.now.win(mine.space, mine.gold, mine.cards - 1))

    # ------------------------------------------------------------------ my announcement

    @cached_property
    def accusers(self) -> list[int]:
        """Who may accuse the active rider, in asking order."""
        return entitled(self.memory.people, self.active)

    def ride(self, spaces: int, gold: float) -> float:
        """My chances when I ride so far, with so much gold."""
        key = spaces, gold
        if key not in self._rides:
            self._rides[key] = self.landing(self.mine.space + spaces, gold)
        return self._rides[key]

    def caught(self, gold: float) -> float:
        """My chances when I stay, and somebody saw through me."""
        mine = self.mine._replace(gold=gold)
        if self.view.liars_go_to_jail:
            return self.jailed(self.now, mine)
        return self.now.win_as(mine)

    def jailed(self, chances: Chances, mine: Standing) -> float:
        """My chances when I am sent to prison, or spend a good lawyer on it."""
        if "good-lawyer" in self.hand:
            return chances.win_as(mine._replace(cards=mine.cards - 1, prison=False))
        return chances.win_as(mine._replace(prison=True))

    @cached_property
    def liar_caught(self) -> Chances:
        """My chances, with the active rider caught bluffing."""
        if not self.view.liars_go_to_jail:
            return self.now
        return self.with_others({self.active: self.standings[self.active]._replace(prison=True)})

    def gain_by_jail(self, seat: int) -> float:
        """What it brings me when an accuser was wrong."""
        if seat not in self._jail_gains:
            other = self.standings[seat]
            self._jail_gains[seat] = (
                self.with_others({seat: other._replace(prison=True)}).win_as(self.mine)
                - self.as_i_stand
            )
        return self._jail_gains[seat]

    def loss_by_ride(self, seat: int, spaces: int) -> float:
        """What it costs me when an accuser was right and takes my ride."""
        other = self.standings[seat]
        if other.mailbox:
            return 0.0
        if other.space + spaces >= self.board.last:
            return self.as_i_stand - self.after_ride_of(seat, spaces)
        if seat not in self._ride_losses:
            ahead = min(_A_RIDE, self.board.last - 1 - other.space)
            gone = self.after_ride_of(seat, ahead)
            self._ride_losses[seat] = (self.as_i_stand - gone) / max(ahead, 1)
        return spaces * self._ride_losses[seat]

    # ------------------------------------------------------------------ another's announcement

    def plain_ride(self, chances: Chances, spaces: int) -> float:
        """My chances after a ride that ends with no effect, such as an accuser's."""
        space = self.mine.space + spaces
        if space >= self.board.last:
            return chances.win_on_arrival()
        return chances.win(space, self.mine.gold, self.mine.cards)

    def after_ride_of(self, seat: int, spaces: int, *, jailed: bool = False) -> float:
        """My chances after another's ride, and in prison perhaps. A second arrival starts the
        showdown: against me if I was there first, and if I was not, without me."""
        other = self.standings[seat]
        space = min(other.space + spaces, self.board.last)
        arrives = space == self.board.last
        if arrives and any(standing.mailbox for standing in self.standings):
            mailbox = self.mine.mailbox
            return showdown(self.skill.hit, self.aim_of(seat), mailbox) if mailbox else 0.0
        if (seat, space) not in self._ridden:
            rode = other._replace(space=space, mailbox=int(arrives))
            self._ridden[seat, space] = self.with_others({seat: rode})
        ridden = self._ridden[seat, space]
        return self.jailed(ridden, self.mine) if jailed else ridden.win_as(self.mine)

    # ------------------------------------------------------------------ where a ride ends

    def landing(self, space: int, gold: float) -> float:
        """My chances when my own ride by the dice ends there."""
        if space >= self.board.last:
            return self.now.win_on_arrival()
        others = [
            seat
            for seat, standing in enumerate(self.standings)
            if seat != self.me and standing.space == space
        ]
        if not others or self.board.peaceful[space]:
            return self._effect(space, gold)
        if len(others) == 1:
            return self._duel(space, gold, self.standings[others[0]], self.aim_of(others[0]))
        return self._poker(space, gold, len(others))

    def _duel(self, space: int, gold: float, other: Standing, aim: float) -> float:
        win, lose = duel(self.skill.hit, 0.0, aim, 0.0, SHOTS_EACH)
        prize = max(half_of(int(other.gold)), 1)
        stake = half_of(int(gold))
        lost = self._effect(space, gold - stake) if gold else self._to_prison(space, 0)
        return (
            win * self._effect(space, gold + prize)
            + lose * lost
            + (1 - win - lose) * self._effect(space, gold)
        )

    def _poker(self, space: int, gold: float, others: int) -> float:
        share = 1 / (others + 1)
        lost = (
            self._effect(space, max(gold - POKER_STAKE, 0)) if gold else self._to_prison(space, 0)
        )
        return share * self._effect(space, gold + POKER_STAKE * others) + (1 - share) * lost

    def _effect(self, space: int, gold: float) -> float:
        """My chances with what the space does to me."""
        kind = self.board.kinds[space]
        cards = self.mine.cards
        win = self.now.win
        if kind == "mine":
            return win(space, gold + min(MEAN_SPACES, self.view.bank), cards)
        if kind == "relay" and self.view.deck:
            return win(space, gold, cards + 1)
        if kind == "station":
            onward = self.by_rail_pass if "rail-pass" in self.hand else self.by_train
            return max(win(space, gold, cards), onward(space, gold))
        if kind == "saloon":
            return self._saloon(space, gold)
        if kind == "indians":
            return self._figures(space, gold)
        return win(space, gold, cards)

    def by_train(self, space: int, gold: float) -> float:
        """My chances when I take the train from there."""
        onward, price = self.board.next_station[space], self.board.prices[space]
        if onward is None or price is None or price > gold:
            return -math.inf
        return self.now.win(onward, gold - price, self.mine.cards)

    def by_rail_pass(self, space: int, gold: float, legs: int = RAIL_PASS_LEGS) -> float:
        """My chances when I ride free, as far as the line goes."""
        for _ in range(legs):
            space = self.board.next_station[space] or space
        return self.now.win(space, gold, self.mine.cards - 1)

    def _saloon(self, space: int, gold: float) -> float:
        chances = 0.0
        for bill, likely in enumerate(OPEN_ROLL):
            pays = bill <= gold
            paid = self.now.win(space, gold - bill, self.mine.cards) if pays else 0.0
            chances += likely * (paid if pays else self._to_prison(space, 0))
        return chances

    def _to_prison(self, space: int, gold: float) -> float:
        return self.jailed(self.now, self.mine._replace(space=space, gold=gold))

    def _figures(self, space: int, gold: float) -> float:
        if "safe-conduct" in self.hand:
            return self.now.win(space, gold, self.mine.cards - 1)
        return self._after_figures(space, gold, self.skill.figures, _ARREST_AT_FIGURES)

    def after_figures(self, fallen: float, arrest: float) -> float:
        """My chances after a shot at the figures from where I stand."""
        return self._after_figures(self.mine.space, self.mine.gold, fallen, arrest)

    def _after_figures(self, space: int, gold: float, fallen: float, arrest: float) -> float:
        shot = self.now.win(max(space - (FIGURES - fallen), 1), gold + fallen, self.mine.cards)
        jail = self._to_prison(space, gold)
        return shot + arrest * (jail - shot)

    # ------------------------------------------------------------------ others' gold

    def hurts(self, seat: int, nuggets: float) -> float:
        """What I gain when another loses so much gold."""
        other = self.standings[seat]
        poorer = self.with_others({seat: other._replace(gold=other.gold - nuggets)})
        return poorer.win_as(self.mine) - self.as_i_stand

    # ------------------------------------------------------------------ dice in the open

    def last_open_roll(self) -> OpenRoll:
        return next(event for event in reversed(self.view.log) if isinstance(event, OpenRoll))


def _standing(rider: RiderView) -> Standing:
    return Standing(rider.space, rider.mailbox, rider.gold, rider.count, rider.prison)
