"""The shared technique of the picture scripts: flat SVG drawings made into wood, paper and gold.

Pictures are float32 arrays (height, width, 4), red green blue alpha from 0 to 1, alpha straight.
Textures are float32 arrays (height, width). Nothing keeps state; noise is seeded.
"""

from kit.files import SPRITES, load, save, save_backdrop, save_few_colours, save_json, save_opaque
from kit.layers import blank, crop_to_content, flat, over, place, resize, sheet, turned
from kit.material import (
    bevel,
    blur,
    fbm,
    grain,
    leather,
    noise,
    outline,
    paper,
    shadow,
    vignette,
    wood,
)
from kit.palette import RIDERS, SEATS, mix, rgb
from kit.svg import draw, linear, radial, svg

__all__ = [
    "RIDERS",
    "SEATS",
    "SPRITES",
    "bevel",
    "blank",
    "blur",
    "crop_to_content",
    "draw",
    "fbm",
    "flat",
    "grain",
    "leather",
    "linear",
    "load",
    "mix",
    "noise",
    "outline",
    "over",
    "paper",
    "place",
    "radial",
    "resize",
    "rgb",
    "save",
    "save_backdrop",
    "save_few_colours",
    "save_json",
    "save_opaque",
    "shadow",
    "sheet",
    "svg",
    "turned",
    "vignette",
    "wood",
]
