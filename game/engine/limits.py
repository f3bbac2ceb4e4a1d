"""How long a name, how large a seed and how full a table may be."""

LONGEST_NAME = 20
MOST_SEATS = 10  # of any game
SEED_LIMIT = 2**63
