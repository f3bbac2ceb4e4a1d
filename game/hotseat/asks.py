"""What the people at a screen are asked: a question of the rules, or something about the screen."""

from __future__ import annotations

from typing import Any, ClassVar, Literal, NamedTuple

from game.engine.requests import Decision

Mode = Literal["alone", "open", "visit", "offer", "all"]


class ScreenAsk:
    """Something about the screen itself: no rule asks it."""

    kind: ClassVar[str]


class PassScreen(ScreenAsk):
    """The screen goes to that seat, the others look away: `enter`."""

    kind = "hand-over"


class GiveBack(ScreenAsk):
    """The person has done, and all may look again: `leave`."""

    kind = "hand-back"


class NothingFits(ScreenAsk):
    """The claimed offer was in vain: `decline_offer`."""

    kind = "nothing-to-play"


Subject = type[Decision[Any]] | type[ScreenAsk]


class Ask(NamedTuple):
    """What the people at the screen are asked. While several look, two tables that differ in
    secrets alone give the same ones. `about`: the class of the rules' question, or of what is
    asked about the screen.

    - `alone`: the only person there is asked, and everything may be shown.
    - `open`: the seat is asked in front of everybody.
    - `visit`: the seat is, or is about to be, alone with the screen.
    - `offer`: does one of `seats` want to play a card? `claim_offer` or `decline_offer`; `about`
      is the game's own question. Where the desk `asks_all`, whoever claims first has the screen,
      and the others may still claim afterwards.
    - `all`: all of `seats` at once, the first who says true has it.
    """

    seat: int
    about: Subject
    mode: Mode
    window: str = ""
    seats: tuple[int, ...] = ()

    @property
    def kind(self) -> str:
        return self.about.kind
