"""The cup: roll, reroll, announce, and who calls it a bluff."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol, TypeVar

from game.engine.requests import Roll
from game.rules.pony_express.board import Board
from game.rules.pony_express.cards import Play
from game.rules.pony_express.events import (
    Accused,
    Announced,
    Believed,
    CupLifted,
    CupRolled,
    CupSeen,
    DiceCovered,
    DiceRolledOpen,
    DiceShown,
    DieMarked,
    DieSpied,
    Rerolled,
)
from game.rules.pony_express.gold import pay_bank
from game.rules.pony_express.hand_cards import card_in_window
from game.rules.pony_express.questions import Accuse, Announce, Arrangement, Reroll
from game.rules.pony_express.table import ALL_KNOW, Cup, Rider, Table
from game.rules.shared.hands import DICE, FACES, SPACES, hand_of

PRICE, DESERT_PRICE = 1, 2  # of a reroll
CANTEEN_REROLLS = 2
POKER_FACE_LIMIT = SPACES["straight"]


class Placed(Protocol):
    """Somebody on the trail, as far as it matters here."""

    @property
    def space(self) -> int: ...

    @property
    def prison(self) -> bool: ...


PlacedT = TypeVar("PlacedT", bound=Placed)


async def roll_under_the_cup(table: Table, rider: Rider) -> Cup:
    """Roll the five dice; reroll as often as wanted and paid for."""

    def fill_canteen(_: Play) -> None:
        cup.free_rerolls += CANTEEN_REROLLS

    faces = await Roll(FACES, 5)
    table.cup = cup = Cup(list(faces), [False] * 5, [1 << rider.seat] * 5, [0] * 5)
    table.tell(CupRolled(seat=rider.seat, dice=DICE))
    _look_under_the_cup(table, rider, cup)
    while True:
        await _mark_a_die(table, rider, cup)
        await card_in_window(table, rider, "before-reroll", fill_canteen)
        answer = await Reroll(rider.seat, reroll_price(table, rider) <= rider.gold)
        if isinstance(answer, str):
            return cup
        _arrange(table, rider, cup, answer.shown)
        if not answer.roll:
            return cup
        _pay_for_reroll(table, rider, cup, answer)
        await _reroll(table, rider, cup, answer)


async def _mark_a_die(table: Table, rider: Rider, cup: Cup) -> None:
    """Marked Die: set one die under the cup to any face, secretly."""
    if all(cup.shown):
        return
    play = await card_in_window(table, rider, "after-roll")
    if play is not None:
        assert play.die is not None and play.face is not None
        cup.faces[play.die] = play.face
        cup.known[play.die] = 1 << rider.seat
        table.tell(DieMarked(audience=(rider.seat,), seat=rider.seat, die=play.die, face=play.face))


def reroll_price(table: Table, rider: Rider) -> int:
    """1 nugget, 2 in the desert; free the first time for the sole last rider, or by a canteen."""
    cup = table.cup
    assert cup is not None
    if cup.free_rerolls or (cup.rerolls == 0 and alone_in_last_place(table.riders, rider)):
        return 0
    return usual_price(table.board, rider.space)


def usual_price(board: Board, space: int) -> int:
    return DESERT_PRICE if board.desert[space] else PRICE


def alone_in_last_place(riders: Iterable[Placed], rider: Placed) -> bool:
    """Prisoners and riders on mailboxes count as riders in the race."""
    space = rider.space
    return all(other is rider or other.space > space for other in riders)


def _pay_for_reroll(table: Table, rider: Rider, cup: Cup, answer: Arrangement) -> None:
    """A canteen is spent only on a reroll that would cost something."""
    free = ""
    price = reroll_price(table, rider)
    if price:
        pay_bank(table, rider, price, "reroll")
    elif cup.rerolls == 0 and alone_in_last_place(table.riders, rider):
        free = "last"
    else:
        free = "canteen"
        cup.free_rerolls -= 1
    cup.rerolls += 1
    table.tell(Rerolled(seat=rider.seat, dice=answer.roll, free=free))


def _arrange(table: Table, rider: Rider, cup: Cup, shown: tuple[int, ...]) -> None:
    """Move dice in or out of the cup without changing their faces."""
    taken_out = tuple([die for die in shown if not cup.shown[die]])
    put_back = tuple([die for die in DICE if cup.shown[die] and die not in shown])
    if taken_out:
        for die in taken_out:
            cup.shown[die] = True
            cup.known[die] = ALL_KNOW
        faces = tuple([cup.faces[die] for die in taken_out])
        table.tell(DiceShown(seat=rider.seat, dice=taken_out, faces=faces))
    if put_back:
        for die in put_back:
            cup.shown[die] = False
        table.tell(DiceCovered(seat=rider.seat, dice=put_back))


async def _reroll(table: Table, rider: Rider, cup: Cup, answer: Arrangement) -> None:
    """Shown dice are rolled in the open, the ones under the cup out of sight."""
    faces = await Roll(FACES, len(answer.roll))
    in_the_open = cup.shown[answer.roll[0]]
    for die, face in zip(answer.roll, faces, strict=True):
        cup.faces[die] = face
        cup.known[die] = ALL_KNOW if in_the_open else 1 << rider.seat
    if in_the_open:
        table.tell(DiceRolledOpen(seat=rider.seat, dice=answer.roll, faces=faces))
    else:
        table.tell(CupRolled(seat=rider.seat, dice=answer.roll))
        _look_under_the_cup(table, rider, cup)


def _look_under_the_cup(table: Table, rider: Rider, cup: Cup) -> None:
    table.tell(CupSeen(audience=(rider.seat,), seat=rider.seat, faces=cup.dice))


async def announce(table: Table, rider: Rider) -> str:
    """A category, at least a pair, true or not."""
    hand = await Announce(rider.seat)
    table.announced = hand
    table.tell(Announced(seat=rider.seat, hand=hand))
    return hand


async def find_accuser(table: Table, rider: Rider, cup: Cup, hand: str) -> Rider | None:
    """Poker Face, then the spyglasses, then all who may accuse at once."""
    if SPACES[hand] <= POKER_FACE_LIMIT and await card_in_window(table, rider, "announcing"):
        table.tell(Believed(seat=rider.seat))
        return None
    spies = await _ask_for_spyglasses(table, rider, cup)
    entitled = {other.seat for other in may_accuse(table.others(rider), rider)} | spies
    if entitled:
        seats = tuple(other.seat for other in table.others(rider) if other.seat in entitled)
        accuser = await Accuse(seats)
        if accuser is not None:
            table.tell(Accused(seat=rider.seat, accuser=accuser))
            return table.riders[accuser]
    table.tell(Believed(seat=rider.seat))
    return None


async def _ask_for_spyglasses(table: Table, rider: Rider, cup: Cup) -> set[int]:
    """Each free rider, clockwise, may look at one hidden die; then it may accuse."""
    spies: set[int] = set()
    if all(cup.shown):
        return spies
    for other in table.others(rider):
        if other.prison:
            continue
        play = await card_in_window(table, other, "another-announced")
        if play is not None:
            assert play.die is not None
            spies.add(other.seat)
            cup.known[play.die] |= 1 << other.seat
            cup.spied[play.die] |= 1 << other.seat
            face = cup.faces[play.die]
            table.tell(DieSpied(audience=(other.seat,), seat=other.seat, die=play.die, face=face))
    return spies


def may_accuse(others: Iterable[PlacedT], rider: Placed) -> list[PlacedT]:
    """The free riders on the same space; when there is none, the nearest, ahead or behind."""
    free = [other for other in others if not other.prison]
    if not free:
        return []
    nearest = min([abs(other.space - rider.space) for other in free])
    return [other for other in free if abs(other.space - rider.space) == nearest]


def lift_the_cup(table: Table, rider: Rider, cup: Cup, announced: str) -> bool:
    """True for a bluff: the announced category is not that of the dice, in either direction."""
    hand = hand_of(cup.dice)
    bluff = hand != announced
    cup.shown = [True] * 5
    cup.known = [ALL_KNOW] * 5
    table.tell(CupLifted(seat=rider.seat, faces=cup.dice, hand=hand, bluff=bluff))
    return bluff
