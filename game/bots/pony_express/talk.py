"""What bots say at the table, and the habits that may give a bluff away.

Remarks are about what everybody has seen; tells are the one exception. With its own announcement
a bot may show its habit: a pause, a glance or a word, always the same one for a character. How
often depends on the level and on whether it bluffs:

| level      | bluffing | honest | phi at 0.2 | phi at 0.5 | phi at 0.8 |
| ---------- | -------- | ------ | ---------- | ---------- | ---------- |
| greenhorn  | 0.55     | 0.15   | 0.38       | 0.42       | 0.32       |
| ranger     | 0.35     | 0.15   | 0.20       | 0.23       | 0.17       |
| gunslinger | 0.00     | 0.00   | 0.00       | 0.00       | 0.00       |

Phi is the correlation of habit and bluff, where the bot bluffs in that share of its
announcements. So a greenhorn that bluffs every other time, and shows its habit, bluffs in 79 of
100 cases, a ranger in 70. An announcement brings no other remark, and without tells none at all.
"""

from __future__ import annotations

from typing import NamedTuple

from game.bots.cast import Character
from game.bots.pony_express.topics import TOPICS, TOPICS_BY_KIND, Happening, topic_for
from game.bots.table_talk import Remark, talking_seed, word
from game.engine.draws import Draws
from game.engine.events import Event
from game.engine.views import you_in
from game.rules.pony_express.events import Announced
from game.rules.pony_express.view import PonyExpressView
from game.rules.shared.hands import hand_of


class TellChances(NamedTuple):
    """How probable a habit is with an announcement."""

    bluffing: float
    honest: float


# Levels that are not here show nothing.
TELLS = {"greenhorn": TellChances(0.55, 0.15), "ranger": TellChances(0.35, 0.15)}


class Talker:
    """A function of what it is made of, the view and the event: the same again gives the same."""

    def __init__(self, level: str, seed: int, character: Character, tells: bool = True) -> None:
        self._seed = talking_seed(seed)
        self._character = character
        self._chances = TELLS.get(level) if tells else None

    def remark(self, view: PonyExpressView, event: Event) -> Remark | None:
        """What the bot with this view says after the event, which all have seen. The view may be
        a later one, as long as it is the bot's own."""
        if isinstance(event, Announced):
            return self._tell(view, event)
        if type(event) in TOPICS_BY_KIND:
            return self._word(Happening.in_view(view, event), you_in(view))
        return None

    def _tell(self, view: PonyExpressView, event: Announced) -> Remark | None:
        bluffs = _bluffs(view, event)
        if self._chances is None or bluffs is None:
            return None
        chance = self._chances.bluffing if bluffs else self._chances.honest
        if Draws(self._seed, Happening.in_view(view, event).moment).unit() >= chance:
            return None
        habit, temper = self._character.habit, self._character.temper
        return Remark(habit, f"tell-{habit}-{temper}")

    def _word(self, happening: Happening[Event], seat: int) -> Remark | None:
        names = [topic_for(happening, other) for other in range(len(happening.spaces))]
        temper = self._character.temper
        return word(TOPICS, names, happening.moment, seat, temper, self._seed)


def _bluffs(view: PonyExpressView, event: Announced) -> bool | None:
    """Whether the seat's own announcement is a bluff; None for another's, and when the turn has
    gone on so far that its dice are gone: then nobody could accuse any more."""
    faces = tuple(die.face for die in view.dice if die.face is not None)
    mine = event.seat == view.you == view.active
    if not mine or view.announced != event.hand or len(faces) < len(view.dice):
        return None
    return hand_of(faces) != event.hand
