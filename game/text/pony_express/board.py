"""The trail and the riders on it, as lines of text made of a view."""

from __future__ import annotations

from game.rules.pony_express.view import PonyExpressView, RiderView
from game.text.part import marked_you
from game.text.question import Question
from game.wording.pony_express import RaceWords


def race(question: Question) -> PonyExpressView:
    """What whoever is asked may know."""
    view: PonyExpressView = question.view
    return view


def own_rider(question: Question) -> RiderView:
    """The rider of whoever is asked."""
    return race(question).riders[question.seat]


def own_faces(question: Question) -> tuple[str, ...]:
    """The dice of whoever is asked, who sees them all."""
    return tuple(die.face for die in race(question).dice if die.face is not None)


def standing_line(words: RaceWords, view: PonyExpressView) -> str:
    """Where everybody is, in one line, the foremost first."""
    riders = words.separated(
        ", ".join([_name(words, view, seat), *_place_and_gold(words, rider)])
        for seat, rider in _foremost_first(view)
    )
    return words.say("On the trail: %(riders)s.", riders=riders)


def _place_and_gold(words: RaceWords, rider: RiderView) -> list[str]:
    _ = words.say
    if rider.mailbox:
        place = _("mailbox %(mailbox)d of 3", mailbox=rider.mailbox)
    else:
        place = _("space %(number)d", number=rider.space)
    facts = [place, words.gold(rider.gold)]
    return [*facts, _("in prison")] if rider.prison else facts


def riders_lines(words: RaceWords, view: PonyExpressView) -> list[str]:
    """Everybody in full, the foremost first."""
    return [
        words.say(
            "%(name)s: %(facts)s.",
            name=_name(words, view, seat),
            facts=", ".join(_facts(words, view, rider)),
        )
        for seat, rider in _foremost_first(view)
    ]


def _foremost_first(view: PonyExpressView) -> list[tuple[int, RiderView]]:
    riders = list(enumerate(view.riders))
    return sorted(riders, key=lambda rider: -rider[1].space - rider[1].mailbox)


def _name(words: RaceWords, view: PonyExpressView, seat: int) -> str:
    return marked_you(words, view.riders[seat].name, seat == view.you)


def _facts(words: RaceWords, view: PonyExpressView, rider: RiderView) -> list[str]:
    """Where the rider is, and what it has."""
    _ = words.say
    facts = [words.space(rider.space), words.space_kind(view.board.kinds[rider.space])]
    if rider.mailbox:
        facts[1] = _("mailbox %(mailbox)d of 3", mailbox=rider.mailbox)
    facts += [words.gold(rider.gold), words.number_of_cards(rider.count)]
    if rider.prison:
        facts.append(_("in prison"))
    return facts


def trail_lines(words: RaceWords, view: PonyExpressView) -> list[str]:
    """One line for each space: its number and name, its kind, who stands there."""
    _ = words.say
    lines = [
        _(
            "In the bank: %(gold)s. Cards in the deck: %(cards)d.",
            gold=words.gold(view.bank),
            cards=view.deck,
        )
    ]
    for number in range(1, view.board.last + 1):
        if number == view.board.desert_from:
            lines.append(
                _("The desert begins here: a reroll costs %(price)s.", price=words.gold(2))
            )
        lines.append(_space_line(words, view, number))
    return lines


def _space_line(words: RaceWords, view: PonyExpressView, number: int) -> str:
    board = view.board
    line = f"{number} {words.space_name(board.labels[number])}"
    if board.kinds[number] not in ("plain", "town"):
        line += f", {words.space_kind(board.kinds[number])}"
    price, to = board.prices[number], board.next_station[number]
    if price is not None and to is not None:
        line = words.say(
            "%(space)s (train to space %(station)d: %(price)s)",
            space=line,
            station=to,
            price=words.gold(price),
        )
    there = [rider.name for rider in view.riders if rider.space == number]
    if not there:
        return line
    return words.say("%(name)s: %(facts)s", name=line, facts=", ".join(there))
