"""What moves over the board: the train, its smoke, a tumbleweed, dust, a hawk, a cloud's shadow."""

import numpy as np
from kit import (
    bevel,
    blur,
    draw,
    fbm,
    flat,
    grain,
    over,
    resize,
    save,
    shadow,
    sheet,
    svg,
    wood,
)
from kit.palette import CREAM, GOLD, GOLD_LIGHT, INK, RED, RED_DARK, RUST, SADDLE, STEEL_DARK
from kit.types import Array

WINGS = (1.0, 0.88, 0.7, 0.88)  # how far a hawk spreads them, from beat to beat
FINE = 4  # drawn pixels to one of the file
LINE = f'stroke="{INK}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"'
THIN = f'stroke="{INK}" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"'


def make_all() -> None:
    save(train(), "board/train")
    save(puff("#f3e8d2", "#a99a86", 3), "board/smoke")
    save(puff("#e8c58c", "#b98a4f", 8), "board/dust")
    save(tumbleweed(), "board/tumbleweed")
    save(sheet([hawk(spread) for spread in WINGS], len(WINGS)), "board/hawk")
    save(cloud(), "board/cloud", lossless=False, quality=85)


def train() -> Array:
    """A locomotive, a tender and a carriage, going east; 120 by 44 design pixels."""
    w, h = 240 * FINE, 88 * FINE
    cars = _carriage(4, "#b5432c") + _carriage(82, "#3f6a7c")
    body = f'<g transform="translate(5 2) scale(.96)">{cars}{_engine()}</g>'
    picture = draw(svg(body, 240, 88), (w, h))
    picture = bevel(grain(picture, wood(h, w, 3, FINE), 0.05), 1.2 * FINE, 0.7, 0.3)
    cast = shadow(picture, (1.5 * FINE, 2 * FINE), 1.2 * FINE, 0.45, pad=0)
    return resize(cast, 240, 88)


def _wheel(x: float, r: float, colour: str = RED) -> str:
    y = 80 - r
    spokes = "".join(
        f'<path d="M{x} {y - r} V{y + r}" transform="rotate({turn} {x} {y})" {THIN}/>'
        for turn in (0, 60, 120)
    )
    return (
        f'<circle cx="{x}" cy="{y}" r="{r}" fill="{colour}" {LINE}/>{spokes}'
        f'<circle cx="{x}" cy="{y}" r="2.6" fill="{GOLD_LIGHT}" {THIN}/>'
    )


def _carriage(x: float, colour: str) -> str:
    panes = "".join(
        f'<path d="M{x + 10 + n * 14} 44 h9 v11 h-9 Z" fill="{GOLD_LIGHT}" {THIN}/>'
        for n in range(4)
    )
    return (
        f'<path d="M{x + 66} 68 H{x + 80}" {LINE}/>'
        f'<path d="M{x} 70 V38 H{x + 70} V70 Z" fill="{colour}" {LINE}/>'
        f'<path d="M{x - 3} 38 C{x + 4} 28 {x + 66} 28 {x + 73} 38 Z" fill="#5a3a22" {LINE}/>'
        f'<path d="M{x + 2} 61 H{x + 68}" stroke="{GOLD}" stroke-width="3"/>{panes}'
        + _wheel(x + 15, 7.5, STEEL_DARK)
        + _wheel(x + 55, 7.5, STEEL_DARK)
    )


def _engine() -> str:
    return (
        f'<path d="M162 72 V30 H158 V23 H192 V30 H188 V72 Z" fill="{RED}" {LINE}/>'
        f'<path d="M166 36 H183 V50 H166 Z" fill="{GOLD_LIGHT}" {THIN}/>'
        f'<path d="M186 40 H222 C230 46 230 58 222 64 H186 Z" fill="#56616b" {LINE}/>'
        '<path d="M190 45 H220" stroke="#a8b2ba" stroke-width="3" stroke-linecap="round"/>'
        f'<path d="M202 41 V63 M213 41 V63" stroke="{GOLD}" stroke-width="3"/>'
        f'<path d="M211 40 V27 L205 14 H227 L221 27 V40 Z" fill="#3a2a20" {LINE}/>'
        f'<path d="M194 40 C194 31 204 31 204 40 Z" fill="{GOLD}" {LINE}/>'
        f'<path d="M228 44 h6 v9 h-6 Z" fill="{GOLD}" {THIN}/>'
        f'<path d="M160 64 H228 V71 H160 Z" fill="{RED_DARK}" {LINE}/>'
        f'<path d="M224 66 L238 80 H220 Z" fill="{RUST}" {LINE}/>'
        + _wheel(174, 11)
        + _wheel(198, 8)
        + _wheel(215, 8)
        + f'<path d="M172 71 H216" stroke="{CREAM}" stroke-width="3.4" stroke-linecap="round"/>'
    )


def puff(lit: str, shaded: str, seed: int) -> Array:
    """A soft cloud, 32 design pixels across, lit from the upper left."""
    n = 64 * FINE
    rng = np.random.default_rng(seed)
    y, x = np.mgrid[-1 : 1 : n * 1j, -1 : 1 : n * 1j].astype(np.float32)
    body, light = np.zeros((n, n), np.float32), np.zeros((n, n), np.float32)
    for turn in np.linspace(0, 2 * np.pi, 9):
        cx, cy = (
            0.46 * np.cos(turn) * rng.uniform(0.7, 1),
            0.42 * np.sin(turn) * rng.uniform(0.7, 1),
        )
        r = rng.uniform(0.36, 0.48)
        ball = np.clip(1 - np.hypot(x - cx, y - cy) / r, 0, 1) ** 0.6
        body = np.maximum(body, ball)
        light += ball * np.clip(0.6 - (x - cx) / r * 0.4 - (y - cy) / r * 0.6, 0, 1.4)
    ragged = body * (0.75 + 0.5 * fbm(n, n, n / 6, seed, 4))
    alpha = blur(np.clip(ragged * 2.2, 0, 1), 1.4 * FINE) * np.float32(0.92)
    cloud = over(flat(shaded, alpha), flat(lit, blur(np.clip(light * 0.42, 0, 1), 1.5 * FINE)))
    cloud[..., 3] = alpha
    return resize(cloud, 64, 64)


def tumbleweed() -> Array:
    """A ball of dry twigs, 40 design pixels across; it looks the same however it has rolled."""
    rng = np.random.default_rng(5)
    twigs = ""
    for colour, width, count in (("#5a3a1c", 4.6, 34), ("#a9793c", 2.6, 40), ("#e0b56c", 1.3, 30)):
        for _ in range(count):
            twigs += _twig(rng, colour, width)
    n = 80 * FINE
    ball = draw(
        svg(
            f'<circle cx="80" cy="80" r="58" fill="{SADDLE}" fill-opacity=".45"/>{twigs}', 160, 160
        ),
        (n, n),
    )
    y, x = np.mgrid[-1 : 1 : n * 1j, -1 : 1 : n * 1j].astype(np.float32)
    ball[..., :3] *= np.clip(1.02 - 0.3 * (x + y), 0.45, 1.25)[..., None]
    return resize(np.clip(shadow(ball, (FINE, 2 * FINE), 1.2 * FINE, 0.4, pad=0), 0, 1), 80, 80)


def _twig(rng: np.random.Generator, colour: str, width: float) -> str:
    """A bent twig through the ball."""
    start, bend = rng.uniform(0, 2 * np.pi), rng.uniform(0.9, 2.6) * rng.choice([-1, 1])
    r0, r1, r2 = rng.uniform(4, 64), rng.uniform(10, 74), rng.uniform(4, 64)
    points = [
        (80 + r * np.cos(start + bend * share), 80 + r * np.sin(start + bend * share))
        for r, share in ((r0, 0), (r1, 0.5), (r2, 1))
    ]
    (x0, y0), (x1, y1), (x2, y2) = points
    return (
        f'<path d="M{x0:.1f} {y0:.1f} Q{x1:.1f} {y1:.1f} {x2:.1f} {y2:.1f}" fill="none"'
        f' stroke="{colour}" stroke-width="{width}" stroke-linecap="round"/>'
    )


def hawk(spread: float) -> Array:
    """Seen from above, flying east; 40 design pixels across."""
    wings = "".join(
        f'<g transform="translate(80 80) scale(1 {side * spread})">'
        f'<path d="M14 4 C10 22 18 40 4 70 L-3 58 L-6 66 L-11 53 L-14 60 L-17 44 L-20 50'
        f' C-16 30 -18 16 -14 4 Z" fill="#6b4423" {LINE}/>'
        f'<path d="M8 6 C6 22 8 36 2 52" fill="none" stroke="#c79a63" stroke-width="4"'
        ' stroke-linecap="round"/>'
        "</g>"
        for side in (-1, 1)
    )
    body = (
        f'<path d="M52 80 L30 68 L27 74 L24 80 L27 86 L30 92 Z" fill="#a5582a" {LINE}/>'
        f'<path d="M40 80 C58 68 92 70 106 80 C92 90 58 92 40 80 Z" fill="#7a4d28" {LINE}/>'
        f'<circle cx="106" cy="80" r="8" fill="{CREAM}" {LINE}/>'
        f'<path d="M112 77 L121 80 L112 83 Z" fill="{GOLD}" {THIN}/>'
    )
    n = 80 * FINE
    return resize(draw(svg(wings + body, 160, 160), (n, n)), 80, 80)


def cloud() -> Array:
    """The soft shadow of one, 240 by 150 design pixels; it is drawn larger."""
    h, w = 150, 240
    y, x = np.mgrid[-1 : 1 : h * 1j, -1 : 1 : w * 1j].astype(np.float32)
    lumps = fbm(h, w, 70, 12, 3)
    away = np.hypot(x, y * 1.05) + (lumps - 0.5) * 0.75
    inside = np.clip((1 - np.maximum(np.abs(x), np.abs(y))) * 5, 0, 1)
    return flat(INK, blur(np.clip(1.0 - away * 1.15, 0, 1) ** 0.7 * inside, 6))
