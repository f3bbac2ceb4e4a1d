"""The ambush in the booklet, step by step and with an example."""

from __future__ import annotations

from typing import NamedTuple

from game.ui.screens.booklet import Chapter, Heading, Part, Step, Worth
from game.ui.western.menus.figures import RoundDie, cards
from game.ui.western.menus.rules_facts import USUAL_PLAYERS, Facts, Writer


class Shots(NamedTuple):
    """Of an ambush: what you roll, what they roll after it, and whether you win."""

    yours: int
    theirs: int | None
    won: bool


AMBUSH = "attack-2"
SHOTS = (Shots(3, None, True), Shots(4, 2, True), Shots(4, 4, False), Shots(4, 6, False))


def ambush(facts: Facts) -> Chapter:
    say, f, words = facts.words.say, facts.numbers, facts.words
    return Chapter(
        "ambush",
        say("The ambush"),
        "western/card-attack-2",
        (
            Step(
                1,
                say("You lay an Ambush"),
                say(
                    "On any player, unless a Marshal guards them. It is one card: two Ambushes "
                    "are never laid together."
                ),
            ),
            Step(
                2,
                say("They may counter"),
                say(
                    "With one card. Guard Dog: the ambush is off, and you pay them %(dog)s. "
                    "Can-Can: it is off, and you pay %(dancer)s into the cash box. More guns do "
                    "not make this dearer.",
                    **f,
                ),
            ),
            Step(
                3,
                say("You may answer that"),
                say(
                    "With one Sweet Treat: you pay nothing, and the ambush goes on. There is no "
                    "second counter."
                ),
            ),
            Step(
                4,
                say("You roll the round die"),
                say("If the number is odd, you win at once."),
            ),
            Step(
                5,
                say("If it is even, they roll"),
                say(
                    "With as much or more they win, and their number counts. With less you win, "
                    "and yours counts."
                ),
            ),
            Step(
                6,
                say("The loser pays the winner"),
                say(
                    "%(pip)s for each pip that counts; with two or three guns it is double: "
                    "%(twice)s. With %(fewest)d players nothing is doubled.",
                    **f,
                ),
            ),
            Heading(say("An example")),
            Worth(
                words.card_name(AMBUSH),
                shown=cards(words, AMBUSH),
                text=say("You lay it on your neighbour."),
            ),
            Worth(
                words.card_name("dog"),
                shown=cards(words, "dog"),
                text=say("The neighbour counters: you would pay %(dog)s.", **f),
            ),
            Worth(
                words.card_name("cake"),
                shown=cards(words, "cake"),
                text=say("You answer: the dog is busy, the ambush goes on, and you roll."),
            ),
            *(_shot(facts, shots) for shots in SHOTS),
        ),
    )


def _shot(facts: Facts, shots: Shots) -> Part:
    say, box = facts.words.say, facts.box
    times = box.tables[USUAL_PLAYERS].times.attack_2
    counts = shots.yours if shots.won else (shots.theirs or 0)
    money = facts.words.money(counts * times * box.pays.pip)
    if shots.theirs is None:
        name = say("You roll %(yours)d", yours=shots.yours)
        balls: tuple[RoundDie, ...] = (RoundDie(shots.yours),)
        text = say("Odd: they pay you %(money)s at once.", money=money)
    else:
        name = say("You %(yours)d, they %(theirs)d", yours=shots.yours, theirs=shots.theirs)
        balls = (RoundDie(shots.yours), RoundDie(shots.theirs))
        if shots.won:
            text = say("They have less: they pay you %(money)s.", money=money)
        elif shots.yours == shots.theirs:
            text = say("As much is enough: you pay them %(money)s.", money=money)
        else:
            text = say("They have more: you pay them %(money)s.", money=money)
    return Worth(name, shown=balls, text=text)


CHAPTERS: tuple[Writer, ...] = (ambush,)
