"""One turn of a horse: its card, the sure squares, and the die."""

from __future__ import annotations

from game.engine.requests import Roll, Shuffle
from game.rules.derby.cards import SPECIAL, VALUE, in_hand_order
from game.rules.derby.course import (
    DRAW_LEVEL,
    FACES,
    MOST_PUSHES,
    TOWN,
    is_last,
    next_ahead,
    pushes_of_nobody,
    ride_answers,
    squares_of_a_roll,
    sure_squares,
)
from game.rules.derby.events import (
    CardRidden,
    CardsTakenBack,
    DieCardPlayed,
    DieRolled,
    HorseMoved,
    HorseRefused,
    HorseTired,
)
from game.rules.derby.questions import ChooseRide, MayPlayDieCard, MayPush
from game.rules.derby.table import Horse, Move, Table


async def ride(table: Table, horse: Horse, move: Move) -> None:
    """Play a card: draw level with it and nothing else, or move and push."""
    await _take_cards(table, horse)
    ahead = None
    if SPECIAL in horse.held:  # else nobody need be looked for
        ahead = next_ahead(horse.square, table.running_beside(horse))
    alone = 0
    if horse.rider is None:
        card = horse.held[0]
        last = is_last(horse.square, table.running_beside(horse))
        # In last place it pushes whatever the card, so a special counts as its value there.
        level = card == SPECIAL and ahead is not None and not last
        alone = pushes_of_nobody(VALUE[card], last=last, hard_ride=table.house.hard_ride)
    else:
        answer = await _ask(table, horse, horse.rider, level=ahead is not None)
        level = answer == DRAW_LEVEL
        card = SPECIAL if level else answer
    _play(table, horse, move, card, level=level)
    if level and ahead is not None:
        _advance(table, horse, move, ahead, "level")
        return
    if not table.house.hard_ride:
        _walk(table, horse, move, card)
    await _push_on(table, horse, move, alone)


async def _take_cards(table: Table, horse: Horse) -> None:
    """All six are taken back once all are played; nobody's are shuffled."""
    if horse.held:
        return
    if horse.played:
        horse.played = []
        table.tell(CardsTakenBack(horse=horse.horse))
    cards = in_hand_order(horse.cards)
    horse.held = cards if horse.rider is not None else list(await Shuffle(cards))


def _colour_at(table: Table, horse: Horse, square: int) -> str:
    assert horse.track is not None, "every horse has a track"
    return table.house.box.lanes[horse.track - 1][square]


def _ask(table: Table, horse: Horse, rider: int, *, level: bool) -> ChooseRide:
    colour, hard_ride = _colour_at(table, horse, horse.square), table.house.hard_ride
    answers = ride_answers(horse.held, horse.square, colour, level=level, hard_ride=hard_ride)
    return ChooseRide(rider, answers, hidden=table.house.hidden_hands)


def _play(table: Table, horse: Horse, move: Move, card: str, *, level: bool) -> None:
    horse.held.remove(card)
    horse.played.append(card)
    move.card, move.level, move.value, move.step = card, level, VALUE[card], "rolling"
    table.tell(CardRidden(horse=horse.horse, seat=horse.rider, card=card, level=level))


def _advance(
    table: Table, horse: Horse, move: Move, square: int, why: str, *, push: int | None = None
) -> None:
    """Excess beyond the town is lost. `push`: the number of the push that may come next."""
    start, horse.square = horse.square, min(square, TOWN)
    move.square = horse.square
    if push is not None and _asks_for_push(table, horse, push):
        move.step = "push"
    table.tell(HorseMoved(horse=horse.horse, start=start, square=horse.square, why=why))


def _walk(table: Table, horse: Horse, move: Move, card: str) -> None:
    """Always one square, and one more from a square of the card's colour."""
    move.sure = sure_squares(card, move.start, _colour_at(table, horse, move.start))
    if move.sure == 2:
        _advance(table, horse, move, move.start + 1, "step")
        _advance(table, horse, move, move.start + 2, "colour", push=1)
    else:
        _advance(table, horse, move, move.start + 1, "step", push=1)


async def _push_on(table: Table, horse: Horse, move: Move, alone: int) -> None:
    """Twice at most, not after a failure, and not in town. `alone`: how often nobody's horse
    rolls."""
    card, colour = move.card or SPECIAL, _colour_at(table, horse, move.start)
    squares = squares_of_a_roll(card, colour, hard_ride=table.house.hard_ride)
    for number in range(1, MOST_PUSHES + 1):
        if horse.square == TOWN or not await _pushes(table, horse, move, number, alone):
            return
        if not await _succeeds(table, horse, move, number):
            _fail(table, horse, move, number)
            return
        move.pushes += 1
        _advance(table, horse, move, horse.square + squares, "push", push=number + 1)


def _asks_for_push(table: Table, horse: Horse, number: int) -> bool:
    """The rider is free, but for the first roll of a hard ride."""
    if horse.rider is None or horse.square == TOWN or number > MOST_PUSHES:
        return False
    return not table.house.hard_ride or number > 1


async def _pushes(table: Table, horse: Horse, move: Move, number: int, alone: int) -> bool:
    if horse.rider is None:
        return number <= alone
    if not _asks_for_push(table, horse, number):
        return True
    pushes = await MayPush(horse.rider)
    move.step = "rolling"
    return pushes


async def _succeeds(table: Table, horse: Horse, move: Move, number: int) -> bool:
    """The rider may cancel a failure once in the game; the second roll stands."""
    if await _roll(table, horse, move, number):
        return True
    rider = horse.rider
    if rider is None or not table.bettors[rider].die_card:
        return False
    again = await MayPlayDieCard(rider)
    move.step = "rolling"
    if not again:
        return False
    table.bettors[rider].die_card = False
    table.tell(DieCardPlayed(horse=horse.horse, seat=rider))
    return await _roll(table, horse, move, number)


async def _roll(table: Table, horse: Horse, move: Move, number: int) -> bool:
    (face,) = map(int, await Roll(FACES, 1))
    success = face <= move.value
    move.rolls.append((face, success))
    if not success and horse.rider is not None and table.bettors[horse.rider].die_card:
        move.step = "die-card"
    table.tell(
        DieRolled(
            horse=horse.horse,
            seat=horse.rider,
            face=face,
            needs=move.value,
            success=success,
            number=number,
        )
    )
    return success


def _fail(table: Table, horse: Horse, move: Move, number: int) -> None:
    """Back to where its turn began; in a hard ride the first square is kept."""
    if table.house.hard_ride and number > 1:
        table.tell(HorseTired(horse=horse.horse, square=horse.square))
        return
    was, horse.square = horse.square, move.start
    move.square = move.start
    table.tell(HorseRefused(horse=horse.horse, start=move.start, square=was))
