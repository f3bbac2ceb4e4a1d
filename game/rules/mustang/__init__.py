"""Mustang: catch, steal, stable."""
