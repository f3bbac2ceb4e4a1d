"""The table as the window shows it: it lags behind the match and is moved by events alone.

`match.answer()` plays on to the next question; the window then shows what happened one event after
the other. A stage holds what its reader may know, never more: it is made of a view, and moved by
the entries of that view's log.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

from game.rules.pony_express.bluff import may_accuse
from game.rules.pony_express.board import Board
from game.rules.pony_express.board_schema import NUGGETS
from game.rules.pony_express.cards import DECK
from game.rules.pony_express.gold import STARTING_GOLD
from game.rules.pony_express.pieces import obstacles, pawns
from game.rules.pony_express.table import Duel, Rider, Table
from game.rules.shared.hands import DICE
from game.ui.pony_express.stage_changes import CHANGES
from game.ui.pony_express.stage_moment import turn_so_far
from game.ui.pony_express.stage_parts import DieState, RiderState, point_of
from game.ui.pony_express.stage_table import StageTable
from game.ui.table.stage import seen_hand
from physics.model import Piece

CupPlace = Literal["away", "over", "lifted"]


@dataclass(kw_only=True)
class Stage(StageTable):
    """A stage for one reader; its fields are those of StageTable and Moment."""

    @classmethod
    def from_view(cls, view: dict[str, Any]) -> Stage:
        """As its reader may see the table now."""
        reader = view["you"]
        stage = cls(
            reader=reader,
            riders=[_rider(seat, rider) for seat, rider in enumerate(view["riders"])],
            bank=view["bank"],
            deck=view["deck"],
            spent=list(view["spent"]),
            turn=view["turn"],
            active=view["active"],
            dice=[DieState(die["face"], die["shown"]) for die in view["dice"]],
            rolled=view["reroll-price"] is not None,
            announced=view["announced"],
            offered={reader: list(view["offered"])} if view["offered"] else {},
            duel=None if view["duel"] is None else _duel(view["duel"], view["log"]),
            steady=view["steady"],
            winner=view["winner"],
        )
        for entry in turn_so_far(view["log"]):
            stage.recall(entry["kind"], entry["data"])
        return stage

    @classmethod
    def opening(cls, view: dict[str, Any], *, sees_all: bool = False) -> Stage:
        """Before the first event of a game: from here its whole log can be played."""
        reader, names = view["you"], [rider["name"] for rider in view["riders"]]
        riders = [
            RiderState(
                seat=seat,
                name=name,
                space=1,
                mailbox=0,
                gold=STARTING_GOLD,
                prison=False,
                cards=0,
                hand=[] if sees_all or seat == reader else None,
            )
            for seat, name in enumerate(names)
        ]
        return cls(
            reader=reader,
            sees_all=sees_all,
            riders=riders,
            bank=NUGGETS - STARTING_GOLD * len(riders),
            deck=len(DECK),
            spent=[],
            turn=0,
            active=0,
            dice=[DieState() for _ in DICE],
            rolled=False,
            announced=None,
            offered={},
            duel=None,
            steady=False,
            winner=None,
        )

    def apply(self, entry: dict[str, Any]) -> None:
        """Move on by one event of the reader's log."""
        kind, facts = entry["kind"], entry["data"]
        change = CHANGES[kind]
        if change is not None:
            change(self, facts)
        self.recall(kind, facts)

    # ------------------------------------------------------------------ what follows from it

    @property
    def cup(self) -> CupPlace:
        """Where the cup is; it is over the dice even where all five lie outside."""
        if not self.rolled:
            return "away"
        return "over" if self.lifted is None else "lifted"

    @property
    def accusers(self) -> tuple[int, ...]:
        """Who may call a bluff now, clockwise from the active rider."""
        if self.claim != "open":
            return ()
        count = len(self.riders)
        others = [self.riders[(self.active + step) % count] for step in range(1, count)]
        near = [rider.seat for rider in may_accuse(others, self.riders[self.active])]
        return tuple(o.seat for o in others if o.seat in near or o.seat in self.spies)

    @property
    def accused(self) -> int | None:
        return self.active if self.accuser is not None else None

    def fired(self, seat: int) -> int:
        """How many shots a duellist has taken; 0 for everybody else."""
        duel = self.duel
        if duel is None or seat not in duel.seats:
            return 0
        return duel.shots[duel.seats.index(seat)]

    def piece_places(self, board: Board) -> list[Piece]:
        """Everything that stands or lies on the board, where the rules have it. A standing decoy
        makes two pieces, alike for everybody."""
        riders = [Rider(r.seat, r.name, r.space, r.mailbox, r.gold, r.prison) for r in self.riders]
        table = Table(
            news=[],
            board=board,
            must_fall=False,
            liars_go_to_jail=False,
            riders=riders,
            bank=self.bank,
            deck=[],
            spent=[],
            offered={},
            duel=self.duel,
        )
        return pawns(table) + ([] if self.duel is None else obstacles(board, self.duel))


def _rider(seat: int, rider: dict[str, Any]) -> RiderState:
    cards, hand = seen_hand(rider["cards"])
    return RiderState(
        seat=seat,
        name=rider["name"],
        space=rider["space"],
        mailbox=rider["mailbox"],
        gold=rider["gold"],
        prison=rider["prison"],
        cards=cards,
        hand=hand,
    )


def _duel(seen: dict[str, Any], log: Sequence[dict[str, Any]]) -> Duel:
    first, second = seen["seats"]
    corner, far_corner = seen["corners"]
    decoy = seen["decoy"] or {"owner": None, "standing": False, "side": None}
    return Duel(
        space=seen["space"],
        seats=(first, second),
        corners=(corner, far_corner),
        showdown=seen["showdown"],
        shots=_fired(log, (first, second)),
        bystanders=seen["bystanders"],
        paces=seen["paces"],
        barrel=None if seen["barrel"] is None else tuple(seen["barrel"]),
        decoy_of=decoy["owner"],
        decoy_side=decoy["side"] or "",
        decoy_stands=decoy["standing"],
        wind_from=seen["wind-from"],
        steady=seen["steady"],
        lying_die=None if seen["lying-die"] is None else point_of(seen["lying-die"]),
        lying_turned=seen["lying-turned"] or 0.0,
    )


def _fired(log: Sequence[dict[str, Any]], seats: tuple[int, int]) -> list[int]:
    """How often each of the two has fired in this duel. The view's count cannot tell: it holds
    the shot that is still being prepared."""
    fired, spare = [0, 0], False
    for entry in turn_so_far(log):
        kind, facts = entry["kind"], entry["data"]
        if kind == "duel-began":  # not the first one of this turn, perhaps
            fired, spare = [0, 0], False
        elif kind == "card-played" and facts["card"] == "spare-cartridge":
            spare = True
        elif kind == "shot-taken":
            fired[seats.index(facts["seat"])] += not spare
            spare = False
    return fired
