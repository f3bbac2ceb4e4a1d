"""The guided first derby: it can be played as told, shown by the coach, and not be spoiled."""

from __future__ import annotations

from functools import partial
from typing import Any

import pygame

from game.engine.match import Match
from game.rules.derby.box import shipped_box
from game.rules.derby.cards import HORSES
from game.rules.derby.odds import difference
from game.ui.derby.charts.sheet import ChartsSheet
from game.ui.derby.menus.guided.definition import GUIDED, HIGHER, LOWER
from tests.lessons.rehearsing import NAMES, Rehearsal
from tests.rules.answering import told
from tests.ui.harness import Window
from tests.ui.screens.guiding import (
    check_declined,
    open_guided,
    wait_for,
)

LEARNER = 0
OWN = "red"  # the learner's horse
FACES = 10  # of the die
LEAP = 4  # the round of the race from which on the lessons leave some out
begun = partial(open_guided, GUIDED)


# --------------------------------------------------------------------------- the script


def played_by_parts() -> Match:
    staging = GUIDED.read_course().staging
    match = staging.match(NAMES)
    while (pending := match.pending) is not None:
        seat = pending.seats[0]
        match.answer(staging.actors[seat].choose(match.view(seat), pending), seat)
    return match


def test_the_parts_make_the_race_that_the_coach_tells_of() -> None:
    match = played_by_parts()
    view = match.view(None)
    horses = {horse["horse"]: horse for horse in view["horses"]}
    assert view["arrived"] == [OWN, "brown", "yellow"] and view["winners"] == [LEARNER]
    assert [horse for horse, state in horses.items() if state["rider"] is None] == [
        "beige",  # nobody has bet on it
        "green",  # and here is a tie
    ]
    assert (horses[OWN]["bets"], view["rows"][horses[OWN]["row"]]) == ([9, 0, 0, 7], "3-1")
    assert view["players"][LEARNER]["chips"] == 53
    # All rolls are in the script, and all of them are made.
    _bookmaker, *pushed = GUIDED.read_course().staging.rolls
    assert [(str(roll["face"]),) for roll in told(match, "die-rolled")] == pushed
    levels = [way for way in told(match, "horse-moved") if way["why"] == "level"]
    assert {"horse": OWN, "start": 6, "square": 9, "why": "level"} in levels


def worth_pushing(value: int, at_stake: int) -> bool:
    """Whether it rides farther on average, where a failure loses all squares of the turn: counted
    over all faces of the die."""
    ridden = [at_stake + 1 if face <= value else 0 for face in range(1, FACES + 1)]
    return sum(ridden) > at_stake * FACES


def test_what_the_coach_asks_for_in_the_lessons_is_what_the_chances_advise() -> None:
    """Every push that the learner is asked about before the game leaps ahead, as it stands."""
    course, asked = GUIDED.read_course(), []
    match = course.staging.match(NAMES)
    while (pending := match.pending) is not None:
        seat, view = pending.seats[0], match.view(pending.seats[0])
        answer = course.staging.actors[seat].choose(view, pending)
        if (pending.kind, seat) == ("push", LEARNER) and view["race-round"] < LEAP:
            move = view["move"]
            assert answer == worth_pushing(move["value"], move["square"] - move["start"])
            asked.append((move["value"], answer))
        match.answer(answer, seat)
    assert asked == [(6, True), (6, False), (9, True), (9, True)]
    for id, push in (("push", True), ("stop", False), ("again", True)):
        lesson = course.lesson(id)
        assert lesson.accepts("push", push) and not lesson.accepts("push", not push)


def test_the_lessons_have_the_learner_do_what_the_part_says() -> None:
    """So that what is left out goes on from what was taught."""
    rehearsal = Rehearsal(GUIDED.read_course())
    assert rehearsal.play().journal == played_by_parts().journal


def test_the_cards_of_the_lessons_are_so_much_higher_and_lower() -> None:
    lying = dict(zip(HORSES, shipped_box().first_cards, strict=True))
    differences = []
    for laid in told(Rehearsal(GUIDED.read_course()).play("plans"), "card-laid"):
        if laid["seat"] == LEARNER:
            differences.append(difference(lying[laid["horse"]], laid["card"]))
        lying[laid["horse"]] = laid["card"]
    assert differences == [HIGHER, -LOWER]


# --------------------------------------------------------------------------- the whole of it


WRONG: dict[str, list[Any]] = {
    "bet": ["brown"],
    "tables": [OWN],
    "outbid": ["blue"],
    "ride": ["8-red"],
    "push": [False],
    "stop": [True],
    "colour": ["8-red", "7-blue"],
    "die-card": [False],
    "level": ["special"],
}


def test_a_learner_can_do_all_of_it_and_is_kindly_kept_from_spoiling_it() -> None:
    with Window(animation_speed="instant", bot_pace="fast") as window:
        tutorial = begun(window)

        def mine(card: str) -> str:
            assert tutorial.prompt is not None
            hand: list[str] = list(tutorial.prompt.hand.cards)  # type: ignore[attr-defined]
            return f"card.{hand.index(card) + 1}"

        def press(id: str, *presses: str | int) -> None:
            wait_for(window, tutorial, id)
            for wrong in WRONG.get(id, []):
                check_declined(window, tutorial, wrong)
            for one in presses:
                window.unseen(20)  # a press that comes too soon is not meant
                if isinstance(one, int):
                    window.key(one)
                else:
                    window.press(mine(one[5:]) if one.startswith("mine.") else one)

        def pointed_at() -> list[str]:
            assert tutorial.lesson is not None
            return [thing for thing in tutorial.lesson.targets if tutorial.sights.usable(thing)]

        def spoken() -> str:
            assert tutorial.lesson is not None
            return tutorial._speech(tutorial.lesson).text

        wait_for(window, tutorial, "welcome")
        assert "is choosing" not in window.words, "nothing is asked before the set-up is seen"
        press("welcome", pygame.K_RETURN)
        wait_for(window, tutorial, "bet")
        assert "Red is at 5-1, so a win would pay 5 times your stake." in spoken()
        press("bet", f"bet.{OWN}")
        wait_for(window, tutorial, "card")
        assert "4 higher than the black 5 on Red, so the odds shorten by 2 rows" in spoken()
        assert pointed_at() == ["mine.9-yellow"]
        press("card", "mine.9-yellow")
        assert pointed_at() == [f"lay.{OWN}"]
        press("card", "lay.blue")
        assert pointed_at() == [f"lay.{OWN}"], "a wrong horse is no reason to confirm"
        press("card", "plan.confirm")
        assert not [e for e in tutorial.session.match.events if e.kind == "card-laid"]
        press("card", "mine.9-yellow", f"lay.{OWN}", "plan.confirm")
        press("tables", pygame.K_t)
        assert isinstance(window.scene, ChartsSheet)
        window.key(pygame.K_ESCAPE)
        press("outbid", f"bet.{OWN}")
        wait_for(window, tutorial, "spoil")
        assert "6 lower than the 8 there. The odds lengthen by 3 rows" in spoken()
        press("spoil", "mine.2-blue", "lay.brown", "plan.confirm")
        press("plans")
        before = len(tutorial.session.match.journal)
        window.unseen(60)
        assert len(tutorial.session.match.journal) == before, "it waits while something is read"
        assert tutorial.context.seen.round == 2, "and shows nothing of what follows"
        press("plans", "coach.next")
        press("riders", "coach.next")
        assert tutorial.context.seen.players[LEARNER].stacks == ()
        press("ride", "mine.6-yellow", "ride.play")
        press("push", "push.yes")
        press("stop", pygame.K_s)
        press("colour", "mine.9-yellow", pygame.K_RETURN)
        press("again", pygame.K_p)
        wait_for(window, tutorial, "again")
        press("again", pygame.K_p)
        press("die-card", "die-card.yes")
        press("level", "mine.special")
        assert pointed_at() == ["ride.level"]
        press("level", "ride.level")
        press("town", "ride.play")
        wait_for(window, tutorial, "payout")
        assert tutorial.session.match.result is not None
        assert "Prize for the rider" in window.words and "53" in window.words
        assert "You get your 9 chips at 3-1 back, plus 3 times that" in spoken()
