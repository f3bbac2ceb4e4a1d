"""A game being played: people and bots answer, the table shows what comes of it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Generic, TypeVar

from game.engine.errors import IllegalAnswer, UndoRefused
from game.engine.session import Session
from game.hotseat.asks import Ask
from game.hotseat.desk import Desk
from game.ui.kit.canvas import Canvas
from game.ui.kit.inputs import Input, KeyPressed
from game.ui.kit.scene import Scene, Ui
from game.ui.table.bot_pace import BotSeat
from game.ui.table.commands import PromptKey
from game.ui.table.context import TableContext
from game.ui.table.definition import TableDef
from game.ui.table.hands.own_cards import LookAtCards, seat_of_look_key
from game.ui.table.happening import Happening, Said
from game.ui.table.look import Look
from game.ui.table.pause_offer import PauseOffer
from game.ui.table.prompt import AnyPrompt
from game.ui.table.reader_feed import ReaderFeed
from game.ui.table.save_report import SaveReport
from game.ui.table.skipping import asks_to_skip, is_any_press
from game.ui.table.thumbnails import keep_thumbnail
from game.ui.table.view.table_view import TableView
from game.ui.table.ways import MAY_CLOSE, PAUSE

C = TypeVar("C", bound=TableContext[Any, Any])


class TableScene(Scene, Generic[C]):
    """Events are shown first; then whoever is asked is asked, or a bot thinks. What is a game's own
    is in its definition. `view`: the table as it is drawn. `looked`: who has looked at the own
    cards since the screen was handed over."""

    fills_window = True
    stirs = True

    def __init__(
        self,
        ui: Ui,
        definition: TableDef[C],
        session: Session,
        look: Look,
        saved_in: Path | None = None,
        *,
        continued: bool = False,
    ) -> None:
        super().__init__(ui)
        self.definition = definition
        self.name = definition.id
        self.session = session
        self.desk = Desk(session)
        self.look = look
        self.looked: int | None = None
        self.saved_in = saved_in
        self.prompt: AnyPrompt | None = None
        self._bots = BotSeat(self)
        self._news = ReaderFeed(session, session.happened if continued else 0)
        self._is_over = False
        self._hushed_until = 0.0
        self.view = self._make_view()
        self._save = SaveReport(ui, session, self.view.notice)
        definition.begin(self)

    def _make_view(self) -> TableView[C]:
        news, session = self._news, self.session
        view = TableView(
            self.definition, self.ui, news.feed, self.look, news.frames_told, session.players
        )
        view.context.at_the_screen = session.humans
        actions = view.context.actions
        actions.open_menu, actions.open_rules = self.pause, self.open_rules
        actions.rebuild = self.rebuild
        return view

    @property
    def context(self) -> C:
        """Of the table as it is drawn."""
        return self.view.context

    @property
    def music(self) -> str:  # type: ignore[override]
        return self.context.music

    @property
    def told(self) -> int:
        """How many events the table was given; some may still wait to be shown."""
        return self._news.told

    @property
    def reader(self) -> int | None:
        """Whose secrets the shared picture may show: those of the only person there."""
        return self._news.reader

    # ------------------------------------------------------------------ answers

    def answer(self, seat: int, answer: Any) -> None:
        """Of a person or a bot. What the rules refuse is said in words, and nothing changes."""
        try:
            self.desk.answer(seat, answer)
        except IllegalAnswer as refusal:
            self.view.notice(self.ui.words.problem(refusal))
            self.ui.sounds.play("error")
            return
        self.ui.stir()
        self.ask_anew()

    def answer_in_a_row(self, seat: int, answers: Mapping[str, Any]) -> bool:
        """What is one decision on the screen, the rules ask for one by one: each question is
        answered once, by its kind or the window of its card, as long as it is among these. False
        when an answer was not taken."""
        left = dict(answers)
        while (ask := self.desk.ask()) is not None and ask.seat == seat:
            asked, before = ask.window or ask.kind, self.session.answered
            if asked not in left:
                break
            self.answer(seat, left.pop(asked))
            if self.session.answered == before:
                return False
        return True

    def claim_offer(self, *seats: int) -> None:
        self.desk.claim_offer(*seats)
        self.ask_anew()

    def decline_offer(self) -> None:
        self.desk.decline_offer()
        self.ask_anew()

    def enter_visit(self, seat: int) -> None:
        self.desk.enter(seat)
        self.ask_anew()

    def leave_visit(self) -> None:
        self.desk.leave()
        self.ask_anew()

    def look_at_cards(self, seat: int) -> None:
        """At any calm moment; what goes on at the table waits."""
        cards = self.definition.own_cards
        if cards is None or not (self.is_calm and self.desk.is_shared):
            return
        if cards.are_there(self.context, seat):
            self.ui.director.push(LookAtCards(self.ui, self, seat, cards))

    def undo(self, seat: int, shown: int | None = None) -> None:
        """Take the last answer back, or say why that cannot be."""
        try:
            self.desk.undo(seat, shown)
        except UndoRefused as refusal:
            self.view.notice(self.ui.words.problem(refusal))
            return
        self._news.take_back()
        self._begin_view()
        self.ask_anew()

    def seats_changed(self) -> None:
        """A bot took over a seat, or a person took it back: others may look at the screen now."""
        self._bots.forget()
        context = self.context
        context.players, context.at_the_screen = self.session.players, self.session.humans
        self._begin_view()
        self.ask_anew()

    def _begin_view(self) -> None:
        """From where everything has been told, for whoever looks at the screen now."""
        self.view.begin(self._news.feed, self._news.frames_told)

    def _take_back(self) -> None:
        """The last answer, while nobody has answered it and no drawn card was seen; whoever plays
        alone is told why not."""
        seat, people = self.desk.last_to_answer, self.desk.people
        if seat is None and len(people) == 1:
            (seat,) = people
        if seat is not None and not self.session.is_over:
            self.undo(seat, self._news.events_shown(self.view.still_to_come))

    # ------------------------------------------------------------------ from moment to moment

    def enter(self) -> None:
        self.view.refresh_words()
        if self.prompt is not None:  # keys may have been let go of while another screen was on top
            self.prompt.focus_lost()

    def update(self, seconds: float) -> None:
        self._go_on(seconds)
        self.view.wait_for(self.desk.asked)

    def _go_on(self, seconds: float) -> None:
        self.context.covered = self.prompt is not None and self.prompt.whole_screen
        self.view.show_thinking(self._seen_thinking())
        self.view.advance(seconds)
        if self.prompt is not None:
            self.prompt.advance(seconds)
        if self.view.busy or self._bots.holds(seconds):
            return
        self._save.tell()
        if self.desk.visitor is None:  # while one looks alone, what happens waits for the others
            self._hear_news()
            if self._must_be_watched():
                return
            if self.session.is_over:
                self._end()
                return
        if self.prompt is None:
            ask = self.desk.ask()
            if self.told < self.session.happened and self.desk.visitor is None:
                return  # that took an answer for granted: what came of it is shown first
            self._open_prompt(ask)
        self._bots.work(seconds)

    def _must_be_watched(self) -> bool:
        """There is something to be seen before anybody is asked."""
        return self.view.busy or self._is_over

    def _seen_thinking(self) -> int | None:
        """Who thinks, as far as all may know that."""
        pacing = self.desk.pacing
        if self.view.busy or pacing is None or not pacing.shows_thinking:
            return None
        return self._bots.thinking

    def to_be_told(self) -> int:
        """How many events may have been told by now."""
        return self.session.happened

    def _hear_news(self) -> None:
        """What has happened since, as far as this table may show it, and what bots say to it."""
        told = self.to_be_told()
        if told == self.told:
            return
        for frame in self._news.take_until(told):
            self.view.show(Happening(frame.event, frame.view, frame.shot))
            for seat, remark in self.session.remarks(frame.event):
                self.view.show(Happening(Said(seat, remark.text, remark.kind)))
        self.view.advance(0.0)  # at once: no frame shows the table between aim and shot

    def _open_prompt(self, ask: Ask | None) -> None:
        self.prompt = None if ask is None else self.definition.prompts[ask.about](self, ask)
        self.view.wait_for(self.desk.asked)  # to ask may have answered what nobody needs to see
        if self.prompt is not None:
            self.rebuild()

    def ask_anew(self) -> None:
        """The desk may ask something else now."""
        if self.prompt is None:
            return
        ask = self.desk.ask()
        if ask is not None and self.prompt.goes_on(ask):
            self.prompt.ask = ask
        else:
            self.prompt.close()
            self.prompt = None
        self.rebuild()

    def _end(self) -> None:
        self._is_over = True
        self._save.flush()
        self.ui.director.push(self.definition.end(self.ui, self))

    # ------------------------------------------------------------------ the screen

    @property
    def fast_input(self) -> bool:  # type: ignore[override]
        return self.prompt is not None and self.prompt.fast_input

    def build(self) -> None:
        self.view.lay_out()
        self.context.docked = self.prompt is not None
        if self.prompt is not None:
            self.prompt.build(self.group)
        if self.prompt is None or not self.prompt.whole_screen:
            self.view.build(self.group)
        if self.is_calm:
            self.definition.calm(self)

    @property
    def is_calm(self) -> bool:
        """Nobody is alone with the screen, and nothing takes it all up: own cards may be looked
        at."""
        cue = self.view.cue
        covered = self.prompt is not None and self.prompt.whole_screen
        if covered or (cue is not None and cue.whole_screen):
            return False
        return self.desk.visitor is None and self.context.is_calm

    def draw(self, canvas: Canvas) -> None:
        if self.prompt is not None and self.prompt.whole_screen:
            self.prompt.draw(canvas)
            return
        self.view.draw(canvas)
        if self.prompt is not None:
            self.prompt.draw(canvas)

    def draw_table(self, canvas: Canvas) -> None:
        self.view.draw(canvas)

    def turn_to_all(self) -> None:
        """The picture shows what nobody in particular knows, and all of it."""
        feed, context = self.session.feed(None), self.context
        self.view.begin(feed, len(feed))
        context.docked = context.covered = False
        context.thinking = None

    def draw_above(self, canvas: Canvas) -> None:
        if self.prompt is not None:
            self.prompt.draw_above(canvas)
        self.view.draw_above(canvas)

    def hush(self, seconds: float) -> None:
        """A question to several is over: a key that was meant for it must not answer the next."""
        self._hushed_until = self.ui.time + seconds

    def intercept(self, given: Input) -> bool:
        if isinstance(given, KeyPressed) and self.ui.time < self._hushed_until:
            return True
        seat = seat_of_look_key(self, given) if self.is_calm else None
        if seat is not None:
            self.look_at_cards(seat)
            return True
        if self.prompt is not None:
            return self.prompt.intercept(given)
        return self._skips(given)

    def handle(self, given: Input) -> bool:
        if self.prompt is not None and self.prompt.handle(given):
            return True
        if self.view.cue is not None and self.view.cue.handle(given):
            return True
        skips = self._skips(given) or self._presses_on(given)
        return skips or self.view.handle(given) or self._undoes(given)

    def _presses_on(self, given: Input) -> bool:
        cue = self.view.cue
        wanted = cue is not None and cue.press_skips and is_any_press(given, self.ui.keymap)
        if wanted:
            self.view.skip()
        return wanted

    def _skips(self, given: Input) -> bool:
        wanted = self.view.busy and asks_to_skip(given, self.group, self.ui.keymap)
        if wanted:
            self.view.skip()
        return wanted

    def _undoes(self, given: Input) -> bool:
        """Where that key also works while nothing is asked."""
        if not self.definition.undo_anywhere or self.prompt is not None:
            return False
        wanted = self.ui.keymap.matches(given, PromptKey.UNDO)
        if wanted:
            self._take_back()
        return wanted

    def escape(self) -> None:
        self.pause()

    def pause(self) -> None:
        self.ui.routes.follow(PAUSE, self)

    def pause_offer(self) -> PauseOffer | None:
        """One thing more to do in the pause."""
        return self.definition.pause_offer(self)

    def open_rules(self) -> None:
        self.ui.director.push(self.definition.rules(self.ui, self.context))

    def focus_lost(self) -> None:
        if self.prompt is not None:
            self.prompt.focus_lost()
        self.pause()

    def may_close(self) -> bool:
        return self.ui.routes.follow(MAY_CLOSE, self)

    def leave(self) -> None:
        if self.prompt is not None:  # it may show what the picture of the table must not
            self.prompt.close()
            self.prompt = None
        self.ui.sounds.stop_loops()
        self.session.close()
        keep_thumbnail(self)
