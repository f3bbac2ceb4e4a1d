"""Pictures to and from files under sprites/. The same picture always gives the same bytes."""

import json
from pathlib import Path
from typing import Any

import numpy as np
from PIL import Image

from kit.few_colours import with_few_colours
from kit.layers import resize
from kit.types import Array, Bytes

SPRITES = Path(__file__).resolve().parents[2]
SMALL = (1280, 720)  # of a backdrop for a small window


def save(rgba: Array, name: str, lossless: bool = True, quality: int = 90) -> None:
    """Write sprites/<name>.webp. `quality` is that of the colours when not lossless."""
    quality = 100 if lossless else quality
    _write(_image(rgba), f"{name}.webp", lossless=lossless, quality=quality, method=6)


def save_few_colours(rgba: Array, name: str, count: int, dithered: bool = False) -> None:
    """Write sprites/<name>.png: a large picture with alpha is read three times faster so."""
    _write(with_few_colours(_bytes(rgba), count, dithered), f"{name}.png", optimize=True)


def save_opaque(rgba: Array, name: str, quality: int = 92) -> None:
    """Write sprites/<name>.jpg: a picture without alpha is read four times faster so."""
    picture = _image(rgba).convert("RGB")
    _write(picture, f"{name}.jpg", quality=quality, subsampling=0, optimize=True)


def save_backdrop(rgba: Array, name: str, quality: int = 90) -> None:
    """The same of a picture that fills the screen, and sprites/<name>-small.jpg for the window as
    it first opens."""
    save_opaque(rgba, name, quality)
    save_opaque(resize(rgba, *SMALL), f"{name}-small", quality)


def _write(picture: Image.Image, name: str, **options: Any) -> None:
    path = SPRITES / name
    path.parent.mkdir(parents=True, exist_ok=True)
    picture.save(path, **options)
    kilobytes = path.stat().st_size / 1024
    print(f"{path.stem:40} {picture.width:5}x{picture.height:<5} {kilobytes:8.1f} KB")


def save_json(data: object, name: str, indent: int | None = 1) -> None:
    """Write sprites/<name>.json; without an indent on one line."""
    path = SPRITES / f"{name}.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(data, indent=indent) + "\n", encoding="utf-8")


def load(name: str) -> Array:
    """The picture in sprites/<name>.webp."""
    with Image.open(SPRITES / f"{name}.webp") as image:
        return np.asarray(image.convert("RGBA"), np.float32) / 255


def _image(rgba: Array) -> Image.Image:
    pixels = _bytes(rgba)
    picture = Image.fromarray(np.ascontiguousarray(pixels))
    return picture if pixels[..., 3].min() < 255 else picture.convert("RGB")


def _bytes(rgba: Array) -> Bytes:
    return (np.clip(rgba, 0, 1) * 255 + 0.5).astype(np.uint8)
