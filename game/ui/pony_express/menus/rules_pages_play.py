"""The beginning of the booklet: the goal, the steps of a turn, and the cup."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.i18n import mark_in_context
from game.rules.shared.hands import ANNOUNCEABLE, SPACES
from game.ui.kit.canvas import Canvas, Point
from game.ui.pony_express.menus.rules_facts import Facts, Writer
from game.ui.screens.booklet import (
    Bullet,
    Chapter,
    Heading,
    Paragraph,
    Pictured,
    Step,
    Worth,
)

# Dice that show each hand.
EXAMPLES = {
    "pair": ("A", "A", "K", "J", "9"),
    "two-pairs": ("K", "K", "10", "10", "A"),
    "three": ("Q", "Q", "Q", "A", "9"),
    "straight": ("K", "Q", "J", "10", "9"),
    "full-house": ("J", "J", "J", "10", "10"),
    "four": ("9", "9", "9", "9", "A"),
    "five": ("A", "A", "A", "A", "A"),
}
SMALL = (84.0, 84.0)
DIE, DIE_ROOM = 54.0, (44.0, 42.0)  # its picture has a shadow around it
DIE_SHEET = (5, 1)  # pictures of each face, turned a little differently


class Die(NamedTuple):
    """One of several in a row."""

    face: str
    place: int

    @property
    def size(self) -> tuple[float, float]:
        return DIE_ROOM

    @property
    def pictures(self) -> tuple[str, ...]:
        return (f"pieces/die-{self.face}",)

    def draw(self, canvas: Canvas, centre: Point) -> None:
        canvas.cell(self.pictures[0], DIE_SHEET, self.place, centre, (DIE, DIE))


def dice(faces: Sequence[str]) -> tuple[Die, ...]:
    return tuple(Die(face, place) for place, face in enumerate(faces))


def goal(facts: Facts) -> Chapter:
    say, f = facts.words.say, facts.numbers
    return Chapter(
        "goal",
        say("The goal"),
        "pieces/mail-bag",
        (
            Paragraph(
                say(
                    "You ride for the mail. Take your bag along the trail from St Joseph, "
                    "space 1, to Sacramento, space %(last)d. Put the letters into the boxes "
                    "there before anyone stops you.",
                    **f,
                )
            ),
            Paragraph(
                say(
                    "The dice say how far you get, but nobody else sees them. You announce a "
                    "hand, true or not. You ride unless someone dares to call a bluff."
                )
            ),
            Heading(say("Two ways to win")),
            Pictured(
                "board/mailbox",
                SMALL,
                say("Like a jackrabbit"),
                say(
                    "Get to Sacramento first: that's mailbox 1. Each of your next turns "
                    "takes you one mailbox further, and mailbox %(boxes)d wins the race.",
                    **f,
                ),
            ),
            Pictured(
                "board/token-duel",
                SMALL,
                say("Last one standing"),
                say(
                    "If another rider arrives before you're done, you two shoot it out. The "
                    "last one standing wins the race."
                ),
            ),
            Heading(say("Before the first turn")),
            Bullet(
                say(
                    "%(fewest)d to %(most)d riders wait on space 1, each with %(start)s. The "
                    "bank keeps the rest of the %(nuggets)d nuggets.",
                    **f,
                )
            ),
            Bullet(
                say(
                    "Everybody rolls five dice for all to see. The best hand rides first, the "
                    "others follow clockwise. Equal best hands roll again."
                )
            ),
            Bullet(
                say(
                    "Everybody is dealt two different cards out of %(cards)d and secretly keeps "
                    "one. The others are shuffled back into the deck.",
                    **f,
                )
            ),
        ),
    )


def turn(facts: Facts) -> Chapter:
    say, f = facts.words.say, facts.numbers
    return Chapter(
        "turn",
        say("A turn"),
        "board/token-relay",
        (
            Paragraph(say("Your turn goes through these steps, always in this order.")),
            Step(
                1,
                say("Charity"),
                say("If you have no gold, the bank gives you %(one)s.", **f),
            ),
            Step(
                2,
                say("Roll"),
                say("Five dice under your cup. Only you look at them."),
            ),
            Step(
                3,
                say("Reroll"),
                say("As often as you like, while you can pay."),
            ),
            Step(
                4,
                say("Announce"),
                say("Name a hand, a pair or better. You may lie."),
            ),
            Step(
                5,
                say("Bluff?"),
                say(
                    "Riders on your space may call a bluff. If there are none, the nearest "
                    "ones may. One accusation is enough."
                ),
            ),
            Step(
                6,
                facts.words.in_context(mark_in_context("a step of a turn", "Ride")),
                say("As many spaces as the announced hand is worth, unless a bluff is caught."),
            ),
            Step(
                7,
                say("Company"),
                say("One rider where you stop: a duel. Several: a game of poker."),
            ),
            Step(
                8,
                say("The space"),
                say("If you're still free, the picture on your space takes effect."),
            ),
            Paragraph(
                say(
                    "Steps 7 and 8 only follow the ride you announced on your own turn. "
                    "After any other move there's no fight and no effect of the space: as an "
                    "accuser, by train, or driven back."
                ),
                "italic",
            ),
        ),
    )


def cup(facts: Facts) -> Chapter:
    say, f, words = facts.words.say, facts.numbers, facts.words
    hands = [
        Worth(
            words.hand(hand),
            str(SPACES[hand]),
            dice(EXAMPLES[hand]),
            words.number_of_spaces(spaces),
        )
        for hand in ANNOUNCEABLE
        for spaces in (SPACES[hand],)
    ]
    return Chapter(
        "cup",
        say("The cup and rerolls"),
        "pieces/cup-standing",
        (
            Paragraph(
                say(
                    "The five dice have the faces of playing cards: ace, king, queen, jack, "
                    "ten and nine. This is what the hands are worth:"
                )
            ),
            *hands,
            Paragraph(
                say(
                    "A straight is five in a row, and there are only two of them. Anything less "
                    "than a pair is worth nothing."
                ),
                "italic",
            ),
            Heading(say("Rerolling")),
            Paragraph(
                say(
                    "A reroll costs %(price)s, or %(desert_price)s in the desert, from space "
                    "%(desert)d. You always keep at least one die. There are two ways:",
                    **f,
                )
            ),
            Pictured(
                "pieces/cup-over",
                SMALL,
                facts.words.in_context(mark_in_context("a reroll", "Hidden")),
                say(
                    "Take out one or more dice for everyone to see, and roll everything left "
                    "under the cup. Only you see the new dice."
                ),
            ),
            Pictured(
                "ui/icon-eye",
                (56.0, 56.0),
                facts.words.in_context(mark_in_context("a reroll", "Open")),
                say(
                    "Take dice out and roll any of them in the open. What stays under the "
                    "cup stays secret."
                ),
            ),
            Bullet(
                say(
                    "You may move dice in and out of the cup without turning them, before "
                    "and after each roll. Dice the others can see make a story believable."
                )
            ),
            Bullet(
                say(
                    "If you're alone in last place, your first reroll of the turn is free, "
                    "even in the desert."
                )
            ),
            Bullet(say("No gold, no reroll.")),
        ),
    )


CHAPTERS: tuple[Writer, ...] = (goal, turn, cup)
