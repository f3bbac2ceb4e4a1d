"""The row of planks of a table: its pace, its log and the ways out."""
