"""The panel with all riders: where it is, and how it is drawn."""
