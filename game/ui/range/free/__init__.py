"""Free shooting: a table that anybody arranges."""
