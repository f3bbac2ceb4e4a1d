"""Commands, the keys that give them, and how those keys are called."""

from __future__ import annotations

import pygame
import pytest

from game.ui.kit.inputs import KeyPressed, KeyReleased
from game.ui.kit.keymap.chord import Chord, Key, bare, digit
from game.ui.kit.keymap.command import Command, listening_with
from game.ui.kit.keymap.everywhere import ARROWS, EditKey, NavigationKey, WindowKey
from game.ui.kit.keymap.keymap import Keymap
from game.wording.vocabulary import Vocabulary


class Shop(Command, id="shop", beside=(WindowKey,)):
    BUY = Chord(Key.B)
    SELL = Chord(Key.S), bare(Key.DELETE)
    STEAL = Chord(Key.S, shift=True)


def down(
    key: int,
    *,
    shift: bool = False,
    ctrl: bool = False,
    alt: bool = False,
    repeated: bool = False,
) -> KeyPressed:
    return KeyPressed(key, shift, ctrl, alt, repeated, 0.0)


# --------------------------------------------------------------------------- inputs


def test_any_key_of_a_command_gives_it() -> None:
    keymap = Keymap()
    assert keymap.matches(down(pygame.K_s), Shop.SELL)
    assert keymap.matches(down(pygame.K_DELETE), Shop.SELL)
    assert not keymap.matches(down(pygame.K_b), Shop.SELL)


def test_a_letter_leaves_ctrl_and_alt_to_shortcuts() -> None:
    keymap = Keymap()
    assert not keymap.matches(down(pygame.K_b, ctrl=True), Shop.BUY)
    assert not keymap.matches(down(pygame.K_b, alt=True), Shop.BUY)
    assert keymap.matches(down(pygame.K_b, shift=True), Shop.BUY)


def test_a_bare_key_counts_whatever_is_held_with_it() -> None:
    keymap = Keymap()
    given = down(pygame.K_DELETE, shift=True, ctrl=True, alt=True)
    assert keymap.matches(given, Shop.SELL)


def test_a_chord_with_shift_needs_it() -> None:
    keymap = Keymap()
    assert keymap.matches(down(pygame.K_s, shift=True), Shop.STEAL)
    assert not keymap.matches(down(pygame.K_s), Shop.STEAL)


def test_a_key_that_repeats_counts_only_where_it_is_wanted() -> None:
    keymap, given = Keymap(), down(pygame.K_b, repeated=True)
    assert not keymap.matches(given, Shop.BUY)
    assert keymap.command_of(given, Shop) is None
    assert keymap.matches(given, Shop.BUY, repeats=True)
    assert keymap.command_of(given, Shop, repeats=True) is Shop.BUY


def test_a_key_is_let_go_of_whatever_else_came_up_before() -> None:
    keymap = Keymap()
    assert keymap.lets_go(KeyReleased(pygame.K_s, 0.0), Shop.STEAL)
    assert not keymap.lets_go(KeyReleased(pygame.K_b, 0.0), Shop.STEAL)
    assert not keymap.lets_go(down(pygame.K_s), Shop.STEAL)


def test_digits_are_on_the_row_the_keypad_and_french_keyboards() -> None:
    keys = [pygame.K_7, pygame.K_KP7, ord("è")]
    assert [chord.key for chord in digit(7)] == keys
    assert [chord.key for chord in digit(10)] == [pygame.K_0, pygame.K_KP0, ord("à")]


def test_other_keys_than_usual_take_the_place_of_the_usual_ones() -> None:
    keymap = Keymap({Shop.BUY: (Chord(Key.K),)})
    assert keymap.matches(down(pygame.K_k), Shop.BUY)
    assert not keymap.matches(down(pygame.K_b), Shop.BUY)
    assert keymap.command_of(down(pygame.K_k), Shop) is Shop.BUY


# --------------------------------------------------------------------------- contexts


def test_commands_with_equal_keys_stay_two_commands() -> None:
    class Twins(Command, id="twins"):
        ONE = Chord(Key.A)
        OTHER = Chord(Key.A)

    assert len(Twins) == 2 and Twins.ONE is not Twins.OTHER


def test_a_context_listens_with_whatever_its_neighbours_are_with() -> None:
    assert listening_with(Shop) == [Shop, WindowKey, NavigationKey]
    assert listening_with(EditKey) == [EditKey, WindowKey, NavigationKey]


# --------------------------------------------------------------------------- names


@pytest.mark.parametrize(
    ("code", "names"),
    [
        ("en", ["Escape", "Space", "F11", "Ctrl+A", "Shift+S", "left arrow"]),
        ("fr", ["Échap", "Espace", "F11", "Ctrl+A", "Maj+S", "flèche gauche"]),
        ("it", ["Esc", "Spazio", "F11", "Ctrl+A", "Maiusc+S", "freccia sinistra"]),
    ],
)
def test_a_sentence_calls_keys_in_the_language_of_the_player(code: str, names: list[str]) -> None:
    keymap, words = Keymap({NavigationKey.PRESS: (bare(Key.SPACE),)}), Vocabulary(code)
    commands = (
        *(NavigationKey.BACK, NavigationKey.PRESS, WindowKey.FULL_SCREEN, EditKey.SELECT_ALL),
        *(Shop.STEAL, NavigationKey.LEFT),
    )
    assert [keymap.label(command, words) for command in commands] == names


def test_a_key_itself_says_it_shorter() -> None:
    keymap, words = Keymap(), Vocabulary("en")
    assert keymap.cap(NavigationKey.BACK, words) == "Esc"
    assert keymap.all_caps(NavigationKey.PRESS, words) == "Enter, Space"
    assert keymap.all_caps(WindowKey.FULL_SCREEN, words) == "F11, Alt+Enter"


def test_arrows_have_a_name_together_as_long_as_they_are_arrows() -> None:
    words = Vocabulary("en")
    assert Keymap().labels(ARROWS, words) == "the arrow keys"
    assert Keymap().caps(ARROWS, words) == "arrows"
    letters = dict(zip(ARROWS, "adws", strict=True))
    keymap = Keymap({command: (Chord(ord(key)),) for command, key in letters.items()})
    assert keymap.labels(ARROWS, words) == "A, D, W, S"
