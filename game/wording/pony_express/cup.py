"""The table log: rolls, the cup, the announcement, and who believes it."""

from __future__ import annotations

from game.i18n import mark
from game.wording.pony_express.vocabulary import RaceTelling
from game.wording.telling import Facts

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


def open_roll(tell: RaceTelling, facts: Facts) -> str:
    dice, hand = tell.words.dice(facts["faces"]), tell.words.hand_said(facts["hand"])
    return tell.about(facts["seat"], *OPEN_ROLLS[facts["why"]], dice=dice, hand=hand)


def first_player(tell: RaceTelling, facts: Facts) -> str:
    return tell.about(
        facts["seat"],
        mark("You have the best hand and ride first."),
        mark("%(name)s has the best hand and rides first."),
    )


def cup_rolled(tell: RaceTelling, facts: Facts) -> str | None:
    """The roller's own line is the peek under the cup."""
    if tell.is_you(facts["seat"]):
        return None
    return tell.words.say(
        "%(name)s rolls %(dice)s under the cup.",
        name=tell.name(facts["seat"]),
        dice=tell.words.number_of_dice(len(facts["dice"])),
    )


def cup_seen(tell: RaceTelling, facts: Facts) -> str:
    return tell.about(
        facts["seat"],
        mark("You peek under the cup: %(dice)s."),
        mark("%(name)s peeks under the cup: %(dice)s."),
        dice=tell.words.dice(facts["faces"]),
    )


def dice_shown(tell: RaceTelling, facts: Facts) -> str:
    return tell.about(
        facts["seat"],
        mark("You show everyone: %(dice)s."),
        mark("%(name)s shows everyone: %(dice)s."),
        dice=tell.words.dice(facts["faces"]),
    )


def dice_covered(tell: RaceTelling, facts: Facts) -> str:
    return tell.about(
        facts["seat"],
        mark("You put %(dice)s back under the cup."),
        mark("%(name)s puts %(dice)s back under the cup."),
        dice=tell.words.number_of_dice(len(facts["dice"])),
    )


def rerolled(tell: RaceTelling, facts: Facts) -> str | None:
    """A reroll that is paid for has its line with the payment."""
    if not facts["free"]:
        return None
    return tell.about(facts["seat"], *FREE_REROLLS[facts["free"]])


def dice_rolled_open(tell: RaceTelling, facts: Facts) -> str:
    return tell.about(
        facts["seat"],
        mark("You roll in the open: %(dice)s."),
        mark("%(name)s rolls in the open: %(dice)s."),
        dice=tell.words.dice(facts["faces"]),
    )


def announced(tell: RaceTelling, facts: Facts) -> str:
    return tell.about(
        facts["seat"],
        mark("You announce %(hand)s."),
        mark("%(name)s announces %(hand)s."),
        hand=tell.words.hand_said(facts["hand"]),
    )


def believed(tell: RaceTelling, facts: Facts) -> str:
    return tell.words.say("Nobody calls a bluff.")


def accused(tell: RaceTelling, facts: Facts) -> str:
    return tell.between(
        facts["accuser"],
        facts["seat"],
        mark("You don't believe %(other)s and call a bluff!"),
        mark("%(name)s doesn't believe you and calls a bluff!"),
        mark("%(name)s doesn't believe %(other)s and calls a bluff!"),
    )


def cup_lifted(tell: RaceTelling, facts: Facts) -> str:
    dice, hand = tell.words.dice(facts["faces"]), tell.words.hand_said(facts["hand"])
    if facts["bluff"]:
        return tell.about(
            facts["seat"],
            mark("The cup comes up on %(dice)s, %(hand)s: you were bluffing."),
            mark("The cup comes up on %(dice)s, %(hand)s: %(name)s was bluffing."),
            dice=dice,
            hand=hand,
        )
    return tell.about(
        facts["seat"],
        mark("The cup comes up on %(dice)s, %(hand)s: you told the truth."),
        mark("The cup comes up on %(dice)s, %(hand)s: %(name)s told the truth."),
        dice=dice,
        hand=hand,
    )
