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
                    "Two fortunes meet. Play it against a player whose hand differs from "
                    "yours by at most %(differ)s, counted after you play it. You can do so "
                    "even without money.",
                    **f,
                )
            ),
            Bullet(
                say(
                    "Both players show one card of each kind they hold. Doubles stay hidden. "
                    "Everyone sees them and learns something."
                )
            ),
            Bullet(
                say(
                    "The player with more kinds takes all the other's money. If they tie, "
                    "both roll the die and the higher roll wins. If the rolls tie, both roll "
                    "again."
                )
            ),
            Bullet(
                say(
                    "The cards go back to the hands. The target can stop it beforehand with "
                    "a Jester."
                )
            ),
            _shown(facts, say("You"), YOUR_HAND),
            _shown(facts, say("The other player"), THEIR_HAND),
            Paragraph(say("Here all your money is gone."), "italic"),
            Heading(words.card_name("hands-up")),
            Paragraph(
                say(
                    "One after the other, all the others show their whole hand to everyone. "
                    "They pay into the cash box for what's missing. Nothing stops it."
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
                text=say("%(no_hat)s into the cash box; there's only one in the game", **f),
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
                    "The Gold Train plays for everything in the cash box. You can play it "
                    "when there's money in it, and only together with a combination. Nothing "
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
            Heading(say("How it works")),
            Step(
                1,
                say("The train comes"),
                say("You play it with a combination, and keep at least one card."),
            ),
            Step(
                2,
                say("The others, in turn"),
                say(
                    "In the direction of play, everyone may raise the bid with a strictly "
                    "higher combination, or pass. Passing isn't final: after every new bid "
                    "you're asked again."
                ),
            ),
            Step(
                3,
                say("The end of the line"),
                say(
                    "When all the others have passed in a row, the highest bidder takes the "
                    "whole cash box. All combinations are spent. Play goes on after the "
                    "player who brought the train."
                ),
            ),
            Heading(words.card_name(HAT)),
            Worth(
                words.combination("attack-2", hat=True),
                shown=cards(words, "attack-2", HAT),
                text=say(
                    "Play it with a combination equal to the one on the table, and yours "
                    "wins. A strictly higher one still beats it."
                ),
            ),
            Bullet(say("Two Ambushes never count as one with more guns.")),
            Bullet(say("Everyone keeps one card: with two, you can only play one.")),
        ),
    )


CHAPTERS: tuple[Writer, ...] = (all_in, train)
