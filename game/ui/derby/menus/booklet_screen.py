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
        say("Sharing one screen"),
        "ui/icon-people",
        (
            Paragraph(
                say(
                    "Up to %(most)d people can share one screen. Bots take the other seats. "
                    "Nobody sees anyone else's cards.",
                    **f,
                )
            ),
            Heading(say("The betting")),
            Paragraph(
                say(
                    "The screen is passed to you for your whole turn. The others look away, "
                    "and your cards show only while you hold the key. Then everyone sees "
                    "your bet and your card."
                )
            ),
            Key(say("Hold Space"), say("peek at your cards")),
            Key(
                say("Shift + your key"),
                say("peek at your cards between questions, while the others look away"),
            ),
            *seat_keys(say, MOST_BETTORS),
            Heading(say("The race")),
            Paragraph(
                say(
                    "Nothing is secret now. Nobody looks away, and each rider plays in front "
                    "of everyone."
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
            Paragraph(say("You choose them before a game. Without them, the rules above apply.")),
            Heading(say("The first cards")),
            *(Worth(say(way.name), text=text) for way, text in zip(FIRST_CARDS, ways, strict=True)),
            Paragraph(say("However it gets there, a first card's value sets the odds:")),
            Cells(say("Value"), tuple(", ".join(map(str, some)) for some in values)),
            Cells(say("Odds"), box.rows),
            Bullet(
                say(
                    "A Star is never a first card. If one is turned up, it's replaced and "
                    "shuffled back in."
                )
            ),
            Bullet(
                say(
                    "With “From hands”, a Star goes on a horse without cards only if you "
                    "can't play anything else. It then counts as a 1. The deal is:"
                )
            ),
            Cells(say("Bettors"), tuple(str(deal.players) for deal in deals)),
            Cells(say("Cards each"), tuple(str(deal.hand_of_all) for deal in deals)),
            Cells(say("Left over"), tuple(map(str, left))),
            Heading(say(hard.name)),
            Bullet(
                say(
                    "Nothing is sure: every turn begins with a roll. The card's value or "
                    "less: one square. Higher: the horse stays put."
                )
            ),
            Bullet(
                say(
                    "After a success you may roll once more for a second square. If that "
                    "fails, you keep the first."
                )
            ),
            Bullet(
                say(
                    "From a square of the card's colour, each success is two squares. "
                    "Sacramento needs a roll too, and no card is compulsory."
                )
            ),
            Bullet(
                say(
                    "A riderless horse rolls a second time with a 5 or higher, or when alone "
                    "in last place. Stars work as usual."
                )
            ),
            Heading(say(tracks.name)),
            Paragraph(
                say(
                    "Riders choose a free track for each of their horses, from the favourite "
                    "to the longest odds. A riderless horse takes the highest free track."
                )
            ),
            Heading(say(hidden.name)),
            Paragraph(
                say(
                    "Once the race is on, only a horse's rider sees its cards. The others "
                    "see how many it still holds and which were played. Everyone knows a "
                    "riderless horse's cards."
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
                    "Press a betting box, a card and a horse in any order, or drag the chips "
                    "and the card there. You'll see the result. Then press “Confirm”. In the "
                    "race, press a card and then the button, or drag the card onto the "
                    "course."
                )
            ),
            Heading(say("Everywhere")),
            *everywhere(say),
            *at_the_table(say),
            Key("T", say("the tables: cards, odds and payouts")),
            Key("O", say("the odds, from the first card to now")),
            Heading(say("While betting")),
            Key(f"1 – {len(HORSES)}", say("choose that horse, for the chips or the card")),
            Key("B", say("use the number for the chips")),
            Key("C, Shift + C", say("choose the next or previous card")),
            Key(say("Shift + number"), say("play the card on that horse")),
            Key(say("Enter"), say("confirm the bet and the card")),
            Key(
                "U", say("clear your choice, then undo your last answer if it has revealed nothing")
            ),
            Heading(say("In the race")),
            Key("1 – 6", say("choose a card, or put it back")),
            Key(say("Enter, P"), say("play the chosen card")),
            Key("L", say("draw level with a Star")),
            Key("P, S", say("push, or stop here")),
            Key("R, A", say("reroll with the die card, or keep the roll")),
            Key(f"1 – {len(HORSES)}", say("choose a track, in that variant")),
            Heading(say("Replaying a game")),
            *while_watching(say),
        ),
    )


CHAPTERS: tuple[Writer, ...] = (together, variants, controls)
