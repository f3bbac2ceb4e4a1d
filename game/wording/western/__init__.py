"""The words of Western."""

from game.wording.western.house import House, house_of
from game.wording.western.panel import Panel
from game.wording.western.vocabulary import CardText
from game.wording.western.words import WesternWords

__all__ = ["CardText", "House", "Panel", "WesternWords", "house_of"]
