"""Western's table as the window shows it: it lags behind the match and is moved by events alone.

A stage holds what its reader may know, never more: it is made of a view, and moved by the entries
of that view's log.
"""

from __future__ import annotations

from typing import Any

from game.ui.table.stage import seen_hand
from game.ui.western.stage_changes import CHANGES
from game.ui.western.stage_parts import GamblerState, PlayState, TrainState
from game.ui.western.stage_table import StageTable


class Stage(StageTable):
    """A stage for one reader; its fields are those of StageTable."""

    @classmethod
    def from_view(cls, view: dict[str, Any]) -> Stage:
        """As its reader may see the table now."""
        play, train = view["play"], view["train"]
        return cls(
            reader=view["you"],
            players=[_gambler(seat, player) for seat, player in enumerate(view["players"])],
            pot=view["pot"],
            deck=view["deck"],
            discards=list(view["discards"]),
            direction=view["direction"],
            turn=view["turn"],
            active=view["active"],
            goal=view["goal"],
            hand_limit=view["hand-limit"],
            draw_limit=view["draw-limit"],
            play=None if play is None or play["step"] == "resolving" else _play(play),
            train=None if train is None else _train(train),
            winner=view["winner"],
        )

    @classmethod
    def opening(cls, view: dict[str, Any], *, sees_all: bool = False) -> Stage:
        """Before the first event of a game: from here its whole log can be played."""
        reader = view["you"]
        return cls(
            reader=reader,
            sees_all=sees_all,
            players=[
                GamblerState(seat, player["name"], 0, 0, [] if sees_all or seat == reader else None)
                for seat, player in enumerate(view["players"])
            ],
            pot=0,
            deck=_all_cards(view),
            discards=[],
            direction=1,
            turn=0,
            active=0,
            goal=view["goal"],
            hand_limit=view["hand-limit"],
            draw_limit=view["draw-limit"],
            play=None,
            train=None,
            winner=None,
        )

    def apply(self, entry: dict[str, Any]) -> None:
        """Move on by one event of the reader's log."""
        change = CHANGES[entry["kind"]]
        if change is not None:
            change(self, entry["data"])


def _all_cards(view: dict[str, Any]) -> int:
    """Wherever they are now: at first they all lie in the deck."""
    held = [player["cards"] for player in view["players"]]
    in_hands = sum(cards if isinstance(cards, int) else len(cards) for cards in held)
    laid = sum(player["sheriff"] for player in view["players"])
    play = view["play"]
    if play is not None and play["step"] == "stop-sheriff":
        laid += 1  # it lies before its player, and does not stand yet
    total: int = view["deck"] + len(view["discards"]) + in_hands + laid
    return total


def _gambler(seat: int, player: dict[str, Any]) -> GamblerState:
    cards, hand = seen_hand(player["cards"])
    return GamblerState(
        seat=seat,
        name=player["name"],
        money=player["money"],
        cards=cards,
        hand=hand,
        sheriff=player["sheriff"],
        loses_turn=player["loses-turn"],
    )


def _play(seen: dict[str, Any]) -> PlayState:
    return PlayState(
        seen["seat"], list(seen["cards"]), seen["card"], seen["target"], seen["counter"]
    )


def _train(seen: dict[str, Any]) -> TrainState:
    return TrainState(
        seen["seat"],
        seen["leader"],
        list(seen["cards"]),
        seen["combination"],
        seen["hat"],
        list(seen["passed"]),
    )
