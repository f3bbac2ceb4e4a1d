"""Within all contexts that listen at the same time, no key gives two commands."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations, product

import pytest

from game.ui.key_names import contexts, key_names
from game.ui.kit.keymap.chord import Chord, Key, bare
from game.ui.kit.keymap.command import Command, Context, listening_with
from game.ui.kit.keymap.everywhere import NavigationKey
from game.ui.kit.keymap.keymap import Keymap
from game.ui.mustang.commands import MustangTurnKey
from game.ui.table.commands import PromptKey, TableKey
from game.wording.vocabulary import Vocabulary


def collisions(given: Iterable[Context], keymap: Keymap) -> set[frozenset[Command]]:
    """Pairs of commands that a key gives at the same time, unless one context shares its keys."""
    found = set()
    for context in given:
        every = [command for heard in listening_with(context) for command in heard]
        for one, other in combinations(every, 2):
            if not shares(type(one), type(other)) and clash(one, other, keymap):
                found.add(frozenset((one, other)))
    return found


def shares(one: Context, other: Context) -> bool:
    return other in one.shares or one in other.shares


def clash(one: Command, other: Command, keymap: Keymap) -> bool:
    pairs = product(keymap.chords(one), keymap.chords(other))
    return any(chord.clashes(another) for chord, another in pairs)


def test_no_key_means_two_things_at_the_same_time() -> None:
    every = list(contexts())
    assert len(every) > 20, "the search finds no contexts"
    assert not collisions(every, Keymap())


def test_every_context_is_known_by_a_name_of_its_own() -> None:
    names = [command.placeholder for context in contexts() for command in context]
    assert len(set(names)) == len(names)
    known = key_names(Vocabulary("en"))
    assert set(names) <= set(known) and known["table_skip"] == "Space"


def test_two_commands_of_one_context_collide() -> None:
    class Planted(Command, id="planted"):
        ONE = Chord(Key.A)
        OTHER = Chord(Key.A), Chord(Key.B)

    assert collisions([Planted], Keymap()) == {frozenset((Planted.ONE, Planted.OTHER))}


def test_a_new_command_collides_with_what_listens_far_below_it() -> None:
    class Planted(Command, id="planted", beside=(MustangTurnKey,)):
        LATE = Chord(Key.H)
        UNDO_TOO = Chord(Key.U)

    found = collisions([Planted], Keymap())
    assert {command for pair in found for command in pair} >= {
        Planted.LATE,
        Planted.UNDO_TOO,
        PromptKey.UNDO,
    }


def test_a_key_that_a_player_changes_may_collide() -> None:
    keymap = Keymap({MustangTurnKey.STEAL: (Chord(Key.C),)})
    wanted = {frozenset((MustangTurnKey.STEAL, MustangTurnKey.CATCH))}
    assert collisions(contexts(), keymap) == wanted


def test_a_context_may_share_the_keys_of_those_that_it_names_and_of_no_others() -> None:
    class Sharing(Command, id="sharing", beside=(TableKey,), shares=(NavigationKey,)):
        SHARED = bare(Key.TAB)
        PLANTED = bare(Key.SPACE)

    assert collisions([Sharing], Keymap()) == {frozenset((Sharing.PLANTED, TableKey.SKIP))}


@pytest.mark.parametrize(
    ("one", "other", "clashes"),
    [
        (Chord(Key.C, shift=False), Chord(Key.C), True),
        (Chord(Key.C), bare(Key.C), True),
        (Chord(Key.C, shift=False), Chord(Key.C, shift=True), False),
        (Chord(Key.C), Chord(Key.C, ctrl=True), False),
        (Chord(Key.C), Chord(Key.D), False),
    ],
)
def test_chords_clash_unless_a_modifier_tells_them_apart(
    one: Chord, other: Chord, clashes: bool
) -> None:
    assert one.clashes(other) is other.clashes(one) is clashes
