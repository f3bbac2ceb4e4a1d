"""What a rancher does at arranged tables: sense, by name."""

from __future__ import annotations

import pytest

from game.engine.match import Match
from tests.bots.ranching import LEVELS, WEIGHING, bot_of, usually_chosen
from tests.rules.mustang.scripting import PLAIN, arranged, exchange, run_out, steal

weighing = pytest.mark.parametrize("level", WEIGHING)
every_level = pytest.mark.parametrize("level", LEVELS)

ALMOST_A_HERD = "bay-stallion-1 bay-mare-1 grey-mare-1 bay-foal-1 grey-foal-1"
RICH = "grey-stallion-1 grey-stallion-2 pinto-stallion-1 palomino-stallion-1 pinto-mare-1"

FOALS = {"foal": "grey-foal-1 grey-foal-2"}  # the first of them is caught before the event


def action(m: Match, level: str) -> str:
    done: str = usually_chosen(m, level).action
    return done


# --------------------------------------------------------------------------- the end


@weighing
def test_stables_a_herd_that_ends_the_game_when_ahead(level: str) -> None:
    m = arranged(hands={0: PLAIN}, stable={0: ALMOST_A_HERD}, corral={0: "pinto-foal-1"})
    assert usually_chosen(m, level).mustang == "pinto-foal-1"
    assert action(m, level) == "stable"


@weighing
def test_does_not_end_the_game_with_a_herd_when_behind(level: str) -> None:
    m = arranged(
        hands={0: PLAIN},
        stable={0: ALMOST_A_HERD, 1: RICH},
        corral={0: "pinto-foal-1", 1: "midnight avalanche"},
    )
    assert action(m, level) != "stable"


@weighing
def test_takes_the_last_of_a_pile_when_that_wins(level: str) -> None:
    m = arranged(
        hands={0: "8-bay 8-grey 8-pinto 1-bay 2-chestnut 3-grey"},
        stable={0: "bay-mare-1", 1: "grey-mare-1 grey-mare-2"},
        piles={"foal": "pinto-foal-4"},
    )
    done = usually_chosen(m, level)
    assert (done.action, len(done.cards)) == ("catch", 2)


@weighing
def test_does_not_take_the_last_of_a_pile_when_behind(level: str) -> None:
    m = arranged(
        hands={0: "8-bay 8-grey 1-bay 2-chestnut 3-grey 4-pinto"},
        stable={1: RICH},
        piles={"foal": "pinto-foal-4"},
    )
    done = usually_chosen(m, level)
    assert not (done.action == "catch" and len(done.cards) == 2)


def test_a_gunslinger_leaves_the_last_of_a_pile_to_nobody_who_would_win_with_it() -> None:
    """With two left, who takes the last but one lets the next end the game; a ranger does not see
    that far."""
    m = arranged(
        2,
        hands={0: "8-bay 8-grey 7-bay 7-grey 3-grey 4-pinto"},
        stable={0: "bay-mare-1 grey-foal-1", 1: "grey-mare-1 pinto-foal-1"},
        piles={"foal": "pinto-foal-3 pinto-foal-4"},
    )
    assert action(m, "ranger") == "catch"
    assert action(m, "gunslinger") != "catch"


# --------------------------------------------------------------------------- thefts


@weighing
def test_does_not_steal_with_a_set_that_the_owner_surely_beats(level: str) -> None:
    """A pair of ones, against almost any hand; the same foal is there in the prairie."""
    m = arranged(
        hands={0: "1-bay 1-grey 3-palomino 5-pinto 6-bay 7-grey"},
        corral={1: "bay-foal-1"},
        face_up="bay-foal-2",
    )
    assert action(m, level) == "catch"


@weighing
def test_steals_a_stallion_with_four_eights_from_the_only_rival(level: str) -> None:
    """Hardly anything beats it, and it hurts the owner as much as it helps."""
    m = arranged(
        2,
        hands={0: "8-bay 8-grey 8-pinto 8-palomino 1-bay 2-grey"},
        corral={1: "bay-stallion-1"},
        stable={1: "grey-mare-1"},
    )
    done = usually_chosen(m, level)
    assert (done.action, done.mustang) == ("steal", "bay-stallion-1")


def test_a_greenhorn_steals_without_a_thought() -> None:
    m = arranged(
        hands={0: "1-bay 1-grey 3-palomino 5-pinto 6-bay 7-grey"}, corral={1: "bay-foal-1"}
    )
    assert action(m, "greenhorn") == "steal"


def test_a_gunslinger_knows_that_who_could_not_answer_before_hardly_can_now() -> None:
    """Bob let a pair of fours pass, and has drawn one card since. A ranger does not mind."""
    m = arranged(
        2,
        hands={0: "4-bay 4-grey", 1: "1-bay 2-bay 3-bay 5-grey 6-grey 7-grey"},
        corral={1: "bay-foal-1 bay-foal-2"},
    )
    before = {level: chance_of_answer(m, level) for level in WEIGHING}
    steal(m, "bay-foal-1", "4-bay 4-grey")
    m.answer(None, 1)
    exchange(m, "1-bay")
    after = {level: chance_of_answer(m, level) for level in WEIGHING}
    assert after["gunslinger"] < 0.5 * before["gunslinger"]
    assert after["ranger"] > 0.9 * before["ranger"]


def chance_of_answer(m: Match, level: str) -> float:
    """To a pair of fives."""
    return bot_of(level).chance_of_answer(m.seen(0), owner=1, cards=2, value=5)


# --------------------------------------------------------------------------- defending


def robbed(mustang: str, hand: str, **table: object) -> Match:
    """Ann tries to steal it from Bob with a pair of fives, or what else it takes."""
    m = arranged(
        2,
        hands={0: "5-bay 5-grey 5-pinto 5-palomino", 1: hand},
        corral={1: mustang},
        **table,  # type: ignore[arg-type]
    )
    size = {"foal": 2, "mare": 3, "stallion": 4}[mustang.split("-")[1]]
    steal(m, mustang, " ".join(["5-bay", "5-grey", "5-pinto", "5-palomino"][:size]))
    return m


@every_level
def test_defends_the_mustang_that_matters(level: str) -> None:
    hand = "6-bay 6-grey 6-pinto 6-palomino 1-bay 2-grey"
    m = robbed("grey-stallion-1", hand, stable={1: "grey-mare-1"})
    answer = usually_chosen(m, level)
    assert answer is not None and len(answer.cards) == 4


@weighing
def test_spends_no_four_on_a_foal(level: str) -> None:
    """The only sets that answer are worth more than the foal."""
    m = robbed("grey-foal-1", "1-bay 1-grey 1-pinto cowboy cowboy 3-grey")
    answer = usually_chosen(m, level)
    assert answer is None or len(answer.cards) < 4


@every_level
def test_defends_with_no_more_than_it_takes(level: str) -> None:
    """A pair of sixes does it; three sevens are kept for a mare."""
    m = robbed("grey-foal-1", "6-bay 6-grey 7-bay 7-grey 7-pinto 1-bay")
    answer = usually_chosen(m, level)
    assert answer is not None and answer.cards == ("6-bay", "6-grey")


# --------------------------------------------------------------------------- cards


@every_level
def test_exchanges_when_there_is_nothing_to_play(level: str) -> None:
    done = usually_chosen(arranged(hands={0: PLAIN}), level)
    assert done.action == "exchange" and len(done.cards) == 2


@weighing
def test_keeps_a_cowboy_for_better_sets_than_a_pair(level: str) -> None:
    """Where a greenhorn catches a foal with it, the others rather change two of the rest."""
    m = arranged(hands={0: "3-bay 2-grey 1-palomino 5-pinto 8-bay cowboy"})
    assert usually_chosen(m, "greenhorn").cards == ("1-palomino", "cowboy")
    done = usually_chosen(m, level)
    assert done.action == "exchange" and "cowboy" not in done.cards


@every_level
def test_changes_what_goes_with_nothing(level: str) -> None:
    """Four cards of one suit are near a run; the two others help nothing."""
    m = arranged(hands={0: "3-bay 2-bay 5-bay 6-bay 1-grey 8-pinto"})
    done = usually_chosen(m, level)
    assert (done.action, set(done.cards)) == ("exchange", {"1-grey", "8-pinto"})


@every_level
def test_two_pairs_and_two_cowboys_catch_a_stallion_and_keep_a_pair(level: str) -> None:
    m = arranged(hands={0: "3-bay 3-grey 6-palomino 6-pinto cowboy cowboy"})
    done = usually_chosen(m, level)
    assert (done.action, len(done.cards)) == ("catch", 4)
    assert len({card[0] for card in done.cards if card != "cowboy"}) == 1


@weighing
@pytest.mark.parametrize(("dead", "live"), [("3", "6"), ("6", "3")])
def test_keeps_the_pair_of_which_more_is_left(level: str, dead: str, live: str) -> None:
    """The other cards of one value have been discarded: those are played for the foal."""
    suits = ("chestnut", "palomino", "pinto")
    m = arranged(
        hands={
            0: "3-bay 3-grey 6-bay 6-grey 1-palomino 8-pinto",
            1: "1-bay 1-chestnut 2-bay 2-chestnut 4-bay 4-chestnut",
            2: "5-bay 5-chestnut 7-bay 7-chestnut 8-bay 8-chestnut",
        },
        deck=" ".join(f"{live}-{suit}" for suit in suits) + " 2-grey 4-grey 5-grey 7-grey 8-grey",
    )
    assert {f"{dead}-{suit}" for suit in suits} <= set(m.table.discards)
    assert usually_chosen(m, level).cards == (f"{dead}-bay", f"{dead}-grey")


@weighing
def test_goes_for_a_run_that_is_there(level: str) -> None:
    m = arranged(hands={0: "4-bay 5-bay 6-bay cowboy cowboy 1-grey"})
    done = usually_chosen(m, level)
    assert (done.action, len(done.cards)) == ("catch", 5)
    assert done.mustang in ("midnight", "avalanche")


@weighing
def test_keeps_four_of_a_run_for_the_fifth(level: str) -> None:
    m = arranged(hands={0: "4-bay 5-bay 6-bay 7-bay 1-grey 2-pinto"})
    assert usually_chosen(m, level).cards == ("1-grey", "2-pinto")


# --------------------------------------------------------------------------- mustangs


@weighing
def test_catches_the_mare_that_makes_a_couple(level: str) -> None:
    m = arranged(
        hands={0: "8-bay 8-grey 8-pinto 1-bay 2-chestnut 4-grey"},
        stable={0: "grey-stallion-1"},
        face_up="bay-mare-1 grey-mare-1 pinto-mare-1",
    )
    done = usually_chosen(m, level)
    assert (done.action, done.mustang) == ("catch", "grey-mare-1")


@every_level
def test_lets_the_least_go_when_the_fence_breaks(level: str) -> None:
    m = run_out(corral={0: "bay-stallion-1 bay-mare-1"}, piles=FOALS, events="broken-fence")
    assert usually_chosen(m, level) == "grey-foal-1"


@every_level
def test_brings_the_best_in_from_the_rain(level: str) -> None:
    m = run_out(
        corral={0: "grey-foal-2 bay-stallion-1 bay-mare-1 grey-foal-1"}, events="heavy-rain"
    )
    assert set(usually_chosen(m, level)) == {"bay-stallion-1", "bay-mare-1"}


@weighing
def test_completes_no_herd_in_the_rain_when_behind(level: str) -> None:
    m = run_out(
        stable={0: ALMOST_A_HERD, 1: RICH},
        corral={0: "pinto-foal-1", 1: "midnight avalanche"},
        events="heavy-rain",
    )
    assert usually_chosen(m, level) == ()


def test_a_gunslinger_brings_in_what_is_dear_while_thieves_have_time() -> None:
    """Nothing to play, so the turn is cheap."""
    m = arranged(
        hands={0: PLAIN}, corral={0: "grey-stallion-1 bay-foal-1"}, stable={0: "grey-mare-1"}
    )
    done = usually_chosen(m, "gunslinger")
    assert (done.action, done.mustang) == ("stable", "grey-stallion-1")


@weighing
def test_one_who_knows_where_every_card_is_still_weighs_all_actions(level: str) -> None:
    """Two cards in the deck, both put there by the seat itself, and a hand that was all seen."""
    m = arranged(2, hands={0: PLAIN}, deck="7-bay 8-grey")
    assert m.pending is not None
    bot, view = bot_of(level), m.seen(0)
    bot.chance_of_answer(view, 1, 2, 1)  # so that it remembers this game
    assert bot._memory is not None
    bot._memory.holders[1].known = list(m.table.ranchers[1].cards)
    bot._memory.tucked = list(m.table.deck)
    m.answer(bot.choose(view, m.pending), 0)
