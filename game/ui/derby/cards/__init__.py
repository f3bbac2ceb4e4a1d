"""Movement cards: their faces, on their way, and in a hand."""
