"""Games at a question of each kind, and the same games with what all may not know dealt anew."""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from game.engine.draws import Draws
from game.engine.errors import GameError
from game.engine.match import Checkpoint, Match
from game.games.registry import game_named
from game.hotseat.asks import Mode
from tests.contract.subject import Subject
from tests.hotseat.people import seated
from tests.support import play_out

SEATS = 3
GAMES = 30  # looked through at most, under each of the variants
ENOUGH = 8  # after so many a question without twins is taken too
TWINS = 2
DEALS = 6  # tried for so many twins


class Moment(NamedTuple):
    """A question, how it is put to several people at one screen, and other games of which all of
    them know the same, although the rules may ask somebody else something else there. A twin has
    come there with another deal from the beginning of the turn on; where that is rare, it has been
    dealt anew where it stands. Without twins: nothing is hidden."""

    kind: str
    mode: Mode
    match: Match
    twins: tuple[Match, ...]


_FOUND: dict[str, tuple[Moment, ...]] = {}


def moments_of(subject: Subject) -> tuple[Moment, ...]:
    """One for each kind of question, in games of three people."""
    if subject.id not in _FOUND:
        _FOUND[subject.id] = _Search(subject).moments()
    return _FOUND[subject.id]


class _Search:
    def __init__(self, subject: Subject) -> None:
        self._subject = subject
        self._found: dict[str, Moment] = {}
        self._first: dict[str, Moment] = {}  # of its kind, whether it has twins or not

    def moments(self) -> tuple[Moment, ...]:
        wanted = {*(self._subject.asked or ())}
        for seed in range(GAMES):
            for options in ({}, *self._subject.variants):
                options = {**self._subject.brief, **options}
                match, rng = self._subject.begun(seed, SEATS, options, drawn=True)
                play_out(match, rng, self._look, most=3 * self._subject.long)
            enough = self._found if seed < ENOUGH else self._first
            if (wanted or seed >= ENOUGH) and wanted <= {*enough}:
                break
        assert wanted <= {*self._first}, "these are never asked"
        return tuple({**self._first, **self._found}.values())

    def _look(self, match: Match) -> None:
        assert match.pending is not None
        kind = match.pending.kind
        if kind in self._found:
            return
        twins = played_again(match)
        if twins or kind not in self._first:
            ask = seated(match.clone(), ("human",) * SEATS)[1].ask()
            if ask is None:
                return
            kept = _played_again(match, match.turn_starts[-1])
            assert kept is not None
            self._first.setdefault(kind, Moment(kind, ask.mode, kept, dealt_anew(kept)))
            if twins:
                self._found[kind] = Moment(kind, ask.mode, kept, twins)


def played_again(match: Match) -> tuple[Match, ...]:
    """From the beginning of the turn, with another deal: games in which the same has happened, as
    far as everybody knows. Empty where that is rare."""
    twins: list[Match] = []
    tables = {match.rules.pack(match.table)}
    start = match.turn_starts[-1]
    acted = [who for who, _ in match.journal[start.entries :] if isinstance(who, int)]
    for reader in (None, *dict.fromkeys(acted)):
        for salt in range(DEALS):
            table = match.rules.unpack(start.table)
            game_named(match.game).redeal(table, reader, Draws(salt, len(match.journal)))
            twin = _played_again(match, replace(start, table=match.rules.pack(table)))
            if twin is not None and match.rules.pack(twin.table) not in tables:
                tables.add(match.rules.pack(twin.table))
                twins.append(twin)
            if len(twins) == TWINS:
                return tuple(twins)
    return ()


def _played_again(match: Match, start: Checkpoint) -> Match | None:
    """Continued from there; None where that would have led elsewhere."""
    journal, events = list(match.journal), list(match.events)
    try:
        twin = Match.resumed(match.rules, match.names, match.seed, start, journal, events)
    except GameError:
        return None
    return twin if twin.pending is not None and twin.seen(None) == match.seen(None) else None


def dealt_anew(match: Match) -> tuple[Match, ...]:
    """Where it stands; empty where nothing is hidden."""
    twins = []
    for salt in range(TWINS):
        twin = match.clone()
        game_named(match.game).redeal(twin.table, None, Draws(salt, len(match.journal)))
        twins.append(twin)
    before = match.rules.pack(match.table)
    return tuple(twin for twin in twins if twin.rules.pack(twin.table) != before)
