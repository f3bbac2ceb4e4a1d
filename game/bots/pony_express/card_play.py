"""When to play an equipment card: each in its window, if it brings more than it is worth."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.bots.aim import Hand
from game.bots.odds import best_reroll, hands_with
from game.bots.pony_express import accusing, cup
from game.bots.pony_express.claims import Claims
from game.bots.pony_express.duelling import Marksman
from game.bots.pony_express.scenes import shot_at_figures
from game.bots.pony_express.situation import Situation
from game.engine.draws import Draws
from game.rules.pony_express.card_numbers import FRESH_HORSE_SPACES, PICKAXE_BONUS
from game.rules.pony_express.cards import Play
from game.rules.shared.hands import FACES, SPACES, hand_of

_SELDOM_OF_USE = 0.3  # of a card's price, for one that waits for a mine
_SECOND_FREE_REROLL = 1.4  # a canteen is worth more than its first one alone


class CardPlay:
    """One decision about a card. `plays` are the legal ones, without playing none."""

    def __init__(self, here: Situation, plays: Sequence[Play], hand: Hand, draws: Draws) -> None:
        self._here = here
        self._plays = plays
        self._hand = hand
        self._draws = draws
        self._windows: dict[str, Callable[[], Play | None]] = {
            "after-roll": self._marked_die,
            "before-reroll": self._canteen,
            "announcing": self._poker_face,
            "another-announced": self._spyglass,
            "going-to-prison": self._always,
            "in-prison": self._always,
            "station": self._rail_pass,
            "saloon": self._on_his_tab,
            "mine": self._pickaxe,
            "indians": self._safe_conduct,
            "relay": self._fresh_horse,
            "own-shot": self._steady_hand,
            "missed": self._spare_cartridge,
            "others-shot": self._before_others_shot,
        }

    def choose(self, window: str) -> Play | None:
        return self._windows[window]() if self._plays else None

    def _if(self, yes: bool) -> Play | None:
        return self._plays[0] if yes else None

    def _always(self) -> Play | None:
        """Freedom is always worth a card."""
        return self._plays[0]

    # ------------------------------------------------------------------ the cup

    def _marked_die(self) -> Play | None:
        here = self._here
        dice = cup.dice_of(here)
        # Everybody will know of the card, and so nothing of the dice that went back.
        shown = {die: dice[die] for die in here.memory.cup.shown}
        evidence = here.memory.evidence_with(shown, 0)._replace(marked=True)
        with_card = Claims(here, evidence, here.mine.gold).best_for_all()

        def worth(play: Play) -> tuple[float, int]:
            """My chances, and if they are the same the better hand."""
            faces = list(dice)
            assert play.die is not None and play.face is not None
            faces[play.die] = play.face
            spaces = SPACES[hand_of(tuple(faces))]
            return with_card[spaces], spaces

        best = max(self._plays, key=worth)
        return best if worth(best)[0] > cup.best_plan(here).chances + here.card_price else None

    def _canteen(self) -> Play | None:
        here = self._here
        if not here.view.reroll_price:
            return None
        free = max(plan.chances for plan in cup.rerolls(here, 0))
        gain = free - cup.best_plan(here).chances
        return self._if(gain * _SECOND_FREE_REROLL > here.card_price)

    def _poker_face(self) -> Play | None:
        here = self._here
        announced = accusing.announced_in(here)
        if hand_of(cup.dice_of(here)) == announced:
            return None
        ride = here.ride(SPACES[announced], here.mine.gold)
        accused = Claims(here, here.memory.evidence(), here.mine.gold).accused(announced)
        return self._if(accused * (ride - here.caught(here.mine.gold)) > here.card_price)

    def _spyglass(self) -> Play | None:
        """What the die may show, and what I would do then, against what I would do blindly."""
        here = self._here
        case = accusing.Case(here, nobody_asked=True)
        blind = accusing.doubt(here)
        before = case.best(blind) if here.me in here.accusers else case.passing(blind)
        known = accusing.known_dice(here)
        unknown = [play for play in self._plays if play.die not in known]
        if not unknown:
            return None
        play = self._draws.pick(unknown)
        assert play.die is not None
        shares, chances = [], []
        for face in FACES:
            lie = accusing.doubt(here, {play.die: face})
            shares.append(_share_of(here, blind, face))
            chances.append(case.best(lie))
        after = sum(s * c for s, c in zip(shares, chances, strict=True)) / sum(shares)
        return play if after - before > here.card_price else None

    # ------------------------------------------------------------------ on the way

    def _rail_pass(self) -> Play | None:
        here = self._here

        def chances(play: Play) -> float:
            return here.by_rail_pass(here.mine.space, here.mine.gold, play.legs or 0)

        best = max(self._plays, key=chances)
        return best if chances(best) > here.as_i_stand else None

    def _on_his_tab(self) -> Play | None:
        """Whoever it hurts most that can pay; not for a bill that hurts nobody."""
        here = self._here
        bill = SPACES[here.last_open_roll().hand]
        if bill < min(2, here.mine.gold + 1):
            return None
        return max(
            self._plays,
            key=lambda play: self._hurt_by(play, bill),
        )

    def _hurt_by(self, play: Play, bill: int) -> tuple[float, float]:
        """How much it helps me, and how much of the bill is paid."""
        assert play.rider is not None
        paid = min(bill, self._here.standings[play.rider].gold)
        return self._here.hurts(play.rider, paid), paid

    def _pickaxe(self) -> Play | None:
        """If the bank has more nuggets for it than the card is worth."""
        here = self._here
        roll = best_reroll(here.last_open_roll().faces, list(SPACES.values()))
        with_card = self._with_nuggets(roll.worth + PICKAXE_BONUS)
        gain = with_card - self._with_nuggets(SPACES[here.last_open_roll().hand])
        if gain <= here.card_price * _SELDOM_OF_USE:
            return None
        return next(play for play in self._plays if play.dice == roll.roll)

    def _with_nuggets(self, nuggets: float) -> float:
        here = self._here
        gold = here.mine.gold + min(nuggets, here.view.bank)
        return here.now.win(here.mine.space, gold, here.mine.cards)

    def _safe_conduct(self) -> Play | None:
        here = self._here
        plan = self._hand.plan(shot_at_figures(here.view, here.me, steady=False), False)
        shot = here.after_figures(plan.figures, plan.arrest)
        passing = here.now.win(here.mine.space, here.mine.gold, here.mine.cards - 1)
        return self._if(passing > shot)

    def _fresh_horse(self) -> Play | None:
        here = self._here
        ride = here.plain_ride(here.now, FRESH_HORSE_SPACES)
        return self._if(ride > here.as_i_stand + here.card_price)

    # ------------------------------------------------------------------ shots

    def _steady_hand(self) -> Play | None:
        here = self._here
        if here.view.duel is not None:
            return self._if(Marksman(here, self._hand).before_own_shot())
        plain, steady = (
            self._hand.plan(shot_at_figures(here.view, here.me, steady=steady), False)
            for steady in (False, True)
        )
        gain = here.after_figures(steady.figures, steady.arrest) - here.after_figures(
            plain.figures, plain.arrest
        )
        return self._if(gain > here.card_price)

    def _spare_cartridge(self) -> Play | None:
        return self._if(Marksman(self._here, self._hand).after_a_miss())

    def _before_others_shot(self) -> Play | None:
        return Marksman(self._here, self._hand).before_others_shot(self._plays, self._draws)


def _share_of(here: Situation, lie: float, face: str) -> float:
    """How likely an unknown die shows that face: any, behind a lie; behind the truth, as the
    announced hand has it."""
    known = list(accusing.known_dice(here).values())
    said = SPACES[accusing.announced_in(here)]
    usual = hands_with(known)[said]
    fits = hands_with([*known, face])[said] / usual if usual else 1.0
    return lie + (1 - lie) * fits
