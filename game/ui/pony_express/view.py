"""The table of the race as it is drawn: the board, the riders, the panels."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from game.engine.events import Event
from game.engine.feed import MatchFeed
from game.engine.requests import Decision
from game.rules.pony_express.events import Announced, DrinksServed, ShotTaken
from game.rules.pony_express.view import PonyExpressView
from game.ui.kit.canvas import Box, Canvas, Point
from game.ui.kit.group import Group
from game.ui.kit.theme import DESIGN_SIZE
from game.ui.pony_express.board_view import BoardView
from game.ui.pony_express.cues import cue_for
from game.ui.pony_express.dice_tray import DiceTray, dice_are_read
from game.ui.pony_express.dock_place import dock_of
from game.ui.pony_express.foresight import at_the_table, for_happening
from game.ui.pony_express.idle_life import IdleLife
from game.ui.pony_express.infobox import BoardSpot, InfoBox, RiderSpot
from game.ui.pony_express.pieces_view import PiecesView
from game.ui.pony_express.places import LOWEST, table_places
from game.ui.pony_express.players_panel import PlayersPanel
from game.ui.pony_express.practising import Practising
from game.ui.pony_express.shots.arena import Arena
from game.ui.pony_express.shots.column import WOOD
from game.ui.pony_express.shots.layout import shot_places
from game.ui.pony_express.side import Side
from game.ui.pony_express.tags import Tags
from game.ui.pony_express.tray_place import clear_of, tray_box
from game.ui.pony_express.turn_so_far import TurnSoFar
from game.ui.pony_express.waits import waits_for
from game.ui.table.bubbles import Tip
from game.ui.table.cue import Cue
from game.ui.table.dock import Dock
from game.ui.table.happening import Happening, Told
from game.ui.table.status_bar import StatusBar
from game.ui.table.view import TableView
from game.wording import Words
from game.wording.vocabulary import capital

BESIDE = 6.0  # the tip of a bubble ends so far from the riders' panel


class RaceView(TableView):
    lively = True  # a tumbleweed may roll by
    stirs = True
    seen: PonyExpressView
    words: Words

    def make_parts(self) -> None:
        ui = self.ui
        opening: PonyExpressView = MatchFeed(self.match, self.reader).view_after(0)
        self.board = opening.board
        self.so_far = TurnSoFar()
        self.practising: Practising | None = None  # None: there is no way to the range
        self.on_errand: Callable[[str], None] = lambda words: None  # somebody is sent to serve
        self.board_view = BoardView(ui, self.board, self.look)
        self.pieces = PiecesView(self.board_view)
        self.tags = Tags(ui, self.board_view, self.pieces, self.names)
        self._tray_place = tray_box(self.board)  # on the board as it was designed
        self.tray = DiceTray(ui, self.so_far)
        self.life = IdleLife(self)
        self.panel = PlayersPanel(self)
        self.arena = Arena(self)
        self.info = InfoBox(self)
        self.side = Side(self)
        self._status = StatusBar(self)

    def pictures(self) -> Iterable[str]:
        return at_the_table(self.look.colours)

    def pictures_for(self, happening: Happening) -> Iterable[str]:
        return for_happening(happening, self.look.colours)

    def lay_out(self) -> None:
        """The board has what the controls leave."""
        places = table_places(self.ui.zoom)
        self.board_view.fit(places.board)
        self.tray.lay_out(places.on_board(self._tray_place), places.share)
        self.clear = clear_of(self.tray.box, self.board_view)

    # ------------------------------------------------------------------ what happens

    def cue_for(self, happening: Happening) -> Cue:
        return cue_for(self, happening)

    def stand(self, entries: Sequence[Told]) -> None:
        self.so_far.begin(entries)
        self.tray.away = dice_are_read(entries)
        self.pieces.follow(self.seen, self.so_far, at_once=True)
        self.arena.follow()

    def rest(self) -> None:
        self.arena.skip()
        self.info.hide()
        self._clear_tray()

    def _clear_tray(self) -> None:
        self.tray.rest()
        self.tray.say("")

    def settled(self, happening: Happening) -> None:
        if isinstance(happening.event, Event):
            self.so_far.take(happening.event)
            self.tray.take(happening.event)
            self.pieces.follow(self.seen, self.so_far, at_once=self.still)
        if self.practising is not None:
            self.practising.take(happening)

    def advance_parts(self, seconds: float) -> None:
        if self.pieces.advance(seconds, at_once=self.still):
            self.ui.stir()
        self.tray.advance(seconds, self.seen, at_once=self.still)
        self.arena.advance(seconds)

    def advance_always(self, seconds: float) -> None:
        self.life.advance(seconds)
        if not self.busy and not self.covered:
            self.arena.follow()
        self.info.advance(seconds)

    def must_be_seen(self, happening: Happening) -> bool:
        """Who has flicked a die wants to see where it goes, however fast the rest is; and who is
        to serve the table is told so."""
        event = happening.event
        if isinstance(event, DrinksServed):
            return self.ui.settings.serve_drinks and event.seat in self.at_the_screen
        if not isinstance(event, ShotTaken) or happening.shot is None:
            return False
        return event.seat in self.at_the_screen

    def say_in_passing(self, happening: Happening) -> None:
        self._clear_tray()
        event = happening.event
        if isinstance(event, Announced) and not self.covered:
            hand = self.ui.words.hand(event.hand)
            self.bubbles.say(event.seat, capital(hand), loud=True)

    def speaks_from(self, seat: int) -> Tip:
        """Beside the column, at the height at which somebody is heard."""
        height = self.arena.height_of(seat)
        right = table_places(self.ui.zoom).column.x - BESIDE
        return Tip((right, self.panel.middle(seat) if height is None else height))

    def hides(self, seat: int) -> bool:
        return self.arena.hides(seat)

    def offer_words(self, window: str, *, to_all: bool) -> str:
        if to_all:
            return self.words.question_to_all(window)
        return self.words.question("play-card", window)

    def waits_for(self, pending: Decision[Any]) -> str:
        return waits_for(self.ui, pending, self.names)

    # ------------------------------------------------------------------ the screen

    def rider_under(self, point: Point) -> int | None:
        """The rider whose body is there."""
        scale = self.board_view.scale
        for _, seat, pose in self.pieces.riders():
            x, y = self.board_view.to_screen(pose.at)
            body = Box(x - 1.1 * scale, y - 2.55 * scale, 2.2 * scale, 3.4 * scale)
            if body.collidepoint(point):
                return seat
        return None

    def build_table(self, group: Group) -> None:
        if not self.arena.camera.moving:
            group.add(BoardSpot(self))
        if not self.arena.shown:
            for seat in range(len(self.names)):
                group.add(RiderSpot(self, seat, self.panel.row(seat)))
        if not self.docked:
            self.build_column(group)

    @property
    def column(self) -> Box:
        """Where the panels stand, with the wood around them."""
        return shot_places(self.ui.zoom).side

    @property
    def column_top(self) -> float:
        """Where there is room below the riders, or below those who duel."""
        duel = shot_places(self.ui.zoom).duel.upper
        return (duel if self.arena.shown else self.panel.box).bottom + 8

    def build_column(self, group: Group) -> None:
        """Below the riders: the log."""
        top = self.column_top
        column = table_places(self.ui.zoom).column
        self.log_panel.build(group, (column.x, top, column.width, LOWEST - top))

    def dock(self) -> Dock:
        return dock_of(self.ui, len(self.names))

    @property
    def strip(self) -> Box:
        """Below the board."""
        return table_places(self.ui.zoom).strip

    def build_strip(self, group: Group) -> None:
        self._status.build(group)

    def paint_strip(self, canvas: Canvas) -> None:
        self._status.paint(canvas)

    def draw_strip(self, canvas: Canvas) -> None:
        self._status.draw(canvas)

    def draw_table(self, canvas: Canvas) -> None:
        self.arena.rehearse(canvas)
        self.draw_ground(canvas)
        self.side.draw(canvas)
        if self.cue is not None:
            self.cue.draw_on_board(canvas)
        self.arena.draw_line(canvas)
        self.life.draw_low(canvas)
        self.effects.draw_low(canvas)
        self.pieces.draw(canvas)
        self.tags.draw(canvas)
        self.life.draw_high(canvas)
        self.arena.magnify(canvas)
        self.tray.draw(canvas, self.seen, self.ui.time)
        self.draw_strip(canvas)
        self.bubbles.draw(canvas)
        if self.cue is not None:
            self.cue.draw(canvas)
        self.effects.draw(canvas)

    def draw_ground(self, canvas: Canvas) -> None:
        """The board on its table as one picture: whatever moves is drawn on top of it."""
        if canvas.origin != (0, 0):
            canvas.background(WOOD)
        key = (*self.board_view.key, type(self).__name__)
        whole = (0, 0, *DESIGN_SIZE)
        canvas.composed(key, whole, lambda: self._paint_ground(canvas), backdrop=WOOD, slot="table")

    def _paint_ground(self, canvas: Canvas) -> None:
        self.board_view.draw(canvas)
        self.paint_strip(canvas)

    def draw_above(self, canvas: Canvas) -> None:
        """Above the widgets: panels that come and go, what was pointed at, and the notice."""
        self.arena.draw_above(canvas)
        if not self.covered:
            self.info.draw(canvas)
        super().draw_above(canvas)
