"""The practice range: a board to shoot at, and beside it what the shots say about the hand."""

from __future__ import annotations

from typing import Any

from game.engine.errors import GameError, Message
from game.practice.arranging import Kind
from game.practice.layout import Layout, problem
from game.practice.record import KeptStyle, Practised, practise
from game.practice.store import Store
from game.settings import RangeLayer
from game.ui.kit.canvas import Canvas
from game.ui.kit.inputs import Input, KeyPressed, KeyReleased
from game.ui.kit.scene import Scene, Ui
from game.ui.pony_express.board.view import WOOD
from game.ui.pony_express.foresight import for_shot
from game.ui.pony_express.shots.styles import how_to_shoot
from game.ui.range.board.range_board import BYSTANDERS, COLOURS, PICTURES, RangeBoard
from game.ui.range.coach.coach import Coach
from game.ui.range.codes.guest import Guest
from game.ui.range.column import Column
from game.ui.range.daily.mode import DailyMode
from game.ui.range.drills.mode import DrillsMode
from game.ui.range.free.arranger import POINTED, Arranger
from game.ui.range.free.mode import FreeShooting
from game.ui.range.keys import keys_of_board, take_key
from game.ui.range.ledger import Ledger
from game.ui.range.mode import Mode, Offer, Shot
from game.ui.range.notices import Notices
from game.ui.range.planks import Planks
from game.ui.range.scenery import BOARD, BoardSpot, draw_power, draw_title, field_of
from game.ui.range.shooting.ghosts import Ghosts
from game.ui.range.shooting.playback import Playback
from game.ui.range.shooting.stand import Stand
from game.ui.range.strip import Strip
from game.ui.range.twin.mode import TwinMode
from game.ui.range.watch_row import WatchRow
from physics.model import Flick


class Range(Scene):
    """`store`: another one than the player's."""

    name = "range"
    music = "music-table"
    fills_window = True
    fast_input = True
    stirs = True

    def __init__(self, ui: Ui, store: Store | None = None) -> None:
        super().__init__(ui)
        self.board = RangeBoard(ui)  # its pictures are made ready while the shots are read
        ui.canvas.assets.expect(PICTURES)
        self.store = Store() if store is None else store
        self.modes: list[Mode] = [
            FreeShooting(self, "duel"),
            FreeShooting(self, "figures"),
            FreeShooting(self, "showdown"),
            DrillsMode(self),
            TwinMode(self),
            DailyMode(self),
        ]
        self.mode = self.modes[0]
        layout = self.mode.layout
        self.style = ui.settings.flick_style  # in use
        self.ledger = Ledger(self.store, layout, self.mode.selection, self.style)
        self.board.show(layout, self.mode.colours)
        self.stand = Stand(ui, self.board.view, layout.to_scene(), self.shoot)
        self.arranger = Arranger(self)
        self.coach = Coach(self)
        self.guest = Guest(self)
        self.column = Column(self)
        self.planks = Planks(self)
        self.watch_row = WatchRow(self)
        self.strip = Strip(self)
        self.ghosts = Ghosts()
        self.last: Shot | None = None  # at this table
        self.seen_shot: Practised | None = None  # the last one, once the die lies still
        self.notices = Notices(self)
        self._shown = ("", "")  # the moment for which the widgets were built
        if self.store.problem is not None:
            self.notices.keep(self.store.problem)

    # ------------------------------------------------------------------ tabs and tables

    def choose(self, mode: Mode) -> None:
        """Turn to another tab."""
        self.ui.canvas.assets.expect(BYSTANDERS)  # before anything that takes longer
        self.mode = mode
        mode.entered()
        self.set_table()

    def set_table(self) -> None:
        """The mode has another table, or may have."""
        layout = self.mode.layout
        self.arranger.cancel()
        self.ledger.look_at(self.mode.counted, self.mode.selection)
        self.coach.forget()
        self.board.show(layout, self.mode.colours)
        self.stand.set_table(self.board.view, layout.to_scene())
        self.last = self.seen_shot = None
        self.rebuild()

    @property
    def may_arrange(self) -> bool:
        return self.mode.may_arrange and self.stand.state == "aim"

    def arrange(self, layout: Layout) -> None:
        """Have another table, if it can be."""
        trouble = problem(layout)
        if trouble is not None:
            self.refuse(trouble)
        elif layout != self.mode.layout:
            self.mode.arrange(layout)
            self.ui.sounds.play("tick")
            self.set_table()
        self.rebuild()

    def undo(self) -> None:
        if self.mode.may_arrange and self.mode.can_undo:
            self.mode.undo()
            self.set_table()

    def place_new(self, kind: Kind) -> None:
        """By key, or by a click."""
        self.aim_again()
        self.arranger.place_new(kind)

    def practise(self, layout: Layout) -> None:
        """Turn to the tab of this table, which has been shot at elsewhere."""
        for mode in self.modes:
            if mode.may_arrange and mode.layout.scene == layout.scene:
                self.mode = mode
                mode.arrange(layout)
                self.set_table()
                return

    def open_games(self) -> None:
        from game.ui.range.saved_games.sheet import GamesSheet

        self.open_sheet(GamesSheet(self.ui, self.practise))

    def open_history(self) -> None:
        from game.ui.range.hand.history_sheet import HistorySheet

        self.open_sheet(HistorySheet(self.ui, self))

    def open_sheet(self, sheet: Scene) -> None:
        """Once it is closed, the keys are for the next shot and not for the button behind it."""
        self.group.focus_on(BOARD, self.ui)
        self.ui.director.push(sheet)

    def use_style(self) -> None:
        """Another style may have been chosen: the statistics are those of the one in use."""
        self.stand.aimer.change_style()
        if self.style != self.ui.settings.flick_style:
            self.style = self.ui.settings.flick_style
            self.look_at_style(self.style)

    def look_at_style(self, style: KeptStyle) -> None:
        self.ledger.look_at_style(style)
        self.mode.hand_changed()

    def toggle_layer(self, layer: RangeLayer) -> None:
        on = self.ui.settings.range_layers
        layers = tuple(one for one in on if one != layer) if layer in on else (*on, layer)
        self.ui.settings.change(range_layers=layers)

    # ------------------------------------------------------------------ shots

    def shoot(self, given: dict[str, Any]) -> None:
        """The die was let go."""
        layout, (x, y) = self.mode.layout, given["start"]
        flick = Flick((x, y), given["angle"], given["speed"])
        style, mode = self.ui.settings.flick_style, self.mode
        aim, aside = given.get("aim"), mode.wants_more
        try:
            kept, result = practise(layout, flick, aim, style, drill=mode.drill, aside=aside)
        except GameError as error:
            self.refuse(error.message)
            return
        trouble = self.ledger.keep(layout, kept)
        if trouble is not None:
            self.notices.keep(trouble)
        self.show(Shot(layout, kept, result))

    def show(self, shot: Shot) -> None:
        """A shot at this table is on its way; one that somebody else took is not kept."""
        self.coach.forget()
        self.last, self.seen_shot = shot, None
        self.ui.canvas.assets.expect(for_shot(self.stand.scene, shot.result, COLOURS))
        self._watch(shot)
        self.mode.taken(shot)

    def is_yours(self, shot: Shot) -> bool:
        """Others take shots here too, which are not kept."""
        return bool(self.store.shots) and self.store.shots[-1] is shot.kept

    def _watch(self, shot: Shot) -> Playback:
        """Yours beside the best one before it, if that is wanted."""
        wanted = "ghost" in self.ui.settings.range_layers and self.is_yours(shot)
        best = self.ledger.best if wanted else None
        ghost = self.ghosts.of(best, shot.layout) if best is not shot.kept else None
        guest = self.guest.beside(shot)
        playback = self.stand.watch(shot.result, guest or ghost)
        if guest is not None:
            playback.ghost_name = self.guest.name
        return playback

    def recall(self) -> bool:
        """The last shot is looked at again, if there is one at this table."""
        if self.stand.playback is None and self.last is not None:
            self._watch(self.last).was_seen = True
        return self.stand.playback is not None

    def _see(self) -> None:
        """The die lies still: now it counts."""
        assert self.last is not None and self.stand.playback is not None
        player = self.stand.playback.player
        self.ledger.count()
        self.seen_shot = self.last.kept
        self.board.last_way = player.die_path(until=player.length)
        self.ui.sounds.play(self.mode.verdict(self.last).sound, 0.7)
        self.mode.seen(self.last)

    def go_on(self) -> None:
        """To the end of the shot, or to the next one."""
        self.stand.go_on()
        self.rebuild()

    def aim_again(self) -> None:
        """Who does not wait for the end of a shot has seen enough of it."""
        if self.stand.state == "watch":
            self.stand.go_on()
            self.update(0.0)
        if self.stand.state != "aim":
            self.stand.again()

    # ------------------------------------------------------------------ what is said

    def refuse(self, message: Message) -> None:
        self.ui.sounds.play("error")
        self.notices.say(message)

    def _said(self) -> tuple[str, str]:
        """On the sign, and its tone."""
        if self.arranger.held is not None:
            return self.arranger.advice
        notice = self.notices.passing or self.notices.lasting
        if notice:
            return notice, "bad"
        if self.stand.state == "aim" and self.stand.aimer.stalled:
            return how_to_shoot(self.ui, self.stand.aimer), "bad"
        if self.arranger.pointed is not None:
            return self.ui.say(POINTED), ""
        if self.stand.state == "watch":
            return self.ui.say("Press the board to skip to the end."), ""
        if self.stand.state == "rest" and self.last is not None:
            verdict = self.mode.verdict(self.last)
            return verdict.text, verdict.tone
        if self._wants_keys:
            return keys_of_board(self.ui), ""
        told = self.mode.why_not() or self.mode.hint()
        return told or how_to_shoot(self.ui, self.stand.aimer, brief=True), ""

    @property
    def _wants_keys(self) -> bool:
        """The board was reached by the keyboard, which does not shoot: it can do other things."""
        focused = self.group.shows_focus and self.group[BOARD].focused
        return focused and self.mode.may_arrange and self.ui.settings.flick_style != "keys"

    # ------------------------------------------------------------------ widgets

    def build(self) -> None:
        self.board.fit()
        self._shown = self._moment
        self.group.add(BoardSpot(self.board.view.box, self._press_board))
        self.notices.build(self.group)
        self.planks.build_tabs(self.group)
        self.column.build(self.group)
        self.watch_row.build(self.group)
        self.planks.build(self.group)
        self.strip.build(self.group)
        self.group.rest_on(BOARD, self.ui)

    @property
    def _moment(self) -> tuple[str, str]:
        """What the widgets depend on, and what changes by itself."""
        return self.stand.state, self.notices.lasting

    @property
    def _reckoned(self) -> tuple[object, ...]:
        """What is worked out beside the frames, and shown when it is there."""
        ledger = self.ledger
        return ledger.version, ledger.newest, ledger.heat_is_known, self.coach.found

    @property
    def offer(self) -> Offer | None:
        return None if self.stand.state == "watch" else self.mode.offer()

    def _press_board(self) -> None:
        offer = self.offer
        if offer is not None and not offer.why_not:
            offer.action()
        elif self.stand.state != "aim":
            self.go_on()

    # ------------------------------------------------------------------ inputs

    def intercept(self, given: Input) -> bool:
        if isinstance(given, KeyPressed):
            return self._take_key(given)
        if isinstance(given, KeyReleased):
            return self.stand.take(given)
        if self.arranger.held is None and not self.mode.why_not() and self.stand.take(given):
            return True
        return self.arranger.take(given)

    def _take_key(self, given: KeyPressed) -> bool:
        if self.arranger.take(given):
            return True
        if not given.repeated and take_key(self, given):
            return True
        navigates = self.group.shows_focus and self.group.focus is not None
        if navigates and self.group.focus is not self.group[BOARD]:
            return False
        return not self.mode.why_not() and self.stand.take(given)

    def focus_lost(self) -> None:
        self.stand.let_go()
        self.arranger.cancel()

    def escape(self) -> None:
        self.ui.sounds.play("back")
        self.ui.director.pop()

    def leave(self) -> None:
        """What is heard of a race below goes on."""
        self.stand.again()

    def enter(self) -> None:
        if self.stand.state != "watch":  # a shot that is on its way does not count yet
            self.ledger.look_at(self.mode.counted, self.mode.selection)
        self.use_style()

    # ------------------------------------------------------------------ from frame to frame

    def update(self, seconds: float) -> None:
        before = self._reckoned
        self.mode.update(seconds)
        self.coach.update()
        self.ledger.work()
        if self._reckoned != before:
            self.ui.stir()
        if self.coach.thinks or self.ledger.works or self.mode.works:
            self.ui.keep_pace()
        if self.stand.update(seconds):
            self._see()
        if self._moment != self._shown:
            self.rebuild()

    def draw(self, canvas: Canvas) -> None:
        canvas.background(WOOD)
        draw_title(canvas, self.ui)
        board, stand = self.board, self.stand
        board.draw(canvas, self.ledger, self.ui.settings.range_layers)
        plank = self.notices.plank
        board.draw_sign(canvas, *self._said(), room=0.0 if plank is None else plank.width)
        with canvas.clipped(field_of(self.ui)):
            self.coach.draw(canvas)
            self.guest.draw(canvas)
            self.mode.draw_ground(canvas)
            board.draw_line(canvas, stand.scene.line)
            if self.arranger.held is not None:
                self.arranger.draw(canvas)
            else:
                self.arranger.draw_pointed(canvas)
                stand.draw(canvas, ready=self.mode.stays and not self.mode.why_not())
            self.mode.draw_over(canvas)
        self.strip.draw(canvas, self.ledger)
        self.column.draw(canvas)

    def draw_above(self, canvas: Canvas) -> None:
        speed = self.stand.aimer.speed if self.stand.state == "aim" else None
        if speed is not None:
            draw_power(canvas, self.ui, speed)
