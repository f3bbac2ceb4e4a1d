"""The pictures on the tokens, each in a box of 200 units around (100, 100)."""

from kit.palette import CREAM, GOLD, GOLD_LIGHT, INK, RED, RUST, STEEL, STEEL_DARK, TAN, UMBER

LINE = f'stroke="{INK}" stroke-width="6" stroke-linejoin="round" stroke-linecap="round"'
FINE = f'stroke="{INK}" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"'


def relay() -> str:
    """A horseshoe around a star: fresh horses."""
    shoe = (
        "M60 42 C30 76 36 134 76 158 C92 166 108 166 124 158 C164 134 170 76 140 42 L122 52"
        " C142 80 140 118 114 136 C104 142 96 142 86 136 C60 118 58 80 78 52 Z"
    )
    nails = ((55, 74), (52, 98), (60, 122), (145, 74), (148, 98), (140, 122), (78, 141), (122, 141))
    star = "M100 56 L110 80 L136 82 L116 99 L122 124 L100 110 L78 124 L84 99 L64 82 L90 80 Z"
    return (
        f'<path d="{shoe}" fill="#98a2aa" {LINE}/>'
        '<path d="M58 54 C40 84 44 122 70 144" fill="none" stroke="#d5dce0" stroke-width="6"'
        ' stroke-linecap="round"/>'
        + "".join(f'<circle cx="{x}" cy="{y}" r="5" fill="{INK}"/>' for x, y in nails)
        + f'<path d="{star}" fill="{GOLD}" {LINE}/><path d="M100 56 L90 80 L64 82 L84 99 L100 92 Z"'
        f' fill="{GOLD_LIGHT}"/><path d="{star}" fill="none" {LINE}/>'
    )


def mine() -> str:
    """A timbered gallery with a cart of gold."""
    hill = "M30 152 C36 104 58 58 92 48 C128 40 158 96 170 152 Z"
    heap = "M76 118 C76 104 88 106 92 100 C100 92 114 100 118 104 C124 106 126 112 124 118 Z"
    return (
        f'<path d="{hill}" fill="#9b9184" {LINE}/>'
        '<path d="M52 112 C58 88 72 68 88 60" fill="none" stroke="#c9c0b2" stroke-width="7"'
        ' stroke-linecap="round"/>'
        '<path d="M128 66 L140 84 L134 96 M146 104 L156 122" fill="none" stroke="#5c554c"'
        ' stroke-width="5" stroke-linejoin="round"/>'
        f'<path d="M64 152 V98 H136 V152 Z" fill="#24160d"/>'
        f'<path d="M56 152 V92 H72 V152 Z M128 152 V92 H144 V152 Z" fill="{TAN}" {LINE}/>'
        f'<path d="M48 80 H152 V98 H48 Z" fill="#c98a4b" {LINE}/>'
        f'<path d="{heap}" fill="#ffd04a" {FINE}/>'
        f'<path d="M72 118 H128 L120 142 H80 Z" fill="{STEEL}" {LINE}/>'
        f'<circle cx="88" cy="147" r="7" fill="{STEEL_DARK}" {FINE}/>'
        f'<circle cx="112" cy="147" r="7" fill="{STEEL_DARK}" {FINE}/>'
    )


def station() -> str:
    """A locomotive under steam, going west."""
    smoke = "M66 44 C52 42 54 26 68 30 C72 18 94 18 98 30 C112 26 118 42 104 46 Z"
    wheels = "".join(
        f'<circle cx="{x}" cy="{y}" r="{r}" fill="{RED}" {LINE}/>'
        f'<circle cx="{x}" cy="{y}" r="4.5" fill="{GOLD_LIGHT}"/>'
        for x, y, r in ((70, 140, 12), (98, 140, 12), (134, 135, 18))
    )
    return (
        f'<path d="{smoke}" fill="{CREAM}" {FINE}/>'
        f'<path d="M110 60 H162 V72 H156 V122 H114 V72 H110 Z" fill="{RED}" {LINE}/>'
        f'<path d="M122 78 H146 V98 H122 Z" fill="{GOLD_LIGHT}" {FINE}/>'
        f'<path d="M50 86 H116 V124 H50 C40 114 40 96 50 86 Z" fill="#5a646e" {LINE}/>'
        '<path d="M52 94 H110" stroke="#a8b2ba" stroke-width="6" stroke-linecap="round"/>'
        f'<path d="M58 86 V68 L50 50 H82 L74 68 V86 Z" fill="#3a2a20" {LINE}/>'
        f'<path d="M86 86 C86 70 104 70 104 86 Z" fill="{GOLD}" {LINE}/>'
        f'<path d="M80 88 V122 M99 88 V122" stroke="{GOLD}" stroke-width="5"/>'
        f'<path d="M48 120 L28 148 H60 Z" fill="{RUST}" {LINE}/>'
        f'<path d="M50 122 H158 V132 H50 Z" fill="{INK}"/>{wheels}'
        f'<path d="M26 157 H170" stroke="{INK}" stroke-width="6" stroke-linecap="round"/>'
    )


def saloon() -> str:
    """A false front with swinging doors."""
    doors = "".join(
        f'<path d="M{100 + side * 24} 102 C{100 + side * 16} 94 {100 + side * 8} 98'
        f" {100 + side * 2} 106"
        f' V136 H{100 + side * 24} Z" fill="{GOLD}" {FINE}/>'
        for side in (-1, 1)
    )
    windows = "".join(
        f'<path d="M{x} 98 H{x + 18} V120 H{x} Z" fill="{GOLD_LIGHT}" {FINE}/>'
        f'<path d="M{x + 9} 98 V120 M{x} 109 H{x + 18}" {FINE}/>'
        for x in (48, 134)
    )
    return (
        f'<path d="M38 152 V70 H54 V46 H146 V70 H162 V152 Z" fill="#bf5a32" {LINE}/>'
        '<path d="M46 90 H154" stroke="#e68f5f" stroke-width="5"/>'
        f'<path d="M46 54 H154 V82 H46 Z" fill="{CREAM}" {LINE}/>'
        f'<path d="M60 68 H140" stroke="{RED}" stroke-width="11" stroke-dasharray="10 4"/>'
        f'<path d="M72 152 V96 H128 V152 Z" fill="#24160d" {FINE}/>{doors}{windows}'
        f'<path d="M30 153 H170" {LINE}/>'
    )


def pegs() -> str:
    """Three turned wooden figures."""
    peg = (
        "M-20 48 C-22 40 -16 37 -13 34 L-9 2 H9 L13 34 C16 37 22 40 20 48 Z",
        "M-12 20 H12 L13 31 H-13 Z",
    )
    return "".join(
        f'<g transform="translate({x} {y})"><path d="{peg[0]}" fill="#d9a766" {LINE}/>'
        f'<path d="{peg[1]}" fill="{RED}"/><path d="M4 4 L8 44 H17 C20 40 14 38 11 34 L8 4 Z"'
        f' fill="{UMBER}" fill-opacity=".35"/><circle cy="-14" r="17" fill="#d9a766" {LINE}/>'
        '<circle cx="-5" cy="-19" r="5.5" fill="#f4d8a4"/></g>'
        for x, y in ((100, 72), (62, 104), (138, 104))
    )


def bandits() -> str:
    """A hat and a neckerchief, and nobody in between."""
    hat = (
        "M28 96 C44 104 60 98 66 86 C70 56 78 44 92 50 C98 53 102 53 108 50 C122 44 130 56 134 86"
        " C140 98 156 104 172 96 C166 116 134 120 100 120 C66 120 34 116 28 96 Z"
    )
    cloth = (
        "M58 126 C84 134 116 134 142 126 C140 140 128 150 118 156 L100 178"
        " L82 156 C72 150 60 140 58 126 Z"
    )
    dots = "".join(
        f'<circle cx="{x}" cy="{y}" r="4.5" fill="{CREAM}"/>'
        for x, y in ((80, 140), (100, 143), (120, 140), (90, 154), (110, 154), (100, 165))
    )
    return (
        f'<path d="{hat}" fill="#5a3a22" {LINE}/><path d="M67 84 C88 92 112 92 133 84 L134 96'
        f' C112 103 88 103 66 96 Z" fill="{RED}"/><path d="M76 76 C78 62 82 56 88 56" fill="none"'
        ' stroke="#a9713a" stroke-width="6" stroke-linecap="round"/>'
        f'<path d="{cloth}" fill="{RED}" {LINE}/>{dots}'
    )


def prison() -> str:
    """A barred window with a padlock."""
    bars = "".join(
        f'<path d="M{x} 64 V142" stroke="#c2c9ce" stroke-width="9"/>' for x in (80, 100, 120)
    )
    return (
        f'<path d="M42 152 V48 H158 V152 Z" fill="#a39887" {LINE}/>'
        '<path d="M42 78 H62 M42 106 H62 M42 132 H62 M138 78 H158 M138 106 H158 M138 132 H158'
        ' M78 48 V60 M122 48 V60" stroke="#6b6256" stroke-width="4.5"/>'
        f'<path d="M62 144 V84 C62 50 138 50 138 84 V144 Z" fill="#1f150d" {LINE}/>{bars}'
        '<path d="M64 104 H136" stroke="#c2c9ce" stroke-width="9"/>'
        f'<path d="M112 116 C112 100 138 100 138 116" fill="none" stroke="{INK}"'
        ' stroke-width="12"/>'
        '<path d="M112 116 C112 102 138 102 138 116" fill="none" stroke="#c2c9ce"'
        ' stroke-width="5"/>'
        f'<path d="M104 116 H146 V146 H104 Z" fill="{GOLD}" {LINE}/>'
        f'<circle cx="125" cy="128" r="5" fill="{INK}"/><path d="M125 128 V138" {FINE}/>'
        f'<path d="M34 153 H166" {LINE}/>'
    )


def duel() -> str:
    """Two crossed revolvers."""
    revolver = (
        f'<path d="M-26 -2 C-38 6 -50 18 -56 30 C-52 42 -40 44 -34 38 C-26 26 -16 16 -6 12 Z"'
        f' fill="#9a5a2a" {LINE}/>'
        f'<path d="M2 10 C2 26 20 24 20 10" fill="none" {LINE}/>'
        f'<path d="M-28 -16 L-38 -26 L-30 -30 L-20 -20 H76 V-4 H34 L26 10 H-6 L-28 4 Z"'
        f' fill="#8d979f" {LINE}/>'
        f'<path d="M-4 -20 H24 V4 H-4 Z" fill="#5a646e" {FINE}/>'
        f'<path d="M4 -14 H24 M4 -6 H24" stroke="#c2c9ce" stroke-width="4"/>'
        '<path d="M30 -15 H72" stroke="#d5dce0" stroke-width="5" stroke-linecap="round"/>'
    )
    return (
        f'<g transform="translate(70 116) rotate(-40) scale(.92)">{revolver}</g>'
        f'<g transform="translate(130 116) scale(-1 1) rotate(-40) scale(.92)">{revolver}</g>'
    )
