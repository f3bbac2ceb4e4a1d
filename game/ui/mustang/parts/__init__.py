"""What the table is drawn of, each part by itself."""
