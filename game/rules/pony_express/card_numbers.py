"""Numbers that the texts of the cards name, too: a module of their own, since words are loaded with
the title and the rules are not."""

from __future__ import annotations

FRESH_HORSE_SPACES = 2
PICKAXE_BONUS = 1
TWIN_ASIDE = 2.0  # of a decoy, from the duellist's place
PAWN_TO_BARREL = 6.0  # at least, from a barrel to every pawn
