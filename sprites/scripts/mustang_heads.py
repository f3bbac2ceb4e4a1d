"""Heads of mustangs in profile, facing right in a box of 200 units, and the patterns of coats."""

from dataclasses import dataclass

import numpy as np
from cards_pen import gradients, line, oval, shape, slant, tint, veil
from kit import bevel, draw, mix, over, svg
from kit.palette import CREAM, INK
from kit.types import Array
from mustang_coats import COATS, Coat

BOX = 200


@dataclass(frozen=True)
class Profile:
    """The outline of a head with its neck, mane and features."""

    outline: str
    far_ear: str
    mane: str
    strands: str
    forelock: str
    eye: tuple[float, float, float]
    nostril: tuple[float, float]
    mouth: str
    cheek: str
    ear_inside: str
    blaze: str
    muzzle: str
    patches: str
    dapples: tuple[tuple[float, float, float], ...]


ADULT = Profile(
    outline="M26 210 C24 150 44 88 90 52 L96 10 C108 20 116 34 116 47 C125 50 131 57 135 65"
    " C141 77 147 89 153 100 C158 110 164 118 171 126 C179 134 181 144 176 150 C173 155 167 153"
    " 163 156"
    " C157 161 150 157 147 151 C144 145 140 140 134 136 C126 131 116 130 108 129"
    " C104 129 101 127 98 124 C99 148 110 180 134 210 Z",
    far_ear="M104 48 L118 14 C126 26 128 40 124 54 Z",
    mane="M100 42 C84 38 66 50 53 68 C36 74 22 90 16 110 C24 104 30 103 35 105 C20 122 11"
    " 142 10 166"
    " C17 156 24 151 30 153 C18 172 13 190 14 210 L40 210 C38 194 42 180 50 172 C46 162 50 148"
    " 60 138"
    " C56 128 62 114 73 106 C70 96 76 84 89 78 C87 70 93 62 106 58 C106 52 104 46 100 42 Z",
    strands="M90 54 C68 64 50 84 42 108 M76 80 C58 96 44 120 36 150 M54 128 C42 148 34 172 30 200",
    forelock="M98 40 C112 40 126 52 131 76 C123 72 118 67 114 61 C114 69 110 76 104 80 C98"
    " 66 96 52 98 40 Z",
    eye=(127, 82, 7.5),
    nostril=(169, 138),
    mouth="M173 150 C166 150 158 146 152 141",
    cheek="M100 122 C118 132 134 122 136 104",
    ear_inside="M100 22 C106 30 109 38 109 46",
    blaze="M110 38 C130 44 140 60 146 72 C152 86 160 100 168 112 C176 120 184 128 184 138"
    " L166 136 C152 129 141 115 137 101 C133 90 126 74 110 38 Z",
    muzzle="M158 108 C166 116 182 128 182 142 C180 158 166 156 160 162 C150 162 146 154 142 142"
    " C152 138 158 124 158 108 Z",
    patches="M96 64 C112 58 138 64 136 82 C130 96 118 98 116 110 C110 122 100 112 98 104"
    " C94 96 82 100 80 90 C80 76 86 68 96 64 Z"
    " M56 142 C70 126 90 132 90 148 C88 164 74 166 74 186 C74 200 66 210 58 216 L24 216 C24 190"
    " 40 160 56 142 Z"
    " M104 166 C116 164 126 186 140 216 L96 216 C92 196 92 170 104 166 Z"
    " M146 84 C156 98 164 110 170 122 C158 124 144 108 146 84 Z",
    dapples=(
        (82, 110, 7.5),
        (97, 96, 6.5),
        (88, 130, 8),
        (70, 136, 7.5),
        (84, 152, 8.5),
        (66, 160, 8),
        (102, 158, 7.5),
        (82, 174, 9),
        (60, 182, 8.5),
        (102, 182, 8),
        (118, 196, 7.5),
        (84, 196, 9),
        (62, 204, 8),
        (104, 204, 8),
        (114, 112, 6),
        (104, 118, 5),
        (126, 114, 4.5),
    ),
)
FOAL = Profile(
    outline="M48 210 C46 170 54 130 82 98 L76 54 C90 60 102 70 107 83 C122 80 134 88 140 102"
    " C145 114 151 124 157 132 C165 140 168 148 164 155 C161 160 156 159 152 162 C146 166 140"
    " 163 136 158"
    " C131 152 126 149 119 148 C112 148 105 147 100 143 C100 164 110 188 126 210 Z",
    far_ear="M98 86 L106 55 C116 64 120 78 116 92 Z",
    mane="M92 84 C78 92 66 106 60 122 L48 120 L52 136 L38 140 L46 154 L32 164 L42 176 L30"
    " 192 L38 210"
    " L56 210 C52 198 54 190 61 184 C58 176 61 166 68 160 C66 152 70 142 78 137 C76 128 80 120"
    " 88 116 C88 108 94 102 102 100 Z",
    strands="M78 110 C66 126 56 148 52 176 M74 136 C64 152 58 172 54 194",
    forelock="M90 84 C104 80 120 88 126 104 L116 102 L114 114 L106 106 L100 116 C94 106 90"
    " 94 90 84 Z",
    eye=(124, 117, 9.5),
    nostril=(157, 146),
    mouth="M161 157 C155 156 149 153 144 149",
    cheek="M106 140 C120 148 132 140 134 126",
    ear_inside="M84 66 C91 73 95 82 96 91",
    blaze="M106 78 C128 78 140 90 146 102 C151 114 158 124 166 132 L154 140 C144 134 136"
    " 122 131 110"
    " C126 98 118 88 106 78 Z",
    muzzle="M148 118 C156 128 170 140 168 152 C164 164 156 160 150 166 C142 168 136 160 132 150"
    " C142 146 148 134 148 118 Z",
    patches="M92 96 C108 92 118 104 112 116 C106 126 112 136 104 142 C92 144 94 128 84 124"
    " C76 114 80 100 92 96 Z"
    " M58 168 C70 150 92 156 94 172 C94 188 82 194 82 216 L44 216 C42 196 48 180 58 168 Z"
    " M136 108 C144 118 150 128 156 136 C146 138 134 126 136 108 Z",
    dapples=(
        (78, 132, 7),
        (92, 150, 7),
        (72, 156, 8),
        (92, 172, 8),
        (72, 182, 8),
        (98, 194, 8),
        (78, 202, 7),
        (108, 128, 6),
        (96, 122, 6),
        (112, 140, 5),
    ),
)


def head(name: str, young: bool, px: int, ink: float, fine: bool = True) -> Array:
    """The head with its neck, `px` pixels square; `ink` is the outline in units of the box."""
    coat, profile = COATS[name], FOAL if young else ADULT
    far = draw_part(shape(profile.far_ear, mix(coat.hair[1], coat.hair[2], 0.6), ink), px)
    body = _within(
        draw_part(shape(profile.outline, slant(*coat.hair), 0), px),
        _pattern(name, profile, fine),
        px,
    )
    body = bevel(body, 0.055 * px, height=0.5, spec=0.1, ambient=0.56)
    body = over(body, draw_part(shape(profile.outline, "none", ink), px))
    picture = over(over(far, body), draw_part(_features(coat, profile, ink, fine), px))
    for part in (profile.mane, profile.forelock):
        lock = draw_part(shape(part, slant(*coat.mane), ink * 0.9), px)
        picture = over(picture, bevel(lock, 0.03 * px, height=0.45, spec=0.16, ambient=0.6))
    return over(picture, draw_part(_strands(coat, profile, ink), px)) if fine else picture


def draw_part(body: str, px: int) -> Array:
    """A drawing in the box of 200 units."""
    return draw(svg(body, BOX, BOX, gradients(body)), (px, px))


def _within(body: Array, marks: str, px: int) -> Array:
    """The body with marks on its hide, which end where it ends."""
    if not marks:
        return body
    painted = draw_part(marks, px)
    painted[..., 3] *= body[..., 3]
    result = over(body, painted)
    result[..., 3] = np.maximum(result[..., 3], body[..., 3])
    return result


def _pattern(name: str, profile: Profile, fine: bool) -> str:
    """What tells the coat without its colour."""
    if name == "bay":
        return tint(profile.muzzle, "#2b1a12", 0.8)
    if name == "chestnut":
        return shape(profile.blaze, "#fff6e4", 0)
    if name == "palomino":
        return tint(profile.muzzle, "#fff0c8", 0.5)
    if name == "grey":
        swell = 1 if fine else 1.45  # few and large where they are seen small
        return tint(profile.muzzle, "#4a535c", 0.55) + "".join(
            veil(x, y, r * swell, r * swell * 0.92, "#f7f8f6", 0.88)
            for x, y, r in profile.dapples[:: 1 if fine else 2]
        )
    if name == "pinto":
        return shape(profile.patches, slant("#a4683a", "#84491f", "#55290f"), 0)
    if name == "avalanche":
        return tint(profile.muzzle, "#d8b8a8", 0.4)
    return ""


def _features(coat: Coat, profile: Profile, ink: float, fine: bool) -> str:
    x, y, r = profile.eye
    dark = coat.hair[1] == COATS["midnight"].hair[1]
    marks = (
        oval(x, y, r * 1.05, r, INK, 0) if not dark else oval(x, y, r * 1.0, r * 0.85, "#f6d98a", 0)
    )
    marks += oval(x + 0.5, y, r * 0.62, r * 0.7, INK, 0) if dark else ""
    marks += veil(x - r * 0.3, y - r * 0.36, r * 0.36, r * 0.34, CREAM, 0.95)
    nx, ny = profile.nostril
    marks += line(
        f"M{nx - 2} {ny + 3} C{nx - 2} {ny - 4} {nx + 5} {ny - 5} {nx + 5} {ny}",
        ink * 0.75,
        coat.lines,
        0.9,
    )
    if not fine:
        return marks
    brow = (
        f"M{x - 1.5 * r} {y - 0.7 * r} C{x - r} {y - 1.7 * r} {x + 0.6 * r} {y - 1.8 * r}"
        f" {x + 1.4 * r} {y - 0.8 * r}"
    )
    shade = INK if not dark else "#0d0a0c"
    return (
        marks
        + line(brow, ink * 0.6, shade, 0.75)
        + line(profile.mouth, ink * 0.6, coat.lines, 0.8)
        + line(profile.cheek, ink * 0.6, mix(coat.hair[2], INK, 0.2), 0.6)
        + line(profile.ear_inside, ink * 0.8, mix(coat.hair[2], "#b06a5a", 0.4), 0.8)
    )


def _strands(coat: Coat, profile: Profile, ink: float) -> str:
    return line(profile.strands, ink * 0.5, mix(coat.mane[2], INK, 0.25), 0.55)
