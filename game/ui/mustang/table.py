"""The table of Mustang in the window, declared."""

from __future__ import annotations

from game.hotseat.asks import GiveBack, PassScreen
from game.i18n import mark
from game.rules.mustang.box import GAME
from game.rules.mustang.events import EventTurnedUp, MustangStolen, TheftTried
from game.rules.mustang.questions import ChooseAction, Defend, LetGo, Shelter
from game.ui.games import entry_of
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.scene import Scene, Ui
from game.ui.mustang.commands import MustangKey
from game.ui.mustang.context import MustangContext
from game.ui.mustang.cues import CUES
from game.ui.mustang.menus.end import MustangEnd
from game.ui.mustang.own_cards import OWN_CARDS
from game.ui.mustang.parts.all_hands import AllHands
from game.ui.mustang.parts.hand import Hand
from game.ui.mustang.parts.log import Log
from game.ui.mustang.parts.open_theft import OpenTheft
from game.ui.mustang.parts.prairie import Prairie
from game.ui.mustang.parts.ranches import Ranches
from game.ui.mustang.parts.scores import Scores
from game.ui.mustang.parts.sets import Sets
from game.ui.mustang.parts.targets import Targets
from game.ui.mustang.parts.tray import Tray
from game.ui.mustang.parts.weather import Weather
from game.ui.mustang.pieces.event_card import event_picture
from game.ui.mustang.pieces.plates import WOOD
from game.ui.mustang.prompts.action import ActionPrompt
from game.ui.mustang.prompts.corral import CorralPrompt
from game.ui.mustang.prompts.defend import DefendPrompt
from game.ui.mustang.prompts.hand_over import RanchHandBack, RanchHandOver
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
from game.ui.table.happening import Happening
from game.ui.table.part import Part
from game.ui.table.played import PlayedTable
from game.ui.table.strip.corner import CornerStrip, Plank


class Ground(Part[MustangContext]):
    def draw(self, canvas: Canvas) -> None:
        canvas.background(WOOD)


def corner(context: MustangContext) -> CornerStrip:
    """The planks below the tray, with one for the score."""

    def place(number: int, count: int) -> Box:
        return context.places.corner_plank(number, count)

    def own() -> list[Plank]:
        key = context.ui.keymap.label(MustangKey.SCORE, context.ui.words)
        tip = context.ui.say("Show or hide the score (%(key)s)", key=key)
        return [Plank("scores", "ui/icon-star", tip, context.toggle_scores)]

    return CornerStrip(context, place, own)


def pictures_for(happening: Happening, context: MustangContext) -> list[str]:
    event = happening.event
    return [event_picture(context.ui, event.event)] if isinstance(event, EventTurnedUp) else []


def said_in_passing(happening: Happening, context: MustangContext) -> str:
    """An event card, and a theft of one's own mustang, are told however fast it goes."""
    event = happening.event
    own = isinstance(event, MustangStolen) and event.owner == context.reader
    if context.covered or not (own or isinstance(event, EventTurnedUp)):
        return ""
    return context.log.sentence(event) or ""


def booklet(ui: Ui, context: MustangContext) -> Scene:
    return HowTo(ui, entry_of(GAME).booklet())


def looks_at_cards(table: PlayedTable[MustangContext]) -> None:
    """On the plank of a ranch."""
    build_looks(table, lambda seat: table.context.header(seat).cards_box)


TABLE = TableDef(
    id=GAME,
    context=MustangContext,
    parts=(
        *(Ground, Ranches, Prairie, Sets, Tray, Scores, AllHands, Log, StripGround),
        *(Targets, OpenTheft, Hand, StripWords),
        *(LowEffects, CueOnBoard, Weather, Speech, CueAbove, HighEffects),
    ),
    cues=CUES,
    strip=corner,
    pictures_for=pictures_for,
    said_in_passing=said_in_passing,
    prompts={
        ChooseAction: ActionPrompt,
        Defend: DefendPrompt,
        LetGo: CorralPrompt,
        Shelter: CorralPrompt,
        PassScreen: RanchHandOver,
        GiveBack: RanchHandBack,
    },
    end=MustangEnd,
    rules=booklet,
    calm=looks_at_cards,
    own_cards=OWN_CARDS,
    undo_anywhere=True,
    fights=(TheftTried,),
    turns_tip=mark("Jump to a turn. Red marks are thefts."),
    show_tip=mark("Show everyone's cards."),
    hide_tip=mark("Hide the cards again."),
)
