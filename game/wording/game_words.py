"""What the words of every game can say, so that a front-end need not know which game it is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, TypeAlias

from game.wording.telling import Telling
from game.wording.vocabulary import Vocabulary

if TYPE_CHECKING:
    from game.engine.events import Event

# Words one event; None for an event that needs no line, because another event's line says it.
Worded = Callable[[Any, Any], str | None]
WordedEvents: TypeAlias = "Mapping[type[Event], Worded]"


class GameWords(Vocabulary, ABC):
    """Sentences for all that happens and is asked. A game brings the tables."""

    SPOKEN: ClassVar[Mapping[str, str]]  # what bots say, by the key of a remark
    SEEN: ClassVar[Mapping[str, str]] = {}  # what can be seen of them, with their %(name)s

    def event(self, event: Event, names: Sequence[str], you: int | None) -> str | None:
        """One sentence for the table log, as the seat `you` reads it (None: a spectator).

        None for an event that needs no line, because another event's line says it.
        """
        worded = self.worded_events().get(type(event))
        if worded is None:
            raise KeyError(f"There are no words for an event {event.kind!r}.")
        return worded(Telling(self, names, you), event)

    def remark(self, key: str, name: str) -> str:
        """What a bot says, or what can be seen of it, as one line of the table log."""
        if key in self.SEEN:
            return self.say(self.SEEN[key], name=name)
        return self.say("%(name)s: “%(words)s”", name=name, words=self.spoken(key))

    def spoken(self, key: str) -> str:
        """The bare words of a remark, without name and quotation marks."""
        return self.say(self.SPOKEN[key])

    @staticmethod
    @abstractmethod
    def worded_events() -> WordedEvents:
        """Which function words which event. A game imports them here: its words are loaded with
        the title, its events are not."""

    @abstractmethod
    def question(self, kind: str) -> str:
        """What a decision asks."""

    @abstractmethod
    def reason(self, reason: str) -> str:
        """Why the game is over, as part of a sentence."""

    @abstractmethod
    def result(
        self, result: Mapping[str, Any], names: Sequence[str], you: int | None = None
    ) -> str:
        """How the game ended, in one sentence."""
