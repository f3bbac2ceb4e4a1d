"""Other tables that a seat could not tell from the one it sits at."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.draws import Draws
from game.rules.mustang.box import COWBOY
from game.rules.mustang.table import NO_COWBOY, Rancher, Table


def redeal(table: Table, seat: int | None, draws: Draws) -> None:
    """Change everything that the seat cannot know, so that it cannot tell: in place.

    Face-down mustangs and events change their order. So do the cards in other hands and in the
    deck, but for those that the seat has put under the deck itself, wherever they went since
    (where the player could follow them); and no cowboy gets among cards that all know to be none.
    """
    table.piles = {kind: draws.shuffled(pile) for kind, pile in table.piles.items()}
    table.events = draws.shuffled(table.events)
    deck = _deck_slots(table)
    hands = {other.seat: _hand_slots(other) for other in table.ranchers if other.seat != seat}
    own = 0 if seat is None else 1 << seat
    _change_places(
        [one for slots in (deck, *hands.values()) for one in slots if not one.mark & own], draws
    )
    table.deck = [slot.card for slot in deck]
    for other, slots in hands.items():
        table.ranchers[other].cards = table.box.in_hand_order([slot.card for slot in slots])
        table.ranchers[other].marks = [(slot.card, slot.mark) for slot in slots if slot.mark]


@dataclass
class _Slot:
    """A place of a card that lies face down, and who knows what of it."""

    card: str
    mark: int


def _deck_slots(table: Table) -> list[_Slot]:
    untouched = len(table.deck) - len(table.tucked)
    marks = [*[0] * untouched, *table.tucked]
    return [_Slot(card, mark) for card, mark in zip(table.deck, marks, strict=True)]


def _hand_slots(rancher: Rancher) -> list[_Slot]:
    marks = list(rancher.marks)
    slots = []
    for card in rancher.cards:
        marked = next((mark for mark in marks if mark[0] == card), None)
        if marked is not None:
            marks.remove(marked)
        slots.append(_Slot(card, marked[1] if marked else 0))
    return slots


def _change_places(slots: list[_Slot], draws: Draws) -> None:
    cards = draws.shuffled([slot.card for slot in slots])
    # Those that cannot be cowboys choose first.
    for slot in sorted(slots, key=lambda slot: not slot.mark & NO_COWBOY):
        fits = (n for n, card in enumerate(cards) if card != COWBOY or not slot.mark & NO_COWBOY)
        slot.card = cards.pop(next(fits))
