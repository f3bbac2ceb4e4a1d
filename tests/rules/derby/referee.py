"""A second reading of the rules of the derby: it shares nothing with the first.

It follows a journal and says how things stand at its end, who is asked there and what may be
answered. Whatever the journal holds that it would not allow, or does not expect, is an error.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from game.engine.journal import Entry

STABLE = ["brown", "beige", "yellow", "orange", "red", "blue", "green"]
TRACKS = [
    *(".Y..RY.BY.B.R.B..R", ".Y.RY..R.B.Y.B.RB.", ".B.YB..B.R.Y.R..YR", ".YB.Y.B.Y..R..RB.R"),
    *(".YR..BR..BY..B.YR.", "..BR.Y..RB.Y..RB.Y", "..R.BY.B.R.YB.RY.."),
]
COLOURS = {"black": "b", "yellow": "Y", "blue": "B", "red": "R"}
COUNTS = {9: "2100", **dict.fromkeys(range(3, 9), "2111"), 2: "1111", 1: "1000"}
DECK = Counter(
    {
        f"{value}-{colour}": int(number)
        for value, numbers in COUNTS.items()
        for colour, number in zip(COLOURS, numbers, strict=True)
    },
    special=4,
)
DEALT = {2: 17, 3: 11, 4: 8, 5: 7, 6: 5}
ALL_DEALT = {2: 21, 3: 14, 4: 10, 5: 8, 6: 7}
FIRST = {9: 0, 8: 1, 7: 2, 6: 3, 5: 4, 4: 5, 3: 6, 2: 7, 1: 7}
WON = [[1, 2, 3, 4, 5, 8, 10, 20], [0, 1, 1, 1, 2, 2, 3, 5], [0, 0, 0, 0, 0, -1, -1, -1]]


def worth(card: str) -> int:
    return 1 if card == "special" else int(card.split("-")[0])


def letter(card: str) -> str:
    return "special" if card == "special" else COLOURS[card.split("-")[1]]


class RaceOver(Exception):
    """Three have arrived."""


class Unanswered(Exception):
    """The journal is at its end, and the game is not."""


class Referee:
    def __init__(self, seats: int, journal: Sequence[Entry], options: dict[str, Any]) -> None:
        self._journal = iter(journal)
        self._seats = range(seats)
        self._variant: int = options["first-card"]
        self._hard: bool = options["hard-ride"]
        self._choose: bool = options["choose-tracks"]
        self.hands: list[list[str]] = [[] for _ in self._seats]
        self.cards: dict[str, list[str]] = {horse: [] for horse in STABLE}
        self.odds: dict[str, int] = {}
        self.bets = {horse: [0] * seats for horse in STABLE}
        self.owner: dict[str, int | None] = dict.fromkeys(STABLE)
        self.track: dict[str, int] = {}
        self.at = dict.fromkeys(STABLE, 0)
        self.left: list[str] = []
        self.home: list[str] = []
        self.die_cards = set(self._seats)
        self._held: dict[str, list[str]] = {}
        self.chips: list[int] = []
        self.winners: list[int] = []
        # Where the journal ends: who is asked what, and what may be answered.
        self.asked: int | None = None
        self.question = ""
        self.answers: list[Any] = []
        try:
            self._set_up()
            self._bet()
            self._lay_rest()
            self._line_up()
            self._race()
        except RaceOver:
            assert next(self._journal, None) is None, "nothing follows the end"
            self._pay()
        except Unanswered:
            assert self.asked is not None, "somebody is asked, or the game is over"

    # ------------------------------------------------------------------ the journal

    def _entry(self) -> Entry:
        for entry in self._journal:
            return entry
        raise Unanswered

    def _world(self, what: str) -> list[str]:
        self.asked = None
        asked, answer = self._entry()
        assert asked == what, f"the world should be asked for a {what}, not {asked}"
        return list(answer)

    def _shuffled(self, cards: Sequence[str]) -> list[str]:
        answer = self._world("shuffle")
        assert Counter(answer) == Counter(cards)
        return answer

    def _ask(self, seat: int, question: str, answers: Sequence[Any]) -> Any:
        self.asked, self.question, self.answers = seat, question, list(answers)
        asked, answer = self._entry()
        assert asked == seat, f"{seat} should be asked, not {asked}"
        if question in ("first-card", "play-card"):
            answer = (answer.card, answer.horse)
        assert answer in answers
        self.asked = None
        return answer

    # ------------------------------------------------------------------ setting up

    def _set_up(self) -> None:
        (drawn,) = self._world("roll")
        self.bookmaker = int(drawn)
        stock = list(DECK.elements())
        if self._variant == 0:
            for horse, value in zip(STABLE, range(9, 2, -1), strict=True):
                self._first(horse, f"{value}-black", stock)
        elif self._variant == 1:
            turned = [card for card in self._shuffled(stock) if card != "special"]
            for horse, card in zip(STABLE, turned, strict=False):
                self._first(horse, card, stock)
        elif self._variant == 2:
            for turn in range(len(STABLE)):
                seat = (self.bookmaker + turn) % len(self._seats)
                bare = [horse for horse in STABLE if not self.cards[horse]]
                offered = {(card, horse) for card in stock for horse in bare if card != "special"}
                card, horse = self._ask(seat, "first-card", sorted(offered))
                self._first(horse, card, stock)
        deal = self._shuffled(stock)
        number = (ALL_DEALT if self._variant == 3 else DEALT)[len(self._seats)]
        for seat in self._seats:
            self.hands[seat], deal = deal[:number], deal[number:]
        self.left = deal

    def _first(self, horse: str, card: str, stock: list[str]) -> None:
        stock.remove(card)
        self.cards[horse] = [card]
        self.odds[horse] = FIRST[worth(card)]

    # ------------------------------------------------------------------ betting

    def _bet(self) -> None:
        number = len(self.hands[0])
        for turn in range(number):
            for step in self._seats:
                seat = (self.bookmaker + turn + step) % len(self._seats)
                if turn < 5:
                    horse = self._ask(seat, "bet", STABLE)
                    self.bets[horse][seat] += 5 - turn
                card, horse = self._ask(seat, "play-card", self._plays(seat))
                self.hands[seat].remove(card)
                self._lay(horse, card)

    def _plays(self, seat: int) -> list[tuple[str, str]]:
        """A special on a bare horse only where there is nothing else."""
        room = [horse for horse in STABLE if len(self.cards[horse]) < 6]
        plays = {(card, horse) for card in self.hands[seat] for horse in room}
        bare = {(card, horse) for card, horse in plays if card == "special"} & {
            ("special", horse) for horse in room if not self.cards[horse]
        }
        return sorted(plays - bare or plays)

    def _lay(self, horse: str, card: str) -> None:
        laid = self.cards[horse]
        laid.append(card)
        if len(laid) == 1:
            self.odds[horse] = FIRST[worth(card)]
        elif card != "special":
            higher = worth(card) - worth(laid[-2])
            rows = abs(higher) // 2
            moved = self.odds[horse] - rows if higher > 0 else self.odds[horse] + rows
            self.odds[horse] = min(7, max(0, moved))

    def _lay_rest(self) -> None:
        rest = self._shuffled(self.left) if len(self.left) > 1 else self.left
        self.left = []
        while rest:
            for horse in STABLE:
                if rest and len(self.cards[horse]) < 6:
                    self._lay(horse, rest.pop(0))
        assert all(len(cards) == 6 for cards in self.cards.values())

    # ------------------------------------------------------------------ riders and tracks

    def _line_up(self) -> None:
        for horse, bets in self.bets.items():
            ranked = sorted(bets, reverse=True)
            if ranked[0] > ranked[1]:
                self.owner[horse] = bets.index(ranked[0])
        order: list[str] = []
        groups: dict[tuple[int, int, int], list[str]] = {}
        for horse in STABLE:
            key = -self.odds[horse], sum(self.bets[horse]), sum(map(worth, self.cards[horse]))
            groups.setdefault(key, []).append(horse)
        for key in sorted(groups):
            order += self._by_die(groups[key])
        if not self._choose:
            self.track = {horse: track for track, horse in enumerate(order, 1)}
            return
        free = [1, 2, 3, 4, 5, 6, 7]
        for horse in reversed(order):
            owner = self.owner[horse]
            track = min(free) if owner is None else self._ask(owner, "choose-track", free)
            free.remove(track)
            self.track[horse] = track

    def _by_die(self, horses: list[str]) -> list[str]:
        if len(horses) < 2:
            return horses
        rolled: dict[int, list[str]] = {}
        for horse, face in zip(horses, self._world("roll"), strict=True):
            rolled.setdefault(int(face), []).append(horse)
        return [horse for face in sorted(rolled) for horse in self._by_die(rolled[face])]

    # ------------------------------------------------------------------ the race

    def _race(self) -> None:
        while True:
            for horse in sorted(STABLE, key=lambda horse: self.track[horse]):
                if horse not in self.home:
                    self._turn(horse)
                    if self.at[horse] == 19:
                        self.home.append(horse)
                    if len(self.home) == 3:
                        raise RaceOver

    def _turn(self, horse: str) -> None:
        owner, start = self.owner[horse], self.at[horse]
        ground = f".{TRACKS[self.track[horse] - 1]}."[start]
        rivals = [self.at[one] for one in STABLE if one != horse and one not in self.home]
        ahead = [at for at in rivals if at > start]
        if not self._held.get(horse):
            six = self.cards[horse]
            self._held[horse] = list(six) if owner is not None else self._shuffled(six)
        held = self._held[horse]
        if owner is None:
            answer = card = held[0]
            if card == "special" and ahead and len(ahead) < len(rivals):
                answer = "draw-level"
        else:
            answer = self._ask(owner, "ride", self._rides(held, start, ground, ahead))
            card = "special" if answer == "draw-level" else answer
        held.remove(card)
        if answer == "draw-level":
            self.at[horse] = min(ahead)
            return
        matches = letter(card) == ground
        last = len(ahead) == len(rivals)
        if self._hard:
            self._hard_move(horse, worth(card), 2 if matches else 1, last)
        else:
            self.at[horse] = min(19, start + 1 + matches)
            self._pushes(horse, worth(card), start, last)

    def _rides(self, held: list[str], start: int, ground: str, ahead: list[int]) -> list[str]:
        if not self._hard:
            reaching = [one for one in held if start + 1 + (letter(one) == ground) >= 19]
            if reaching:
                return reaching
        return held + ["draw-level"] * (bool(ahead) and "special" in held)

    def _pushes(self, horse: str, value: int, start: int, last: bool) -> None:
        owner = self.owner[horse]
        rolls = 2 if last or value > 6 else 1 if value > 4 else 0
        for number in range(2):
            if self.at[horse] == 19:
                return
            wanted = number < rolls if owner is None else self._ask(owner, "push", [True, False])
            if not wanted:
                return
            if not self._roll(owner, value):
                self.at[horse] = start
                return
            self.at[horse] += 1

    def _hard_move(self, horse: str, value: int, squares: int, last: bool) -> None:
        owner = self.owner[horse]
        if not self._roll(owner, value):
            return
        self.at[horse] = min(19, self.at[horse] + squares)
        if self.at[horse] == 19:
            return
        again = value > 4 or last
        if owner is not None:
            again = self._ask(owner, "push", [True, False])
        if again and self._roll(owner, value):
            self.at[horse] = min(19, self.at[horse] + squares)

    def _roll(self, owner: int | None, value: int) -> bool:
        (face,) = self._world("roll")
        if int(face) <= value:
            return True
        if owner is None or owner not in self.die_cards:
            return False
        if not self._ask(owner, "die-card", [True, False]):
            return False
        self.die_cards.remove(owner)
        (face,) = self._world("roll")
        return int(face) <= value

    # ------------------------------------------------------------------ paying

    def _pay(self) -> None:
        prizes = [0 for _ in self._seats]
        bets = [0 for _ in self._seats]
        best = [9 for _ in self._seats]
        for place, horse in enumerate(self.home):
            owner = self.owner[horse]
            if owner is not None:
                prizes[owner] += (15, 10, 5)[place]
                best[owner] = min(best[owner], place)
            times = WON[place][self.odds[horse]]
            for seat, stake in enumerate(self.bets[horse]):
                bets[seat] += stake + stake * times
        self.chips = [prize + bet for prize, bet in zip(prizes, bets, strict=True)]
        ranks = [(-self.chips[seat], -prizes[seat], best[seat]) for seat in self._seats]
        self.winners = [seat for seat in self._seats if ranks[seat] == min(ranks)]
