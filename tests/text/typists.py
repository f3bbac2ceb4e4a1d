"""Consoles that a test types at: scripted lines, or a player who answers any prompt."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterable, Iterator
from io import StringIO
from typing import Any

from game.engine.draws import Draws
from game.engine.match import Match
from game.engine.session import Session
from game.hotseat.seats import Seats, bots_for
from game.text.console import Console, Leave
from game.text.dialog import Dialog
from game.text.plain import printable
from game.text.play import play
from game.text.question import Question
from game.text.start import run_text
from game.wording import GameWords
from game.wording import words_for as words_of

Typist = Callable[[str], str]
MOST_PROMPTS = 5000  # a whole game needs fewer than half of them
HAND_OVER = "Everyone else looks away."


class Recorder(Console):
    """Keeps what was printed openly apart from what was printed on private screens."""

    def __init__(self, typist: Typist) -> None:
        super().__init__(StringIO(), StringIO())
        self.can_hide = True
        self._typist = typist
        self._asked = 0
        self._openly: list[str] = []
        self._in_private: list[str] = []

    @property
    def public(self) -> str:
        return "".join(self._openly)

    @property
    def private_text(self) -> str:
        return "".join(self._in_private)

    @property
    def everything(self) -> str:
        return self.public + self.private_text

    def _write(self, text: str) -> None:
        (self._in_private if self._hiding else self._openly).append(text)

    def ask(self, prompt: str) -> str:
        self._asked += 1
        assert self._asked < MOST_PROMPTS, f"this is asked for ever: {prompt!r}"
        self._write(prompt + " ")
        line = self._typist(prompt)
        self._write(line + "\n")
        return line


def typing(lines: Iterable[str]) -> Typist:
    """These lines, whatever is asked; then the player leaves."""
    remaining: Iterator[str] = iter(lines)

    def typist(prompt: str) -> str:
        for line in remaining:
            return line
        raise Leave

    return typist


def _first_number(prompt: str) -> str:
    return re.findall(r"\d+", prompt)[0]


class AnyPlayer:
    """Answers every prompt in a way that it allows; now and then something foolish first."""

    def __init__(self, seed: int, *, foolish: float = 0.1, plays_cards: bool = True) -> None:
        self._rng = random.Random(seed)
        self._foolish = foolish
        self._plays_cards = plays_cards
        self.prompts: list[str] = []

    def __call__(self, prompt: str) -> str:
        self.prompts.append(prompt)
        if self._rng.random() < self._foolish:
            return self._rng.choice(["", "banana", "99", "keep", "roll 1 1", "left", "-1", "?"])
        return self._sensible(prompt)

    def _sensible(self, prompt: str) -> str:
        pick = self._rng.choice
        if "ress Enter." in prompt:
            return ""
        if "lay a card" in prompt and "Players" not in prompt:
            return self._about_a_card(prompt)
        if "Who plays a card" in prompt:
            return self._who_plays(prompt) if self._plays_cards else ""
        for question, answers in _ANSWERS.items():
            if question in prompt:
                return pick(answers)
        if "e.g." in prompt and "barrel" in prompt:
            return " ".join(re.findall(r"\d+", prompt))
        if "under the cup?" in prompt:
            return _first_number(prompt)
        if prompt.endswith("[y/N]"):
            return pick(["y", "n", ""])
        raise AssertionError(f"no answer known to {prompt!r}")

    def _about_a_card(self, prompt: str) -> str:
        if not self._plays_cards:
            return ""
        if prompt.endswith("[y/N]"):
            return self._rng.choice(["y", "n"])
        return self._rng.choice(["0", "1", "1"])

    def _who_plays(self, prompt: str) -> str:
        last = int(re.findall(r"\[1-(\d)", prompt)[0])
        chosen = [str(number) for number in range(1, last + 1) if self._rng.random() < 0.4]
        return self._rng.choice([" ", ","]).join(chosen)


_ANSWERS = {
    "keep? [": ["1"],
    "Reroll?": ["stand", "stand", "keep 1 2", "roll 3", "show 1", "hide 1"],
    "Which hand do you announce": ["1", "2", "3", "4", "5", "full house"],
    "Which corner": ["1", "2"],
    "How will you flick": ["0 2.5", "left 1 2", "right 2.5 3", "from left 1 back 1"],
    "where do you aim": ["0", "right 1"],
    "Which face": ["A", "10"],
    "Who pays": ["1"],
    "How far do you go": ["1", "2"],
    "Which dice do you reroll": ["1 2", "none"],
    "which side": ["left", "right"],
}


class AnyNumber(AnyPlayer):
    """For prompts that say in brackets which numbers they take, or ask for yes or no."""

    def _sensible(self, prompt: str) -> str:
        if "ress Enter" in prompt:
            return ""
        if prompt.endswith("[y/N]"):
            return self._rng.choice(["y", "n"])
        return self.number(prompt, self.numbers_in(prompt))

    def numbers_in(self, prompt: str) -> list[str]:
        first, last = re.search(r"\[(\d+)(?:-(\d+))?", prompt).groups()
        return [str(number) for number in range(int(first), int(last or first) + 1)]

    def number(self, prompt: str, numbers: list[str]) -> str:
        """One of those, or some."""
        return self._rng.choice(numbers)


Line = Callable[[Match, str], str]


def first_of_the_list(match: Match, prompt: str) -> str:
    """What is understood in every language by most prompts."""
    return "" if is_yes_or_no(prompt) else "1"


def is_yes_or_no(prompt: str) -> bool:
    """In whatever language."""
    return re.search(r"\[\w/\w\]$", prompt) is not None


def in_any_language(match: Match, line: Line, asides: Iterable[str] = ()) -> Typist:
    """Answers with a line that is found by what is asked, not by its wording; every kind of
    question gets the asides once."""
    seen: set[str] = set()
    waiting: list[str] = []

    def typist(prompt: str) -> str:
        assert match.pending is not None
        kind = match.pending.kind
        if kind not in seen:
            seen.add(kind)
            waiting.extend(asides)
        if waiting:
            return waiting.pop(0)
        return line(match, prompt)

    return typist


# --------------------------------------------------------------------------- games and questions


def words_for(match: Match, code: str = "en") -> GameWords:
    return words_of(match.game, code, view=match.seen(None))


def played(
    match: Match,
    typist: Typist,
    players: Iterable[str] = (),
    saved_in: Any = None,
    code: str = "en",
) -> Recorder:
    """The match with these players (by default all people) as far as the typist plays it."""
    console = Recorder(typist)
    seats = Seats(match.names, tuple(players) or ("human",) * len(match.names))
    bots = bots_for(match.game, seats, match.seed)
    session = Session(match, bots, saved_in)
    try:
        play(session, words_for(match, code), console, saved_in)
    finally:
        session.close()
    return console


def question_to(match: Match, seat: int | None = None) -> Question:
    assert match.pending is not None
    asked = match.pending.seats[0] if seat is None else seat
    return Question(asked, match.pending, match.seen(asked), match.names, Draws(1, 2))


def dialog_with(match: Match, *lines: str, code: str = "en") -> Dialog:
    return Dialog(Recorder(typing(lines)), words_for(match, code))


def set_up_by_typing(game: str, *lines: str) -> str:
    """What is said to somebody who answers the questions before a game so."""
    console = Recorder(typing(lines))
    console.is_interactive = True
    assert run_text(game, None, "en", {}, 1, console) == 0
    return console.public


def reads_well_without_accents(console: Recorder) -> None:
    plain = printable(console.everything, "ascii")
    assert plain.count("?") == console.everything.count("?"), "every letter has a stand-in"
    assert "%(" not in plain
