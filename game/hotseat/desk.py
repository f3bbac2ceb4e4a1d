"""What is to be shown next to the people at one screen, and to whom alone.

One person against bots may see all that this person knows, always. Several people hand the screen
over: who must look at secrets looks alone, and nobody can tell from what is asked, or when, who
holds a card. What is secret, and what is offered, is the policy of each game.
"""

from __future__ import annotations

from typing import Any

import msgspec

from game.engine.errors import GameError, Message, UndoRefused
from game.engine.feed import Asked
from game.engine.match import Match
from game.engine.requests import Decision
from game.engine.session import Session
from game.games.registry import game_named
from game.hotseat.asks import Ask, GiveBack, NothingFits, PassScreen
from game.hotseat.offers import Offer, Standing
from game.hotseat.pacing import Pacing, pacing_of
from game.hotseat.seats import bot_for
from game.i18n import mark

STAYS_A_BOTS = mark("A bot's seat stays a bot's, so that nobody sees its cards.")


class Desk:
    """The state between the questions: who looks at the screen alone, and what was offered."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self._policy = game_named(session.match.game).policy()
        self._visitor: int | None = None
        self._occasion: object = None  # of the visit
        self._kept = Standing()
        self._offered_at = -1  # how long the journal was when a card was last offered openly

    @property
    def _match(self) -> Match:
        return self.session.match

    @property
    def people(self) -> tuple[int, ...]:
        return self.session.humans

    @property
    def is_shared(self) -> bool:
        return len(self.people) > 1

    @property
    def visitor(self) -> int | None:
        """Who looks at the screen alone just now."""
        return self._visitor

    @property
    def reader(self) -> int | None:
        """Whose secrets may be on the screen now; None: only what everybody may know."""
        if self.is_shared:
            return self._visitor
        return next(iter(self.people), None)

    # ------------------------------------------------------------------ what is asked

    def ask(self) -> Ask | None:
        """What is to be shown next; None while only bots are asked, or the game is over.

        Questions for a card that nobody needs to see are answered here, with none."""
        self._answer_unseen()
        if self._visitor is not None and self._visit_is_over:
            return Ask(self._visitor, GiveBack, "visit", seats=(self._visitor,))
        seat, pending = self._next_person(), self._match.pending
        if seat is None or pending is None:
            return None
        if not self.is_shared:
            return Ask(seat, type(pending), "alone", self._policy.window_of(pending), (seat,))
        if self._is_visit_of(seat):
            return self._visit(seat, pending)
        if offers := self._open_offers():
            seats = tuple(dict.fromkeys(offer.seat for offer in offers))
            first = offers[0]
            return Ask(seat, self._policy.question_of(first), "offer", first.window, seats)
        if self._policy.asks_all(pending):
            entitled = tuple(other for other in pending.seats if other in self.people)
            return Ask(seat, type(pending), "all", seats=entitled)
        return Ask(seat, type(pending), "open", seats=(seat,))

    @property
    def asks_all(self) -> bool:
        """Whether people and bots are asked at once, and any of them may speak up first."""
        pending = self._match.pending
        return pending is not None and self._policy.asks_all(pending)

    @property
    def asked(self) -> Asked | None:
        """Whom one waits for, as far as all may know that; None once the game is over."""
        pending = self._match.pending
        if pending is None:
            return None
        kind = self._policy.public_kind(pending)
        return Asked(kind, pending.seats, self.session.answered)

    def question(self, seat: int) -> Decision[Any] | None:
        """As it is put to that seat now; None while it is asked nothing."""
        pending = self._match.pending
        if pending is None or seat not in pending.seats:
            return None
        return pending.for_seat(seat)

    @property
    def pacing(self) -> Pacing | None:
        """None once the game is over."""
        pending = self._match.pending
        return None if pending is None else pacing_of(pending, self._policy, self.people)

    @property
    def pause_share(self) -> float:
        """How much of their usual pause bots make before they answer."""
        pending = self._match.pending
        if pending is None:
            return 0.0
        return self._policy.pause_share(pending, self.session.seen(None), self.people)

    def bot_seat(self) -> int | None:
        """Which bot moves next; None while there is none, or a private screen has to end first.

        Where all are asked at once, people and bots, there is an `ask` at the same time; whoever
        has claimed chooses before any bot."""
        if self._visitor is not None and self._visit_is_over:
            return None
        if self._asked_now in self._standing.claimed:
            return None
        return self.session.next_bot()

    def nothing_to_play(self, seat: int) -> bool:
        """Whether the seat is asked for a card, and holds none that fits."""
        pending = self._match.pending
        return (
            pending is not None
            and seat in pending.seats
            and self._policy.nothing_to_play(pending, seat)
        )

    def plays(self, seat: int) -> tuple[Any, ...]:
        """Every way in which the seat can play a card now, or later on the same visit."""
        pending = self._match.pending
        if pending is None or not self._policy.asks_for_card(pending) or seat not in pending.seats:
            return ()
        now = [play for play in pending.options(seat) if play is not None]
        return (*now, *self._later_plays(seat))

    def _later_plays(self, seat: int) -> list[Any]:
        """With those cards that the seat claimed too, and for which the rules ask afterwards."""
        table, now = self._match.table, self._asked_now
        later = [offer for offer in self._standing.claimed - {now} if offer.seat == seat]
        return [play for offer in later for play in self._policy.plays_in(table, offer)]

    def _visit(self, seat: int, pending: Decision[Any]) -> Ask:
        if self._visitor != seat:  # what will be asked is none of the others' business
            return Ask(seat, PassScreen, "visit", seats=(seat,))
        now = self._asked_now
        if now in self._standing.claimed:
            about = self._policy.question_of(now) if self.plays(seat) else NothingFits
            return Ask(seat, about, "visit", now.window, (seat,))
        return Ask(seat, type(pending), "visit", self._policy.window_of(pending), (seat,))

    @property
    def _visit_is_over(self) -> bool:
        """The visitor has answered all that belongs to the visit."""
        if self._visitor is None or not self._is_visit_of(self._visitor):
            return True
        return self._occasion != self._policy.occasion_of(self._match.table)

    def _is_visit_of(self, seat: int) -> bool:
        """Whether that person has something to answer alone."""
        pending = self._match.pending
        if not self.is_shared or pending is None or self._next_person() != seat:
            return False
        return self._policy.is_secret(pending) or self._asked_now in self._standing.claimed

    def _next_person(self) -> int | None:
        """The first person of those who are asked; whoever has said something to what is offered
        comes before the others."""
        pending, people = self._match.pending, self.people
        if pending is None:
            return None
        asked = [seat for seat in pending.seats if seat in people]
        said = self._standing.passed | self._standing.claimed
        heard = (seat for seat in asked if self._policy.asked_now(pending, seat) in said)
        return next(heard, asked[0] if asked else None)

    def _answer_unseen(self) -> None:
        """Who looks alone is not bothered with a card that is not there. Openly everybody who
        might hold one is asked, and asked once."""
        while (seat := self._next_person()) is not None and self._may_pass_over(seat):
            offered = self._asked_now in self._standing.passed
            self.session.answer(None, seat)
            if offered:
                self._offered_at = len(self._match.journal)

    def _may_pass_over(self, seat: int) -> bool:
        pending = self._match.pending
        if pending is None or not self._policy.asks_for_card(pending):
            return False
        if self._asked_now in self._standing.passed:
            return True
        alone_on_visit = self._visitor == seat and self._policy.is_secret(pending)
        return self.nothing_to_play(seat) and (not self.is_shared or alone_on_visit)

    # ------------------------------------------------------------------ answers

    def answer(self, seat: int, answer: Any) -> None:
        """The answer of a person or a bot; IllegalAnswer, and nothing changes, for a bad one."""
        offers, now = self._open_offers(), self._asked_now
        if offers and (offers[0].seat == seat or (self.asks_all and seat in self.people)):
            raise GameError("A card is offered openly: it is claimed or declined.")
        if now not in self._standing.claimed:
            self.session.answer(answer, seat)
        elif answer is None:
            self.decline_offer()
        else:
            self._play_claimed(now, answer)

    def _play_claimed(self, now: Offer, answer: Any) -> None:
        """What is chosen on one visit may answer the second of two questions."""
        given = msgspec.to_builtins(answer)
        if any(msgspec.to_builtins(play) == given for play in self._later_plays(now.seat)):
            self.session.answer(None, now.seat)
        claimed = self._claimed_with(now)
        self.session.answer(answer, now.seat)
        self._pass(*claimed)

    def _claimed_with(self, now: Offer) -> tuple[Offer, ...]:
        """All that the same person has claimed."""
        return tuple(offer for offer in self._standing.claimed if offer.seat == now.seat)

    def claim_offer(self, *seats: int) -> None:
        """These want to: each gets the screen when the rules come to it, and chooses in private.
        Where one is asked after the other, whoever would have been asked before the last of them
        plays none. The others are still offered theirs afterwards."""
        offers = self._open_offers()
        if not seats or not {*seats} <= {offer.seat for offer in offers}:
            raise GameError("No card is offered now.")
        self._kept = self._standing.claiming(offers, seats, in_turn=not self.asks_all)
        self._answer_unseen()

    def decline_offer(self) -> None:
        """Nobody does; or on the private screen: none after all."""
        now, offers = self._asked_now, self._open_offers()
        if now in self._standing.claimed:
            offers = self._claimed_with(now)
        if not offers:
            raise GameError("No card is offered now.")
        self._pass(*offers)
        self._answer_unseen()

    def _pass(self, *offers: Offer) -> None:
        self._kept = self._standing.passing(offers)
        self._offered_at = len(self._match.journal)

    @property
    def _asked_now(self) -> Offer | None:
        """Who is asked for a card."""
        pending = self._match.pending
        if pending is None:
            return None
        person = self._next_person()
        return self._policy.asked_now(pending, pending.seats[0] if person is None else person)

    @property
    def _standing(self) -> Standing:
        """What was said in this very moment."""
        moment = self._policy.moment_of(self._match.events)
        if self._kept.moment != moment:
            self._kept = Standing(moment)
        return self._kept

    def _open_offers(self) -> tuple[Offer, ...]:
        """The same question to everybody who might hold a card, by what all can see; the first
        one is asked now."""
        pending, now = self._match.pending, self._asked_now
        if now is None or pending is None or now.seat not in self.people or not self.is_shared:
            return ()
        said = self._standing
        if self._policy.is_secret(pending) or now in said.passed or now in said.claimed:
            return ()
        offers = self._policy.offers_from(self._match.seen(None), now)
        here = [seat for seat in self.people if not self.asks_all or seat in pending.seats]
        open_ = [offer for offer in offers if offer.seat in here]
        return tuple(open_) if now in open_ else ()

    # ------------------------------------------------------------------ the private screen

    def enter(self, seat: int) -> None:
        """That person alone looks at the screen: when asked to, or to look at the own cards."""
        if seat not in self.people:
            raise GameError(f"Nobody at the screen sits on seat {seat}.")
        self._visitor = seat if self.is_shared else None
        self._occasion = self._policy.occasion_of(self._match.table)

    def leave(self) -> None:
        """All may look again. What is still to be answered alone needs another hand-over."""
        self._visitor = None

    # ------------------------------------------------------------------ taking back

    def undo(self, seat: int, shown: int | None = None) -> None:
        """Back to the seat's last question that a person has seen; UndoRefused says why not.
        `shown`: so many events were shown to anybody so far; None: all."""
        for _ in range(self._steps_back(seat, shown)):
            self.session.undo(seat, shown)
        self._kept = Standing()
        self._occasion = self._policy.occasion_of(self._match.table)

    @property
    def last_to_answer(self) -> int | None:
        """The person whose answer was the last; None: it was a bot's, or chance has come in."""
        last = self._match.journal[-1][0] if self._match.journal else None
        return last if isinstance(last, int) and last in self.people else None

    def undo_refusal(self, seat: int) -> Message | None:
        """Why the seat cannot take its last answer back; None if it can."""
        try:
            self._steps_back(seat)
        except UndoRefused as refusal:
            return refusal.message
        return None

    def _steps_back(self, seat: int, shown: int | None = None) -> int:
        if self._offered_at == len(self._match.journal):
            # Whether an offered card was a real question must not show in what can be undone.
            raise UndoRefused(mark("Can't undo: a card was offered since."))
        past, steps = self._match.clone(), 0
        while steps == 0 or self._passes_by(past, seat):
            past.undo(seat, shown)
            steps += 1
        return steps

    def _passes_by(self, past: Match, seat: int) -> bool:
        """Questions that were answered unseen are not worth going back to."""
        pending = past.pending
        if pending is None or not self._policy.asks_for_card(pending):
            return False
        return self._policy.nothing_to_play(pending, seat) or (
            self.reader != seat and self._policy.is_secret(pending)
        )

    # ------------------------------------------------------------------ who sits there

    def give_seat_to_bot(self, seat: int, level: str, *, tells: bool = True) -> None:
        """Somebody has to go: a bot plays on; SetupError for a level that there is not."""
        name = self._match.names[seat]
        bot = bot_for(self._match.game, level, name, seat, self._match.seed, tells=tells)
        self.session.seat_bot(seat, bot)
        self._begin_anew()

    def may_give_back(self, seat: int) -> bool:
        """Only the seat of somebody who has left it: whoever sat down on a bot's own seat would
        see what it holds, and may play another seat as well."""
        return self.session.bot(seat) is None or seat in self.session.left

    def give_back(self, seat: int) -> None:
        """Somebody is there again, and plays on instead of the bot; GameError for a seat that was
        a bot's from the beginning."""
        if not self.may_give_back(seat):
            raise GameError(STAYS_A_BOTS)
        self.session.seat_human(seat)
        self._begin_anew()

    def _begin_anew(self) -> None:
        """Others may look at the screen now: what was begun in private is begun again."""
        self._visitor = None
        self._kept = self._standing._replace(claimed=frozenset())
