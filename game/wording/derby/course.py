"""The table log: the race, move by move."""

from __future__ import annotations

from game.i18n import mark
from game.rules.derby.course import TOWN
from game.rules.derby.events import (
    CardRidden,
    CardsTakenBack,
    DieCardPlayed,
    DieRolled,
    HorseArrived,
    HorseMoved,
    HorseRefused,
    HorseTired,
    RaceBegan,
    RaceRoundBegan,
)
from game.wording.derby.vocabulary import HOUSE, DerbyTelling

MOVED = {
    "step": mark("%(horse)s moves to square %(square)d."),
    "colour": mark("Matching colour: %(horse)s moves on to square %(square)d."),
    "push": mark("%(horse)s gallops on to square %(square)d."),
    "level": mark("%(horse)s draws level on square %(square)d."),
}
MOVED_INTO_TOWN = {
    "step": mark("%(horse)s moves into Sacramento!"),
    "colour": mark("Matching colour: %(horse)s moves into Sacramento!"),
    "push": mark("%(horse)s gallops into Sacramento!"),
}
# About your horse, about another's, and about nobody's.
RIDDEN = (
    mark("You play %(card)s for %(horse)s."),
    mark("%(name)s plays %(card)s for %(horse)s."),
    mark("%(horse)s has no rider and turns up %(card)s."),
)
LEVEL = (
    mark("You play a Star for %(horse)s to draw level."),
    mark("%(name)s plays a Star for %(horse)s to draw level."),
    mark("%(horse)s has no rider and turns up a Star to draw level."),
)
ROLLED_WELL = (
    mark("You roll %(face)d for %(horse)s, needing %(needs)d or less: well done!"),
    mark("%(name)s rolls %(face)d for %(horse)s, needing %(needs)d or less: well done!"),
    mark("The die shows %(face)d for %(horse)s, needing %(needs)d or less: well done!"),
)
ROLLED_BADLY = (
    mark("You roll %(face)d for %(horse)s, but needed %(needs)d or less."),
    mark("%(name)s rolls %(face)d for %(horse)s, but needed %(needs)d or less."),
    mark("The die shows %(face)d for %(horse)s, but it needed %(needs)d or less."),
)
ARRIVED = {
    1: (
        mark("You win the race with %(horse)s!"),
        mark("%(name)s wins the race with %(horse)s!"),
        mark("%(horse)s wins with an empty saddle!"),
    ),
    2: (
        mark("You come second with %(horse)s!"),
        mark("%(name)s comes second with %(horse)s!"),
        mark("%(horse)s comes second with an empty saddle!"),
    ),
    3: (
        mark("You come third with %(horse)s!"),
        mark("%(name)s comes third with %(horse)s!"),
        mark("%(horse)s comes third with an empty saddle!"),
    ),
}


def about_a_horse(
    tell: DerbyTelling,
    event: CardRidden | DieRolled | HorseArrived,
    forms: tuple[str, str, str],
    **said: object,
) -> str:
    """A sentence about a horse and its rider, who may be nobody."""
    your, their, nobodys = forms
    horse = tell.words.horse(event.horse)
    if event.seat is None:
        return tell.words.say(nobodys, horse=horse, **said)
    return tell.about(event.seat, your, their, horse=horse, **said)


def race_began(tell: DerbyTelling, event: RaceBegan) -> str:
    return tell.words.say(
        "The race begins, from the top track down: %(horses)s!",
        horses=tell.words.horses(event.order),
    )


def race_round_began(tell: DerbyTelling, event: RaceRoundBegan) -> str:
    return tell.words.say("Round %(round)d of the race begins.", round=event.round)


def cards_taken_back(tell: DerbyTelling, event: CardsTakenBack) -> str:
    return tell.words.say(
        "%(horse)s has played all six cards and takes them back.",
        horse=tell.words.horse(event.horse),
    )


def card_ridden(tell: DerbyTelling, event: CardRidden) -> str:
    if event.level:
        return about_a_horse(tell, event, LEVEL)
    return about_a_horse(tell, event, RIDDEN, card=tell.words.card_said(event.card))


def horse_moved(tell: DerbyTelling, event: HorseMoved) -> str:
    forms = MOVED_INTO_TOWN if event.square == TOWN else MOVED
    horse = tell.words.horse(event.horse)
    return tell.words.say(forms[event.why], horse=horse, square=event.square)


def die_rolled(tell: DerbyTelling, event: DieRolled) -> str:
    forms = ROLLED_WELL if event.success else ROLLED_BADLY
    return about_a_horse(tell, event, forms, face=event.face, needs=event.needs)


def die_card_played(tell: DerbyTelling, event: DieCardPlayed) -> str:
    return tell.about(
        event.seat,
        mark("You play your die card and reroll for %(horse)s."),
        mark("%(name)s plays the die card and rerolls for %(horse)s."),
        horse=tell.words.horse(event.horse),
    )


def horse_refused(tell: DerbyTelling, event: HorseRefused) -> str:
    """A failed push that stands; in a hard ride nothing was gained yet that could be lost."""
    words, horse, start = tell.words, tell.words.horse(event.horse), event.start
    fell_back = event.square != start
    if start == HOUSE:
        if fell_back:
            return words.say("%(horse)s refuses and goes back to the start.", horse=horse)
        return words.say("%(horse)s refuses and won't leave the start.", horse=horse)
    if fell_back:
        return words.say(
            "%(horse)s refuses and goes back to square %(start)d.", horse=horse, start=start
        )
    return words.say("%(horse)s refuses and stays on square %(start)d.", horse=horse, start=start)


def horse_tired(tell: DerbyTelling, event: HorseTired) -> str:
    return tell.words.say(
        "%(horse)s keeps the ground gained and stops on square %(square)d.",
        horse=tell.words.horse(event.horse),
        square=event.square,
    )


def horse_arrived(tell: DerbyTelling, event: HorseArrived) -> str:
    return about_a_horse(tell, event, ARRIVED[event.place])
