"""A position, the answers that lead on from it, and what is told of it."""
