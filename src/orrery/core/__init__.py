"""The engine: it knows no game and imports the standard library only."""
