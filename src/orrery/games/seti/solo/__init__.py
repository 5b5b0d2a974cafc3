"""Playing alone: the rival institute and the objectives."""
