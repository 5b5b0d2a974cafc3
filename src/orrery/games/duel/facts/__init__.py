"""What is printed: the data files read into flat lists."""
