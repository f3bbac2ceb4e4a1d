"""Mustang's cards: five suits, the cowboy, both backs; the brands and other marks of the cards."""

from card_backs import lattice_back, pasteboard
from cards_grounds import cactus
from cards_pen import (
    Layer,
    box,
    down,
    glow,
    line,
    moved,
    oval,
    paint,
    shape,
    slant,
    tint,
    veil,
)
from kit import (
    draw,
    mix,
    over,
    resize,
    save,
    shadow,
    svg,
)
from kit.palette import CREAM, INK, RED
from kit.types import Array
from mustang_coats import BRANDS, COATS, SUITS
from mustang_heads import head

CARD = (104, 146)
EVENT = (62, 88)
WINDOW = (10, 48, 84, 84)  # of the picture on a card
FORM = (False, 93)
_FINE = 2


def suit_card(coat: str, seed: int) -> Array:
    """A head before its prairie; value and brand are set above it at run time."""
    w, h = WINDOW[2:]
    ground = paint(_outlook(coat), w, h, 2 * _FINE, seed)
    bust = head(coat, False, round(2 * _FINE * 90), 4.6)
    lit = shadow(bust, (5, 6), 5, 0.35)
    pad = (lit.shape[0] - bust.shape[0]) // 2
    picture = over(ground, lit, round(2 * _FINE * -4) - pad, round(2 * _FINE * 1) - pad)
    return _framed(resize(picture, 2 * w, 2 * h), COATS[coat].ink, seed)


def cowboy_card() -> Array:
    w, h = WINDOW[2:]
    return _framed(resize(paint(_cowboy(), w, h, 2 * _FINE, 91), 2 * w, 2 * h), RED, 17)


def _framed(picture: Array, ink: str, seed: int) -> Array:
    """The picture in its window on a blank card with a border in the colour of the suit."""
    w, h = CARD
    body = box(0.9, 0.9, w - 1.8, h - 1.8, down("#fffcf2", "#fbf3dc", "#f0e2bc"), 1.8, 9)
    body += box(4, 4, w - 8, h - 8, "none", 1.7, 6.5, ink) + box(
        6.6, 6.6, w - 13.2, h - 13.2, "none", 0.7, 5, ink
    )
    card = pasteboard(body, CARD, seed)
    x, y, pw, ph = WINDOW
    edges = box(x, y, pw, ph, "none", 1.9, 3) + line(
        f"M{x + 2} {y + ph - 1.6} H{x + pw - 1.6} V{y + 2}", 0.8, CREAM, 0.35
    )
    return over(over(card, picture, 2 * x, 2 * y), draw(svg(edges, w, h), (2 * w, 2 * h)))


def _outlook(coat: str) -> list[Layer]:
    """Air in the colours of the coat's field, a pale sun and low hills."""
    light, tone = COATS[coat].field
    w, h = WINDOW[2:]
    air = box(-1, -1, w + 2, h + 2, down(mix(light, CREAM, 0.2), mix(light, tone, 0.3), tone), 0)
    disc = oval(60, 22, 30, 30, glow("#fffaeao80", "#fffaeao25", "#fffaeao0"), 0)
    far = shape(
        f"M-2 62 L10 55 L18 58 L30 48 L42 58 L56 52 L70 60 L86 50 V{h + 2} H-2 Z",
        mix(tone, "#8a6a4a", 0.28),
        0,
    )
    near = shape(f"M-2 70 C20 62 44 74 86 66 V{h + 2} H-2 Z", mix(tone, "#6f7a3c", 0.45), 0)
    return [Layer(air + disc, 0), Layer(far, 1.2), Layer(near, 1.6)]


def _cowboy() -> list[Layer]:
    """A masked rider of the open range at sundown."""
    w, h = WINDOW[2:]
    air = box(-1, -1, w + 2, h + 2, down("#7a2f3a", "#d9673a", "#f7b65a", "#ffe09a"), 0)
    disc = oval(66, 40, 24, 24, glow("#fff6cco90", "#ffe9a8o40", "#ffe9a8o0"), 0) + oval(
        66, 40, 9, 9, "#fff4c8", 0
    )
    buttes = shape(
        "M-2 62 L4 60 L7 44 L19 44 L22 60 L30 63 L58 62 L62 52 L72 52 L75 62 L86 64 V90 H-2 Z",
        "#a8492e",
        0,
    )
    plain_ = shape("M-2 66 C20 60 60 68 86 62 V90 H-2 Z", "#7c3a22", 0)
    coat = shape(
        "M4 88 C6 70 20 63 42 63 C64 63 78 70 80 88 Z", down("#4b86b4", "#2f6690", "#173a56"), 2
    )
    lapels = line("M24 66 L36 86 M60 66 L48 86", 1.2, "#12293c", 0.7)
    face = shape(
        "M27.4 34 C26.4 56 33 68 42 68 C51 68 57.6 56 56.6 34 Z",
        slant("#f2c79a", "#d99f6c", "#a5683a"),
        2,
    )
    eyes = oval(35.6, 45.6, 2.4, 2.3, INK, 0) + oval(48.8, 45.6, 2.4, 2.3, INK, 0)
    eyes += veil(34.9, 44.8, 0.9, 0.9, CREAM, 1) + veil(48.1, 44.8, 0.9, 0.9, CREAM, 1)
    eyes += line(
        "M31.6 42.4 C33.6 40.4 37 40.6 39.2 42.6 M45.2 42.6 C47.4 40.6 50.8 40.4 52.8 42.4",
        1.6,
        "#4a2c17",
    )
    shade = tint("M28 32 H56 V40 C48 42.6 36 42.6 28 40 Z", "#3a1408", 0.4)
    scarf = shape(
        "M26 51 C34 48.4 50 48.4 58 51 C57.4 63 50 71.6 42 77 C34 71.6 26.6 63 26 51 Z",
        slant("#ef6a4e", "#c0301f", "#76170f"),
        2,
    )
    folds = line("M31 56 L40 67 M53 56 L45 66 M42 60 V71", 1, "#6b1710", 0.6)
    dots = "".join(
        veil(x, y, 0.9, 0.9, "#ffe6d0", 0.9)
        for x, y in ((34, 55), (42, 53.4), (50, 55), (38, 60), (46.4, 60))
    )
    crown = shape(
        "M26 30 C24 10 29 2 37 3 C40 3.4 41 6 43 6 C45 6 47 2.6 50 3.4 C58 6 60 16 58 30 Z",
        slant("#a9713a", "#6d4526", "#3a2010"),
        2,
    )
    band = shape(
        "M25.8 22.4 C36 27.4 48 27.4 58.4 22.4 L58.2 29 C48 34 36 34 26 29 Z",
        down("#ffe08a", "#d79a22"),
        1.4,
    )
    brim = shape(
        "M2 21 C8 31 18 28 26 27.6 C36 32 48 32 58 27.6 C66 28 76 31 82 21 C80 35 62 38.6 42"
        " 38.6 C22 38.6 4 35 2 21 Z",
        slant("#b98350", "#7a4f2b", "#43260f"),
        2,
    )
    return [
        Layer(air + disc, 0),
        Layer(buttes, 1.2),
        Layer(plain_ + moved(cactus(0, 0, 0.24, "#5a5a2c"), 12, 76), 1),
        Layer(coat + lapels, 3, shadow=1.5),
        Layer(face, 4, shadow=1.5),
        Layer(eyes + shade, 0),
        Layer(scarf + folds + dots, 3, 0.14, shadow=1.6),
        Layer(crown, 4, 0.14),
        Layer(band, 1),
        Layer(brim, 2.4, 0.14, shadow=2.4, dark=0.5),
    ]


def card_back() -> Array:
    """A blue lattice with a horseshoe in its middle."""
    blue = ("#4f8fb4", "#2f6690", "#173a56")
    return lattice_back(CARD, blue, "#5f9cbd", "#d9ecec", BRANDS["bay"], 21)


def event_back() -> Array:
    """A golden lattice with a sun in its middle."""
    gold = ("#e2ac3c", "#b87c18", "#764a08")
    return lattice_back(EVENT, gold, "#d9a84a", "#fff0c0", BRANDS["palomino"], 22)


def brand(name: str) -> Array:
    """A suit's mark in its ink, nothing else."""
    ink = RED if name == "cowboy" else COATS[name].ink
    body = moved(shape(BRANDS[name], ink, 0), 1, 1, 0, 0.26)
    return resize(draw(svg(body, 28, 28), (112, 112)), 56, 56)


def main() -> None:
    for seed, coat in enumerate(SUITS):
        save(suit_card(coat, 60 + 7 * seed), f"mustang/card-{coat}", *FORM)
    save(cowboy_card(), "mustang/card-cowboy", *FORM)
    save(card_back(), "mustang/card-back", *FORM)
    save(event_back(), "mustang/event-back", *FORM)
    for name in BRANDS:
        save(brand(name), f"mustang/brand-{name}")


if __name__ == "__main__":
    main()
