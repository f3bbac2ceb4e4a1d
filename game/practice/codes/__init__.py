"""Tables and shots as short codes that friends exchange."""
