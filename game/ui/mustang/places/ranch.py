"""Where things are on a ranch: its plank, its stable and its corral, and the mustangs in them."""

from __future__ import annotations

from typing import NamedTuple

from game.rules.mustang.view import RancherView
from game.ui.kit.canvas import Box
from game.ui.kit.layout import columns, inset, rows, share
from game.ui.mustang.places.herd import Herd, Spot, herd_places

PLANK = 36.0  # high
COUNTER, OWN_COUNTER = 46.0, 58.0
OWN_RANCH = "ranch-own"  # the picture of one as wide as the prairie


class RanchPicture(NamedTuple):
    """How a ranch was painted: its size, and where the stable ends."""

    width: float
    height: float
    split: float


PAINTED = {
    OWN_RANCH: RanchPicture(700, 140, 330),
    "ranch-two": RanchPicture(620, 156, 290),
    "ranch-three": RanchPicture(410, 156, 190),
    "ranch-four": RanchPicture(308, 156, 160),
}


class RanchPlaces(NamedTuple):
    """One ranch: `plank` with the name lies over the top of the `ground`, which is the picture."""

    picture: str
    box: Box
    plank: Box
    ground: Box
    stable: Box
    corral: Box


def ranch_places(picture: str, box: Box, plank: float) -> RanchPlaces:
    """The inner places lie where the picture has them, however large it is drawn."""
    painted = PAINTED[picture]
    ground = inset(box, top=plank - PLANK)
    fx, fy = ground.width / painted.width, ground.height / painted.height
    left, right = columns(ground, painted.split * fx, share())
    return RanchPlaces(
        picture,
        box,
        rows(inset(box, x=4, top=3), plank)[0],
        ground,
        inset(left, left=18 * fx, top=62 * fy, right=16 * fx, bottom=16 * fy),
        inset(right, left=12 * fx, top=66 * fy, right=16 * fx, bottom=20 * fy),
    )


def counter_side(ranch: RanchPlaces, share: float) -> float:
    """How large a counter is on that ranch while there are few; `share`: of the whole table."""
    return OWN_COUNTER * min(share, 1.0) if ranch.picture == OWN_RANCH else COUNTER


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
