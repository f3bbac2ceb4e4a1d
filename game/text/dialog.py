"""Asking one person something, until the answer is understood."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Generic, TypeVar

from game.i18n import mark, mark_in_context
from game.text.commands import commands_in
from game.text.console import Console, Leave
from game.text.parsing import index_of_name, whole_number
from game.wording.vocabulary import Vocabulary

T = TypeVar("T")
V = TypeVar("V", bound=Vocabulary)

Aside = Callable[[], None]

_ASIDES = {
    "rules": mark("the rules in short"),
    "log": mark("the latest events"),
    "cards": mark("your cards and what you know"),
    "riders": mark("where the riders are"),
    "board": mark("the whole trail"),
    "ranches": mark("everyone's mustangs"),
    "prairie": mark("what can be caught"),
    "table": mark("how much everyone has"),
    "slate": mark("odds, bets and cards of the horses"),
    "course": mark("where the horses are"),
    "charts": mark("cards not seen yet, shifts and payouts"),
    "undo": mark("undo your last answer"),
    "save": mark("where the game is saved"),
    "no": mark("choose again"),
    "quit": mark("leave; you can continue later"),
}


class Unclear(Exception):
    """What was typed is no answer; carries the sentence that says why."""


class MindChanged(Exception):
    """What was begun is not done after all: something else is chosen."""


class Dialog(Generic[V]):
    """The person at the keyboard. `asides` are what can be typed at any prompt besides an answer:
    a command's meaning and what it does. With a name, every prompt says whom it is for."""

    def __init__(
        self,
        console: Console,
        words: V,
        asides: Mapping[str, Aside] | None = None,
        name: str = "",
    ) -> None:
        self.console = console
        self.words = words
        self.commands = commands_in(words.code)
        self._asides = {} if asides is None else asides
        self._name = name

    def with_aside(self, meaning: str, aside: Aside) -> Dialog[V]:
        """The same dialog, in which this can be typed too."""
        return Dialog(self.console, self.words, {**self._asides, meaning: aside}, self._name)

    def that_can_be_left(self) -> Dialog[V]:
        """The same dialog, in which `no` raises MindChanged."""
        return self.with_aside("no", _change_mind)

    def ask(self, question: str, understand: Callable[[str], T], help_lines: Sequence[str]) -> T:
        """Ask until `understand` makes an answer of the line; it raises Unclear if it cannot."""
        prompt = question
        if self._name:
            prompt = self.words.say("%(name)s: %(question)s", name=self._name, question=question)
        while True:
            line = self.console.ask(prompt)
            meaning = self.commands.meaning(line)
            if meaning == "quit":
                raise Leave
            if meaning == "help":
                self._help(help_lines)
            elif meaning is not None and meaning in self._asides:
                self._asides[meaning]()
            else:
                try:
                    return understand(line)
                except Unclear as unclear:
                    self.console.say(str(unclear))

    def _help(self, lines: Sequence[str]) -> None:
        for line in lines:
            self.console.say(line)
        asides = [
            f"{self.commands.word(meaning)} ({self.words.say(_ASIDES[meaning])})"
            for meaning in (*self._asides, "quit")
        ]
        self.console.say(self.words.say("At any prompt: %(commands)s.", commands=", ".join(asides)))

    # ------------------------------------------------------------------ common questions

    @property
    def no_card(self) -> str:
        """What is listed, and may be typed, for none of the cards: other languages say it in
        another way than for none of the dice."""
        return self.words.in_context(mark_in_context("of the cards", "none"))

    def yes_or_no(
        self, question: str, help_lines: Sequence[str] = (), *, default: bool = False
    ) -> bool:
        """Enter alone gives the default: in the game always no, so nothing happens by a slip."""
        _ = self.words.say
        yes, no = self.commands.word("yes"), self.commands.word("no")

        def understand(line: str) -> bool:
            meaning = self.commands.meaning(line)
            if line and meaning not in ("yes", "no"):
                raise Unclear(_("Type %(yes)s or %(no)s.", yes=yes, no=no))
            return meaning == "yes" if line else default

        choices = f"{yes[0].upper()}/{no[0]}" if default else f"{yes[0]}/{no[0].upper()}"
        help_line = _(
            "Type %(yes)s or %(no)s. Enter alone means %(usual)s.",
            yes=yes,
            no=no,
            usual=yes if default else no,
        )
        return self.ask(f"{question} [{choices}]", understand, [*help_lines, help_line])

    def pick(
        self,
        question: str,
        names: Sequence[str],
        help_lines: Sequence[str],
        *,
        first: int = 1,
        default: int | None = None,
    ) -> int:
        """The index of the chosen one of a numbered list; typed as its number or its name."""
        last = first + len(names) - 1
        choices = f"{first}-{last}" if names[1:] else f"{first}"
        if default is not None:
            choices += f", {self.on_enter(first + default)}"

        def understand(line: str) -> int:
            if not line and default is not None:
                return default
            return self.one_of(line, names, first)

        return self.ask(f"{question} [{choices}]", understand, help_lines)

    def pick_some(
        self,
        question: str,
        names: Sequence[str],
        help_lines: Sequence[str],
        *,
        none: str = "",
        most: int | None = None,
    ) -> list[int]:
        """The indexes of any of a list numbered from 1. Enter alone means none of them, if there
        is a word for `none`; else at least one has to be chosen."""
        _ = self.words.say

        def understand(line: str) -> list[int]:
            chosen = self.some_of(line, names)
            if not (chosen or none):
                raise Unclear(_("Choose at least one."))
            if most is not None and len(chosen) > most:
                raise Unclear(_("Choose at most %(most)d.", most=most))
            return chosen

        choices = f"1-{len(names)}" if names[1:] else "1"
        if none:
            choices += f", {self.on_enter(none)}"
        return self.ask(f"{question} [{choices}]", understand, help_lines)

    def some_of(self, line: str, names: Sequence[str]) -> list[int]:
        """The indexes that a line means, in their order: numbers, or names with commas between.
        A name that is typed twice means two of those that are called so."""
        typed = [part.strip() for part in line.split(",") if part.strip()]
        if all(word.isdigit() for word in line.replace(",", " ").split()):
            typed = line.replace(",", " ").split()
        chosen: list[int] = []
        for part in sorted(typed, key=lambda part: whole_number(part) is None):
            index = self.one_of(part, names, 1)
            if whole_number(part) is None:
                alike = (n for n, name in enumerate(names) if name == names[index])
                index = next((n for n in alike if n not in chosen), index)
            chosen.append(index)
        return sorted(set(chosen))

    def one_of(self, line: str, names: Sequence[str], first: int = 1) -> int:
        """The index that a line means: a number, or a name or its beginning."""
        number = whole_number(line)
        if number is not None and first <= number < first + len(names):
            return number - first
        index = index_of_name(line, names)
        if index is None:
            last = first + len(names) - 1
            if first == last:  # "from 0 to 0" is no range
                raise Unclear(self.words.say("Type %(number)d.", number=first))
            raise Unclear(
                self.words.say("Type a number from %(first)d to %(last)d.", first=first, last=last)
            )
        return index

    def list_numbered(self, things: Sequence[str]) -> None:
        """One thing to a line, with the numbers to type."""
        for number, thing in enumerate(things, start=1):
            self.console.say(f"{number}. {thing}", hanging=3)

    def on_enter(self, usual: object) -> str:
        """What Enter alone stands for, as a part of a prompt."""
        return self.words.say("Enter: %(usual)s", usual=usual)

    def pause(self) -> None:
        """Wait until the person has read."""
        self.console.ask(self.words.say("Press Enter."))

    def pause_until(self, done: str) -> None:
        """Wait until something is done away from the keyboard; whoever leaves may."""
        if self.commands.meaning(self.console.ask(self.on_enter(done))) == "quit":
            raise Leave


def _change_mind() -> None:
    raise MindChanged
