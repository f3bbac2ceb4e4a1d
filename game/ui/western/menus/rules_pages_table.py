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
                    "A round table, a cash box, and gamblers who all want the same money. "
                    "You rob, bill and trick the others with your cards, and keep a few for "
                    "your own defence."
                )
            ),
            Paragraph(
                say(
                    "The first player to reach the goal wins immediately, even halfway "
                    "through a card's effect. The goal is %(goal)s, or %(high_goal)s with "
                    "%(crowd)d or more players.",
                    **f,
                )
            ),
            Heading(say("Money")),
            Pictured(
                "western/bundle-5",
                (56.0, 72.0),
                say("Your money"),
                say(
                    "Everyone can see it in front of you. Nobody is ever out of the game. If "
                    "you can't pay in full, you pay what you have and owe nothing more."
                ),
            ),
            Pictured(
                "western/cash-box",
                THING,
                say("The cash box"),
                say(
                    "It's in the middle and belongs to nobody. Some cards pay into it, a "
                    "Tithe takes from it, and the Gold Train plays for all of it."
                ),
            ),
            Heading(say("Before the first turn")),
            Bullet(
                say(
                    "The game is for %(fewest)d to %(most)d players. The chapter on options "
                    "lists the starting money and the cash box.",
                    **f,
                )
            ),
            Bullet(
                say(
                    "Everyone gets %(hand)s and keeps them secret. The deck has %(cards)s of "
                    "%(kinds)s.",
                    **f,
                )
            ),
            Bullet(
                say(
                    "Everyone rolls the round die. The highest roll starts; ties roll again. "
                    "Then play goes clockwise."
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
                    "You must play or discard. Play one card, or two or three that go "
                    "together, and follow the text. Or discard one card without effect."
                ),
            ),
            Step(
                2,
                say("Draw"),
                say(
                    "Then you may draw up to %(draw)s, but hold no more than %(limit)s. With "
                    "%(crowd)d or more players it's %(crowd_draw)s and %(crowd_limit)s.",
                    **f,
                ),
            ),
            Heading(say("Cards that go together")),
            Worth(
                facts.words.cards_added(("cowboy", "cowboy")),
                shown=cards(facts.words, "cowboy", "cowboy"),
                text=say("Two or three Outlaws rob any player you like, and bring more."),
            ),
            Worth(
                facts.words.cards_added(("whisky", "pay-me")),
                shown=cards(facts.words, "whisky", "pay-me"),
                text=say("Moonshine takes one more card with it."),
            ),
            Worth(
                facts.words.cards_added(("joker", "attack-1")),
                shown=cards(facts.words, "joker", "attack-1"),
                text=say("A Jester gets an attack past a Marshal."),
            ),
            Worth(
                facts.words.cards_added(("train", "attack-2", "horse")),
                shown=cards(facts.words, "train", "attack-2", "horse"),
                text=say("The Gold Train needs a combination."),
            ),
            Heading(say("The last card")),
            Bullet(
                say(
                    "You always keep one card. You can't play your last card, and nobody can "
                    "take it."
                )
            ),
            Bullet(
                say(
                    "If you start your turn with only one card, you just draw. With one card "
                    "you can't answer anything either."
                )
            ),
            Bullet(
                say(
                    "You only draw on your own turn. If you answer a card before then, "
                    "you're one card short until your turn comes."
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
        say("Direction of play"),
        "western/card-whisky",
        (
            Paragraph(
                say(
                    "Play goes clockwise, as the arrows on the felt show. The next player is "
                    "your neighbour in that direction."
                )
            ),
            Worth(
                say("Against the next player"),
                shown=cards(words, *to_next),
                text=words.listing([words.card_name(kind) for kind in to_next]),
            ),
            Heading(words.card_name("whisky")),
            Bullet(
                say(
                    "Play turns round immediately. The player before you is now the next "
                    "one, also for the card you play with it."
                )
            ),
            Bullet(
                say(
                    "You may play one more card with it. A Gold Train, a second Moonshine, "
                    "two Outlaws, or a Jester against a Marshal don't go with it. With "
                    "%(fewest)d players you play it alone.",
                    **f,
                )
            ),
            Worth(
                words.cards_added(("whisky", "pay-me")),
                shown=cards(words, "whisky", "pay-me"),
                text=say("Play turns round, and the player before you pays you %(debt)s.", **f),
            ),
            Heading(words.card_name("horse")),
            Bullet(
                say(
                    "The next player misses a turn and doesn't draw. Nothing stops it. Two "
                    "on the same player count as one."
                )
            ),
            Heading(say("When several players pay")),
            Paragraph(
                say(
                    "They pay one after the other, in the direction of play, starting next "
                    "to the player of the card. Players who are short still pay in that "
                    "order. The first player to reach the goal wins."
                )
            ),
        ),
    )


CHAPTERS: tuple[Writer, ...] = (goal, turn, order)
