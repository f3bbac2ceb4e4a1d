"""One event of Mustang of every kind for every way in which its sentence can go."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from game.engine.events import Event
from game.rules.mustang import events as e
from game.rules.mustang.scoring import sheet

COATS = ("bay", "chestnut", "palomino", "grey", "pinto")
KINDS = ("stallion", "mare", "foal")
SPECIALS = ("midnight", "avalanche")
MUSTANGS = (*(f"{coat}-{kind}-1" for coat, kind in product(COATS, KINDS)), *SPECIALS)
VALUES = range(1, 9)
CARDS = (*(f"{value}-{coat}" for value, coat in product(VALUES, COATS)), "cowboy")
HANDS = (("7-bay",), ("cowboy",), ("1-grey", "8-pinto", "cowboy"), ("2-bay", "cowboy", "cowboy"))
SETS = ("pair", "three", "four", "run")
EVENT_CARDS = ("broken-fence", "indians", "heavy-rain", "birth", "sunny-day")
TIE_BREAKS = ("none", "special", "stallions", "mares", "foals", "shared")


def sample_events() -> list[Event]:
    return [*_setting_up(), *_cards(), *_mustangs(), *_thefts(), *_events(), *_end()]


def _setting_up() -> Iterator[Event]:
    yield e.FirstPlayer(seat=0)
    for coat in COATS:
        open_ones = {kind: f"{coat}-{kind}-2" for kind in KINDS}
        yield e.PrairieLaid(**open_ones)
    yield e.CardsDealt(number=6)
    yield e.TurnBegan(seat=0, turn=12)


def _cards() -> Iterator[Event]:
    for cards in (*HANDS, *((card,) for card in CARDS)):
        yield e.HandDealt(seat=0, cards=cards, audience=(0,))
        yield e.CardsTucked(seat=0, cards=cards, audience=(0,))
        yield e.CardsSeen(seat=0, cards=cards, audience=(0,))
    for number in (1, 2):
        yield e.Exchanged(seat=0, number=number)
        yield e.CardsDrawn(seat=0, number=number)
        yield e.CowboysLost(seat=0, number=number)
    for stalled in (False, True):
        yield e.DeckRenewed(number=31, stalled=stalled)


def _mustangs() -> Iterator[Event]:
    for mustang, source in product(MUSTANGS, ("open", "pile", "special")):
        yield e.MustangCaught(
            seat=0, mustang=mustang, source=source, cards=("7-bay",), set="pair", value=7
        )
    for mustang in MUSTANGS:
        yield e.MustangTurnedUp(mustang=mustang)
        yield e.MustangLetGo(seat=0, mustang=mustang)
        for why in ("action", "rain"):
            yield e.MustangStabled(seat=0, mustang=mustang, why=why)


def _thefts() -> Iterator[Event]:
    for kind, value in product(SETS, VALUES):
        played = {"mustang": "bay-mare-1", "cards": ("7-bay",), "set": kind, "value": value}
        yield e.TheftTried(seat=0, owner=1, **played)
        yield e.TheftAnswered(seat=0, thief=1, **played)
    for mustang in MUSTANGS:
        yield e.MustangStolen(seat=0, owner=1, mustang=mustang)


def _events() -> Iterator[Event]:
    for event in EVENT_CARDS:
        yield e.EventTurnedUp(event=event, left=3)
        yield e.EventEnded(event=event)
    yield e.EventsRenewed(number=6)
    yield e.HerdRaided(mustangs=("bay-stallion-1", "grey-mare-2", "pinto-foal-3"))
    yield e.HerdRaided(mustangs=("bay-stallion-1", "midnight"))
    yield e.FoalBorn(seat=0, mustang="grey-foal-1")


def _end() -> Iterator[Event]:
    yield e.HerdCompleted(seat=0)
    for pile, by in product(KINDS, (None, 0)):
        yield e.GameEnded(reason="pile", pile=pile, by=by)
    yield e.GameEnded(reason="herd", pile=None, by=0)
    for tie_break in TIE_BREAKS:
        yield scored(tie_break, (0, 1) if tie_break == "shared" else (0,))


def scored(tie_break: str, winners: tuple[int, ...], points: int = 23) -> Event:
    return e.Scored(
        sheets=(tuple(sheet((), ())),) * 3,
        scores=(points, points - 1, 1),
        winners=winners,
        tie_break=tie_break,
    )
