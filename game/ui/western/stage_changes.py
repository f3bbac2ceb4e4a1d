"""How each event of Western changes what lies on the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.rules.western.cards import COUNTERS, in_hand_order
from game.ui.western.stage_parts import Facts, PlayState, TrainState
from game.ui.western.stage_table import StageTable

SHERIFF = "sheriff"
COUNTERED = [kind for kind, by in COUNTERS.items() if "cake" in by]

# --------------------------------------------------------------------------- setting up


def _money_dealt(stage: StageTable, facts: Facts) -> None:
    for player in stage.players:
        player.money = facts["money"]
    stage.pot, stage.goal = facts["pot"], facts["goal"]


def _cards_dealt(stage: StageTable, facts: Facts) -> None:
    for player in stage.players:
        player.cards += facts["number"]
        stage.deck -= facts["number"]


def _first_player(stage: StageTable, facts: Facts) -> None:
    stage.active = facts["seat"]


# --------------------------------------------------------------------------- turns


def _turn_began(stage: StageTable, facts: Facts) -> None:
    stage.active, stage.turn, stage.play = facts["seat"], facts["turn"], None


def _turn_lost(stage: StageTable, facts: Facts) -> None:
    _turn_began(stage, facts)
    stage.players[facts["seat"]].loses_turn = False


def _cards_drawn(stage: StageTable, facts: Facts) -> None:
    stage.players[facts["seat"]].cards += facts["number"]
    stage.deck -= facts["number"]
    stage.play = None


def _deck_renewed(stage: StageTable, facts: Facts) -> None:
    stage.deck, stage.discards = facts["number"], []


# --------------------------------------------------------------------------- cards


def _hand_grows(stage: StageTable, facts: Facts) -> None:
    """What the cards are; that there are more of them was an event for everybody."""
    hand = stage.players[facts["seat"]].hand
    if hand is not None:
        stage.players[facts["seat"]].hand = in_hand_order([*hand, *facts["cards"]])


def _discard(stage: StageTable, seat: int, cards: Sequence[str]) -> None:
    _leave_hand(stage, seat, cards)
    stage.discards.extend(cards)


def _leave_hand(stage: StageTable, seat: int, cards: Sequence[str]) -> None:
    player = stage.players[seat]
    player.cards -= len(cards)
    if player.hand is not None:
        for card in cards:
            player.hand.remove(card)


def _played(stage: StageTable, facts: Facts) -> None:
    """A marshal lies before its player; everything else is discarded at once."""
    _leave_hand(stage, facts["seat"], facts["cards"])
    stage.discards.extend(card for card in facts["cards"] if card != SHERIFF)
    stage.play = PlayState(facts["seat"], list(facts["cards"]), facts["card"], facts["target"])


def _discarded(stage: StageTable, facts: Facts) -> None:
    _discard(stage, facts["seat"], [facts["card"]])


def _countered(stage: StageTable, facts: Facts) -> None:
    """A jester or the hat has the last word; a dog or a dancer may be answered."""
    if facts["card"] == SHERIFF:
        stage.discards.append(SHERIFF)
    _discard(stage, facts["seat"], [facts["by"]])
    if facts["by"] not in COUNTERED:
        stage.play = None
    elif stage.play is not None:
        stage.play.counter = facts["by"]


def _over_countered(stage: StageTable, facts: Facts) -> None:
    _discard(stage, facts["seat"], ["cake"])
    if stage.play is not None:
        stage.play.counter = None


def _card_taken(stage: StageTable, facts: Facts) -> None:
    stage.players[facts["seat"]].cards += 1
    stage.players[facts["victim"]].cards -= 1


def _card_seen(stage: StageTable, facts: Facts) -> None:
    """Which card was taken, to both of them."""
    loser = stage.players[facts["victim"]].hand
    if loser is not None:
        loser.remove(facts["card"])
    _hand_grows(stage, {"seat": facts["seat"], "cards": [facts["card"]]})


# --------------------------------------------------------------------------- what cards do


def _direction_turned(stage: StageTable, facts: Facts) -> None:
    stage.direction = facts["direction"]
    if stage.play is not None and stage.play.card == "whisky":
        stage.play = None  # nothing goes with it


def _decided(stage: StageTable, _facts: Facts) -> None:
    stage.play = None


def _paid(stage: StageTable, facts: Facts) -> None:
    payer, payee, amount = facts["payer"], facts["payee"], facts["amount"]
    if payer is None:
        stage.pot -= amount
    else:
        stage.players[payer].money -= amount
    if payee is None:
        stage.pot += amount
    else:
        stage.players[payee].money += amount
    stage.play = None


def _sheriff_laid(stage: StageTable, facts: Facts) -> None:
    stage.players[facts["seat"]].sheriff = True
    stage.play = None


def _sheriff_ended(stage: StageTable, facts: Facts) -> None:
    stage.players[facts["seat"]].sheriff = False
    stage.discards.append(SHERIFF)


def _will_lose_turn(stage: StageTable, facts: Facts) -> None:
    stage.players[facts["seat"]].loses_turn = True
    stage.play = None


# --------------------------------------------------------------------------- the train


def _train_came(stage: StageTable, facts: Facts) -> None:
    stage.play = None
    stage.train = TrainState(facts["seat"], facts["seat"], [], "", hat=False)


def _train_laid(stage: StageTable, facts: Facts) -> None:
    train = stage.train
    assert train is not None, "it has come"
    if train.cards:  # the first combination was laid with the train itself
        _discard(stage, facts["seat"], facts["cards"])
    train.leader, train.cards = facts["seat"], list(facts["cards"])
    train.combination, train.hat = facts["combination"], facts["hat"]
    train.passed = []


def _train_passed(stage: StageTable, facts: Facts) -> None:
    if stage.train is not None:
        stage.train.passed.append(facts["seat"])


def _train_won(stage: StageTable, _facts: Facts) -> None:
    stage.train = None


def _game_won(stage: StageTable, facts: Facts) -> None:
    stage.winner, stage.play, stage.train = facts["seat"], None, None


# Every kind of event; None: nothing on the table changes.
CHANGES: dict[str, Callable[[StageTable, Facts], None] | None] = {
    "money-dealt": _money_dealt,
    "cards-dealt": _cards_dealt,
    "hand-dealt": _hand_grows,
    "first-rolled": None,
    "first-player": _first_player,
    "turn-began": _turn_began,
    "turn-lost": _turn_lost,
    "cards-played": _played,
    "card-discarded": _discarded,
    "direction-turned": _direction_turned,
    "countered": _countered,
    "over-countered": _over_countered,
    "die-rolled": None,
    "attack-decided": _decided,
    "paid": _paid,
    "sheriff-laid": _sheriff_laid,
    "sheriff-ended": _sheriff_ended,
    "turn-will-be-lost": _will_lose_turn,
    "hand-shown": None,
    "saloon-compared": _decided,
    "card-taken": _card_taken,
    "card-seen": _card_seen,
    "train-came": _train_came,
    "train-laid": _train_laid,
    "train-passed": _train_passed,
    "train-won": _train_won,
    "cards-drawn": _cards_drawn,
    "cards-seen": _hand_grows,
    "deck-renewed": _deck_renewed,
    "game-won": _game_won,
}
