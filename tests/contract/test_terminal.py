"""Every game in the terminal: set up, played to its end in any language and company, left and gone
on with; and what is printed for all tells nothing that not all may know."""

from __future__ import annotations

from pathlib import Path

import pytest

from game import load_match
from game.engine.match import Match
from game.games.registry import game_named
from game.hotseat.savefiles import last_unfinished, save_paths
from game.i18n import LANGUAGES
from game.paths import HOME_VARIABLE
from game.text.start import continue_text, run_text
from game.wording import words_for
from tests.contract.moments import moments_of
from tests.contract.subject import Subject
from tests.contract.subjects import every_game, every_table
from tests.text.typists import (
    HAND_OVER,
    Recorder,
    Typist,
    in_any_language,
    played,
    reads_well_without_accents,
    set_up_by_typing,
    typing,
)

LOOKED_THROUGH = range(40)  # games at most, for a question of each kind


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    return tmp_path


def asides_of(subject: Subject) -> list[str]:
    """All that can be typed at any prompt; the own cards are looked at behind a door."""
    part = subject.game.text_part()(words_for(subject.id, "en"))
    return ["?", "rules", "log", *part.lookups(), "save", "undo", "cards", "", ""]


def read(console: Recorder) -> str:
    """What all can read, in one line."""
    return " ".join(console.public.split())


def tells_the_end(match: Match, console: Recorder, you: int | None) -> None:
    """What happened last, and what else there is to read then."""
    words = words_for(match.game, "en", view=match.seen(None))
    last = next(event for event in reversed(match.events) if event.seen_by(you))
    final = game_named(match.game).text_part()(words).final_lines(match.seen(you))
    said = read(console)
    assert match.result is not None
    for line in (words.event(last, match.names, you), *final):
        assert " ".join(line.split()) in said, line


# --------------------------------------------------------------------------- whole games


@every_table
@pytest.mark.parametrize("seed", range(2))
def test_one_person_plays_against_bots_to_the_end(
    subject: Subject, seats: int, seed: int, tmp_path: Path
) -> None:
    match, _ = subject.begun(seed, seats, subject.brief)
    file = tmp_path / "game.jsonl"
    console = played(match, subject.typist(seed), ["human"] + ["random"] * (seats - 1), file)
    tells_the_end(match, console, 0)
    assert HAND_OVER not in console.public, "nobody else is there"
    assert not console.private_text
    saved = load_match(file)
    assert list(saved.journal) == list(match.journal) and saved.result == match.result


@every_table
@pytest.mark.parametrize("bots", [0, 2])
def test_people_at_one_screen_play_to_the_end(subject: Subject, seats: int, bots: int) -> None:
    """Bots among them; every private screen is announced, and secrets are seen there alone."""
    people = max(2, seats - bots)
    private = ""
    for options in (subject.brief, *({**subject.brief, **one} for one in subject.variants)):
        match, _ = subject.begun(seats, seats, options)
        console = played(
            match, subject.typist(seats), ["random"] * (seats - people) + ["human"] * people
        )
        tells_the_end(match, console, None)
        assert console.public.count(HAND_OVER) == console.private_text.count(" alone:\n") > 0
        assert "(you)" not in console.public
        for secret in subject.in_private:
            assert secret not in console.public
        private += console.private_text
    assert all(secret in private for secret in subject.in_private)


@every_game
def test_bots_alone_need_nobody(subject: Subject) -> None:
    seats = subject.middle
    match, _ = subject.begun(1, seats, subject.brief)
    tells_the_end(match, played(match, typing([]), ["random"] * seats), None)


@every_game
def test_everything_is_asked_that_can_be(subject: Subject) -> None:
    kinds: set[str] = set()
    for seed in LOOKED_THROUGH:
        for options in ({}, *subject.variants):
            match, _ = subject.begun(seed, 3, {**subject.brief, **options}, drawn=True)
            typist = Noting(match, subject.typist(seed, foolish=0))
            played(match, typist)
            kinds |= typist.kinds
        if subject.asked is None or kinds == {*subject.asked}:
            return
    pytest.fail(f"only these are asked: {kinds}")


class Noting:
    """Which kinds of questions are answered by somebody."""

    def __init__(self, match: Match, somebody: Typist) -> None:
        self.kinds: set[str] = set()
        self._match = match
        self._somebody = somebody

    def __call__(self, prompt: str) -> str:
        if self._match.pending is not None:
            self.kinds.add(self._match.pending.kind)
        return self._somebody(prompt)


@every_game
@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("people", [1, 2])
def test_every_language_can_be_played_and_printed_without_accents(
    subject: Subject, code: str, people: int
) -> None:
    seats = min(4, subject.sizes[-1])
    match, _ = subject.begun(3, seats, subject.brief)
    typist = in_any_language(match, subject.line, asides_of(subject))
    players = ["human"] * people + ["random"] * (seats - people)
    console = played(match, typist, players, code=code)
    assert match.result is not None
    reads_well_without_accents(console)


# --------------------------------------------------------------------------- beginning and going on


@every_game
def test_a_game_is_set_up_by_pressing_enter(subject: Subject, home: Path) -> None:
    """The smallest table, with one person, by the usual options."""
    said = set_up_by_typing(subject.id, *[""] * 12)
    least, most = subject.sizes
    assert f"[{least}-{most}, " in said
    unfinished = last_unfinished(subject.id)
    assert unfinished is not None and len(unfinished.save.seats) == least
    assert unfinished.save.options == subject.game.rules({}, None).options


@every_game
def test_a_game_that_is_left_is_saved_goes_on_and_ends(subject: Subject, home: Path) -> None:
    seats = ["Ann", *["random"] * (subject.sizes[0] - 1)]
    assert run_text(subject.id, seats, "en", subject.brief, 3, Recorder(typing([]))) == 0
    (file,) = save_paths()
    before = load_match(file)
    assert before.result is None
    assert continue_text(file, "en", Recorder(subject.typist(3))) == 0
    after = load_match(file)
    assert list(after.journal)[: len(before.journal)] == list(before.journal)
    again = Recorder(typing([]))
    continue_text(file, "en", again)
    words = words_for(subject.id, "en", view=after.seen(None))
    assert words.result(after.result, after.names, 0) in read(again)
    tells_the_end(after, again, 0)


# --------------------------------------------------------------------------- secrets


@every_game
def test_what_is_looked_up_at_an_open_prompt_is_what_all_may_know(subject: Subject) -> None:
    """However that is dealt which not all may know."""
    compared = 0
    for moment in moments_of(subject):
        if moment.mode == "visit":
            continue
        texts = set()
        for match in (moment.match, *moment.twins):
            console = played(match.clone(), typing([*asides_of(subject), "x"]))
            assert "(you)" not in console.public
            assert not any(secret in console.public for secret in subject.in_private)
            texts.add(console.public)
        assert len(texts) == 1, moment.kind
        compared += len(moment.twins)
    assert compared, "the re-deal must really change something"
