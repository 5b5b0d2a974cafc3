"""The classic mode (pages 24-26): the game as it was in the first edition, with the pieces of this one."""
