"""What the winner sits before: a heap of gold, bundles and purses."""

import numpy as np
from cards_pen import Layer, cord, line, moved, oval, paint, shape, slant
from kit import resize, save
from kit.palette import INK
from kit.types import Array
from mustang_coats import STAR
from western_money import GOLD_FACE, bill, bundle_pile

PILE = (360, 200)
_FOOT = 188  # y of the ground
_FINE = 2
_COINS = 300


def _crest(x: float) -> float:
    """How high the gold lies at x, from the ground."""
    return 112 * max(0.0, 1 - ((x - 180) / 172) ** 2) ** 0.75


def lying_coin(x: float, y: float, r: float, turn: float) -> str:
    """A coin on its side, a little aslant."""
    edge = oval(0, r * 0.2, r, r * 0.62, "#a8721c", r * 0.16)
    face = oval(0, 0, r, r * 0.62, GOLD_FACE, r * 0.16)
    mark = oval(0, 0, r * 0.66, r * 0.4, "none", 0) + line(
        f"M{-r * 0.5:.1f} {-r * 0.2:.1f} A{r * 0.6:.1f} {r * 0.36:.1f} 0 0 1 {r * 0.4:.1f}"
        f" {-r * 0.26:.1f}",
        r * 0.12,
        "#fffbe0",
        0.9,
    )
    print_ = line(f"M{-r * 0.3:.1f} {r * 0.06:.1f} H{r * 0.3:.1f}", r * 0.18, "#9a6a14", 0.8)
    return moved(edge + face + mark + print_, round(x, 1), round(y, 1), round(turn, 1))


def _heap() -> str:
    """Coins on coins, those behind first."""
    rng = np.random.default_rng(77)
    body = "M4 188 " + " ".join(f"L{x} {_FOOT - _crest(x):.1f}" for x in range(8, 353, 8))
    mound = shape(f"{body} L356 188 Z", slant("#d9a02e", "#a8721c", "#6f470a"), 2)
    spots = []
    for number in range(_COINS):
        x = float(rng.normal(180, 84)) if number % 2 else float(rng.uniform(14, 346))
        if 14 < x < 346:
            spots.append(
                (_FOOT - float(rng.random()) * _crest(x) - 3, x, float(rng.uniform(-28, 28)))
            )
    return mound + "".join(lying_coin(x, y, 9.5, turn) for y, x, turn in sorted(spots))


def purse(x: float, y: float, size: float, turn: float) -> str:
    """A full purse with a star whose foot is at x, y."""
    body = shape(
        "M-15 -66 C-38 -52 -46 -20 -36 0 C-22 9 22 9 36 0 C46 -20 38 -52 15 -66 Z",
        slant("#ecc48a", "#c08a4c", "#75491f"),
        2.6,
    )
    neck = shape(
        "M-19 -86 C-12 -92 -8 -83 -3 -88 C2 -92 6 -83 12 -88 C15 -90 18 -88 20 -86 L15 -66 H-15 Z",
        slant("#e2b478", "#a9743c", "#6b411a"),
        2.6,
    )
    tie = cord("M-17 -66 C-7 -61 7 -61 17 -66", 3.4, "#a5281b", 1.8)
    star = moved(shape(STAR, "#6b3a1b", 0), -19, -50, 0, 0.38)
    folds = line("M-14 -58 C-20 -50 -24 -42 -26 -34 M14 -58 C20 -50 24 -42 26 -34", 1.8, INK, 0.4)
    return moved(neck + body + folds + star + tie, x, y, turn, size)


def win_pile() -> Array:
    """Everything the others brought to the table."""
    bills = "".join(
        moved(bill(52, 29, 2), x, y, turn)
        for x, y, turn in ((58, 168, -16), (304, 170, 14), (112, 128, -34), (252, 126, 30))
    )
    front = "".join(
        lying_coin(x, y, 10, turn)
        for x, y, turn in (
            (24, 186, -8),
            (84, 188, 10),
            (146, 190, -4),
            (216, 190, 6),
            (282, 188, -10),
            (338, 186, 8),
            (116, 180, 14),
            (250, 181, -12),
        )
    )
    layers = [
        Layer(moved(purse(0, 0, 1, 0), 180, 108, 2, 1.02), 7, 0.12),
        Layer(_heap(), 2, 0.35, shadow=1),
        Layer(purse(96, 150, 0.76, -10), 6, 0.12, shadow=2.4),
        Layer(purse(266, 152, 0.72, 12), 6, 0.12, shadow=2.4),
        Layer(bills, 1.8, 0.1, shadow=2),
        *(
            Layer(moved(bundle_pile(count), x, y, 0, 0.82), 2, 0.12, shadow=2)
            for x, y, count in ((140, 126, 5), (196, 122, 4), (166, 142, 2))
        ),
        Layer(front, 1.8, 0.4, shadow=1.4),
    ]
    big = paint(layers, *PILE, 2 * _FINE, 61)
    return resize(big, 2 * PILE[0], 2 * PILE[1])


def main() -> None:
    save(win_pile(), "western/win-pile", False, 92)


if __name__ == "__main__":
    main()
