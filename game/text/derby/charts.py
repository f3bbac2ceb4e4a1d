"""What everybody may look at: the cards there are, the shifts, and the payouts."""

from __future__ import annotations

from collections import Counter

from game.rules.derby.cards import COLOURS, SPECIAL, VALUES
from game.rules.derby.view import DerbyView
from game.text.columns import in_columns
from game.text.derby.slate import NOTHING
from game.wording.derby import DerbyWords
from game.wording.derby.shifts import spans_of
from game.wording.vocabulary import capital


def charts_lines(words: DerbyWords, view: DerbyView) -> list[str]:
    return [
        *distribution_lines(words, view),
        "",
        shifts_line(words, view),
        "",
        *payout_lines(words, view),
    ]


def distribution_lines(words: DerbyWords, view: DerbyView) -> list[str]:
    """How many of each card are neither on a horse nor in the reader's hand."""
    hidden = hidden_cards(view)
    heading = ("", *(capital(words.colour(colour)) for colour in COLOURS))
    rows = [
        (f"{value}", *(_of_all(view, hidden, f"{value}-{colour}") for colour in COLOURS))
        for value in reversed(VALUES)
    ]
    return [
        words.say("Cards you haven't seen yet, out of the whole deck:"),
        *in_columns([heading, *rows]),
        words.say(
            "%(card)s: %(number)s",
            card=words.card(SPECIAL),
            number=_of_all(view, hidden, SPECIAL),
        ),
    ]


def hidden_cards(view: DerbyView) -> Counter[str]:
    hidden: Counter[str] = Counter(view.deck)
    for horse in view.horses:
        hidden.subtract(horse.seen_cards)
    hidden.subtract(view.own_hand)
    return hidden


def _of_all(view: DerbyView, hidden: Counter[str], card: str) -> str:
    every = view.deck.get(card, 0)
    return f"{hidden[card]}/{every}" if every else NOTHING


def shifts_line(words: DerbyWords, view: DerbyView) -> str:
    """How many rows the odds move, by the difference between two cards."""
    _, shifts = words.say, view.shifts
    steps = [
        _("%(difference)s: %(rows)d", difference=span, rows=rows) for span, rows in spans_of(shifts)
    ]
    return _(
        "Rows the odds move, by difference from the previous card: %(steps)s.",
        steps=", ".join(steps),
    )


def payout_lines(words: DerbyWords, view: DerbyView) -> list[str]:
    heading = ("", *view.rows)
    rows = [(words.place(place), *map(words.pays, pays)) for place, pays in enumerate(view.pays, 1)]
    prizes = ", ".join(
        words.say("%(place)s %(chips)d", place=words.place(place), chips=chips)
        for place, chips in enumerate(view.prizes, 1)
    )
    return [
        words.say(
            "What a bet on a placed horse pays (× 4: you get your stake back, plus 4 "
            "times your stake):"
        ),
        *in_columns([heading, *rows]),
        words.say("Prizes for the riders, in chips: %(prizes)s.", prizes=prizes),
    ]
