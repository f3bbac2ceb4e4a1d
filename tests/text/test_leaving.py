"""Leaving in the middle: the save is complete and can be loaded."""

import io
import time
from pathlib import Path
from typing import Any

import pytest

from game import load_match, new_match
from game.bots import make_bot
from game.bots.random_bot import RandomBot
from game.engine.autosave import Autosave
from game.engine.errors import SaveError
from game.engine.match import Match
from game.engine.requests import Decision, Shot, WorldRequest
from game.engine.session import Session
from game.engine.world import SeededWorld
from game.text.console import Console, Leave
from game.text.play import play
from tests.text.typists import AnyPlayer, Recorder, Typist, played, typing, words_for

GAME = "pony-express"
ALONE = ("human", "random", "random")


def race(seed: int = 1, world: Any = None) -> Match:
    return new_match(GAME, ["Ann", "Bob", "Cleo"], seed, world=world)


def leaving_after(prompts: int, seed: int, how: type[BaseException]) -> Typist:
    player = AnyPlayer(seed)

    def typist(prompt: str) -> str:
        if len(player.prompts) == prompts:
            raise how
        return player(prompt)

    return typist


@pytest.mark.parametrize("how", [Leave, KeyboardInterrupt])
@pytest.mark.parametrize("prompts", [0, 1, 2, 5, 9, 20, 40])
@pytest.mark.parametrize("players", [ALONE, ("human",) * 3])
def test_whoever_leaves_finds_every_answer_again(
    players: tuple[str, ...], prompts: int, how: type[BaseException], tmp_path: Path
) -> None:
    match, file = race(seed=2), tmp_path / "race.jsonl"
    played(match, leaving_after(prompts, 1, how), players, file)
    loaded = load_match(file)
    assert match.pending is not None and loaded.pending is not None
    assert list(loaded.journal) == list(match.journal)
    assert (loaded.pending.kind, loaded.pending.seats) == (match.pending.kind, match.pending.seats)
    assert [loaded.view(seat) for seat in range(3)] == [match.view(seat) for seat in range(3)]


def test_the_end_of_the_input_leaves_a_real_console(tmp_path: Path) -> None:
    match, file, output = race(seed=5), tmp_path / "race.jsonl", io.StringIO()
    session = Session(match, {seat: make_bot(GAME, "random", seat) for seat in (1, 2)}, file)
    play(session, words_for(match), Console(io.StringIO("1\nstand\n"), output), file)
    session.close()
    assert output.getvalue().endswith("Which hand do you announce? [1-7] \n")
    assert list(load_match(file).journal) == list(match.journal)


class Interrupting(RandomBot):
    """A bot during whose thinking somebody presses Ctrl-C."""

    def choose(self, view: dict[str, Any], request: Decision[Any]) -> Any:
        raise KeyboardInterrupt


def test_an_interrupt_while_a_bot_thinks_leaves_politely(tmp_path: Path) -> None:
    match, file = race(), tmp_path / "race.jsonl"
    session = Session(match, {1: Interrupting(1), 2: make_bot(GAME, "random")}, file)
    play(session, words_for(match), Recorder(typing(["1"])), file)
    session.close()
    assert list(load_match(file).journal) == list(match.journal)


class InterruptedShot(SeededWorld):
    """Somebody presses Ctrl-C while the first shot is worked out."""

    def answer(self, n: int, request: WorldRequest[Any]) -> Any:
        if isinstance(request, Shot):
            raise KeyboardInterrupt
        return super().answer(n, request)


@pytest.mark.parametrize("seed", range(3))
def test_an_interrupt_in_the_middle_of_an_answer_loses_nothing(seed: int, tmp_path: Path) -> None:
    match, file = race(seed, InterruptedShot(seed)), tmp_path / "race.jsonl"
    played(match, AnyPlayer(seed), ALONE, file)
    loaded = load_match(file)
    assert list(loaded.journal) == list(match.journal)
    assert loaded.pending is not None
    assert loaded.pending.kind == "flick", "the flick was never shot, so it is asked again"


def test_every_answer_is_in_the_file_before_the_next_question(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So that a killed program loses none: the file, on a slow disk, is read while the game is
    still open."""
    write = Autosave._append_now

    def slowly(autosave: Autosave, entries: list[Any]) -> None:
        time.sleep(0.02)
        write(autosave, entries)

    monkeypatch.setattr(Autosave, "_append_now", slowly)
    match, file = race(), tmp_path / "race.jsonl"
    player = AnyPlayer(3, foolish=0)
    compared = []

    def typist(prompt: str) -> str:
        if len(player.prompts) == 12:
            raise Leave
        if player.prompts:
            in_the_file = [json_form for _, json_form in load_match(file).journal]
            compared.append(in_the_file == [json_form for _, json_form in match.journal])
        return player(prompt)

    played(match, typist, ("human",) * 3, file)
    assert compared and all(compared)


def test_a_save_that_fails_is_said_once_and_spoils_no_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(self: Session) -> None:
        raise SaveError("The disk is full.")

    monkeypatch.setattr(Session, "flush", full)
    match = race()
    console = played(match, AnyPlayer(1), ALONE, tmp_path / "race.jsonl")
    assert match.result is not None
    assert console.public.count("The disk is full.") == 1
