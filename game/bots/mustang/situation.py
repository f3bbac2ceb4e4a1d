"""The table as a bot weighs it: chances to win, from a view and what it remembers."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import TypeVar

from game.bots.choice import likeliest, openness
from game.bots.level_bot import Standpoint
from game.bots.mustang.belief import HAND, Counts, chance_to_beat, chance_to_hold, counted, lean_of
from game.bots.mustang.hand_worth import CARDS, COWBOYS, MOST_TURNS, SUITS, HandTables, tables_for
from game.bots.mustang.memory import Memory
from game.bots.mustang.ranches import SPECIAL, Ranch, worth
from game.bots.mustang.skill import Leaning, Skill
from game.engine.draws import Draws
from game.rules.mustang.box import KINDS, kind_of, shipped_box
from game.rules.mustang.scoring import score, winners
from game.rules.mustang.view import MustangView, TheftView

T = TypeVar("T")

# How many of a kind leave their pile in an average turn: that is how long a game lasts.
PACE = {"stallion": 0.10, "mare": 0.20, "foal": 0.33}
# How likely somebody with the turn steals a mustang of each kind that stands in a corral.
THEFTS = {SPECIAL: 0.006, "stallion": 0.012, "mare": 0.008, "foal": 0.004}
# Points by which a hand is better when a group of so many of a value grows by one, or by a cowboy.
GROWTH = (0.0, 0.4, 1.2, 1.2, 0.0, 0.0)
GROWTH_BY_COWBOY = 1.2
LUCK = 1.1  # points by which luck moves a player away from another in a turn, and so on by roots


class Situation(Standpoint[Memory, Skill, Leaning]):
    """All that a decision needs, reckoned when it is asked for."""

    view: MustangView

    def __init__(self, view: MustangView, memory: Memory, skill: Skill, leaning: Leaning) -> None:
        super().__init__(view, memory, skill, leaning)
        self.ranches = [Ranch(one.stable, one.corral) for one in view.ranchers]
        self.seats = len(self.ranches)
        self.hand: tuple[str, ...] = view.own_hand(self.me)
        self.piles: Mapping[str, int] = view.piles
        self._worths: dict[Ranch, float] = {}

    @property
    def theft(self) -> TheftView:
        """The one that is to be answered."""
        assert self.view.theft is not None, "somebody is asked to answer a theft"
        return self.view.theft

    # ------------------------------------------------------------------ what remains

    @cached_property
    def turns(self) -> int:
        """How many turns everybody still has, about, after the one now."""
        left = min(self.piles[kind] / PACE[kind] for kind in KINDS)
        return max(min(round(left / self.seats), MOST_TURNS), 1)

    @cached_property
    def run_pays(self) -> bool:
        """Whether there is anything that a run would catch."""
        return bool(self.view.specials) or any(
            kind_of(one) == SPECIAL
            for seat, ranch in enumerate(self.ranches)
            if seat != self.me
            for one in ranch.corral
        )

    @cached_property
    def pool(self) -> Counts:
        """The cards that may be in any other hand: neither my own nor discarded, nor, for one who
        follows them, those put under the deck that are still there, or in a hand that is known."""
        seen = [*self.hand, *self.view.discards]
        if self.skill.reads:
            seen += [card for card in self.memory.tucked if card is not None]
            for seat, holder in enumerate(self.memory.holders):
                seen += holder.known if seat != self.me else ()
        unseen = map(int.__sub__, counted(shipped_box().cards), counted(seen))
        return tuple(unseen)

    def answered(self, owner: int, cards: int, value: int) -> float:
        """The chance that the owner can answer a theft with such a set."""
        if not self.skill.reads:
            return chance_to_beat(self.pool, cards, value)
        holder = self.memory.holders[owner]
        known, lean = counted(holder.known), lean_of(holder)
        chance = chance_to_beat(self.pool, cards, value, known, lean)
        if holder.unanswered is not None and holder.unanswered <= (cards, value):
            # There was nothing to answer with: it takes a card that was drawn since.
            old = max(HAND - holder.since_passed, 0) / HAND
            chance *= 1 - old ** (cards + 1)
        return chance

    def holds(self, seat: int, cards: int) -> float:
        """The chance that somebody has a set of so many cards, which for none is sure."""
        holder = self.memory.holders[seat]
        return chance_to_hold(self.pool, cards, counted(holder.known), lean_of(holder))

    @cached_property
    def face_down(self) -> dict[str, list[str]]:
        """The mustangs that may lie in each pile: all that nobody has seen."""
        seen = {one for ranch in self.ranches for one in ranch.stable + ranch.corral}
        seen.update(self.view.gone)
        for kind in KINDS:
            seen.update(self.view.open[kind])
        return {
            kind: [one for one in shipped_box().piles[kind] if one not in seen] for kind in KINDS
        }

    @cached_property
    def hazards(self) -> dict[str, float]:
        """How likely a mustang of each kind is stolen between two turns of its owner."""
        thieves = (self.seats - 1) * self.skill.wary
        return {kind: 1 - (1 - rate) ** thieves for kind, rate in THEFTS.items()}

    @cached_property
    def _tables(self) -> HandTables:
        return tables_for(
            tuple(self.hazards[kind] for kind in ("foal", "mare", "stallion", SPECIAL))
        )

    def hand_worth(self, hand: Sequence[str]) -> float:
        return self._tables.of_hand(hand, self.turns, specials=self.run_pays)

    def kept_worth(self, kept: Sequence[str]) -> float:
        """Of cards to which others are drawn: by the tables, which take the deck for a fresh one,
        and more or less by what is really left of each value. Who knows where every card is has
        nothing to correct them by."""
        worth = self._tables.of_kept(kept, self.turns, specials=self.run_pays)
        unseen = sum(self.pool)
        if not unseen:
            return worth
        usual = unseen / (CARDS - len(kept))
        held = counted(kept)
        more = sum(
            GROWTH[size] * (self.pool[place] - (SUITS - size) * usual)
            for place, size in enumerate(held[:-1])
            if size
        )
        more += GROWTH_BY_COWBOY * (self.pool[-1] - (COWBOYS - held[-1]) * usual)
        return worth + more * (HAND - len(kept)) / unseen

    # ------------------------------------------------------------------ chances to win

    @cached_property
    def prospects(self) -> list[float]:
        """What everybody should have in the end, with hands that nobody knows."""
        usual = self._tables.usual(self.turns)
        return [self._worth(ranch) + usual for ranch in self.ranches]

    def _worth(self, ranch: Ranch) -> float:
        known = self._worths.get(ranch)
        if known is None:
            known = self._worths[ranch] = worth(ranch, self.turns, self.hazards)
        return known

    def chance(self, hand: float, changed: Mapping[int, Ranch]) -> float:
        """My chance to win with a hand of that worth, and these ranches changed."""
        hopes = list(self.prospects)
        hopes[self.me] += hand - self._tables.usual(self.turns)
        for seat, ranch in changed.items():
            hopes[seat] += self._worth(ranch) - self._worth(self.ranches[seat])
        return self.chance_among(hopes)

    def best(self, options: Sequence[tuple[T, float]], draws: Draws) -> T:
        return likeliest(options, self.skill.noise, draws)

    def felt(self, chance: float, leaning: float) -> float:
        """A chance to win as a temper feels it."""
        return chance + leaning * openness(chance)

    def chance_among(self, hopes: Sequence[float]) -> float:
        spread = LUCK * math.sqrt(self.turns)
        mine = hopes[self.me]
        return 1 / sum(math.exp(min((other - mine) / spread, 50)) for other in hopes)

    def chance_at_the_end(self, changed: Mapping[int, Ranch], by: int | None) -> float:
        """My share of the victory if the game is over now, ended by that seat."""
        ranches = [changed.get(seat, ranch) for seat, ranch in enumerate(self.ranches)]
        points = [
            score(ranch.stable, ranch.corral, seat == by) for seat, ranch in enumerate(ranches)
        ]
        best, _ = winners(points, ranches)
        return (self.me in best) / len(best)
