"""The showdowns of the booklet: all in and the shakedown, and the gold train."""

from __future__ import annotations

from game.rules.western.ladder import COMBINATIONS, HAT, cards_of
from game.ui.screens.booklet import Bullet, Chapter, Heading, Paragraph, Part, Step, Worth
from game.ui.western.menus.figures import CardBack, cards
from game.ui.western.menus.rules_facts import Facts, Writer

# Two hands that meet when one goes all in, without that card.
YOUR_HAND = ("attack-1", "attack-1", "horse", "dog", "joker")
THEIR_HAND = ("attack-3", "levy", "whisky", "cowboy", "cowboy", "cake")


def all_in(facts: Facts) -> Chapter:
    say, f, words = facts.words.say, facts.numbers, facts.words
    return Chapter(
        "all-in",
        say("All In and Shakedown"),
        "western/card-saloon",
        (
            Heading(words.card_name("saloon")),
            Paragraph(
                say(
                    "Two fortunes meet. You lay it on a player whose hand is larger or smaller "
                    "than yours by %(differ)s at most, counted after it is laid. Without money "
                    "you may do so, too.",
                    **f,
                )
            ),
            Bullet(
                say(
                    "Both lay down one card of each kind they hold, for all to see. Doubles stay "
                    "hidden, and so the others learn something."
                )
            ),
            Bullet(
                say(
                    "Whoever has more kinds takes all the money of the other. If they are equal, "
                    "both roll the die: the higher wins, and equal numbers roll again."
                )
            ),
            Bullet(
                say("The cards go back to the hands. A Jester of the target stops it beforehand.")
            ),
            _shown(facts, say("You"), YOUR_HAND),
            _shown(facts, say("The other"), THEIR_HAND),
            Paragraph(say("Here all your money is gone."), "italic"),
            Heading(words.card_name("hands-up")),
            Paragraph(
                say(
                    "All the others show their whole hands to everybody, one after the other, and "
                    "pay into the cash box for what is missing there. Nothing stops it."
                )
            ),
            Worth(
                say("No Bronco"),
                shown=cards(words, "horse"),
                text=say("%(no_horse)s into the cash box", **f),
            ),
            Worth(
                say("No Ten-Gallon"),
                shown=cards(words, "hat"),
                text=say("%(no_hat)s into the cash box; there is only one in the game", **f),
            ),
            Worth(say("Neither"), text=say("%(no_both)s into the cash box", **f)),
        ),
    )


def _shown(facts: Facts, whose: str, hand: tuple[str, ...]) -> Part:
    """One of each kind, and the others from behind."""
    seen = tuple(dict.fromkeys(hand))
    hidden = tuple(CardBack() for _ in range(len(hand) - len(seen)))
    kinds = facts.words.number_of_kinds(len(seen))
    name = facts.words.say("%(name)s: %(facts)s", name=whose, facts=kinds)
    return Worth(name, shown=(*cards(facts.words, *seen), *hidden))


def train(facts: Facts) -> Chapter:
    say, words = facts.words.say, facts.words
    return Chapter(
        "train",
        say("The Gold Train"),
        "western/locomotive",
        (
            Paragraph(
                say(
                    "The Gold Train plays for everything in the cash box. It can come when there "
                    "is money in it, and it comes with a combination in the same play. Nothing "
                    "counters it, and nobody draws afterwards."
                )
            ),
            Heading(say("From the weakest to the strongest")),
            *(
                Worth(
                    words.combination(combination),
                    str(place),
                    cards(words, *cards_of(combination)),
                )
                for place, combination in enumerate(COMBINATIONS, start=1)
            ),
            Heading(say("How it goes")),
            Step(
                1,
                say("The train comes"),
                say("Its player lays it with a combination, and keeps at least one card."),
            ),
            Step(
                2,
                say("The others, in turn"),
                say(
                    "In the direction of play each may lay a strictly higher combination, or "
                    "pass. Passing is not final: whenever somebody has laid, you are asked again."
                ),
            ),
            Step(
                3,
                say("The end of the line"),
                say(
                    "When all the others have passed in a row, who laid last takes the whole cash "
                    "box. All combinations are spent. Then it is the turn of who comes after the "
                    "player of the train."
                ),
            ),
            Heading(words.card_name(HAT)),
            Worth(
                words.combination("attack-2", hat=True),
                shown=cards(words, "attack-2", HAT),
                text=say(
                    "It goes with a combination that is equal to the one on the table, and beats "
                    "it. A strictly higher one still beats that."
                ),
            ),
            Bullet(say("Two Ambushes are never one with more guns.")),
            Bullet(say("Everybody keeps one card: with two, you can lay one.")),
        ),
    )


CHAPTERS: tuple[Writer, ...] = (all_in, train)
