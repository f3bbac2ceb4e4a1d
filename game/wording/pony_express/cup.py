"""The table log: rolls, the cup, the announcement, and who believes it."""

from __future__ import annotations

from game.i18n import mark
from game.rules.pony_express.events import (
    Accused,
    Announced,
    Believed,
    CupLifted,
    CupRolled,
    CupSeen,
    DiceCovered,
    DiceRolledOpen,
    DiceShown,
    OpenRoll,
    Rerolled,
)
from game.rules.shared.deals import FirstPlayer
from game.wording.pony_express.vocabulary import RaceTelling

OPEN_ROLLS = {
    "first": (
        mark("You roll %(dice)s to see who rides first: %(hand)s."),
        mark("%(name)s rolls %(dice)s to see who rides first: %(hand)s."),
    ),
    "prison": (
        mark("Behind bars, you roll %(dice)s: %(hand)s."),
        mark("Behind bars, %(name)s rolls %(dice)s: %(hand)s."),
    ),
    "poker": (
        mark("At the poker table, you roll %(dice)s: %(hand)s."),
        mark("At the poker table, %(name)s rolls %(dice)s: %(hand)s."),
    ),
    "mine": (
        mark("Down in the gold mine, you roll %(dice)s: %(hand)s."),
        mark("Down in the gold mine, %(name)s rolls %(dice)s: %(hand)s."),
    ),
    "pickaxe": (
        mark("After a swing of the pickaxe, your dice are %(dice)s: %(hand)s."),
        mark("After a swing of the pickaxe, %(name)s has %(dice)s: %(hand)s."),
    ),
    "saloon": (
        mark("At the bar, you roll %(dice)s: %(hand)s."),
        mark("At the bar, %(name)s rolls %(dice)s: %(hand)s."),
    ),
}
FREE_REROLLS = {
    "last": (
        mark("Alone in last place, you reroll for free."),
        mark("Alone in last place, %(name)s rerolls for free."),
    ),
    "canteen": (
        mark("After a swig from the canteen, you reroll for free."),
        mark("After a swig from the canteen, %(name)s rerolls for free."),
    ),
}


def open_roll(tell: RaceTelling, event: OpenRoll) -> str:
    dice, hand = tell.words.dice(event.faces), tell.words.hand_said(event.hand)
    return tell.about(event.seat, *OPEN_ROLLS[event.why], dice=dice, hand=hand)


def first_player(tell: RaceTelling, event: FirstPlayer) -> str:
    return tell.about(
        event.seat,
        mark("You have the best hand and ride first."),
        mark("%(name)s has the best hand and rides first."),
    )


def cup_rolled(tell: RaceTelling, event: CupRolled) -> str | None:
    """The roller's own line is the peek under the cup."""
    if tell.is_you(event.seat):
        return None
    return tell.words.say(
        "%(name)s rolls %(dice)s under the cup.",
        name=tell.name(event.seat),
        dice=tell.words.number_of_dice(len(event.dice)),
    )


def cup_seen(tell: RaceTelling, event: CupSeen) -> str:
    return tell.about(
        event.seat,
        mark("You peek under the cup: %(dice)s."),
        mark("%(name)s peeks under the cup: %(dice)s."),
        dice=tell.words.dice(event.faces),
    )


def dice_shown(tell: RaceTelling, event: DiceShown) -> str:
    return tell.about(
        event.seat,
        mark("You show everyone: %(dice)s."),
        mark("%(name)s shows everyone: %(dice)s."),
        dice=tell.words.dice(event.faces),
    )


def dice_covered(tell: RaceTelling, event: DiceCovered) -> str:
    return tell.about(
        event.seat,
        mark("You put %(dice)s back under the cup."),
        mark("%(name)s puts %(dice)s back under the cup."),
        dice=tell.words.number_of_dice(len(event.dice)),
    )


def rerolled(tell: RaceTelling, event: Rerolled) -> str | None:
    """A reroll that is paid for has its line with the payment."""
    if not event.free:
        return None
    return tell.about(event.seat, *FREE_REROLLS[event.free])


def dice_rolled_open(tell: RaceTelling, event: DiceRolledOpen) -> str:
    return tell.about(
        event.seat,
        mark("You roll in the open: %(dice)s."),
        mark("%(name)s rolls in the open: %(dice)s."),
        dice=tell.words.dice(event.faces),
    )


def announced(tell: RaceTelling, event: Announced) -> str:
    return tell.about(
        event.seat,
        mark("You announce %(hand)s."),
        mark("%(name)s announces %(hand)s."),
        hand=tell.words.hand_said(event.hand),
    )


def believed(tell: RaceTelling, event: Believed) -> str:
    return tell.words.say("Nobody calls a bluff.")


def accused(tell: RaceTelling, event: Accused) -> str:
    return tell.between(
        event.accuser,
        event.seat,
        mark("You don't believe %(other)s and call a bluff!"),
        mark("%(name)s doesn't believe you and calls a bluff!"),
        mark("%(name)s doesn't believe %(other)s and calls a bluff!"),
    )


def cup_lifted(tell: RaceTelling, event: CupLifted) -> str:
    dice, hand = tell.words.dice(event.faces), tell.words.hand_said(event.hand)
    if event.bluff:
        return tell.about(
            event.seat,
            mark("The cup comes up on %(dice)s, %(hand)s: you were bluffing."),
            mark("The cup comes up on %(dice)s, %(hand)s: %(name)s was bluffing."),
            dice=dice,
            hand=hand,
        )
    return tell.about(
        event.seat,
        mark("The cup comes up on %(dice)s, %(hand)s: you told the truth."),
        mark("The cup comes up on %(dice)s, %(hand)s: %(name)s told the truth."),
        dice=dice,
        hand=hand,
    )
