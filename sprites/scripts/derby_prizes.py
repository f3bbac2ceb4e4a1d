"""What there is to win: the podium, rosettes, the purse of chips; confetti and the photograph."""


from cards_pen import Layer, box, down, line, oval, paint, shape
from kit import grain, resize, save, wood
from kit.palette import INK
from kit.types import Array

PODIUM = (244, 76)
_FLOOR = 74
_STEPS = ((2, 42), (162, 30), (82, 58))  # left edge and height: second, third, first
_WIDE = 80


def podium() -> Array:
    """Three steps; numbers and prizes are lettered on their fronts."""
    w, h = PODIUM
    fronts = "".join(_step(x, high) for x, high in _STEPS)
    picture = paint([Layer(fronts, 2.4, 0.18)], w, h, 4, 91)
    tall, wide = picture.shape[:2]
    planed = grain(picture, wood(tall, wide, 92, 2.4), 0.13)
    return resize(planed, 2 * w, 2 * h)


def _step(x: float, high: float) -> str:
    top = _FLOOR - high
    front = box(x, top + 5, _WIDE, high - 5, down("#c78a4c", "#a0652f", "#744420"), 2.2, 1)
    seam = line(f"M{x + 2} {top + 5 + (high - 5) * 0.56} h{_WIDE - 4}", 1.2, INK, 0.35)
    tread = shape(
        f"M{x - 1.4} {top + 7} L{x + 3} {top} H{x + _WIDE - 3} L{x + _WIDE + 1.4} {top + 7} Z",
        down("#f0c282", "#d39a58"),
        2,
    )
    nails = "".join(oval(x + dx, top + 11.4, 1.1, 1.1, "#3d2413", 0) for dx in (5, _WIDE - 5))
    return front + seam + tread + nails


def main() -> None:
    save(podium(), "derby/podium", False, 92)


if __name__ == "__main__":
    main()
