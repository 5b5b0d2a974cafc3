"""A position, the answers that lead on from it, and the events that report it."""
