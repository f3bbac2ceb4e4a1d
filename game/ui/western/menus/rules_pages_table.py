"""The beginning of the booklet: the goal, a turn, and who is next."""

from __future__ import annotations

from game.rules.western.cards import NEXT, REACH
from game.ui.screens.booklet import Bullet, Chapter, Heading, Paragraph, Pictured, Step, Worth
from game.ui.western.menus.figures import cards
from game.ui.western.menus.rules_facts import Facts, Writer

THING = (110.0, 84.0)


def goal(facts: Facts) -> Chapter:
    say, f = facts.words.say, facts.numbers
    return Chapter(
        "goal",
        say("The goal"),
        "western/cash-box",
        (
            Paragraph(
                say(
                    "A round table, a cash box, and gamblers who all want the same money. With "
                    "the cards in your hand you rob, bill and trick the others, and keep some "
                    "to defend yourself."
                )
            ),
            Paragraph(
                say(
                    "Whoever first holds the goal wins at once, even in the middle of what a card "
                    "does. It is %(goal)s, and %(high_goal)s with %(crowd)d or more players.",
                    **f,
                )
            ),
            Heading(say("Money")),
            Pictured(
                "western/bundle-5",
                (56.0, 72.0),
                say("Your money"),
                say(
                    "It lies before you, for all to see. Nobody is ever out of the game: who "
                    "cannot pay it all pays what there is, and owes nothing."
                ),
            ),
            Pictured(
                "western/cash-box",
                THING,
                say("The cash box"),
                say(
                    "It stands in the middle and belongs to nobody. Some cards pay into it, a "
                    "Tithe takes out of it, and the Gold Train plays for all of it."
                ),
            ),
            Heading(say("Before the first turn")),
            Bullet(
                say(
                    "%(fewest)d to %(most)d players get as much money and as full a cash box as "
                    "the table in the chapter on options says.",
                    **f,
                )
            ),
            Bullet(
                say(
                    "Everybody gets %(hand)s and keeps them secret. The deck has %(cards)s of "
                    "%(kinds)s.",
                    **f,
                )
            ),
            Bullet(
                say(
                    "Everybody rolls the round die: the highest begins, and those who tie roll "
                    "again. Then it goes on clockwise."
                )
            ),
        ),
    )


def turn(facts: Facts) -> Chapter:
    say, f = facts.words.say, facts.numbers
    return Chapter(
        "turn",
        say("A turn"),
        "western/card-back",
        (
            Step(
                1,
                say("Play"),
                say(
                    "Lay one card, or two or three where they go together, and do what they say. "
                    "Or discard one card without effect. One of the two you must do."
                ),
            ),
            Step(
                2,
                say("Draw"),
                say(
                    "Then you may draw up to %(draw)s, as long as you hold no more than "
                    "%(limit)s. With %(crowd)d or more players it is %(crowd_draw)s and "
                    "%(crowd_limit)s.",
                    **f,
                ),
            ),
            Heading(say("Cards that go together")),
            Worth(
                facts.words.cards_added(("cowboy", "cowboy")),
                shown=cards(facts.words, "cowboy", "cowboy"),
                text=say("Two or three Outlaws go to any player and bring more."),
            ),
            Worth(
                facts.words.cards_added(("whisky", "pay-me")),
                shown=cards(facts.words, "whisky", "pay-me"),
                text=say("Moonshine takes one more card along."),
            ),
            Worth(
                facts.words.cards_added(("joker", "attack-1")),
                shown=cards(facts.words, "joker", "attack-1"),
                text=say("A Jester lets an attack past a Marshal."),
            ),
            Worth(
                facts.words.cards_added(("train", "attack-2", "horse")),
                shown=cards(facts.words, "train", "attack-2", "horse"),
                text=say("The Gold Train needs a combination."),
            ),
            Heading(say("The last card")),
            Bullet(
                say(
                    "You always keep one card: the last one is never played, and nobody can take "
                    "it from you."
                )
            ),
            Bullet(
                say(
                    "If you begin your turn with one card only, you draw and do nothing else. "
                    "And with one card you cannot answer anything either."
                )
            ),
            Bullet(
                say(
                    "Only who is on turn draws. Who answers a card out of turn has one card less "
                    "until the own turn comes."
                )
            ),
            Bullet(say("When the deck is empty, the discards are shuffled into a new one.")),
        ),
    )


def order(facts: Facts) -> Chapter:
    say, f, words = facts.words.say, facts.numbers, facts.words
    to_next = [kind for kind, reach in REACH.items() if reach == NEXT]
    return Chapter(
        "order",
        say("Who is next"),
        "western/card-whisky",
        (
            Paragraph(
                say(
                    "Play goes clockwise round the table: the arrows on the felt show it. The next "
                    "player is whoever sits there in that direction."
                )
            ),
            Worth(
                say("For the next player"),
                shown=cards(words, *to_next),
                text=words.listing([words.card_name(kind) for kind in to_next]),
            ),
            Heading(words.card_name("whisky")),
            Bullet(
                say(
                    "Play turns round at once. The player who sat before you is now the next one, "
                    "also for the card that you play along with it."
                )
            ),
            Bullet(
                say(
                    "One more card of your turn goes along, but no Gold Train, no second "
                    "Moonshine, no two Outlaws, and no Jester to get past a Marshal. With "
                    "%(fewest)d players no card goes along.",
                    **f,
                )
            ),
            Worth(
                words.cards_added(("whisky", "pay-me")),
                shown=cards(words, "whisky", "pay-me"),
                text=say("Play turns round; who sat before you pays you %(debt)s.", **f),
            ),
            Heading(words.card_name("horse")),
            Bullet(
                say(
                    "The next player loses the next turn, and the draw with it. Nothing stops it. "
                    "Two of them on one player are no more than one."
                )
            ),
            Heading(say("When many pay")),
            Paragraph(
                say(
                    "They pay one after the other, in the direction of play, beginning beside "
                    "the player of the card. Who is short pays in that order, and the first to "
                    "reach the goal wins, whoever would come later."
                )
            ),
        ),
    )


CHAPTERS: tuple[Writer, ...] = (goal, turn, order)
