"""What there is to see, in order: the kit, then each game's table, its parts and its prompts."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import NamedTuple

from game.games import registry
from game.ui.gallery.moments import GAMES, Moment, kinds_of, middle_of, table_at
from game.ui.gallery.part_page import PartPage, parts_that_draw
from game.ui.gallery.widget_page import WidgetPage
from game.ui.gallery.widgets import WIDGETS
from game.ui.kit.scene import Scene, Ui

KIT = "kit"
LARGE = 1.5  # of the type, on pages that show what it does


class Page(NamedTuple):
    """`zoom`: of the type while it is open; none: as chosen."""

    group: str
    name: str
    open: Callable[[Ui], Scene]
    zoom: float | None = None

    @property
    def title(self) -> str:
        return f"{self.group}: {self.name}"


def all_pages(ui: Ui) -> Iterator[Page]:
    for kind in WIDGETS:
        page = Page(KIT, kind.__name__, partial(WidgetPage, kind=kind))
        yield page
        yield page._replace(name=f"{kind.__name__}, large type", zoom=LARGE)
    for game in registry.GAMES:
        yield from _pages_of(ui, game)


def _pages_of(ui: Ui, game: str) -> Iterator[Page]:
    middle = middle_of(game)
    yield Page(game, "table", partial(table_at, moment=middle))
    shown = [middle, *kinds_of(game)]
    for part in _parts_of_table(ui, middle):
        yield Page(game, f"part {part}", partial(PartPage, moments=shown, part=part))
    seen: set[str] = set()
    for example in (name for name, played in GAMES.items() if played.game == game):
        people = "" if GAMES[example].people == 1 else " (shared)"
        for moment in kinds_of(example):
            name = f"prompt {moment.name}{people}"
            if name not in seen:
                seen.add(name)
                yield Page(game, name, partial(table_at, moment=moment))


def _parts_of_table(ui: Ui, moment: Moment) -> list[str]:
    """By class, in the order in which the table has them."""
    table = table_at(ui, moment)
    parts = [type(part.thing).__name__ for part in parts_that_draw(table)]
    table.leave()
    return list(dict.fromkeys(parts))
