"""Our own tunes, and the band that plays them."""
