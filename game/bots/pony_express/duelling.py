"""Duels: which corner, and which cards before and after the shots."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from game.bots.aim import Hand
from game.bots.pony_express.prospects import SERVES, duel
from game.bots.pony_express.scenes import next_shot, shots_from_corner
from game.bots.pony_express.situation import Situation
from game.bots.pony_express.skill import SKILLS
from game.engine.draws import Draws
from game.rules.pony_express.cards import Play
from game.rules.pony_express.meeting import SHOTS_EACH, half_of
from game.rules.pony_express.questions import CORNERS
from game.rules.pony_express.view import DuelView
from physics.model import Scene

_BARREL_POINTS = 6  # that are worth a closer look
_SHOTS_AHEAD = 4  # of an endless showdown that are reckoned with
_WIND_SPOILS = 0.12  # of the hits, at least: a finger does not reckon as the planner does
_THE_SAME = 1e-9


class Marksman:
    """Me before a duel, with what the planner says of my shots and the other's."""

    def __init__(self, here: Situation, hand: Hand) -> None:
        self._here = here
        self._view = here.view
        self._hand = hand
        self._must_fall = here.view.must_fall

    # ------------------------------------------------------------------ corners

    def corner(self) -> str:
        """Where I hit more often than I am hit; the first one if it is the same."""
        return max(CORNERS, key=self._worth_of_corner)

    def _worth_of_corner(self, corner: str) -> float:
        mine, others = shots_from_corner(self._view, self._here.me, corner)
        hit, arrest = self._odds(mine)
        struck, spared = self._odds(others)
        shots = _SHOTS_AHEAD if self._here.mine.mailbox else SHOTS_EACH
        win, lose = duel(hit, arrest, struck, spared, shots)
        return win - lose

    def _odds(self, scene: Scene) -> tuple[float, float]:
        plan = self._hand.plan(scene, self._must_fall)
        return plan.hit, plan.arrest

    # ------------------------------------------------------------------ what is at stake

    def stake(self) -> float:
        """How much better it is to win the duel than to lose it."""
        here = self._here
        if self._duel.showdown:
            return 1.0
        other = here.standings[self._opponent()]
        mine = here.mine
        prize = max(half_of(int(other.gold)), 1)
        won = here.now.win(mine.space, mine.gold + prize, mine.cards)
        left = mine.gold - half_of(int(mine.gold))
        lost = here.now.win(mine.space, left, mine.cards, 0.0 if mine.gold else SERVES)
        return won - lost

    # ------------------------------------------------------------------ cards

    def before_others_shot(self, plays: Sequence[Play], draws: Draws) -> Play | None:
        """Barrel, decoy or wind: what spoils the other's shot most, if that is worth a card."""
        shooter = self._opponent()
        usual, _ = self._others_odds(next_shot(self._view, shooter))
        best, most = None, self._here.card_price
        stake = self.stake()
        # In any order: on which side the real rider stands must be nobody's guess.
        for play in draws.shuffled([*self._worth_a_look(plays)]):
            hit, _ = self._others_odds(self._after(play, shooter))
            if play.card == "dust-devil":
                hit = min(hit, usual * (1 - _WIND_SPOILS))
            gain = (usual - hit) * stake * self._how_often(play)
            if gain > most + _THE_SAME:
                best, most = play, gain
        return best

    def _others_odds(self, scene: Scene) -> tuple[float, float]:
        """With an aim as good as the other's seems to be."""
        aim = self._here.aim_of(self._opponent())
        skill = min(SKILLS.values(), key=lambda skill: abs(skill.hit - aim))
        plan = self._hand.with_error(skill.aim_error).plan(scene, self._must_fall)
        return plan.hit, plan.arrest

    def _opponent(self) -> int:
        return self._duel.opponent(self._here.me)

    @property
    def _duel(self) -> DuelView:
        duel = self._view.duel
        assert duel is not None, "cards for shots are asked in a duel"
        return duel

    def _after(self, play: Play, shooter: int) -> Scene:
        """The other's shot after the card."""
        if play.card == "water-barrel":
            return next_shot(self._view, shooter, barrel=play.at)
        if play.card == "dust-devil":
            return next_shot(self._view, shooter, wind_from=play.side)
        return next_shot(
            self._view,
            shooter,
            decoy_of=self._here.me,
            decoy_side=play.side,
            decoy_stands=True,
        )

    def _how_often(self, play: Play) -> float:
        """For how many shots it helps: the wind blows once, a barrel stays, and so does a twin
        until it is hit."""
        if play.card == "dust-devil":
            return 1.0
        left = _SHOTS_AHEAD if self._duel.showdown else self._shots_left()
        return 1.0 + 0.5 * (left - 1)

    def _shots_left(self) -> int:
        """Of the other, with the one that comes now (which is counted already)."""
        duel = self._duel
        return SHOTS_EACH - duel.shots[duel.seats.index(self._opponent())] + 1

    def _worth_a_look(self, plays: Sequence[Play]) -> Iterator[Play]:
        """All ways to play a card, but of a barrel's many points only those in the line of fire:
        nearest to the straight line from the other's place to mine."""
        barrels = [play for play in plays if play.card == "water-barrel"]
        duel = self._duel
        mine = duel.places[duel.seats.index(self._here.me)]
        other = duel.places[duel.seats.index(self._opponent())]
        barrels.sort(key=lambda play: _off_the_line(play.at or (0, 0), mine, other))
        yield from barrels[:_BARREL_POINTS]
        yield from (play for play in plays if play.card != "water-barrel")

    def before_own_shot(self) -> bool:
        """Whether a steady hand gains enough, for what is at stake."""
        me = self._here.me
        plain, arrest = self._odds(next_shot(self._view, me, steady=False))
        steady, less = self._odds(next_shot(self._view, me, steady=True))
        return (steady - less - plain + arrest) * self.stake() > self._here.card_price

    def after_a_miss(self) -> bool:
        """One more shot at once, if it is a good one."""
        hit, arrest = self._odds(next_shot(self._view, self._here.me))
        return (hit - arrest) * self.stake() > self._here.card_price


def _off_the_line(
    point: tuple[float, float], here: tuple[float, float], there: tuple[float, float]
) -> tuple[float, float]:
    """How far the point is from the line between two places, and then from the first."""
    dx, dy = there[0] - here[0], there[1] - here[1]
    px, py = point[0] - here[0], point[1] - here[1]
    return round(abs(dx * py - dy * px) / math.hypot(dx, dy)), math.hypot(px, py)
