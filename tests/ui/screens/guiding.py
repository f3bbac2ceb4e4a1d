"""Going through a guided first game, whichever it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import pygame

from game.hotseat.savefiles import save_paths
from game.lessons.lesson import Lesson
from game.settings import load_settings
from game.ui.kit.canvas import Box
from game.ui.kit.theme import DESIGN_SIZE
from game.ui.kit.widget import Widget
from game.ui.screens.booklet import Booklet
from game.ui.screens.guided.coach import LAYER, Speech
from game.ui.screens.guided.definition import GuidedDef
from game.ui.screens.guided.scene import Guided
from game.ui.screens.howto import HowTo
from game.ui.screens.setup import Setup
from game.ui.table.context import TableContext
from tests.ui.harness import Window, crossing_texts, cut_texts
from tests.ui.screens.menus import open_title, reached_by_tab, stops

C = TypeVar("C", bound=TableContext[Any, Any])


class LongSpeeches(Guided[Any]):
    """As long as they may be in other languages."""

    def _speech(self, lesson: Lesson) -> Speech:
        speech = super()._speech(lesson)
        return speech._replace(text=f"{speech.text} {speech.text[: len(speech.text) * 3 // 10]}")


def open_guided(
    guided: GuidedDef[C], window: Window, kind: type[Guided[Any]] = Guided
) -> Guided[C]:
    """From the first screen, as players do."""
    open_title(window)
    tutorial = kind(window.ui, guided)
    window.open(tutorial)
    return tutorial


def spoken(window: Window, tutorial: Guided[Any]) -> Lesson:
    """The lesson of which the coach speaks, now or next."""

    def speaks() -> bool:
        assert window.scene is tutorial, "the lesson was left"
        return tutorial.speaks

    window.until(speaks)
    window.frames(2)
    assert tutorial.lesson is not None
    return tutorial.lesson


def wait_for(window: Window, tutorial: Guided[Any], id: str) -> None:
    """Until the coach speaks of this."""

    def speaks() -> bool:
        assert window.scene is tutorial, f"left before {id!r}"
        return tutorial.speaks and tutorial.lesson is not None and tutorial.lesson.id == id

    window.until(speaks)
    window.frames(2)


def press_on(window: Window, tutorial: Guided[Any], lesson: Lesson) -> None:
    """Whatever the coach offers, until the lesson is over."""
    window.press("coach.next" if lesson.is_read else "coach.show")
    if window.scene is not tutorial and not isinstance(window.scene, Setup):
        window.key(pygame.K_ESCAPE)  # a sheet was shown
    window.until(lambda: tutorial.lesson is not lesson)


def taught(window: Window, tutorial: Guided[Any], until: str) -> None:
    """Up to that lesson, as the coach shows it, with hardly a look at what comes before."""

    def speaks() -> bool:
        assert window.scene is tutorial, f"left before {until!r}"
        return tutorial.speaks

    while True:
        window.until(speaks)
        lesson = tutorial.lesson
        assert lesson is not None
        if lesson.id == until:
            window.frames(2)
            return
        if lesson.is_read:
            tutorial.go_on()
        else:
            tutorial.show_how()
        if window.scene is not tutorial:
            window.key(pygame.K_ESCAPE)  # a sheet was shown
        window.until(lambda lesson=lesson: tutorial.lesson is not lesson)  # type: ignore[misc]


def each_lesson(window: Window, tutorial: Guided[Any], look: Callable[[Lesson], None]) -> None:
    """Shown by the coach, to the last card."""
    while True:
        lesson = spoken(window, tutorial)
        window.unseen(10)
        look(lesson)
        if lesson is tutorial._lessons[-1]:
            return
        press_on(window, tutorial, lesson)


def behind_card(tutorial: Guided[Any], widget: Widget) -> bool:
    """Whether the coach's card hides all of it: nobody can press what cannot be seen."""
    card = tutorial._card
    on_card = widget.id.startswith("coach.")
    return card is not None and not on_card and card.box.contains(widget.shown)


def check_led(window: Window, tutorial: Guided[Any]) -> set[str]:
    """The coach shows all of it: every lesson comes in its turn, its card hides nothing that is
    needed, and every widget that it does not hide is reached by Tab. Says at
    which lessons an arrow points."""
    told: list[str] = []
    pointed: set[str] = set()

    def look(lesson: Lesson) -> None:
        told.append(lesson.id)
        if check_card(window, tutorial, lesson):
            pointed.add(lesson.id)
        hidden = {w.id for w in window.scene.group if behind_card(tutorial, w)}
        assert reached_by_tab(window) == stops(window) - hidden, lesson.id

    each_lesson(window, tutorial, look)
    assert told == [lesson.id for lesson in tutorial._lessons]
    return pointed


def check_passed(window: Window, tutorial: Guided[Any]) -> None:
    """After the last card: it is remembered, nothing is saved, and a game of one's own follows."""
    game = tutorial.session.match.game
    kept, _ = load_settings()
    assert window.ui.settings.tutorials_done == kept.tutorials_done == (game,)
    window.press("coach.next")
    assert isinstance(window.scene, Setup) and window.scene.entry.id == game
    assert save_paths() == []


def check_leaving(window: Window, booklet: Booklet) -> None:
    """Begun in the booklet, left by asking, and the settings are as before."""
    window.ui.settings.change(accuse_countdown=True)
    howto = HowTo(window.ui, booklet)
    window.open(howto)
    window.press("howto.tutorial")
    tutorial = window.scene
    assert isinstance(tutorial, Guided) and not window.ui.settings.accuse_countdown
    window.frames(2)
    window.lose_focus()
    window.gain_focus()
    assert window.scene is tutorial
    window.press("coach.leave")
    window.press("question.stay")
    assert window.scene is tutorial
    window.key(pygame.K_ESCAPE)
    window.press("question.leave")
    assert window.scene is howto
    assert window.ui.settings.accuse_countdown and not window.ui.settings.tutorials_done


def check_declined(window: Window, tutorial: Guided[Any], answer: Any) -> None:
    """Nothing happens, and a sentence says why."""
    lesson, before = tutorial.lesson, len(tutorial.session.match.journal)
    assert lesson is not None
    why = "In a moment!" if lesson.is_read else lesson.hint
    tutorial.view.notice("")  # what was said to the one before
    tutorial.answer(tutorial.learner, answer)
    window.unseen(30)
    assert len(tutorial.session.match.journal) == before
    assert tutorial.lesson is lesson
    said = window.ui.say(why, **tutorial.speech_facts())
    notices = [text.rect for text in window.texts if said in text.text]
    assert notices, said
    if tutorial._card is not None:
        assert tutorial._card.box.collidelist(notices) < 0, "the coach can be read meanwhile"


def check_card(window: Window, tutorial: Guided[Any], lesson: Lesson) -> bool:
    """It hides nothing of what it is about, nor does the arrow; says whether there is one."""
    card = tutorial._card
    assert card is not None, lesson.id
    assert Box(0, 0, *DESIGN_SIZE).contains(card.box), lesson.id
    assert not cut_texts(window), lesson.id
    assert not crossing_texts(window), lesson.id
    boxes = [box for target in lesson.targets for box in tutorial.sights.usable(target)]
    assert bool(boxes) == bool(lesson.targets), lesson.id
    words = [text for text in window.texts if text.layer < LAYER and not text.clipped]
    assert card.box.collidelist(tutorial.sights.to_be_seen(lesson, words)) < 0, lesson.id
    if not boxes or tutorial.arrow is None:
        return False
    arrow = tutorial.arrow.box
    below = [text.text for text in window.texts if arrow.colliderect(text.rect)]
    assert not below, lesson.id
    seen = [tutorial.sights.seen(thing) for thing in lesson.about]
    assert all(seen), lesson.id
    things = [box for found in seen for box in found]
    assert arrow.collidelist([*tutorial.sights.painted_names(), *things]) < 0, lesson.id
    return True
