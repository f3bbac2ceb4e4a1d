"""Pictures to and from files under sprites/. The same picture always gives the same bytes."""

import json
from pathlib import Path

import numpy as np
from PIL import Image

from kit.types import Array

SPRITES = Path(__file__).resolve().parents[2]
SMALL = (1280, 720)  # of a backdrop for a small window


def save(rgba: Array, name: str, lossless: bool = True, quality: int = 90) -> None:
    """Write sprites/<name>.webp. `quality` is that of the colours when not lossless."""
    path = SPRITES / f"{name}.webp"
    path.parent.mkdir(parents=True, exist_ok=True)
    _image(rgba).save(
        path, "WEBP", lossless=lossless, quality=100 if lossless else quality, method=6
    )
    print(f"{name:40} {rgba.shape[1]:5}x{rgba.shape[0]:<5} {path.stat().st_size / 1024:8.1f} KB")


def save_opaque(rgba: Array, name: str, quality: int = 92) -> None:
    """Write sprites/<name>.jpg: a picture without alpha is read four times faster so."""
    _save_jpeg(_image(rgba).convert("RGB"), name, quality)


def save_backdrop(rgba: Array, name: str, quality: int = 90) -> None:
    """The same of a picture that fills the screen, and sprites/<name>-small.jpg for the window as
    it first opens."""
    whole = _image(rgba).convert("RGB")
    _save_jpeg(whole, name, quality)
    _save_jpeg(whole.resize(SMALL, Image.Resampling.LANCZOS), f"{name}-small", quality)


def _save_jpeg(picture: Image.Image, name: str, quality: int) -> None:
    path = SPRITES / f"{name}.jpg"
    path.parent.mkdir(parents=True, exist_ok=True)
    picture.save(path, "JPEG", quality=quality, subsampling=0, optimize=True)
    print(f"{name:40} {picture.width:5}x{picture.height:<5} {path.stat().st_size / 1024:8.1f} KB")


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
    pixels = (np.clip(rgba, 0, 1) * 255 + 0.5).astype(np.uint8)
    picture = Image.fromarray(np.ascontiguousarray(pixels))
    return picture if pixels[..., 3].min() < 255 else picture.convert("RGB")
