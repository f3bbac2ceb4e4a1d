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
                    "%(horses)d horses, one road to Sacramento, and bettors who think they "
                    "know best. First you bet and set the odds. Then you ride the horses you "
                    "have the most chips on.",
                    **f,
                )
            ),
            Paragraph(
                say(
                    "The player with the most chips at the end wins, not the winner of the "
                    "race. Betting on someone else's horse can pay just as well."
                )
            ),
            Heading(say("How you win chips")),
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
                say("Every bet on one of these three horses pays by its odds."),
            ),
            Heading(say("Before the first bet")),
            Bullet(
                say(
                    "Each of the %(fewest)d to %(most)d bettors gets %(chips)s in stacks of "
                    "%(stacks)s, and a die card.",
                    **f,
                )
            ),
            Bullet(
                say(
                    "Each horse gets its first card, which sets its odds. The other "
                    "%(dealt)d cards are dealt. Leftover cards are set aside unseen.",
                    **f,
                )
            ),
            Bullet(
                say(
                    "The bookmaker is drawn at random and bets first. Each new round starts "
                    "with the next bettor."
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
                    "Put your whole next stack on one horse: %(stack)s in the first round, "
                    "then %(next_stacks)s. Any horse will do, even one you've already bet "
                    "on.",
                    **f,
                ),
            ),
            Step(
                2,
                say("Play a card"),
                say(
                    "Play a card from your hand on any horse with fewer than %(full)d cards.",
                    **f,
                ),
            ),
            Step(
                3,
                say("The odds move"),
                say(
                    "The card is compared with the last one on that horse. A higher card "
                    "shortens the odds, a lower one lengthens them. The next chapter says by "
                    "how much."
                ),
            ),
            Heading(say("After round %(rounds)d", **f)),
            Paragraph(
                say(
                    "All chips are now bet. From here on, a turn is one card, until every "
                    "hand is empty."
                )
            ),
            Paragraph(
                say(
                    "Then the leftover cards are shuffled. They go to the horses with room, "
                    "one each, from Brown to Green and round again. They move the odds too. "
                    "Now every horse has %(full)d cards, and races with these.",
                    **f,
                )
            ),
            Heading(say("What is secret")),
            Paragraph(
                say(
                    "Only the cards in hand and the leftover cards. Bets, odds and played "
                    "cards are open. So are the tables: press T to see which cards exist."
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
                    "They go from %(favourite)s, the favourite, to %(outsider)s, the "
                    "outsider. The longer the odds, the more a bet pays if the horse is "
                    "placed.",
                    **f,
                )
            ),
            Paragraph(
                say(
                    "A card is compared with the last one on the same horse. If it's higher, "
                    "the odds shorten towards %(favourite)s. If it's lower, they lengthen. "
                    "They never pass either end.",
                    **f,
                )
            ),
            Cells(say("Difference"), tuple(span for span, _ in spans)),
            Cells(say("Rows"), tuple(str(rows) for _, rows in spans)),
            *(_laid(facts, laying) for laying in LAYINGS),
            Heading(say("The Star")),
            Paragraph(
                say(
                    "A Star doesn't change the odds. But the next card on that horse is "
                    "compared with it, and it counts as a 1."
                )
            ),
            *(_laid(facts, laying) for laying in STARS),
            Heading(say("The first odds")),
            Example(
                _first_odds(facts),
                say(
                    "The first cards set them: %(first_card)s at one end, %(last_card)s at "
                    "the other.",
                    first_card=facts.words.card(box.first_cards[0]),
                    last_card=facts.words.card(box.first_cards[-1]),
                ),
            ),
            Paragraph(
                say(
                    "Remember: the horse races with the cards you play on it. High cards "
                    "make it fast, but then bets on it pay little.",
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
                    "Every card has a value and a colour, except the %(stars)d Stars. These "
                    "are white and count as a 1.",
                    **f,
                )
            ),
            Example(
                (AllCards(box.deck),),
                say(
                    "Each colour has its own symbol. The course has yellow, blue and red "
                    "squares, but no black ones."
                ),
            ),
            Heading(say("How they are dealt")),
            Cells(say("Bettors"), tuple(str(deal.players) for deal in deals)),
            Cells(say("Cards each"), tuple(str(deal.hand) for deal in deals)),
            Cells(say("Left over"), tuple(map(str, left))),
            Paragraph(
                say(
                    "Press T at any time for the tables. They show which cards are played, "
                    "in your hand or still hidden."
                )
            ),
        ),
    )


CHAPTERS: tuple[Writer, ...] = (goal, betting, odds, all_cards)
