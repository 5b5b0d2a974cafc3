"""What a seat may see, and what it cannot know."""
