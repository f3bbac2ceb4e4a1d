"""The table as it is drawn: the board, the riders, the panels, and what happens on it, one thing
after the other."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence

from game.engine.events import logged
from game.engine.match import Match
from game.engine.players import HUMAN
from game.rules.pony_express.board import Board
from game.ui.kit.canvas import Box, Canvas, Point
from game.ui.kit.group import Group
from game.ui.kit.scene import Ui
from game.ui.kit.theme import DESIGN_SIZE
from game.ui.race.board_view import BoardView
from game.ui.race.bubbles import Bubbles
from game.ui.race.cue import REMARK, Cue, Happening
from game.ui.race.cues import cue_for
from game.ui.race.dice_tray import DiceTray, dice_are_read
from game.ui.race.effects import Effects
from game.ui.race.foresight import at_the_table, for_happening
from game.ui.race.idle_life import IdleLife
from game.ui.race.infobox import BoardSpot, InfoBox, RiderSpot
from game.ui.race.log_view import LogPanel, LogView
from game.ui.race.look import Look
from game.ui.race.notice import Notice
from game.ui.race.pieces_view import PiecesView
from game.ui.race.places import LOWEST, table_places
from game.ui.race.players_panel import PlayersPanel
from game.ui.race.practising import Practising
from game.ui.race.shots.arena import Arena
from game.ui.race.shots.column import WOOD
from game.ui.race.shots.layout import shot_places
from game.ui.race.side import Side
from game.ui.race.stage import Stage
from game.ui.race.status_bar import StatusBar
from game.ui.race.tags import Tags
from game.ui.race.tray_place import clear_of, tray_box
from game.wording import Words
from game.wording.vocabulary import capital

SPEEDS = {"slow": 0.6, "normal": 1.0, "fast": 2.2, "instant": 1.0}


class TableView:
    """`reader`: whose secrets may be on the screen; None: only what everybody may know. `begin`:
    how many events of the match are past, and not shown any more."""

    lively = True  # a tumbleweed may roll by

    def __init__(
        self,
        ui: Ui,
        match: Match,
        look: Look,
        reader: int | None,
        begin: int,
        players: Sequence[str] = (),
    ) -> None:
        self.ui = ui
        self.match = match
        self.look = look
        self.reader = reader
        self.names: tuple[str, ...] = tuple(match.names)
        self.players = tuple(players) or (HUMAN,) * len(self.names)
        self.board: Board = match.table.board
        self.at_the_screen: tuple[int, ...] = ()  # whose shots are shown at any speed
        self.docked = False  # a question takes up the lower part of the column
        self.covered = False  # a question takes up the whole screen
        self.on_menu: Callable[[], None] = lambda: None
        self.on_rules: Callable[[], None] = lambda: None
        self.practising: Practising | None = None  # None: there is no way to the range
        self.on_rebuild: Callable[[], None] = lambda: None  # the screen's widgets have changed
        self.board_view = BoardView(ui, self.board, look)
        self.pieces = PiecesView(self.board_view)
        self.tags = Tags(ui, self.board_view, self.pieces, self.names)
        self._tray_place = tray_box(self.board_view)  # on the board as it was designed
        self.tray = DiceTray(ui)
        self.clear = self.board_view.box  # for what is held up
        self.lay_out()
        self.effects = Effects(ui)
        self.life = IdleLife(self)
        self.words = self._make_words()
        self.log = LogView(ui, self.names, self.words)
        self.panel = PlayersPanel(self)
        self.arena = Arena(self)
        self.bubbles = Bubbles(self._speaks_from)
        self.info = InfoBox(self)
        self.log_panel = LogPanel(self.log)
        self.side = Side(self)
        self._status = StatusBar(self)
        self._queue: deque[Happening] = deque()
        self.cue: Cue | None = None
        self._notice = Notice()
        self.stage: Stage
        self.start_from(match, begin)
        ui.canvas.assets.expect(at_the_table(look.colours))
        ui.sounds.expect_all()

    def _make_words(self) -> Words:
        """Sentences of the table also name the places."""
        settings = self.ui.settings
        return Words(self.ui.words.code, bandits=settings.bandits, labels=self.board.labels)

    def lay_out(self) -> None:
        """As large as the player wants the controls now: the board has the rest."""
        places = table_places(self.ui.zoom)
        self.board_view.fit(places.board)
        self.tray.lay_out(places.on_board(self._tray_place), places.share)
        self.clear = clear_of(self.tray.box, self.board_view)

    def name(self, seat: int) -> str:
        return self.names[seat]

    def colour(self, seat: int) -> str:
        return self.look.colours[seat]

    # ------------------------------------------------------------------ from where it is shown

    def start_from(self, match: Match, told: int) -> None:
        """As it stood after so many events; whatever was being shown is dropped."""
        self.match = match
        self._drop_everything()
        view = match.view(self.reader)
        seen = [logged(e) for e in match.events[:told] if e.seen_by(self.reader)]
        if told >= len(match.events):
            self.stage = Stage.from_view(view)
        else:
            self.stage = Stage.opening(view)
            for entry in seen:
                self.stage.apply(entry)
        self.tray.away = dice_are_read(seen)
        self.log.begin(seen, self.reader)
        self._stand()

    def read_by(self, reader: int | None, match: Match, told: int) -> None:
        """Others look at the screen now."""
        self.reader = reader
        self.start_from(match, told)

    def _stand(self) -> None:
        """Everything is at once where the stage has it."""
        self.pieces.follow(self.stage, at_once=True)
        self.arena.follow(self.stage)

    def _drop_everything(self) -> None:
        if self.cue is not None:
            self.cue.finish()
        self.cue = None
        self.arena.skip()
        self._queue.clear()
        self.effects.clear()
        self.bubbles.hush()
        self.info.hide()
        self.tray.rest()
        self.tray.say("")
        self.ui.sounds.stop_loops()

    def refresh_words(self) -> None:
        """Perhaps another language."""
        self.words = self._make_words()
        self.log.reword(self.words)

    # ------------------------------------------------------------------ what happens

    @property
    def busy(self) -> bool:
        return self.cue is not None or bool(self._queue)

    def show(self, happening: Happening) -> None:
        self._queue.append(happening)
        self.ui.canvas.assets.expect(for_happening(happening, self.look.colours))

    def take(self, happening: Happening) -> None:
        """It is so from now on."""
        if happening.kind != REMARK:
            self.stage.apply(happening.entry)
            self.tray.take(happening.kind)
            self.pieces.follow(self.stage, at_once=self.still)
        if self.practising is not None:
            self.practising.take(happening)
        self.log.add(happening.entry)

    @property
    def still(self) -> bool:
        """Pieces change their places without a way."""
        return self.ui.settings.reduced_motion or self.instant

    @property
    def instant(self) -> bool:
        return self.ui.settings.animation_speed == "instant"

    def skip(self) -> None:
        """The cue that is shown now goes to its end."""
        if self.cue is not None and self.cue.skip():
            self._end_cue()

    def _end_cue(self) -> None:
        over, self.cue = self.cue, None
        if over is not None and over.whole_screen:
            self.rebuild_scene()

    def _begin_cue(self) -> None:
        self.cue = cue_for(self, self._queue.popleft())
        self.cue.begin()
        if self.cue.whole_screen:
            self.rebuild_scene()

    def rebuild_scene(self) -> None:
        """For a cue whose widgets have changed."""
        self.on_rebuild()

    def set_speed(self, speed: str) -> None:
        self.ui.settings.change(animation_speed=speed)
        self.ui.director.apply_settings()

    def advance(self, seconds: float) -> None:
        pace = SPEEDS[self.ui.settings.animation_speed]
        self._notice.advance(seconds)
        if self.covered:
            self._take_all()
        elif self.instant:
            self._take_all_but_own_shots(seconds)
        else:
            self._play(seconds * pace)
        self.pieces.advance(seconds * pace, at_once=self.still)
        self.tray.advance(seconds * pace, self.stage, at_once=self.still)
        self.effects.advance(seconds * pace)
        self.arena.advance(seconds * pace)
        self.life.advance(seconds)
        if not self.busy and not self.covered:
            self.arena.follow(self.stage)
        self.bubbles.advance(seconds)
        self.info.advance(seconds)

    def _play(self, seconds: float) -> None:
        """One cue after the other. Those that take no time do not cost a frame."""
        while True:
            if self.cue is None:
                if not self._queue:
                    return
                self._begin_cue()
            if self.cue is None or not self.cue.advance(seconds):
                return
            self._end_cue()
            seconds = 0.0

    def _take_all_but_own_shots(self, seconds: float) -> None:
        """Who has flicked a die wants to see where it goes, however fast the rest is."""
        if self.cue is not None and self._is_own_shot(self.cue.happening):
            if not self.cue.advance(seconds):
                return
            self._end_cue()
        self._take_all(until=self._is_own_shot)
        if self._queue:
            self._begin_cue()

    def _is_own_shot(self, happening: Happening) -> bool:
        if happening.kind != "shot-taken" or happening.scene is None:
            return False
        return happening.data["seat"] in self.at_the_screen

    def _take_all(self, until: Callable[[Happening], bool] = lambda happening: False) -> None:
        """Everything at once; only what is said can still be read."""
        if self.cue is not None:
            self.cue.end()
            self._end_cue()
        while self._queue and not until(self._queue[0]):
            happening = self._queue.popleft()
            self.take(happening)
            self.tray.rest()
            self.tray.say("")
            if happening.kind == "announced" and not self.covered:
                hand = self.ui.words.hand(happening.data["hand"])
                self.bubbles.say(happening.data["seat"], capital(hand), loud=True)

    # ------------------------------------------------------------------ the screen

    def open_menu(self) -> None:
        self.on_menu()

    def open_rules(self) -> None:
        self.on_rules()

    def rider_under(self, point: Point) -> int | None:
        """The rider whose body is there."""
        scale = self.board_view.scale
        for _, seat, pose in self.pieces.riders():
            x, y = self.board_view.to_screen(pose.at)
            body = Box(x - 1.1 * scale, y - 2.55 * scale, 2.2 * scale, 3.4 * scale)
            if body.collidepoint(point):
                return seat
        return None

    def build(self, group: Group) -> None:
        self.lay_out()
        if self.cue is not None and self.cue.whole_screen:
            self.cue.build(group)
            return
        if not self.arena.camera.moving:
            group.add(BoardSpot(self))
        if not self.arena.shown:
            for seat in range(len(self.names)):
                group.add(RiderSpot(self, seat, self.panel.row(seat)))
        if not self.docked:
            self.build_column(group)
        self.build_strip(group)

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

    def build_strip(self, group: Group) -> None:
        """Below the board."""
        self._status.build(group)

    def paint_strip(self, canvas: Canvas) -> None:
        """The parts of it that do not move."""
        self._status.paint(canvas)

    def draw_strip(self, canvas: Canvas) -> None:
        self._status.draw(canvas)

    def _speaks_from(self, seat: int) -> float:
        """The height beside the column at which somebody is heard."""
        height = self.arena.height_of(seat)
        return self.panel.middle(seat) if height is None else height

    def draw(self, canvas: Canvas) -> None:
        if self.cue is not None and self.cue.whole_screen:
            self.cue.draw(canvas)
            return
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
        self.tray.draw(canvas, self.stage, self.ui.time)
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

    # ------------------------------------------------------------------ notices

    def notice(self, text: str) -> None:
        """A sentence to whoever sits there."""
        self._notice.say(text)

    def draw_notice(self, canvas: Canvas) -> None:
        """Above the widgets: panels that come and go, what was pointed at, and the notice."""
        self.arena.draw_above(canvas)
        if not self.covered:
            self.info.draw(canvas)
        self._notice.draw(canvas)
