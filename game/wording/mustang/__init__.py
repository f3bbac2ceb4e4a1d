"""The words of Mustang."""

from game.wording.mustang.event_cards import EventText
from game.wording.mustang.words import MustangWords

__all__ = ["EventText", "MustangWords"]
