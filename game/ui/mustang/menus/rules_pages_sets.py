"""The middle of the booklet: sets and cowboys, theft and defence."""

from __future__ import annotations

from game.rules.mustang.box import COWBOY
from game.rules.mustang.sets import SET_FOR, CardSet, set_of
from game.ui.mustang.menus.figures import cards
from game.ui.mustang.menus.rules_facts import Facts, Writer
from game.ui.screens.booklet import Bullet, Chapter, Heading, Paragraph, Part, Step, Worth

# Cards that show each set.
EXAMPLES = {
    "pair": ("6-bay", "6-grey"),
    "three": ("4-bay", "4-palomino", "4-pinto"),
    "four": ("7-bay", "7-chestnut", "7-palomino", "7-grey"),
    "run": ("3-chestnut", "4-chestnut", "5-chestnut", "6-chestnut", "7-chestnut"),
}
# With cowboys; and what looks like a set and is none.
WILD = (
    ("5-bay", COWBOY),
    ("2-bay", "2-pinto", COWBOY),
    (COWBOY, COWBOY),
    ("4-grey", "5-grey", "6-grey", COWBOY, COWBOY),
)
NO_SETS = (
    ("3-bay", "4-bay", "5-pinto", "6-bay", "7-bay"),
    ("8-bay", "8-chestnut", "8-palomino", "8-grey", "8-pinto"),
)


def sets(facts: Facts) -> Chapter:
    say, f, words = facts.words.say, facts.numbers, facts.words
    return Chapter(
        "sets",
        say("Sets"),
        "mustang/set-run",
        (
            Paragraph(
                say(
                    "The deck has %(cards)s: the values 1 to %(highest)d in each of the "
                    "%(coats)d coats, and %(cowboys)s. You catch and steal with sets. Each "
                    "kind of mustang needs its own.",
                    **f,
                )
            ),
            *(
                Worth(
                    words.set_name(kind),
                    shown=cards(facts.ui, *EXAMPLES[kind]),
                    text=words.kind_said(mustang),
                )
                for mustang, kind in SET_FOR.items()
            ),
            Heading(say("Which is stronger?")),
            Bullet(
                say(
                    "They are listed from the weakest to the strongest: any three beats any pair, "
                    "any four beats any three, and a royal run beats them all."
                )
            ),
            Bullet(
                say(
                    "Between two of the same kind the higher value wins: three 5s beat three 4s. "
                    "Runs are compared by their top card."
                )
            ),
            Bullet(
                say(
                    "To catch or steal, play exactly the set for that mustang: three of a "
                    "kind won't catch a foal. Only the defender may play any stronger set."
                )
            ),
            Heading(say("Not a set")),
            *(Worth(_why_not(facts, none), shown=cards(facts.ui, *none)) for none in NO_SETS),
        ),
    )


def _why_not(facts: Facts, none: tuple[str, ...]) -> str:
    say = facts.words.say
    values = {card.partition("-")[0] for card in none}
    return say("Five of a kind") if len(values) == 1 else say("Two coats in a run")


def cowboys(facts: Facts) -> Chapter:
    say, f = facts.words.say, facts.numbers
    return Chapter(
        "cowboys",
        say("Cowboys are wild"),
        "mustang/brand-cowboy",
        (
            Paragraph(
                say(
                    "A cowboy replaces any value and any coat, whatever is best for you. "
                    "There are %(cowboys)s, and a set may hold as many of them as you like.",
                    **f,
                )
            ),
            *(_wild(facts, example) for example in WILD),
            Paragraph(
                say(
                    "In a run, cowboys fill the gaps first and then extend it at the top. A "
                    "set of cowboys alone counts as %(highest)ds.",
                    **f,
                ),
                "italic",
            ),
            Bullet(
                say(
                    "They are precious: a beaten thief loses every cowboy still in hand. See "
                    "the next chapter."
                )
            ),
        ),
    )


def _wild(facts: Facts, example: tuple[str, ...]) -> Part:
    played = set_of(example, highest=facts.box.highest)
    assert isinstance(played, CardSet), "the examples are sets"
    words = facts.words
    said = words.set_said(played.kind, played.value)
    return Worth(words.set_name(played.kind), shown=cards(facts.ui, *example), text=said)


def theft(facts: Facts) -> Chapter:
    say, f = facts.words.say, facts.numbers
    return Chapter(
        "theft",
        say("Theft and defence"),
        "mustang/lasso",
        (
            Paragraph(
                say(
                    "A mustang in a corral belongs to its owner as long as nobody comes for it. "
                    "Mustangs in a stable are never stolen."
                )
            ),
            Step(
                1,
                say("The thief plays"),
                say(
                    "The thief chooses a mustang and plays the set for its kind, for "
                    "everyone to see."
                ),
            ),
            Step(
                2,
                say("The owner is asked"),
                say(
                    "Always, whatever the hand. The owner may answer once, with any set that "
                    "is strictly stronger: of a stronger kind, or of the same kind with a "
                    "higher value."
                ),
            ),
            Step(
                3,
                say("Nobody answers"),
                say("The mustang moves to the thief's corral."),
            ),
            Step(
                4,
                say("Or the owner answers"),
                say(
                    "Nothing is stolen. The thief discards every cowboy still in hand, and the "
                    "set is spent as well."
                ),
            ),
            Step(
                5,
                say("Everyone draws"),
                say(
                    "First the thief, then the owner, as many as they played or lost.",
                ),
            ),
            Heading(say("An example")),
            Paragraph(
                say(
                    "Someone comes for your mare with three 4s and still holds two cowboys. "
                    "A pair doesn't help you, even a pair of %(highest)ds. Three 5s do, and "
                    "so does any four. The mare stays, and the two cowboys are gone.",
                    **f,
                )
            ),
            Worth(say("The theft"), shown=cards(facts.ui, *THEFT)),
            Worth(say("Your answer"), shown=cards(facts.ui, *ANSWER)),
        ),
    )


THEFT = EXAMPLES["three"]
ANSWER = ("5-chestnut", "5-grey", COWBOY)

CHAPTERS: tuple[Writer, ...] = (sets, cowboys, theft)
