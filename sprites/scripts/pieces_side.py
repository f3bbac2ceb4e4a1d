"""The painted side view of a rider on its round base, standing and lying."""

from kit import RIDERS, SEATS, bevel, draw, grain, linear, mix, radial, save, svg, wood
from kit.palette import INK, SADDLE, UMBER
from kit.types import Array
from pieces_light import on_shadow
from ui_marks import disc, moved, shape, stroke

SIZE = 264  # pixels
_EDGE = 2.7

_HORSE = (
    "M62 100 C72 94 84 99 96 101 C108 102 114 98 120 89 C126 77 133 61 146 53 L148 42 L154 50 "
    "C159 53 162 58 164 63 L175 80 C178 85 175 90 170 90 C165 91 161 89 158 86 "
    "C154 83 151 83 148 86 C144 93 142 101 142 110 C143 117 141 122 138 127 L141 147 L138 168 "
    "L143 176 L127 176 L128 166 L127 148 L121 133 C110 137 94 137 85 132 C83 139 81 145 77 150 "
    "L78 168 L83 176 L67 176 L67 166 L64 151 C57 143 53 133 53 122 C51 112 55 103 62 100 Z"
)
_TAIL = (
    "M60 102 C46 102 38 116 42 134 C43 144 46 150 43 160 C52 154 58 142 55 128 "
    "C54 120 57 112 64 108 Z"
)
_FAR_FORE_LEG = (
    "M126 124 L140 120 C150 126 156 132 155 137 L146 156 L149 163 L137 165 L137 158 L142 142 "
    "L128 134 Z"
)
_FAR_HIND_LEG = "M60 126 L80 128 L66 148 L58 164 L61 172 L47 173 L48 165 L52 148 Z"
_MANE = (
    "M147 52 C134 60 127 76 121 88 C116 97 110 101 104 101 C107 97 106 95 109 91 "
    "C110 89 109 87 113 82 C114 80 113 77 118 71 C119 68 119 66 125 60 C126 58 127 56 134 52 "
    "C136 50 139 48 145 46 Z"
)
_HOOVES = ("M128 168 L138 168 L143 176 L127 176 Z", "M67 168 L78 168 L83 176 L67 176 Z")
_BLANKET = "M78 98 C90 104 108 105 119 97 L122 116 C110 121 92 121 82 115 Z"
_SADDLE = (
    "M76 95 C80 92 83 95 86 98 C95 102 107 101 113 95 C115 91 120 92 121 97 "
    "C118 107 112 110 100 109 C88 109 80 105 76 95 Z"
)
_BAG = (
    "M70 104 H86 C89 104 90 106 90 109 V121 C90 126 88 128 84 128 H73 "
    "C69 128 68 126 68 121 V108 C68 106 68 104 70 104 Z"
)
_LEG = "M93 90 C103 88 113 92 116 99 L119 119 L109 121 L105 108 C100 107 95 104 92 100 Z"
_BOOT = "M107 117 L120 116 L121 122 L129 126 L129 131 L108 131 Z"
_TORSO = (
    "M90 62 C95 55 109 55 114 62 L114 68 C113 78 113 86 112 95 C106 99 97 99 91 95 "
    "C90 84 88 73 90 62 Z"
)
_ARM = "M103 63 C110 61 114 66 116 72 L122 79 L133 78 L134 85 L119 87 C111 84 106 77 102 71 Z"
_SCARF = "M90 61 C97 68 108 68 115 61 L112 55 L93 55 Z M92 60 L80 66 L84 70 L80 75 L94 69 Z"
_FACE = "M95 34 C94 58 99 60 105 60 C111 60 114 56 113 49 L116 47 L113 42 L113 34 Z"
_HAT = (
    "M79 35 C84 41 92 39 92 33 C91 19 95 15 103 19 C111 15 117 19 116 33 C117 39 124 41 129 34 "
    "C129 44 117 46 104 46 C91 46 79 44 79 35 Z"
)
_HAT_BAND = "M92 32 C98 36 110 36 116 32 L116 37 C109 41 98 41 92 37 Z"


def side_views() -> None:
    for colour in SEATS:
        save(_carved(rider_drawing(colour), ""), f"pieces/side-{colour}")
    for colour in RIDERS:  # turned while still flat: the light stays in the upper left
        lying = _carved(rider_drawing(colour), "rotate(-90 100 100)")
        save(lying, f"pieces/side-{colour}-lying")


def rider_drawing(colour: str) -> tuple[str, str]:
    """The flat drawing in a square of 200, and its gradients."""
    base, dark, light = SEATS[colour]
    body = _foot(dark) + _far_legs() + _horse() + _tack(base, light) + _rider(base, light)
    return moved(body, "translate(5.5 3.5) scale(.93)"), _gradients(base, dark, light)


def _carved(drawing: tuple[str, str], turn: str) -> Array:
    body, defs = drawing
    flat = draw(svg(moved(body, turn) if turn else body, 200, 200, defs), (SIZE, SIZE))
    painted = grain(flat, wood(SIZE, SIZE, seed=4, scale=0.85), 0.08)
    lit = bevel(painted, 4.0, height=0.55, spec=0.22, shine=14)
    return on_shadow(lit, 5)


def _gradients(base: str, dark: str, light: str) -> str:
    return (
        linear("coat", (0, "#d2945a"), (0.5, "#ab6d36"), (1, SADDLE))
        + linear("far", (0, "#7d4a24"), (1, "#5a331a"))
        + linear("cloth", (0, light), (0.5, base), (1, mix(base, dark, 0.7)), x2="100%")
        + linear("felt", (0, "#7a4e2b"), (1, "#3d2413"))
        + linear("side", (0, light), (0.25, base), (1, dark), x2="100%", y2="0%")
        + radial("top", (0, mix(light, "#fff8e6", 0.2)), (1, base), cx="35%", cy="35%", r="75%")
        + radial("under", (0, "#1a0d05", 0.5), (0.7, "#1a0d05", 0.33), (1, "#1a0d05", 0))
    )


def _foot(dark: str) -> str:
    rim = shape("M30 174 V186 A70 15 0 0 0 170 186 V174 A70 15 0 0 1 30 174 Z", "url(#side)", _EDGE)
    top = (
        disc(0, 0, 70, "url(#top)", 4)
        + f'<circle r="59" fill="none" stroke="{dark}" stroke-opacity=".5" stroke-width="3"/>'
        + disc(6, 8, 48, "url(#under)", 0)
    )
    return rim + moved(top, "translate(100 174) scale(1 .2143)")


def _far_legs() -> str:
    return shape(_FAR_FORE_LEG, "url(#far)", _EDGE) + shape(_FAR_HIND_LEG, "url(#far)", _EDGE)


def _horse() -> str:
    glint = stroke("M60 107 C66 102 72 102 77 103 M150 58 L163 76", "#efc08a", 2.3, 0.85)
    folds = "M70 122 C66 131 68 139 74 145 M133 104 C136 113 134 121 129 126"
    eye = disc(155.5, 65, 2.4, INK, 0) + disc(154.8, 64.2, 0.8, "#fbf3dc", 0)
    nose = stroke("M168 84 l3 -1.4", INK, 2)
    bridle = stroke("M150 82 L160 70 L167 79 M160 70 L151 52", UMBER, 2.4)
    hooves = "".join(shape(hoof, "#3d2413", _EDGE) for hoof in _HOOVES)
    coat = shape(_TAIL, UMBER, _EDGE) + shape(_HORSE, "url(#coat)", _EDGE)
    mane = shape(_MANE, UMBER, _EDGE) + stroke("M117 80 C122 70 128 62 136 57", SADDLE, 2, 0.9)
    return coat + hooves + mane + glint + stroke(folds, "#5a331a", 1.9, 0.6) + eye + nose + bridle


def _tack(base: str, light: str) -> str:
    stripe = stroke("M80 111 C92 117 110 117 121 112", light, 2.6)
    reins = stroke("M163 79 C152 85 143 84 134 82", "#3d2413", 2.2)
    flap = stroke("M69 112 C76 117 83 117 89 112", INK, 1.8, 0.7) + disc(79, 116, 1.9, "#d79a22", 1)
    return (
        shape(_BLANKET, base, _EDGE)
        + stripe
        + shape(_SADDLE, "#6b3d20", _EDGE)
        + stroke("M84 100 C94 105 108 104 115 98", "#b37a4a", 1.8, 0.8)
        + shape(_BAG, "#b07a45", _EDGE)
        + flap
        + reins
    )


def _rider(base: str, light: str) -> str:
    face = stroke("M108.5 44.5 v2.4", INK, 2.3) + stroke("M108 51.5 h3.4", "#8a4a2a", 1.6, 0.8)
    folds = stroke("M96 72 C97 80 97 88 98 93 M104 90 C107 92 110 91 112 89", INK, 1.4, 0.4)
    crease = stroke("M96 27 C95 22 98 19 101 21", "#b98555", 2.2, 0.9)
    band = f'<path d="{_HAT_BAND}" fill="{light}"/>'
    hat = moved(shape(_HAT, "url(#felt)", _EDGE) + band + crease, "translate(0 -5)")
    return (
        shape(_LEG, "#3a5068", _EDGE)
        + stroke("M98 95 C104 95 110 98 112 103", "#7c93a8", 1.8, 0.7)
        + shape(_BOOT, "#3d2413", _EDGE)
        + shape(_TORSO, "url(#cloth)", _EDGE)
        + folds
        + shape(_ARM, base, _EDGE)
        + disc(134, 81.5, 4.3, "#e8b98a", _EDGE)
        + shape(_FACE, "#e8b98a", _EDGE)
        + face
        + shape(_SCARF, light, _EDGE)
        + hat
    )
