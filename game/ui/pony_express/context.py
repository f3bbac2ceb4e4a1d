"""The context of the race's table, which its parts, cues and prompts share: where the board and the
riders' rows are, what stands and lies there, and where the camera is."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.engine.events import Event
from game.engine.feed import Asked
from game.rules.pony_express.events import Announced
from game.rules.pony_express.view import PonyExpressView
from game.ui.kit.canvas import Box
from game.ui.kit.layout import below, inset, rows
from game.ui.kit.scene import Ui
from game.ui.kit.tokens import Gap
from game.ui.pony_express.board.pieces import Pieces
from game.ui.pony_express.board.tags import Tags
from game.ui.pony_express.board.view import BoardView
from game.ui.pony_express.places import TABLE, dock_of, table_places
from game.ui.pony_express.practising import Practising
from game.ui.pony_express.riders.places import RidersPlaces
from game.ui.pony_express.shots.arena import Arena, Meeting
from game.ui.pony_express.shots.duellists import row_of
from game.ui.pony_express.shots.layout import shot_places
from game.ui.pony_express.shots.prerender import Prerender
from game.ui.pony_express.tray.place import clear_of
from game.ui.pony_express.tray.tray import DiceTray, dice_are_read
from game.ui.pony_express.turn_so_far import TurnSoFar
from game.ui.pony_express.waits import waits_for
from game.ui.table.bubbles import Tip
from game.ui.table.context import TableContext
from game.ui.table.cues.show import Show
from game.ui.table.dock import Dock
from game.ui.table.happening import Happening, Told
from game.ui.table.look import Look
from game.ui.table.replay.places import replay_places
from game.wording.pony_express import RaceWords
from game.wording.vocabulary import capital

BESIDE = 6.0  # the tip of a bubble ends so far from the riders' panel
ASIDE = 40.0  # below the duellists, where others speak
SECRETS, LOG = 152.0, 60.0  # how high: the panel with the secrets, and the log at least
ABOVE_BAR = 4.0  # by so much the wood around the panels reaches below them in a replay


class RaceContext(TableContext[PonyExpressView, RaceWords]):
    """`so_far`: what only the events of this turn tell. `prerender`: what will be seen soon, drawn
    ahead. `practising`: None where there is no way to the range. `on_errand`: somebody is sent to
    serve. `idle`: seconds for which the land was looked at, by which its little life goes.
    """

    def __init__(
        self,
        ui: Ui,
        names: Sequence[str],
        players: Sequence[str],
        look: Look,
        reader: int | None,
        seen: PonyExpressView,
    ) -> None:
        super().__init__(ui, names, players, look, reader, seen)
        self.board = seen.board
        self.board_view = BoardView(ui, self.board, look)
        self.so_far = TurnSoFar()
        self.pieces = Pieces(self.board_view)
        self.tags = Tags(ui, self.board_view, self.pieces, self.names)
        self.tray = DiceTray(ui, self.so_far)
        self.riders = RidersPlaces(ui, len(self.names))
        self.arena = Arena(
            ui,
            self.board_view,
            self.pieces,
            is_still=lambda: self.still,
            rebuild=lambda: self.actions.rebuild(),
        )
        self.prerender: Prerender | None = None
        self.practising: Practising | None = None
        self.on_errand: Callable[[str], None] = lambda words: None
        self.idle = 0.0

    def make_words(self) -> RaceWords:
        code, bandits = self.ui.words.code, self.ui.settings.bandits
        return RaceWords(code, bandits=bandits, labels=self.seen.board.labels)

    # ------------------------------------------------------------------ where things are

    @property
    def clear(self) -> Box:
        return clear_of(self.tray.box, self.board_view)

    @property
    def strip_box(self) -> Box:
        """Below the board."""
        return table_places(self.ui.zoom).strip

    @property
    def column(self) -> Box:
        """Where the panels stand, with the wood around them. The bar of a replay goes on below."""
        side = shot_places(self.ui.zoom).side
        return rows(side, self._column_bottom + ABOVE_BAR)[0] if self.replayed else side

    @property
    def below_riders(self) -> Box:
        """What is left of the column below the riders, or below those who duel."""
        duel = shot_places(self.ui.zoom).duel
        return self.room_below(duel.upper if self.shows_duel else self.riders.box)

    def room_below(self, panel: Box) -> Box:
        """What is left of the column."""
        column = table_places(self.ui.zoom).column
        whole = inset(column, bottom=column.bottom - self._column_bottom)
        return below(whole, panel, Gap.USUAL)

    @property
    def secrets_box(self) -> Box | None:
        """Of the panel with what is hidden, where somebody watches with all secrets."""
        if not self.sees_all:
            return None
        room = self.below_riders
        return rows(room, min(self.ui.units(SECRETS), room.height - Gap.USUAL - LOG))[0]

    @property
    def log_box(self) -> Box:
        room, secrets = self.below_riders, self.secrets_box
        return room if secrets is None else below(room, secrets, Gap.USUAL)

    @property
    def _column_bottom(self) -> float:
        if not self.replayed:
            return TABLE.bottom
        strip = self.strip_box
        return replay_places(self.ui.zoom, strip.x, strip.y, strip.width).column

    def dock(self) -> Dock:
        return dock_of(self.ui.zoom, len(self.names))

    # ------------------------------------------------------------------ who is seen and heard

    @property
    def shows_duel(self) -> bool:
        """Whether the duellists stand beside the board, in the place of all riders."""
        return self.arena.is_open and not self.docked

    @property
    def duellists(self) -> tuple[int, ...]:
        """Who stands there now."""
        meeting = self.arena.meeting
        return meeting.seats if meeting is not None and self.shows_duel else ()

    @property
    def is_calm(self) -> bool:
        """All riders have their rows."""
        return not self.shows_duel

    def hides(self, seat: int) -> bool:
        """Whether a rider has no row now, because others duel."""
        return self.shows_duel and seat not in self.duellists

    def speaks_from(self, seat: int) -> Tip:
        """Beside the column, at the height at which somebody is heard."""
        return Tip((table_places(self.ui.zoom).column.x - BESIDE, self._height_of(seat)))

    def _height_of(self, seat: int) -> float:
        if not self.shows_duel:
            return self.riders.middle(seat)
        if seat in self.duellists:
            return row_of(self.duellists.index(seat), self.ui.zoom).centery
        return self.below_riders.y + self.ui.units(ASIDE)

    # ------------------------------------------------------------------ words

    def waits_for(self, asked: Asked) -> str:
        return waits_for(self.ui, asked, self.names)

    def offer_words(self, window: str, *, to_all: bool) -> str:
        if to_all:
            return self.words.question_to_all(window)
        return self.words.question("play-card", window)

    # ------------------------------------------------------------------ what happens

    def stand(self, entries: Sequence[Told]) -> None:
        self.so_far.begin(entries)
        self.tray.away = dice_are_read(entries)
        self.pieces.follow(self.seen, self.so_far, at_once=True)
        self.follow_duel()

    def settled(self, happening: Happening) -> None:
        if isinstance(happening.event, Event):
            self.so_far.take(happening.event)
            self.tray.take(happening.event)
            self.pieces.follow(self.seen, self.so_far, at_once=self.still)
        if self.practising is not None:
            self.practising.take(happening)

    def passed(self, happening: Happening) -> None:
        self._clear_tray()
        event = happening.event
        if isinstance(event, Announced) and not self.covered:
            self.bubbles.say(event.seat, capital(self.ui.words.hand(event.hand)), loud=True)

    def rest(self) -> None:
        self.arena.skip()
        self._clear_tray()

    def _clear_tray(self) -> None:
        self.tray.rest()
        self.tray.say("")

    def follow_duel(self) -> None:
        """The camera is at once where it belongs, for a table that nobody saw change."""
        duel = self.seen.duel
        meeting = None if duel is None else Meeting(duel.seats, duel.showdown)
        self.arena.follow(meeting, faces_figures=self.so_far.facing is not None)


RaceShow = Show[RaceContext]
