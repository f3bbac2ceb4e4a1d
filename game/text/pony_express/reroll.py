"""The cup: which dice lie outside, and which are rolled again."""

from __future__ import annotations

from typing import Any

from game.rules.pony_express.questions import STAND, Arrangement
from game.rules.shared.hands import hand_of
from game.text.dialog import Dialog, Unclear
from game.text.parsing import dice_numbers
from game.text.pony_express.board import own_faces, own_rider, race
from game.text.question import Question
from game.wording.pony_express import RaceWords

ALL_DICE = frozenset(range(5))


def ask_reroll(dialog: Dialog[RaceWords], question: Question) -> Any:
    """Show the dice, then take commands until one of them is an answer."""
    cup = CupInHand(dialog, question)
    dialog.console.say(dice_line(dialog, question))
    dialog.console.say(cup.price_line())
    prompt = dialog.words.say(
        "Reroll? (%(stand)s, %(keep)s 1 4, ? for help)",
        stand=dialog.commands.word("stand"),
        keep=dialog.commands.word("keep"),
    )
    while (answer := dialog.ask(prompt, cup.understand, cup.help_lines())) is None:
        dialog.console.say(cup.arrangement_line())
    return answer


def dice_line(dialog: Dialog[RaceWords], question: Question) -> str:
    """The own dice by their numbers, and what they are worth."""
    _ = dialog.words.say
    dice = race(question).dice
    faces = [_("%(face)s (shown)", face=die.face) if die.shown else die.face for die in dice]
    numbered = ", ".join(f"{number}: {face}" for number, face in enumerate(faces, start=1))
    hand = hand_of(own_faces(question))
    return _(
        "Your dice are %(dice)s. That is %(hand)s.",
        dice=numbered,
        hand=dialog.words.hand_said(hand),
    )


class CupInHand:
    """The player's plan for the dice: nobody sees it until it is an answer."""

    def __init__(self, dialog: Dialog[RaceWords], question: Question) -> None:
        self._words = dialog.words
        self._commands = dialog.commands
        self._can_roll = bool(getattr(question.decision, "can_roll", True))
        self._price = race(question).reroll_price
        self._gold = own_rider(question).gold
        dice = race(question).dice
        self._begun = frozenset(die for die in ALL_DICE if dice[die].shown)
        self._shown = self._begun

    def understand(self, line: str) -> Any:
        """An answer to the question, or None when only the plan has changed."""
        _ = self._words.say
        verb, *rest = self._commands.meanings(line) or [""]
        if verb not in ("stand", "keep", "roll", "show", "hide"):
            raise Unclear(
                _(
                    "Type %(stand)s, or %(keep)s, %(roll)s, %(show)s or %(hide)s with "
                    "numbers of dice.",
                    **self._verbs(),
                )
            )
        dice = dice_numbers(rest)
        if dice is None:
            raise Unclear(_("Dice are numbered from 1 to 5. Name each one once, e.g. 1 4."))
        if verb == "stand":
            return self._stand(dice)
        if verb in ("show", "hide"):
            return self._move(verb, frozenset(dice))
        if not self._can_roll:
            raise Unclear(_("You can't pay for a reroll."))
        return self._keep(frozenset(dice)) if verb == "keep" else self._roll(frozenset(dice))

    def _stand(self, dice: tuple[int, ...]) -> Any:
        if dice:
            raise Unclear(
                self._words.say(
                    "To stand, type %(stand)s alone.", stand=self._commands.word("stand")
                )
            )
        return STAND if self._shown == self._begun else _arrangement(frozenset(), self._shown)

    def _move(self, verb: str, dice: frozenset[int]) -> None:
        if not dice:
            raise Unclear(self._words.say("Say which dice, e.g. 1 4."))
        self._shown = self._shown | dice if verb == "show" else self._shown - dice

    def _keep(self, kept: frozenset[int]) -> Arrangement:
        """The kept dice come out of the cup, all others are rolled under it."""
        if not kept:
            raise Unclear(self._words.say("You must keep at least one die in every reroll."))
        if kept == ALL_DICE:
            raise Unclear(self._words.say("If you keep all five, there's nothing to roll."))
        return _arrangement(ALL_DICE - kept, kept)

    def _roll(self, rolled: frozenset[int]) -> Arrangement:
        """The named dice are rolled in the open; without names, all that are under the cup."""
        if rolled == ALL_DICE:
            raise Unclear(self._words.say("You must keep at least one die in every reroll."))
        if rolled:
            return _arrangement(rolled, self._shown | rolled)
        if not self._shown:
            raise Unclear(
                self._words.say(
                    "To roll under the cup, at least one die must be outside: %(keep)s it, "
                    "or %(show)s it first.",
                    **self._verbs(),
                )
            )
        if self._shown == ALL_DICE:
            raise Unclear(self._words.say("No die is under the cup."))
        return _arrangement(ALL_DICE - self._shown, self._shown)

    def _verbs(self) -> dict[str, str]:
        return {
            verb: self._commands.word(verb) for verb in ("stand", "keep", "roll", "show", "hide")
        }

    # ------------------------------------------------------------------ in words

    def price_line(self) -> str:
        _ = self._words.say
        gold = self._words.gold(self._gold)
        if not self._can_roll:
            return _("You have %(gold)s: not enough for a reroll.", gold=gold)
        if not self._price:
            return _("The next reroll is free. You have %(gold)s.", gold=gold)
        price = self._words.gold(self._price)
        return _("A reroll costs %(price)s. You have %(gold)s.", price=price, gold=gold)

    def arrangement_line(self) -> str:
        _ = self._words.say
        if not self._shown:
            return _("All dice will be under the cup.")
        numbers = self._words.listing([str(die + 1) for die in sorted(self._shown)])
        return _("These dice will be outside the cup for everyone to see: %(dice)s.", dice=numbers)

    def help_lines(self) -> list[str]:
        _ = self._words.say
        verbs = self._verbs()
        return [
            _("%(stand)s: keep the dice as they are and announce.", **verbs),
            _(
                "%(keep)s 1 4: take dice 1 and 4 out for everyone to see and roll the others "
                "under the cup.",
                **verbs,
            ),
            _(
                "%(roll)s 2 3: take dice 2 and 3 out and roll them in the open; the rest stay.",
                **verbs,
            ),
            _("%(roll)s: roll all dice under the cup, once some are outside.", **verbs),
            _(
                "%(show)s 1, %(hide)s 2: plan to take die 1 out or put die 2 back. It "
                "happens with your next roll, or when you stand.",
                **verbs,
            ),
        ]


def _arrangement(roll: frozenset[int], shown: frozenset[int]) -> Arrangement:
    return Arrangement(tuple(sorted(roll)), tuple(sorted(shown)))
