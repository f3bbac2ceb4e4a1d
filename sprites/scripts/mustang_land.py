"""The prairie in the middle of the table, and the growth that other pictures share."""

import numpy as np
from cards_pen import Layer, box, down, glow, line, moved, oval, paint, shape, tint, veil
from kit import draw, mix, over, resize, save, svg, vignette
from kit.palette import INK
from kit.types import Array

PRAIRIE = (700, 222)
HORIZON = 62
CORNER = 14
FINE = 2
FORM = (False, 90)
_GRAZING = (
    "M-13 -2 C-14 -8 -9 -10 -4 -9 C2 -9 6 -10 9 -8 C13 -6 15 -2 17 3 L20 7 L17 9 L13 4 C11 2 9"
    " 1 8 1 L8 10 H6 L5 2"
    " C1 3 -4 3 -7 2 L-8 10 H-10 L-11 2 C-12 4 -14 7 -15 9 C-16 5 -15 1 -13 -2 Z"
)


def tuft(x: float, y: float, size: float, colour: str, opacity: float = 0.85) -> str:
    """A few blades of grass."""
    s = size
    blades = (
        f"M{x:.1f} {y:.1f} q{-0.2 * s:.1f} {-0.55 * s:.1f} {-0.5 * s:.1f} {-0.8 * s:.1f}"
        f" M{x:.1f} {y:.1f} q{-0.05 * s:.1f} {-0.6 * s:.1f} {-0.12 * s:.1f} {-1.05 * s:.1f}"
        f" M{x:.1f} {y:.1f} q{0.15 * s:.1f} {-0.5 * s:.1f} {0.45 * s:.1f} {-0.85 * s:.1f}"
    )
    return line(blades, max(1.1, s * 0.16), colour, opacity)


def meadow(
    area: tuple[float, float, float, float],
    count: int,
    seed: int,
    colours: tuple[str, ...],
    flowers: tuple[str, ...] = (),
) -> str:
    """Tufts and flowers strewn over x, y, w, h; the nearer the larger."""
    rng = np.random.default_rng(seed)
    x0, y0, w, h = area
    spots = sorted(
        (float(rng.uniform(0, 1)) ** 0.8, float(rng.uniform(0, 1))) for _ in range(count)
    )
    grown = ""
    for number, (fall, across) in enumerate(spots):
        x, y = x0 + across * w, y0 + fall * h
        size = (3.4 + 6 * fall) * float(rng.uniform(0.8, 1.25))
        if flowers and number % 7 == 3:
            r = 0.9 + 0.9 * fall
            grown += line(f"M{x:.1f} {y:.1f} v{-3 * r:.1f}", 0.8, "#4f6a2a", 0.9)
            grown += oval(x, y - 3.4 * r, r * 1.25, r, flowers[number % len(flowers)], 0)
        else:
            grown += tuft(x, y, size, colours[number % len(colours)])
    return grown


def ridge(base: float, rises: tuple[tuple[float, float], ...], bottom: float, width: float) -> str:
    """Peaks (x, height above the base) joined by straight slopes, down to the bottom."""
    points = " ".join(f"L{x} {base - rise}" for x, rise in rises)
    return f"M-4 {base} {points} L{width + 4} {base} V{bottom} H-4 Z"


def grove(x: float, y: float, size: float, colour: str) -> str:
    """A clump of far trees."""
    crowns = ((-8, -5, 7, 5), (0, -9, 8, 7), (9, -5, 7, 5), (3, -3, 10, 4))
    return "".join(
        veil(x + dx * size, y + dy * size, rx * size, ry * size, colour, 1)
        for dx, dy, rx, ry in crowns
    )


def cut_to_frame(picture: Array, size: tuple[int, int], corner: float, edge: float = 3.4) -> Array:
    """The picture with round corners, a dark frame, and a thin light along its inside."""
    w, h = size
    px = (picture.shape[1], picture.shape[0])
    mask = draw(svg(box(0.5, 0.5, w - 1, h - 1, INK, 0, corner), w, h), px)
    result = picture.copy()
    result[..., 3] = mask[..., 3]
    half = edge / 2
    rim = box(half + 0.3, half + 0.3, w - edge - 0.6, h - edge - 0.6, "none", edge, corner - half)
    rim += box(
        edge + 0.6,
        edge + 0.6,
        w - 2 * edge - 1.2,
        h - 2 * edge - 1.2,
        "none",
        0.9,
        corner - edge,
        "#fff0c0",
    )
    frame = draw(svg(rim, w, h), px)
    dark = draw(
        svg(
            box(
                half + 0.3, half + 0.3, w - edge - 0.6, h - edge - 0.6, "none", edge, corner - half
            ),
            w,
            h,
        ),
        px,
    )
    return over(over(result, frame, alpha=0.35), dark)


def _sky() -> list[Layer]:
    w = PRAIRIE[0]
    air = box(-4, -4, w + 8, 90, down("#8fb8c4", "#cfd6b8", "#f6dfa4", "#fbe9bc"), 0)
    haze = oval(350, 42, 230, 70, glow("#fff0b4o100", "#ffe39ao60", "#ffe39ao0"), 0)
    disc = oval(350, 38, 19, 19, glow("#fffdf0", "#fff8d8", "#ffefb0"), 0)
    clouds = "".join(
        veil(x + dx, y + dy, rx, ry, "#fffaf0", 0.5)
        for x, y in ((110, 20), (236, 14), (508, 18), (620, 26))
        for dx, dy, rx, ry in ((-16, 2, 17, 3.4), (0, -1, 18, 5), (18, 2, 20, 3.2))
    )
    return [Layer(air + haze, 0), Layer(clouds, 0), Layer(disc, 0)]


def _distance() -> list[Layer]:
    w, h = PRAIRIE
    far = ridge(
        HORIZON - 6,
        (
            (20, 12),
            (58, 22),
            (92, 12),
            (140, 18),
            (196, 34),
            (222, 24),
            (258, 10),
            (316, 6),
            (390, 8),
            (438, 16),
            (470, 26),
            (500, 20),
            (552, 34),
            (588, 22),
            (628, 30),
            (668, 14),
        ),
        h,
        w,
    )
    buttes = (
        f"M404 {HORIZON} L412 38 L416 30 H440 L444 40 L456 {HORIZON} Z M478 {HORIZON} L486 44"
        f" H498 L506 {HORIZON} Z"
        f" M150 {HORIZON} L160 44 L164 36 H182 L188 46 L204 {HORIZON} Z"
    )
    sides = (
        f"M430 30 H440 L444 40 L456 {HORIZON} H436 Z M494 44 H498 L506 {HORIZON} H498 Z M176 36"
        f" H182 L188 46 L204 {HORIZON} H182 Z"
    )
    hills = (
        f"M-4 {HORIZON - 2} C60 {HORIZON - 18} 130 {HORIZON + 4} 210 {HORIZON - 6} C300"
        f" {HORIZON - 16} 380 {HORIZON + 6} 470 {HORIZON - 5} C560 {HORIZON - 18} 640 {HORIZON}"
        f" 704 {HORIZON - 10} V{h} H-4 Z"
    )
    return [
        Layer(
            shape(far, down("#b7b4b4", "#d8c6a4", "#e2cf9c"), 0)
            + tint(_shaded_slopes(), "#7f7a8a", 0.28),
            1.5,
        ),
        Layer(shape(buttes, down("#c98a5a", "#d2a070"), 0) + tint(sides, "#8a4f3a", 0.4), 1.5),
        Layer(shape(hills, down("#b7b76a", "#9aa552"), 0), 3),
        Layer(
            "".join(
                grove(x, y, s, c)
                for x, y, s, c in (
                    (52, 58, 0.7, "#6f8044"),
                    (84, 60, 0.5, "#7f8f4c"),
                    (608, 58, 0.8, "#6b7c40"),
                    (642, 60, 0.55, "#7a8a48"),
                    (262, 60, 0.5, "#85934f"),
                )
            ),
            1,
        ),
    ]


def _shaded_slopes() -> str:
    """The sides of the far peaks that the sun in the middle does not reach."""
    base = HORIZON - 6
    return (
        f"M58 {base - 22} L92 {base - 12} L100 {base + 6} H50 Z M196 {base - 34} L172"
        f" {base - 25} L150 {base + 6} H190 Z"
        f" M552 {base - 34} L588 {base - 22} L600 {base + 6} H548 Z M628 {base - 30} L668"
        f" {base - 14} L690 {base + 6} H634 Z"
    )


def _grass() -> list[Layer]:
    h = PRAIRIE[1]
    near = (
        f"M-4 {HORIZON + 8} C90 {HORIZON - 6} 220 {HORIZON + 14} 350 {HORIZON + 6} C480"
        f" {HORIZON - 4} 590 {HORIZON + 14} 704 {HORIZON + 4} V{h + 4} H-4 Z"
    )
    swells = (
        (f"M-4 104 C120 88 260 118 400 104 C520 92 620 112 704 100 V{h + 4} H-4 Z", "#a2a44c"),
        (f"M-4 146 C140 128 280 160 420 144 C540 132 640 152 704 142 V{h + 4} H-4 Z", "#8f9a48"),
        (f"M-4 188 C140 172 300 200 450 186 C560 176 640 192 704 186 V{h + 4} H-4 Z", "#798a40"),
    )
    body = [Layer(shape(near, down("#cdbf6c", "#b4b058", "#9aa34c", "#85944a"), 0), 3)]
    body += [
        Layer(shape(path, down(mix(tone, "#e0d67c", 0.32), tone), 0), 2.5) for path, tone in swells
    ]
    sunlit = oval(350, 96, 240, 40, glow("#fff2a8o50", "#fff2a8o0"), 0)
    return [*body, Layer(sunlit, 0)]


def prairie() -> Array:
    w, h = PRAIRIE
    herd = "".join(
        moved(shape(_GRAZING, colour, 0), x, y, 0, size)
        for x, y, size, colour in (
            (286, 66, 0.5, "#6b4a2c"),
            (304, 69, 0.56, "#4a3222"),
            (424, 70, 0.5, "#5a3a24"),
        )
    )
    grown = meadow(
        (10, HORIZON + 14, w - 20, h - HORIZON - 22),
        150,
        6,
        ("#5d7530", "#6b8538", "#4d6428", "#b9c468"),
        ("#f6d860", "#fffaf0", "#e0664a"),
    )
    layers = [*_sky(), *_distance(), *_grass(), Layer(herd, 0), Layer(grown, 0)]
    picture = paint(layers, w, h, 2 * FINE, 5)
    picture[..., :3] = np.clip(
        picture[..., :3] * vignette(h * 2 * FINE, w * 2 * FINE, 0.26)[..., None], 0, 1
    )
    return resize(cut_to_frame(picture, PRAIRIE, CORNER), 2 * w, 2 * h)


def main() -> None:
    save(prairie(), "mustang/prairie", *FORM)


if __name__ == "__main__":
    main()
