"""The words of the race."""

from game.wording.pony_express.cards import CardText
from game.wording.pony_express.words import RaceWords

__all__ = ["CardText", "RaceWords"]
