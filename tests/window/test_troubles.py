"""What goes wrong around a window: it plays on, or says in one sentence what to do."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.engine.errors import SaveError
from game.hotseat.opening import resume_game
from game.ui.pony_express.prompts.cup.dice import PRIVATE
from game.ui.screens.first_start import FirstStart
from game.ui.screens.question import tell
from tests.window.desktop import App, answers_of, difference
from tests.window.playing import QUICK, start_from_the_title
from tests.window.prepared import PERSON, before_a_shared_turn, before_a_turn
from tests.window.screen import Screen, wait_until
from tests.window.twin import LONG, Twin


def announce(app: App, twin: Twin) -> object:
    """Ann says what she has under her cup; gives the answers that are in the save for it."""
    before = len(answers_of(app.journal, PERSON))
    assert app.save_path is not None
    twin.resume(app.save_path.name)
    app.press(twin, "announce.pair")
    app.press(twin, "announce.confirm")
    app.next_answer(PERSON, before + 1)
    return answers_of(app.journal, PERSON)[before : before + 2]


def test_a_second_copy_leaves_the_game_to_the_first(screen: Screen, home: Path) -> None:
    path = before_a_turn(home)
    with App(screen, home, **QUICK) as first, Twin(home) as twin:
        first.continue_game(twin)
        twin.resume(path.name)
        first.wait_for(twin, "announce.pair")
        with App(screen, home) as second, Twin(home) as other:
            second.continue_game(other)
            with pytest.raises(SaveError, match="another copy") as refusal:
                resume_game(path)
            other.loop.home()
            tell(other.ui, other.ui.say("Can't load this game"), str(refusal.value))
            second.wait_for(other, "question.ok")
            second.close()
            assert second.ended() == 0, second.errors
        screen.focus(first.window)
        twin.resume(path.name)
        twin.lose_focus()  # as it was when the second window opened
        first.press(twin, "pause.resume")
        assert announce(first, twin) == ["stand", "pair"]


def test_hidden_dice_vanish_with_the_focus(screen: Screen, home: Path) -> None:
    path = before_a_shared_turn(home)
    with App(screen, home, **QUICK) as app, Twin(home) as twin:
        app.continue_game(twin)
        twin.resume(path.name)
        app.wait_for(twin, "handover.menu")
        with screen.holding("space"):  # it opens the doors, and then looks
            twin.key_down(pygame.K_SPACE)
            twin.until(lambda: "cup.peek" in twin.ids, LONG)
            twin.key_down(pygame.K_SPACE)
            twin.frames(12, LONG)
            felt = twin.canvas.area(PRIVATE)
            app.wait_until_alike(twin, felt, "the dice")
            looked_at = twin.picture(felt)
            screen.focus(None)
            twin.lose_focus()
            app.wait_for(twin, "pause.resume")
            app.wait_until_alike(twin, felt, "the cup, shut")
            assert difference(twin.picture(felt), looked_at) > 10


def test_a_game_without_a_sound_device(screen: Screen, home: Path) -> None:
    before_a_turn(home)
    with App(screen, home, sound="no-such-driver", **QUICK) as app, Twin(home) as twin:
        app.continue_game(twin)
        assert announce(app, twin) == ["stand", "pair"]


def test_a_game_that_can_save_nothing(screen: Screen, tmp_path: Path) -> None:
    """Where the player's folder should be there is a file: it says so, and is played."""
    home = tmp_path / "file" / "home"
    home.parent.write_text("not a folder")
    with App(screen, home) as app, Twin(home) as twin:
        twin.share_home()
        twin.until(lambda: "question.ok" in twin.ids, LONG)
        app.press(twin, "question.ok")
        twin.loop.push(FirstStart(twin.ui))  # nothing says that somebody was welcomed before
        app.press(twin, "first-start.start")
        start_from_the_title(app, twin, "pony-express", "11")
        app.press(twin, "question.ok")  # this game is not saved
        app.keys(*["space"] * 12)  # who begins need not be seen
        twin.until(lambda: "keep.plank-0" in twin.ids, LONG)
        twin.frames(8, LONG)
        area = twin.area("keep.plank-0")
        cards = twin.picture(area)
        app.press(twin, "keep.plank-0")
        wait_until(lambda: difference(app.part(area), cards) > 20, "the game goes on")
        assert app.is_running
    assert home.parent.read_text() == "not a folder"
