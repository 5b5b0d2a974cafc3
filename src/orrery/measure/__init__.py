"""Measuring: how strong bots are, how fast games are, how a server bears up. Plain data; others print it."""
