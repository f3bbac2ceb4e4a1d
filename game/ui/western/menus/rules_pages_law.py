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
                    "Lay it before you, and its star stands on your plate until your next turn "
                    "begins, or would have begun. Until then these cards cannot be laid on you:"
                ),
            ),
            Worth(
                say("Kept away"),
                shown=cards(words, *kept_off),
                text=words.listing([words.card_name(kind) for kind in kept_off]),
            ),
            Paragraph(say("From all other cards a Marshal does not protect you.")),
            Pictured(
                card_picture(words, "joker"),
                SCENE,
                words.card_name("joker"),
                say(
                    "When one of these cards is laid on you, your Jester stops it, and nothing "
                    "happens:"
                ),
                framed=True,
            ),
            Worth(
                say("Stopped"),
                shown=cards(words, *stopped),
                text=words.listing([words.card_name(kind) for kind in stopped]),
            ),
            Bullet(say("It stops nothing else, no Ambush either, and nothing stops a Jester.")),
            Heading(say("A Jester ends a Marshal")),
            Bullet(
                say(
                    "When a Marshal is laid, the others are asked one after the other, in the "
                    "direction of play. The first Jester takes the Marshal away."
                )
            ),
            Bullet(
                say(
                    "Or later: on your turn play a Jester and an Ambush, a Raid or All In together "
                    "on a player behind a Marshal. The Marshal goes, and the card does what it "
                    "says. The target may still counter it."
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
                    "Name one player, who gives back in one go all that they took from you since "
                    "your last turn began. Then it is forgotten."
                )
            ),
            Heading(say("What counts")),
            Bullet(
                say(
                    "All that went from you to that player: by cards that the player laid, and by "
                    "an Ambush or an All In that the player won, also one of yours."
                )
            ),
            Bullet(say("The %(dog)s of a Guard Dog, too.", **f)),
            Heading(say("What does not count")),
            Bullet(say("What you paid into the cash box.")),
            Bullet(say("Largesse, whoever laid it, and what an earlier Refund took back.")),
            Heading(say("When it can be played")),
            Bullet(
                say(
                    "Only if that player still holds all of it. Who has spent some of it cannot "
                    "be asked."
                )
            ),
            Worth(
                words.card_name("hat"),
                shown=cards(words, "hat"),
                text=say(
                    "Only this stops a Refund: nothing is given back, and the player of the "
                    "Ten-Gallon takes a card from your hand unseen, but never your last one."
                ),
            ),
        ),
    )


CHAPTERS: tuple[Writer, ...] = (marshal, refund)
