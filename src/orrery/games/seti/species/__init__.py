"""What the species bring beyond the boards and cards."""
