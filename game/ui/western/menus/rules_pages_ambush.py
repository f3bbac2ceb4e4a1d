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
                say("You play an Ambush"),
                say(
                    "You may play it against anyone without a Marshal. It's a single card: "
                    "you never play two Ambushes together."
                ),
            ),
            Step(
                2,
                say("Your target may counter"),
                say(
                    "With one card. Guard Dog: the ambush is off, and you pay your target "
                    "%(dog)s. Can-Can: it's off, and you pay %(dancer)s into the cash box. "
                    "Extra guns don't raise this.",
                    **f,
                ),
            ),
            Step(
                3,
                say("You may answer that"),
                say(
                    "With one Sweet Treat: you pay nothing, and the ambush goes on. It can't "
                    "be countered a second time."
                ),
            ),
            Step(
                4,
                say("You roll the round die"),
                say("If the number is odd, you win immediately."),
            ),
            Step(
                5,
                say("If it's even, your target rolls"),
                say(
                    "If that roll ties or beats yours, your target wins, and the target's "
                    "number counts. If not, you win, and yours counts."
                ),
            ),
            Step(
                6,
                say("The loser pays the winner"),
                say(
                    "%(pip)s for each pip that counts. With two or three guns it's double: "
                    "%(twice)s. With %(fewest)d players nothing is doubled.",
                    **f,
                ),
            ),
            Heading(say("An example")),
            Worth(
                words.card_name(AMBUSH),
                shown=cards(words, AMBUSH),
                text=say("You play it against your neighbour."),
            ),
            Worth(
                words.card_name("dog"),
                shown=cards(words, "dog"),
                text=say("Your neighbour counters: you would pay %(dog)s.", **f),
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
        text = say("Odd: you get %(money)s.", money=money)
    else:
        name = say(
            "You: %(yours)d, your target: %(theirs)d", yours=shots.yours, theirs=shots.theirs
        )
        balls = (RoundDie(shots.yours), RoundDie(shots.theirs))
        if shots.won:
            text = say("That's less: you get %(money)s.", money=money)
        elif shots.yours == shots.theirs:
            text = say("A tie is enough: you pay %(money)s.", money=money)
        else:
            text = say("That's more: you pay %(money)s.", money=money)
    return Worth(name, shown=balls, text=text)


CHAPTERS: tuple[Writer, ...] = (ambush,)
