"""What is handed to people who do not work on it: wheels and what they are built from."""
