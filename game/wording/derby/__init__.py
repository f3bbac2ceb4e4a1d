"""The words of the derby."""

from game.wording.derby.panel import Panel
from game.wording.derby.words import DerbyWords

__all__ = ["DerbyWords", "Panel"]
