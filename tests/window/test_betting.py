"""The derby in a real window: a bet, a card on the slate, and a push in the race."""

from __future__ import annotations

from pathlib import Path

from game.rules.derby.cards import HORSES
from tests.support import laid_open
from tests.window.desktop import App, answers_of
from tests.window.playing import (
    QUICK,
    asked,
    by_the_system,
    look_behind_the_door,
    peeking,
    sit_down,
    told,
)
from tests.window.prepared import ANNS_HORSES, PERSON, before_a_first_bet, before_the_last_bet
from tests.window.screen import Screen
from tests.window.twin import Twin

BOB = 1


def test_a_bet_a_card_and_a_push_with_the_mouse(screen: Screen, home: Path) -> None:
    """The bet and its card are planned together. With them the betting ends: the race begins, and
    Ann plays a card of her horse and pushes it."""
    before_the_last_bet(home)
    with App(screen, home, **QUICK) as app, Twin(home) as twin:
        app.continue_game(twin)
        sit_down(app, twin)
        before = app.match()
        (card,) = before.view(PERSON)["players"][PERSON]["cards"]
        given = len(answers_of(app.journal, PERSON))
        for id in ("bet.yellow", "card.1", "lay.green", "plan.confirm"):
            app.press(twin, id)
        assert app.next_answer(PERSON, given) == "yellow"
        assert app.next_answer(PERSON, given + 1) == {"card": card, "horse": "green"}
        assert asked(app) == "ride"
        riders = [horse["rider"] for horse in app.match().view(None)["horses"]]
        assert riders == [PERSON if horse in ANNS_HORSES else None for horse in HORSES]
        horse = app.match().view(None)["on-move"]
        sit_down(app, twin)
        app.press(twin, "card.1")
        ridden = app.press_for_an_answer(twin, "ride.play", PERSON)
        assert asked(app) == "push"
        sit_down(app, twin)
        assert app.press_for_an_answer(twin, "push.yes", PERSON) is True
        match = app.match()
    (played,) = (one for one in told(match, "card-ridden") if one["seat"] == PERSON)
    assert (played["horse"], played["card"]) == (horse, ridden)
    rolled = next(one for one in told(match, "die-rolled") if one["seat"] == PERSON)
    assert rolled["horse"] == horse
    assert not (home / "crashes").exists()


def test_two_bettors_at_one_screen_need_no_mouse(screen: Screen, home: Path) -> None:
    """Ann bets behind the door. Left before Bob has come, the game goes on from there."""
    before_a_first_bet(home)
    with App(screen, home, **QUICK) as app, Twin(home) as twin:
        app.continue_game(twin)
        sit_down(app, twin)
        highest = app.match().view(PERSON)["players"][PERSON]["cards"][0]
        look_behind_the_door(app, twin, "plan.undo")
        peeking(app, twin, "card.1", "5", "c", "6", "Return")
        assert app.next_answer(PERSON, 0) == "red"
        assert app.next_answer(PERSON, 1) == {"card": highest, "horse": "blue"}
        by_the_system(app)
        left = laid_open(app.match())
    with App(screen, home, **QUICK) as app, Twin(home) as twin:
        app.continue_game(twin)
        assert laid_open(app.match()) == left
        sit_down(app, twin)
        look_behind_the_door(app, twin, "plan.undo")  # Bob's
        peeking(app, twin, "card.1", "7", "c", "6", "Return")
        assert app.next_answer(BOB, 0) == "green"
    assert not (home / "crashes").exists()
