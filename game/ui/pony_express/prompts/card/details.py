"""The steps that ask what a card needs to know before it can be played, one after the other."""

from __future__ import annotations

from collections.abc import Sequence

from game.i18n import mark
from game.rules.pony_express.cards import Play
from game.rules.shared.hands import FACES

Value = int | str | tuple[int, ...]  # of such a field

# What is asked of a card, in order; a card that is not here needs nothing.
FIELDS: dict[str, tuple[str, ...]] = {
    "marked-die": ("die", "face"),
    "spyglass": ("die",),
    "on-his-tab": ("rider",),
    "rail-pass": ("legs",),
    "pickaxe": ("dice",),
    "water-barrel": ("at",),
    "decoy": ("side",),
    "dust-devil": ("side",),
}
QUESTIONS = {
    ("marked-die", "die"): mark("Which die under the cup?"),
    ("marked-die", "face"): mark("Which face do you turn it to?"),
    ("spyglass", "die"): mark("Which die under the cup?"),
    ("on-his-tab", "rider"): mark("Who pays for the drinks?"),
    ("rail-pass", "legs"): mark("How far do you go?"),
    ("pickaxe", "dice"): mark("Which dice do you reroll?"),
    ("water-barrel", "at"): mark("Where does the barrel go?"),
    ("decoy", "side"): mark("On which side is your real rider?"),
    ("dust-devil", "side"): mark("From which side does the wind blow?"),
}
EXPLANATIONS = {
    "spyglass": mark("Only you will see it. Then you may call a bluff."),
    "on-his-tab": mark("The rider you choose pays your bill, or everything they have."),
    "rail-pass": mark("One leg or two: both are free."),
    "pickaxe": mark("You then take 1 nugget more than your hand is worth."),
    "water-barrel": mark("Click a lit point on the board, or use %(arrows)s and %(place)s."),
    "decoy": mark("Left and right as you face your opponent. Only you know."),
    "dust-devil": mark("Left and right as the shooter sees it."),
}


class Details:
    """The plays of one card that are still possible."""

    def __init__(self, card: str, plays: Sequence[Play]) -> None:
        self.card = card
        self._all = list(plays)
        self._chosen: dict[str, Value] = {}
        self.picked: set[int] = set()  # the dice of a pickaxe

    @property
    def field(self) -> str | None:
        """What is asked next; None when all is known. What leaves no choice is not asked."""
        for field in FIELDS.get(self.card, ()):
            if field not in self._chosen and len(self._values(field)) > 1:
                return field
        return None

    def _plays(self) -> list[Play]:
        return [
            play
            for play in self._all
            if all(getattr(play, field) == value for field, value in self._chosen.items())
        ]

    def _values(self, field: str) -> list[Value]:
        return list(dict.fromkeys(getattr(play, field) for play in self._plays()))

    @property
    def values(self) -> list[Value]:
        """What can be chosen for the field that is asked."""
        field = self.field
        values = [] if field is None else self._values(field)
        if field == "face":
            return sorted(values, key=lambda face: FACES.index(str(face)))
        return values

    @property
    def points(self) -> frozenset[tuple[int, int]]:
        """Where a barrel may stand."""
        return frozenset(play.at for play in self._plays() if play.at is not None)

    @property
    def question(self) -> str:
        return QUESTIONS[self.card, self.field or ""]

    @property
    def explanation(self) -> str:
        return EXPLANATIONS.get(self.card, "")

    def choose(self, value: Value) -> None:
        if self.field is not None:
            self._chosen[self.field] = value

    def back(self) -> bool:
        """One step back; False if this was the first."""
        if not self._chosen:
            return False
        self._chosen.popitem()
        return True

    def pick(self, die: int) -> None:
        self.picked ^= {die}

    @property
    def play(self) -> Play:
        """Once all is known."""
        return self._plays()[0]
