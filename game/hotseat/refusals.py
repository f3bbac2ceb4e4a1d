"""What is refused, in the player's language. Sentences not known here stay as they are."""

from __future__ import annotations

from collections.abc import Sequence

from game.i18n import mark
from game.wording import Words

OFFERED_SINCE = mark("There is no way back: a card was offered since.")
REFUSALS = (
    mark("The die must lie whole on the board."),
    mark("The die must start behind the firing line."),
    mark("The die must start within the width of the firing line."),
    mark("The die must start clear of every piece."),
    mark("Nothing has been answered yet."),
    mark("There is no way back: a roll has followed that answer."),
    mark("There is no way back: a shuffle has followed that answer."),
    mark("There is no way back: a shot has followed that answer."),
    mark("There is no way back: that answer has shown what was hidden."),
)
ANSWERED_SINCE = mark("%(name)s has answered since.")


def refusal_in_words(words: Words, sentence: str, names: Sequence[str] = ()) -> str:
    for name in names:
        if sentence == ANSWERED_SINCE % {"name": name}:
            return words.say(ANSWERED_SINCE, name=name)
    return words.say(sentence) if sentence in (*REFUSALS, OFFERED_SINCE) else sentence
