"""The terminal: games in words, tables and numbered options."""
