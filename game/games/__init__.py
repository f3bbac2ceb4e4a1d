"""What belongs to one game alone, in one folder each."""
