"""The context of a table, which all on it share: the view that is shown, how the player wants it,
and what parts, cues and prompts share."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, Protocol, TypeVar

from game.engine.feed import Asked
from game.engine.views import View
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.scene import Ui
from game.ui.kit.theme import DESIGN_SIZE
from game.ui.table.bubbles import Bubbles, Tip
from game.ui.table.dock import Dock
from game.ui.table.effects import Effects
from game.ui.table.happening import Happening, Told
from game.ui.table.log.view import LogPanel, LogView
from game.ui.table.look import Look, portrait
from game.ui.table.strip.strip import Strip, TableActions
from game.wording import GameWords

V = TypeVar("V", bound=View)
W = TypeVar("W", bound=GameWords)


class ShownCue(Protocol):
    """A cue as parts see it."""

    @property
    def happening(self) -> Happening: ...

    @property
    def keeps_quiet(self) -> bool:
        """Whether nothing may be said about it yet."""

    @property
    def sentence(self) -> str:
        """What is read of it while it is shown; empty where nothing is."""

    def draw_on_board(self, canvas: Canvas) -> None: ...

    def draw(self, canvas: Canvas) -> None: ...


class TableContext(Generic[V, W]):
    """The context of one table in the window. A game's subclass adds where its things are, and the
    state that several of its parts and cues share; parts and cues know the context and not each
    other. The view fills it in and keeps it up to date.

    `seen`: what the reader may know, as it is shown now. `reader`: whose secrets may be on the
    screen; None: only what everybody may know. `thinking`: a bot of which that may be seen.
    `busy`: something is shown, or waits to be; `asked`: whom one waits for afterwards.
    `docked`: a question takes up a part of the table; `covered`: the whole screen.
    """

    seen: V
    words: W
    log: LogView
    log_panel: LogPanel
    strip: Strip  # the pace, the log and the ways out; in a replay, what winds it

    def __init__(
        self,
        ui: Ui,
        names: Sequence[str],
        players: Sequence[str],
        look: Look,
        reader: int | None,
        seen: V,
    ) -> None:
        self.ui = ui
        self.names = tuple(names)
        self.players = tuple(players)
        self.look = look
        self.reader = reader
        self.seen = seen
        self.words = self.make_words()
        self.log = LogView(ui, self.names, self.words)
        self.log_panel = LogPanel(self.log)
        self.effects = Effects(ui)
        self.actions = TableActions()
        self.cue: ShownCue | None = None  # that is being shown
        self.notice: Callable[[str], None] = lambda text: None  # a sentence to whoever sits there
        self.bubbles = Bubbles(self.speaks_from)
        self.at_the_screen: tuple[int, ...] = ()  # people who look at it
        self.thinking: int | None = None
        self.busy = False
        self.haste = 1.0  # how many times as fast as usual the present cue is shown
        # What will be shown after that, as far as it is known.
        self.coming_after: Callable[[Happening], Sequence[Told]] = lambda happening: ()
        self.newest: Callable[[], V] = lambda: self.seen  # also of what has not been shown yet
        self.asked: Asked | None = None
        self.docked = False
        self.covered = False
        self.instant = False  # nothing takes any time
        self.sees_all = False  # a replay that shows everybody's secrets
        self.replayed = False
        self.strip_height = 0.0  # of the room below everything that a replay's bar takes
        # What a notice must not hide: each gives its boxes as they are at the moment.
        self.clear_of_notices: list[Callable[[], Sequence[Box]]] = []

    def name(self, seat: int) -> str:
        return self.names[seat]

    def colour(self, seat: int) -> str:
        return self.look.colours[seat]

    def portrait(self, seat: int) -> str:
        return portrait(self.names[seat], self.players[seat])

    @property
    def still(self) -> bool:
        """Pieces change their places without a way."""
        return self.ui.settings.reduced_motion or self.instant

    @property
    def is_calm(self) -> bool:
        """Nothing on the table itself takes it all up: own cards may be looked at."""
        return True

    # ------------------------------------------------------------------ what a game fills in

    music = "music-table"

    def make_words(self) -> W:
        """Those in which this table speaks, in the language that the player wants now. Of `self`
        only `ui` and `seen` are there when this is first called."""
        raise NotImplementedError

    @property
    def clear(self) -> Box:
        """Where a sign may hang."""
        return Box(0, 0, *DESIGN_SIZE)

    @property
    def strip_box(self) -> Box:
        """Where the pace, the log and the ways out are; in a replay, what winds it."""
        raise NotImplementedError

    def dock(self) -> Dock:
        """Where short questions are asked."""
        raise NotImplementedError

    def waits_for(self, asked: Asked) -> str:
        """Who is asked what, in a sentence for everybody."""
        raise NotImplementedError

    def offer_words(self, window: str, *, to_all: bool) -> str:
        """The question whether somebody wants to play a card in that moment."""
        raise NotImplementedError

    def stand(self, entries: Sequence[Told]) -> None:
        """Another moment of the game: `seen` is its view, and `entries` have led there."""

    def settled(self, happening: Happening) -> None:
        """It has happened: `seen` is as it was right afterwards."""

    def passed(self, happening: Happening) -> None:
        """It has happened, and nothing of it was shown."""

    def rest(self) -> None:
        """Whatever was moving is dropped."""

    def speaks_from(self, seat: int) -> Tip:
        """Where somebody is heard."""
        raise NotImplementedError

    def hides(self, seat: int) -> bool:
        """Whether it cannot be seen now who speaks from there."""
        return False
