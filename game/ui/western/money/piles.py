"""Money as it lies on the felt: bundles of 50k, and bills for the rest."""

from __future__ import annotations

from game.ui.kit.boxes import around
from game.ui.kit.canvas import Box, Canvas, Point
from game.ui.kit.layout import BOTTOM_LEFT, inset, placed

Purse = int | None  # of a seat; None: the cash box

BUNDLE = 50  # thousands
BILL = 10
PILE = (40.0, 52.0)
PILE_STEP = 40.0
LOW = 2  # bundles up to which one pile is enough
TALLEST = 5
MOST = 4  # piles: more money than they hold looks the same, and the number says how much it is
REST, BILL_STEP = (30.0, 17.0), 5.0
MARGIN = (4.0, 6.0)  # around them
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
    box = around(centre, (width_of(amount) + 2 * MARGIN[0], PILE[1] + 2 * MARGIN[1]))
    canvas.composed(("money", amount), box, lambda: _paint(canvas, piles, bills, box))


def _paint(canvas: Canvas, piles: list[int], bills: int, box: Box) -> None:
    ground = inset(box, x=MARGIN[0], y=MARGIN[1])
    for number, count in enumerate(piles):
        place = placed(ground, *PILE, at=BOTTOM_LEFT).move(PILE_STEP * number + 1, 0)
        canvas.picture(f"western/bundle-{count}", place)
    rest = placed(inset(ground, left=PILE_STEP * len(piles)), *REST, at=BOTTOM_LEFT)
    for number in range(bills):
        canvas.picture("western/bill", rest.move(0, -BILL_STEP * number - 4))
