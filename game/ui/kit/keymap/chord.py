"""Keys, and what has to be held with them."""

from __future__ import annotations

from enum import IntEnum

import msgspec
import pygame

from game.ui.kit.inputs import KeyPressed


class Key(IntEnum):
    """The keys that commands are bound to, by what is printed on them."""

    SPACE = pygame.K_SPACE
    ENTER = pygame.K_RETURN
    PAD_ENTER = pygame.K_KP_ENTER
    ESCAPE = pygame.K_ESCAPE
    TAB = pygame.K_TAB
    BACKSPACE = pygame.K_BACKSPACE
    DELETE = pygame.K_DELETE
    LEFT = pygame.K_LEFT
    RIGHT = pygame.K_RIGHT
    UP = pygame.K_UP
    DOWN = pygame.K_DOWN
    PAGE_UP = pygame.K_PAGEUP
    PAGE_DOWN = pygame.K_PAGEDOWN
    HOME = pygame.K_HOME
    END = pygame.K_END
    COMMA = pygame.K_COMMA
    FULL_STOP = pygame.K_PERIOD
    F5 = pygame.K_F5
    F6 = pygame.K_F6
    F7 = pygame.K_F7
    F8 = pygame.K_F8
    F11 = pygame.K_F11
    F12 = pygame.K_F12
    A = pygame.K_a
    B = pygame.K_b
    C = pygame.K_c
    D = pygame.K_d
    E = pygame.K_e
    F = pygame.K_f
    H = pygame.K_h
    J = pygame.K_j
    K = pygame.K_k
    L = pygame.K_l
    M = pygame.K_m
    N = pygame.K_n
    O = pygame.K_o  # noqa: E741
    P = pygame.K_p
    Q = pygame.K_q
    R = pygame.K_r
    S = pygame.K_s
    T = pygame.K_t
    U = pygame.K_u
    V = pygame.K_v
    W = pygame.K_w
    X = pygame.K_x
    Z = pygame.K_z


class Chord(msgspec.Struct, frozen=True):
    """A key and the modifiers that it needs: True must be held, False must not, None may be.

    Letters and digits leave Ctrl and Alt to shortcuts of the system, so that is the default.
    """

    key: int
    shift: bool | None = None
    ctrl: bool | None = False
    alt: bool | None = False

    def matches(self, given: KeyPressed) -> bool:
        return given.key == self.key and all(
            wanted is None or wanted == held
            for wanted, held in (
                (self.shift, given.shift),
                (self.ctrl, given.ctrl),
                (self.alt, given.alt),
            )
        )

    def clashes(self, other: Chord) -> bool:
        """Whether nothing tells the two apart. A chord that needs a modifier is told apart from
        one that needs none: whoever listens for it listens first."""
        return (self.key, bool(self.shift), bool(self.ctrl), bool(self.alt)) == (
            other.key,
            bool(other.shift),
            bool(other.ctrl),
            bool(other.alt),
        )


def bare(key: int) -> Chord:
    """The key, whatever is held with it: for keys that no shortcut of the system is made of."""
    return Chord(key, ctrl=None, alt=None)


def with_ctrl(key: int) -> Chord:
    return Chord(key, ctrl=True, alt=None)


def digit(number: int, *, shift: bool | None = None) -> tuple[Chord, ...]:
    """From 1 to 10, which is the key 0: in the upper row, on the keypad, and in the upper row of
    keyboards that need Shift for digits."""
    keys = (ord("1234567890"[number - 1]), KEYPAD[number - 1], ord(AZERTY[number - 1]))
    return tuple(Chord(key, shift) for key in keys)


KEYPAD = (*range(pygame.K_KP1, pygame.K_KP9 + 1), pygame.K_KP0)
AZERTY = "&é\"'(-è_çà"  # the upper row of a French keyboard without Shift
ENTER_KEYS = (bare(Key.ENTER), bare(Key.PAD_ENTER))
ARROW_KEYS = (Key.LEFT, Key.RIGHT, Key.UP, Key.DOWN)
PRINTED = range(33, 127)


def types_text(key: int) -> bool:
    """Whether what the key writes comes as text, too."""
    return key == Key.SPACE or key in PRINTED
