"""Free shooting: any table, as often as one likes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from msgspec.structs import replace

from game.i18n import mark
from game.practice.layout import Layout, SceneKind, problem
from game.practice.store import Store
from game.ui.range.codes.guest import Guest
from game.ui.range.context import RangeContext
from game.ui.range.free.arranger import Arranger
from game.ui.range.free.shot_page import ShotPage
from game.ui.range.free.table_page import TablePage
from game.ui.range.mode import Mode
from game.ui.range.page import Page
from game.wording.figures import figures
from game.wording.vocabulary import capital

LABELS = {"duel": mark("Duel"), "showdown": mark("Showdown")}
MOST_UNDONE = 50  # changes of the table that can be taken back


class FreeShooting(Mode):
    """Begins with the table that was shot at last."""

    may_arrange = True

    def __init__(
        self, context: RangeContext, arranger: Arranger, guest: Guest, scene: SceneKind
    ) -> None:
        super().__init__(context.ui)
        self._store = context.store
        self.id = scene
        self._scene: SceneKind = scene
        self._earlier: list[Layout] = []
        self._pages = (TablePage(context, arranger), ShotPage(context, guest))

    @cached_property
    def _layout(self) -> Layout:
        """Looked for when it is first wanted: the range opens faster."""
        return last_table(self._store, self._scene)

    def label(self) -> str:
        if self._scene == "figures":
            return capital(figures(self.ui.words, bandits=self.ui.settings.bandits))
        return self.ui.say(LABELS[self._scene])

    @property
    def layout(self) -> Layout:
        return self._layout

    def pages(self) -> Sequence[Page]:
        return self._pages

    # ------------------------------------------------------------------ other tables

    @property
    def can_undo(self) -> bool:
        return bool(self._earlier)

    def arrange(self, layout: Layout) -> None:
        self._earlier = [*self._earlier[-MOST_UNDONE:], self._layout]
        self._layout = replace(layout, scene=self._scene)

    def undo(self) -> None:
        self._layout = self._earlier.pop()


def last_table(store: Store, scene: SceneKind) -> Layout:
    """Of the last free shot there; as usual where there is none, or where it cannot be any more."""
    tables = {key for key, layout in store.layouts.items() if layout.scene == scene}
    last = next((s for s in reversed(store.shots) if s.layout in tables and not s.drill), None)
    layout = None if last is None else store.layout_of(last)
    return Layout(scene=scene) if layout is None or problem(layout) is not None else layout
