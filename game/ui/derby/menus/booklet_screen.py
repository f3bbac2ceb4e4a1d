"""The end of the booklet: several at one screen, variants, and keys."""

from __future__ import annotations

from game.rules.derby.box_schema import MOST_BETTORS
from game.rules.derby.cards import HORSES
from game.ui.derby.menus.booklet_facts import Facts, Writer
from game.ui.screens.booklet import Bullet, Cells, Chapter, Heading, Key, Paragraph, Worth
from game.ui.screens.common_keys import at_the_table, everywhere, seat_keys, while_watching
from game.wording.derby.variants import (
    CHOOSE_TRACKS,
    FIRST_CARDS,
    HARD_RIDE,
    HIDDEN_HANDS,
    SWITCHES,
    ways_told,
)


def together(facts: Facts) -> Chapter:
    say, f = facts.words.say, facts.numbers
    return Chapter(
        "together",
        say("At one screen"),
        "ui/icon-people",
        (
            Paragraph(
                say(
                    "Up to %(most)d people can play at one screen, and bots take the other chairs. "
                    "Nobody sees the cards of another.",
                    **f,
                )
            ),
            Heading(say("The betting")),
            Paragraph(
                say(
                    "The screen is handed over to you for your whole turn: the others look away, "
                    "and your cards show only while you hold the key. Your bet and your card are "
                    "then open to all."
                )
            ),
            Key(say("Hold Space"), say("look at your cards")),
            Key(
                say("Shift + own key"),
                say("look at your cards while the others look away, when nobody is asked anything"),
            ),
            *seat_keys(say, MOST_BETTORS),
            Heading(say("The race")),
            Paragraph(
                say(
                    "Nothing is secret any more: nobody looks away, and whoever rides the horse on "
                    "the move plays in front of all."
                )
            ),
        ),
    )


def variants(facts: Facts) -> Chapter:
    say, box = facts.words.say, facts.box
    values = [facts.first_values(row) for row in range(len(box.rows))]
    ways = ways_told(facts.words, box.first_cards)
    hard, tracks, hidden = (SWITCHES[id] for id in (HARD_RIDE, CHOOSE_TRACKS, HIDDEN_HANDS))
    deals = box.deals.values()
    left = [len(box.cards) - deal.players * deal.hand_of_all for deal in deals]
    return Chapter(
        "variants",
        say("Variants"),
        "derby/gallop-green-2",
        (
            Paragraph(say("You choose them before a game. Without them it is as told so far.")),
            Heading(say("The first cards")),
            *(Worth(say(way.name), text=text) for way, text in zip(FIRST_CARDS, ways, strict=True)),
            Paragraph(say("Except for the first way, a first card sets the odds by its value:")),
            Cells(say("Value"), tuple(", ".join(map(str, some)) for some in values)),
            Cells(say("Odds"), box.rows),
            Bullet(
                say(
                    "A Star is never a first card: one that is turned up is replaced, and goes "
                    "back among the others."
                )
            ),
            Bullet(
                say(
                    "Where first cards are played, a Star goes on a horse without cards only if "
                    "nothing else can be played, and counts as a 1. This many cards are dealt:"
                )
            ),
            Cells(say("Bettors"), tuple(str(deal.players) for deal in deals)),
            Cells(say("Cards each"), tuple(str(deal.hand_of_all) for deal in deals)),
            Cells(say("Left over"), tuple(map(str, left))),
            Heading(say(hard.name)),
            Bullet(
                say(
                    "Nothing is sure: every turn begins with a roll. The card's value or less: "
                    "one square. More: the horse stays."
                )
            ),
            Bullet(
                say(
                    "After a success you may roll once more, for a second square. A failure then "
                    "keeps the first."
                )
            ),
            Bullet(
                say(
                    "From a square of the card's colour each success is two squares. Sacramento "
                    "needs its roll too, and no card must be played for it."
                )
            ),
            Bullet(
                say(
                    "Nobody's horse rolls a second time with 5 or more, or alone in last place. "
                    "Stars draw level as usual."
                )
            ),
            Heading(say(tracks.name)),
            Paragraph(
                say(
                    "Riders choose a free track for each of their horses, the favourite's rider "
                    "first, the worst odds last. Nobody's horse takes the highest free one when "
                    "its turn comes."
                )
            ),
            Heading(say(hidden.name)),
            Paragraph(
                say(
                    "Once the race runs, only a horse's rider sees its cards. The others see how "
                    "many it still holds and which were played. Of a riderless horse everyone "
                    "knows the cards."
                )
            ),
        ),
    )


def controls(facts: Facts) -> Chapter:
    say = facts.words.say
    return Chapter(
        "controls",
        say("Mouse and keys"),
        "ui/icon-keys",
        (
            Heading(say("With the mouse")),
            Paragraph(
                say(
                    "Press a betting box, a card and a horse, in any order, or drag the chips and "
                    "the card there: you see what will come of it. Then press “Confirm”. In the "
                    "race press a card, then the plank; or drag the card onto the course."
                )
            ),
            Heading(say("Everywhere")),
            *everywhere(say),
            *at_the_table(say),
            Key("T", say("the tables: cards, odds and payouts")),
            Key("O", say("the odds, from the first card to now")),
            Heading(say("While betting")),
            Key(f"1 – {len(HORSES)}", say("choose that horse, for the chips or the card")),
            Key("B", say("the number is for the chips")),
            Key("C, Shift + C", say("choose the next card, or the one before it")),
            Key(say("Shift + number"), say("lay the card on that horse")),
            Key(say("Enter"), say("confirm the bet and the card")),
            Key(
                "U", say("take the choice back, and then the last answer if nobody learned from it")
            ),
            Heading(say("In the race")),
            Key("1 – 6", say("choose a card, or put it back")),
            Key(say("Enter, P"), say("play the chosen card")),
            Key("L", say("draw level with a Star")),
            Key("P, S", say("push, or stop here")),
            Key("R, A", say("roll again with the die card, or accept the roll")),
            Key(f"1 – {len(HORSES)}", say("choose a track, where tracks are chosen")),
            Heading(say("Watching a game again")),
            *while_watching(say),
        ),
    )


CHAPTERS: tuple[Writer, ...] = (together, variants, controls)
