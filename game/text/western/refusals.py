"""Why cards cannot be played like this: one sentence, for what somebody typed in vain."""

from __future__ import annotations

from collections.abc import Sequence

from game.i18n import mark
from game.rules.western.box import shipped_box
from game.rules.western.cards import REACH, STOPPED_BY_SHERIFF
from game.text.part import View
from game.wording.western import WesternWords

ONE_IS_KEPT = mark("The last card is never played: you keep one.")
ONLY_AN_ANSWER = mark("%(card)s only answers what another player lays; you may discard it.")
JESTER_ALONE = mark(
    "On your turn a Jester goes only with an Ambush, a Raid or an All In against a player who is "
    "safe behind a Marshal."
)
NOTHING_WITH_MOONSHINE = mark("With three players nothing goes with Moonshine.")
NOT_WITH_MOONSHINE = mark("Moonshine takes one other card along, but no Gold Train or Moonshine.")
TRAIN_NEEDS_AMBUSH = mark("A Gold Train comes with one Ambush, and a Bronco if you like.")
TRAIN_NEEDS_MONEY = mark("The cash box is empty: there is nothing for a Gold Train to win.")
NOTHING_TO_GIVE_BACK = mark("Nobody can give you anything back now.")
NO_HAND_LIKE_YOURS = mark("Nobody's hand is close enough to yours for an All In.")
SAFE = mark("%(card)s needs a Jester with it: whoever you could aim at is behind a Marshal.")
TOO_MANY_OUTLAWS = mark("Three Outlaws are the most that ride together.")
NOT_TOGETHER = mark("These cards cannot be played together.")


def why_not(words: WesternWords, view: View, cards: Sequence[str]) -> str:
    """About cards of the own hand that are none of the plays offered."""
    refusal = _refusal(view, cards)
    acting = next((card for card in cards if card not in ("whisky", "joker")), cards[0])
    return words.say(refusal, card=words.card_name(acting))


def _refusal(view: View, cards: Sequence[str]) -> str:
    kinds = set(cards)
    if len(cards) >= len(view["players"][view["you"]]["cards"]):
        return ONE_IS_KEPT
    if "joker" in kinds:
        return JESTER_ALONE
    if not kinds <= set(REACH):
        return ONLY_AN_ANSWER if len(kinds) == 1 else NOT_TOGETHER
    if "whisky" in kinds and len(cards) > 1:
        return _with_whisky(view, cards)
    if "train" in kinds:
        return TRAIN_NEEDS_AMBUSH if view["pot"] else TRAIN_NEEDS_MONEY
    if kinds == {"cowboy"}:
        return TOO_MANY_OUTLAWS
    return _about(cards[0], view, 1) if len(cards) == 1 else NOT_TOGETHER


def _with_whisky(view: View, cards: Sequence[str]) -> str:
    if not view["joins-whisky"]:
        return NOTHING_WITH_MOONSHINE
    others = [card for card in cards if card != "whisky"]
    if len(cards) > 2 or not others or others[0] == "train":
        return NOT_WITH_MOONSHINE
    return _about(others[0], view, len(cards))


def _about(card: str, view: View, laid: int) -> str:
    """Why one card, of so many that are laid, finds no target."""
    if card == "give-it-back":
        return NOTHING_TO_GIVE_BACK
    if card == "saloon":
        return SAFE if _meets_a_hand(view, laid) else NO_HAND_LIKE_YOURS
    return SAFE if card in STOPPED_BY_SHERIFF else NOT_TOGETHER


def _meets_a_hand(view: View, laid: int) -> bool:
    """Whether somebody's hand is close enough to what is left: then only a Marshal can help."""
    players = view["players"]
    left = len(players[view["you"]]["cards"]) - laid
    hands = [one["cards"] for seat, one in enumerate(players) if seat != view["you"]]
    return any(abs(cards - left) <= shipped_box().saloon for cards in hands)
