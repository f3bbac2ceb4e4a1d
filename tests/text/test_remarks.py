"""Bots talk at the shared screen: after what happened, once, and never about secrets."""

import re
from pathlib import Path
from typing import Any

import pytest

from game import load_match
from game.bots.cast import CAST
from game.bots.pony_express.talk import Talker
from game.bots.random_bot import RandomBot
from game.bots.table_talk import Remark
from game.engine.events import Event
from game.engine.players import Player
from game.engine.session import Session
from game.hotseat import seats as seats_module
from game.hotseat.seats import Seats, bots_for
from game.rules.pony_express.events import (
    Announced,
    CardKept,
    CardsOffered,
    CupSeen,
    DieMarked,
    DieSpied,
)
from game.rules.pony_express.view import PonyExpressView
from game.text.play import play
from game.text.start import continue_text, run_text
from tests.support import GAME, race
from tests.text.racing import line_of_rider
from tests.text.typists import AnyPlayer, Recorder, in_any_language, typing, words_for

QUOTED = re.compile(r"^(\w+): “.+”$", re.MULTILINE)
SAID = Remark("word", "tell-word-honest")
SENTENCE = "announces"


class Gossip(RandomBot):
    """Plays at random, but talks; it notes what it is asked about."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._talker = Talker("greenhorn", seed, CAST[seed % len(CAST)])
        self.asked: list[type[Event]] = []

    def remark(self, view: PonyExpressView, event: Event) -> Any:
        self.asked.append(type(event))
        return self._talker.remark(view, event)


class Announcer(RandomBot):
    """Says the same after each of its own announcements."""

    def remark(self, view: PonyExpressView, event: Event) -> Any:
        own = isinstance(event, Announced) and event.seat == view.you
        return SAID if own else None


class Chatterbox(RandomBot):
    """Says something about everything."""

    def remark(self, view: PonyExpressView, event: Event) -> Any:
        return SAID


def played(bots: dict[int, Player], seed: int = 4, save_to: Path | None = None) -> Recorder:
    match, console = race(4, seed), Recorder(AnyPlayer(seed))
    session = Session(match, bots, save_to)
    try:
        play(session, words_for(match), console, save_to)
    finally:
        session.close()
    assert match.result is not None
    return console


def test_a_remark_follows_the_sentence_that_it_is_about() -> None:
    console = played({seat: Announcer(seat) for seat in (1, 2, 3)})
    lines = console.public.splitlines()
    said = [place for place, line in enumerate(lines) if line.endswith(": “On my word.”")]
    assert len(said) > 10
    for place in said:
        name = lines[place].split(":")[0]
        assert lines[place - 1].startswith(f"{name} {SENTENCE} ")
    by_bots = [line for line in lines if re.match(rf"(?:Bob|Cleo|Dan) {SENTENCE} ", line)]
    assert len(said) == len(by_bots), "each is said once"


@pytest.mark.parametrize("people", [1, 2])
def test_bots_talk_about_what_all_have_seen_and_nothing_else(people: int) -> None:
    gossips = {seat: Gossip(seat) for seat in range(people, 4)}
    console = played(dict(gossips))
    speakers = set(QUOTED.findall(console.public))
    assert speakers and speakers <= {"Ann", "Bob", "Cleo", "Dan"} - set(("Ann", "Bob")[:people])
    asked = {kind for gossip in gossips.values() for kind in gossip.asked}
    assert Announced in asked
    assert not asked & {CupSeen, CardsOffered, CardKept, DieSpied, DieMarked}


def test_nothing_is_said_on_a_private_screen() -> None:
    """What a person rolls there is told to all afterwards, and talked about only then."""
    console = played({2: Chatterbox(2), 3: Chatterbox(3)})
    assert "You roll" in console.private_text
    assert not QUOTED.findall(console.private_text)
    assert len(QUOTED.findall(console.public)) > 200


def test_a_session_asks_nobody_about_a_secret() -> None:
    match = race(3)
    gossip = Gossip(1)
    session = Session(match, {1: gossip})
    secret = [event for event in match.events if event.audience is not None]
    assert secret
    for event in secret:
        assert session.remarks(event) == []
    assert gossip.asked == []


def test_old_remarks_are_not_repeated_when_a_game_goes_on(tmp_path: Path) -> None:
    match, file = race(4), tmp_path / "race.jsonl"
    session = Session(match, {seat: Announcer(seat) for seat in (1, 2, 3)}, file)
    first = Recorder(typing(["1", "stand", "1", *["n"] * 6]))
    play(session, words_for(match), first, file)
    session.close()
    assert "On my word." in first.public
    again = load_match(file)
    bots = {seat: Announcer(seat) for seat in (1, 2, 3)}
    second = Recorder(typing([]))
    play(Session(again, bots), words_for(again), second, continued=True)
    told_again, _, news = second.public.partition("at any prompt")
    assert SENTENCE in told_again, "the last events are told again"
    assert "On my word." not in told_again
    assert news.count("On my word.") == len(re.findall(rf"(?:Bob|Cleo|Dan) {SENTENCE}", news))


@pytest.mark.parametrize(
    ("code", "words"), [("fr", "\N{NBSP}: «\N{NBSP}Parole.\N{NBSP}»"), ("it", ": «Parola mia.»")]
)
def test_remarks_come_in_the_language_of_the_game(code: str, words: str) -> None:
    match = race(4)
    console = Recorder(in_any_language(match, line_of_rider))
    session = Session(match, {seat: Announcer(seat) for seat in (1, 2, 3)})
    play(session, words_for(match, code), console)
    assert f"\nBob{words}\n" in console.public


def test_random_players_stay_silent() -> None:
    console = played({seat: RandomBot(seat) for seat in (1, 2, 3)})
    assert not QUOTED.findall(console.public)


# --------------------------------------------------------------------------- the setting


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[dict[str, Any]]:
    """How the bots of the table were asked for."""
    wishes: list[dict[str, Any]] = []

    def make(game: str, level: str, seed: int = 0, **wish: Any) -> RandomBot:
        wishes.append(wish)
        return RandomBot(seed)

    monkeypatch.setattr(seats_module, "make_bot", make)
    monkeypatch.setenv("PONY_EXPRESS_HOME", str(tmp_path))
    return wishes


@pytest.mark.parametrize("tells", [True, False])
def test_the_bots_of_a_table_know_their_names_and_whether_tells_are_wanted(
    made: list[dict[str, Any]], tells: bool
) -> None:
    table = Seats(("Ann", "Buck", "Etta"), ("human", "random", "ranger"))
    bots_for(GAME, table, 1, tells=tells)
    assert made == [{"name": "Buck", "tells": tells}, {"name": "Etta", "tells": tells}]


@pytest.mark.parametrize("tells", [True, False])
def test_the_setting_reaches_new_and_continued_games(
    made: list[dict[str, Any]], tells: bool, tmp_path: Path
) -> None:
    seats = ["you", "random", "random"]
    run_text(GAME, seats, "en", {}, 1, Recorder(typing(["1"])), tells=tells)
    names = {member.name for member in CAST}
    assert len(made) == 2 and all(wish["name"] in names for wish in made)
    (file,) = (tmp_path / "saves").glob("*.jsonl")
    continue_text(file, "en", Recorder(typing([])), tells=tells)
    interactive = Recorder(typing([""]))
    interactive.is_interactive = True
    run_text(GAME, None, "en", {}, None, interactive, tells=tells)
    assert made[:2] == made[2:4] == made[4:], "the same characters come back"
    assert {wish["tells"] for wish in made} == {tells}
