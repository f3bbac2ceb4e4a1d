"""The slate: where its markers, chips and cards are, and the sheet of tables over it."""

from __future__ import annotations

from collections import Counter

import pygame
import pytest

from game.rules.derby.cards import FULL, HORSES, ROWS
from game.ui.derby.charts.cards import CardsTable
from game.ui.derby.charts.sheet import ChartsSheet
from game.ui.derby.places import table_places
from game.ui.derby.slate import places as at
from game.ui.derby.slate.bets import bets_on, spot
from game.ui.derby.slate.markers import Markers
from game.wording.derby.shifts import spans_of
from tests.ui.derby.betting import derby, part_of, view_of, whole_game
from tests.ui.derby.moments import with_horse
from tests.ui.derby.sitting import asked, sit_down
from tests.ui.harness import Window


def test_everything_of_a_horse_lies_in_its_own_column() -> None:
    slate = table_places(1.0).slate
    for horse in HORSES:
        column = at.column(horse).inflate(4, 4)
        assert slate.contains(column)
        parts = [at.marker(horse, row) for row in (0, ROWS - 1)]
        parts += [at.card_place(horse, number) for number in range(FULL)]
        parts += [at.betting_box(horse), at.name_box(horse)]
        assert all(column.contains(part) for part in parts)


@pytest.mark.parametrize("bettors", range(1, 7))
def test_the_chips_of_all_bettors_have_room_in_a_betting_box(bettors: int) -> None:
    box = at.betting_box("red")
    shown = bets_on([3] * bettors)
    spots = [spot(box, number, len(shown)) for number in range(len(shown))]
    assert all((place.side >= 50) == (bettors <= 2) for place in spots)
    chips = [pygame.FRect(0, 0, place.side, place.side) for place in spots]
    for chip, place in zip(chips, spots, strict=True):
        chip.center = place.chip
        assert box.contains(chip)
    assert not any(chip.collidelistall(chips[n + 1 :]) for n, chip in enumerate(chips))


def test_a_stake_that_is_meant_joins_the_own_chip_where_many_have_bet() -> None:
    assert [bet.words for bet in bets_on([5, 0], 0, 4)] == ["5", "+4"]
    assert [bet.words for bet in bets_on([5, 2, 1], 0, 4)] == ["5+4", "2", "1"]
    assert [bet.words for bet in bets_on([0, 2, 1], 0, 4)] == ["2", "1", "+4"]


def test_differences_that_move_as_far_stand_together() -> None:
    shifts = (0, 0, 1, 1, 2, 2, 3, 3, 4)
    assert spans_of(shifts) == [("0-1", 0), ("2-3", 1), ("4-5", 2), ("6-7", 3), ("8", 4)]


def test_a_marker_slides_row_by_row_and_is_there_in_the_time_that_was_said() -> None:
    with Window((640, 360)) as window:
        view = view_of(window, derby(2, 1), None)
        context, markers = view.context, part_of(view, Markers)
        context.seen = with_horse(context.seen, "green", row=0)
        before, rows = context.markers["green"], []
        while context.markers["green"] != 0.0 and len(rows) < 99:
            markers.advance(0.05)
            rows.append(context.markers["green"])
        assert before == 6.0 and rows == sorted(rows, reverse=True) and len(rows) > 5


def test_the_sheet_counts_every_card_once() -> None:
    with Window((640, 360)) as window:
        context = view_of(window, asked(3, "play-card"), 0).context
        cards, seen = CardsTable(context), context.seen
        states = Counter(state for card in seen.deck for state in cards.states(card))
        assert states.total() == 42
        assert states["held"] == seen.players[0].hand_size
        assert states["laid"] == sum(len(horse.seen_cards) for horse in seen.horses)
        over = CardsTable(view_of(window, whole_game(2, 1), None).context)
        assert not any(over.hidden(card) for card in seen.deck)


def test_t_opens_the_sheet_whatever_is_asked_and_puts_it_away() -> None:
    with Window() as window:
        table = sit_down(window, asked(3, "bet"))
        for _ in range(2):
            window.key(pygame.K_t)
            assert isinstance(window.scene, ChartsSheet)
            window.frames(1)
            assert f"towards {table.context.seen.rows[0]}." in window.words
            window.key(pygame.K_t)
            assert window.scene is table
        window.press("table.tables")
        window.press("tables.back")
        assert window.scene is table


def test_the_light_of_a_column_leaves_its_horse_as_it_is() -> None:
    with Window((640, 360), animation_speed="instant") as window:
        sit_down(window, asked(4, "bet"))
        x, y = at.horse_foot("red")
        head, below = window.canvas.at((x, y - 20)), window.canvas.at((x + 30, 285))
        before = [window.canvas.surface.get_at(point) for point in (head, below)]
        window.press("bet.red")
        window.move((1, 1))
        after = [window.canvas.surface.get_at(point) for point in (head, below)]
        assert after[0] == before[0] and after[1] != before[1]
