"""Why cards cannot be played like this: one sentence, for what somebody typed in vain."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.views import you_in
from game.i18n import mark
from game.rules.western.box import shipped_box
from game.rules.western.cards import REACH, STOPPED_BY_SHERIFF
from game.rules.western.view import WesternView
from game.wording.western import WesternWords

ONE_IS_KEPT = mark("You can't play your last card: keep one.")
ONLY_AN_ANSWER = mark("%(card)s only answers another player's card. You may discard it.")
JESTER_ALONE = mark(
    "On your turn, a Jester needs a Marshal to chase away. Play it with an Ambush, a Raid or "
    "an All In."
)
NOTHING_WITH_MOONSHINE = mark("With three players, no card goes with Moonshine.")
NOT_WITH_MOONSHINE = mark(
    "Moonshine takes one other card with it, but not a Gold Train or another Moonshine."
)
TRAIN_NEEDS_AMBUSH = mark("A Gold Train needs an Ambush. You may add a Bronco.")
TRAIN_NEEDS_MONEY = mark("The cash box is empty: a Gold Train would win nothing.")
NOTHING_TO_GIVE_BACK = mark("Nobody owes you anything back right now.")
NO_HAND_LIKE_YOURS = mark("Nobody's hand is close enough to yours for an All In.")
SAFE = mark("%(card)s needs a Jester here: every possible target is behind a Marshal.")
TOO_MANY_OUTLAWS = mark("At most three Outlaws ride together.")
NOT_TOGETHER = mark("These cards can't be played together.")


def why_not(words: WesternWords, view: WesternView, cards: Sequence[str]) -> str:
    """About cards of the own hand that are none of the plays offered."""
    refusal = _refusal(view, cards)
    acting = next((card for card in cards if card not in ("whisky", "joker")), cards[0])
    return words.say(refusal, card=words.card_name(acting))


def _refusal(view: WesternView, cards: Sequence[str]) -> str:
    kinds = set(cards)
    if len(cards) >= view.players[you_in(view)].count:
        return ONE_IS_KEPT
    if "joker" in kinds:
        return JESTER_ALONE
    if not kinds <= set(REACH):
        return ONLY_AN_ANSWER if len(kinds) == 1 else NOT_TOGETHER
    if "whisky" in kinds and len(cards) > 1:
        return _with_whisky(view, cards)
    if "train" in kinds:
        return TRAIN_NEEDS_AMBUSH if view.pot else TRAIN_NEEDS_MONEY
    if kinds == {"cowboy"}:
        return TOO_MANY_OUTLAWS
    return _about(cards[0], view, 1) if len(cards) == 1 else NOT_TOGETHER


def _with_whisky(view: WesternView, cards: Sequence[str]) -> str:
    if not view.joins_whisky:
        return NOTHING_WITH_MOONSHINE
    others = [card for card in cards if card != "whisky"]
    if len(cards) > 2 or not others or others[0] == "train":
        return NOT_WITH_MOONSHINE
    return _about(others[0], view, len(cards))


def _about(card: str, view: WesternView, laid: int) -> str:
    """Why one card, of so many that are laid, finds no target."""
    if card == "give-it-back":
        return NOTHING_TO_GIVE_BACK
    if card == "saloon":
        return SAFE if _meets_a_hand(view, laid) else NO_HAND_LIKE_YOURS
    return SAFE if card in STOPPED_BY_SHERIFF else NOT_TOGETHER


def _meets_a_hand(view: WesternView, laid: int) -> bool:
    """Whether somebody's hand is close enough to what is left: then only a Marshal can help."""
    left = view.players[you_in(view)].count - laid
    hands = [one.count for seat, one in enumerate(view.players) if seat != view.you]
    return any(abs(cards - left) <= shipped_box().saloon for cards in hands)
