"""What lies on the table, piece by piece, as it is drawn."""
