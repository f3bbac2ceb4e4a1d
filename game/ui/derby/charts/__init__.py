"""Charts that everybody may look up at any time: the cards, the shifts, the payouts."""
