"""A second reading of the rules of Western, written without a look at the first.

It follows a journal and says how things stand at its end, who is asked there and what may be
answered. Whatever the journal holds that it would not allow, or does not expect, is an error.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from game.engine.journal import Entry

DECK = {
    **{"attack-1": 12, "attack-2": 6, "attack-3": 4, "dancer": 4, "dog": 4, "cake": 4},
    **{"give-to-all": 4, "train": 4, "pay-me": 4, "give-it-back": 4, "cowboy": 9, "sheriff": 4},
    **{"everybody-gives": 4, "joker": 6, "indians": 5, "levy": 4, "whisky": 6, "saloon": 3},
    **{"hands-up": 3, "horse": 7, "hat": 1},
}
REMOVED = {
    **{3: {"indians": 3}, 4: {"indians": 3, "whisky": 3}, 5: {"indians": 2, "whisky": 2}},
    **{6: {"indians": 2, "whisky": 2}, 7: {"indians": 1}, 8: {"indians": 1}},
}
MONEY = {3: (170, 70), 4: (140, 50), 5: (140, 50), 6: (140, 50), 7: (110, 80), 8: (110, 80)}
TO_NEXT = ("indians", "pay-me", "horse")
STOPPERS = {
    **dict.fromkeys(("attack-1", "attack-2", "attack-3"), ("dog", "dancer")),
    **dict.fromkeys(("pay-me", "cowboy", "give-to-all", "indians", "saloon"), ("joker",)),
    "give-it-back": ("hat",),
}


class Won(Exception):
    """Somebody has the goal."""


class Unanswered(Exception):
    """The journal is at its end, and the game is not."""


class Referee:
    def __init__(self, seats: int, journal: Sequence[Entry], options: dict[str, Any]) -> None:
        self._journal = iter(journal)
        self._seats = seats
        self._open_train = options.get("open-train", False)
        self._triple = options.get("triple-guns", False)
        money, pot = MONEY.get(seats, (110, 100))
        chosen = {name: value for name, value in options.items() if value is not None}
        self.pot = chosen.get("pot", pot)
        self.goal = chosen.get("goal", 400 if seats < 9 else 500)
        self.money = [chosen.get("money", money)] * seats
        self.hands: list[list[str]] = [[] for _ in range(seats)]
        self.stars: set[int] = set()
        self.discards: list[str] = []
        self.way = 1
        self.active = 0
        # Every payment that can be asked back: when, who took, from whom, how much.
        self._taken: list[tuple[int, int, int, int]] = []
        self._turn = 0
        self._began = [[0, 0] for _ in range(seats)]  # the last two turns of each
        self._skip: int | None = None
        self.winner: int | None = None
        # Where the journal ends: who is asked what, and what may be answered but a play.
        self.asked: list[int] = []
        self.question = ""
        self.answers: list[Any] = []
        try:
            self._set_up()
            while True:
                self._turn += 1
                self._play_turn()
                self.active = self._next(self.active)
        except Won:
            assert next(self._journal, None) is None, "nothing follows the end"
            self.asked = []
        except Unanswered:
            assert self.asked, "somebody is asked, or the game is over"

    # ------------------------------------------------------------------ the journal

    def _entry(self) -> Entry:
        for entry in self._journal:
            return entry
        raise Unanswered

    def _world(self, what: str) -> Any:
        self.asked = []
        asked, answer = self._entry()
        assert asked == what, f"the world should be asked for a {what}, not {asked}"
        return answer

    def _ask(self, seat: int, question: str, answers: Sequence[Any] = ()) -> Any:
        self.asked, self.question, self.answers = [seat], question, list(answers)
        asked, answer = self._entry()
        assert asked == seat, f"{seat} should be asked, not {asked}"
        assert answer in answers or question == "play"
        return answer

    def _may_lay(self, seat: int, question: str, kinds: Sequence[str]) -> Any:
        """Who has a single card lays nothing."""
        held = self.hands[seat]
        if len(held) == 1:
            return None
        laid = self._ask(seat, question, [None, *(kind for kind in kinds if kind in held)])
        if laid is not None:
            self._lose(seat, [laid])
        return laid

    def _roll(self, number: int) -> list[int]:
        faces = [int(face) for face in self._world("roll")]
        assert len(faces) == number
        return faces

    def _set_up(self) -> None:
        deck = list(self._world("shuffle"))
        assert Counter(deck) + Counter(REMOVED.get(self._seats, {})) == DECK
        for seat in range(self._seats):
            self.hands[seat], deck = deck[:8], deck[8:]
        self.deck = deck
        best = list(range(self._seats))
        while len(best) > 1:
            faces = dict(zip(best, self._roll(len(best)), strict=True))
            best = [seat for seat in best if faces[seat] == max(faces.values())]
        self.active = best[0]

    def _next(self, seat: int) -> int:
        return (seat + self.way) % self._seats

    def _others(self, seat: int) -> list[int]:
        order = [self._next(seat)]
        while len(order) < self._seats - 1:
            order.append(self._next(order[-1]))
        return order

    # ------------------------------------------------------------------ a turn

    def _play_turn(self) -> None:
        seat = self.active
        self._began[seat] = [self._began[seat][1], self._turn]
        if seat in self.stars:
            self.stars.remove(seat)
            self.discards.append("sheriff")
        if self._skip == seat:
            self._skip = None
            return
        hand = self.hands[seat]
        if len(hand) == 1:
            self._draw(seat, must=True)
            return
        move = self._ask(seat, "play")
        if move.discard:
            self._lose(seat, [move.discard])
        else:
            self._lay(seat, list(move.cards), move.target)
        if "train" not in move.cards:
            self._draw(seat, must=False)

    def _lose(self, seat: int, cards: Sequence[str]) -> None:
        for card in cards:
            self.hands[seat].remove(card)
            self.discards.append(card)
        assert self.hands[seat], "the last card is never played"

    def _draw(self, seat: int, *, must: bool) -> None:
        limit, most = (10, 3) if self._seats < 9 else (8, 2)
        most = min(most, limit - len(self.hands[seat]))
        for _ in range(self._ask(seat, "draw", range(int(must), most + 1))):
            if not self.deck:
                self.deck, self.discards = list(self._world("shuffle")), []
            self.hands[seat].append(self.deck.pop(0))

    # ------------------------------------------------------------------ money

    def _pay(self, payer: int, payee: int, owed: int, *, refundable: bool = True) -> None:
        amount = min(owed, self.money[payer])
        self.money[payer] -= amount
        if refundable:
            self._taken.append((self._turn, payee, payer, amount))
        self._get(payee, amount)

    def _pay_in(self, payer: int, owed: int) -> None:
        amount = min(owed, self.money[payer])
        self.money[payer] -= amount
        self.pot += amount

    def _take_out(self, payee: int, owed: int) -> None:
        amount = min(owed, self.pot)
        self.pot -= amount
        self._get(payee, amount)

    def _get(self, payee: int, amount: int) -> None:
        self.money[payee] += amount
        if self.money[payee] >= self.goal:
            self.winner = payee
            raise Won

    def taken(self, taker: int, loser: int) -> int:
        """Since the loser's last turn began: in the own turn that is the one before this."""
        since = self._began[loser][0 if loser == self.active else 1]
        return sum(
            amount
            for turn, payee, payer, amount in self._taken
            if turn >= since and (payee, payer) == (taker, loser)
        )

    # ------------------------------------------------------------------ a play

    def _lay(self, seat: int, cards: list[str], target: int | None) -> None:
        self._lose(seat, cards)
        card = cards[-1]
        if cards[0] == "train":
            assert target is None and self.pot > 0
            self._train(seat, cards[1:])
            return
        if cards[0] == "whisky":
            assert len(cards) == 1 or (self._seats > 3 and len(cards) == 2)
            self.way = -self.way
        cowboys = cards.count("cowboy")
        if card in TO_NEXT or cowboys == 1:
            assert target is None
            target = self._next(seat)
        if card[:6] in ("attack", "indian", "saloon"):
            assert target is not None and (target in self.stars) == (cards[0] == "joker")
            if target in self.stars:
                self.stars.remove(target)
                self.discards.append("sheriff")
        if target is None:
            self._for_all(seat, card)
        else:
            self._against(seat, card, target, cowboys)

    def _for_all(self, seat: int, card: str) -> None:
        others = self._others(seat)
        if card == "everybody-gives":
            for other in others:
                self._pay(other, seat, 10)
        elif card == "levy":
            self._take_out(seat, 30)
        elif card == "hands-up":
            for other in others:
                held = self.hands[other]
                self._pay_in(other, 20 * ("horse" not in held) + 10 * ("hat" not in held))
        elif card == "sheriff":
            self.discards.remove("sheriff")
            if any(self._may_lay(other, "stop-sheriff", ["joker"]) for other in others):
                self.discards.append("sheriff")
            else:
                self.stars.add(seat)
        else:
            assert card == "whisky"

    def _against(self, seat: int, card: str, target: int, cowboys: int) -> None:
        if card == "horse":
            self._skip = target
            return
        if card == "saloon":
            assert abs(len(self.hands[seat]) - len(self.hands[target])) <= 2
        owed = self.taken(target, seat)
        if card == "give-it-back":
            assert 0 < owed <= self.money[target]
        counter = self._may_lay(target, "counter", STOPPERS[card])
        if counter is not None and self._is_stopped(seat, target, counter):
            return
        if card.startswith("attack"):
            self._attack(seat, target, int(card[-1]))
        elif card == "pay-me":
            self._pay(target, seat, 50)
        elif card == "cowboy":
            self._pay(target, seat, {1: 20, 2: 50, 3: 80}[cowboys])
        elif card == "give-to-all":
            for payee in [seat, *self._others(seat)]:
                if payee != target:
                    self._pay(target, payee, 10, refundable=False)
        elif card == "indians":
            self._pay_in(target, self.money[target])
        elif card == "saloon":
            self._saloon(seat, target)
        else:
            assert card == "give-it-back"
            self._taken = [one for one in self._taken if one[1:3] != (target, seat)]
            self._pay(target, seat, owed, refundable=False)

    def _is_stopped(self, seat: int, target: int, counter: str) -> bool:
        if counter == "joker":
            return True
        if counter == "hat":
            if len(self.hands[seat]) > 1:
                card = self._world("shuffle")[0]
                self.hands[seat].remove(card)
                self.hands[target].append(card)
            return True
        if self._may_lay(seat, "over-counter", ["cake"]):
            return False
        if counter == "dog":
            self._pay(seat, target, 10)
        else:
            self._pay_in(seat, 20)
        return True

    def _attack(self, seat: int, target: int, guns: int) -> None:
        times = 1 if guns == 1 or self._seats == 3 else 2
        if guns == 3 and self._triple:
            times = 3
        (face,) = self._roll(1)
        if face in (2, 4, 6):
            (answer,) = self._roll(1)
            if answer >= face:
                self._pay(seat, target, answer * 10 * times)
                return
        self._pay(target, seat, face * 10 * times)

    def _saloon(self, seat: int, target: int) -> None:
        own, other = len({*self.hands[seat]}), len({*self.hands[target]})
        while own == other:
            own, other = self._roll(2)
        loser, winner = (target, seat) if own > other else (seat, target)
        self._pay(loser, winner, self.money[loser])

    # ------------------------------------------------------------------ the train

    def _train(self, seat: int, cards: list[str]) -> None:
        leader, top = seat, cards
        assert self._height(top) is not None
        waiting = self._who_could(leader, top)
        while waiting:
            self.asked = waiting if self._open_train else waiting[:1]
            self.question = "ladder"
            self.answers = [None, *self._higher(self.asked[0], top)]
            asked, answer = self._entry()
            assert asked in self.asked
            waiting = [seat for seat in waiting if seat != asked]
            if answer is not None:
                assert set(answer.cards) in self._higher(asked, top)
                leader, top = asked, list(answer.cards)
                self._lose(leader, top)
                waiting = self._who_could(leader, top)
        self._take_out(leader, self.pot)

    def _higher(self, seat: int, top: Sequence[str]) -> list[set[str]]:
        """All that beats it, picked out of the hand with a card to keep."""
        hand, found = self.hands[seat], []
        bare = [card for card in top if card != "hat"]
        for horse in ([], ["horse"]):
            for guns in (1, 2, 3):
                cards = [f"attack-{guns}", *horse]
                if cards == bare and "hat" not in top:
                    cards.append("hat")
                elif self._height(cards) <= self._height(bare):
                    continue
                if {*cards} <= {*hand} and len(hand) > len(cards):
                    found.append({*cards})
        return found

    def _height(self, cards: Sequence[str]) -> int:
        attacks = [card for card in cards if card.startswith("attack")]
        horses = len(cards) - len(attacks)
        assert len(attacks) == 1 and horses in (0, 1)
        assert not horses or "horse" in cards
        return int(attacks[0][-1]) + 3 * horses

    def _who_could(self, leader: int, top: list[str]) -> list[int]:
        """By the number of cards alone: one for a height up to 3, two up to 6; more with a hat."""
        height = self._height([card for card in top if card != "hat"])
        needed = 1 if height < 3 else 2
        if height == 6:
            if "hat" in self.discards:
                return []
            needed = 3
        return [other for other in self._others(leader) if len(self.hands[other]) > needed]
