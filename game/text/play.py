"""A game at one screen: bots play, people are asked, and everybody hears what they may hear."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from game.engine.draws import Draws, mixed
from game.engine.errors import IllegalAnswer, SaveError, UndoRefused
from game.engine.requests import Decision
from game.engine.session import Session
from game.text.console import Console, Leave
from game.text.dialog import Aside, Dialog
from game.text.question import Question
from game.text.race_board import riders_lines, standing_line, trail_lines
from game.text.race_cards import ask_for_play, card_line, might_play
from game.text.race_prompts import ask_race
from game.text.race_rules import rules_lines
from game.text.refusals import refusal_in_words
from game.text.teller import Teller
from game.wording import Words

# What a person answers while looking at secrets.
SECRET_KINDS = ("keep-card", "keep-drawn", "reroll", "announce")
SECRET_WINDOWS = ("after-roll", "before-reroll", "announcing")
BEFORE_OWN_SHOT = "own-shot"
FINGER = 0xF11C  # tells the finger's chance from the world's


class TakenBack(Exception):
    """An answer was taken back: what was being asked is asked no more."""


def play(
    session: Session,
    words: Words,
    console: Console,
    saved_in: Path | None = None,
    *,
    continued: bool = False,
) -> None:
    """Play to the end, or until somebody leaves the keyboard."""
    screen = SharedScreen(session, words, console, saved_in)
    try:
        screen.begin(continued)
        screen.play()
    except (Leave, KeyboardInterrupt):
        return


class SharedScreen:
    """One person may read everything on it. Several are handed the keyboard one by one, and read
    their secrets on a private screen."""

    def __init__(
        self, session: Session, words: Words, console: Console, saved_in: Path | None
    ) -> None:
        self._session = session
        self._match = session.match
        self._words = words
        self._console = console
        self._saved_in = saved_in
        self._people = session.humans
        self._several = len(self._people) > 1
        self._reader = self._people[0] if len(self._people) == 1 else None
        self._teller = Teller(session, words, console, self._reader)
        self._turn_shown = 0
        # The window in which a card was last offered openly, and how long the journal was then.
        self._offered = ("", -1)
        self._save_problem = ""

    def begin(self, continued: bool) -> None:
        _ = self._words.say
        if continued:
            self._teller.skip()
            self._log(self._reader)
        if self._match.result is not None:
            self._console.say(
                self._words.result(self._match.result, self._match.names, self._reader)
            )
            return
        self._console.say(_("Type %(help)s at any prompt for an explanation.", help="?"))
        if self._several and not self._console.can_hide:
            self._console.say(
                _(
                    "This terminal cannot hide what was printed: secrets are pushed up by empty "
                    "lines, so please do not scroll back."
                )
            )

    def play(self) -> None:
        while (pending := self._match.pending) is not None:
            self._teller.tell_all()
            # All who may accuse are asked in the order of the seats, bots and people alike.
            seat = pending.seats[0]
            if seat not in self._people:
                self._session.play_bot()
                continue
            try:
                self._ask(pending, seat)
            except TakenBack:
                continue
        self._teller.tell_all()

    # ------------------------------------------------------------------ asking

    def _ask(self, pending: Decision[object], seat: int) -> None:
        self._flush()
        self._show_standing()
        if not self._several:
            self._ask_alone(pending, seat)
        elif _is_secret(pending):
            self._visit(seat)
        elif pending.kind == "play-card":
            self._offer_card(seat, _window(pending))
        elif pending.kind == "flick" and self._may_offer_card_before_shot(seat):
            self._offer_card(seat, BEFORE_OWN_SHOT)
        else:
            self._answer(self._dialog(seat, private=False), seat)

    def _ask_alone(self, pending: Decision[object], seat: int) -> None:
        if _has_nothing_to_play(pending, seat):
            self._give(None, seat)
        else:
            self._answer(self._dialog(seat, private=True), seat)

    def _answer(self, dialog: Dialog, seat: int) -> None:
        answer = ask_race(dialog, self._question(seat))
        try:
            self._give(answer, seat)
        except IllegalAnswer as refusal:
            self._console.say(refusal_in_words(self._words, str(refusal)))

    def _give(self, answer: object, seat: int) -> None:
        self._session.answer(answer, seat)
        self._flush()

    def _question(self, seat: int) -> Question:
        pending = self._match.pending
        assert pending is not None
        # By what all have seen: an answer that only a holder of a card gave must not show here.
        seen = sum(event.audience is None for event in self._match.events)
        chance = Draws(mixed(self._match.seed, FINGER), seen)
        return Question(seat, pending, self._match.view(seat), self._match.names, chance)

    def _show_standing(self) -> None:
        """Once in every turn of a person."""
        view = self._match.view(self._reader)
        if view["active"] in self._people and view["turn"] > self._turn_shown:
            self._turn_shown = view["turn"]
            self._console.say(standing_line(self._words, view))

    # ------------------------------------------------------------------ secrets

    @contextmanager
    def _handed_over(self, seat: int) -> Iterator[None]:
        """The keyboard goes to that person, who alone sees what is printed inside."""
        _ = self._words.say
        name = self._match.names[seat]
        prompt = _(
            "Pass the keyboard to %(name)s. The others look away. %(name)s, press Enter.",
            name=name,
        )
        dialog = Dialog(self._console, self._words)
        if dialog.commands.meaning(self._console.ask_afresh(prompt)) == "quit":
            raise Leave
        with self._console.private():
            self._console.say(_("For %(name)s alone:", name=name))
            self._teller.tell_alone(seat)
            yield

    def _visit(self, seat: int) -> None:
        """Everything that one person is asked in secret, in one go."""
        with self._handed_over(seat):
            dialog = self._dialog(seat, private=True)
            while (pending := self._match.pending) is not None and pending.seats[0] == seat:
                if not _is_secret(pending):
                    break
                self._teller.tell_alone(seat)
                if _has_nothing_to_play(pending, seat):
                    self._give(None, seat)
                    continue
                try:
                    self._answer(dialog, seat)
                except TakenBack:
                    continue

    def _may_offer_card_before_shot(self, seat: int) -> bool:
        """The rules ask only who holds such a card; here everybody would see who is asked."""
        just_offered = self._offered == (BEFORE_OWN_SHOT, len(self._match.journal))
        return not just_offered and might_play(self._match.view(None), seat, BEFORE_OWN_SHOT)

    def _offer_card(self, seat: int, window: str) -> None:
        """The same open question to everybody who might hold a card; the list is a secret."""
        dialog = self._dialog(seat, private=False)
        wanted = dialog.yes_or_no(
            self._words.question("play-card", window),
            [self._words.say("If so, you choose it while the others look away.")],
        )
        if wanted:
            with self._handed_over(seat):
                self._play_card(seat)
        else:
            self._decline_card(seat)
        self._offered = (window, len(self._match.journal))

    def _play_card(self, seat: int) -> None:
        """In private; whoever chose none need not read anything more."""
        dialog = self._dialog(seat, private=True)
        if self._is_asked_for_card(seat) and self._question(seat).options != (None,):
            play = ask_for_play(dialog, self._question(seat))
            self._give(play, seat)
            if play is None:
                return
            self._teller.tell_alone(seat)
        else:
            self._console.say(self._words.say("You hold no card that can be played now."))
            self._decline_card(seat)
        dialog.pause()

    def _decline_card(self, seat: int) -> None:
        if self._is_asked_for_card(seat):
            self._give(None, seat)

    def _is_asked_for_card(self, seat: int) -> bool:
        pending = self._match.pending
        return pending is not None and pending.kind == "play-card" and pending.seats[0] == seat

    # ------------------------------------------------------------------ besides the answers

    def _dialog(self, seat: int, *, private: bool) -> Dialog:
        """`private`: nobody else reads what is printed."""
        reader = seat if private else None
        asides: dict[str, Aside] = {
            "rules": lambda: self._page(rules_lines(self._words, self._match.view(reader))),
            "log": lambda: self._log(reader),
            "cards": lambda: self._show_cards(seat, private),
            "riders": lambda: self._page(riders_lines(self._words, self._match.view(reader))),
            "board": lambda: self._page(trail_lines(self._words, self._match.view(reader))),
            "undo": lambda: self._undo(seat, private),
            "save": self._say_saved,
        }
        name = self._match.names[seat] if self._several and not private else ""
        return Dialog(self._console, self._words, asides, name)

    def _page(self, lines: Sequence[str]) -> None:
        self._console.page(lines, self._words.say("Press Enter for more."))

    def _log(self, reader: int | None) -> None:
        self._page(self._teller.log_lines(reader))

    def _show_cards(self, seat: int, private: bool) -> None:
        if private:
            self._list_cards(seat)
            return
        with self._handed_over(seat):
            self._list_cards(seat)
            self._dialog(seat, private=True).pause()

    def _list_cards(self, seat: int) -> None:
        cards = self._match.view(seat)["riders"][seat]["cards"]
        if not cards:
            self._console.say(self._words.say("You hold no cards."))
        for card in cards:
            self._console.say(card_line(self._words, card))
        for note in self._teller.notes(seat):
            self._console.say(note)

    def _undo(self, seat: int, private: bool) -> None:
        _ = self._words.say
        if self._offered[1] == len(self._match.journal):
            # Whether an offered card was a real question must not show in what can be undone.
            self._console.say(_("There is no way back: a card was offered since."))
            return
        taken: list[object] = []
        try:
            while not taken or self._passes_by(seat, private):
                answer = self._match.journal[-1][1] if self._match.journal else None
                self._session.undo(seat)
                taken.append(answer)
        except UndoRefused as refusal:
            for answer in reversed(taken):
                self._session.answer(answer, seat)
            self._console.say(refusal_in_words(self._words, str(refusal), self._match.names))
            return
        self._flush()
        self._console.say(_("Taken back."))
        raise TakenBack

    def _passes_by(self, seat: int, private: bool) -> bool:
        """Questions that were answered unseen are not worth going back to."""
        pending = self._match.pending
        if pending is None or pending.kind != "play-card":
            return False
        return _has_nothing_to_play(pending, seat) or (not private and _is_secret(pending))

    def _say_saved(self) -> None:
        _ = self._words.say
        self._flush()
        if self._saved_in is not None and not self._save_problem:
            self._console.say(_("The game is saved in %(file)s.", file=self._saved_in))
        else:
            self._console.say(_("This game is not saved."))

    def _flush(self) -> None:
        """So that a killed program loses nothing; a full disk is said once and spoils no game."""
        try:
            self._session.flush()
        except SaveError as problem:
            if str(problem) != self._save_problem:
                self._save_problem = str(problem)
                self._console.say(self._save_problem)
        else:
            self._save_problem = ""


def _is_secret(pending: Decision[object]) -> bool:
    if pending.kind == "play-card":
        return _window(pending) in SECRET_WINDOWS
    return pending.kind in SECRET_KINDS


def _window(pending: Decision[object]) -> str:
    return str(getattr(pending, "window", ""))


def _has_nothing_to_play(pending: Decision[object], seat: int) -> bool:
    return pending.kind == "play-card" and tuple(pending.options(seat)) == (None,)
