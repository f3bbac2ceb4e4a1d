"""The counts of the shots so far that the screen shows, kept up to date shot by shot.

A shot is kept on the disk at once, but it counts on the screen only when it has been seen.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from game.engine.errors import Message
from game.practice.layout import Layout, board_named
from game.practice.record import KeptStyle, Practised
from game.practice.statistics.best import best_shot, goodness
from game.practice.statistics.hand import Finding, what_your_hand_does
from game.practice.statistics.heat import HeatMap
from game.practice.statistics.sums import Late
from game.practice.statistics.tally import Selection, Tally
from game.practice.store import Store

AT_A_TIME = 300  # shots that are added to the heat in a frame


class Ledger:
    """`here`: the shots at the table that is looked at; `plotted`: those of the plots. All are of
    one `style`: hands differ with it. `newest` counts what changes, for pictures that depend on
    it; `version` does so too, but comes two frames later after a shot, when there is much else to
    do."""

    def __init__(
        self, store: Store, layout: Layout, selection: Selection, style: KeptStyle
    ) -> None:
        self.store = store
        self.style = style
        self._finding: Finding | None = None
        self.newest = self.version = 0
        self.layout = layout
        self._selection = selection
        self.reread()

    def look_at(self, layout: Layout, selection: Selection) -> None:
        """From now on this is the table, and these are the shots to be plotted."""
        self.count()
        if layout.key != self.layout.key:
            self.layout = layout
            self._look_at_table()
        if selection != self._selection:
            self._selection = selection
            self._plot()

    def look_at_style(self, style: KeptStyle) -> None:
        """From now on the shots of this style count."""
        if style == self.style:
            return
        self.style, self._finding = style, None
        self._look_at_table()
        self._plot()

    @property
    def _plotted_selection(self) -> Selection:
        return msgspec.structs.replace(self._selection, style=self.style)

    @property
    def _seen_shots(self) -> Sequence[Practised]:
        """Without the one that is on its way."""
        shots = self.store.shots
        return shots if self._unseen is None else shots[:-1]

    def reread(self) -> None:
        """The store was cleared, or brought back."""
        self._unseen: Practised | None = None
        self._finding = None
        self._look_at_table()
        self._plot()

    def _look_at_table(self) -> None:
        self.newest += 1
        self.version = self.newest
        key, board = self.layout.key, board_named(self.layout.board)
        at_table = (shot for shot in self._seen_shots if shot.layout == key)
        self.here = [shot for shot in at_table if shot.style == self.style]
        self.tally = Tally(self.here)
        self._heat = Late(self.here, HeatMap(board.width, board.height))
        self.best = best_shot(self.here, self.layout)

    def _plot(self) -> None:
        self.newest += 1
        self.version = self.newest
        self.plotted = Tally(self._plotted_selection.of(self._seen_shots, self.store.layouts))

    # Reckoned when somebody looks at it.

    @property
    def finding(self) -> Finding:
        if self._finding is None:
            self._finding = self._find()
        return self._finding

    def _find(self) -> Finding:
        return what_your_hand_does(self._seen_shots, self.store.layouts, self.style)

    @property
    def heat(self) -> HeatMap:
        return self._heat()

    @property
    def heat_is_known(self) -> bool:
        """It is reckoned beside the frames."""
        return self._heat.is_up_to_date

    @property
    def works(self) -> bool:
        """There is something left to be reckoned."""
        return self.version != self.newest or not self.heat_is_known

    def work(self) -> None:
        """In every frame one thing or another."""
        self._heat.catch_up(AT_A_TIME)
        if self._finding is None:
            self._finding = self._find()
        else:
            self.version = self.newest

    def keep(self, layout: Layout, shot: Practised) -> Message | None:
        """On the disk; a sentence if that cannot be done."""
        self.count()
        self._unseen = shot
        return self.store.add(layout, shot)

    def count(self) -> None:
        """The shot that was kept has been seen."""
        shot, self._unseen = self._unseen, None
        if shot is None:
            return
        store = self.store
        self.newest += 1
        if self._plotted_selection.takes(shot, store.layout_of(shot)):
            self.plotted.add([shot])
        if shot.layout == self.layout.key and shot.style == self.style:
            self._count_here(shot)
        self._finding = None

    def _count_here(self, shot: Practised) -> None:
        self.here.append(shot)
        self.tally.add([shot])
        best, layout = self.best, self.layout
        better = best is None or goodness(shot, layout) > goodness(best, layout)
        if better and not shot.arrest:
            self.best = shot
