"""A bot whose errors never end a game: another level answers in its place."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from typing import Any

from game.engine.players import Player
from game.engine.requests import Decision
from game.engine.views import you_in

MakePlayer = Callable[[], Player]
Report = Callable[[Exception], None]


class FallbackBot:
    """Answers as its first player does. Where that one raises an error or gives an illegal answer,
    the error is reported, the first time, and the next one is asked the same question."""

    def __init__(self, first: Player, others: Sequence[MakePlayer], report: Report) -> None:
        """`others` are made when they are needed, which is hardly ever; the last one, a random
        player, can always answer."""
        self.first = first
        self._others = others
        self._report = report
        self._reported = False

    @property
    def level(self) -> str:
        return self.first.level

    def choose(self, view: Any, request: Decision[Any]) -> Any:
        *_, answer = self.think(view, request)
        return answer

    def think(self, view: Any, request: Decision[Any]) -> Iterator[Any]:
        """The same in slices: None while thinking, at last the answer (which may be None)."""
        problem: Exception | None = None
        for player in self._players():
            try:
                yield (yield from _answer(player, view, request))
                return
            except Exception as error:  # whatever it is, somebody waits for this answer
                problem = error
                self._failed(error)
        assert problem is not None
        raise problem

    def remark(self, view: Any, event: Any) -> Any | None:
        try:
            return self.first.remark(view, event)
        except Exception as error:
            self._failed(error)
            return None

    def _failed(self, error: Exception) -> None:
        """Once is enough: a bot that fails at every question would push all other reports out."""
        if not self._reported:
            self._reported = True
            self._report(error)

    def _players(self) -> Iterator[Player]:
        yield self.first
        for make in self._others:
            yield make()


def _answer(player: Player, view: Any, request: Decision[Any]) -> Generator[None, None, Any]:
    """Yields None for each slice of thinking and returns the answer, once it is known legal."""
    answer: Any = None
    for thought in player.think(view, request):
        answer = thought
        yield None
    request.check(you_in(view), answer)
    return answer
