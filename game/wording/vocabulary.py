"""Words that several games share, in one language."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import reduce

from game.engine.errors import GameError, Message
from game.i18n import language, mark, mark_in_context

HANDS = {
    "nothing": mark("nothing"),
    "pair": mark("pair"),
    "two-pairs": mark("two pairs"),
    "three": mark("three of a kind"),
    "straight": mark("straight"),
    "full-house": mark("full house"),
    "four": mark("four of a kind"),
    "five": mark("five of a kind"),
}
LEVELS = {
    "random": mark("at random"),
    "greenhorn": mark("greenhorn"),
    "ranger": mark("ranger"),
    "gunslinger": mark("gunslinger"),
}
# After a verb, with the article: "Ann announces a pair."
HANDS_IN_A_SENTENCE = {
    "nothing": mark_in_context("in a sentence", "nothing"),
    "pair": mark_in_context("in a sentence", "a pair"),
    "two-pairs": mark_in_context("in a sentence", "two pairs"),
    "three": mark_in_context("in a sentence", "three of a kind"),
    "straight": mark_in_context("in a sentence", "a straight"),
    "full-house": mark_in_context("in a sentence", "a full house"),
    "four": mark_in_context("in a sentence", "four of a kind"),
    "five": mark_in_context("in a sentence", "five of a kind"),
}
FACES = {
    "A": mark("ace"),
    "K": mark("king"),
    "Q": mark("queen"),
    "J": mark("jack"),
    "10": mark("ten"),
    "9": mark("nine"),
}
FACES_IN_A_SENTENCE = {
    "A": mark_in_context("in a sentence", "an ace"),
    "K": mark_in_context("in a sentence", "a king"),
    "Q": mark_in_context("in a sentence", "a queen"),
    "J": mark_in_context("in a sentence", "a jack"),
    "10": mark_in_context("in a sentence", "a ten"),
    "9": mark_in_context("in a sentence", "a nine"),
}
WITH_COMMA = ("fr", "it")  # languages that write 2,5 where English writes 2.5
POINT = re.compile(r"(?<=\d)\.(?=\d)")


def capital(text: str) -> str:
    """A label that begins a line."""
    return text[:1].upper() + text[1:]


class Vocabulary:
    """A language, and what is called the same in all games."""

    def __init__(self, code: str) -> None:
        self.code = code
        self._translations = language(code)

    def say(self, message: str, **facts: object) -> str:
        """A text in this language, its placeholders filled in: a literal, or marked elsewhere."""
        # The empty text is the key of a catalogue's header.
        said = _filled(self._translations.gettext(message), message, facts) if message else ""
        if self.code in WITH_COMMA and any(isinstance(fact, float) for fact in facts.values()):
            said = POINT.sub(",", said)
        return said

    def problem(self, problem: GameError) -> str:
        """What went wrong."""
        return self.message(problem.message)

    def message(self, message: Message) -> str:
        """In this language. What is not marked, such as a technical detail, stays as it is."""
        if not message.facts:  # its text may hold anything
            return self._translations.gettext(message.text) if message.text else ""
        facts = {
            name: self.message(fact) if isinstance(fact, Message) else fact
            for name, fact in message.facts.items()
        }
        return self.say(message.text, **facts)

    def ngettext(self, one: str, many: str, count: int, **facts: object) -> str:
        """A text about a number of things, in the form that this language has for the number."""
        said, english = self._translations.ngettext(one, many, count), one if count == 1 else many
        return _filled(said, english, {"count": count, **facts})

    def in_context(self, marked: tuple[str, str]) -> str:
        return self._translations.pgettext(*marked)

    def hand(self, hand: str) -> str:
        """A category of poker hands, as a label: "full house"."""
        return self.say(HANDS[hand])

    def hand_said(self, hand: str) -> str:
        """The same inside a sentence: "a full house"."""
        return self.in_context(HANDS_IN_A_SENTENCE[hand])

    def level(self, level: str) -> str:
        """How well a bot plays: "ranger"."""
        return self.say(LEVELS[level])

    def face(self, face: str) -> str:
        """A face of a poker die by its name, "king"; what is printed on the die is "K"."""
        return self.say(FACES[face])

    def face_said(self, face: str) -> str:
        """The same inside a sentence: "a king"."""
        return self.in_context(FACES_IN_A_SENTENCE[face])

    def dice(self, faces: Sequence[str]) -> str:
        """Dice as they lie on the table, with the same letters in every language."""
        return " ".join(faces)

    def listing(self, items: Sequence[str]) -> str:
        """ "Ann, Bob and Cleo"."""
        if not items:
            return ""
        *others, last = items
        if not others:
            return last
        return self.say("%(others)s and %(last)s", others=", ".join(others), last=last)

    def separated(self, items: Iterable[str]) -> str:
        """ "Ann, 140k; Bob, 90k": at least one of what has commas of its own."""
        return reduce(
            lambda done, item: self.say("%(done)s; %(item)s", done=done, item=item), items
        )

    def number_of_dice(self, count: int) -> str:
        return self.ngettext("%(count)d die", "%(count)d dice", count)

    def number_of_cards(self, count: int) -> str:
        return self.ngettext("%(count)d card", "%(count)d cards", count)

    def points(self, count: int) -> str:
        return self.ngettext("%(count)d point", "%(count)d points", count)


def _filled(text: str, english: str, facts: Mapping[str, object]) -> str:
    """With its placeholders filled in; in English where those of a translation are damaged."""
    try:
        return text % facts
    except (KeyError, ValueError, TypeError):
        return english % facts
