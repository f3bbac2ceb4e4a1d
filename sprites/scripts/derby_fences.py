"""Wood on the course: the boards under the squares, the white rails, the stalls, the onlookers."""

import numpy as np
from cards_pen import Layer, box, cord, down, line, moved, oval, shape, tint, veil
from derby_land import tone_of
from derby_lanes import COURSE, EDGES, LANES, START, along, band, lane_y
from kit import bevel, draw, grain, mix, svg, wood
from kit.palette import INK
from kit.types import Array
from mustang_props import straw

RAIL = 14  # from the lanes to the rail beside them
_EDGE = 5  # how far the boards reach beyond the lanes
_WHITE = "#fbf3dc"


def boards() -> Array:
    """The ground of the seven lanes, without its squares."""
    size = (2 * COURSE[0], 2 * COURSE[1])
    plank = shape(band((-0.5, -_EDGE), (6.5, _EDGE)), "#84512a", 0)
    solid = draw(svg(plank, *COURSE), size)
    rough = grain(solid, wood(size[1], size[0], 14, 2.6), 0.24)
    return bevel(rough, 5, height=0.7, spec=0.14, shine=12)


def seams() -> Layer:
    """Between the lanes, and round them all."""
    lanes = "".join(f"M{along(lane - 0.5)} " for lane in range(LANES + 1))
    cuts = "".join(f"M{x:.1f} {lane_y(-0.5, x):.1f} V{lane_y(6.5, x):.1f} " for x in EDGES)
    edge = shape(band((-0.5, -_EDGE), (6.5, _EDGE)), "none", 3.2)
    return Layer(line(lanes + cuts, 1.2, "#3a1f0e", 0.5) + edge, 0)


def rails(upper: bool) -> list[Layer]:
    """White poles on posts: beyond the lanes, or on this side of them."""
    lane, shift = (-0.5, -RAIL) if upper else (6.5, RAIL)
    foot = 9 if upper else 7
    ends = f"M{along(lane, shift)}"
    shade = line(f"M{along(lane, shift + foot + 2)}", 3, "#4a2c17", 0.28)
    posts = "".join(
        cord(f"M{x:.1f} {lane_y(lane, x) + shift - 4:.1f} v{foot + 4}", 2.6, "#e8dab4", 1.3)
        for x in EDGES[::2]
    )
    pole = cord(ends, 3.2, _WHITE, 1.5) + (_pennants() if upper else "")
    gleam = line(f"M{along(lane, shift - 1)}", 0.9, "#fffdf6", 0.9)
    return [Layer(shade, 0), Layer(posts, 1, 0.1), Layer(pole + gleam, 1.2, 0.14, shadow=1.2)]


def _pennants() -> str:
    """On every other post of the far rail."""
    flags = ""
    for number, x in enumerate(EDGES[::4]):
        top = lane_y(-0.5, x) - RAIL - 15
        tone = ("#c23a28", "#2f6690", "#d9a020")[number % 3]
        flags += line(f"M{x:.1f} {top + 13:.1f} V{top:.1f}", 2.2)
        wave = f"M{x:.1f} {top:.1f} q5 -2 8 1 q3 2 6 0 l-4 4 l3 4 q-4 2 -6 0 q-3 -2 -7 0 Z"
        flags += shape(wave, down(mix(tone, "#fff6e2", 0.3), tone), 1.3)
    return flags


def stalls() -> list[Layer]:
    """Where the horses wait: seven boxes of planks with straw, open towards the lanes."""
    top, foot = lane_y(-0.5, START), lane_y(6.5, START)
    floor = box(
        6, top - 4, START - 6, foot - top + 8, down("#a87440", "#96632f", "#84542a"), 2.4, 3
    )
    bedding = "".join(
        moved(straw(0, 0, 0.4, 20 + lane), 33, round(lane_y(lane, START) + 20, 1))
        for lane in range(LANES)
    )
    dark = "".join(
        tint(f"M8 {y:.1f} H{START} v7 H8 Z", "#3a1f0e", 0.35)
        for y in (lane_y(lane - 0.5, START) for lane in range(LANES))
    )
    walls = "".join(_partition(lane_y(lane - 0.5, START)) for lane in range(LANES + 1))
    back = box(2.5, top - 8, 8, foot - top + 16, down("#c08a50", "#8a5428"), 2, 2)
    boards_ = "".join(line(f"M3.5 {y:.1f} h6", 1, INK, 0.5) for y in np.linspace(top, foot, 29))
    return [
        Layer(floor, 1.4, 0.06),
        Layer(bedding, 1, 0.04),
        Layer(dark, 0),
        Layer(back + boards_, 1.4, 0.12, shadow=2.4),
        Layer(walls, 1.4, 0.14, shadow=2.2),
    ]


def _partition(y: float) -> str:
    """A wall between two stalls, seen from above and in front; a post where the gate hung."""
    beam = box(4, y - 3.4, START - 3, 5.4, down("#d8a262", "#b0743a", "#7a4a22"), 1.7, 1.6)
    post = box(START - 4, y - 7, 6.4, 12, down("#f0dfb8", "#c8a468"), 1.7, 2)
    return beam + post + line(f"M7 {y - 1.8:.1f} H{START - 7}", 0.9, "#f6d09a", 0.7)


def onlookers() -> list[Layer]:
    """A crowd beyond the far rail, which looks at us, and one on this side, seen from behind."""
    rng = np.random.default_rng(18)
    far, near = "", ""
    for number, x in enumerate(np.arange(452, 812, 10.5)):
        if number % 9 == 4:
            continue
        at = float(x + rng.uniform(-2.5, 2.5))
        y = lane_y(-0.5, at) - RAIL + 3 - float(rng.uniform(0, 3))
        far += onlooker(at, y, 0.52, number + int(rng.integers(8)))
    for number, x in enumerate(np.arange(522, 820, 17)):
        at = float(x + rng.uniform(-4, 4))
        y = lane_y(6.5, at) + RAIL + 32 + float(rng.uniform(-3, 5))
        near += onlooker(at, y, 0.92, number + int(rng.integers(8)), behind=True)
    return [Layer(far, 0.8, 0.06, shadow=0.6), Layer(near, 1.4, 0.08, shadow=1.6)]


def onlooker(x: float, y: float, size: float, number: int, behind: bool = False) -> str:
    """Head and shoulders, foot at x, y; a hat in most cases, a raised arm in some."""
    coat = tone_of(number)
    body = shape(
        "M-9 0 C-10 -10 -8 -16 0 -16 C8 -16 10 -10 9 0 Z", down(coat, mix(coat, INK, 0.4)), 2.4
    )
    arm = ""
    if number % 5 == 2:
        arm = cord("M7 -11 L13 -25", 3.2, coat, 1.5) + oval(13.4, -27, 2.4, 2.4, "#e8b98a", 1.4)
    skin = ("#e8b98a", "#c98f5e", "#f0c9a0", "#9a6238")[number % 4]
    head = oval(0, -21, 5.4, 6, skin if not behind else mix(skin, "#4a2c17", 0.5), 2.2)
    hats = ("#6d4526", "#3f3a38", "#a8763c", "#54301c", "#d9c08a")
    hat = hats[number % 5]
    crown = shape(
        "M-11 -23 C-7 -20 -6 -22 -6 -25 C-6 -33 6 -33 6 -25 C6 -22 7 -20 11 -23 C8 -18 -8 -18"
        " -11 -23 Z",
        down(mix(hat, "#fff0d0", 0.2), hat),
        2,
    )
    face = "" if behind else oval(-1.8, -20, 0.9, 1, INK, 0) + oval(2, -20, 0.9, 1, INK, 0)
    shade = veil(2, 0, 10, 2.4, "#3a1f0e", 0.35)
    return moved(shade + arm + body + head + face + crown, round(x, 1), round(y, 1), 0, size)
