"""What every end of the race pays everybody, and whether that wins the game."""

from __future__ import annotations

from game.rules.derby.paying import PLACES, Pays, comes_back, multiple, winners
from game.rules.derby.view import DerbyView, HorseView

Podium = tuple[int, int, int]  # the numbers of the first three horses, from 0
NARROW = 0.001  # of a game won, for each chip more than the best of the others


class Ledger:
    """The paying of a race whose riders and odds stand; each podium is reckoned once."""

    def __init__(self, view: DerbyView, me: int) -> None:
        self._me = me
        self._seats = len(view.players)
        self._prizes = view.prizes
        self._riders = [horse.rider for horse in view.horses]
        self._paid = [_paid_by_place(horse, view.pays) for horse in view.horses]
        self._known: dict[Podium, tuple[float, float]] = {}

    def win(self, podium: Podium) -> float:
        """My share of the game, and a little for chips."""
        return self._settled(podium)[0]

    def chips(self, podium: Podium) -> float:
        """Mine."""
        return self._settled(podium)[1]

    def _settled(self, podium: Podium) -> tuple[float, float]:
        known = self._known.get(podium)
        if known is None:
            known = self._known[podium] = self._settle(podium)
        return known

    def _settle(self, podium: Podium) -> tuple[float, float]:
        seats = range(self._seats)
        chips, prizes, best = [0] * self._seats, [0] * self._seats, [PLACES + 1] * self._seats
        for place, horse in enumerate(podium):
            paid = self._paid[horse][place]
            for seat in seats:
                chips[seat] += paid[seat]
            rider = self._riders[horse]
            if rider is not None:
                prizes[rider] += self._prizes[place]
                best[rider] = min(best[rider], place + 1)
        for seat in seats:
            chips[seat] += prizes[seat]
        won, _ = winners(chips, prizes, best)
        share = 1.0 / len(won) if self._me in won else 0.0
        others = max(chips[seat] for seat in seats if seat != self._me)
        mine = chips[self._me]
        return share + NARROW * (mine - others), float(mine)


def _paid_by_place(horse: HorseView, pays: Pays) -> list[list[int]]:
    """What the bets on a horse bring each seat, by its place."""
    assert horse.row is not None, "in the race every horse has odds"
    return [
        [comes_back(stake, multiple(place, horse.row, pays)) for stake in horse.bets]
        for place in range(1, PLACES + 1)
    ]
