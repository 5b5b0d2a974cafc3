"""Measuring: figures are plain data, made of real play."""
