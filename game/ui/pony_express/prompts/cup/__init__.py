"""The screen of the cup: dice, cards, rerolls and what is announced."""
