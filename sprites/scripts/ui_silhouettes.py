"""Dark figures for the ground of the title screen, and the icon of the window."""

import numpy as np
from kit import SPRITES, draw, flat, linear, over, radial, resize, save, svg
from kit.palette import CREAM, SHADOW
from kit.types import Array
from PIL import Image
from ui_horses import BAY, BOX, GALLOP, horse, rider, tack
from ui_limbs import Part, silhouette
from ui_marks import SCALE, disc, moved, painted, stroke

NIGHTFALL = "#2a1006"
RIDER = (300, 120)
CACTI = (290, 120)
ICON = 128  # pixels
ICON_OVER = 4


def mail_rider() -> list[Part]:
    return [*horse(GALLOP, BAY), *tack("#7a4522"), *rider("#b5301f", "#ffe08a")]


def ground(size: tuple[int, int]) -> str:
    """The dark strip that a figure stands on."""
    w, y = size[0], size[1] - 10
    path = (
        f"M0 {y} q{w * 0.3:.0f} -9 {w * 0.6:.0f} -5 "
        f"q{w * 0.25:.0f} 2 {w * 0.4:.0f} 6 q{-w * 0.5:.0f} 9 {-w} -1 Z"
    )
    return f'<path d="{path}" fill="{NIGHTFALL}" fill-opacity=".7"/>'


def rider_against_the_light() -> Array:
    puffs = "".join(
        f'<path d="M{84 - n * 22} {108 - n * 3} q-12 -13 -27 -6 q-13 -4 -17 10 Z" '
        f'fill="#c98a4b" fill-opacity="{0.5 - 0.13 * n:.2f}"/>'
        for n in range(3)
    )
    dark = flat(NIGHTFALL, silhouette(mail_rider(), BOX, 0.8 * SCALE))
    return over(painted(puffs + ground(RIDER), RIDER), dark, 92 * SCALE, -10)


def cacti() -> Array:
    arms = "M0 0 V-92 M0 -36 H-26 V-66 M0 -26 H26 V-58"
    plants = "".join(
        moved(stroke(arms, NIGHTFALL, 17), f"translate({x} {y}) scale({k})")
        for x, y, k in ((56, 108, 0.86), (176, 106, 0.96), (238, 110, 0.56))
    )
    return painted(ground(CACTI) + plants, CACTI)


def app_icon() -> Array:
    """The mail rider on a red coin with a golden rim."""
    side = ICON * ICON_OVER
    body = (
        disc(64, 64, 60, "url(#rim)", 4)
        + disc(64, 64, 49, "url(#field)", 3)
        + stroke("M25 50 A42 42 0 0 1 60 20", "#ffb59c", 3, 0.5)
    )
    colours = linear("rim", (0, "#fff0ba"), (0.5, "#dca02c"), (1, "#8a4a12"), x2="60%")
    colours += radial("field", (0, "#d2503a"), (1, "#8a1f14"), cx="40%", cy="35%", r="75%")
    coin = draw(svg(body, 128, 128, colours), (side, side))
    scale = 0.52 * ICON_OVER
    runner = silhouette(mail_rider(), BOX, scale)
    spot = (round(13 * ICON_OVER), round(26 * ICON_OVER))
    coin = over(coin, flat(SHADOW, runner), spot[0] + 8, spot[1] + 10, alpha=0.45)
    return resize(over(coin, flat(CREAM, runner), *spot), ICON, ICON)


def main() -> None:
    save(rider_against_the_light(), "ui/silhouette-rider")
    save(cacti(), "ui/silhouette-cacti")
    # A window's icon is a PNG: desktops want it in that form, too.
    pixels = (app_icon() * 255 + 0.5).astype(np.uint8)
    Image.fromarray(pixels).save(SPRITES / "ui" / "app-icon.png", optimize=True)


if __name__ == "__main__":
    main()
