"""People at one screen, in every game: whatever they do the desk leads them to the end, who sees
secrets sees them alone, and from what is asked, and when, nobody learns one."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Mapping
from typing import Any

import pytest

from game.engine.match import Match
from game.hotseat.asks import GiveBack, Mode, NothingFits, PassScreen, ScreenAsk
from tests.contract.moments import moments_of
from tests.contract.subject import Subject
from tests.contract.subjects import every_game, every_table, every_variant
from tests.hotseat.people import AnyPeople, seated
from tests.rules.always import redealt_unseen, told_alike
from tests.support import play_out

ABOUT_THE_SCREEN: tuple[type[ScreenAsk], ...] = (PassScreen, GiveBack, NothingFits)
LOOKED_AT = 4  # every so many decisions
TABLES = 6  # games that are looked at for secrets


def play(match: Match, people: int) -> AnyPeople:
    """By so many people, and bots on the other seats."""
    players = ["human" if seat < people else "random" for seat in range(len(match.names))]
    table = AnyPeople(*seated(match, players), seed=people)
    table.play()
    assert match.result is not None
    return table


def modes_of(table: AnyPeople) -> Mapping[str, set[Mode]]:
    """How each kind of question of the rules was put."""
    modes: dict[str, set[Mode]] = defaultdict(set)
    for ask in table.asked:
        if ask.about not in ABOUT_THE_SCREEN:
            modes[ask.kind].add(ask.mode)
    return modes


@every_variant
@pytest.mark.parametrize("bots", [0, 2])
def test_whatever_people_do_the_desk_leads_them_to_the_end(
    subject: Subject, options: Mapping[str, Any], seats: int, bots: int
) -> None:
    """Nobody is alone with the screen but by a door, and everybody comes back from there."""
    match, _ = subject.begun(seats, seats, options, drawn=True)
    table = play(match, max(2, seats - bots))
    doors = [ask.about for ask in table.asked if ask.about in (PassScreen, GiveBack)]
    assert doors == [PassScreen, GiveBack] * (len(doors) // 2)
    seen_by_all = [seen.ask for seen in table.seen]
    assert all(ask.about is PassScreen for ask in seen_by_all if ask.mode == "visit")
    assert "alone" not in {ask.mode for ask in table.asked}


@every_game
def test_every_question_is_put_as_its_game_says(subject: Subject) -> None:
    """All that can be asked, in some of these games."""
    modes: dict[str, set[Mode]] = defaultdict(set)
    for options in ({}, *subject.variants):
        for seats in (*subject.sizes, subject.middle):
            for seed in range(2):
                match, _ = subject.begun(seed, seats, options, drawn=True)
                for kind, so in modes_of(play(match, seats)).items():
                    modes[kind] |= so
    assert subject.asked is None or modes == subject.asked


@every_table
def test_a_person_alone_with_bots_never_sees_a_door(subject: Subject, seats: int) -> None:
    kinds: set[str] = set()
    for options in ({}, *subject.variants):
        match, _ = subject.begun(3, seats, options, drawn=True)
        table = play(match, 1)
        assert {ask.mode for ask in table.asked} == {"alone"}
        assert {ask.seat for ask in table.asked} == {0}
        kinds |= {ask.kind for ask in table.asked}
    assert kinds and kinds <= {*(kinds if subject.asked is None else subject.asked)}


# --------------------------------------------------------------------------- no leak


def all_can_see(match: Match) -> tuple[object, ...]:
    """Of what is asked there, of people and of bots among them, and what could be taken back."""
    seats = range(len(match.names))
    seen: list[object] = []
    for people in (len(seats), 2):
        players = ["human" if seat < people else "random" for seat in seats]
        _, desk = seated(match.clone(), players)
        refusals = [desk.undo_refusal(seat) for seat in seats]
        seen += [desk.ask(), desk.asked, desk.asks_all, desk.bot_seat(), refusals]
        seen += [desk.pause_share]
    return tuple(seen)


@every_game
def test_what_is_asked_and_when_tells_nothing_of_what_is_hidden(subject: Subject) -> None:
    """Now, and after an answer that can be given whatever is hidden."""
    changed = 0
    for seed in range(TABLES):
        match, rng = subject.begun(seed, drawn=True)

        def look(match: Match, rng: random.Random = rng) -> None:
            nonlocal changed
            if len(match.journal) % LOOKED_AT:
                return
            twin, other = redealt_unseen(subject.redeals.redeal, match, None, len(match.journal))
            changed += other
            before = all_can_see(match)
            given = subject.redeals.answer_of_both(match, None, rng)
            if given is None:
                assert all_can_see(twin) == before
                return
            same, news = told_alike(match, twin, None, given)
            if not any(event.reveals for event in news):
                assert all_can_see(twin) == all_can_see(same)

        play_out(match, rng, look, most=subject.long)
    assert changed > TABLES, "the re-deal must really change something"


@every_game
def test_every_question_is_put_alike_whatever_was_dealt(subject: Subject) -> None:
    """Also where the rules ask only who holds a card."""
    for moment in moments_of(subject):
        before = all_can_see(moment.match)
        assert all(all_can_see(twin) == before for twin in moment.twins), moment.kind
    assert any(moment.twins for moment in moments_of(subject))
