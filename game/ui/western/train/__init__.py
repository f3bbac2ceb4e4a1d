"""The gold train."""
