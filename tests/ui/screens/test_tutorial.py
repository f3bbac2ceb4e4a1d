"""The guided first race: it can be played as told, shown by the coach, and not be spoiled."""

from __future__ import annotations

import math
from functools import partial

import pygame
import pytest

from game.engine.requests import TakeShot
from game.rules.pony_express.questions import Arrangement
from game.settings import SeatChoice, TableChoice, load_settings
from game.ui.kit.canvas import Box
from game.ui.pony_express.context import RaceContext
from game.ui.pony_express.menus.guided.definition import GUIDED
from game.ui.pony_express.menus.guided.shots import GOOD, straight_at_target
from game.ui.screens.guided.arrow import free_arrow
from game.ui.screens.guided.scene import Guided
from game.ui.screens.guided.spot import best_spot
from tests.ui.harness import Window
from tests.ui.screens.guiding import (
    check_declined,
    check_passed,
    open_guided,
    taught,
    wait_for,
)

LEARNER = 0
KINGS = (0, 2)  # the dice
begun = partial(open_guided, GUIDED)


# --------------------------------------------------------------------------- the whole of it


def test_the_coach_hits_and_lets_the_learner_win() -> None:
    with Window(animation_speed="instant", bot_pace="fast") as window:
        tutorial = begun(window)
        taught(window, tutorial, "verdict")
        (shot,) = [event for event in tutorial.session.match.events if event.kind == "shot-taken"]
        assert shot.data["verdict"] == "hit" and "Hit!" in window.words  # straight, of good power
        taught(window, tutorial, "win")
        assert tutorial.session.match.events[-1].kind != "race-won"
        assert load_settings()[0].accuse_countdown
        check_passed(window, tutorial)


def test_a_learner_can_do_all_of_it_by_hand() -> None:
    with Window(animation_speed="instant", bot_pace="fast") as window:
        tutorial = begun(window)
        wait_for(window, tutorial, "welcome")
        window.key(pygame.K_RETURN)
        wait_for(window, tutorial, "card")
        window.press("keep.plank-1")
        wait_for(window, tutorial, "dice")
        window.key(pygame.K_RETURN)
        wait_for(window, tutorial, "reroll")
        for die in KINGS:
            window.press(f"cup.die-{die}")
            window.frames(60)
        window.press("cup.reroll-hidden")
        wait_for(window, tutorial, "truth")
        window.press("announce.four")
        window.press("announce.confirm")
        wait_for(window, tutorial, "mine")
        assert tutorial.view.context.seen.riders[LEARNER].gold == 7
        window.press("coach.next")
        wait_for(window, tutorial, "accuse")
        window.press("accuse.call-0")
        wait_for(window, tutorial, "ride")
        window.press("take-move.yes")
        wait_for(window, tutorial, "bluff")
        window.press("announce.two-pairs")
        window.press("announce.confirm")
        wait_for(window, tutorial, "corner")
        window.press("corner.south-east")
        wait_for(window, tutorial, "shoot")
        _flick(window, tutorial)
        wait_for(window, tutorial, "verdict")
        assert any(event.kind == "shot-taken" for event in tutorial.session.match.events)
        window.press("coach.next")
        wait_for(window, tutorial, "train")
        window.press("train.no")
        wait_for(window, tutorial, "win")
        window.press("coach.next")
        assert window.ui.settings.tutorials_done == ("pony-express",)


def _flick(window: Window, tutorial: Guided[RaceContext]) -> None:
    """As a shot that hits, by the very answer that a hand would give: the real die decides."""
    while not any(event.kind == "duel-ended" for event in tutorial.session.match.events):
        pending = tutorial.session.match.pending
        if isinstance(pending, TakeShot) and pending.seats == (LEARNER,) and tutorial.prompt:
            tutorial.prompt.answer(straight_at_target(pending.scene, GOOD))
        window.unseen()


def test_the_die_is_flicked_by_keys_with_the_card_on_the_table() -> None:
    with Window(animation_speed="instant", bot_pace="fast", flick_style="keys") as window:
        tutorial = begun(window)
        taught(window, tutorial, "shoot")
        window.key(pygame.K_RETURN)
        window.key_down(pygame.K_SPACE)
        window.frames(20)
        window.key_up(pygame.K_SPACE)
        window.frames(5)
        (shot, *_) = [
            event for event in tutorial.session.match.events if event.kind == "shot-taken"
        ]
        assert shot.data["seat"] == LEARNER and shot.data["speed"] > 0


@pytest.mark.parametrize(("aside", "words"), [(25.0, "Nobody was hit"), (None, "bystander")])
def test_the_coach_has_words_for_every_end_of_the_duel(aside: float | None, words: str) -> None:
    with Window(animation_speed="instant", bot_pace="fast") as window:
        tutorial = begun(window)
        taught(window, tutorial, "shoot")
        while not any(event.kind == "duel-ended" for event in tutorial.session.match.events):
            pending = tutorial.session.match.pending
            if isinstance(pending, TakeShot) and pending.seats == (LEARNER,) and tutorial.prompt:
                tutorial.prompt.answer(_shot(pending, aside))
            window.unseen()
        wait_for(window, tutorial, "verdict")
        assert words in window.words
        window.press("coach.next")
        asked = None if tutorial.prompt is None else tutorial.prompt.ask.kind
        if asked == "play-card":  # the good lawyer: not today
            tutorial.answer(LEARNER, None)
        elif asked == "train":
            wait_for(window, tutorial, "train")
            window.press("coach.show")
        window.until(lambda: tutorial.lesson is tutorial.course.lessons[-1])


def _shot(pending: TakeShot, aside: float | None) -> object:
    """Aside of the target; without a number, at somebody who only looks on."""
    good = straight_at_target(pending.scene, GOOD)
    scene = pending.scene
    if aside is not None:
        return {"start": good.start, "angle": good.angle + aside, "speed": 1.0}
    other = next(
        piece for piece in scene.pieces if piece.owner not in (None, scene.shooter, scene.target)
    )
    dx, dy = other.at[0] - good.start[0], other.at[1] - good.start[1]
    return {"start": good.start, "angle": math.degrees(math.atan2(dy, dx)), "speed": 2.5}


# --------------------------------------------------------------------------- not to be spoiled


def test_what_would_spoil_a_lesson_is_kindly_declined() -> None:
    with Window(animation_speed="instant", bot_pace="fast") as window:
        tutorial = begun(window)
        for id, wrong in (
            ("dice", Arrangement((1, 3, 4), KINGS)),
            ("reroll", "stand"),
            ("reroll", Arrangement((0,), (0, 1))),
            ("truth", Arrangement((1, 3, 4), KINGS)),
            ("accuse", False),
            ("ride", False),
            ("bluff", Arrangement((1, 2, 3, 4), (0,))),
        ):
            taught(window, tutorial, id)
            check_declined(window, tutorial, wrong)


def test_another_hand_is_not_announced_by_mistake() -> None:
    with Window(animation_speed="instant", bot_pace="fast") as window:
        tutorial = begun(window)
        taught(window, tutorial, "truth")
        window.press("announce.pair")
        window.press("announce.confirm")
        window.frames(5)
        assert tutorial.lesson is not None and tutorial.lesson.id == "truth"
        assert "Be honest" in window.words
        window.press("announce.four")
        window.press("announce.confirm")
        wait_for(window, tutorial, "mine")


def test_the_race_waits_while_something_is_read() -> None:
    with Window(animation_speed="instant", bot_pace="fast") as window:
        tutorial = begun(window)
        taught(window, tutorial, "mine")
        before = len(tutorial.session.match.journal)
        window.unseen(60)
        assert len(tutorial.session.match.journal) == before


# --------------------------------------------------------------------------- coming and going


def test_a_learner_called_like_a_rider_meets_others() -> None:
    with Window() as window:
        seats = [SeatChoice("etta"), *TableChoice().seats[1:]]
        window.ui.settings.remember("pony-express", TableChoice(seats))
        tutorial = begun(window)
        assert len({name.casefold() for name in tutorial.session.match.names}) == 3
        assert tutorial.session.match.names[LEARNER] == "etta"


# --------------------------------------------------------------------------- the coach's card


def test_a_question_that_fills_the_screen_is_to_be_read() -> None:
    lessons = GUIDED.read_course().lessons
    assert {"card", "accuse"} <= {lesson.id for lesson in lessons if lesson.asks_in_words}


def test_the_card_keeps_off_what_must_be_seen_and_cuts_no_text() -> None:
    def height(width: float, size: float) -> float:
        return 40_000.0 * size**2 / width + 100

    rider, text = Box(600, 300, 60, 60), Box(300, 420, 400, 30)
    box, size = best_spot(height, (640.0, 360.0), [rider], [text])
    assert size == 1.0 and not box.colliderect(rider)
    assert box.contains(text) or not box.colliderect(text)
    everything = [Box(0, 0, 1280, 700)]
    assert best_spot(height, (640.0, 360.0), everything, []).box.bottom > 700


def test_the_arrow_comes_from_where_there_is_room() -> None:
    target, card = Box(500, 300, 100, 60), Box(100, 300, 200, 60)
    from_card = free_arrow(target, card, [card], None)
    assert from_card is not None and from_card.way == (1.0, 0.0)
    words = Box(420, 280, 60, 100)
    aside = free_arrow(target, card, [card, words], from_card)
    assert aside is not None and aside.way != (1.0, 0.0) and not aside.box.colliderect(words)
    # It stays there when the words are gone.
    assert free_arrow(target, card, [card], aside) == aside
    around = [target.move(*by) for by in ((-110, 0), (110, 0), (0, -70), (0, 70))]
    assert free_arrow(target, card, around, None) is None
