"""Sacramento: eight houses right of the lanes, those further back first."""

from dataclasses import dataclass

from cards_pen import Layer, paint, veil
from derby_houses import barn, chapel, hotel, store
from kit import blank, over, resize, save, shadow
from kit.types import Array

TOWN = (136, 452)  # of the picture, in design units
PLACE = (824, 64)  # of its upper left corner on the course
_ROOM = (110, 130)  # about one house; its foot's middle is at 55, 118
_FOOT = (55, 118)
_FINE = 2


@dataclass(frozen=True)
class House:
    """Which, and where its foot's middle stands on the course."""

    layers: list[Layer]
    x: float
    y: float


def houses() -> list[House]:
    return [
        House(chapel(58, 50, ("#f6ead0", "#d9c49a"), ("#8a5a38", "#5a351c")), 872, 190),
        House(store(54, 54, ("#c9744a", "#9a4a2a"), ("#7a3320", "#4f1d10"), "horseshoe"), 925, 210),
        House(store(62, 52, ("#d9a05e", "#b5793c"), ("#8a5228", "#5a3216"), "mug"), 866, 264),
        House(barn(54, 52, ("#a9bcb8", "#7d9490"), ("#56706e", "#33494a")), 922, 312),
        House(hotel(64, 60, ("#c2503a", "#8f2c1c"), ("#7a2616", "#4a120a"), "star"), 864, 360),
        House(barn(56, 50, ("#e8c48a", "#c79a5c"), ("#a06a34", "#6b411c")), 922, 410),
        House(store(66, 56, ("#97a66c", "#6d7c48"), ("#56683a", "#334422"), "bag"), 867, 458),
        House(barn(50, 48, ("#c98c52", "#9a622e"), ("#7a4522", "#4a2810")), 923, 506),
    ]


def town() -> Array:
    """All houses, each with its shadow to the lower right."""
    picture = blank(2 * TOWN[1], 2 * TOWN[0])
    for seed, house in enumerate(houses()):
        ground = Layer(veil(_FOOT[0] + 4, _FOOT[1], 40, 4, "#2b1a10", 0.4), 0)
        big = paint([ground, *house.layers], *_ROOM, 2 * _FINE, 101 + seed)
        small = resize(big, 2 * _ROOM[0], 2 * _ROOM[1])
        cast = shadow(small, (5, 4), 4, 0.4, pad=0)
        left = round(2 * (house.x - PLACE[0] - _FOOT[0]))
        top = round(2 * (house.y - PLACE[1] - _FOOT[1]))
        picture = over(picture, cast, left, top)
    return picture


def main() -> None:
    save(town(), "derby/town", False, 90)


if __name__ == "__main__":
    main()
