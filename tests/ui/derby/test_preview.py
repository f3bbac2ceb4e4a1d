"""What the preview promises is what the rules do."""

from __future__ import annotations

import random
from typing import Any

from game.engine.match import Match
from game.rules.derby.events import CardLaid
from game.ui.derby.menus.accounts import accounts
from game.ui.derby.odds.chart import odds_history
from game.ui.derby.prompts.preview import outlook, reach_of_card, reach_of_push
from tests.ui.derby.betting import VARIANTS, derby, whole_game


def told(match: Match, since: int) -> list[tuple[str, Any]]:
    return [(event.kind, event) for event in match.events[since:]]


def test_odds_and_squares_come_as_they_were_previewed() -> None:
    cards = rides = pushes = 0
    for number, options in enumerate(VARIANTS):
        match, rng = derby(3, number, **options), random.Random(number)
        while match.pending is not None:
            pending, since = match.pending, len(match.events)
            view = match.seen(pending.seats[0])
            choices = pending.options(pending.seats[0])
            answer = choices[rng.randrange(len(choices))]
            promised: Any = None
            if pending.kind == "play-card":
                promised = outlook(view, answer.card, answer.horse)
            elif pending.kind == "ride":
                promised = reach_of_card(view, answer)
                start = view.ridden.start
            elif pending.kind == "push":
                promised = reach_of_push(view)
            match.answer(answer, seat=pending.seats[0])
            happened = told(match, since)
            if pending.kind == "play-card":
                laid = next(event for kind, event in happened if kind == "card-laid")
                assert (laid.row_before, laid.row) == (promised.before, promised.row)
                cards += 1
            elif pending.kind == "ride":
                moved = [event for kind, event in happened if kind == "horse-moved"]
                sure = [e for e in moved if e.why != "push" and e.horse == promised.horse]
                assert (sure[-1].square if sure else start) == promised.sure
                rides += 1
            elif pending.kind == "push" and answer:
                roll = next(event for kind, event in happened if kind == "die-rolled")
                assert roll.needs == promised.value
                moved = [event for kind, event in happened if kind == "horse-moved"]
                if roll.success:
                    assert moved[0].square == promised.push
                pushes += 1
    assert min(cards, rides, pushes) > 20


def test_the_payout_sheet_adds_up_for_everybody() -> None:
    for seats, seed in ((2, 1), (6, 3), (4, 2)):
        match = whole_game(seats, seed)
        view = match.seen(None)
        for account in accounts(view.log, seats):
            player = view.players[account.seat]
            assert account.total == player.chips and account.from_prizes == player.prizes
            assert sum(bet.stake for bet in account.bets) == 15
            for bet in account.bets:
                back = 0 if bet.pays is None else bet.stake * (bet.pays + 1)
                assert bet.chips == back


def test_the_chart_has_a_step_for_every_card_and_ends_where_the_odds_are() -> None:
    for variant in range(len(VARIANTS)):
        view = whole_game(4, 5, variant).seen(None)
        history = odds_history(view.log)
        laid = sum(isinstance(event, CardLaid) for event in view.log)
        assert len(history.steps) == laid + 1
        assert history.steps[-1] == tuple(horse.row for horse in view.horses)
        assert list(history.rounds) == sorted(history.rounds)
