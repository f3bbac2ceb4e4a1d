"""The rule booklets as Markdown: reading them, and filling in their texts. It needs no screen, so
that any front-end can show them."""
