"""The race's table in the window: all that it is made of, in a race that is played and in one that
is watched again."""

from __future__ import annotations

from collections.abc import Iterable

from game.engine.recording import Recording
from game.i18n import mark
from game.rules.pony_express.events import DrinksServed, DuelCalled, PokerBegan, ShotTaken
from game.ui.games import entry_of
from game.ui.kit.scene import Scene, Ui
from game.ui.pony_express.cards.own import OWN_CARDS, build_own_cards
from game.ui.pony_express.context import RaceContext
from game.ui.pony_express.cues.by_event import CUES
from game.ui.pony_express.cues.trail import is_sent_to_serve
from game.ui.pony_express.foresight import for_happening
from game.ui.pony_express.menus.end import RaceEnd
from game.ui.pony_express.parts.board import DuelMarks, Ground, Magnified, Rehearsal
from game.ui.pony_express.parts.column import Column, PassingColumn
from game.ui.pony_express.parts.idle_life import LifeInTheSky, LifeOnGround
from game.ui.pony_express.parts.pointing import Pointing
from game.ui.pony_express.parts.riders import NamePlates, Riders
from game.ui.pony_express.parts.secrets import Secrets
from game.ui.pony_express.parts.tray import DiceOnFelt
from game.ui.pony_express.practising import Practising, PractisingInRace, open_range
from game.ui.pony_express.prompt import PlayedRace
from game.ui.pony_express.prompts import PROMPTS
from game.ui.screens.howto import HowTo
from game.ui.screens.question import Answer, Question
from game.ui.table.common_parts import (
    CueAbove,
    CueOnBoard,
    HighEffects,
    LowEffects,
    Speech,
    StripWords,
)
from game.ui.table.definition import TableDef
from game.ui.table.happening import Happening
from game.ui.table.pause_offer import PauseOffer
from game.ui.table.strip.status import StatusStrip

GAME = "pony-express"


def _pictures_for(happening: Happening, context: RaceContext) -> Iterable[str]:
    return for_happening(happening, context.look.colours)


def _must_be_seen(happening: Happening, context: RaceContext) -> bool:
    """Who has flicked a die wants to see where it goes, however fast the rest is; and who is to
    serve the table is told so."""
    event = happening.event
    if isinstance(event, DrinksServed):
        return is_sent_to_serve(event, context)
    if not isinstance(event, ShotTaken) or happening.shot is None:
        return False
    return event.seat in context.at_the_screen


def _rules(ui: Ui, context: RaceContext) -> Scene:
    return HowTo(ui, entry_of(GAME).booklet(context.seen))


# --------------------------------------------------------------------------- errands, and the range


def begin_without_range(table: PlayedRace) -> None:
    """Who has to serve the table is sent to do so."""
    table.context.on_errand = lambda words: _wait_for_drinks(table.ui, words)


def _begin(table: PlayedRace) -> None:
    begin_without_range(table)
    table.context.practising = PractisingInRace(table)


def _begin_replay(context: RaceContext, recording: Recording) -> None:
    context.practising = Practising(context.ui, lambda: recording.last_view(None))


def _wait_for_drinks(ui: Ui, words: str) -> None:
    """The table stands still until the person who serves it is back."""
    served = [Answer("served", ui.say("Served"))]
    ui.director.push(Question(ui, ui.say("Drinks for everyone!"), words, served))


def _pause_offer(table: PlayedRace) -> PauseOffer | None:
    """The shot that is due, or the last one, on the practice range."""
    practising, ui = table.context.practising, table.ui
    offer = practising.offer_in_pause() if practising is not None else None
    if offer is None:
        return None
    return PauseOffer(
        "practise",
        ui.say("Practise this shot"),
        "ui/icon-hand",
        ui.say("Go to the practice range, then back to this moment"),
        lambda: open_range(ui, offer),
        offer.why_not,
    )


TABLE = TableDef(
    id=GAME,
    context=RaceContext,
    parts=(
        Rehearsal,
        Ground,
        PassingColumn,
        Pointing,
        Column,
        CueOnBoard,
        DuelMarks,
        LifeOnGround,
        LowEffects,
        Riders,
        NamePlates,
        LifeInTheSky,
        Magnified,
        DiceOnFelt,
        Secrets,
        StripWords,
        Speech,
        CueAbove,
        HighEffects,
    ),
    cues=CUES,
    strip=StatusStrip,
    pictures_for=_pictures_for,
    must_be_seen=_must_be_seen,
    prompts=PROMPTS,
    end=RaceEnd,
    rules=_rules,
    begin=_begin,
    begin_replay=_begin_replay,
    calm=build_own_cards,
    own_cards=OWN_CARDS,
    pause_offer=_pause_offer,
    fights=(DuelCalled, PokerBegan),
    show_tip=mark("Show everyone's cards and hidden dice."),
    hide_tip=mark("Hide cards and hidden dice again."),
)
