"""The keys of the gallery."""

from __future__ import annotations

from game.ui.kit.keymap.chord import Key, bare
from game.ui.kit.keymap.command import Command
from game.ui.kit.keymap.everywhere import NavigationKey, WindowKey


class GalleryKey(Command, id="gallery", beside=(WindowKey,), shares=(NavigationKey,)):
    """On every page, before what the page shows hears them."""

    PREVIOUS = bare(Key.PAGE_UP)
    NEXT = bare(Key.PAGE_DOWN)
    LANGUAGE = bare(Key.F5)
    ZOOM = bare(Key.F6)
    BANDITS = bare(Key.F7)
    MOTION = bare(Key.F8)


SWITCHES = (GalleryKey.LANGUAGE, GalleryKey.ZOOM, GalleryKey.BANDITS, GalleryKey.MOTION)
