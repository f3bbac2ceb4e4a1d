"""The practice range without a window: tables to shoot at, and what shots tell of a hand."""
