"""A guided first game: the real table with a coach who says what to do, and why."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

from game.engine.errors import GameError
from game.engine.views import builtins_of
from game.lessons.lesson import Lesson, Now, Shown
from game.settings import save_settings
from game.ui.key_names import key_names
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.inputs import Input, PointerMoved, PointerPressed, PointerReleased
from game.ui.kit.keymap.everywhere import NavigationKey
from game.ui.kit.scene import Ui
from game.ui.kit.tokens import Type
from game.ui.kit.written import Written
from game.ui.screens.guided.arrow import Arrow, free_arrow
from game.ui.screens.guided.cast import names_of
from game.ui.screens.guided.coach import (
    PLACES,
    CoachButton,
    CoachCard,
    Layout,
    Speech,
    draw_rings,
)
from game.ui.screens.guided.definition import GuidedDef
from game.ui.screens.guided.lesson_table import Handout
from game.ui.screens.guided.sights import Sights
from game.ui.screens.guided.spot import Spot, best_spot
from game.ui.screens.question import Answer, Question
from game.ui.table.context import TableContext
from game.ui.table.look import usual_look
from game.ui.table.scene import TableScene

GO_ON = (NavigationKey.PRESS, NavigationKey.NEXT, NavigationKey.PREVIOUS)

C = TypeVar("C", bound=TableContext[Any, Any])


class Guided(TableScene[C]):
    """Lesson after lesson. What would spoil the one at hand is kindly declined."""

    def __init__(self, ui: Ui, guided: GuidedDef[C]) -> None:
        self.guided = guided
        self.course = guided.read_course()
        self.staging = self.course.staging
        self.learner = self.staging.learner
        names = names_of(ui, self.staging.game, len(self.staging.seats) - 1)
        super().__init__(ui, guided.table, self.staging.session(names), usual_look(len(names)))
        self.name = "tutorial"
        self._lessons = self.course.lessons
        self._number = 0
        self._landed = 0  # the number of the last lesson before which the game has leapt ahead
        self._open = False  # the lesson at hand is being shown
        self._card: CoachCard | None = None
        self._spot: Spot | None = None  # of the card; None until the screen below it is known
        self._words: list[Written] | None = None  # on that screen
        self.sights = Sights(self, guided.sights)
        self._handout: Handout | None = None
        self.arrow: Arrow | None = None  # as it was drawn last
        self._showing = False  # the coach answers for the learner
        self.view.context.clear_of_notices.append(self._coach_boxes)
        # Nobody is hurried in a lesson. Given back when it is left.
        self._countdown = ui.settings.accuse_countdown
        ui.settings.change(accuse_countdown=False)

    def speech_facts(self) -> dict[str, object]:
        """What the placeholders of the lessons stand for: keys, roles, and what a game adds."""
        roles = zip(self.staging.seats, self.session.names, strict=True)
        keys = key_names(self.ui.words, self.ui.keymap)
        return {**keys, **dict(roles), **self.guided.facts(self)}

    @property
    def lesson(self) -> Lesson | None:
        """The one that is shown, or waited for; None when all are done."""
        return self._lessons[self._number] if self._number < len(self._lessons) else None

    @property
    def handout(self) -> Handout | None:
        """On the table while the last lesson is read."""
        if not self._open or self.lesson is not self._lessons[-1]:
            return None
        if self._handout is None:
            self._handout = self.guided.handout(self)
        return self._handout

    @property
    def speaks(self) -> bool:
        """Whether the coach's card is on the table."""
        lesson = self.lesson
        if lesson is None or not self._open:
            return False
        return lesson.is_read or (self.prompt is not None and not self.view.busy)

    # ------------------------------------------------------------------ the course of it

    def update(self, seconds: float) -> None:
        self._lay_card()
        lesson = self.lesson
        if lesson is not None and lesson.is_read and self._open:
            self._stand_still(seconds)
            return
        spoke = self.speaks
        super().update(seconds)
        self._look_around()
        if self.speaks != spoke:
            self.rebuild()

    def _must_be_watched(self) -> bool:
        """What is to be read about something comes before the next question."""
        lesson = self.lesson
        reads = lesson is not None and lesson.is_read and lesson.begins(self._now())
        return super()._must_be_watched() or reads

    def _stand_still(self, seconds: float) -> None:
        """The game waits until the lesson has been read; what moves for itself still does."""
        self.view.advance(seconds)
        if self.prompt is not None:
            self.prompt.advance(seconds)

    def _look_around(self) -> None:
        """Whether a lesson is over, or the next one can begin."""
        if self.view.busy and self._number:
            return
        self._leap_ahead()
        now = self._now()
        before = (self._number, self._open)
        while (lesson := self.lesson) is not None:
            if not self._open and not lesson.begins(now):
                break
            self._open = True
            if lesson.done is None or not lesson.done(now):
                break
            self._next_lesson()
        if (self._number, self._open) != before:
            self._present()

    def to_be_told(self) -> int:
        """Up to where the next thing to be read begins."""
        happened, number = super().to_be_told(), self._number
        if not self.guided.reads_at_once:
            return happened
        for told in range(self.told, happened + 1):
            now = self._now(told)
            while (done := self._lessons[number].done) is not None and done(now):
                number += 1
            lesson = self._lessons[number]
            if lesson.is_read and lesson is not self._read_now and lesson.begins(now):
                return told
        return happened

    @property
    def _read_now(self) -> Lesson | None:
        return self.lesson if self._open else None

    def _now(self, told: int | None = None) -> Now:
        asked = None if self.prompt is None else self.prompt.ask.kind
        feed = self._news.feed
        shown = feed.frames_before(self.told if told is None else told)
        return Now(asked, feed.log(shown), self._notices)

    def _notices(self, name: str) -> bool:
        kind, _, what = name.partition(":")
        return self.guided.notices[kind](self, what)

    def _leap_ahead(self) -> None:
        """Before some lessons all play their parts, and nothing of it is shown."""
        lesson, is_new = self.lesson, self._number > self._landed
        if lesson is None or lesson.leaps_to is None or not is_new or self.view.busy:
            return
        self._landed = self._number
        self._news.told = self.staging.play_to(lesson.leaps_to, self.session, self.desk.answer)
        self._bots.forget()
        self._begin_view()
        self.ask_anew()
        self.rebuild()

    def _next_lesson(self) -> None:
        self._number += 1
        self._open = False

    def _present(self) -> None:
        self.ui.sounds.play("page", 0.6)
        self._spot = self._words = None
        self.rebuild()
        if self._open and self.lesson is self._lessons[-1]:
            self._pass()

    def go_on(self) -> None:
        """The lesson has been read."""
        self._next_lesson()
        if self.lesson is None:
            self._finish()
            return
        self._look_around()
        self.rebuild()

    def show_how(self) -> None:
        """The coach does it for the learner."""
        lesson = self.lesson
        if lesson is None:
            return
        self._showing = True
        try:
            for shown in lesson.shown_how:
                self._show(shown)
        finally:
            self._showing = False

    def _show(self, shown: Shown) -> None:
        question = self.desk.question(self.learner)
        if shown.answer is None:
            self.guided.deeds[shown.deed](self)
        elif question is not None and question.kind == shown.asked:
            view = builtins_of(self.session.seen(self.learner), [])
            super().answer(self.learner, shown.answer(view, question))

    # ------------------------------------------------------------------ answers

    def answer(self, seat: int, answer: Any) -> None:
        if seat == self.learner and not self._showing and (why := self._why_not(answer)):
            self.view.notice(why)
            self.ui.sounds.play("error", 0.5)
            return
        super().answer(seat, answer)

    def _why_not(self, answer: Any) -> str:
        """A kind sentence for what would lead away from the lesson."""
        lesson, question = self.lesson, self.desk.question(self.learner)
        if lesson is None or question is None:
            return ""
        if lesson.is_read and self._open:
            return self.ui.say("In a moment! Read this first, then press Next.")
        try:
            checked = question.check(self.learner, answer)
        except GameError:
            return ""  # the rules will say why
        return (
            ""
            if lesson.accepts(question.kind, checked)
            else self.ui.say(lesson.hint, **self.speech_facts())
        )

    def undo(self, seat: int, shown: int | None = None) -> None:
        self.view.notice(self.ui.say("No need to undo that: you're doing fine."))

    # ------------------------------------------------------------------ leaving

    def pause(self) -> None:
        say = self.ui.say
        self.ui.director.push(
            Question(
                self.ui,
                say("Leave the lesson?"),
                say("You can start it again at any time from How to play."),
                [Answer("leave", say("Leave"), self._leave_table), Answer("stay", say("Stay"))],
            )
        )

    def focus_lost(self) -> None:
        if self.prompt is not None:
            self.prompt.focus_lost()

    def _leave_table(self) -> None:
        self.ui.director.pop()

    def leave(self) -> None:
        self.ui.settings.change(accuse_countdown=self._countdown)
        super().leave()

    def _pass(self) -> None:
        """All has been seen: nobody needs to be led here again."""
        self.ui.settings.finish_tutorial(self.session.game)
        kept = msgspec.structs.replace(self.ui.settings, accuse_countdown=self._countdown)
        if problem := save_settings(kept):
            self.view.notice(self.ui.words.problem(problem))

    def _finish(self) -> None:
        """On to a game of one's own."""
        from game.ui.screens.setup import Setup  # it opens tables: imported late

        director = self.ui.director
        director.home()
        director.push(Setup(self.ui, self.session.game))

    # ------------------------------------------------------------------ the screen

    def build(self) -> None:
        super().build()
        self._card = None
        lesson = self.lesson
        if lesson is None or not self.speaks or self._spot is None:
            return
        self._card = self.group.add(CoachCard(self.ui, self._spot, self._speech(lesson)))
        self._add_buttons(lesson, self._card.layout)

    def _coach_boxes(self) -> list[Box]:
        return [] if self._card is None else [self._card.box]

    def _lay_card(self) -> None:
        """Once it has been seen what is on the screen."""
        lesson = self.lesson
        if lesson is None or not self.speaks or self._spot is not None or self._words is None:
            return
        speech, canvas = self._speech(lesson), self.ui.canvas
        self._spot = best_spot(
            lambda width, size: speech.height(canvas, width, size),
            PLACES[lesson.place],
            self.sights.to_be_seen(lesson, self._words),
            self.sights.better_seen(lesson, self._words),
        )
        self.rebuild()
        if lesson.is_read:
            self.group.focus_on("coach.next", self.ui)

    def _speech(self, lesson: Lesson) -> Speech:
        return Speech(
            self.ui.say(lesson.title),
            self.ui.say(lesson.text(self._now()), **self.speech_facts()),
            f"{self._number + 1}/{len(self._lessons)}",
        )

    def _add_buttons(self, lesson: Lesson, layout: Layout) -> None:
        say, leave, main = self.ui.say, layout.leave, layout.main
        self.group.add(CoachButton("coach.leave", leave, say("Leave"), self.pause, size=Type.ENTRY))
        if lesson.is_read:
            last = self._number == len(self._lessons) - 1
            label = say(self.guided.own_game) if last else say("Next")
            button = CoachButton(
                "coach.next", main, label, self.go_on, skin="green", size=Type.BODY
            )
        else:
            button = CoachButton("coach.show", main, say("Show me"), self.show_how, size=Type.BODY)
            button.tip = say("The coach makes this move for you.")
        self.group.add(button)

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        if self.handout is not None:
            self.handout.draw(canvas)

    def intercept(self, given: Input) -> bool:
        """What is for the coach's card is kept from the question below it."""
        if self._is_for_coach(given):
            return False
        return super().intercept(given)

    def _is_for_coach(self, given: Input) -> bool:
        if self._card is None:
            return False
        if isinstance(given, PointerPressed | PointerReleased | PointerMoved):
            return self._card.box.collidepoint(given.at)
        if self.ui.keymap.command_of(given, NavigationKey, repeats=True) not in GO_ON:
            return False
        focus, lesson = self.group.focus, self.lesson
        on_card = focus is not None and focus.id.startswith("coach.")
        # Where something is to be done, the keys are for that, unless the ring is on the card.
        reads = lesson is not None and lesson.is_read
        return on_card and (reads or self.group.shows_focus)

    def paint(self, canvas: Canvas) -> None:
        """The coach points last, when it is known where there are words."""
        with canvas.noting() as written:
            super().paint(canvas)
        if self._card is None:
            self._words = [text for text in written if not text.clipped]
        elif self.lesson is not None:
            self._point(canvas, self._card.box, self.lesson, written)

    def _point(self, canvas: Canvas, card: Box, lesson: Lesson, written: list[Written]) -> None:
        found = [box for target in lesson.targets for box in self.sights.usable(target)]
        boxes = [box for box in found if not card.colliderect(box.inflate(12, 12))]
        draw_rings(canvas, self.ui, boxes)
        if not boxes:
            return
        about = [box for thing in lesson.about for box in self.sights.seen(thing)]
        words = [*(text.rect for text in written), *self.sights.painted_names()]
        taken = [card, *words, *self.sights.pressable(), *about, *boxes[1:]]
        self.arrow = free_arrow(boxes[0], card, taken, self.arrow)
        if self.arrow is not None:
            self.arrow.draw(canvas, self.ui)
