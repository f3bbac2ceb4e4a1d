"""The pictures on Western's cards, one for each kind, and that of the bandits."""

from collections.abc import Callable, Iterable

import western_answers as answers
import western_attacks as attacks
import western_moves as moves
import western_takings as takings
import western_treats as treats
from cards_pen import rich
from kit import save
from kit.types import Array
from mustang_stage import Scene, painted
from western_grounds import CARD

PICTURES: dict[str, Callable[[], Scene]] = {
    "attack-1": attacks.one_gun,
    "attack-2": attacks.two_guns,
    "attack-3": attacks.three_guns,
    "indians": attacks.indians,
    "bandits": attacks.bandits,
    "saloon": attacks.saloon,
    "pay-me": takings.pay_me,
    "cowboy": takings.cowboy,
    "everybody-gives": takings.everybody_gives,
    "give-to-all": takings.give_to_all,
    "give-it-back": takings.give_it_back,
    "levy": takings.levy,
    "hands-up": takings.hands_up,
    "whisky": moves.whisky,
    "horse": moves.horse,
    "train": moves.train,
    "sheriff": answers.sheriff,
    "dog": answers.dog,
    "dancer": treats.dancer,
    "cake": treats.cake,
    "joker": answers.joker,
    "hat": answers.hat,
}


_RICHNESS = 1.12  # the brush takes some colour away


def picture(name: str) -> Array:
    return rich(painted(PICTURES[name](), 130 + list(PICTURES).index(name), CARD), _RICHNESS)


def main(names: Iterable[str] = PICTURES) -> None:
    for name in names:
        save(picture(name), f"western/card-{name}", False, 92)


if __name__ == "__main__":
    main()
