"""Questions that are put alike at every table, and what others are made of."""
