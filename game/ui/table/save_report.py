"""What the people at a table are told about the save of their game."""

from __future__ import annotations

from collections.abc import Callable

from game.engine.errors import SaveError
from game.engine.session import Session
from game.ui.kit.scene import Ui


class SaveReport:
    """Each problem is told once, by `notice`."""

    def __init__(self, ui: Ui, session: Session, notice: Callable[[str], None]) -> None:
        self._ui = ui
        self._session = session
        self._notice = notice
        self._last_problem = ""

    def tell(self) -> None:
        """What is new."""
        words, session = self._ui.words, self._session
        notice, problem = session.take_save_notice(), session.save_problem
        if notice is not None:
            self._notice(words.message(notice))
        sentence = "" if problem is None else words.problem(problem)
        if sentence and sentence != self._last_problem:
            self._notice(sentence)
        self._last_problem = sentence

    def flush(self) -> None:
        """The save holds everything, or the players are told why not."""
        try:
            self._session.flush()
        except SaveError as problem:
            self._notice(self._ui.words.problem(problem))
