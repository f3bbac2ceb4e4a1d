"""The derby's table as the window shows it: it lags behind the match and is moved by events alone.

A stage holds what its reader may know, never more: it is made of a view, and moved by the entries
of that view's log.
"""

from __future__ import annotations

from typing import Any

from game.ui.derby.stage_changes import CHANGES
from game.ui.derby.stage_parts import BettorState, Charts, HorseState, MoveState, Rolled
from game.ui.derby.stage_table import StageTable
from game.ui.table.stage import seen_hand


class Stage(StageTable):
    """A stage for one reader; its fields are those of StageTable."""

    @classmethod
    def from_view(cls, view: dict[str, Any]) -> Stage:
        """As its reader may see the table now."""
        move, phase = view["move"], view["phase"]
        betting, lined_up = phase in ("set-up", "betting"), bool(view["order"])
        return cls(
            reader=view["you"],
            charts=Charts.from_view(view),
            options=dict(view["options"]),
            phase=phase,
            players=[_bettor(seat, player) for seat, player in enumerate(view["players"])],
            horses={horse["horse"]: _horse(horse) for horse in view["horses"]},
            riders_named=0 if betting else len(view["horses"]),
            bookmaker=view["bookmaker"],
            first=view["first"] if betting else None,
            round=view["round"] if betting else 0,
            stack=view["stack"],
            left_over=view["left-over"],
            active=view["active"] if phase == "betting" or lined_up else None,
            race_round=view["race-round"],
            on_move=view["on-move"] if lined_up else None,
            order=list(view["order"]),
            arrived=list(view["arrived"]),
            move=None if move is None else _move(move),
            winners=None if view["winners"] is None else list(view["winners"]),
        )

    @classmethod
    def opening(cls, view: dict[str, Any], *, sees_all: bool = False) -> Stage:
        """Before the first event of a game: from here its whole log can be played."""
        reader, seats = view["you"], len(view["players"])
        charts = Charts.from_view(view)
        return cls(
            reader=reader,
            sees_all=sees_all,
            charts=charts,
            options=dict(view["options"]),
            phase="set-up",
            players=[
                BettorState(
                    seat,
                    player["name"],
                    0,
                    [] if sees_all or seat == reader else None,
                    list(charts.stacks),
                )
                for seat, player in enumerate(view["players"])
            ],
            horses={
                horse["horse"]: HorseState(horse["horse"], [0] * seats) for horse in view["horses"]
            },
            riders_named=0,
            bookmaker=None,
            first=None,
            round=0,
            stack=0,
            left_over=0,
            active=None,
            race_round=0,
            on_move=None,
            order=[],
            arrived=[],
            move=None,
            winners=None,
        )

    def apply(self, entry: dict[str, Any]) -> None:
        """Move on by one event of the reader's log."""
        change = CHANGES[entry["kind"]]
        if change is not None:
            change(self, entry["data"])


def _bettor(seat: int, player: dict[str, Any]) -> BettorState:
    cards, hand = seen_hand(player["cards"])
    return BettorState(
        seat=seat,
        name=player["name"],
        cards=cards,
        hand=hand,
        stacks=list(player["stacks"]),
        die_card=player["die-card"],
        prizes=player["prizes"],
        chips=player["chips"],
    )


def _horse(seen: dict[str, Any]) -> HorseState:
    cards = seen["cards"] if isinstance(seen["cards"], list) else None
    return HorseState(
        seen["horse"],
        list(seen["bets"]),
        seen["row"],
        list(cards or ()),
        list(seen["played"]),
        seen["rider"],
        seen["track"],
        seen["square"],
        seen["place"],
        hidden=cards is None,
    )


def _move(seen: dict[str, Any]) -> MoveState:
    return MoveState(
        seen["horse"],
        seen["seat"],
        seen["start"],
        seen["square"],
        seen["card"],
        seen["level"],
        seen["value"],
        seen["sure"],
        seen["pushes"],
        [Rolled(roll["face"], roll["success"]) for roll in seen["rolls"]],
    )
