"""How each event of Mustang changes what lies on the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.rules.mustang.box import COWBOY, KINDS, kind_of, shipped_box
from game.ui.mustang.stage_parts import Facts, FinalScore, TheftState
from game.ui.mustang.stage_table import StageTable

# --------------------------------------------------------------------------- setting up


def _first_player(stage: StageTable, facts: Facts) -> None:
    stage.active = facts["seat"]


def _prairie_laid(stage: StageTable, facts: Facts) -> None:
    for kind in KINDS:
        _turn_up(stage, facts[kind])


def _cards_dealt(stage: StageTable, facts: Facts) -> None:
    for rancher in stage.ranchers:
        rancher.cards += facts["number"]
        stage.deck -= facts["number"]


def _turn_began(stage: StageTable, facts: Facts) -> None:
    stage.active, stage.turn = facts["seat"], facts["turn"]


# --------------------------------------------------------------------------- cards


def _hand_grows(stage: StageTable, facts: Facts) -> None:
    """What the cards are; that there are more of them was an event for everybody."""
    rancher = stage.ranchers[facts["seat"]]
    if rancher.hand is not None:
        rancher.hand = shipped_box().in_hand_order([*rancher.hand, *facts["cards"]])


def _exchanged(stage: StageTable, facts: Facts) -> None:
    stage.ranchers[facts["seat"]].cards -= facts["number"]
    stage.deck += facts["number"]


def _cards_tucked(stage: StageTable, facts: Facts) -> None:
    _leave_hand(stage, facts["seat"], facts["cards"])


def _cards_drawn(stage: StageTable, facts: Facts) -> None:
    stage.ranchers[facts["seat"]].cards += facts["number"]
    stage.deck -= facts["number"]


def _leave_hand(stage: StageTable, seat: int, cards: Sequence[str]) -> None:
    hand = stage.ranchers[seat].hand
    if hand is not None:
        for card in cards:
            hand.remove(card)


def _discard(stage: StageTable, seat: int, cards: Sequence[str]) -> None:
    stage.ranchers[seat].cards -= len(cards)
    _leave_hand(stage, seat, cards)
    stage.discards.extend(cards)


def _cowboys_lost(stage: StageTable, facts: Facts) -> None:
    _discard(stage, facts["seat"], [COWBOY] * facts["number"])


def _deck_renewed(stage: StageTable, facts: Facts) -> None:
    """Whatever lay there, the new deck has all of the discards."""
    stage.deck, stage.discards = facts["number"], []


# --------------------------------------------------------------------------- mustangs


def _turn_up(stage: StageTable, mustang: str) -> None:
    kind = kind_of(mustang)
    stage.piles[kind] -= 1
    stage.open[kind].append(mustang)


def _free(stage: StageTable, mustang: str) -> list[str]:
    """Among which it stands in the prairie."""
    kind = kind_of(mustang)
    return stage.specials if kind == "special" else stage.open[kind]


def _leave_prairie(stage: StageTable, mustang: str) -> None:
    _free(stage, mustang).remove(mustang)


def _caught(stage: StageTable, facts: Facts) -> None:
    seat, mustang = facts["seat"], facts["mustang"]
    _discard(stage, seat, facts["cards"])
    if facts["source"] == "pile":
        stage.piles[kind_of(mustang)] -= 1
    else:
        _leave_prairie(stage, mustang)
    stage.ranchers[seat].corral.append(mustang)


def _turned_up(stage: StageTable, facts: Facts) -> None:
    _turn_up(stage, facts["mustang"])


def _stabled(stage: StageTable, facts: Facts) -> None:
    rancher = stage.ranchers[facts["seat"]]
    rancher.corral.remove(facts["mustang"])
    rancher.stable.append(facts["mustang"])


def _theft_tried(stage: StageTable, facts: Facts) -> None:
    _discard(stage, facts["seat"], facts["cards"])
    stage.theft = TheftState.of(facts, facts["seat"])


def _theft_answered(stage: StageTable, facts: Facts) -> None:
    _discard(stage, facts["seat"], facts["cards"])
    stage.theft = None


def _stolen(stage: StageTable, facts: Facts) -> None:
    stage.ranchers[facts["owner"]].corral.remove(facts["mustang"])
    stage.ranchers[facts["seat"]].corral.append(facts["mustang"])
    stage.theft = None


# --------------------------------------------------------------------------- events


def _events_renewed(stage: StageTable, facts: Facts) -> None:
    stage.events_left, stage.events_spent = facts["number"], []


def _event_turned_up(stage: StageTable, facts: Facts) -> None:
    stage.event = stage.event_open = facts["event"]
    stage.events_left = facts["left"]
    stage.events_spent.append(facts["event"])


def _event_ended(stage: StageTable, _facts: Facts) -> None:
    stage.event_open = None


def _let_go(stage: StageTable, facts: Facts) -> None:
    mustang = facts["mustang"]
    stage.ranchers[facts["seat"]].corral.remove(mustang)
    _free(stage, mustang).append(mustang)


def _raided(stage: StageTable, facts: Facts) -> None:
    for mustang in facts["mustangs"]:
        _leave_prairie(stage, mustang)
        stage.gone.append(mustang)


def _born(stage: StageTable, facts: Facts) -> None:
    stage.piles["foal"] -= 1
    stage.ranchers[facts["seat"]].stable.append(facts["mustang"])


# --------------------------------------------------------------------------- the end


def _ended(stage: StageTable, facts: Facts) -> None:
    stage.over, stage.ended_by = facts["reason"], facts["by"]


def _scored(stage: StageTable, facts: Facts) -> None:
    stage.final = final_score(facts)


def final_score(facts: Facts) -> FinalScore:
    return FinalScore(
        [[dict(line) for line in sheet] for sheet in facts["sheets"]],
        list(facts["scores"]),
        list(facts["winners"]),
        facts["tie_break"],
    )


# Every kind of event; None: nothing on the table changes.
CHANGES: dict[str, Callable[[StageTable, Facts], None] | None] = {
    "first-player": _first_player,
    "prairie-laid": _prairie_laid,
    "cards-dealt": _cards_dealt,
    "hand-dealt": _hand_grows,
    "turn-began": _turn_began,
    "exchanged": _exchanged,
    "cards-tucked": _cards_tucked,
    "cards-drawn": _cards_drawn,
    "cards-seen": _hand_grows,
    "mustang-caught": _caught,
    "mustang-turned-up": _turned_up,
    "theft-tried": _theft_tried,
    "theft-answered": _theft_answered,
    "cowboys-lost": _cowboys_lost,
    "mustang-stolen": _stolen,
    "mustang-stabled": _stabled,
    "deck-renewed": _deck_renewed,
    "events-renewed": _events_renewed,
    "event-turned-up": _event_turned_up,
    "mustang-let-go": _let_go,
    "herd-raided": _raided,
    "foal-born": _born,
    "event-ended": _event_ended,
    "herd-completed": None,
    "game-ended": _ended,
    "scored": _scored,
}
