"""The event cards: one is turned up whenever the deck runs out."""

from __future__ import annotations

from game.engine.requests import Shuffle
from game.rules.mustang.box import kind_of
from game.rules.mustang.ending import look_for_herd, stable
from game.rules.mustang.events import (
    EventEnded,
    EventsRenewed,
    EventTurnedUp,
    FoalBorn,
    HerdRaided,
    MustangLetGo,
)
from game.rules.mustang.prairie import release, take_top, turn_up
from game.rules.mustang.questions import LetGo, Shelter
from game.rules.mustang.table import Rancher, Table


async def turn_up_event(table: Table) -> None:
    """Turn one up and resolve it, in turn order from the active player."""
    if not table.events:
        table.events, table.spent = list(await Shuffle(table.spent)), []
        table.tell(EventsRenewed(number=len(table.events)))
    event = table.events.pop(0)
    table.spent.append(event)
    table.event = event
    table.tell(EventTurnedUp(event=event, left=len(table.events)))
    if event == "broken-fence":
        await broken_fence(table)
    elif event == "indians":
        indians(table)
    elif event == "heavy-rain":
        await heavy_rain(table)
    elif event == "birth":
        birth(table)
    # On a sunny day nothing happens.
    table.event = None
    table.tell(EventEnded(event=event))


async def broken_fence(table: Table) -> None:
    """Everybody puts one mustang of the corral back into the prairie, face up."""
    for rancher in table.in_turn_order():
        if rancher.corral:
            mustang = await _let_go(rancher)
            rancher.corral.remove(mustang)
            release(table, mustang)
            table.tell(MustangLetGo(seat=rancher.seat, mustang=mustang))


async def _let_go(rancher: Rancher) -> str:
    if len(rancher.corral) == 1:
        return rancher.corral[0]
    return await LetGo(rancher.seat, tuple(rancher.corral))


def indians(table: Table) -> None:
    """Every face-up mustang of the prairie leaves the game; a new foal, mare and stallion."""
    raided = [*table.open["foal"], *table.open["mare"], *table.open["stallion"], *table.specials]
    table.gone += raided
    for face_up in (*table.open.values(), table.specials):
        face_up.clear()
    table.tell(HerdRaided(mustangs=tuple(raided)))
    for kind in ("foal", "mare", "stallion"):
        turn_up(table, kind, by=None)


async def heavy_rain(table: Table) -> None:
    """Everybody may bring up to two mustangs of the corral into the stable."""
    for rancher in table.in_turn_order():
        if rancher.corral:
            for mustang in await Shelter(rancher.seat, tuple(rancher.corral), table.box.shelter):
                stable(table, rancher, mustang, "rain")
            look_for_herd(table, rancher)


def birth(table: Table) -> None:
    """Who has a stallion and a mare in the stable takes the top face-down foal, while there are
    any, into the stable."""
    for rancher in table.in_turn_order():
        kinds = [kind_of(mustang) for mustang in rancher.stable]
        if "stallion" in kinds and "mare" in kinds and table.piles["foal"]:
            foal = take_top(table, "foal", rancher)
            rancher.stable.append(foal)
            table.tell(FoalBorn(seat=rancher.seat, mustang=foal))
            look_for_herd(table, rancher)
