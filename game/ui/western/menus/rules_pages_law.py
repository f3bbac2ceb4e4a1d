"""The law in the booklet: the marshal, the jester, and what must be given back."""

from __future__ import annotations

from game.rules.western.cards import COUNTERS, KINDS, STOPPED_BY_SHERIFF, in_hand_order
from game.ui.screens.booklet import Bullet, Chapter, Heading, Paragraph, Pictured, Worth
from game.ui.western.card_face import card_picture
from game.ui.western.menus.figures import cards
from game.ui.western.menus.rules_facts import Facts, Writer
from game.ui.western.menus.rules_pages_cards import SCENE


def marshal(facts: Facts) -> Chapter:
    say, words = facts.words.say, facts.words
    kept_off = in_hand_order(STOPPED_BY_SHERIFF)
    # What is laid on one player: a marshal is laid on nobody.
    stopped = [kind for kind in KINDS if "joker" in COUNTERS[kind] and kind != "sheriff"]
    return Chapter(
        "marshal",
        say("Marshal and Jester"),
        "western/sheriff-star",
        (
            Pictured(
                "western/sheriff-star",
                (84.0, 84.0),
                words.card_name("sheriff"),
                say(
                    "Play it in front of you. Its star stays on your plate until your next "
                    "turn begins, even if you miss that turn. Until then, these cards can't "
                    "be played against you:"
                ),
            ),
            Worth(
                say("Kept out"),
                shown=cards(words, *kept_off),
                text=words.listing([words.card_name(kind) for kind in kept_off]),
            ),
            Paragraph(say("A Marshal doesn't stop other cards.")),
            Pictured(
                card_picture(words, "joker"),
                SCENE,
                words.card_name("joker"),
                say(
                    "When one of these cards is played against you, your Jester stops it and "
                    "nothing happens:"
                ),
                framed=True,
            ),
            Worth(
                say("Stopped"),
                shown=cards(words, *stopped),
                text=words.listing([words.card_name(kind) for kind in stopped]),
            ),
            Bullet(say("It stops nothing else, not even an Ambush. And nothing stops a Jester.")),
            Heading(say("A Jester removes a Marshal")),
            Bullet(
                say(
                    "When someone plays a Marshal, the others are asked one after the other, "
                    "in the direction of play. The first Jester removes it."
                )
            ),
            Bullet(
                say(
                    "Or later, on your turn: play a Jester with an Ambush, a Raid or an All "
                    "In against a player behind a Marshal. The Marshal goes, and the card "
                    "takes effect. The target may still counter it."
                )
            ),
            Worth(
                words.cards_added(("joker", "attack-2")),
                shown=cards(words, "joker", "attack-2"),
                text=say("the Marshal goes, and the ambush begins"),
            ),
        ),
    )


def refund(facts: Facts) -> Chapter:
    say, f, words = facts.words.say, facts.numbers, facts.words
    return Chapter(
        "refund",
        say("The Refund"),
        "western/card-give-it-back",
        (
            Paragraph(
                say(
                    "Name one player. That player gives back everything taken from you since "
                    "your last turn began. Then it's forgotten."
                )
            ),
            Heading(say("What counts")),
            Bullet(
                say(
                    "Everything that player got from you: by cards they played, and by an "
                    "Ambush or an All In they won, even one of yours."
                )
            ),
            Bullet(say("Also the %(dog)s from a Guard Dog.", **f)),
            Heading(say("What doesn't count")),
            Bullet(say("What you paid into the cash box.")),
            Bullet(say("Largesse, whoever played it, and anything an earlier Refund took back.")),
            Heading(say("When you can play it")),
            Bullet(
                say(
                    "Only if that player still holds the whole sum. If some of it is spent, "
                    "you can't ask for it."
                )
            ),
            Worth(
                words.card_name("hat"),
                shown=cards(words, "hat"),
                text=say(
                    "Nothing else stops a Refund. You get nothing back, and the player of "
                    "the Ten-Gallon takes an unseen card from your hand. Your last card is "
                    "safe."
                ),
            ),
        ),
    )


CHAPTERS: tuple[Writer, ...] = (marshal, refund)
