"""All reels. A reel is one run of a window that names its moments one after the other; it is drawn
in one look at a time, and depends on no other reel."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

import pygame

from game.games import registry
from game.ui.gallery.example_games import EXAMPLE_GAMES
from tests.golden_pictures import book
from tests.golden_pictures.games import LASTS, played, replayed
from tests.golden_pictures.looks import LOOKS
from tests.golden_pictures.screens import booklets, guided, menus, practice
from tests.golden_pictures.studio import Lines, Studio, hash_of

Reel = Callable[[Studio], Iterator[str]]
MOST_TRIES = 4

REELS: dict[str, Reel] = {
    "menus": menus,
    "range": practice,
    **{f"booklet-{game}": partial(booklets, game=game) for game in registry.GAMES},
    **{f"guided-{game}": partial(guided, game=game) for game in registry.GAMES},
    **{f"game-{name}": partial(played, name=name) for name in EXAMPLE_GAMES},
    **{f"replay-{game}": partial(replayed, game=game) for game in registry.GAMES},
}
# With every run of the tests each reel is drawn in one look, by turns; the others are slow.
EVERY_RUN = {reel: list(LOOKS)[number % len(LOOKS)] for number, reel in enumerate(REELS)}


def drawn(reel: str, look: str) -> Iterator[tuple[str, pygame.Surface]]:
    """The moments of a reel in one look; a surface holds only until the next is asked for."""
    with Studio(LOOKS[look], book.read(look, reel)) as studio:
        for moment in REELS[reel](studio):
            yield moment, studio.draw()


def taken(reel: str, look: str, stored: Lines) -> dict[str, str]:
    """Hashes of all moments, and what was measured on the way."""
    with Studio(LOOKS[look], stored) as studio:
        hashes = {moment: hash_of(studio.draw()) for moment in REELS[reel](studio)}
        return {**hashes, **studio.measured}


def retaken(reel: str, look: str) -> dict[str, str]:
    """As they are to be stored: where the middle of a cue is depends on what is stored of its
    length, so they are taken until both agree."""
    lines = book.read(look, reel)
    for _ in range(MOST_TRIES):
        before, lines = lines, taken(reel, look, lines)
        if all(before.get(name) == lines[name] for name in lines if name.endswith(LASTS)):
            return lines
    raise AssertionError(f"{reel} in {look} is never the same twice")
