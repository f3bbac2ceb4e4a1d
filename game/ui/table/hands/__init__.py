"""What tables with hands of cards share."""
