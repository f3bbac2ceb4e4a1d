"""The rules of Mustang once more, in a plain way, from their text alone: it plays a finished
journal again with nothing of `game.rules`, so that each can be held against the other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from game.engine.journal import Entry

COATS = ("bay", "chestnut", "palomino", "grey", "pinto")
COUNTERS = {"stallion": 10, "mare": 15, "foal": 20}
CARDS_FOR = {"foal": 2, "mare": 3, "stallion": 4, "special": 5}
WORTH = {"foal": 1, "mare": 2, "stallion": 3, "special": 5}
EVENTS = ["birth", "broken-fence", "heavy-rain", "indians", "sunny-day", "sunny-day"]


class Over(Exception):
    """No more cards are drawn."""


def kind_of(mustang: str) -> str:
    return mustang.split("-")[1] if "-" in mustang else "special"


def strength(cards: Sequence[str]) -> tuple[int, int] | None:
    """Number of cards and value, with the best that the cowboys can be; None if it is no set."""
    named = [(int(card.split("-")[0]), card.split("-")[1]) for card in cards if card != "cowboy"]
    best = None
    if len(cards) in (2, 3, 4):
        for value in range(1, 9):
            if all(other == value for other, _ in named):
                best = (len(cards), value)
    if len(cards) == 5:
        for top in range(5, 9):
            for suit in COATS:
                run = {(value, suit) for value in range(top - 4, top + 1)}
                if len(run.intersection(named)) == len(named):
                    best = (5, top)
    return best


def is_herd(stable: Sequence[str], coat: str = "") -> bool:
    kinds = Counter(kind_of(one) for one in stable if one.startswith(coat))
    return kinds["stallion"] >= 1 and kinds["mare"] >= 2 and kinds["foal"] >= 3


def points(stable: list[str], corral: list[str]) -> int:
    total = sum(WORTH[kind_of(one)] for one in stable + corral)
    for coat in COATS:
        kinds = {kind_of(one) for one in stable + corral if one.startswith(coat)}
        if is_herd(stable, coat):
            total += 7
        elif {"stallion", "mare"} <= kinds:
            total += 2
    return total


class Referee:
    def __init__(self, seats: int, journal: Sequence[Entry]) -> None:
        self._journal = iter(journal)
        self.hands: list[list[str]] = [[] for _ in range(seats)]
        self.stables: list[list[str]] = [[] for _ in range(seats)]
        self.corrals: list[list[str]] = [[] for _ in range(seats)]
        self.is_over = False
        self.ended_by: int | None = None
        self._set_up()
        try:
            while True:
                self._turn()
                self._active = (self._active + 1) % seats
        except Over:
            assert next(self._journal, None) is None, "nothing follows the end"

    def _next(self, who: int | str) -> Any:
        asked, answer = next(self._journal)
        assert asked == who
        return answer

    def _shuffled(self, cards: Sequence[str]) -> list[str]:
        new = list(self._next("shuffle"))
        assert sorted(new) == sorted(cards)
        return new

    def _set_up(self) -> None:
        self._active = int(self._next("roll")[0])
        self.piles = {kind: list(self._next("shuffle")) for kind in COUNTERS}
        assert {kind: len({*pile}) for kind, pile in self.piles.items()} == COUNTERS
        self.open = {kind: [pile.pop(0)] for kind, pile in self.piles.items()}
        self.specials = ["midnight", "avalanche"]
        numbered = [f"{value}-{coat}" for value in range(1, 9) for coat in COATS]
        self.deck = self._shuffled([*numbered, *["cowboy"] * 9])
        self.events, self.spent = self._shuffled(EVENTS), []
        self.discards: list[str] = []
        self._idle = 0
        for seat in self._clockwise():
            self.hands[seat], self.deck = self.deck[:6], self.deck[6:]

    def _clockwise(self) -> list[int]:
        seats = range(len(self.hands))
        return [*seats[self._active :], *seats[: self._active]]

    # ------------------------------------------------------------------ the four actions

    def _turn(self) -> None:
        seat = self._active
        chosen = self._next(seat)
        self._idle = self._idle + 1 if chosen.action == "exchange" else 0
        cards = list(chosen.cards)
        if chosen.action == "exchange":
            self._exchange(seat, cards)
        elif chosen.action == "catch":
            self._catch(seat, chosen.mustang, cards)
        elif chosen.action == "steal":
            self._steal(seat, chosen.mustang, cards)
        else:
            self._stable(seat, chosen.mustang)
            self._end_if_over()

    def _exchange(self, seat: int, cards: list[str]) -> None:
        assert len(cards) in (1, 2)
        self._lose(seat, cards)
        self.deck += cards
        for _ in cards:
            self.hands[seat].append(self.deck.pop(0))
        if self._idle == 2 * len(self.hands):
            self.deck, self.discards = self._shuffled(self.deck + self.discards), []
            self._idle = 0

    def _catch(self, seat: int, target: str, cards: list[str]) -> None:
        kind = target if target in self.piles else kind_of(target)
        self._play(seat, cards, kind)
        if target in self.piles:
            self.corrals[seat].append(self._top(kind, seat))
        elif kind == "special":
            self.specials.remove(target)
            self.corrals[seat].append(target)
        else:
            self.open[kind].remove(target)
            self.corrals[seat].append(target)
            self.open[kind].append(self._top(kind, seat))
        self._end_if_over()
        self._draw(seat, len(cards))

    def _steal(self, thief: int, mustang: str, cards: list[str]) -> None:
        (owner,) = (seat for seat, corral in enumerate(self.corrals) if mustang in corral)
        assert owner != thief
        self._play(thief, cards, kind_of(mustang))
        defence = self._next(owner)
        if defence is None:
            self.corrals[owner].remove(mustang)
            self.corrals[thief].append(mustang)
            self._draw(thief, len(cards))
            return
        answer = list(defence.cards)
        assert (strength(answer) or (0, 0)) > (strength(cards) or (0, 0))
        cowboys = ["cowboy"] * self.hands[thief].count("cowboy")
        for seat, lost in ((owner, answer), (thief, cowboys)):
            self._lose(seat, lost)
            self.discards += lost
        self._draw(thief, len(cards) + len(cowboys))
        self._draw(owner, len(answer))

    def _stable(self, seat: int, mustang: str) -> None:
        self.corrals[seat].remove(mustang)
        self.stables[seat].append(mustang)
        self._look_at(seat)

    def _play(self, seat: int, cards: list[str], kind: str) -> None:
        assert strength(cards) is not None and len(cards) == CARDS_FOR[kind]
        self._lose(seat, cards)
        self.discards += cards

    def _lose(self, seat: int, cards: list[str]) -> None:
        for card in cards:
            self.hands[seat].remove(card)

    # ------------------------------------------------------------------ the end

    def _top(self, kind: str, by: int | None) -> str:
        mustang = self.piles[kind].pop(0)
        if not self.piles[kind]:
            self._ended(by)
        return mustang

    def _look_at(self, seat: int) -> None:
        if is_herd(self.stables[seat]):
            self._ended(seat)

    def _ended(self, by: int | None) -> None:
        if not self.is_over:
            self.is_over, self.ended_by = True, by

    def _end_if_over(self) -> None:
        if self.is_over:
            raise Over

    @property
    def scores(self) -> list[int]:
        return [
            points(stable, corral) + (3 if seat == self.ended_by else 0)
            for seat, (stable, corral) in enumerate(zip(self.stables, self.corrals, strict=True))
        ]

    @property
    def winners(self) -> list[int]:
        """All who have the best there is, by points, then by what settles a tie."""
        ranks = []
        for points, stable, corral in zip(self.scores, self.stables, self.corrals, strict=True):
            kinds = [kind_of(one) for one in stable]
            special = "midnight" in stable + corral or "avalanche" in stable + corral
            ranks.append((points, special, *(kinds.count(kind) for kind in COUNTERS)))
        return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]

    # ------------------------------------------------------------------ cards and events

    def _draw(self, seat: int, number: int) -> None:
        for _ in range(number):
            self.hands[seat].append(self.deck.pop(0))
            if not self.deck:
                self.deck, self.discards = self._shuffled(self.discards), []
                self._event()
                self._end_if_over()

    def _event(self) -> None:
        if not self.events:
            self.events, self.spent = self._shuffled(self.spent), []
        event = self.events.pop(0)
        self.spent.append(event)
        if event == "indians":
            self.specials = []
            for kind in ("foal", "mare", "stallion"):
                self.open[kind] = [self._top(kind, None)]
        for seat in self._clockwise():
            if event == "broken-fence":
                self._break_fence(seat)
            elif event == "heavy-rain":
                self._rain(seat)
            elif event == "birth":
                self._birth(seat)

    def _break_fence(self, seat: int) -> None:
        corral = self.corrals[seat]
        if not corral:
            return
        mustang = corral[0] if len(corral) == 1 else self._next(seat)
        corral.remove(mustang)
        (self.open[kind_of(mustang)] if "-" in mustang else self.specials).append(mustang)

    def _rain(self, seat: int) -> None:
        if self.corrals[seat]:
            sheltered = self._next(seat)
            assert len(sheltered) <= 2
            for mustang in sheltered:
                self._stable(seat, mustang)

    def _birth(self, seat: int) -> None:
        kinds = {kind_of(one) for one in self.stables[seat]}
        if {"stallion", "mare"} <= kinds and self.piles["foal"]:
            self.stables[seat].append(self._top("foal", seat))
            self._look_at(seat)
