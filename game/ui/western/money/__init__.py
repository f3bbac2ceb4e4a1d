"""Money on the felt."""
