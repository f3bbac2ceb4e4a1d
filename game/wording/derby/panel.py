"""The message panel of a question: a headline and one line below it.

Both are for one reader: the seat that is asked is spoken to, all others are told who is asked.
The headline has room for about 38 letters, the line for about 50, and 30 % more elsewhere.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from game.i18n import mark
from game.rules.derby.view import DerbyView
from game.wording.derby.standing import colour_under
from game.wording.derby.vocabulary import HOUSE, DerbyTelling


class Panel(NamedTuple):
    headline: str
    line: str


def panel(tell: DerbyTelling, kind: str, view: DerbyView) -> Panel:
    return PANELS[kind](tell, view)


# --------------------------------------------------------------------------- betting


def _first_card(tell: DerbyTelling, view: DerbyView) -> Panel:
    by_value = [tell.words.odds(row) for row in view.first_rows]
    return Panel(
        tell.about(
            view.asked,
            mark("Choose a horse and its first card."),
            mark("%(name)s is choosing a first card."),
        ),
        tell.words.say(
            "A 9 starts at %(nine)s, a 5 at %(five)s, a 1 at %(one)s.",
            nine=by_value[9 - 1],
            five=by_value[5 - 1],
            one=by_value[1 - 1],
        ),
    )


def _bet(tell: DerbyTelling, view: DerbyView) -> Panel:
    return Panel(
        tell.about(
            view.asked,
            mark("Bet %(chips)s on a horse."),
            mark("%(name)s is betting %(chips)s."),
            chips=tell.words.chips(view.stack),
        ),
        tell.words.say("The whole stack goes on one horse."),
    )


def _play_card(tell: DerbyTelling, view: DerbyView) -> Panel:
    return Panel(
        tell.about(
            view.asked, mark("Play a card on a horse."), mark("%(name)s is choosing a card.")
        ),
        tell.words.say("A card higher than the last shortens the odds."),
    )


# --------------------------------------------------------------------------- the race


def _choose_track(tell: DerbyTelling, view: DerbyView) -> Panel:
    return Panel(
        tell.about(
            view.asked,
            mark("Choose a track for %(horse)s."),
            mark("%(name)s is choosing a track for %(horse)s."),
            horse=tell.words.horse(view.mounted.horse),
        ),
        tell.words.say("The top track moves first in every round."),
    )


def _ride(tell: DerbyTelling, view: DerbyView) -> Panel:
    headline = tell.about(
        view.asked,
        mark("Your move with %(horse)s."),
        mark("%(name)s is riding %(horse)s."),
        horse=tell.words.horse(view.mounted.horse),
    )
    return Panel(headline, _ride_line(tell, view))


def _ride_line(tell: DerbyTelling, view: DerbyView) -> str:
    words, colour = tell.words, colour_under(view, view.mounted.horse)
    if view.options.hard_ride:
        if not colour:
            return words.say("The die must show the card's value or less.")
        return words.say("From here, %(colour)s cards move double.", colour=words.colour(colour))
    if not colour:
        return words.say("1 square for sure. Then push, if you dare.")
    return words.say("1 square, plus 1 with a %(colour)s card.", colour=words.colour(colour))


def _push(tell: DerbyTelling, view: DerbyView) -> Panel:
    move, words = view.ridden, tell.words
    headline = tell.about(
        view.asked,
        mark("Push %(horse)s?"),
        mark("Will %(name)s push %(horse)s?"),
        horse=words.horse(move.horse),
    )
    return Panel(headline, _push_line(tell, view))


def _push_line(tell: DerbyTelling, view: DerbyView) -> str:
    move, words = view.ridden, tell.words
    if view.options.hard_ride:
        return words.say("%(value)d or less: forward. Higher: nothing lost.", value=move.value)
    if move.start == HOUSE:
        return words.say("%(value)d or less: forward. Higher: back to the start.", value=move.value)
    return words.say(
        "%(value)d or less: forward. Higher: back to %(start)d.",
        value=move.value,
        start=move.start,
    )


def _die_card(tell: DerbyTelling, view: DerbyView) -> Panel:
    move, words = view.ridden, tell.words
    return Panel(
        tell.about(
            view.asked,
            mark("%(face)d is too high! Reroll?"),
            mark("%(face)d is too high for %(name)s!"),
            face=move.rolls[-1].face,
        ),
        words.say("You can use it once. The new roll counts."),
    )


PANELS: dict[str, Callable[[DerbyTelling, DerbyView], Panel]] = {
    "first-card": _first_card,
    "bet": _bet,
    "play-card": _play_card,
    "choose-track": _choose_track,
    "ride": _ride,
    "push": _push,
    "die-card": _die_card,
}
