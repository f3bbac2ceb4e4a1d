"""What all shots say about the hand."""
