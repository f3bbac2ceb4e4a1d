"""Tall Tale in three languages. A game that is not in the catalogues brings its own sentences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from game.rules.shared.deals import FirstPlayer, TurnBegan
from game.wording.game_words import GameWords, WordedEvents
from game.wording.telling import Telling, turn_began
from tests.games.tall_tale.table import Believed, CupLifted, DieRolled, DieSeen, Told

ROLLED = "%(name)s rolls a die under the cup."
ROLLED_BY_YOU = "You roll a die under the cup."
SEEN = "It is a %(face)s."
TOLD = "%(name)s says: a %(face)s."
TOLD_BY_YOU = "You say: a %(face)s."
BELIEVED = "%(name)s believes it: %(points)s for %(other)s."
LIFTED = "%(name)s finds a %(face)s under the cup: %(points)s for %(other)s."
BEGINS = "%(name)s begins."
YOU_BEGIN = "You begin."
TELL, LIFT = "What do you say the die shows?", "Do you lift the cup?"
GOAL = "enough points"
WON = "%(name)s wins with %(points)s: %(reason)s."
YOU_WON = "You win with %(points)s: %(reason)s."

TRANSLATIONS = {
    "fr": {
        ROLLED: "%(name)s lance un dé sous le gobelet.",
        ROLLED_BY_YOU: "Vous lancez un dé sous le gobelet.",
        SEEN: "C’est un %(face)s.",
        TOLD: "%(name)s dit : un %(face)s.",
        TOLD_BY_YOU: "Vous dites : un %(face)s.",
        BELIEVED: "%(name)s le croit : %(points)s pour %(other)s.",
        LIFTED: "%(name)s trouve un %(face)s sous le gobelet : %(points)s pour %(other)s.",
        BEGINS: "%(name)s commence.",
        YOU_BEGIN: "Vous commencez.",
        TELL: "Que montre le dé, selon vous ?",
        LIFT: "Soulevez-vous le gobelet ?",
        GOAL: "assez de points",
        WON: "%(name)s gagne avec %(points)s : %(reason)s.",
        YOU_WON: "Vous gagnez avec %(points)s : %(reason)s.",
    },
    "it": {
        ROLLED: "%(name)s tira un dado sotto il bicchiere.",
        ROLLED_BY_YOU: "Tiri un dado sotto il bicchiere.",
        SEEN: "È un %(face)s.",
        TOLD: "%(name)s dice: un %(face)s.",
        TOLD_BY_YOU: "Dici: un %(face)s.",
        BELIEVED: "%(name)s ci crede: %(points)s per %(other)s.",
        LIFTED: "%(name)s trova un %(face)s sotto il bicchiere: %(points)s per %(other)s.",
        BEGINS: "Comincia %(name)s.",
        YOU_BEGIN: "Cominci tu.",
        TELL: "Che cosa mostra il dado, secondo te?",
        LIFT: "Alzi il bicchiere?",
        GOAL: "punti a sufficienza",
        WON: "%(name)s vince con %(points)s: %(reason)s.",
        YOU_WON: "Vinci con %(points)s: %(reason)s.",
    },
}
QUESTIONS = {"tell": TELL, "lift": LIFT}

Tale = Telling["TallTaleWords"]


def _between(tell: Tale, message: str, seat: int, other: int, **facts: object) -> str:
    names = {"name": tell.name(seat), "other": tell.name(other)}
    return tell.words.say(message, **names, **facts)


WORDED: WordedEvents = {
    FirstPlayer: lambda tell, event: tell.about(event.seat, YOU_BEGIN, BEGINS),
    TurnBegan: turn_began,
    DieRolled: lambda tell, event: tell.about(event.seat, ROLLED_BY_YOU, ROLLED),
    DieSeen: lambda tell, event: tell.words.say(SEEN, face=event.face),
    Told: lambda tell, event: tell.about(event.seat, TOLD_BY_YOU, TOLD, face=event.face),
    Believed: lambda tell, event: _between(
        tell, BELIEVED, event.seat, event.teller, points=tell.words.points(event.points)
    ),
    CupLifted: lambda tell, event: _between(
        tell,
        LIFTED,
        event.seat,
        event.winner,
        face=event.face,
        points=tell.words.points(event.points),
    ),
}


class TallTaleWords(GameWords):
    SPOKEN: ClassVar[Mapping[str, str]] = {}

    @staticmethod
    def worded_events() -> WordedEvents:
        return WORDED

    def say(self, message: str, **facts: object) -> str:
        own = TRANSLATIONS.get(self.code, {}).get(message)
        return super().say(message, **facts) if own is None else own % facts

    def question(self, kind: str) -> str:
        return self.say(QUESTIONS[kind])

    def reason(self, reason: str) -> str:
        return self.say({"goal": GOAL}[reason])

    def result(
        self, result: Mapping[str, Any], names: Sequence[str], you: int | None = None
    ) -> str:
        (winner,) = result["winners"]
        facts = {
            "points": self.points(result["scores"][winner]),
            "reason": self.reason(result["reason"]),
        }
        return Telling(self, names, you).about(winner, YOU_WON, WON, **facts)
