"""Pictures of the cards for the station, the saloon and the mine."""

from cards_grounds import boards, contact, counter, mesas, plain, pool, sky, sun
from cards_pen import Layer, ball, box, cord, down, line, moved, oval, shape, slant, tint
from cards_props import BRASS, STAR, bottle
from kit.palette import GOLD, INK


def rail_pass() -> list[Layer]:
    """The evening train, and a ticket for it."""
    smoke = "".join(
        oval(x, y, r, r * 0.86, ball("#fff6e6", "#e8cfc4", "#a8848c"), 4)
        for x, y, r in ((40, 44, 34), (88, 30, 30), (134, 42, 27), (176, 36, 22), (208, 48, 17))
    )
    track = box(-8, 226, 380, 8, "#6b5a52", 4) + "".join(
        box(-6 + 34 * k, 236, 22, 10, "#5a3a24", 3.4) for k in range(12)
    )
    boiler = (
        box(126, 120, 156, 70, down("#8a97a4", "#4f5c6a", "#2c343e"), 6, 12)
        + line("M160 122 V188 M212 122 V188", 5, GOLD)
        + line("M136 134 H270", 5, "#c9d4dc", 0.7)
    )
    front = box(272, 126, 24, 60, down("#6a747e", "#2f363e"), 6, 8) + oval(
        300, 148, 15, 17, ball("#fffbe0", "#ffd96a", "#c08a20"), 5
    )
    stack = shape(
        "M230 120 L234 82 L220 62 H276 L262 82 L266 120 Z",
        slant("#7a848c", "#3f474f", "#23292f"),
        6,
    ) + box(214, 52, 68, 14, BRASS, 5, 5)
    dome = shape("M168 122 V104 C168 84 204 84 204 104 V122 Z", BRASS, 6)
    cab = (
        box(44, 84, 86, 106, down("#d0523a", "#a5281b", "#6b1710"), 6, 4)
        + box(60, 102, 50, 38, slant("#ffe9a8", "#f0b84a"), 5, 4)
        + line("M85 102 V140", 4)
        + shape("M30 86 C40 66 134 66 146 86 Z", down("#5a3a2a", "#2f1c12"), 6)
    )
    sill = box(40, 184, 256, 16, down("#a5281b", "#6b1710"), 5, 3)
    catcher = shape("M292 188 L346 228 H286 Z", slant("#e0664a", "#a5281b", "#6b1710"), 6) + line(
        "M300 198 L304 226 M312 206 L320 226 M324 214 L334 226", 4, INK, 0.7
    )
    wheels = "".join(
        _wheel(x, y, r)
        for x, y, r in ((78, 198, 32), (148, 198, 32), (214, 206, 24), (264, 206, 24))
    )
    rod = cord("M78 206 L148 206 L214 210", 5.5, "#c9d4dc")
    ticket = (
        box(-66, -34, 132, 68, slant("#fffaf0", "#f6e2b0"), 5.5, 8)
        + box(-57, -25, 114, 50, "none", 3, 4, "#a5281b")
        + moved(shape(STAR, "#a5281b", 0), -30, 2, 0, 0.36)
        + line("M0 -10 H40 M0 3 H40 M0 15 H24", 4.5, "#7a4522", 0.8)
        + oval(46, 15, 7, 7, "#7a3f5a", 3.5)
    )
    return [
        sky("#4a3466", "#a8506a", "#f0905a", "#ffd58a"),
        sun(300, 168, 36, "#ffe0a0"),
        mesas(212, "#8a4a5a", 0.15, "#f0a070"),
        Layer(smoke, 8, 0.1),
        plain(208, "#b06a4a"),
        Layer(track, 3),
        Layer(cab, 8, 0.16, shadow=4),
        Layer(dome, 6, 0.35),
        Layer(stack, 8, 0.2),
        Layer(boiler, 14, 0.25, shadow=3),
        Layer(front, 6, 0.3),
        Layer(sill, 4),
        Layer(catcher, 5, 0.2, shadow=3),
        Layer(wheels, 4, 0.25, shadow=3),
        Layer(rod, 3, 0.4),
        Layer(moved(ticket, 78, 218, -9, 1.06), 3, 0.1, shadow=6),
    ]


def _wheel(x: float, y: float, r: float) -> str:
    """A driving wheel with its spokes."""
    spokes = "".join(moved(line(f"M0 0 L{r - 6} 0", 4), x, y, turn) for turn in range(0, 360, 45))
    return (
        oval(x, y, r, r, "#c8452f", 6)
        + oval(x, y, r - 8, r - 8, "#5a1c14", 3)
        + spokes
        + oval(x, y, 7, 7, GOLD, 3.5)
    )


def on_his_tab() -> list[Layer]:
    """A foaming mug before the slate that somebody else will pay."""
    slate = box(196, 30, 144, 148, down("#d0935a", "#9a6232", "#6b3f1c"), 6, 6) + box(
        210, 44, 116, 120, slant("#4f5c58", "#2f3a38", "#222b2a"), 4, 3
    )
    tally = (
        "M226 64 V92 M238 62 V92 M250 64 V94 M262 62 V92 M220 90 L270 66 M284 64 V92 M296 62 "
        "V92 M308 64 V94"
    )
    tally += " M226 114 V142 M238 112 V142 M250 114 V144 M262 112 V142 M220 140 L270 116"
    chalk = line(tally, 5.5, "#f4efe0", 0.92)
    nail = line("M268 8 L232 32 M268 8 L304 32", 4.5) + oval(268, 8, 6, 6, "#c9d0d4", 3.5)
    shelf = box(-8, 76, 180, 12, down("#c98a4e", "#7a4522"), 5, 2)
    bottles = bottle(24, 76, "#5b8a5a") + bottle(62, 76, "#b4552d") + bottle(134, 76, "#4f7fa0")
    grip = cord("M152 132 C196 128 200 206 152 202", 15, "#f2d488", 5.5)
    mug = shape(
        "M56 112 L62 226 C74 240 144 240 156 226 L162 112 Z",
        slant("#ffe9a0", "#eab23c", "#b5741a"),
        6,
    )
    ribs = line("M84 126 L88 226 M108 128 V230 M134 126 L130 226", 6, "#a8650f", 0.5) + line(
        "M72 126 L77 216", 7, "#fff6d0", 0.8
    )
    foam = shape(
        "M48 112 C34 92 54 70 74 80 C80 58 114 56 120 76 C138 60 166 72 162 92 C180 100 "
        "174 122 158 122 C156 150 136 150 134 128 C124 138 112 136 106 126 C96 140 84 "
        "140 80 126 C66 136 50 128 48 112 Z",
        ball("#fffdf4", "#fbf3dc", "#d8c49a"),
        6,
    )
    coin = oval(236, 222, 20, 9, BRASS, 5) + oval(
        236, 214, 20, 9, ball("#fff3c0", "#e8b23c", "#a06a14"), 5
    )
    return [
        boards("#a8713c"),
        pool(200, 60, 250, 160, "#ffdf9a", 50),
        Layer(bottles, 6, 0.3, shadow=4),
        Layer(shelf, 4, shadow=4),
        Layer(nail, 2),
        Layer(slate, 6, 0.14, shadow=6),
        Layer(chalk, 0),
        counter(214, "#9a5a2c"),
        contact(116, 236, 86, 13),
        Layer(grip, 6, 0.3, shadow=4),
        Layer(mug, 14, 0.3, shadow=4),
        Layer(ribs, 0),
        Layer(foam, 12, 0.1, shadow=5),
        Layer(coin, 3, 0.4, shadow=3),
    ]


def pickaxe() -> list[Layer]:
    """A pick in a vein of gold, by the light of a lantern."""
    tunnel = shape("M70 268 V96 C70 40 290 40 290 96 V268 Z", down("#0f0a08", "#1c120c"), 0)
    timber = (
        box(52, 60, 34, 210, slant("#a9713a", "#6b3f1c", "#3a2010"), 6, 3)
        + box(276, 60, 34, 210, slant("#a9713a", "#6b3f1c", "#3a2010"), 6, 3)
        + box(28, 30, 304, 36, down("#b87a42", "#7a4522", "#4a2812"), 6, 3)
    )
    grain_ = line(
        "M44 44 H150 M190 52 H316 M64 90 V200 M74 130 V240 M290 84 V180 M300 150 V250", 3, INK, 0.4
    )
    rocks = shape(
        "M-8 268 V196 L36 178 L78 190 L104 166 L156 158 L210 180 L258 170 L300 196 L368 182 V268 Z",
        slant("#a08a74", "#6a5646", "#3a2c22"),
        6,
    )
    facets = tint(
        "M36 178 L78 190 L60 230 Z M156 158 L210 180 L176 214 Z M258 170 L300 196 L268 230 Z",
        "#d8c4a4",
        0.35,
    ) + tint(
        "M104 166 L156 158 L140 212 L96 220 Z M300 196 L368 182 V240 L320 246 Z", "#20140c", 0.3
    )
    vein = shape(
        "M6 252 C40 226 70 240 96 224 C120 212 128 236 158 230 C186 224 190 244 226 238 "
        "C256 230 270 250 312 232 L330 244 C290 268 250 250 222 258 C190 262 170 248 150 "
        "252 C120 258 100 244 84 250 C60 258 36 250 18 266 Z",
        slant("#fff3b0", "#e8b23c", "#a06a14"),
        5,
    )
    nuggets = "".join(
        moved(
            shape(
                "M-16 6 L-12 -10 L2 -14 L15 -6 L17 8 L4 14 L-10 14 Z",
                ball("#fff8d0", "#f0bc3c", "#8a5a10"),
                4.5,
            ),
            x,
            y,
            turn,
            size,
        )
        for x, y, turn, size in (
            (44, 200, 10, 1.1),
            (254, 206, 30, 1.25),
            (298, 216, -20, 0.95),
            (96, 206, 40, 0.8),
        )
    )
    shaft = moved(
        shape("M-10 -128 H10 L13 84 H-13 Z", slant("#f0c488", "#b87a42", "#6b3f1c"), 6)
        + line("M-3 -112 V70", 3, INK, 0.35),
        196,
        126,
        38,
    )
    iron = moved(
        shape(
            "M-116 38 C-94 -18 -46 -44 0 -44 C46 -44 94 -18 116 38 C84 8 44 -10 20 -12 "
            "V6 H-20 V-12 C-44 -10 -84 8 -116 38 Z",
            slant("#f4f7f6", "#98a3aa", "#3f474f"),
            6,
        ),
        246,
        62,
        38,
    )
    lamp = (
        line("M112 64 V84", 4)
        + shape("M96 98 H128 L134 138 H90 Z", down("#ffe9a0", "#ffb84a", "#d9762a"), 5)
        + box(90, 84, 44, 14, "#4a4038", 5, 4)
        + box(86, 136, 52, 12, "#4a4038", 5, 4)
        + shape("M112 108 C120 118 118 130 112 132 C106 130 104 118 112 108 Z", "#fff8d8", 0)
    )
    spark = "".join(
        moved(
            shape("M0 -20 L3 -3 L20 0 L3 3 L0 20 L-3 3 L-20 0 L-3 -3 Z", "#fffbe0", 0), x, y, 0, s
        )
        for x, y, s in ((254, 198, 1), (70, 240, 0.8), (180, 236, 0.6))
    )
    return [
        sky("#6a4a30", "#5a3c26", "#3a2416"),
        Layer(tunnel, 0),
        Layer(timber + grain_, 7, 0.1, shadow=4),
        pool(112, 118, 200, 180, "#ffb84a", 75),
        Layer(rocks + facets, 8, 0.08),
        Layer(vein, 5, 0.45),
        Layer(lamp, 3, 0.2, shadow=3),
        pool(112, 120, 54, 54, "#fff0b0", 80),
        Layer(shaft, 6, 0.2, shadow=7),
        Layer(iron, 8, 0.45, shadow=7),
        Layer(nuggets, 6, 0.5, shadow=4),
        Layer(spark, 0),
    ]
