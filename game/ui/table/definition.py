"""A game's table in the window, declared: data that points at classes and functions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, Protocol, TypeVar

from game.engine.events import Event
from game.engine.recording import Recording
from game.hotseat.asks import Ask, Subject
from game.i18n import mark
from game.ui.kit.scene import Scene, Ui
from game.ui.table.context import TableContext
from game.ui.table.cues.show import CueFunction
from game.ui.table.hands.own_cards import OwnCards
from game.ui.table.happening import Happening
from game.ui.table.look import Look
from game.ui.table.part import Part
from game.ui.table.pause_offer import PauseOffer
from game.ui.table.played import PlayedTable
from game.ui.table.prompt import AnyPrompt
from game.ui.table.strip.strip import Strip

C = TypeVar("C", bound=TableContext[Any, Any])
C_co = TypeVar("C_co", bound=TableContext[Any, Any], covariant=True)


class MakesContext(Protocol[C_co]):
    """The context of a new table; in practice the class of it."""

    def __call__(
        self,
        ui: Ui,
        names: Sequence[str],
        players: Sequence[str],
        look: Look,
        reader: int | None,
        seen: Any,
    ) -> C_co: ...


def _nothing(table: PlayedTable[Any]) -> None:
    pass


def _nothing_to_watch(context: Any, recording: Recording) -> None:
    pass


def _no_offer(table: PlayedTable[Any]) -> PauseOffer | None:
    return None


def _usual_haste(happening: Happening, context: Any) -> float:
    return 1.0


def _need_not_be_seen(happening: Happening, context: Any) -> bool:
    return False


def _no_words(happening: Happening, context: Any) -> str:
    return ""


def _no_pictures(happening: Happening, context: Any) -> Iterable[str]:
    return ()


@dataclass(frozen=True, kw_only=True)
class TableDef(Generic[C]):
    """All that a table is made of, in a game that is played and in one that is watched again.

    - `id`: names its screen.
    - `parts`: from the ground upwards, in the order in which they are drawn.
    - `cues`: how each event is shown, by its class; what bots say is shown alike at every table.
    - `strip`: the planks of a table that is played.
    - `pictures_for`: those that an event will need.
    - `haste`: how many times as fast as usual something is shown.
    - `must_be_seen`: whether it is shown however fast the rest goes.
    - `said_in_passing`: the sentence that is left of something that was not shown.
    - `prompts`: how each question is asked, by its class.
    - `end`: the screen over the table of a game that is over.
    - `rules`: the screen with the booklet.
    - `begin`: called with the table once it can be seen; `begin_replay` where it is watched again.
    - `calm`: puts in the widgets that are there only while nobody looks at secrets.
    - `own_cards`: how one of several people looks at the own cards, behind the door.
    - `pause_offer`: one thing more to do in the pause.
    - `undo_anywhere`: the key to undo also works while nothing is asked.
    - `fights`: classes of events whose turns are marked in a replay, and `turns_tip` says so;
      `show_tip` and `hide_tip` are for the plank with the secrets.
    """

    id: str
    context: MakesContext[C]
    parts: Sequence[Callable[[C], Part[Any]]]
    cues: Mapping[type[Event], CueFunction]
    strip: Callable[[C], Strip]
    pictures_for: Callable[[Happening, C], Iterable[str]] = field(default=_no_pictures)
    haste: Callable[[Happening, C], float] = field(default=_usual_haste)
    must_be_seen: Callable[[Happening, C], bool] = field(default=_need_not_be_seen)
    said_in_passing: Callable[[Happening, C], str] = field(default=_no_words)
    prompts: Mapping[Subject, Callable[[PlayedTable[C], Ask], AnyPrompt]]
    end: Callable[[Ui, PlayedTable[C]], Scene]
    rules: Callable[[Ui, C], Scene]
    begin: Callable[[PlayedTable[C]], None] = field(default=_nothing)
    begin_replay: Callable[[C, Recording], None] = field(default=_nothing_to_watch)
    calm: Callable[[PlayedTable[C]], None] = field(default=_nothing)
    own_cards: OwnCards[C] | None = None
    pause_offer: Callable[[PlayedTable[C]], PauseOffer | None] = field(default=_no_offer)
    undo_anywhere: bool = False
    fights: tuple[type[Event], ...] = ()
    turns_tip: str = mark("Jump to a turn. Red marks are fights.")
    show_tip: str = mark("Show everyone's secrets.")
    hide_tip: str = mark("Hide the secrets.")
