"""Western in a real window: an attack, its counter and what answers that, and the die."""

from __future__ import annotations

from pathlib import Path

import pygame

from game.engine.match import Match
from tests.support import laid_open
from tests.window.desktop import App, answers_of
from tests.window.playing import (
    QUICK,
    asked,
    by_the_system,
    look_behind_the_door,
    peeking,
    press,
    sit_down,
    told,
)
from tests.window.prepared import PERSON, SHARED, before_an_ambush
from tests.window.screen import Screen
from tests.window.twin import LONG, Twin

BOB = 1
AMBUSH = {"cards": ["attack-2"], "target": BOB}


def money(match: Match) -> list[int]:
    return [player["money"] for player in match.view(None)["players"]]


def choose(app: App, twin: Twin, id: str) -> None:
    """With a press that is no long one: that would read the card, and not choose it."""
    app.wait_for(twin, id)
    at = twin.area(id).center
    twin.press(id)
    twin.frames(8, LONG)
    app.repeat_until_seen(lambda: app.click(at), twin, id)


def test_an_attack_its_counter_and_the_answer_to_it_with_the_mouse(
    screen: Screen, home: Path
) -> None:
    before_an_ambush(home)
    with App(screen, home, **QUICK) as app, Twin(home) as twin:
        app.continue_game(twin)
        before = money(app.match())
        sit_down(app, twin)
        choose(app, twin, "card.3")
        app.press(twin, f"target.{BOB}")
        app.press(twin, "play.play")
        assert app.next_answer(PERSON, 0) == AMBUSH
        assert asked(app) == "over-counter"  # Bob has a dog, and a greenhorn keeps nothing back
        assert press(app, twin, "over-counter.cake") == "cake"
        assert asked(app) == "draw"
        match = app.match()
        assert answers_of(app.journal, BOB) == ["dog"]
        kinds = [entry["kind"] for entry in match.view(None)["log"]]
        begun = kinds.index("cards-played")
        assert kinds[begun : begun + 4] == [
            *("cards-played", "countered", "over-countered", "die-rolled")
        ]
        (decided,) = told(match, "attack-decided")
        (paid,) = told(match, "paid")  # the dog's 10k are off
        loser, winner, amount = paid["payer"], paid["payee"], paid["amount"]
        assert {loser, winner} == {PERSON, BOB} == {decided["loser"], decided["winner"]}
        assert amount == decided["amount"] == 10 * int(str(decided["face"]))
        after = list(before)
        after[int(str(loser))] -= int(str(amount))
        after[int(str(winner))] += int(str(amount))
        assert money(match) == after
        assert press(app, twin, "draw.2") == 2
    assert not (home / "crashes").exists()


def test_two_at_one_screen_need_no_mouse(screen: Screen, home: Path) -> None:
    """Ann attacks behind the others' backs, all are asked openly whether Bob counters, and Bob
    speaks up. Left by the window's cross meanwhile, the game goes on from there."""
    before_an_ambush(home, SHARED)
    with App(screen, home, **QUICK) as app, Twin(home) as twin:
        app.continue_game(twin)
        sit_down(app, twin)
        look_behind_the_door(app, twin, "play.play")
        peeking(app, twin, "card.3", "3", f"shift+{BOB + 1}", "Return")
        assert app.next_answer(PERSON, 0) == AMBUSH
        by_the_system(app)
        left = laid_open(app.match())
    with App(screen, home, **QUICK) as app, Twin(home) as twin:
        app.continue_game(twin)
        assert laid_open(app.match()) == left
        sit_down(app, twin)
        app.wait_for(twin, f"counter.claim-{BOB}")
        twin.press(f"counter.claim-{BOB}")
        twin.frames(8, LONG)
        app.repeat_until_seen(lambda: app.keys("f"), twin, "handover.menu")  # Bob's key
        look_behind_the_door(app, twin, "counter.none")
        peeking(app, twin, "counter.dog", "7")  # of his cards
        assert app.next_answer(BOB, 0) == "dog"
        twin.press("counter.dog")
        twin.key_up(pygame.K_SPACE)
        twin.frames(8, LONG)
        app.wait_for(twin, "handback.done")
        app.keys("Return")
        sit_down(app, twin)  # everybody looks again: has Ann an answer to that?
        app.press(twin, "over-counter.nobody")
        assert app.next_answer(PERSON, 1) is None
        match = app.match()
    (paid,) = told(match, "paid")
    assert (paid["payer"], paid["payee"], paid["amount"]) == (PERSON, BOB, 10)
    assert not told(match, "die-rolled")
    assert not (home / "crashes").exists()
