"""A saloon in the terminal: a person there serves the table, and is waited for."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest

from game.settings import Settings
from game.text.console import Console, Leave
from game.text.play import play
from game.text.pony_express.part import RacePart
from game.text.start import continue_text
from game.text.teller import Teller
from tests.hotseat.people import seated
from tests.rules.pony_express.scripting import arranged, ride
from tests.text.typists import Recorder, typing, words_for

SERVE = "ask who wants a drink and serve the table."
ASKED = "Enter: Served"


def told(
    players: list[str],
    lines: list[str],
    *,
    active: int = 0,
    interactive: bool = True,
    errands: bool = True,
) -> Recorder:
    """What is said once the active rider has landed on the saloon of space 10."""
    spaces = [1, 1, 1]
    spaces[active] = 9
    match = arranged(spaces, rolls=["pair"] * 2, active=active)
    session, desk = seated(match, players)
    console = Recorder(typing(lines))
    console.is_interactive = interactive
    part = RacePart(words_for(match))
    teller = Teller(session, part, console, desk.reader, errands=errands)
    ride(match, "pair")
    journal = list(match.journal)
    teller.tell_all()
    assert list(match.journal) == journal, "it is no decision of the match"
    return console


def test_the_person_alone_is_told_to_serve_and_waited_for() -> None:
    console = told(["human", "random", "random"], [""])
    assert f"Get up, {SERVE}\n{ASKED} " in console.public
    assert console.public.index(ASKED) < console.public.index("At the bar")


def test_the_errand_can_be_read_before_it_is_waited_for() -> None:
    """Also while what bots do is held back until the next beat."""
    match = arranged((9, 1, 1), rolls=["pair"] * 2)
    session, _ = seated(match, ["human", "random", "random"])
    ride(match, "pair")
    screen, seen = StringIO(), []

    class Keyboard(StringIO):
        def readline(self, size: int | None = -1, /) -> str:
            seen.append(screen.getvalue())
            return super().readline()

    console = Console(Keyboard("\n"), screen)
    console.is_interactive = True
    play(session, words_for(match), console)
    assert seen[0].endswith(f"Get up, {SERVE}\n{ASKED} ")


def test_among_people_the_one_who_landed_there_is_named() -> None:
    assert f"Bob, get up, {SERVE}" in told(["human"] * 3, [""], active=1).public


def test_somebody_who_leaves_meanwhile_may() -> None:
    with pytest.raises(Leave):
        told(["human", "random", "random"], ["quit"])
    with pytest.raises(Leave):
        told(["human", "random", "random"], [])


@pytest.mark.parametrize(
    ("players", "errands"), [(["random", "human", "human"], True), (["human"] * 3, False)]
)
def test_bots_serve_nobody_and_the_setting_turns_it_off(players: list[str], errands: bool) -> None:
    assert SERVE not in told(players, [], errands=errands).public


def test_where_lines_come_from_a_file_none_of_them_is_taken_for_it() -> None:
    console = told(["human"] * 3, [], interactive=False)
    assert SERVE in console.public
    assert ASKED not in console.public


@pytest.mark.parametrize("serve", [True, False])
def test_the_setting_of_the_window_holds_in_the_terminal(
    serve: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[bool] = []
    monkeypatch.setenv("PONY_EXPRESS_HOME", str(tmp_path))
    monkeypatch.setattr(
        "game.text.start.play", lambda *table, errands, **options: asked.append(errands)
    )
    monkeypatch.setattr(
        "game.text.start.load_settings", lambda: (Settings(serve_drinks=serve), None)
    )
    match, path = arranged((9, 1, 1)), tmp_path / "game.jsonl"
    monkeypatch.setattr(
        "game.text.start.resume_game", lambda path, tells: seated(match, ["human"] * 3)[0]
    )
    continue_text(path, "en", Recorder(typing([])))
    assert asked == [serve]
