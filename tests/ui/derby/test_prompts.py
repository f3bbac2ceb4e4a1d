"""Whatever a bettor is asked can be answered with the pointer alone, and with the keys alone."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.engine.match import Match
from game.rules.derby.cards import HORSES, PLACE, SPECIAL
from game.rules.derby.course import DRAW_LEVEL
from game.ui.derby.prompts.plan import PlanPrompt
from game.ui.derby.prompts.ride import RidePrompt
from game.ui.derby.slate.places import column
from game.ui.derby.slate.rounds import RoundPanel
from game.ui.kit.canvas import Box
from tests.ui.derby.betting import part_of
from tests.ui.derby.moments import with_horse
from tests.ui.derby.sitting import EndlessDerby, asked, sit_down
from tests.ui.harness import Window
from tests.ui.table.sitting import answers_of, hold_the_door, people


@pytest.fixture(scope="module")
def window() -> Iterator[Window]:
    with Window((640, 360), animation_speed="instant") as opened:
        yield opened


def turn(window: Window, round: int = 2) -> tuple[EndlessDerby, PlanPrompt]:
    match = asked(4, "bet", when=lambda match: match.view(None)["round"] == round)
    table = sit_down(window, match)
    assert isinstance(table.prompt, PlanPrompt)
    window.move((640, 530))
    return table, table.prompt


def planned(table: EndlessDerby) -> list[object]:
    return answers_of(table)[-2:]


# --------------------------------------------------------------------------- betting


def test_bet_card_and_horse_by_the_pointer_and_one_plank_for_both(window: Window) -> None:
    table, prompt = turn(window)
    stake, card = prompt.chosen.stake, prompt.hand.cards[0]
    assert not window.widget("plan.confirm").enabled
    window.press("card.1")
    window.press("lay.blue")
    assert not window.widget("plan.confirm").enabled  # no bet yet
    window.press("bet.red")
    assert f"{stake} chips on Red" in window.words
    pose = prompt.pose()
    assert (pose.bet, pose.stake, pose.laid) == ("red", stake, (card, "blue"))
    assert pose.shift is not None and table.context.words.odds(pose.shift.row) in window.words
    before = len(answers_of(table))
    window.press("plan.confirm")
    assert planned(table) == ["red", {"card": card, "horse": "blue"}]
    assert len(answers_of(table)) == before + 2


def test_a_bet_of_this_visit_is_seen_while_its_card_is_chosen(window: Window) -> None:
    """The others see it only afterwards, and so does the table."""
    table = sit_down(window, asked(3, "bet"), people(3))
    hold_the_door(window)
    window.press("bet.red")
    window.press("plan.confirm")
    assert answers_of(table) == ["red"] and isinstance(table.prompt, PlanPrompt)
    assert table.context.seen.horse("red").bets[0] == 0
    pose = table.prompt.pose()
    assert (pose.bet, pose.stake) == ("red", 5) and "+5" in window.words
    assert pose.headline == "5 chips on Red" and not pose.chosen  # no card is seen meanwhile


def test_the_preview_of_a_bet_says_who_would_ride(window: Window) -> None:
    table, prompt = turn(window)
    stake, context = prompt.chosen.stake, table.context
    for horse, bets in (
        ("red", (0, stake, 0, 0)),
        ("blue", (0, stake + 1, 0, 0)),
        ("green", (1, stake, 0, 0)),
    ):
        context.seen = with_horse(context.seen, horse, bets=bets)
    for horse, line in (
        ("red", "A tie: it would be riderless."),
        ("blue", "Bob would ride it."),
        ("green", "You would ride it."),
    ):
        window.press(f"bet.{horse}")
        assert line in prompt.pose().line


def test_bet_card_and_horse_by_keys(window: Window) -> None:
    table, prompt = turn(window)
    for key in (pygame.K_5, pygame.K_c, pygame.K_c, pygame.K_6):
        window.key(key)
    assert prompt.chosen.bet == "red" and prompt.chosen.lay == (prompt.hand.cards[1], "blue")
    card = prompt.hand.cards[1]
    window.key(pygame.K_b)
    window.key(pygame.K_7)
    window.key(pygame.K_3, pygame.KMOD_SHIFT)
    assert prompt.chosen.bet == "green" and prompt.chosen.horse == "yellow"
    window.key(pygame.K_RETURN)
    assert planned(table) == ["green", {"card": card, "horse": "yellow"}]


def test_tab_and_arrows_come_to_every_horse_and_card(window: Window) -> None:
    _, prompt = turn(window)
    reached = set()
    for _ in range(40):
        window.key(pygame.K_TAB)
        focus = window.scene.group.focus
        assert focus is not None
        reached.add(focus.id)
    assert {f"bet.{horse}" for horse in HORSES} <= reached
    assert {f"card.{number}" for number in range(1, len(prompt.hand.cards) + 1)} <= reached
    assert {"lay.green", "plan.undo", "plan.confirm", "plan.chips"} <= reached


def test_chips_and_cards_are_dragged_onto_a_column(window: Window) -> None:
    table, prompt = turn(window)
    window.drag(window.widget("plan.chips").box.center, column("orange").center)
    assert prompt.chosen.bet == "orange" and table.prompt is prompt
    window.drag(window.widget("card.2").box.center, column("green").center)
    assert prompt.chosen.lay == (prompt.hand.cards[1], "green") and table.prompt is prompt
    window.drag(window.widget("card.1").box.center, (640, 700))  # beside everything
    assert prompt.chosen.lay == (prompt.hand.cards[1], "green")


@pytest.mark.parametrize("by", ["plank", "key"])
def test_undo_takes_the_pieces_back_then_the_bet(window: Window, by: str) -> None:
    def undo() -> None:
        if by == "plank":
            window.press("plan.undo")
        else:
            window.key(pygame.K_u)

    table, _ = turn(window)
    window.press("bet.red")
    window.press("plan.confirm")
    second = table.prompt
    assert isinstance(second, PlanPrompt) and second.ask.kind == "play-card"
    before = len(answers_of(table))
    window.press("card.1")
    window.press("lay.blue")
    undo()
    undo()
    assert second.chosen.is_empty and len(answers_of(table)) == before
    undo()
    window.frames(3)
    assert len(answers_of(table)) == before - 1
    assert table.prompt is not None and table.prompt.ask.kind == "bet"


def test_what_cannot_be_done_says_why_in_a_line(window: Window) -> None:
    table, _ = turn(window)
    before = len(table.session.match.journal)
    window.key(pygame.K_RETURN)
    window.frames(30)
    assert "Choose a horse to bet on first." in window.words
    window.key(pygame.K_5)
    window.press("card.1")
    window.key(pygame.K_RETURN, 0)
    window.frames(30)
    assert "Choose a horse for the card." in window.words
    assert len(table.session.match.journal) == before


def test_a_first_card_is_chosen_from_all_that_are_left(window: Window) -> None:
    table = sit_down(window, asked(3, "first-card", **{"first-card": 2}))
    prompt = table.prompt
    assert isinstance(prompt, PlanPrompt) and SPECIAL not in prompt.hand.cards
    assert part_of(table.view, RoundPanel).active == prompt.seat  # whose row is lit
    place = prompt.hand.cards.index("6-blue") + 1
    free = next(h.horse for h in table.context.seen.horses if not h.cards)
    window.press(f"card.{place}")
    window.press(f"lay.{free}")
    window.press("plan.confirm")
    assert answers_of(table)[-1] == {"card": "6-blue", "horse": free}


def test_a_second_first_card_is_refused_by_its_name_to_keys_too(window: Window) -> None:
    """Such a horse has no six cards, it has its first one."""
    one_laid = asked(
        *(3, "first-card"),
        when=lambda match: any(horse["cards"] for horse in match.view(None)["horses"]),
        **{"first-card": 2},
    )
    table = sit_down(window, one_laid)
    taken = next(h.horse for h in table.context.seen.horses if h.cards)
    window.key(pygame.K_1 + PLACE[taken])
    window.frames(30)
    name = table.context.words.horse(taken)
    assert f"{name} already has its first card." in window.words


# --------------------------------------------------------------------------- the race


def riding(window: Window, *, star: bool = False) -> tuple[EndlessDerby, RidePrompt]:
    def suits(match: Match) -> bool:
        assert match.pending is not None
        options = match.pending.options(0)
        return len(options) > 1 and (DRAW_LEVEL in options) == star

    table = sit_down(window, asked(3, "ride", when=suits))
    assert isinstance(table.prompt, RidePrompt)
    window.move((640, 530))
    return table, table.prompt


def test_a_card_is_chosen_first_and_played_then(window: Window) -> None:
    table, prompt = riding(window)
    place = prompt._playable()[0]
    before = len(answers_of(table))
    window.press(f"card.{place + 1}")
    reach = prompt.pose().reach
    start = table.context.seen.horse(prompt.horse).square
    assert reach is not None and reach.sure > start and len(answers_of(table)) == before
    card = prompt.card
    window.press("ride.play")
    assert answers_of(table)[-1] == card and len(answers_of(table)) == before + 1


def test_a_card_that_is_pressed_again_is_played(window: Window) -> None:
    table, prompt = riding(window)
    place = prompt._playable()[0]
    card = prompt.hand.cards[place]
    before = len(answers_of(table))
    window.press(f"card.{place + 1}")
    assert len(answers_of(table)) == before
    window.press(f"card.{place + 1}")
    assert answers_of(table)[-1] == card


def test_a_card_is_played_by_keys_or_dragged_onto_the_course(window: Window) -> None:
    table, prompt = riding(window)
    place = prompt._playable()[-1]
    window.key(pygame.K_1 + place)
    card = prompt.card
    window.key(pygame.K_RETURN)
    assert answers_of(table)[-1] == card
    table, prompt = riding(window)
    place = prompt._playable()[0]
    card = prompt.hand.cards[place]
    window.drag(window.widget(f"card.{place + 1}").box.center, (500, 300))
    assert answers_of(table)[-1] == card


def test_the_picture_of_the_key_covers_no_letter_of_the_plank(window: Window) -> None:
    _, prompt = riding(window)
    window.key(pygame.K_1 + prompt._playable()[0])
    window.key(pygame.K_TAB)  # keys are used
    (key,) = (written.rect for written in window.texts if written.text == "Enter")
    (label,) = (written.rect for written in window.texts if written.text.startswith("Play "))
    assert key.centery < label.centery and key.right < label.left


def test_a_star_is_a_1_or_draws_level(window: Window) -> None:
    for key, answer in ((pygame.K_l, DRAW_LEVEL), (pygame.K_p, SPECIAL)):
        table, prompt = riding(window, star=True)
        star = next(n for n in prompt._playable() if prompt.hand.cards[n] == SPECIAL)
        window.key(pygame.K_1 + star)
        reach = prompt.pose().reach
        assert reach is not None and reach.push is None  # drawing level risks nothing
        before = len(answers_of(table))
        window.key(pygame.K_RETURN)  # which of the two?
        assert len(answers_of(table)) == before
        window.key(key)
        assert answers_of(table)[-1] == answer


def test_cards_that_are_played_or_not_allowed_say_why(window: Window) -> None:
    def forced(match: Match) -> bool:
        assert match.pending is not None
        view = match.view(None)
        horse = next(h for h in view["horses"] if h["horse"] == view["on-move"])
        held = len(set(horse["cards"])) - len(set(horse["played"]))
        return bool(horse["played"]) and len(match.pending.options(0)) < held

    table = sit_down(window, asked(2, "ride", when=forced))
    prompt = table.prompt
    assert isinstance(prompt, RidePrompt)
    assert "It reaches Sacramento" in window.words
    before = len(answers_of(table))
    for place in set(range(6)) - set(prompt._playable()):
        window.press(f"card.{place + 1}")
        assert prompt.chosen != place
    assert len(answers_of(table)) == before


@pytest.mark.parametrize(("key", "answer"), [(pygame.K_p, True), (pygame.K_s, False)])
def test_a_push_by_key_and_by_plank(window: Window, key: int, answer: bool) -> None:
    table = sit_down(window, asked(3, "push"))
    value = table.session.match.view(None)["move"]["value"]
    assert f"Push {10 * value}%" in window.words
    window.key(pygame.K_RETURN)  # rolls nothing
    assert table.prompt is not None and table.prompt.ask.kind == "push"
    window.key(key)
    assert answers_of(table)[-1] is answer
    table = sit_down(window, asked(3, "push"))
    window.press("push.yes" if answer else "push.no")
    assert answers_of(table)[-1] is answer


def test_a_second_click_on_a_plank_does_not_answer_what_comes_up_there(window: Window) -> None:
    def will_push(match: Match) -> bool:
        view = match.view(None)
        horse = next(h for h in view["horses"] if h["horse"] == view["on-move"])
        return horse["square"] < 10

    table = sit_down(window, asked(3, "ride", when=will_push))
    prompt = table.prompt
    assert isinstance(prompt, RidePrompt)
    window.press(f"card.{prompt._playable()[0] + 1}")
    place = window.widget("ride.play").box.center
    window.click(place)
    before = len(answers_of(table))
    window.until(lambda: table.prompt is not None, most=300)
    window.click(place)
    assert len(answers_of(table)) == before


@pytest.mark.parametrize(("key", "answer"), [(pygame.K_r, True), (pygame.K_a, False)])
def test_the_die_card_by_key(window: Window, key: int, answer: bool) -> None:
    table = sit_down(window, asked(3, "die-card"))
    window.key(key)
    assert answers_of(table)[-1] is answer


def test_a_track_by_its_lane_or_its_number(window: Window) -> None:
    table = sit_down(window, asked(3, "choose-track", **{"choose-tracks": True}))
    assert table.prompt is not None
    free = list(table.prompt.options)  # type: ignore[attr-defined]
    house = table.context.course.spot(free[-1], 0)
    around = Box(house.x - 20, house.y - 15, 25, 30)
    empty = window.canvas.surface.subsurface(window.canvas.area(around)).copy()
    window.click(window.widget(f"track.{free[-1]}").box.center)
    filled = window.canvas.surface.subsurface(window.canvas.area(around)).copy()
    assert filled.get_buffer().raw != empty.get_buffer().raw, "the horse is seen in its house"
    assert table.prompt.pose().track == free[-1]  # type: ignore[attr-defined]
    window.key(pygame.K_0 + free[0])
    window.key(pygame.K_RETURN)
    assert answers_of(table)[-1] == free[0]


def test_who_of_several_people_chooses_a_track_is_called_by_the_name(window: Window) -> None:
    match = asked(3, "choose-track", 1, **{"choose-tracks": True})
    prompt = sit_down(window, match, people(3)).prompt
    assert prompt is not None and prompt.pose().headline == match.names[1]  # type: ignore[attr-defined]
    assert match.names[1] in window.words


def test_the_chart_of_the_odds_opens_in_the_middle_of_the_race(window: Window) -> None:
    table = sit_down(window, asked(3, "push"))
    window.key(pygame.K_o)
    window.frames(2)
    assert window.scene.name == "derby-odds" and "The odds, card by card" in window.words
    window.key(pygame.K_3)
    window.key(pygame.K_ESCAPE)
    window.frames(2)
    assert window.scene is table
    window.press("table.tables")
    window.press("tables.odds")
    window.frames(2)
    assert window.scene.name == "derby-odds"
    window.press("odds.close")
    window.frames(2)
    assert window.scene is table


@pytest.mark.parametrize("how", ["pointer", "number", "drag", "hover"])
def test_a_full_horse_chosen_for_a_card_says_why_not(window: Window, how: str) -> None:
    def somebody_is_full(match: Match) -> bool:
        return any(len(horse["cards"]) == 6 for horse in match.view(None)["horses"])

    table = sit_down(window, asked(2, "play-card", when=somebody_is_full))
    assert isinstance(table.prompt, PlanPrompt)
    full = next(h.horse for h in table.context.seen.horses if len(h.seen_cards) == 6)
    if how == "drag":
        window.drag(window.widget("card.1").box.center, column(full).center)
    elif how == "number":
        window.press("card.1")
        window.key(getattr(pygame, f"K_{PLACE[full] + 1}"), pygame.KMOD_SHIFT)
    elif how == "hover":
        window.move(window.widget(f"lay.{full}").box.center)
        window.frames(90)
    else:
        window.press("card.1")
        window.move(window.widget(f"lay.{full}").box.center)
        window.press(f"lay.{full}")
    window.frames(2)
    assert table.prompt.chosen.horse is None
    assert f"{table.context.words.horse(full)} already has six cards." in window.words
