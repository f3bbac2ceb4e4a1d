"""How long a name and how large a seed may be."""

LONGEST_NAME = 20
SEED_LIMIT = 2**63
