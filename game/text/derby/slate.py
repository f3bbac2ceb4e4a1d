"""The slate and the bettors before it, as lines of text made of a view."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.derby.cards import PLACE, in_hand_order
from game.rules.derby.view import BettorView, DerbyView, HorseView
from game.text.columns import in_columns, unbroken
from game.text.part import marked_you
from game.wording.derby import DerbyWords
from game.wording.derby.names import CARDS_LAID

NOTHING = "–"


def slate_lines(words: DerbyWords, view: DerbyView) -> list[str]:
    """A table: one line for each horse with its odds, bets and cards."""
    _ = words.say
    heading = ("", _("Horse"), _("Odds"), _("Bets"), words.in_context(CARDS_LAID))
    return in_columns([heading, *(_horse_row(words, view, horse) for horse in view.horses)])


def _horse_row(words: DerbyWords, view: DerbyView, horse: HorseView) -> tuple[str, ...]:
    return (
        f"{number_of(horse.horse)}",
        words.horse(horse.horse),
        words.odds(horse.row),
        bets_said(view, horse) or NOTHING,
        ", ".join(unbroken(words.card(card)) for card in horse.seen_cards) or NOTHING,
    )


def number_of(horse: str) -> int:
    """The number on its saddle cloth."""
    return PLACE[horse] + 1


def bets_said(view: DerbyView, horse: HorseView) -> str:
    """Who has how many chips on it, the most first."""
    most_first = sorted(enumerate(horse.bets), key=lambda bet: -bet[1])
    return ", ".join(f"{view.players[seat].name} {bet}" for seat, bet in most_first if bet)


def hand_line(words: DerbyWords, cards: Sequence[str]) -> str:
    """The own cards with the numbers to type; equal ones have one number."""
    counted = {card: cards.count(card) for card in cards}
    numbered = ", ".join(
        f"{number}: {words.counted(card, count)}"
        for number, (card, count) in enumerate(counted.items(), start=1)
    )
    return words.say("Your cards: %(cards)s.", cards=numbered)


def hand_lines(words: DerbyWords, view: DerbyView) -> list[str]:
    """In the betting the own hand; in the race the cards of the own horses."""
    if view.own_hand:
        return [hand_line(words, view.own_hand)]
    own = [horse for horse in view.horses if horse.rider == view.you]
    if not own:
        return [words.say("You have no cards.")]
    return [line for horse in own for line in rider_lines(words, horse)]


def rider_lines(words: DerbyWords, horse: HorseView) -> list[str]:
    """What a horse has still to play, and what it has played."""
    _, name = words.say, words.horse(horse.horse)
    held = in_hand_order(horse.seen_cards)
    for card in horse.played:
        held.remove(card)
    lines = []
    if held:
        cards = ", ".join(map(words.card, held))
        lines.append(_("%(horse)s, still to play: %(cards)s.", horse=name, cards=cards))
    if horse.played:
        cards = ", ".join(map(words.card, horse.played))
        lines.append(_("%(horse)s, played: %(cards)s.", horse=name, cards=cards))
    return lines


# --------------------------------------------------------------------------- bettors


def standing_line(words: DerbyWords, view: DerbyView) -> str:
    """What the slate or the course, which come with the question, do not show."""
    _ = words.say
    if view.phase != "race":
        bettors = words.separated(
            f"{name_of(words, view, seat)}, {_to_lay(words, player)}"
            for seat, player in enumerate(view.players)
        )
        return _("Cards still to be played: %(bettors)s.", bettors=bettors)
    die_cards = [
        name_of(words, view, seat) for seat, player in enumerate(view.players) if player.die_card
    ]
    return _(
        "In Sacramento: %(horses)s. Die cards left: %(names)s.",
        horses=", ".join(map(words.horse, view.arrived)) or NOTHING,
        names=", ".join(die_cards) or NOTHING,
    )


def name_of(words: DerbyWords, view: DerbyView, seat: int) -> str:
    return marked_you(words, view.players[seat].name, seat == view.you)


def _to_lay(words: DerbyWords, player: BettorView) -> str:
    """ "10 chips and 5 cards"."""
    laid = [words.chips(sum(player.stacks))] if player.stacks else []
    return words.listing([*laid, words.number_of_cards(player.hand_size)])


def table_lines(words: DerbyWords, view: DerbyView) -> list[str]:
    """Everybody: what is still to be laid, and what is won."""
    _ = words.say
    return [
        _(
            "%(name)s: %(facts)s.",
            name=name_of(words, view, seat),
            facts=", ".join(_facts(words, view, seat)),
        )
        for seat in range(len(view.players))
    ]


def _facts(words: DerbyWords, view: DerbyView, seat: int) -> list[str]:
    _, player = words.say, view.players[seat]
    riding = [horse.horse for horse in view.horses if horse.rider == seat]
    facts = [_to_lay(words, player)] if view.phase in ("set-up", "betting") else []
    if riding:
        facts.append(_("rides %(horses)s", horses=words.horses(riding)))
    facts.append(_("die card left") if player.die_card else _("die card played"))
    if player.prizes:
        facts.append(_("prizes of %(chips)s", chips=words.chips(player.prizes)))
    return facts
