"""What many shots say: shares, spreads, heat, and the hand that took them."""
