"""What the terminal has to know about one game; all the rest of it knows none."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, TypeVar

from game.engine.events import Event
from game.rules.shared.deals import TurnBegan
from game.text.dialog import Dialog
from game.text.question import Question
from game.wording.game_words import GameWords
from game.wording.vocabulary import Vocabulary

W = TypeVar("W", bound=GameWords)

View = Any  # the game's own
Lines = Callable[[View], list[str]]  # what can be read in a view


def marked_you(words: Vocabulary, name: str, is_you: bool) -> str:
    """A name in a list of all players; the reader's own is marked."""
    return words.say("%(name)s (you)", name=name) if is_you else name


class SetupTexts(NamedTuple):
    """The questions before a game, marked for translation."""

    begins: str
    how_many: str
    how_good: str
    taken: str  # %(name)s sits there already


class CardOffers(Protocol):
    """Cards that are offered in front of everybody, and chosen alone with the screen."""

    def has(self, window: str) -> bool:
        """Whether this is the moment of such an offer."""

    def stakes(self, window: str, view: View) -> list[str]:
        """What is at stake then, said to everybody before the question; nothing where what was
        told last says it."""

    def question(self, window: str) -> str:
        """Whether the one who may does play a card then."""

    def question_to_all(self, window: str) -> str:
        """The same, where several may."""

    def choose(self, dialog: Dialog[Any], question: Question, plays: Sequence[Any]) -> Any:
        """Which of the plays; None for none of them."""


class Part(ABC, Generic[W]):
    """One game: its prompts, and what can be read about it."""

    setup: ClassVar[SetupTexts]
    # Events with which a new paragraph begins.
    turns: ClassVar[tuple[type[Event], ...]] = (TurnBegan,)
    # Events that the question that follows shows again, with numbers to type.
    shown_with_the_question: ClassVar[tuple[type[Event], ...]] = ()
    # Events by which one seat alone learns something that it may look up for the rest of the turn.
    notes: ClassVar[tuple[type[Event], ...]] = ()

    def __init__(self, words: W) -> None:
        self.words = words
        self.offers: CardOffers | None = None

    @abstractmethod
    def ask(self, dialog: Dialog[W], question: Question) -> Any:
        """The person's answer, ready for the match."""

    @abstractmethod
    def standing_line(self, view: View) -> str:
        """How everybody stands, in one line."""

    @abstractmethod
    def hand_lines(self, view: View) -> list[str]:
        """The own cards of whose view it is."""

    @abstractmethod
    def rules_lines(self, view: View) -> list[str]:
        """The rules in short, in paragraphs."""

    @abstractmethod
    def lookups(self) -> Mapping[str, Lines]:
        """What else can be looked up at any prompt: the meaning of a command, and its lines."""

    def errand(self, event: Event, names: Sequence[str], reader: int | None) -> tuple[int, str]:
        """Whom an event sends away from the screen, and to do what; nobody, -1, by most. It is no
        decision: all wait until it is done."""
        return -1, ""

    def final_lines(self, view: View) -> list[str]:
        """What there is to read once the game is over, besides how it ended."""
        return []

    def ask_options(
        self, dialog: Dialog[W], given: Mapping[str, Any], names: Sequence[str]
    ) -> dict[str, Any]:
        """What these players can choose before a game, but for what is given."""
        return {}
