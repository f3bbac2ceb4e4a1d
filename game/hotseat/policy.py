"""The hot-seat policy of a game: what each person at one screen answers alone, what is asked of
all, and what is offered openly. Each game has one implementation, which its definition names."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from game.engine.events import Event
from game.engine.requests import Decision
from game.hotseat.offers import Offer


class HotSeatPolicy(ABC):
    """A game says at least what is secret. The rest is for games in which a card may be played
    out of turn: whoever is asked for one must not be known by it as its holder."""

    @abstractmethod
    def is_secret(self, pending: Decision[Any]) -> bool:
        """Whether this is answered alone with the screen."""

    def occasion_of(self, table: Any) -> object:
        """What can be answered on one visit has the same; by what all can see. After another one
        begins, what came of the answers is shown to all before anything else is asked."""
        return None

    def asks_all(self, pending: Decision[Any]) -> bool:
        """Whether this is put to all of its seats at once, in front of everybody: the first who
        speaks up has it, person or bot."""
        return False

    def window_of(self, pending: Decision[Any]) -> str:
        """The moment for which a card is asked; empty for any other question."""
        return ""

    def asks_for_card(self, pending: Decision[Any]) -> bool:
        """Whether none is an answer that may be given for somebody who has nothing to say."""
        return False

    def nothing_to_play(self, pending: Decision[Any], seat: int) -> bool:
        """Whether a card is asked for, and that seat holds none that fits."""
        return self.asks_for_card(pending) and tuple(pending.options(seat)) == (None,)

    def plays_in(self, table: Any, offer: Offer) -> Sequence[Any]:
        """Every card that the seat of an offer could play then, as answers."""
        return ()

    def asked_now(self, pending: Decision[Any], seat: int) -> Offer | None:
        """What is offered to that one of those who are asked; None for any other question."""
        return None

    def question_of(self, offer: Offer) -> type[Decision[Any]]:
        """The question by which the rules ask for such a card."""
        raise NotImplementedError

    def offers_from(self, view: Any, first: Offer) -> tuple[Offer, ...]:
        """All who will be asked for a card from the first one on, in that order, if nobody plays
        any. `view`: what everybody can see."""
        return ()

    def moment_of(self, events: Sequence[Event]) -> int:
        """Another number once something has happened after which offers are made anew."""
        return len(events)

    # ------------------------------------------------------------------ what all may know of it

    def public_kind(self, pending: Decision[Any]) -> str:
        """As what everybody may know the question."""
        return pending.kind

    def shows_thinking(self, pending: Decision[Any]) -> bool:
        """Whether all may know who thinks about this."""
        return True

    def is_quiet(self, pending: Decision[Any]) -> bool:
        """Whether nobody may tell, from the pace of the bots, that this is asked."""
        return False

    def hides_time(self, pending: Decision[Any]) -> bool:
        """Whether a bot thinks about hidden cards here, so that its time must not tell of them."""
        return True

    def pause_share(self, pending: Decision[Any], view: Any, people: Sequence[int]) -> float:
        """How much of their usual pause bots make before they answer this, at a screen with these
        people. `view`: what everybody can see."""
        return 1.0

    def bots_wait(self, people: Sequence[int]) -> bool:
        """Whether people may take their time to speak up, where all are asked at once."""
        return False
