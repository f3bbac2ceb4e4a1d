"""The guided first game of Western: it can be played as told, shown by the coach, and not be
spoiled."""

from __future__ import annotations

from functools import partial
from typing import Any

import pygame
import pytest

from game.lessons.lesson import Shown
from game.rules.western.choices import Move
from game.ui.western.menus.guided.definition import GUIDED
from tests.lessons.rehearsing import Rehearsal
from tests.ui.harness import Window
from tests.ui.screens.guiding import (
    check_declined,
    open_guided,
    wait_for,
)

LEARNER, NEXT, ROBBER, LAST = range(4)
OUTLAW = Move(("cowboy",))
AMBUSH = Move(("attack-2",), NEXT)
MOONSHINE = Move(("whisky", "indians"))
begun = partial(open_guided, GUIDED)


# --------------------------------------------------------------------------- the script


@pytest.mark.parametrize("draws", [0, 3])
def test_however_many_cards_the_learner_draws_later_all_parts_are_played(draws: int) -> None:
    course = GUIDED.read_course()
    free = ("die", "raid")  # the lessons in which any number of cards may be drawn
    few = Shown("draw", lambda view, request: min(request.options()[-1], draws))
    lessons = [
        lesson._replace(shown_how=(few,)) if lesson.id in free else lesson
        for lesson in course.lessons
    ]
    rehearsal = Rehearsal(course._replace(lessons=tuple(lessons)))
    match = rehearsal.play()
    played = [event for event in match.events if event.kind == "cards-played"]
    assert [event.cards for event in played if event.seat == LEARNER] == [
        move.cards for move in (OUTLAW, AMBUSH, MOONSHINE)
    ]
    assert [event.seat for event in played] == [0, 1, 2, 3, 0, 1, 2, 3, 0, 3]
    view = match.view(None)
    # The lesson ends before the game does.
    assert rehearsal.taught[-1] == course.lessons[-1].id and view["winner"] is None
    assert view["players"][LEARNER]["money"] == 370 < view["goal"] and view["pot"] == 0


# --------------------------------------------------------------------------- the whole of it


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
            hand = tutorial.session.match.view(LEARNER)["players"][LEARNER]["cards"]
            return f"card.{hand.index(kind) + 1}"

        def pointed_at() -> list[str]:
            assert tutorial.lesson is not None
            return [thing for thing in tutorial.lesson.targets if tutorial.sights.usable(thing)]

        press("welcome", pygame.K_RETURN)
        press("hand", "coach.next")
        press("outlaw", mine("cowboy"), "play.play")
        press("draw", "draw.3")
        press("box")
        before = len(tutorial.session.match.journal)
        window.unseen(60)
        assert len(tutorial.session.match.journal) == before, "it waits while something is read"
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
        assert tutorial.session.match.view(LEARNER)["players"][LEARNER]["money"] == 370
        (won,) = [event for event in tutorial.session.match.events if event.kind == "train-won"]
        assert won.seat == LEARNER
