"""The slate: the odds of all horses, their cards, and the bets on them."""
