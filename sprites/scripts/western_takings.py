"""Pictures of the green cards: money that goes from one to another."""

import math

from cards_grounds import contact, pool
from cards_pen import (
    Layer,
    box,
    cord,
    down,
    line,
    mirrored,
    moved,
    oval,
    shape,
    slant,
    tint,
    veil,
)
from kit.palette import CREAM, INK
from mustang_coats import STAR
from western_grounds import W, bar_room, burst, dusk, noon
from western_money import BRASS, OAK, bill, coin

_SKIN = slant("#f8d2a8", "#e0a878", "#a96a3e")
_FELT = slant("#b98350", "#7a4a26", "#43260f")
_RED = slant("#f07a5a", "#c0392b", "#6b1710")


def pay_me() -> list[Layer]:
    """Two bills and a coin, laid on the table at last."""
    return [
        *burst("#7f9a4e", "#a9c070", "#fbffe0"),
        Layer(moved(bill(206, 116, 5.4), 184, 112, -13), 5, 0.1, shadow=6),
        Layer(moved(bill(206, 116, 5.4), 178, 122, 7), 5, 0.1, shadow=8),
        Layer(moved(coin(31, 5.4), 282, 186), 6, 0.4, shadow=5),
    ]


def cowboy() -> list[Layer]:
    """A masked man under a wide hat."""
    coat = shape(
        "M62 246 C66 196 112 178 180 178 C248 178 294 196 298 246 Z",
        down("#5b96c0", "#2f6690", "#173a56"),
        6,
    )
    lapels = line("M124 190 L160 242 M236 190 L200 242", 4, "#12293c", 0.7)
    face = shape("M134 84 C130 146 150 186 180 186 C210 186 230 146 226 84 Z", _SKIN, 6)
    shade = tint("M136 84 H225 V108 C196 118 164 118 136 108 Z", "#3a1408", 0.4)
    eyes = "".join(
        oval(x, 126, 8.4, 7.6, CREAM, 3) + oval(x + 1.6, 127, 4.6, 5.2, INK, 0) for x in (159, 201)
    )
    brows = line(
        "M146 116 C152 109 164 110 171 116 M189 116 C196 110 208 109 214 116", 5.4, "#3a2010"
    )
    scarf = shape(
        "M128 146 C154 137 206 137 232 146 C230 186 206 212 180 230 C154 212 130 186 128 146 Z",
        _RED,
        6,
    )
    folds = line("M144 160 L170 200 M216 160 L192 198 M180 172 V214", 3.4, "#5c120c", 0.6)
    dots = "".join(
        veil(x, y, 3, 3, "#ffe6d0", 0.9)
        for x, y in ((154, 158), (180, 152), (206, 158), (166, 176), (196, 176))
    )
    crown = shape(
        "M132 78 C126 28 140 4 160 8 C170 10 172 18 180 18 C188 18 190 10 200 8 C220 4 234 28"
        " 228 78 Z",
        _FELT,
        6,
    )
    band = shape(
        "M131 56 C160 70 200 70 229 56 L228 76 C200 90 160 90 132 76 Z",
        down("#ffe08a", "#d79a22", "#9a6a14"),
        4,
    )
    brim = shape(
        "M58 52 C76 80 106 76 132 72 C164 86 196 86 228 72 C254 76 284 80 302 52 C296 94 244 104"
        " 180 104 C116 104 64 94 58 52 Z",
        down("#a9713f", "#764924", "#43260f"),
        6,
    )
    return [
        *dusk(),
        Layer(coat + lapels, 8, shadow=4),
        Layer(face, 9, shadow=4),
        Layer(shade + eyes + brows, 0),
        Layer(scarf + folds + dots, 8, 0.12, shadow=5),
        Layer(crown, 9, 0.12),
        Layer(band, 3),
        Layer(brim, 6, 0.12, shadow=7, dark=0.5),
    ]


def everybody_gives() -> list[Layer]:
    """A hat goes round, and bills fall into it."""
    notes = ((108, 56, -26), (252, 58, 24), (180, 34, 5), (146, 96, -12), (216, 98, 14))
    falling = [
        Layer(moved(bill(86, 49, 4.2), x, y, turn), 3.4, 0.1, shadow=4) for x, y, turn in notes
    ]
    back = shape(
        "M56 118 C84 142 130 132 180 132 C230 132 276 142 304 118 C296 150 240 160 180 160 C120"
        " 160 64 150 56 118 Z",
        down("#5a3318", "#3a1f0c"),
        6,
    )
    bowl = shape("M118 148 C118 206 140 232 180 224 C220 232 242 206 242 148 Z", _FELT, 6)
    band = shape("M119 166 C150 184 210 184 241 166 L240 186 C210 204 150 204 121 186 Z", _RED, 4)
    brim = shape(
        "M48 108 C66 142 124 146 180 146 C236 146 294 142 312 108 C304 164 244 172 180 172 C116"
        " 172 56 164 48 108 Z",
        down("#b07a46", "#7a4a26", "#4a2a12"),
        6,
    )
    return [
        *bar_room(),
        pool(180, 80, 170, 110, "#ffe6a8", 60),
        Layer(back, 0),
        *falling,
        contact(184, 226, 90, 12),
        Layer(bowl, 12, 0.1, shadow=5),
        Layer(band, 3, 0.1),
        Layer(brim, 7, 0.12, shadow=5),
    ]


def give_to_all() -> list[Layer]:
    """A purse in the middle, a coin for everyone round it."""
    purse = shape(
        "M150 78 C104 104 88 164 108 206 C136 226 224 226 252 206 C272 164 256 104 210 78 Z",
        slant("#ecc48a", "#c08a4c", "#75491f"),
        6,
    )
    neck = shape(
        "M144 40 C154 30 162 46 172 38 C180 32 186 46 196 38 C204 34 210 36 216 40 L208 80 H152 Z",
        slant("#e2b478", "#a9743c", "#6b411a"),
        6,
    )
    cord_ = cord("M148 79 C168 88 192 88 212 79", 7, "#a5281b", 4)
    star = moved(shape(STAR, "#6b3a1b", 0), 142, 112, 0, 0.76)
    folds = line("M152 92 C142 104 134 120 130 138 M210 94 C218 106 226 122 230 138", 4, INK, 0.4)
    spots = ((52, 52), (36, 124), (64, 194), (308, 52), (324, 124), (296, 194))
    trails = "".join(
        line(
            f"M{x + (180 - x) * 0.2:.0f} {y + (134 - y) * 0.2:.0f}"
            f" L{x + (180 - x) * 0.42:.0f} {y + (134 - y) * 0.42:.0f}",
            6,
            "#fff3c0",
            0.75,
        )
        for x, y in spots
    )
    coins = "".join(moved(coin(24, 5), x, y) for x, y in spots)
    return [
        *burst("#c07c3c", "#e2a85c", "#fff0c0"),
        Layer(trails, 0),
        Layer(coins, 5, 0.4, shadow=4),
        contact(184, 222, 96, 13),
        Layer(neck, 8, 0.1),
        Layer(purse, 16, 0.12, shadow=6),
        Layer(folds + star, 0),
        Layer(cord_, 3, 0.2),
    ]


def give_it_back() -> list[Layer]:
    """A bill turns round and comes home."""
    angles = [math.radians(a) for a in range(150, 357, 6)]
    course = [(180 + 118 * math.cos(a), 128 + 92 * math.sin(a)) for a in angles]
    path = "M" + " L".join(f"{x:.1f} {y:.1f}" for x, y in course)
    gold = "#ebb23a"
    bow = cord(path, 20, gold, 5.6)
    shine = line(path, 5, "#fff3c0", 0.7)
    head = shape("M299 166 L262 112 L334 110 Z", down("#ffe08a", gold), 6)
    return [
        *burst("#7f9a4e", "#a9c070", "#fbffe0"),
        Layer(bow, 6, 0.3, shadow=6),
        Layer(head, 6, 0.3, shadow=6),
        Layer(shine, 0),
        Layer(moved(bill(150, 86, 5.2), 176, 146, -7), 5, 0.1, shadow=7),
    ]


def levy() -> list[Layer]:
    """The strongbox on the bar stands open, and three bills leave it."""
    lid = shape("M88 118 L104 62 H256 L272 118 Z", OAK, 6)
    inside = shape("M106 114 L117 76 H243 L254 114 Z", "#2f190b", 4)
    notes = [
        Layer(moved(bill(92, 52, 4.4), x, y, turn), 3.4, 0.1, shadow=4)
        for x, y, turn in ((130, 66, -24), (230, 66, 22), (180, 46, -3))
    ]
    front = shape("M78 118 H282 L272 214 H88 Z", OAK, 6)
    seams = line("M82 150 H278 M86 182 H274", 3.4, INK, 0.5)
    lip = box(72, 110, 216, 16, down("#d09054", "#8a5226"), 5.4, 3)
    bands = "".join(
        shape(f"M{x} 126 h20 l{lean} 88 h-16 Z", BRASS, 4.4) for x, lean in ((104, 2), (236, -2))
    )
    lock = box(156, 120, 48, 48, BRASS, 5.4, 8)
    hole = oval(180, 139, 6.4, 6.4, INK, 0) + line("M180 140 V154", 6)
    return [
        *bar_room(),
        pool(180, 60, 170, 100, "#fff0b8", 60),
        contact(186, 216, 126, 13),
        Layer(lid, 6, 0.16),
        Layer(inside, 0),
        *notes,
        Layer(front + seams, 8, 0.16, shadow=4),
        Layer(bands, 4, 0.4, shadow=3),
        Layer(lip, 4, 0.2, shadow=4),
        Layer(lock, 5, 0.45, shadow=4),
        Layer(hole, 0),
    ]


def hands_up() -> list[Layer]:
    """Two empty hands against the sky."""
    palm = shape(
        "M88 250 V150 C70 138 58 116 62 104 C68 94 80 106 90 122 L92 54 C92 40 108 40 109 54"
        " L111 100 L112 36 C112 22 129 22 129 36 V100 L132 42 C132 28 148 28 148 42 L148 104"
        " L154 66 C156 54 170 56 169 68 L164 132 C162 148 152 156 148 160 V250 Z",
        _SKIN,
        6,
    )
    creases = line(
        "M110 104 V122 M130 104 V122 M148 108 V124 M92 124 C98 136 108 142 120 142", 3, INK, 0.45
    )
    cuff = box(76, 182, 84, 22, down("#fffaf0", "#d8c8a0"), 5.4, 4)
    sleeve = shape("M80 202 H156 L166 250 H70 Z", _RED, 6)
    pleats = line("M98 208 L94 246 M138 208 L142 246", 3, INK, 0.4)
    button = oval(150, 193, 4.6, 4.6, "#e8b23c", 2.6)

    def both(body: str) -> str:
        return moved(body, -4) + mirrored(moved(body, -4), W / 2)

    return [
        *noon(),
        Layer(both(palm), 9, 0.1, shadow=6),
        Layer(both(creases), 0),
        Layer(both(sleeve + pleats), 8, 0.1, shadow=3),
        Layer(both(cuff + button), 5, 0.1, shadow=3),
    ]
