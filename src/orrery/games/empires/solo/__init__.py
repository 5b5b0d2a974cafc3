"""Playing alone: the invasion deck, robots and guardians, technology cards, six scenarios."""
