"""Western's table in the window: what it is made of, and the screens on which it is shown."""

from __future__ import annotations

from game.hotseat.western_policy import haste_of
from game.i18n import mark
from game.rules.western.events import (
    AttackDecided,
    CardTaken,
    Paid,
    SaloonCompared,
    SheriffEnded,
    TrainCame,
    TurnWillBeLost,
)
from game.ui.games import entry_of
from game.ui.kit.scene import Scene, Ui
from game.ui.screens.howto import HowTo
from game.ui.table.common_parts import (
    CueAbove,
    CueOnBoard,
    HighEffects,
    LowEffects,
    Speech,
    StripGround,
    StripWords,
)
from game.ui.table.definition import TableDef
from game.ui.table.hands.own_cards import build_looks
from game.ui.table.hands.seat_spots import SeatSpots
from game.ui.table.happening import Happening, Told
from game.ui.table.played import PlayedTable
from game.ui.table.strip.corner import CornerStrip
from game.ui.western.cards.fan_rows import FanRows
from game.ui.western.cards.hand import Hand
from game.ui.western.cards.magnifier import Magnifier
from game.ui.western.cards.open_hands import OpenHands
from game.ui.western.cards.own_cards import OWN_CARDS
from game.ui.western.context import WesternContext
from game.ui.western.cues import CUES
from game.ui.western.die.parts import Die, DieNumber, FirstRolls
from game.ui.western.felt.exchange import Exchange
from game.ui.western.felt.goal import Goal
from game.ui.western.felt.ground import Felt
from game.ui.western.felt.middle import Middle
from game.ui.western.felt.storm import Storm
from game.ui.western.haste import concerns
from game.ui.western.menus.end import WesternEnd
from game.ui.western.message import Message, RecentEvents
from game.ui.western.money.purses import Purses
from game.ui.western.money.sum_tags import SumTags
from game.ui.western.prompts import PROMPTS
from game.ui.western.seats.plates import Plates
from game.ui.western.train.passed import Passed
from game.ui.western.train.scene import TrainScene


def strip(context: WesternContext) -> CornerStrip:
    return CornerStrip(context, lambda number, _count: context.places.icon(number))


def haste(happening: Happening, context: WesternContext) -> float:
    """Who only looks on is not waiting for a turn."""
    people = context.at_the_screen
    if not people or concerns(happening.event, people):
        return 1.0
    return haste_of(len(context.names))


def said_in_passing(happening: Happening, context: WesternContext) -> str:
    """What befalls the reader is told however fast it goes."""
    whom = _hit_by(happening.event)
    if whom is None or whom != context.reader or context.covered:
        return ""
    return context.log.sentence(happening.event) or ""


def _hit_by(event: Told) -> int | None:
    """Who must hear of it."""
    match event:
        case Paid():
            return event.payer
        case SheriffEnded() | TurnWillBeLost():
            return event.seat
        case CardTaken():
            return event.victim
        case _:
            return None


def rules(ui: Ui, context: WesternContext) -> Scene:
    return HowTo(ui, entry_of("western").booklet())


def calm(table: PlayedTable[WesternContext]) -> None:
    """Each of several can look at the own cards, where they are counted for all."""
    build_looks(table, lambda seat: table.context.plate_places(seat).cards_box)


TABLE = TableDef(
    id="western",
    context=WesternContext,
    parts=(
        *(Felt, Middle, DieNumber, Purses, Exchange, Die, Plates, Goal, FirstRolls),
        *(OpenHands, TrainScene, Passed, FanRows, LowEffects, Storm, CueOnBoard),
        *(Hand, Message, RecentEvents, StripGround, StripWords, Speech),
        *(CueAbove, HighEffects, SumTags, Magnifier, SeatSpots),
    ),
    cues=CUES,
    strip=strip,
    haste=haste,
    said_in_passing=said_in_passing,
    prompts=PROMPTS,
    end=WesternEnd,
    rules=rules,
    calm=calm,
    own_cards=OWN_CARDS,
    fights=(AttackDecided, SaloonCompared, TrainCame),
    turns_tip=mark("Go to a turn. Red marks: ambushes, All Ins and trains."),
    show_tip=mark("Show everyone's cards."),
    hide_tip=mark("Hide the cards again."),
)
