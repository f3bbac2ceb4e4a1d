"""Money as it lies on the felt: bundles of 50k, and bills for the rest."""

from __future__ import annotations

from game.ui.kit.canvas import Box, Canvas, Point

Purse = int | None  # of a seat; None: the cash box

BUNDLE = 50  # thousands
BILL = 10
PILE = (40.0, 52.0)
PILE_STEP = 40.0
LOW = 2  # bundles up to which one pile is enough
TALLEST = 5
MOST = 4  # piles: more money than they hold looks the same, and the number says how much it is
REST = (30.0, 17.0)
PICTURES = ("western/bill", *(f"western/bundle-{number}" for number in range(1, TALLEST + 1)))


def piles_of(amount: int) -> tuple[list[int], int]:
    """How many bundles lie on each pile, and how many bills beside them."""
    bundles, rest = divmod(min(amount, MOST * TALLEST * BUNDLE), BUNDLE)
    count = 0 if not bundles else 1 if bundles <= LOW else max(2, -(-bundles // TALLEST))
    piles = [bundles // count + (number < bundles % count) for number in range(count)]
    return piles, rest // BILL


def width_of(amount: int) -> float:
    """As it lies there."""
    piles, bills = piles_of(amount)
    return PILE_STEP * len(piles) + (REST[0] + 2 if bills else 0.0)


def draw_money(canvas: Canvas, amount: int, centre: Point) -> None:
    """Around this point."""
    piles, bills = piles_of(amount)
    if not piles and not bills:
        return
    wide, high = width_of(amount), PILE[1] + 12
    box = Box(centre[0] - wide / 2 - 4, centre[1] - high / 2, wide + 8, high)
    canvas.composed(("money", amount), box, lambda: _paint(canvas, piles, bills, box))


def _paint(canvas: Canvas, piles: list[int], bills: int, box: Box) -> None:
    x = box.x + 4
    for count in piles:
        place = Box(x + 1, box.bottom - 6 - PILE[1], *PILE)
        canvas.picture(f"western/bundle-{count}", place)
        x += PILE_STEP
    for number in range(bills):
        place = Box(x, box.bottom - 10 - REST[1] - 5 * number, *REST)
        canvas.picture("western/bill", place)
