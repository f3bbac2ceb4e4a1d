"""What lies and moves on the felt."""
