"""The derby's table: the slate while bets are laid, then the course."""

from __future__ import annotations

from functools import partial

from game.i18n import mark
from game.rules.derby.events import DieCardPlayed, HorseArrived
from game.ui.derby.cards.hand import Hand
from game.ui.derby.cards.own_cards import OWN_CARDS
from game.ui.derby.context import DerbyContext
from game.ui.derby.course.camera import Camera
from game.ui.derby.course.commentary import Commentary
from game.ui.derby.course.crowd import Crowd
from game.ui.derby.course.ground import Ground
from game.ui.derby.course.horses import Horses, PushedHorse
from game.ui.derby.course.lane_riders import LaneRiders
from game.ui.derby.course.lit_squares import GhostHorses, LitSquares
from game.ui.derby.course.order_panel import OrderPanel
from game.ui.derby.course.ridden_card import RiddenCard
from game.ui.derby.cues import CUES
from game.ui.derby.die.on_table import DieOnTable
from game.ui.derby.haste import haste
from game.ui.derby.lookups import LookUps, corner_strip
from game.ui.derby.menus.end import DerbyEnd
from game.ui.derby.podium.panel import PodiumPanel
from game.ui.derby.podium.payday import Payday
from game.ui.derby.prompts import PROMPTS
from game.ui.derby.ride.bets_row import BetsRow
from game.ui.derby.ride.decision import DecisionPanel
from game.ui.derby.ride.move import MovePanel
from game.ui.derby.ride.tray import RideTray
from game.ui.derby.scene_change import SceneChange
from game.ui.derby.scene_parts import SceneParts
from game.ui.derby.slate.board import Board, Heads
from game.ui.derby.slate.ghosts import ColumnLights, Ghosts
from game.ui.derby.slate.laid import LaidThings, LeftOver
from game.ui.derby.slate.markers import Markers
from game.ui.derby.slate.riders import NamedRiders
from game.ui.derby.slate.rounds import RoundPanel
from game.ui.derby.slate.slip import PreviewSlip, RecentEvents
from game.ui.derby.slate.stacks import StacksPanel
from game.ui.derby.wood import Wood
from game.ui.games import entry_of
from game.ui.kit.scene import Scene, Ui
from game.ui.screens.howto import HowTo
from game.ui.table.common_parts import (
    CueAbove,
    CueOnBoard,
    HighEffects,
    Speech,
    StripGround,
    StripWords,
)
from game.ui.table.definition import TableDef
from game.ui.table.hands.own_cards import build_looks
from game.ui.table.hands.seat_spots import SeatSpots
from game.ui.table.played import PlayedTable

SLATE = (
    *(Board, ColumnLights, Heads, LaidThings, Markers, NamedRiders, LeftOver, Ghosts),
    *(RoundPanel, StacksPanel, CueOnBoard, Hand, PreviewSlip, RecentEvents, SeatSpots),
)
COURSE = (
    *(Ground, LitSquares, Horses, LaneRiders, PushedHorse, GhostHorses, Camera, RiddenCard),
    *(OrderPanel, PodiumPanel, Commentary, CueOnBoard),
    *(BetsRow, MovePanel, RideTray, DecisionPanel, DieOnTable, Payday, Crowd),
)


def rules(ui: Ui, context: DerbyContext) -> Scene:
    return HowTo(ui, entry_of(TABLE.id).booklet())


def calm(table: PlayedTable[DerbyContext]) -> None:
    if not table.context.on_course:
        build_looks(table, table.context.rounds.look_box)


TABLE = TableDef(
    id="derby",
    context=DerbyContext,
    parts=(
        Wood,
        partial(SceneParts, parts=SLATE, is_course=False),
        partial(SceneParts, parts=COURSE, is_course=True),
        StripGround,
        StripWords,
        Speech,
        CueAbove,
        HighEffects,
        SceneChange,
        LookUps,
    ),
    cues=CUES,
    strip=corner_strip,
    haste=haste,
    prompts=PROMPTS,
    end=DerbyEnd,
    rules=rules,
    calm=calm,
    own_cards=OWN_CARDS,
    fights=(HorseArrived, DieCardPlayed),
    turns_tip=mark("Go to a turn. Red marks: arrivals and die cards."),
    show_tip=mark("Show everyone's cards."),
    hide_tip=mark("Hide the cards again."),
)
