"""Several people at one screen: while nobody holds the key, not one pixel depends on a secret."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import pygame
import pytest

from game.engine.draws import Draws
from game.engine.match import Match
from game.rules.pony_express.events import DieSpied
from game.rules.pony_express.view import redeal
from game.ui.pony_express.words import race_words
from game.ui.table.scene import TableScene
from tests.rules.pony_express.scripting import arranged
from tests.rules.pony_express.test_cards_windows import CARDS
from tests.support import race
from tests.ui.harness import Window
from tests.ui.pony_express.prompting import look, look_away, sit_down
from tests.ui.pony_express.test_prompts_cards import OPEN, asked_in
from tests.ui.table.sitting import hold_the_door

Step = Callable[[Window], object]


@pytest.fixture(scope="module")
def window() -> Iterator[Window]:
    with Window((960, 540)) as opened:
        yield opened


def frames_of(window: Window, match: Match, steps: Sequence[Step]) -> list[bytes]:
    """The picture after each step, always at the same moments."""
    window.ui.time = 0.0
    table = sit_down(window, match)
    seen = [window.pixels()]
    for step in steps:
        step(window)
        seen.append(window.pixels())
    assert isinstance(table, TableScene)
    return seen


def press(id: str) -> Step:
    return lambda window: window.press(id)


def key(key: int) -> Step:
    return lambda window: window.key(key)


def wait(window: Window) -> None:
    window.frames(40)


def same(window: Window, matches: Sequence[Match], steps: Sequence[Step]) -> None:
    first, *others = [frames_of(window, match, steps) for match in matches]
    for other in others:
        for number, (one, two) in enumerate(zip(first, other, strict=True)):
            assert one == two, f"a secret shows after step {number}"


# --------------------------------------------------------------------------- the cup


def cups() -> list[Match]:
    """Other dice under the cup, and other cards in the hand, for which the rules ask or not."""
    hands = (["marked-die", "canteen"], ["spyglass", "decoy"], ["poker-face", "canteen"])
    rolls = ("K A J K 9", "Q Q Q Q Q", "A K Q J 10")
    return [
        arranged((10, 10, 14), gold=(4, 3, 3), cards={0: hand}, rolls=[roll, "9 9 9 9"])
        for hand, roll in zip(hands, rolls, strict=True)
    ]


def test_the_cup_shows_nothing_while_nobody_looks(window: Window) -> None:
    steps = [
        hold_the_door,
        wait,
        key(pygame.K_1),
        press("announce.full-house"),
        lambda window: window.move(window.widget("cup.card-0").box.center),
        wait,
        lambda window: window.move(window.widget("announce.pair").box.center),
        wait,
        lambda window: window.move(window.widget("cup.undo").box.center),
        wait,
    ]
    same(window, cups(), steps)


def test_what_was_looked_at_is_gone_again(window: Window) -> None:
    steps = [hold_the_door, wait]
    plain = frames_of(window, cups()[0], steps)[-1]
    sit_down(window, cups()[0])
    hold_the_door(window)
    wait(window)
    look(window)
    wait(window)
    assert window.pixels() != plain
    assert "Only you see these" in window.words
    look_away(window)
    wait(window)
    assert "Only you see these" not in window.words
    assert "after a reroll" not in window.words


def test_after_the_announcement_the_dice_stay_secret(window: Window) -> None:
    """Through the hand-back, the log and the question who calls a bluff."""
    matches = [
        arranged((10, 10, 14), gold=(4, 3, 3), rolls=[roll])
        for roll in ("K A J K 9", "Q Q Q Q Q", "A K Q J 10")
    ]
    steps = [
        hold_the_door,
        press("announce.three"),
        press("announce.confirm"),
        wait,
        press("handback.done"),
        lambda window: window.frames(400),
    ]
    same(window, matches, steps)


def test_a_die_laid_out_in_the_plan_keeps_its_face_until_it_is_shown(window: Window) -> None:
    def lay_out(window: Window) -> None:
        look(window)
        window.key(pygame.K_2)
        look_away(window)
        window.frames(60)

    same(window, cups(), [hold_the_door, lay_out])


def test_which_card_is_being_played_is_hidden_again(window: Window) -> None:
    sit_down(window, cups()[0])
    hold_the_door(window)
    look(window)
    window.press("cup.card-0")
    assert "Marked Die" in window.words and "Which die under the cup?" in window.words
    look_away(window)
    window.frames(2)
    assert "Marked Die" not in window.words and "Which die" not in window.words


# --------------------------------------------------------------------------- cards


def test_the_cards_to_choose_from_show_their_backs(window: Window) -> None:
    match = race(3, seed=4)
    twins = [match]
    for number in range(3):
        twin = match.clone()
        redeal(twin.table, None, Draws(number, 5))
        twins.append(twin)
    assert len({tuple(twin.table.offered[0]) for twin in twins}) > 1
    hover: Step = lambda window: window.move(window.widget("keep.card-0").box.center)  # noqa: E731
    same(window, twins, [hold_the_door, wait, hover, wait])


@pytest.mark.parametrize("moment", OPEN, ids=[f"{m.window}-{m.seat}" for m in OPEN])
def test_offers_are_alike_for_those_who_hold_a_card_and_those_who_do_not(
    window: Window, moment: object
) -> None:
    """From the question in front of all, through the private screen, to its end."""
    fitting = CARDS[moment.window][:1]  # type: ignore[attr-defined]
    hands = (fitting, ["marked-die"], ["canteen"])
    matches = [asked_in(moment, list(hand)) for hand in hands]  # type: ignore[arg-type]
    steps = [
        wait,
        press("play-card.yes"),
        wait,
        hold_the_door,
        wait,
        lambda window: window.move(window.widget("play-card.card-0").box.center),
        wait,
        press("play-card.none"),
        wait,
    ]
    same(window, matches, steps)


def test_what_is_being_chosen_is_not_to_be_told_from_nothing(window: Window) -> None:
    """Nor does a key show it."""
    moment = next(m for m in OPEN if m.window == "station")
    sit_down(window, asked_in(moment, ["rail-pass"]))
    window.press("play-card.yes")
    hold_the_door(window)
    untouched = window.pixels()
    look(window)
    window.key(pygame.K_1)
    assert "play-card.back" in window.ids and "play-card.none" not in window.ids
    look_away(window)
    assert window.pixels() == untouched
    assert "play-card.none" in window.ids and "play-card.back" not in window.ids
    look(window)
    assert "play-card.back" in window.ids, "it is still being chosen"
    look_away(window)


def test_why_a_card_cannot_be_played_is_said_only_while_its_owner_looks(window: Window) -> None:
    moment = OPEN[0]
    sit_down(window, asked_in(moment, ["marked-die"]))
    window.press("play-card.yes")
    hold_the_door(window)
    look(window)
    window.key(pygame.K_1)
    window.frames(20)
    assert "Not now." in window.words
    look_away(window)
    window.frames(1)
    assert "Not now." not in window.words
    look(window)
    window.key(pygame.K_1)
    window.frames(20)
    window.press("play-card.none")
    look_away(window)
    assert "Not now." not in window.words


def test_what_a_spyglass_shows_is_seen_before_the_screen_is_handed_back(window: Window) -> None:
    moment = next(m for m in OPEN if "spyglass" in CARDS[m.window])
    table = sit_down(window, asked_in(moment, ["spyglass"]))
    window.press("play-card.yes")
    hold_the_door(window)
    look(window)
    window.key(pygame.K_1)
    window.press("detail.die-2")
    look_away(window)
    assert table.prompt is not None and table.prompt.ask.kind == "hand-back"
    spied = table.session.match.events_seen(moment.seat)[-1]
    assert isinstance(spied, DieSpied)
    sentence = race_words(window.ui).event(spied, table.session.match.names, moment.seat)
    assert sentence and sentence not in window.words
    window.frames(60)  # the door has swung shut
    hidden = window.pixels()
    look(window)
    assert sentence in window.words
    look_away(window)
    assert window.pixels() == hidden
    window.press("handback.done")
    assert table.desk.visitor is None


# --------------------------------------------------------------------------- looking elsewhere


def test_secrets_vanish_when_the_window_loses_the_focus(window: Window) -> None:
    table = sit_down(window, cups()[0])
    hold_the_door(window)
    look(window)
    assert "Only you see these" in window.words
    table.pause = lambda: None  # type: ignore[method-assign]
    window.lose_focus()
    assert "Only you see these" not in window.words
    window.gain_focus()
    window.frames(2)
    assert "Only you see these" not in window.words, "the key has to go down again"
    look(window)
    assert "Only you see these" in window.words
    look_away(window)


def test_secrets_vanish_below_another_screen(window: Window) -> None:
    table = sit_down(window, cups()[0])
    hold_the_door(window)
    look(window)
    table.pause()
    window.frames(2)
    assert "Only you see these" not in window.words
    window.key_up(pygame.K_SPACE)
    window.loop.pop()
    window.frames(2)
    assert "Only you see these" not in window.words


def test_the_pointer_can_hold_the_key_too(window: Window) -> None:
    sit_down(window, cups()[0])
    hold_the_door(window)
    middle = (window.widget("cup.peek").box.x + 20, window.widget("cup.peek").box.centery)
    window.move(middle)
    window.button_down(middle)
    window.frames(2)
    assert "Only you see these" in window.words
    window.button_up(middle)
    window.frames(2)
    assert "Only you see these" not in window.words
