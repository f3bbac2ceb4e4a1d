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
        say("The goal"),
        "mustang/counter-midnight",
        (
            Paragraph(
                say(
                    "Wild mustangs run on the prairie, and every rancher wants them. Catch "
                    "them with sets of cards, or steal them if you dare. Get them under a "
                    "roof before someone steals them from you.",
                    **f,
                )
            ),
            Paragraph(
                say(
                    "When the game ends, all mustangs on your ranch count. The player with "
                    "the most points wins."
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
                    "The mustangs are in three piles, face down: stallions, mares and foals. "
                    "One of each is turned up, with Midnight and Avalanche beside them. This "
                    "is the prairie.",
                )
            ),
            Bullet(
                say(
                    "Everyone gets %(hand)s from the cowboy deck and keeps them secret. The "
                    "first player is drawn, or chosen at the set-up. Then play goes "
                    "clockwise.",
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
                    "There are %(mustangs)s. The shape of a counter shows the kind, and its "
                    "brand shows the coat.",
                    **f,
                )
            ),
            *(_kind(facts, kind) for kind in KINDS),
            Pictured(
                "mustang/counter-avalanche",
                COUNTER,
                say("Midnight and Avalanche"),
                say(
                    "The black one and the white one. They are neither stallion nor mare and "
                    "have no coat. Each is worth %(special_points)s.",
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
            Bullet(say("Take a face-up mustang, or try your luck with the top one of a pile.")),
            Bullet(
                say(
                    "When a face-up mustang is taken, the next of its pile is turned up in "
                    "its place. Midnight and Avalanche are not replaced: there's only one of "
                    "each."
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
                    "Your catches come here first, for everyone to see. They count for you, "
                    "but others can steal them."
                ),
            ),
            Pictured(
                "mustang/icon-lock",
                (52.0, 52.0),
                say("The stable"),
                say(
                    "Mustangs here are safe for good: nobody can steal them, and no broken "
                    "fence lets them out. Some things count only here: see the chapters on "
                    "the end and the score."
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
                    "Play the set for a mustang on the prairie. Take a face-up one, or the "
                    "top one of its pile: a surprise until you have paid. It goes into your "
                    "corral."
                ),
            ),
            Pictured(
                "ui/icon-hand",
                (64.0, 64.0),
                words.action("steal"),
                say(
                    "Choose a mustang in another rancher's corral and play the set for it. "
                    "If the owner doesn't answer with a stronger set, it comes to your "
                    "corral."
                ),
            ),
            Pictured(
                "mustang/icon-lock",
                (52.0, 52.0),
                words.action("stable"),
                say("Lead one mustang from your corral into your stable. This costs no cards."),
            ),
            Pictured(
                "mustang/hand-cards",
                (56.0, 56.0),
                words.action("exchange"),
                say(
                    "Put up to %(exchange)d cards under the deck and draw that many from the top.",
                    **f,
                ),
            ),
            Heading(say("Cards")),
            Bullet(
                say(
                    "Played cards go to the discards, for everyone to see. Then you draw "
                    "that many: you always have %(hand)s.",
                    **f,
                )
            ),
            Bullet(say("You can't pass. If nothing else works, exchange a card.")),
            Bullet(
                say(
                    "If everyone only exchanges for %(stall)d whole rounds, the discards are "
                    "shuffled into the deck.",
                    **f,
                )
            ),
        ),
    )


CHAPTERS: tuple[Writer, ...] = (goal, mustangs, ranch, turn)
