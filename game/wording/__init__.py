"""What players read: names, questions, and a sentence for everything that happens.

Used by every front-end; nothing here draws, prints or decides.
"""

from game.wording.pony_express import CardText
from game.wording.pony_express import RaceWords as Words

__all__ = ["CardText", "Words"]
