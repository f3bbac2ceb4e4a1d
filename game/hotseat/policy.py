"""The hot-seat policy of a game: what each person at one screen answers alone, what is asked of
all, and what is offered openly. One implementation for each game, imported when it is played."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from game.engine.errors import GameError, shown
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

    def kind_of(self, offer: Offer) -> str:
        """The kind of the question by which the rules ask for such a card."""
        return offer.window

    def offers_from(self, view: Any, first: Offer) -> tuple[Offer, ...]:
        """All who will be asked for a card from the first one on, in that order, if nobody plays
        any. `view`: what everybody can see."""
        return ()

    def moment_of(self, events: Sequence[Event]) -> int:
        """Another number once something has happened after which offers are made anew."""
        return len(events)


def manners_of(game: str) -> HotSeatPolicy:
    """Those of a game by its id."""
    if game == "pony-express":
        from game.hotseat.pony_express_policy import PonyExpressPolicy

        return PonyExpressPolicy()
    if game == "mustang":
        from game.hotseat.mustang_policy import MustangPolicy

        return MustangPolicy()
    if game == "western":
        from game.hotseat.western_policy import WesternPolicy

        return WesternPolicy()
    if game == "derby":
        from game.hotseat.derby_policy import DerbyPolicy

        return DerbyPolicy()
    raise GameError(f"Nobody has said how {shown(game)} is played at one screen.")
