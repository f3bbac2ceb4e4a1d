"""What somebody is about to do on the own turn: cards that are chosen, a mustang that is wanted,
and what the rules make of both. It knows no window."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple

from game.bots.mustang.promise import most_promising
from game.rules.mustang.box import COWBOY, KINDS, kind_of, shipped_box
from game.rules.mustang.choices import Action, Kind
from game.rules.mustang.sets import KIND_OF_SET, CardSet, cards_for, set_of, sets_in
from game.rules.mustang.view import MustangView as Seen
from game.ui.table.hands.places import first_indexes_of

State = Literal["go", "help", "no"]
ACTIONS: tuple[Kind, ...] = ("catch", "steal", "stable", "exchange")


class Target(NamedTuple):
    """A mustang that can be had. `ref`: its id, or its kind for the top of a pile; `kind` may be
    `special`; `owner`: whose corral it stands in; None: it is free."""

    action: Kind
    ref: str
    kind: str
    owner: int | None = None

    @property
    def is_pile(self) -> bool:
        return self.ref in KINDS


class Refusal(NamedTuple):
    """Why something cannot be done: no set of that size in the hand (`cards`), nothing there to
    be had (`mustangs`), or too few or too many cards chosen (`number`)."""

    lacks: Literal["cards", "mustangs", "number"]
    kind: str = ""


class Selection:
    """Of one seat on its turn; `seen` must show that seat's hand."""

    def __init__(self, seen: Seen, seat: int) -> None:
        self.seat = seat
        self.hand: tuple[str, ...] = tuple(seen.ranchers[seat].hand or ())
        self.chosen: list[int] = []
        self.target: Target | None = None
        self.targets = tuple(_targets(seen, seat))
        self._sets = {size: sets_in(self.hand, size) for size in KIND_OF_SET}
        self._discards = tuple(seen.discards)
        self._scores = [seen.ranchers[owner].score for owner in range(len(seen.ranchers))]

    # ------------------------------------------------------------------ what there is

    @property
    def cards(self) -> list[str]:
        return [self.hand[index] for index in sorted(self.chosen)]

    @property
    def card_set(self) -> CardSet | None:
        """What the chosen cards are."""
        return set_of(self.cards)

    def sets_for(self, target: Target) -> Sequence[CardSet]:
        """Every set of the hand with which it can be had."""
        return self._sets[cards_for(target.ref)]

    def can_have(self, target: Target) -> bool:
        return target.action == "stable" or bool(self.sets_for(target))

    def fits(self, target: Target) -> bool:
        """Whether the chosen cards are what it takes."""
        if target.action == "stable":
            return True
        chosen = self.card_set
        return chosen is not None and len(chosen.cards) == cards_for(target.ref)

    @property
    def lit_targets(self) -> list[Target]:
        """What can be had with the chosen cards; all that can be had while none are chosen, or
        all that could be brought in while one of those is."""
        if self.target is not None and self.target.action == "stable":
            return [target for target in self.targets if target.action == "stable"]
        if not self.chosen:
            return [target for target in self.targets if self.can_have(target)]
        return [t for t in self.targets if t.action != "stable" and self.fits(t)]

    def to_be_had_with(self, index: int) -> list[Target]:
        """What a set with that card among others would bring."""
        card = self.hand[index]
        played = [target for target in self.targets if target.action != "stable"]
        return [t for t in played if any(card in found.cards for found in self.sets_for(t))]

    @property
    def lit_cards(self) -> set[int]:
        """Which cards make a set together with those that are chosen; for the wanted mustang, if
        there is one."""
        if self.target is not None and self.target.action != "stable":
            sizes: Iterable[int] = (cards_for(self.target.ref),)
        else:
            sizes = self._sets
        held = Counter(self.cards)
        useful = {
            card
            for size in sizes
            for found in self._sets[size]
            if not held - Counter(found.cards)
            for card in Counter(found.cards) - held
        }
        return {i for i, card in enumerate(self.hand) if card in useful and i not in self.chosen}

    # ------------------------------------------------------------------ choosing

    def toggle(self, index: int) -> None:
        """A card into the choice, or out of it. A mustang that it does not fit any more stays
        wanted while it still could."""
        if index in self.chosen:
            self.chosen.remove(index)
        else:
            self.chosen.append(index)
        wanted = self.target
        if wanted is not None and (wanted.action == "stable" or not self._leads_to(wanted)):
            self.target = None

    def _leads_to(self, target: Target) -> bool:
        held = Counter(self.cards)
        return any(not held - Counter(found.cards) for found in self.sets_for(target))

    def clear(self) -> None:
        self.chosen, self.target = [], None

    def choose(self, cards: Iterable[str]) -> None:
        """Exactly these."""
        self.chosen = first_indexes_of(cards, self.hand)

    def pick(self, target: Target, keeping: int | None = None) -> Refusal | None:
        """Want that mustang: where the chosen cards do not fit, a set is proposed, with them, or
        the one at `keeping`, among its cards if that can be. Says why it cannot be had."""
        if target.action == "stable":
            self.clear()
        elif not self.fits(target):
            sets = self.sets_for(target)
            if not sets:
                return Refusal("cards", target.kind)
            kept = self.cards if keeping is None else [self.hand[keeping]]
            self.choose(self._proposed(target, with_cards(sets, kept)).cards)
        self.target = target
        return None

    def _proposed(self, target: Target, sets: Sequence[CardSet]) -> CardSet:
        """A theft may be answered, a catch never is."""
        if target.action == "steal":
            return most_promising(sets, self.hand, self._discards)
        return cheapest(sets)

    # ------------------------------------------------------------------ the four actions

    def state(self, action: Kind) -> State:
        """`go`: all is chosen for it; `help`: it can be done, and `complete` chooses the rest."""
        if action == "exchange":
            return "go" if 1 <= len(self.chosen) <= shipped_box().exchange else "help"
        if self.target is not None and self.target.action == action and self.fits(self.target):
            return "go"
        return "no" if self.refusal(action) is not None else "help"

    def refusal(self, action: Kind) -> Refusal | None:
        """Why it cannot be done at all this turn."""
        if action == "exchange":
            return None
        there = [target for target in self.targets if target.action == action]
        if not there:
            return Refusal("mustangs")
        return None if any(self.can_have(target) for target in there) else Refusal("cards")

    def complete(self, action: Kind) -> Refusal | None:
        """Choose what is missing: the best mustang for the chosen cards, or the best of all."""
        if action == "exchange":
            return None if self.state(action) == "go" else Refusal("number")
        refusal = self.refusal(action)
        if refusal is not None:
            return refusal
        there = [t for t in self.targets if t.action == action and self.can_have(t)]
        fitting = [t for t in there if self.chosen and self.fits(t)]
        leading = fitting or [t for t in there if t.action != "stable" and self._leads_to(t)]
        return self.pick(max(leading or there, key=self._worth))

    def _worth(self, target: Target) -> tuple[int, bool, int]:
        """How much it counts; one that is seen, and from whoever leads, where several have the
        same."""
        leads = 0 if target.owner is None else self._scores[target.owner]
        return shipped_box().points[target.kind], not target.is_pile, leads

    @property
    def ready(self) -> Kind | None:
        """What a plain "yes" would do now."""
        if self.target is not None:
            return self.target.action if self.state(self.target.action) == "go" else None
        if self.state("exchange") != "go" or self._is_for_something:
            return None
        return "exchange"

    @property
    def _is_for_something(self) -> bool:
        """The chosen cards could catch or steal: that is not exchanged by a slip."""
        return self.fits_any("catch") or self.fits_any("steal")

    def fits_any(self, action: Kind) -> bool:
        """Whether something can be had in that way with the chosen cards."""
        return any(t.action == action and self.fits(t) for t in self.targets)

    def answer(self, action: Kind) -> Action:
        """As the rules want it, once the state is `go`."""
        if action == "exchange":
            return Action(action, None, tuple(self.cards))
        assert self.target is not None, "only with everything chosen"
        cards = () if action == "stable" else tuple(self.cards)
        return Action(action, self.target.ref, cards)


def _targets(seen: Seen, seat: int) -> Iterable[Target]:
    """In the order in which the keys visit them: the prairie, the others' corrals, the own."""
    for kind in KINDS:
        if seen.piles[kind]:
            yield Target("catch", kind, kind)
        yield from (Target("catch", mustang, kind) for mustang in seen.open[kind])
    yield from (Target("catch", special, kind_of(special)) for special in seen.specials)
    for owner in seen.clockwise(seat):
        corral = seen.ranchers[owner].corral
        yield from (Target("steal", mustang, kind_of(mustang), owner) for mustang in corral)
    own = seen.ranchers[seat].corral
    yield from (Target("stable", mustang, kind_of(mustang), seat) for mustang in own)


def with_cards(sets: Sequence[CardSet], kept: Sequence[str]) -> Sequence[CardSet]:
    """Those that have these cards among theirs; all of them if none has."""
    wanted = Counter(kept)
    return [found for found in sets if not wanted - Counter(found.cards)] or sets


def cheapest(sets: Sequence[CardSet]) -> CardSet:
    """With the fewest cowboys, then the lowest."""
    return min(sets, key=lambda found: (list(found.cards).count(COWBOY), found.value))


def defences(hand: Sequence[str], theft: CardSet) -> list[CardSet]:
    """Every set of the hand that is stronger, the cheapest first: whoever defends wants to keep
    cowboys and high sets."""
    stronger = [found for found in sets_in(hand) if found > theft]
    return sorted(stronger, key=_cost)


def _cost(found: CardSet) -> tuple[int, int, int]:
    return len(found.cards), list(found.cards).count(COWBOY), found.value
