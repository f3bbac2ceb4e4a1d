"""The guided first game of Western: it can be played as told, shown by the coach, and not be
spoiled."""

from __future__ import annotations

from functools import partial
from typing import Any

import pygame
import pytest

from game.rules.western.choices import Move
from game.ui.western.menus.booklet import WesternBooklet
from game.ui.western.menus.tutorial import Tutorial
from game.ui.western.menus.tutorial_lessons import LESSONS
from game.ui.western.menus.tutorial_script import (
    AMBUSH,
    LAST,
    LEARNER,
    MOONSHINE,
    NEXT,
    OUTLAW,
    PARTS,
    ROBBER,
    GamblingActor,
    staged_match,
)
from tests.ui.harness import Window
from tests.ui.looks import LONG_LOOKS
from tests.ui.screens.guiding import (
    LongSpeeches,
    check_declined,
    check_leaving,
    check_led,
    check_lessons,
    check_passed,
    open_guided,
    taught,
    wait_for,
)
from tests.ui.screens.menus import open_title

NAMES = ("Ann", "Etta", "Buck", "Silas")
begun = partial(open_guided, Tutorial)


# --------------------------------------------------------------------------- the script


@pytest.mark.parametrize("draws", [0, 3])
def test_however_many_cards_the_learner_draws_later_all_parts_are_played(draws: int) -> None:
    match = staged_match(NAMES)
    actors = {seat: GamblingActor(part) for seat, part in PARTS.items()}
    shown = iter([how for lesson in LESSONS for how in lesson.shown_how])
    while not any(event.kind == "train-won" for event in match.events):
        pending = match.pending
        assert pending is not None
        seat = pending.seats[0]
        if seat != LEARNER:
            match.answer(actors[seat].choose(match.view(seat), pending), seat)
        elif pending.kind == "counter" and not set(pending.options()) & {"dog", "joker"}:
            match.answer(None)  # not asked at a table with one person
        else:
            kind, how = next(shown)
            assert kind == pending.kind
            answer = how(pending) if callable(how) else how
            match.answer(min(answer, draws) if kind == "draw" and callable(how) else answer)
    played = [event for event in match.events if event.kind == "cards-played"]
    assert [event.cards for event in played if event.seat == LEARNER] == [
        move.cards for move in (OUTLAW, AMBUSH, MOONSHINE)
    ]
    assert [event.seat for event in played] == [0, 1, 2, 3, 0, 1, 2, 3, 0, 3]
    view = match.view(None)
    # The lesson ends before the game does.
    assert next(shown, None) is None and view["winner"] is None
    assert view["players"][LEARNER]["money"] == 370 < view["goal"] and view["pot"] == 0


def test_every_task_can_be_missed_kindly_and_shown() -> None:
    check_lessons(LESSONS)


# --------------------------------------------------------------------------- the whole of it


@pytest.mark.parametrize(("size", "scale", "code"), LONG_LOOKS)
def test_the_coach_can_show_all_of_it_in_every_look(
    size: tuple[int, int], scale: float, code: str
) -> None:
    with Window(
        size, text_scale=scale, language=code, animation_speed="instant", bot_pace="fast"
    ) as window:
        tutorial = begun(window)
        pointed = check_led(window, tutorial)
        assert {"welcome", "box", "marshal", "jester", "end"} <= pointed
        check_passed(window, tutorial)


@pytest.mark.slow
def test_the_coach_can_show_all_of_it_at_its_pace() -> None:
    with Window(animation_speed="fast", bot_pace="fast") as window:
        tutorial = begun(window)
        taught(window, tutorial, LESSONS[-1].id)
        check_passed(window, tutorial)


class LongTutorial(LongSpeeches, Tutorial):
    pass


@pytest.mark.slow
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_there_is_room_for_longer_words(scale: float) -> None:
    with Window((960, 540), text_scale=scale, animation_speed="instant", bot_pace="fast") as window:
        check_led(window, open_guided(LongTutorial, window))


WRONG: dict[str, list[Any]] = {
    "hand": [OUTLAW],
    "outlaw": [Move(("levy",)), Move(discard="dog"), Move(("attack-2",), NEXT)],
    "draw": [0],
    "dog": [None],
    "marshal": ["joker"],
    "ambush": [Move(("attack-2",), ROBBER), Move(("attack-3",), NEXT)],
    "treat": [None],
    "jester": [None],
    "moonshine": [Move(("whisky",)), Move(("indians",))],
    "train": [None],
}


def test_a_learner_can_do_all_of_it_and_is_kindly_kept_from_spoiling_it() -> None:
    with Window(animation_speed="instant", bot_pace="fast") as window:
        tutorial = begun(window)

        def press(id: str, *presses: str | int) -> None:
            wait_for(window, tutorial, id)
            for wrong in WRONG.get(id, []):
                check_declined(window, tutorial, wrong)
            for one in presses:
                if isinstance(one, int):
                    window.key(one)
                else:
                    window.press(one)

        def mine(kind: str) -> str:
            hand = tutorial.match.view(LEARNER)["players"][LEARNER]["cards"]
            return f"card.{hand.index(kind) + 1}"

        def pointed_at() -> list[str]:
            assert tutorial.lesson is not None
            return [thing for thing in tutorial.lesson.targets if tutorial.sights.usable(thing)]

        press("welcome", pygame.K_RETURN)
        press("hand", "coach.next")
        press("outlaw", mine("cowboy"), "play.play")
        press("draw", "draw.3")
        press("box")
        before = len(tutorial.match.journal)
        window.unseen(60)
        assert len(tutorial.match.journal) == before, "it waits while something is read"
        press("box", pygame.K_RETURN)
        press("dog", "counter.dog")
        press("marshal", pygame.K_n)
        press("ambush")
        assert pointed_at() == ["mine.attack-2", f"target.{NEXT}"]
        press("ambush", mine("attack-2"), f"target.{LAST}")  # behind the star
        assert pointed_at() == [f"target.{NEXT}"]
        window.press(f"target.{NEXT}")
        assert pointed_at() == ["play.play"]
        window.key(pygame.K_RETURN)
        press("treat", mine("cake"))
        press("die", "draw.0")
        press("jester", "counter.joker")
        press("moonshine", mine("whisky"), mine("indians"), "play.play")
        press("raid", pygame.K_0)
        press("train", "ladder.another", "ladder.lay")
        wait_for(window, tutorial, "end")
        assert tutorial.match.view(LEARNER)["players"][LEARNER]["money"] == 370
        (won,) = [event for event in tutorial.match.events if event.kind == "train-won"]
        assert won.seat == LEARNER


def test_it_is_begun_in_the_booklet_and_left_by_asking() -> None:
    with Window() as window:
        open_title(window)
        check_leaving(window, WesternBooklet())
