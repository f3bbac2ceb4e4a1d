"""The screens around the table: title, set-up, settings, saves, pause, rules, the end."""
