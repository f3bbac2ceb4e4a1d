"""Where the mustangs stand, on the prairie and at each ranch, as a view of the game has them."""

from __future__ import annotations

from typing import NamedTuple

from game.rules.mustang.box import KINDS, kind_of
from game.rules.mustang.view import MustangView, RancherView
from game.ui.kit.canvas import Box, Point
from game.ui.mustang.places import PILE_SIDE, SPECIAL_SIDE, PrairiePlaces, RanchPlaces, herd_places

Spot = tuple[Point, float]  # the middle of a counter, and how large it is drawn
Herd = dict[str, Spot]  # by the mustang that stands there


class PrairieSpots(NamedTuple):
    places: PrairiePlaces
    seen: MustangView

    def herd(self) -> Herd:
        """The open mustangs, and the two that are rare."""
        seen, places = self.seen, self.places
        found: Herd = {}
        for kind in KINDS:
            herd = seen.open[kind]
            for number, mustang in enumerate(herd):
                found[mustang] = places.open(kind, number, len(herd))
        for special in seen.specials:
            found[special] = (places.special(special), SPECIAL_SIDE * places.unit)
        return found

    def pile(self, kind: str) -> Spot:
        return self.places.pile(kind), PILE_SIDE * self.places.unit

    def next(self, mustang: str) -> Spot:
        """Where one will stand that is turned up or comes back."""
        kind = kind_of(mustang)
        if kind == "special":
            return self.places.special(mustang), SPECIAL_SIDE * self.places.unit
        count = len(self.seen.open[kind])
        return self.places.open(kind, count, count + 1)


class RanchSpots(NamedTuple):
    """`side`: how large a counter is there while there are few."""

    places: RanchPlaces
    rancher: RancherView
    side: float

    def herd(self) -> Herd:
        """All mustangs of the ranch, those in the stable first."""
        found: Herd = {}
        for mustangs, room in (
            (self.rancher.stable, self.places.stable),
            (self.rancher.corral, self.places.corral),
        ):
            points, side = herd_places(len(mustangs), room, self.side)
            found.update({m: (at, side) for m, at in zip(mustangs, points, strict=True)})
        return found

    def next_in_corral(self) -> Spot:
        """Where one more will stand, once the herd has made room for it."""
        return self._last_of(len(self.rancher.corral) + 1, self.places.corral)

    def next_in_stable(self) -> Spot:
        return self._last_of(len(self.rancher.stable) + 1, self.places.stable)

    def _last_of(self, count: int, room: Box) -> Spot:
        points, side = herd_places(count, room, self.side)
        return points[-1], side
