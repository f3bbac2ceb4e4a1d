"""Cards that several people are offered at once, while the rules ask one after the other."""

from __future__ import annotations

from typing import Any

import pytest

from game import new_match
from game.engine.errors import GameError, IllegalAnswer
from game.engine.match import Match
from game.engine.requests import TakeShot
from game.engine.session import Session
from game.hotseat.asks import Ask, GiveBack, NothingFits, PassScreen
from game.hotseat.desk import Desk
from game.hotseat.pony_express_policy import OF_CARDS, PonyExpressPolicy
from game.hotseat.pony_express_secrets import OPEN_WINDOWS, window_of
from game.hotseat.seats import Seats, bots_for
from game.rules.pony_express.questions import Accuse, PlayCard
from tests.hotseat.people import AnyPeople, seated
from tests.hotseat.test_desk import brief
from tests.rules.pony_express.scripting import arranged, play, ride

SPYING = "another-announced"
PEOPLE = ("human",) * 5


def announced(*hands: str, prison: tuple[int, ...] = ()) -> Match:
    """Ann has announced; the others hold a card each."""
    cards = {seat: [card] for seat, card in enumerate(hands, start=1) if card}
    spaces = (3,) * (len(hands) + 1)
    match = arranged(spaces, cards=cards, prison=prison, rolls=["A K Q Q 9"])
    play(match, reroll="stand", announce="pair")
    return match


def visit(desk: Desk, seat: int) -> Ask | None:
    """The door opens, and this is asked behind it."""
    assert brief(desk.ask()) == ("visit", PassScreen.kind, seat)
    desk.enter(seat)
    return desk.ask()


# --------------------------------------------------------------------------- an announcement


def test_all_who_might_hold_a_card_are_offered_one_at_once() -> None:
    match = announced("spyglass", "canteen", "", "decoy")
    _, desk = seated(match, PEOPLE)
    assert desk.ask() == Ask(1, PlayCard, "offer", SPYING, (1, 2, 4))
    desk.decline_offer()
    assert brief(desk.ask()) == ("all", "accuse", 1)
    assert list(match.journal)[-3:] == [(1, None), (2, None), (4, None)]
    assert str(desk.undo_refusal(4)) == "Can't undo: a card was offered since."


def test_who_sits_in_prison_is_not_offered_one() -> None:
    _, desk = seated(announced("canteen", "canteen", "decoy", prison=(2,)), PEOPLE[:4])
    assert desk.ask() == Ask(1, PlayCard, "offer", SPYING, (1, 3))


def test_the_first_who_claims_looks_and_the_later_ones_are_still_offered() -> None:
    match = announced("spyglass", "canteen", "decoy")
    _, desk = seated(match, PEOPLE[:4])
    desk.claim_offer(1)
    assert visit(desk, 1) == Ask(1, PlayCard, "visit", SPYING, (1,))
    desk.answer(1, {"card": "spyglass", "die": 0})
    assert brief(desk.ask()) == ("visit", GiveBack.kind, 1)
    desk.leave()
    assert desk.ask() == Ask(2, PlayCard, "offer", SPYING, (2, 3))
    desk.decline_offer()
    assert desk.ask() == Ask(1, Accuse, "all", seats=(1, 2, 3))


def test_who_claims_later_in_the_row_has_the_earlier_ones_pass() -> None:
    match = announced("spyglass", "canteen", "spyglass")
    _, desk = seated(match, PEOPLE[:4])
    desk.claim_offer(3)
    assert visit(desk, 3) == Ask(3, PlayCard, "visit", SPYING, (3,))
    desk.answer(3, None)
    desk.leave()
    assert brief(desk.ask()) == ("all", "accuse", 1)
    assert list(match.journal)[-3:] == [(1, None), (2, None), (3, None)]


def test_several_claims_are_visits_in_the_order_of_the_rules() -> None:
    _, desk = seated(announced("canteen", "spyglass", "spyglass", "decoy"), PEOPLE)
    desk.claim_offer(3, 1)
    assert brief(visit(desk, 1)) == ("visit", NothingFits.kind, 1)
    desk.decline_offer()
    assert brief(desk.ask()) == ("visit", GiveBack.kind, 1)
    desk.leave()
    assert brief(visit(desk, 3)) == ("visit", "play-card", 3)
    desk.answer(3, {"card": "spyglass", "die": 1})
    desk.leave()
    assert desk.ask() == Ask(4, PlayCard, "offer", SPYING, (4,)), "and who came after both"


def test_only_those_who_are_offered_a_card_can_claim_one() -> None:
    match = announced("spyglass", "", "decoy")
    _, desk = seated(match, PEOPLE[:4])
    before = list(match.journal)
    for seats in ((), (0,), (2,), (1, 2)):
        with pytest.raises(GameError):
            desk.claim_offer(*seats)
    assert list(match.journal) == before
    assert desk.ask() == Ask(1, PlayCard, "offer", SPYING, (1, 3))


# --------------------------------------------------------------------------- bots among them


def test_a_bot_that_is_asked_first_answers_first() -> None:
    match = announced("decoy", "canteen", "rail-pass")
    session, desk = seated(match, ("human", "random", "human", "human"))
    assert (desk.ask(), desk.bot_seat()) == (None, 1)
    session.answer(None, 1)
    assert desk.ask() == Ask(2, PlayCard, "offer", SPYING, (2, 3))


@pytest.mark.parametrize("plays", [None, {"card": "spyglass", "die": 0}])
def test_a_claim_waits_for_the_bot_in_between(plays: Any) -> None:
    match = announced("decoy", "spyglass", "spyglass")
    session, desk = seated(match, ("human", "human", "random", "human"))
    assert desk.ask() == Ask(1, PlayCard, "offer", SPYING, (1, 3))
    desk.claim_offer(3)
    assert (desk.ask(), desk.bot_seat()) == (None, 2)
    session.answer(plays, 2)
    assert brief(visit(desk, 3)) == ("visit", "play-card", 3)


def test_nobody_means_nobody_also_behind_a_bot() -> None:
    match = announced("decoy", "canteen", "spyglass")
    session, desk = seated(match, ("human", "human", "random", "human"))
    desk.ask()
    desk.decline_offer()
    assert (desk.ask(), desk.bot_seat()) == (None, 2)
    session.answer(None, 2)
    assert brief(desk.ask()) == ("all", "accuse", 1)
    assert match.journal[-1] == (3, None)


@pytest.mark.parametrize("holds", ["canteen", "rail-pass"])
def test_a_claim_is_void_when_the_last_such_card_was_played_for_all_to_see(holds: str) -> None:
    match = arranged(
        (3,) * 4,
        cards={1: ["decoy"], 2: ["spyglass"], 3: [holds]},
        deck=[],
        rolls=["A K Q Q 9"],
    )
    play(match, reroll="stand", announce="pair")
    session, desk = seated(match, ("human", "human", "random", "human"))
    desk.claim_offer(3)
    session.answer({"card": "spyglass", "die": 0}, 2)
    assert brief(desk.ask()) == ("all", "accuse", 1), "there is no spyglass left"


def test_whoever_goes_leaves_the_claim_to_the_others() -> None:
    _, desk = seated(announced("spyglass", "canteen", "decoy"), PEOPLE[:4])
    desk.claim_offer(2)
    desk.give_seat_to_bot(2, "random")
    assert (desk.ask(), desk.bot_seat()) == (None, 2), "Bob has passed"
    desk.give_back(2)
    assert desk.ask() == Ask(2, PlayCard, "offer", SPYING, (2, 3))


# --------------------------------------------------------------------------- before a shot


def before_shot(**cards: list[str]) -> tuple[Match, Desk]:
    """Ann is about to shoot at Bob."""
    held = {"ann": 0, "bob": 1}
    match = arranged(
        (24, 25, 28), cards={held[who]: hand for who, hand in cards.items()}, rolls=["pair"]
    )
    ride(match, "pair")
    play(match, corner="north-west")
    return match, seated(match)[1]


@pytest.mark.parametrize("ann", ["steady-hand", "rail-pass"])
@pytest.mark.parametrize("bob", ["decoy", "rail-pass"])
def test_both_duellists_are_asked_at_once_before_a_shot(ann: str, bob: str) -> None:
    if ann == bob:
        ann = "canteen"
    _, desk = before_shot(ann=[ann], bob=[bob])
    assert desk.ask() == Ask(1, PlayCard, "offer", "others-shot", (1, 0))
    desk.decline_offer()
    assert desk.ask() == Ask(0, TakeShot, "open", seats=(0,))
    assert str(desk.undo_refusal(0)) == "Can't undo: a card was offered since."


@pytest.mark.parametrize("ann", ["steady-hand", "rail-pass"])
def test_who_shoots_chooses_after_the_other_one(ann: str) -> None:
    _, desk = before_shot(ann=[ann], bob=["decoy"])
    desk.claim_offer(1)
    visit(desk, 1)
    desk.answer(1, {"card": "decoy", "side": "left"})
    desk.leave()
    assert desk.ask() == Ask(0, PlayCard, "offer", "own-shot", (0,))


@pytest.mark.parametrize("ann", ["steady-hand", "rail-pass"])
def test_who_shoots_may_claim_and_the_other_one_passes(ann: str) -> None:
    match, desk = before_shot(ann=[ann], bob=["decoy"])
    desk.claim_offer(0)
    about = PlayCard if ann == "steady-hand" else NothingFits
    assert visit(desk, 0) == Ask(0, about, "visit", "own-shot", (0,))
    assert (1, None) in match.journal
    desk.decline_offer()
    desk.leave()
    assert brief(desk.ask()) == ("open", "flick", 0)


def test_the_next_shot_is_another_moment() -> None:
    _, desk = before_shot(ann=["canteen"], bob=["decoy"])
    desk.decline_offer()
    desk.answer(0, {"start": [6.0, 30.0], "angle": 200.0, "speed": 0.1})
    desk.decline_offer()  # a spare cartridge
    assert desk.ask() == Ask(0, PlayCard, "offer", "others-shot", (0, 1))


# --------------------------------------------------------------------------- two windows of one


def at_the_figures(*hand: str) -> tuple[Match, Desk]:
    """Before the shot a safe conduct may be shown, or else the hand be steadied."""
    match = arranged((8, 1, 1), cards={0: hand}, rolls=["pair"])
    ride(match, "pair")
    desk = seated(match)[1]
    assert desk.ask() == Ask(0, PlayCard, "offer", "indians", (0,))
    return match, desk


@pytest.mark.parametrize("hand", [["safe-conduct"], ["steady-hand"], ["decoy"]])
def test_who_shoots_at_the_figures_is_asked_once(hand: list[str]) -> None:
    _, desk = at_the_figures(*hand)
    desk.decline_offer()
    assert brief(desk.ask()) == ("open", "flick", 0)


@pytest.mark.parametrize(
    "hand", [["safe-conduct", "steady-hand"], ["safe-conduct"], ["steady-hand"], ["decoy"]]
)
@pytest.mark.parametrize("plays", [True, False])
def test_one_visit_is_for_both_cards(hand: list[str], plays: bool) -> None:
    match, desk = at_the_figures(*hand)
    desk.claim_offer(0)
    fitting = [card for card in hand if card != "decoy"]
    assert visit(desk, 0) == Ask(0, PlayCard if fitting else NothingFits, "visit", "indians", (0,))
    assert [play.card for play in desk.plays(0)] == fitting
    if plays and fitting:
        desk.answer(0, {"card": fitting[-1]})
        assert match.table.spent == fitting[-1:]
    elif fitting:
        desk.answer(0, None)
    else:
        desk.decline_offer()
    assert brief(desk.ask()) == ("visit", GiveBack.kind, 0)
    desk.leave()
    if plays and fitting == ["safe-conduct"]:
        assert brief(desk.ask()) == ("visit", PassScreen.kind, 1), "there is no shot"
    else:
        assert desk.ask() == Ask(0, TakeShot, "open", seats=(0,))
        assert desk.undo_refusal(0) is not None


def test_a_bad_choice_on_such_a_visit_changes_nothing() -> None:
    match, desk = at_the_figures("safe-conduct", "decoy")
    desk.claim_offer(0)
    visit(desk, 0)
    before = list(match.journal)
    for card in ("steady-hand", "decoy"):
        with pytest.raises(IllegalAnswer):
            desk.answer(0, {"card": card})
    assert list(match.journal) == before
    assert brief(desk.ask()) == ("visit", "play-card", 0)


def test_a_card_that_ends_the_moment_ends_the_visit() -> None:
    match, desk = at_the_figures("safe-conduct", "steady-hand")
    desk.claim_offer(0)
    visit(desk, 0)
    desk.answer(0, {"card": "safe-conduct"})
    assert brief(desk.ask()) == ("visit", GiveBack.kind, 0)
    desk.leave()
    assert match.view(None)["active"] == 1
    assert brief(desk.ask()) == ("visit", PassScreen.kind, 1)


# --------------------------------------------------------------------------- whole games


class Watched(Session):
    """Knows what was asked when somebody answers."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.unasked: list[Any] = []
        self.offered: set[tuple[int, int]] = set()  # in which moment, to whom

    @property
    def moment(self) -> int:
        return sum(not isinstance(event, OF_CARDS) for event in self.match.events)

    def answer(self, answer: Any, seat: int | None = None) -> None:
        pending = self.match.pending
        if pending is not None and window_of(pending) in OPEN_WINDOWS:
            (asked,) = pending.seats
            if asked in self.humans and (self.moment, asked) not in self.offered:
                self.unasked.append((asked, window_of(pending)))
        super().answer(answer, seat)


class Noting(AnyPeople):
    """Notes what is offered, and sees that it is the next that the rules ask."""

    session: Watched

    def decide_offer(self, ask: Ask) -> None:
        match, policy = self.session.match, PonyExpressPolicy()
        assert match.pending is not None
        first = policy.asked_now(match.pending, match.pending.seats[0])
        assert first is not None and first.seat == ask.seat == ask.seats[0]
        assert set(ask.seats) <= {
            offer.seat for offer in policy.offers_from(match.seen(None), first)
        }
        self.session.offered |= {(self.session.moment, seat) for seat in ask.seats}
        super().decide_offer(ask)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(
    "players",
    [
        ("human", "human", "random"),
        ("random", "human", "human", "random"),
        ("human", "human", "human"),
        ("human", "random", "human", "human", "human"),
        PEOPLE,
    ],
)
def test_whoever_claims_nobody_is_passed_by_unasked(players: tuple[str, ...], seed: int) -> None:
    """Random claims, one or several at a time: every race comes to its end, and no person's
    question for a card is answered that was not offered in front of all."""
    names = ("Ann", "Bob", "Cleo", "Dan", "Eve")[: len(players)]
    match = new_match("pony-express", names, seed)
    session = Watched(match, bots_for(match.game, Seats(names, players), seed))
    people = Noting(session, Desk(session), seed)
    people.play()
    assert match.result is not None
    assert session.unasked == []
    if players.count("human") > 2:
        assert any(len(ask.seats) > 1 for ask in people.asked if ask.mode == "offer")
