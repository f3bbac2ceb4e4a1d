"""The four actions."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.mustang.box import KINDS, kind_of
from game.rules.mustang.drawing import draw
from game.rules.mustang.ending import end_if_over, look_for_herd, stable
from game.rules.mustang.events import MustangCaught, MustangStolen, TheftAnswered, TheftTried
from game.rules.mustang.hands import discard, lose_cowboys, take, tuck
from game.rules.mustang.prairie import take_top, turn_up
from game.rules.mustang.questions import Defend
from game.rules.mustang.sets import CardSet, set_of
from game.rules.mustang.table import Rancher, Table, Theft


def exchange(table: Table, rancher: Rancher, cards: Sequence[str]) -> None:
    """One or two cards under the deck, and as many from its top: it never runs out by that."""
    tuck(table, rancher, cards)
    take(table, rancher, len(cards))


async def catch(table: Table, rancher: Rancher, target: str, cards: Sequence[str]) -> None:
    """A mustang of the prairie goes face up into the corral. `target`: the one that is face up,
    or the kind of a pile for its top one."""
    played = _play(table, rancher, cards)
    source = _source(target)
    if source == "pile":
        mustang = take_top(table, target, rancher)
    else:
        mustang = target
        (table.specials if source == "special" else table.open[kind_of(target)]).remove(target)
    rancher.corral.append(mustang)
    table.tell(
        MustangCaught(
            seat=rancher.seat,
            mustang=mustang,
            source=source,
            cards=played.cards,
            set=played.kind,
            value=played.value,
        )
    )
    if source == "open":  # always replaced, an extra one too; a special never
        turn_up(table, kind_of(mustang), rancher)
    end_if_over(table)
    await draw(table, rancher, len(cards))


def _source(target: str) -> str:
    if target in KINDS:
        return "pile"
    return "special" if kind_of(target) == "special" else "open"


async def steal(table: Table, thief: Rancher, mustang: str, cards: Sequence[str]) -> None:
    """From another's corral, unless its owner answers with a stronger set: then the thief
    discards every cowboy still in hand. Both draw back, the thief first."""
    owner = table.owner_of(mustang)
    played = _play(table, thief, cards)
    answer = await _answer_to_theft(table, thief, owner, mustang, played)
    if answer is None:
        owner.corral.remove(mustang)
        thief.corral.append(mustang)
        table.tell(MustangStolen(seat=thief.seat, owner=owner.seat, mustang=mustang))
        await draw(table, thief, len(cards))
    else:
        lost = lose_cowboys(table, thief)
        await draw(table, thief, len(cards) + lost)
        await draw(table, owner, len(answer.cards))


async def _answer_to_theft(
    table: Table, thief: Rancher, owner: Rancher, mustang: str, played: CardSet
) -> CardSet | None:
    """The owner is always asked, whatever is in hand."""
    table.theft = Theft(thief.seat, owner.seat, mustang, played.cards, played.kind, played.value)
    table.tell(
        TheftTried(
            seat=thief.seat,
            owner=owner.seat,
            mustang=mustang,
            cards=played.cards,
            set=played.kind,
            value=played.value,
        )
    )
    defence = await Defend(owner.seat, tuple(owner.cards), played, table.box.highest)
    table.theft = None
    if defence is None:
        return None
    answer = _play(table, owner, defence.cards)
    table.tell(
        TheftAnswered(
            seat=owner.seat,
            thief=thief.seat,
            mustang=mustang,
            cards=answer.cards,
            set=answer.kind,
            value=answer.value,
        )
    )
    return answer


def _play(table: Table, rancher: Rancher, cards: Sequence[str]) -> CardSet:
    played = set_of(cards, highest=table.box.highest)
    assert played is not None, "the question takes nothing else"
    discard(table, rancher, cards)
    return played


def bring_in(table: Table, rancher: Rancher, mustang: str) -> None:
    """From one's own corral into the stable; no cards."""
    stable(table, rancher, mustang, "action")
    look_for_herd(table, rancher)
    end_if_over(table)
