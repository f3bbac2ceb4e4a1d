"""What somebody is about to do on the own turn: cards that are chosen, a player who is meant, and
what the rules make of both. It knows no window."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import NamedTuple

from game.rules.western.cards import NEXT, REACH, acting
from game.rules.western.choices import Move
from game.ui.table.hands.places import first_indexes_of
from game.ui.western.prompts.turn.facts import Refusal, TurnFacts, acting_among

MOST = 3  # cards of one play


class Play(NamedTuple):
    """Cards that can be played together; `target`: on whom, where that is chosen; `victim`: whom
    it reaches, also without a choice; None where it reaches all or nobody."""

    cards: tuple[str, ...]
    target: int | None
    victim: int | None

    @property
    def card(self) -> str:
        """The one that acts."""
        return acting(self.cards)

    @property
    def answer(self) -> Move:
        return Move(self.cards, self.target)


class Selection:
    """Of one seat on its turn. `options`: the legal answers, as the rules give them."""

    def __init__(self, facts: TurnFacts, options: Iterable[Move]) -> None:
        self.facts = facts
        self.hand = facts.hand
        self.chosen: list[int] = []
        self.target: int | None = None
        self.plays, self._discards = _sorted_out(facts, options)
        by_cards: dict[tuple[str, ...], list[Play]] = {}
        for play in self.plays:
            by_cards.setdefault(play.cards, []).append(play)
        self._by_cards = [(Counter(cards), plays) for cards, plays in by_cards.items()]

    # ------------------------------------------------------------------ what there is

    @property
    def cards(self) -> list[str]:
        return [self.hand[index] for index in sorted(self.chosen)]

    def _leading_to(self, cards: Iterable[str]) -> list[Play]:
        """Every play with these cards among others."""
        held = Counter(cards)
        return [play for counted, plays in self._by_cards if held <= counted for play in plays]

    @property
    def whole(self) -> list[Play]:
        """Every play of just the chosen cards."""
        held = Counter(self.cards)
        return next((plays for counted, plays in self._by_cards if counted == held), [])

    @property
    def play(self) -> Play | None:
        """What the chosen cards would do to the chosen player, or to whomever it must be."""
        whole = self.whole
        if self.target is not None:
            return next((play for play in whole if play.victim == self.target), None)
        return whole[0] if len(whole) == 1 else None

    @property
    def discard(self) -> str | None:
        """The one card that is chosen, if it can be thrown away."""
        if len(self.chosen) != 1 or self.cards[0] not in self._discards:
            return None
        return self.cards[0]

    def is_playable(self, index: int) -> bool:
        """Whether some play needs it."""
        return bool(self._leading_to([self.hand[index]]))

    @property
    def lit_cards(self) -> set[int]:
        """Which cards go together with those that are chosen, or with the player who is meant;
        none while nothing is chosen."""
        if not self.chosen and self.target is None:
            return set()
        held = Counter(self.cards)
        useful: set[str] = set()
        for counted, plays in self._by_cards:
            if held <= counted and self._reaches(plays):
                useful.update(counted - held)
        return {i for i, card in enumerate(self.hand) if card in useful and i not in self.chosen}

    def _reaches(self, plays: list[Play]) -> bool:
        """Whoever is meant, if anybody is."""
        return self.target is None or any(play.victim == self.target for play in plays)

    @property
    def targets(self) -> list[int]:
        """Who can be meant with the chosen cards, perhaps together with others; all who can be
        meant at all while none are chosen."""
        found = {play.victim for play in self._leading_to(self.cards)}
        return [seat for seat in self.facts.others if seat in found]

    @property
    def open_targets(self) -> list[int]:
        """Among whom a choice is open for just the chosen cards."""
        whole = [play for play in self.whole if play.target is not None]
        return [seat for seat in self.facts.others if any(p.target == seat for p in whole)]

    # ------------------------------------------------------------------ choosing

    def toggle(self, index: int) -> None:
        """A card into the choice, or out of it. Those that it does not go with are left."""
        if index in self.chosen:
            self.chosen.remove(index)
        else:
            self.chosen = [*self._going_with(index), index]
        self._keep_target()

    def _going_with(self, index: int) -> list[int]:
        """As many of the chosen ones as make a play with that card, those chosen last first."""
        latest = list(reversed(self.chosen))[: MOST - 1]
        for size in range(len(latest), 0, -1):
            for kept in combinations(latest, size):
                cards = [self.hand[i] for i in (*kept, index)]
                if self._leading_to(cards):
                    return list(reversed(kept))
        return []

    def _keep_target(self) -> None:
        """Whoever is meant stays so while that still can be; who alone can be meant, is."""
        leading = self._leading_to(self.cards)
        if self.target is not None and not any(p.victim == self.target for p in leading):
            self.target = None
        choices = self.open_targets
        if self.target is None and len(choices) == 1 and len(self.whole) == 1:
            self.target = choices[0]

    def clear(self) -> None:
        self.chosen, self.target = [], None

    def choose(self, cards: Iterable[str], keeping: Sequence[int] = ()) -> None:
        """Exactly these, the places that are kept among them where that can be."""
        self.chosen = first_indexes_of(cards, self.hand, keeping)

    def pick(self, seat: int) -> Refusal | None:
        """Mean that player: where the chosen cards do not reach there as they are, those that are
        missing are chosen too. Says why it cannot be."""
        if not self.chosen:
            if not any(play.victim == seat for play in self.plays):
                return Refusal("nothing-for", seat)
            self.target = None if self.target == seat else seat
            return None
        reaching = [play for play in self.plays if play.victim == seat and self._shares(play)]
        if not reaching:
            return self.facts.refusal(self.cards, seat)
        best = min(reaching, key=self._change)
        self.choose(best.cards, list(self.chosen))
        self.target = seat
        return None

    def _shares(self, play: Play) -> bool:
        """Whether all that is chosen is in it; a joker that is not needed there is left."""
        left = Counter(self.cards) - Counter(play.cards)
        return acting_among(self.cards) in play.cards and set(left) <= {"joker"}

    def _change(self, play: Play) -> int:
        """How much of the choice it changes: to add is better than to leave out."""
        held, needed = Counter(self.cards), Counter(play.cards)
        return 10 * (held - needed).total() + (needed - held).total()

    def why_not(self) -> Refusal:
        """Why what is chosen cannot be played now."""
        if not self.chosen:
            return Refusal("choose")
        if self.whole and self.open_targets:
            return Refusal("whom")
        return self.facts.refusal(self.cards, self.target)

    def to_be_dropped_on(self, index: int) -> list[int]:
        """On whom that card, with the chosen ones that go with it, can be laid."""
        cards = [self.hand[i] for i in {*self._kept_for(index), index}]
        found = {play.victim for play in self._leading_to(cards)}
        return [seat for seat in self.facts.others if seat in found]

    def _kept_for(self, index: int) -> list[int]:
        return list(self.chosen) if index in self.chosen else self._going_with(index)


def _sorted_out(
    facts: TurnFacts, options: Iterable[Move]
) -> tuple[tuple[Play, ...], frozenset[str]]:
    """Plays, and cards that can be discarded."""
    plays, discards = [], set()
    for move in options:
        if move.discard is not None:
            discards.add(move.discard)
            continue
        victim = move.target
        if victim is None and REACH[acting(move.cards)] == NEXT:
            victim = facts.next_player(turned="whisky" in move.cards)
        plays.append(Play(move.cards, move.target, victim))
    return tuple(plays), frozenset(discards)
