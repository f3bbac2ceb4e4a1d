"""The choice that the owner of the cup is making with the dice: not told until it is answered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from game.bots.odds import Odds, hands_after
from game.engine.views import you_in
from game.i18n import mark
from game.rules.pony_express.cards import Play
from game.rules.pony_express.questions import STAND, Arrangement
from game.rules.pony_express.view import PonyExpressView
from game.rules.shared.hands import DICE, hand_of

Way = Literal["hidden", "shown"]  # which dice are rolled again

SETTLED = mark("No more rolls: now announce a hand.")
TOO_POOR = mark("You have %(gold)s: not enough for a reroll.")
NONE_HIDDEN = mark("No die is under the cup.")
NONE_SHOWN = mark("No dice outside the cup.")
KEEP_ONE = mark("Show at least one die first: you keep it, and the others roll.")
NOT_ALL_FIVE = mark("Keep at least one die: click its mark.")
NONE_MARKED = mark("Click a die's mark to roll it.")


class Situation(NamedTuple):
    """What the rules say about the cup now, as its owner sees it."""

    faces: tuple[str, ...]
    outside: frozenset[int]
    price: int
    gold: int
    can_roll: bool
    settled: bool  # the dice stay as they are

    @classmethod
    def of(cls, view: PonyExpressView, *, settled: bool) -> Situation:
        dice, gold = view.dice, view.riders[you_in(view)].gold
        price = view.reroll_price or 0
        return cls(
            faces=tuple(die.face for die in dice if die.face is not None),
            outside=frozenset(die for die in DICE if dice[die].shown),
            price=price,
            gold=gold,
            can_roll=price <= gold,
            settled=settled,
        )


class CupPlan:
    """Which dice will lie outside, and which of those outside will not roll."""

    def __init__(self, now: Situation) -> None:
        self.now = now
        self.outside = set(now.outside)
        self._staying: set[int] = set()  # of those outside, when the shown ones roll

    def move_to(self, now: Situation) -> None:
        """The rules went on. The plan stays as long as the dice lie where they did."""
        if now.outside != self.now.outside or now.settled:
            self.outside = set(now.outside)
        if now.faces != self.now.faces:
            self._staying.clear()
        self.now = now

    @property
    def hidden(self) -> tuple[int, ...]:
        return tuple(die for die in DICE if die not in self.outside)

    @property
    def hand(self) -> str:
        return hand_of(self.now.faces)

    def move(self, die: int) -> None:
        """Out of the cup for all to see, or back under it."""
        if not self.now.settled:
            self.outside ^= {die}
            self._staying.discard(die)

    def stays(self, die: int) -> bool:
        return die in self._staying

    def mark(self, die: int) -> None:
        """Whether a shown die rolls when the shown ones do."""
        self._staying ^= {die}

    # ------------------------------------------------------------------ rolling again

    def rolling(self, way: Way) -> tuple[int, ...]:
        if way == "hidden":
            return self.hidden
        return tuple(sorted(self.outside - self._staying))

    def why_not(self, way: Way) -> str:
        """Why these dice cannot be rolled; empty if they can."""
        if self.now.settled:
            return SETTLED
        if not self.now.can_roll:
            return TOO_POOR
        return self._why_not_hidden() if way == "hidden" else self._why_not_shown()

    def _why_not_hidden(self) -> str:
        if not self.hidden:
            return NONE_HIDDEN
        return "" if self.outside else KEEP_ONE

    def _why_not_shown(self) -> str:
        rolling = self.rolling("shown")
        if not self.outside:
            return NONE_SHOWN
        if len(rolling) == len(DICE):
            return NOT_ALL_FIVE
        return "" if rolling else NONE_MARKED

    def reroll(self, way: Way) -> Arrangement:
        return Arrangement(self.rolling(way), self._shown)

    def stand(self) -> str | Arrangement:
        """The dice stay: as they lie, or as they are arranged now."""
        as_before = self.outside == self.now.outside
        return STAND if as_before else Arrangement((), self._shown)

    @property
    def _shown(self) -> tuple[int, ...]:
        return tuple(sorted(self.outside))

    def odds(self, way: Way) -> Odds | None:
        """The exact chance of every hand after that roll; None where there is none."""
        return None if self.why_not(way) else hands_after(self.now.faces, self.rolling(way))


def percent(chance: float) -> str:
    """Never 0 % for what can happen, nor 100 % for what may not."""
    if chance <= 0.0:
        return "0\u00a0%"
    if chance < 0.005:
        return "<1\u00a0%"
    if 0.995 <= chance < 1.0 - 1e-9:
        return ">99\u00a0%"
    return f"{round(chance * 100)}\u00a0%"


def playable(options: Sequence[Play | None], card: str) -> list[Play]:
    """The plays of that card among the answers to a question for one."""
    return [play for play in options if play is not None and play.card == card]
