"""What must hold of a table: every ValueError is the beginning of a sentence."""

from __future__ import annotations

from collections import Counter

from game.rules.derby.box import SEATS
from game.rules.derby.cards import FULL, HORSES, in_hand_order
from game.rules.derby.course import TOWN
from game.rules.derby.paying import PLACES, rider_of
from game.rules.derby.table import Horse, Table


def check_pieces(table: Table) -> None:
    """All cards and all chips are somewhere, once; every horse is somewhere on the course."""
    players = len(table.bettors)
    if players not in SEATS or any(one.seat != seat for seat, one in enumerate(table.bettors)):
        raise ValueError("the seats are not those of the game")
    for seat in (table.bookmaker, table.first, table.active):
        if seat is not None and not 0 <= seat < players:
            raise ValueError(f"there is no seat {seat}")
    if [horse.horse for horse in table.horses] != list(HORSES):
        raise ValueError("the horses are not those of the game")
    _check_cards(table)
    for bettor in table.bettors:
        bets = [horse.bets[bettor.seat] for horse in table.horses]
        if min(bets) < 0 or sum(bets) + sum(bettor.stacks) != sum(table.house.box.stacks):
            raise ValueError(f"{bettor.name} has not the chips of the game")
    _check_course(table)


def _check_cards(table: Table) -> None:
    cards = [*table.deck, *table.left_over]
    for bettor in table.bettors:
        cards += bettor.cards
    for horse in table.horses:
        cards += horse.cards
        rows = range(len(table.house.box.rows)) if horse.cards else (None,)
        if len(horse.cards) > FULL or horse.row not in rows:
            raise ValueError(f"the cards or the odds of {horse.horse} cannot be like this")
        if len(horse.bets) != len(table.bettors):
            raise ValueError(f"the bets on {horse.horse} are not those of the seats")
        in_race = [*horse.held, *horse.played]
        if in_race and Counter(in_race) != Counter(horse.cards):
            raise ValueError(f"{horse.horse} runs with other cards than its own")
    if Counter(cards) != Counter(table.house.box.cards):
        raise ValueError(f"the cards are not the {len(table.house.box.cards)} of the game")


def _check_course(table: Table) -> None:
    if len(table.arrived) > PLACES:
        raise ValueError("more horses have arrived than are waited for")
    places = {name: place for place, name in enumerate(table.arrived, 1)}
    if list(places.values()) != list(range(1, len(table.arrived) + 1)) or not places.keys() <= set(
        HORSES
    ):
        raise ValueError("the horses that have arrived are not those of the game")
    for horse in table.horses:
        place = places.get(horse.horse)
        in_town = horse.square == TOWN
        if not 0 <= horse.square <= TOWN or horse.place != place or in_town != (place is not None):
            raise ValueError(f"{horse.horse} is not where it says")


def check_betting(table: Table) -> None:
    """A betting turn, or what leads to the race, can begin like this."""
    players, house = len(table.bettors), table.house
    if table.bookmaker is None or table.round < 1 or table.deck:
        raise ValueError("the set-up is not over")
    if table.first != (table.bookmaker + table.round - 1) % players:
        raise ValueError("the first-player marker is elsewhere")
    if (table.active is None) != all(not bettor.cards for bettor in table.bettors):
        raise ValueError("there is nobody to play a card")
    moved = 0 if table.active is None else (table.active - table.first) % players
    for bettor in table.bettors:
        turns = table.round - 1 + ((bettor.seat - table.first) % players < moved)
        if len(bettor.cards) != house.hand(players) - turns:
            raise ValueError(f"{bettor.name} cannot hold {len(bettor.cards)} cards")
        if bettor.cards != in_hand_order(bettor.cards):
            raise ValueError(f"the cards of {bettor.name} are in disorder")
        if tuple(bettor.stacks) != house.box.stacks[turns:]:
            raise ValueError(f"{bettor.name} has bet other stacks than the first ones")
    if len(table.left_over) != house.left(players):
        raise ValueError("other cards are left over than the deal leaves")
    runs = any(horse.held or horse.played or horse.track or horse.square for horse in table.horses)
    if runs or table.order or table.due or table.race_round:
        raise ValueError("a horse runs before the race")


def check_race(table: Table) -> None:
    """A horse's turn can begin like this."""
    if table.bookmaker is None or table.first is None:
        raise ValueError("the set-up is not over")
    if table.left_over or any(bettor.cards or bettor.stacks for bettor in table.bettors):
        raise ValueError("the betting is not over")
    if sorted(table.order) != sorted(HORSES) or table.race_round < 0:
        raise ValueError("the race has another order than the tracks")
    for track, name in enumerate(table.order, 1):
        _check_runner(table.horse(name), track)
    if len(table.arrived) >= PLACES:
        raise ValueError("the race is over")
    running = [name for name in table.order if name not in table.arrived]
    if table.due != [name for name in running if name in table.due]:
        raise ValueError("the horses do not move in the order of their tracks")


def _check_runner(horse: Horse, track: int) -> None:
    if horse.track != track or horse.rider != rider_of(horse.bets):
        raise ValueError(f"{horse.horse} has another track or rider than it should")
    if len(horse.cards) != FULL:
        raise ValueError(f"{horse.horse} cannot run with {len(horse.cards)} cards")
    if horse.rider is not None and horse.held != in_hand_order(horse.held):
        raise ValueError(f"the cards of {horse.horse} are in disorder")
