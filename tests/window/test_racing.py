"""A race in a real window: from the title to an answer, and on from where it was left."""

from __future__ import annotations

from pathlib import Path

from game.engine.journal import Entry
from tests.support import laid_open
from tests.window.desktop import App, answers_of
from tests.window.playing import (
    QUICK,
    asked,
    by_a_kill,
    press,
    start_from_the_title,
)
from tests.window.prepared import PERSON, before_a_turn
from tests.window.screen import Screen, wait_until
from tests.window.twin import Twin

SEED = "11"
# What a player presses who wants nothing but to get on.
USUAL = {
    "keep-card": ("keep.plank-0",),
    "accuse": ("accuse.believe-0",),
    "play-card": ("play-card.none",),
    "train": ("train.no",),
    "corner": ("corner.north-west",),
    "reroll": ("announce.pair", "announce.confirm"),
    "announce": ("announce.pair", "announce.confirm"),
}


def answer(app: App, twin: Twin) -> None:
    """Whatever is asked, by pressing what there is for it."""
    press(app, twin, *USUAL[asked(app)])


def test_a_turn_is_played_with_the_mouse(screen: Screen, home: Path) -> None:
    with App(screen, home, **QUICK) as app, Twin(home) as twin:
        start_from_the_title(app, twin, "pony-express", SEED)
        while asked(app) != "reroll":
            answer(app, twin)
        rolled = press(app, twin, "cup.die-0", "cup.reroll-hidden")
        assert rolled == {"roll": [1, 2, 3, 4], "shown": [0]}
        press(app, twin, "announce.pair", "announce.confirm")
        wait_until(lambda: "pair" in answers_of(app.journal, PERSON), "a pair is announced")
        assert app.match().seed == int(SEED)


def test_the_first_answer_needs_no_mouse(screen: Screen, home: Path) -> None:
    with App(screen, home, **QUICK) as app, Twin(home) as twin:
        app.wait_for(twin, "title.quit")
        app.keys("Return")  # the race has the focus
        twin.press("title.pony-express")
        app.wait_for(twin, "setup.back")
        app.keys("Return")  # to start has the focus
        assert asked(app) == "keep-card"
        assert app.save_path is not None
        twin.resume(app.save_path.name)
        app.wait_for(twin, "keep.menu")
        offered = app.match().view(PERSON)["offered"]
        app.keys("Tab", "Tab", "Tab", "Return")  # a card, its plank, the other card
        assert app.next_answer(PERSON, 0) == offered[1]


def test_a_race_goes_on_where_it_was_left(screen: Screen, home: Path) -> None:
    """Again, even if nobody had time to save. The other games are left in politer ways."""
    path = before_a_turn(home)
    journal: list[Entry] = []
    for leave in (by_a_kill, None):
        with App(screen, home, **QUICK) as app, Twin(home) as twin:
            app.continue_game(twin)
            answer(app, twin)
            asked(app)
            left = app.match()
            assert list(left.journal)[: len(journal)] == journal
            if leave is not None:
                leave(app)
        assert path == app.save_path
        assert laid_open(app.match()) == laid_open(left)
        journal = list(left.journal)
    assert not (home / "crashes").exists()
