"""The words of the data: verbs, conditions, counts and triggers."""
