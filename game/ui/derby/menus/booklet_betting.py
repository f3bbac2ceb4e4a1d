"""The beginning of the booklet: what it is about, a turn of the betting, odds and cards."""

from __future__ import annotations

from typing import NamedTuple

from game.rules.derby.cards import HORSES, SPECIAL
from game.rules.derby.odds import difference, first_row, row_after
from game.ui.derby.menus.booklet_facts import Facts, Writer
from game.ui.derby.menus.booklet_figures import Odds, Then, cards
from game.ui.derby.menus.booklet_maps import AllCards
from game.ui.screens.booklet import (
    Bullet,
    Cells,
    Chapter,
    Example,
    Heading,
    Paragraph,
    Pictured,
    Step,
)
from game.wording.derby.shifts import spans_of
from game.wording.vocabulary import capital


class Laying(NamedTuple):
    """A card on another, on a horse that stands in some row."""

    horse: str
    row: int
    before: str
    card: str


LAYINGS = (
    Laying("orange", 3, "4-black", "8-blue"),
    Laying("brown", 0, "9-black", "3-red"),
    Laying("red", 4, "5-black", "6-yellow"),
)
STARS = (
    Laying("yellow", 2, "7-black", SPECIAL),
    Laying("yellow", 2, SPECIAL, "6-red"),
)


def goal(facts: Facts) -> Chapter:
    say, f = facts.words.say, facts.numbers
    return Chapter(
        "goal",
        say("The goal"),
        "derby/gallop-red-0",
        (
            Paragraph(
                say(
                    "%(horses)d horses, one road to Sacramento, and bettors who know better. First "
                    "you bet and make the odds, then you ride the horses that you bet on most.",
                    **f,
                )
            ),
            Paragraph(
                say(
                    "Whoever has the most chips at the end wins the game: not whoever wins the "
                    "race. A bet on a horse that another rides may pay just as well."
                )
            ),
            Heading(say("What brings chips")),
            Pictured(
                "derby/rosette-1",
                (64.0, 64.0),
                say("Prizes"),
                say(
                    "The riders of the first three horses win %(first)s, %(second)s and %(third)s.",
                    **f,
                ),
            ),
            Pictured(
                "derby/chip-lying-1",
                (66.0, 51.0),
                say("Bets"),
                say("Every bet on a horse in one of these places pays by the horse's odds."),
            ),
            Heading(say("Before the first bet")),
            Bullet(
                say(
                    "%(fewest)d to %(most)d bettors get %(chips)s each, in stacks of %(stacks)s, "
                    "and a die card.",
                    **f,
                )
            ),
            Bullet(
                say(
                    "Each horse gets its first card, which sets its odds. The other %(dealt)d "
                    "cards are dealt; what is left over lies apart, unseen.",
                    **f,
                )
            ),
            Bullet(
                say(
                    "The bookmaker is drawn by lot and bets first. After every round the first "
                    "bettor is the next one in turn, to the very end of the betting."
                )
            ),
        ),
    )


def betting(facts: Facts) -> Chapter:
    say, f = facts.words.say, facts.numbers
    return Chapter(
        "betting",
        say("A betting turn"),
        "derby/chip-lying-0",
        (
            Step(
                1,
                say("Bet"),
                say(
                    "Lay your next stack on one horse, whole: %(stack)s in the first round, then "
                    "%(next_stacks)s. Any horse will do, and you may bet on the same one again.",
                    **f,
                ),
            ),
            Step(
                2,
                say("Play a card"),
                say(
                    "Lay one card of your hand on any horse that has fewer than %(full)d cards.",
                    **f,
                ),
            ),
            Step(
                3,
                say("The odds move"),
                say(
                    "The card is compared with the one before it on that horse: the odds become "
                    "better or worse. The next chapter says by how much."
                ),
            ),
            Heading(say("After round %(rounds)d", **f)),
            Paragraph(
                say("All chips are bet. From now on a turn is one card, until all hands are empty.")
            ),
            Paragraph(
                say(
                    "Then the cards left over are shuffled and laid, one on each horse that has "
                    "room, from Brown to Green and round again. They move the odds too. Now every "
                    "horse has %(full)d cards, and these are what it will be ridden with.",
                    **f,
                )
            ),
            Heading(say("What is secret")),
            Paragraph(
                say(
                    "Only the cards in the hands and those left over. Bets, odds and the cards "
                    "laid are open, and so are the tables: key T shows which cards there are."
                )
            ),
        ),
    )


def odds(facts: Facts) -> Chapter:
    say, f, box = facts.words.say, facts.numbers, facts.box
    spans = spans_of(box.shifts)
    return Chapter(
        "odds",
        say("The odds"),
        "derby/slate",
        (
            Paragraph(
                say(
                    "They go from %(favourite)s, the favourite, to %(outsider)s, the outsider. "
                    "The longer the odds, the more a bet pays if the horse comes in.",
                    **f,
                )
            ),
            Paragraph(
                say(
                    "A card is compared with the one before it on the same horse. Higher: the odds "
                    "become better, towards %(favourite)s. Lower: worse. They never go past the "
                    "ends.",
                    **f,
                )
            ),
            Cells(say("Difference"), tuple(span for span, _ in spans)),
            Cells(say("Rows"), tuple(str(rows) for _, rows in spans)),
            *(_laid(facts, laying) for laying in LAYINGS),
            Heading(say("The Star")),
            Paragraph(
                say(
                    "A Star changes no odds. But the next card on that horse is compared with it, "
                    "and it counts as a 1."
                )
            ),
            *(_laid(facts, laying) for laying in STARS),
            Heading(say("The first odds")),
            Example(
                _first_odds(facts),
                say(
                    "The first cards set them, from %(first_card)s to %(last_card)s.",
                    first_card=facts.words.card(box.first_cards[0]),
                    last_card=facts.words.card(box.first_cards[-1]),
                ),
            ),
            Paragraph(
                say(
                    "Mind that the cards you lay are those the horse will run with: high ones "
                    "make it fast, but then its bets pay little.",
                ),
                "italic",
            ),
        ),
    )


def _laid(facts: Facts, laying: Laying) -> Example:
    words, box = facts.words, facts.box
    horse, row, before, card = laying
    after = row_after(row, before, card, box.shifts, box.first_rows)
    text = words.say(
        "%(difference)s: %(rows)s",
        difference=words.difference(difference(before, card)),
        rows=words.rows_better(row - after),
    )
    if card == SPECIAL:
        text = capital(words.rows_better(0))
    markers = (Odds(horse, box.rows[row]), Then(), Odds(horse, box.rows[after]))
    return Example((*cards(before), Then(), *cards(card), *markers), text)


def _first_odds(facts: Facts) -> tuple[Odds, ...]:
    box = facts.box
    rows = [first_row(card, box.first_rows) for card in box.first_cards]
    return tuple(Odds(horse, box.rows[row]) for horse, row in zip(HORSES, rows, strict=True))


def all_cards(facts: Facts) -> Chapter:
    say, f, box = facts.words.say, facts.numbers, facts.box
    deals = [box.deals[seats] for seats in box.deals]
    left = [len(box.cards) - len(HORSES) - deal.players * deal.hand for deal in deals]
    return Chapter(
        "cards",
        say("The %(number)d cards", number=len(box.cards)),
        "derby/card-back",
        (
            Paragraph(
                say(
                    "Every card has a value and a colour, %(stars)d Stars have neither: they are "
                    "white, and count as a 1.",
                    **f,
                )
            ),
            Example(
                (AllCards(box.deck),),
                say(
                    "A sign goes with each colour. Black has no squares on the course; yellow, "
                    "blue and red do."
                ),
            ),
            Heading(say("How they are dealt")),
            Cells(say("Bettors"), tuple(str(deal.players) for deal in deals)),
            Cells(say("Cards each"), tuple(str(deal.hand) for deal in deals)),
            Cells(say("Left over"), tuple(map(str, left))),
            Paragraph(
                say(
                    "The tables on the key T say at any time which cards are laid, which are in "
                    "your hand, and which are still hidden."
                )
            ),
        ),
    )


CHAPTERS: tuple[Writer, ...] = (goal, betting, odds, all_cards)
