"""Mustang's table as the window shows it: it lags behind the match and is moved by events alone.

A stage holds what its reader may know, never more: it is made of a view, and moved by the entries
of that view's log.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.rules.mustang.box import KINDS, shipped_box
from game.rules.mustang.scoring import score
from game.ui.mustang.stage_changes import CHANGES, final_score
from game.ui.mustang.stage_parts import FinalScore, RancherState, TheftState
from game.ui.mustang.stage_table import StageTable
from game.ui.table.stage import seen_hand


class Stage(StageTable):
    """A stage for one reader; its fields are those of StageTable."""

    @classmethod
    def from_view(cls, view: dict[str, Any]) -> Stage:
        """As its reader may see the table now."""
        return cls(
            reader=view["you"],
            ranchers=[_rancher(seat, rancher) for seat, rancher in enumerate(view["ranchers"])],
            piles=dict(view["piles"]),
            open={kind: list(view["open"][kind]) for kind in KINDS},
            specials=list(view["specials"]),
            deck=view["deck"],
            discards=list(view["discards"]),
            events_left=view["events-left"],
            event=view["event"],
            events_spent=list(view["events-spent"]),
            gone=list(view["gone"]),
            turn=view["turn"],
            active=view["active"],
            theft=None if view["theft"] is None else _theft(view["theft"]),
            event_open=view["event-open"],
            over=view["over"],
            ended_by=view["ended-by"],
            final=_final(view["log"]),
        )

    @classmethod
    def opening(cls, view: dict[str, Any], *, sees_all: bool = False) -> Stage:
        """Before the first event of a game: from here its whole log can be played."""
        reader, box = view["you"], shipped_box()
        return cls(
            reader=reader,
            sees_all=sees_all,
            ranchers=[
                RancherState(seat, rancher["name"], 0, [] if sees_all or seat == reader else None)
                for seat, rancher in enumerate(view["ranchers"])
            ],
            piles={kind: len(box.piles[kind]) for kind in KINDS},
            open={kind: [] for kind in KINDS},
            specials=list(box.specials),
            deck=len(box.cards),
            discards=[],
            events_left=len(box.events),
            event=None,
            events_spent=[],
            gone=[],
            turn=0,
            active=0,
            theft=None,
            event_open=None,
            over=None,
            ended_by=None,
            final=None,
        )

    def apply(self, entry: dict[str, Any]) -> None:
        """Move on by one event of the reader's log."""
        change = CHANGES[entry["kind"]]
        if change is not None:
            change(self, entry["data"])

    # ------------------------------------------------------------------ what follows from it

    def score(self, seat: int) -> int:
        """As it would be counted now; whoever ended the game has the points for that too."""
        rancher = self.ranchers[seat]
        ended = self.over is not None and self.ended_by == seat
        return score(rancher.stable, rancher.corral, ended=ended)

    def standings(self) -> list[int]:
        """The seats, the best first."""
        return sorted(range(len(self.ranchers)), key=lambda seat: (-self.score(seat), seat))

    def clockwise(self, front: int) -> list[int]:
        """The other seats in the order in which they play, from the one after this."""
        count = len(self.ranchers)
        return [(front + step) % count for step in range(1, count)]


def _rancher(seat: int, rancher: dict[str, Any]) -> RancherState:
    cards, hand = seen_hand(rancher["cards"])
    return RancherState(
        seat=seat,
        name=rancher["name"],
        cards=cards,
        hand=hand,
        stable=list(rancher["stable"]),
        corral=list(rancher["corral"]),
    )


def _theft(seen: dict[str, Any]) -> TheftState:
    return TheftState.of(seen, seen["thief"])


def _final(log: Sequence[dict[str, Any]]) -> FinalScore | None:
    """It is the last event of a game."""
    if not log or log[-1]["kind"] != "scored":
        return None
    return final_score(log[-1]["data"])
