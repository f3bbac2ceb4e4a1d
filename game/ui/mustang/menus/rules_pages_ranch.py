"""The beginning of the booklet: the goal, mustangs and ranches, and what a turn is."""

from __future__ import annotations

from game.rules.mustang.box import KINDS
from game.ui.mustang.menus.figures import counters
from game.ui.mustang.menus.rules_facts import Facts, Writer
from game.ui.screens.booklet import (
    Bullet,
    Chapter,
    Heading,
    Paragraph,
    Part,
    Pictured,
    Worth,
)
from game.wording.vocabulary import capital

COUNTER = (84.0, 84.0)
THING = (84.0, 84.0)


def goal(facts: Facts) -> Chapter:
    say, f = facts.words.say, facts.numbers
    return Chapter(
        "goal",
        say("What it is about"),
        "mustang/counter-midnight",
        (
            Paragraph(
                say(
                    "Wild mustangs run on the prairie, and every rancher wants them. Catch them "
                    "with sets of cards, take them from your neighbours when you dare, and bring "
                    "them under a roof before a neighbour takes them from you.",
                    **f,
                )
            ),
            Paragraph(
                say(
                    "When the game ends, all your mustangs count, wherever on your ranch they "
                    "stand. The most points win."
                )
            ),
            Heading(say("Before the first turn")),
            Bullet(
                say(
                    "%(fewest)d to %(most)d ranchers each have a ranch with a stable and a "
                    "corral, both empty.",
                    **f,
                )
            ),
            Bullet(
                say(
                    "The mustangs lie face down in three piles: stallions, mares and foals. One "
                    "of each is turned up, and Midnight and Avalanche stand beside them. This is "
                    "the prairie.",
                )
            ),
            Bullet(
                say(
                    "Everybody gets %(hand)s of the cowboy deck, and keeps them secret. Who "
                    "begins is drawn, or chosen at the set-up. Then play goes clockwise.",
                    **f,
                )
            ),
        ),
    )


def mustangs(facts: Facts) -> Chapter:
    say, f = facts.words.say, facts.numbers
    return Chapter(
        "mustangs",
        say("The mustangs"),
        "mustang/counter-palomino-stallion",
        (
            Paragraph(
                say(
                    "There are %(mustangs)s. The shape of a counter says what it is, and its "
                    "brand says the coat.",
                    **f,
                )
            ),
            *(_kind(facts, kind) for kind in KINDS),
            Pictured(
                "mustang/counter-avalanche",
                COUNTER,
                say("Midnight and Avalanche"),
                say(
                    "The black one and the white one. They are neither stallion nor mare and have "
                    "no coat. Each is worth %(special_points)s.",
                    **f,
                ),
            ),
            Heading(say("Coats and brands")),
            Paragraph(
                say(
                    "The %(coats)d coats of the mustangs are also the suits of the cards. Every "
                    "coat has its brand.",
                    **f,
                )
            ),
            *(_coat(facts, coat) for coat in facts.box.coats),
        ),
    )


def _kind(facts: Facts, kind: str) -> Part:
    words, box = facts.words, facts.box
    shapes = {
        "stallion": words.say("The counters are shields with a gold rim."),
        "mare": words.say("The counters are round with a steel rim."),
        "foal": words.say("The counters are small squares with a copper rim."),
    }
    number = words.number_of(kind, len(box.piles[kind]) // len(box.coats))
    worth = words.say(
        "Every coat has %(number)s. Each is worth %(points)s.",
        number=number,
        points=words.points(box.points[kind]),
    )
    picture = f"mustang/counter-bay-{kind}"
    return Pictured(picture, COUNTER, capital(words.kind(kind)), f"{shapes[kind]} {worth}")


def _coat(facts: Facts, coat: str) -> Part:
    brands = {
        "bay": facts.words.say("a horseshoe"),
        "chestnut": facts.words.say("a star"),
        "palomino": facts.words.say("a sun"),
        "grey": facts.words.say("a moon"),
        "pinto": facts.words.say("four diamonds"),
    }
    herd = counters(f"{coat}-{kind}-1" for kind in KINDS)
    return Worth(capital(facts.words.coat(coat)), shown=herd, text=brands[coat])


def ranch(facts: Facts) -> Chapter:
    say = facts.words.say
    return Chapter(
        "ranch",
        say("Prairie and ranch"),
        "mustang/fence-whole",
        (
            Heading(say("The prairie")),
            Bullet(
                say(
                    "Of each kind you can have one that is face up, or try your luck with the top "
                    "one of its pile."
                )
            ),
            Bullet(
                say(
                    "When one that is face up is taken, the next of its pile is turned up in its "
                    "place. Midnight and Avalanche are not replaced: there is only one of each."
                )
            ),
            Bullet(
                say(
                    "Sometimes mustangs run back to the prairie. Then there are more of a kind to "
                    "choose from."
                )
            ),
            Heading(say("Your ranch")),
            Pictured(
                "mustang/fence-whole",
                (110.0, 55.0),
                say("The corral"),
                say(
                    "What you catch stands here first, for all to see. It counts for you, but "
                    "others can steal it."
                ),
            ),
            Pictured(
                "mustang/icon-lock",
                (52.0, 52.0),
                say("The stable"),
                say(
                    "What stands here is safe for good: nobody can steal it, and no broken fence "
                    "lets it out. "
                    "Some things count only here: see the chapters on the end and the score."
                ),
            ),
        ),
    )


def turn(facts: Facts) -> Chapter:
    say, f, words = facts.words.say, facts.numbers, facts.words
    return Chapter(
        "turn",
        say("A turn"),
        "mustang/hand-cards",
        (
            Paragraph(say("On your turn you do exactly one of these four things.")),
            Pictured(
                "mustang/lasso",
                THING,
                words.action("catch"),
                say(
                    "Play the set for a mustang of the prairie. Take one that is face up, or the "
                    "top one of its pile: that one stays a surprise until you have paid. It goes "
                    "into your corral."
                ),
            ),
            Pictured(
                "ui/icon-hand",
                (64.0, 64.0),
                words.action("steal"),
                say(
                    "Name a mustang in the corral of another rancher and play the set for it. "
                    "Unless its owner answers with a stronger set, it comes to your corral."
                ),
            ),
            Pictured(
                "mustang/icon-lock",
                (52.0, 52.0),
                words.action("stable"),
                say("Lead one mustang from your corral into your stable. This takes no cards."),
            ),
            Pictured(
                "mustang/hand-cards",
                (56.0, 56.0),
                words.action("exchange"),
                say(
                    "Put up to %(exchange)d cards under the deck and draw as many from its top.",
                    **f,
                ),
            ),
            Heading(say("Cards")),
            Bullet(
                say(
                    "Cards that are played go to the discards, for all to see. Then you draw as "
                    "many as you played: you always have %(hand)s.",
                    **f,
                )
            ),
            Bullet(say("You cannot pass. If nothing else will do, exchange a card.")),
            Bullet(
                say(
                    "If everybody does nothing but exchange for %(stall)d whole rounds, the "
                    "discards are shuffled into the deck.",
                    **f,
                )
            ),
        ),
    )


CHAPTERS: tuple[Writer, ...] = (goal, mustangs, ranch, turn)
