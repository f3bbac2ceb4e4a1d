"""The gold train: locomotive and wagon, each in units of its own sprite, rails at the foot."""

from dataclasses import replace

from cards_pen import Layer, ball, box, cord, down, line, moved, oval, shape, slant
from cards_props import BRASS
from kit.palette import GOLD, INK

ENGINE = (240, 120)
WAGON = (160, 100)
FLOOR = 115  # where the wheels of the locomotive touch the rails
_CAB = down("#d85a40", "#ad2d1e", "#6f1911")
_BOILER = down("#93a6b6", "#4f6478", "#2d3c4a", "#1d2730")
_DARK = down("#6a747e", "#3a434c", "#20262c")
_BARS = ((32, 36), (52, 38), (72, 36), (42, 28), (62, 28), (52, 20))  # of the gold in the wagon


def shifted(layers: list[Layer], x: float, y: float, size: float) -> list[Layer]:
    """The layers somewhere else, larger or smaller."""
    return [
        replace(
            layer,
            body=moved(layer.body, x, y, 0, size),
            relief=layer.relief * size,
            shadow=layer.shadow * size,
        )
        for layer in layers
    ]


def _wheel(x: float, y: float, r: float, spokes: int) -> str:
    turns = (360 * k / spokes for k in range(spokes))
    arms = "".join(moved(line(f"M0 0 L{r - 2} 0", 1.9, "#e8c060"), x, y, turn) for turn in turns)
    return (
        oval(x, y, r, r, "#c23a28", 2.4)
        + oval(x, y, r * 0.76, r * 0.76, "#3f1712", 1.6)
        + arms
        + oval(x, y, r * 0.22, r * 0.22, GOLD, 1.6)
    )


def locomotive() -> list[Layer]:
    """It runs to the right."""
    cab = box(16, 36, 50, 54, _CAB, 2.6, 2) + box(22, 44, 17, 19, slant("#fff3b8", "#f4bc4c"), 2, 2)
    cab += box(44, 44, 16, 19, slant("#fff3b8", "#f4bc4c"), 2, 2)
    cab += box(22, 68, 38, 17, "none", 1.4, 2, "#f0c050")
    roof = shape("M8 37 C14 27 68 27 74 37 Z", down("#5a4030", "#2f1c12"), 2.4)
    boiler = box(62, 50, 124, 34, _BOILER, 2.6, 5)
    bands = "".join(box(x, 49, 5, 36, BRASS, 1.5, 1) for x in (82, 118, 154))
    gleam = line("M68 56 H180", 2.2, "#d8e4ec", 0.75)
    smokebox = box(178, 47, 20, 40, _DARK, 2.6, 4) + oval(199, 67, 4.4, 13, BRASS, 2)
    stack = shape("M172 49 L174.6 32 L164 18 H204 L193 32 L195.6 49 Z", _DARK, 2.6)
    stack += box(162, 12, 44, 8, BRASS, 2.2, 3)
    dome = shape("M92 51 V43 C92 30 112 30 112 43 V51 Z", BRASS, 2.4) + oval(
        102, 34, 3, 3, GOLD, 1.6
    )
    bell = line("M134 50 V36 M150 50 V36 M132 36 H152", 2.6) + shape(
        "M136 46 C137 38 139 37 142 37 C145 37 147 38 148 46 Z", BRASS, 1.8
    )
    lamp = box(199, 34, 15, 15, down("#e0664a", "#8f2116"), 2.2, 2) + oval(
        215, 41.5, 4.4, 6, ball("#fffdf0", "#ffe48a", "#e0a030"), 1.8
    )
    bracket = line("M198 50 H212", 2.6)
    sill = box(12, 84, 186, 8, down("#d8553c", "#861f14"), 2.2, 1.5)
    sill += line("M16 88 H192", 1.2, "#f0c050", 0.9)
    pistons = box(156, 90, 28, 12, _DARK, 2.2, 3) + line("M160 94 H180", 1.4, "#b8c4cc", 0.8)
    catcher = shape("M194 90 L232 114 H188 Z", slant("#ee7a5a", "#b5301f", "#6b1710"), 2.4)
    catcher += line("M199 95 L202 112 M206 99 L213 112 M214 104 L223 112", 1.7, INK, 0.75)
    wheels = _wheel(44, 95, 20, 10) + _wheel(94, 95, 20, 10)
    wheels += _wheel(136, 104, 11, 6) + _wheel(170, 104, 11, 6)
    rod = cord("M44 101 L94 101 L158 96", 3, "#d0d8dc", 1.5) + "".join(
        oval(x, 101, 2.6, 2.6, "#f4f6f6", 1.4) for x in (44, 94)
    )
    coupling = line("M4 92 H14", 4.4) + oval(4.4, 92, 2.6, 2.6, "#8a949c", 1.6)
    return [
        Layer(coupling, 1),
        Layer(pistons, 2, 0.3),
        Layer(stack, 3, 0.3),
        Layer(dome + bell, 2.4, 0.45),
        Layer(boiler, 6, 0.4, shadow=1),
        Layer(bands + gleam, 1.2, 0.4),
        Layer(bracket + lamp, 2, 0.3),
        Layer(smokebox, 3, 0.35, shadow=1),
        Layer(cab, 3.4, 0.2, shadow=1.6),
        Layer(roof, 2.4, 0.2, shadow=1.6),
        Layer(sill, 1.6, 0.2, shadow=1.6),
        Layer(catcher, 2, 0.25, shadow=1.2),
        Layer(wheels, 1.6, 0.3, shadow=1.4),
        Layer(rod, 1.2, 0.5, shadow=1),
    ]


def wagon() -> list[Layer]:
    """An open wagon, heaped with gold."""
    gold = down("#fff6cc", "#f6c84e", "#c08a1e")
    bars = "".join(
        shape(f"M{x * 1.55 - 18} {y + 10} l5 -10 h28 l5 10 Z", gold, 2) for x, y in reversed(_BARS)
    )
    heap = shape(
        "M18 48 C30 34 48 32 60 36 C74 22 96 24 106 34 C120 32 136 38 144 48 Z",
        down("#ffe59a", "#e0a530", "#a87418"),
        2.2,
    )
    coins = "".join(
        oval(x, y, 5.2, 4.4, ball("#fff6cc", "#f0bf48", "#b07a1c"), 1.6)
        for x, y in ((26, 45), (36, 40), (48, 43), (116, 41), (128, 44), (136, 46), (108, 45))
    )
    side = shape("M12 46 H148 L144 80 H16 Z", down("#b07040", "#835026", "#54300f"), 2.6)
    planks = line("M14 57.4 H146 M15.4 68.6 H145", 1.6, INK, 0.55)
    stays = "".join(
        box(x, 45, 7, 36, BRASS, 1.7, 1)
        + oval(x + 3.5, 52, 1.3, 1.3, INK, 0)
        + oval(x + 3.5, 74, 1.3, 1.3, INK, 0)
        for x in (34, 77, 119)
    )
    rim = box(9, 42, 142, 7, down("#d09656", "#8a5628"), 2.2, 2)
    sill = box(8, 78, 144, 7, _DARK, 2.2, 2)
    coupling = line("M2 82 H10 M150 82 H158", 4.2)
    wheels = _wheel(40, 83, 13, 8) + _wheel(120, 83, 13, 8)
    return [
        Layer(coupling, 1),
        Layer(heap, 3, 0.3),
        Layer(bars, 2, 0.5, shadow=1),
        Layer(coins, 1.6, 0.5, shadow=1),
        Layer(side + planks, 3, 0.14, shadow=1),
        Layer(stays, 1.6, 0.4, shadow=1),
        Layer(rim, 2, 0.2, shadow=1.4),
        Layer(sill, 1.6, 0.2, shadow=1),
        Layer(wheels, 1.6, 0.3, shadow=1.2),
    ]
