"""The open train in the window: people and bots are asked at once, and the first claim has it."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.session import Session
from game.hotseat.asks import PassScreen
from game.hotseat.seats import Seats, bots_for
from game.ui.table.commands import SPEAK_UP
from game.ui.table.look import usual_look
from game.ui.table.scene import TableScene
from game.ui.western.context import WesternContext
from game.ui.western.table import TABLE
from tests.hotseat.test_gamblers import begun
from tests.ui.harness import Window
from tests.ui.table.sitting import alone
from tests.ui.western.sitting import sit_down as put_down
from tests.ui.western.test_open_questions import train

ATTACK = ("train", "attack-1")


def sit_down(window: Window, people: int) -> tuple[TableScene[WesternContext], list[int]]:
    """A train has come; so many of those who may lay are people, the last ones."""
    match, order = begun([ATTACK], 5, **{"open-train": True})
    match.answer({"cards": [*ATTACK]})
    players = ["random"] * 5
    for seat in order[5 - people :]:
        players[seat] = "human"
    seats = Seats(match.names, tuple(players))
    session = Session(match, bots_for("western", seats, 1))
    table = TableScene(window.ui, TABLE, session, usual_look(5), continued=True)
    window.open(table)
    window.until(lambda: table.prompt is not None)
    return table, order


class NeverLays:
    """A bot that passes."""

    level = "random"

    def think(self, view: object, request: object) -> Iterator[None]:
        yield None

    def remark(self, view: object, event: object) -> None:
        return None


def test_bots_may_pass_meanwhile_where_one_person_plays() -> None:
    with Window((960, 540), animation_speed="instant", countdown_seconds=4) as window:
        table = put_down(window, train(is_open=True), alone(4, 1))
        prompt, before = table.prompt, len(table.session.match.journal)
        assert prompt is not None and prompt.ask.seats == (1,)
        table.session.seat_bot(2, NeverLays())  # type: ignore[arg-type]
        window.until(lambda: len(table.session.match.journal) > before)
        assert table.prompt is prompt, "the person is still asked the same"


def test_the_first_claim_opens_the_door() -> None:
    with Window((960, 540), animation_speed="instant", countdown_seconds=4) as window:
        table, order = sit_down(window, 2)
        prompt, before = table.prompt, len(table.session.match.journal)
        assert prompt is not None and prompt.ask.seats == tuple(order[3:])
        window.key(SPEAK_UP[order[4]].chords[0].key)
        window.frames(2)
        assert table.prompt is not None and table.prompt.ask.about is PassScreen
        assert table.prompt.ask.seat == order[4], "whoever comes before has no time left"
        window.frames(80, 0.1)
        assert len(table.session.match.journal) == before, "no bot lays while that one looks"
