"""What the painted pieces share."""

from kit import shadow
from kit.types import Array


def on_shadow(picture: Array, drop: float, alpha: float = 0.42) -> Array:
    """The picture over its shadow, `drop` pixels down, without growing: it has room inside."""
    pad = round(4 * drop)
    grown = shadow(picture, offset=(drop * 0.8, drop), blur=drop * 0.7, alpha=alpha, pad=pad)
    return grown[pad:-pad, pad:-pad]
