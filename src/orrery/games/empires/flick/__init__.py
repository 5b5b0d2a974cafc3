"""A flicked disc: where it goes, what it meets, and what the rules make of it."""
