"""What lives and travels on the land: buffalo, a wagon, houses, a skull; and the compass rose."""

from kit.palette import CREAM, GOLD, INK, RED, RED_DARK, SADDLE, UMBER

ROUND = 'stroke-linejoin="round" stroke-linecap="round"'
LINE = f'stroke="{INK}" stroke-width="2.6" {ROUND}'


def at(x: float, y: float, scale: float, body: str, mirror: bool = False) -> str:
    """A body drawn around its foot at 0, 0, put in its place."""
    across = -scale if mirror else scale
    return f'<g transform="translate({x:.1f} {y:.1f}) scale({across:.3f} {scale:.3f})">{body}</g>'


def buffalo(x: float, y: float, s: float, mirror: bool = False) -> str:
    """Looking left: low head, high shoulders, small haunches."""
    legs = (
        "M-18 -26 L-17 -2 H-11 L-9 -24 Z M24 -26 L28 -12 L26 -2 H32 L36 -16 L35 -28 Z"
        " M-8 -26 L-6 -2 H0 L2 -24 Z M15 -26 L17 -12 L16 -2 H22 L25 -14 L27 -26 Z"
    )
    body = (
        "M38 -44 C34 -52 26 -53 17 -53 C8 -54 3 -64 -8 -68 C-20 -71 -29 -64 -32 -56"
        " C-41 -53 -47 -44 -46 -34 C-46 -26 -42 -19 -37 -17 C-33 -16 -31 -18 -30 -20"
        " C-29 -14 -27 -10 -25 -7 C-22 -12 -21 -17 -20 -22 C-12 -18 -4 -19 4 -21"
        " C14 -21 22 -22 30 -24 C38 -30 41 -37 38 -44 Z"
    )
    mane = (
        "M-2 -66 C-20 -71 -29 -64 -32 -56 C-41 -53 -47 -44 -46 -34 C-46 -26 -42 -19 -37 -17"
        " C-33 -16 -31 -18 -30 -20 C-29 -14 -27 -10 -25 -7 C-22 -12 -21 -17 -20 -22 L-15 -27"
        " L-10 -24 L-7 -32 L-1 -31 L-2 -40 L4 -44 L0 -50 L4 -58 Z"
    )
    drawing = (
        f'<path d="M38 -44 C44 -40 44 -30 41 -24" fill="none" stroke="{INK}"'
        f' stroke-width="3" {ROUND}/>'
        f'<path d="{legs}" fill="#4a2a15" {LINE}/>'
        f'<path d="{body}" fill="#7d4d28" stroke="{INK}" stroke-width="3" {ROUND}/>'
        f'<path d="{mane}" fill="#4f2d17"/>'
        '<path d="M-6 -66 C-18 -69 -27 -62 -30 -55 M6 -52 C14 -51 24 -51 32 -48" fill="none"'
        f' stroke="#b9804b" stroke-opacity=".75" stroke-width="3" {ROUND}/>'
        f'<path d="M-33 -50 C-38 -52 -40 -57 -38 -61" fill="none" stroke="{INK}"'
        f' stroke-width="6" {ROUND}/>'
        f'<path d="M-33 -50 C-38 -52 -40 -57 -38 -61" fill="none" stroke="{CREAM}"'
        f' stroke-width="3" {ROUND}/>'
        f'<circle cx="-37" cy="-39" r="2" fill="{CREAM}"/>'
        f'<path d="{body}" fill="none" stroke="{INK}" stroke-width="3" {ROUND}/>'
    )
    return at(x, y, s / 70, drawing, mirror)


def wagon(x: float, y: float, s: float) -> str:
    """A covered wagon."""
    wheels = "".join(
        f'<circle cx="{cx}" cy="{-r - 2}" r="{r}" fill="none" stroke="{INK}" stroke-width="6.5"/>'
        f'<circle cx="{cx}" cy="{-r - 2}" r="{r}" fill="none" stroke="{SADDLE}"'
        ' stroke-width="2.6"/>'
        f'<path d="M{cx - r} {-r - 2} H{cx + r} M{cx} {-2 * r - 2} V-2 M{cx - r * 0.7:.1f}'
        f" {-1.7 * r - 2:.1f}"
        f" L{cx + r * 0.7:.1f} {-0.3 * r - 2:.1f} M{cx - r * 0.7:.1f} {-0.3 * r - 2:.1f}"
        f' L{cx + r * 0.7:.1f} {-1.7 * r - 2:.1f}" stroke="{INK}" stroke-width="1.9"/>'
        f'<circle cx="{cx}" cy="{-r - 2}" r="3" fill="{GOLD}" stroke="{INK}" stroke-width="1.6"/>'
        for cx, r in ((-22, 11), (24, 14))
    )
    drawing = (
        f'<path d="M-38 -22 L-62 -15" stroke="{INK}" stroke-width="4" {ROUND}/>'
        '<path d="M-40 -34 C-48 -66 -34 -72 -26 -66 C-14 -76 -4 -74 4 -67 C16 -76 40 -74 44'
        ' -58 C46 -50 44 -42 42 -34 Z"'
        f' fill="#f4e8c8" {LINE}/>'
        '<path d="M16 -69 C24 -58 24 -46 22 -34 L42 -34 C45 -46 47 -60 38 -68 C32 -73 24 -72'
        ' 16 -69 Z"'
        f' fill="{SADDLE}" fill-opacity=".35"/>'
        f'<path d="M-26 -66 C-20 -54 -20 -46 -20 -34 M4 -67 C11 -56 10 -46 9 -34" fill="none"'
        f' stroke="{UMBER}" stroke-opacity=".6" stroke-width="2" {ROUND}/>'
        f'<path d="M-44 -36 H46 L42 -20 H-39 Z" fill="#9a5a2a" {LINE}/>'
        f'<path d="M-41 -28 H44" stroke="{UMBER}" stroke-opacity=".6" stroke-width="2"/>{wheels}'
    )
    return at(x, y, s / 76, drawing)


def houses(x: float, y: float, s: float) -> str:
    """A little town: two houses and a church."""
    drawing = (
        f'<path d="M-48 0 V-26 L-32 -40 L-16 -26 V0 Z" fill="#d8b47c" {LINE}/>'
        f'<path d="M-32 -40 L-16 -26 V0 H-26 V-30 Z" fill="{UMBER}" fill-opacity=".3"/>'
        '<path d="M-53 -23 L-32 -42 L-11 -23" fill="none" stroke="#8f2f1c" stroke-width="6"'
        f" {ROUND}/>"
        f'<path d="M-38 0 V-14 H-29 V0 Z" fill="{INK}"/>'
        f'<path d="M-12 0 V-40 L2 -56 L16 -40 V0 Z" fill="#efdfb9" {LINE}/>'
        f'<path d="M2 -56 L16 -40 V0 H7 V-40 Z" fill="{UMBER}" fill-opacity=".3"/>'
        f'<path d="M-5 -48 V-66 L2 -80 L9 -66 V-48 L2 -56 Z" fill="#efdfb9" {LINE}/>'
        f'<path d="M2 -80 L9 -66 H-5 Z" fill="#8f2f1c" {LINE}/>'
        f'<path d="M-4 0 V-16 C-4 -24 8 -24 8 -16 V0 Z" fill="{INK}"/>'
        f'<path d="M20 0 V-24 H52 V0 Z" fill="#c78d54" {LINE}/>'
        f'<path d="M40 -24 H52 V0 H40 Z" fill="{UMBER}" fill-opacity=".3"/>'
        f'<path d="M15 -24 L22 -38 H50 L57 -24 Z" fill="#7a4522" {LINE}/>'
        f'<path d="M26 -16 H33 V-8 H26 Z M40 0 V-14 H47 V0 Z" fill="{INK}"/>'
    )
    return at(x, y, s / 80, drawing)


def skull(x: float, y: float, s: float) -> str:
    """A longhorn's skull, bleached by the sun."""
    drawing = (
        '<path d="M-13 -38 C-30 -34 -42 -40 -46 -54 C-38 -48 -28 -48 -14 -48 M13 -38 C30 -34'
        " 42 -40 46 -54"
        f' C38 -48 28 -48 14 -48" fill="#f6ecd0" {LINE}/>'
        '<path d="M-16 -46 C-8 -52 8 -52 16 -46 C18 -36 12 -28 10 -20 L8 -4 C4 1 -4 1 -8 -4'
        ' L-10 -20 C-12 -28 -18 -36 -16 -46 Z"'
        f' fill="#fbf3dc" {LINE}/>'
        '<path d="M2 -49 C10 -50 14 -48 16 -46 C18 -36 12 -28 10 -20 L8 -4 C6 -1 3 0 1 0 Z"'
        f' fill="{SADDLE}" fill-opacity=".25"/>'
        '<path d="M-11 -36 C-6 -38 -4 -34 -5 -29 C-9 -28 -11 -31 -11 -36 Z M11 -36 C6 -38 4'
        f' -34 5 -29 C9 -28 11 -31 11 -36 Z" fill="{INK}"/>'
        f'<path d="M-3 -8 V-4 M3 -8 V-4" stroke="{INK}" stroke-width="2.4" {ROUND}/>'
    )
    return at(x, y, s / 56, drawing)


def compass(x: float, y: float, s: float) -> str:
    """A rose `s` units across, around its middle."""
    ticks = "".join(
        f'<path d="M0 -46 V-41" transform="rotate({angle})" stroke="{UMBER}" stroke-width="1.6"/>'
        for angle in range(0, 360, 15)
    )
    points = ""
    for turn, length, lit, shade in (
        (22.5, 30, "#e3c48d", SADDLE),
        (45, 40, "#d9a65f", SADDLE),
        (0, 62, "#c8402a", RED_DARK),
    ):
        waist = length * 0.15
        for quarter in range(8 if turn == 22.5 else 4):
            angle = turn + quarter * (45 if turn == 22.5 else 90)
            points += (
                f'<g transform="rotate({angle})">'
                f'<path d="M0 {-length} L0 0 L{-waist:.1f} {-waist:.1f}Z" fill="{lit}"'
                f' stroke="{INK}" stroke-width="1.4" {ROUND}/>'
                f'<path d="M0 {-length} L0 0 L{waist:.1f} {-waist:.1f}Z" fill="{shade}"'
                f' stroke="{INK}" stroke-width="1.4" {ROUND}/></g>'
            )
    drawing = (
        f'<circle r="50" fill="{CREAM}" fill-opacity=".35" stroke="{UMBER}" stroke-width="2.4"/>'
        f'<circle r="40" fill="none" stroke="{UMBER}" stroke-width="1.4"/>{ticks}{points}'
        f'<circle r="6.5" fill="{GOLD}" stroke="{INK}" stroke-width="2"/>'
        f'<path d="M-4 -63 L0 -74 L4 -63 L0 -66 Z" fill="{RED}" stroke="{INK}"'
        f' stroke-width="1.4" {ROUND}/>'
    )
    return at(x, y, s / 124, drawing)
