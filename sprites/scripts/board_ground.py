"""The painted ground: washes of colour on parchment, in numpy."""

import numpy as np
from board_scenery import Wash
from kit import blur, fbm, noise, rgb
from kit.types import Array

PARCHMENT = "#ecd6a5"

# Of each kind of ground: its colour, and the one that it is mottled with.
COLOURS = {
    "prairie": ("#aab05c", "#8a9c48"),
    "forest": ("#8a9c4c", "#6b8540"),
    "rock": ("#c0a173", "#a07e53"),
    "desert": ("#e6aa58", "#dd913f"),
    "redland": ("#d98646", "#c4652f"),
    "salt": ("#f3e5c4", "#e8d3a6"),
}
COVER = {
    "prairie": 0.86,
    "forest": 0.72,
    "rock": 0.62,
    "desert": 0.9,
    "redland": 0.66,
    "salt": 0.75,
}


class Ground:
    """The ground of one board, at `k` pixels to the cm; north is up, and arrays run southwards."""

    def __init__(
        self, washes: tuple[Wash, ...], size: tuple[float, float], k: float, seed: int
    ) -> None:
        self.k, self.seed = k, seed
        self.width, self.height = size
        self.w, self.h = round(size[0] * k), round(size[1] * k)
        self.shares = self._shares(washes)

    def share(self, kind: str, x: float, y: float) -> float:
        """How much of this kind of ground lies at a point in cm, 0 to 1."""
        row = min(self.h - 1, max(0, int((self.height - y) * self.k)))
        column = min(self.w - 1, max(0, int(x * self.k)))
        return float(self.shares[kind][row, column]) if kind in self.shares else 0.0

    def paint(self, *, full: bool = False) -> Array:
        """Red green blue of the whole ground; `full`: nothing of the parchment shows."""
        land = np.broadcast_to(rgb(PARCHMENT), (self.h, self.w, 3)).copy()
        patches = self._noise(1.6, 1, 4)
        for number, (kind, share) in enumerate(self.shares.items()):
            plain, mottled = (rgb(colour) for colour in COLOURS[kind])
            blend = np.clip((patches - 0.5) * 2.4 + 0.5, 0, 1)[..., None]
            wash = plain + (mottled - plain) * blend
            cover = np.float32(1) if full else (share * np.float32(COVER[kind]))[..., None]
            land += (wash - land) * cover
            land *= 1 - 0.05 * _dried_edge(share)[..., None]
            patches = np.roll(patches, (97 * (number + 1), 211), (0, 1))
        return self._stippled(land * self._relief()[..., None])

    def _shares(self, washes: tuple[Wash, ...]) -> dict[str, Array]:
        y = np.linspace(self.height, 0, self.h, dtype=np.float32)[:, None]
        x = np.linspace(0, self.width, self.w, dtype=np.float32)[None, :]
        # The ground's borders wander: coordinates are pushed about before they are measured.
        x = x + (self._noise(4.5, 2, 4) - 0.5) * 6
        y = y + (self._noise(4.5, 3, 4) - 0.5) * 4.5
        shares: dict[str, Array] = {}
        for wash in washes:
            away = ((x - wash.at[0]) / wash.reach[0]) ** 2 + ((y - wash.at[1]) / wash.reach[1]) ** 2
            share = np.exp(-(away**1.6) * 0.9) * np.float32(wash.strength)
            shares[wash.kind] = np.maximum(shares.get(wash.kind, np.float32(0)), share)
        return shares

    def _relief(self) -> Array:
        """Light and shade of folds in the land: rough where it is rock, ripples where it is
        sand."""
        rock = self.shares.get("rock", np.float32(0))
        sand = np.maximum(
            self.shares.get("desert", np.float32(0)), self.shares.get("redland", np.float32(0))
        )
        folds = self._noise(2.2, 5, 4) * (0.9 + 1.6 * rock)
        down = np.arange(self.h, dtype=np.float32)[:, None] / np.float32(self.k)
        drift = self._noise(3.5, 6, 2)
        ripples = np.sin((down * 1.9 + drift * 6) * 2 * np.pi) * np.float32(0.024) * sand
        height = blur(folds + ripples, 0.05 * self.k) * np.float32(self.k)
        slope_down, slope_across = np.gradient(height)
        strokes = fbm(self.h, self.w, (0.14 * self.k, 1.3 * self.k), self.seed + 7, 3) - 0.5
        light = np.clip(1 + 0.095 * (slope_down + slope_across), 0.8, 1.18)
        return light * (1 + 0.12 * strokes)

    def _stippled(self, land: Array) -> Array:
        """Ink specks, thick on sand and sparse elsewhere, as an engraver would dot them."""
        sand = self.shares.get("desert", np.zeros((self.h, self.w), np.float32))
        chance = (0.0016 + 0.0065 * sand) * (
            noise(self.h, self.w, 0.9 * self.k, self.seed + 9) > 0.45
        )
        dots = np.random.default_rng(self.seed).random((self.h, self.w)) < chance
        specks = np.clip(blur(dots.astype(np.float32), 0.9) * 4.2, 0, 1) * np.float32(0.42)
        return land + (rgb("#7a4a1e") - land) * specks[..., None]

    def _noise(self, cm: float, step: int, octaves: int) -> Array:
        return fbm(self.h, self.w, cm * self.k, self.seed + step, octaves)


def _dried_edge(share: Array) -> Array:
    """Where the wash ended and the pigment gathered."""
    return np.exp(-(((share - 0.42) / 0.07) ** 2))
