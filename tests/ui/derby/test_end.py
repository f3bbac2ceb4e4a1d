"""The end of a derby: every payment can be read, page by page, and what can be done next."""

from __future__ import annotations

import pygame

from game.ui.derby.menus.accounts import accounts
from game.ui.derby.menus.end import DerbyEnd
from game.ui.derby.table import TABLE
from game.ui.table.look import usual_look
from tests.hotseat.people import seated
from tests.ui.derby.betting import whole_game
from tests.ui.derby.sitting import EndlessDerby
from tests.ui.harness import Window
from tests.ui.table.sitting import alone, is_replay

SEATS = 6


def test_every_payment_can_be_read_by_keys_and_by_the_wheel() -> None:
    match = whole_game(SEATS, 3)
    found = accounts(match.seen(None).log, SEATS)
    assert sum(len(account.bets) for account in found) > 15  # more than one page
    session, _ = seated(match, alone(SEATS))
    with Window((640, 360), animation_speed="instant") as window:
        table = EndlessDerby(window.ui, TABLE, session, usual_look(SEATS), continued=True)
        window.open(table)
        end = window.open(DerbyEnd(window.ui, table))
        assert isinstance(end, DerbyEnd)
        read = window.words
        for _ in range(8):
            window.key(pygame.K_PAGEDOWN)
            window.frames(1)
            read += window.words
        for account in found:
            assert f"Bets {account.from_bets} + prizes {account.from_prizes}" in read
            assert match.names[account.seat] in read
        last = window.words
        window.wheel(window.widget("end.rows").box.center, 40)
        window.frames(1)
        assert window.words != last and match.names[end.winner] in window.words
        window.press("end.odds")
        window.frames(1)
        assert "end.rows" not in window.ids and "20-1" in window.words
        window.press("end.watch")
        window.frames(2)
        assert is_replay(window.scene, "derby")


def test_the_own_payments_are_seen_without_scrolling() -> None:
    match = whole_game(SEATS, 3)
    own = accounts(match.seen(None).log, SEATS)[0]
    session, _ = seated(match, alone(SEATS))
    with Window((640, 360), animation_speed="instant") as window:
        table = EndlessDerby(window.ui, TABLE, session, usual_look(SEATS), continued=True)
        window.open(table)
        end = window.open(DerbyEnd(window.ui, table))
        assert isinstance(end, DerbyEnd) and end.winner != 0
        assert f"Bets {own.from_bets} + prizes {own.from_prizes}" in window.words


def test_a_shared_win_bears_nobodys_name_and_the_tab_that_is_open_stands_out() -> None:
    session, _ = seated(whole_game(SEATS, 3), alone(SEATS))
    with Window((640, 360), animation_speed="instant") as window:
        table = EndlessDerby(window.ui, TABLE, session, usual_look(SEATS), continued=True)
        end = DerbyEnd(window.ui, table)
        end.winners = (1, 3, 4)
        window.open(end)
        assert {"II", "IV", "V"} <= {written.text for written in window.texts}
        assert [window.widget(f"end.{tab}").skin for tab in ("payout", "odds")] == ["green", "on"]
        window.press("end.odds")
        assert [window.widget(f"end.{tab}").skin for tab in ("payout", "odds")] == ["on", "green"]
        texts = [written.text for written in window.texts]
        assert table.session.match.names[1] not in texts  # on no plank of its own
