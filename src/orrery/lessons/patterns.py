"""Patterns of answers: `buy fuel 1|2` is either number, `flick * 40..60` any direction with a power from 40 to 60."""

from __future__ import annotations


def fits(pattern: str, answer: str) -> bool:
    """Whether an answer is one of those a pattern means; a star alone means all."""
    wanted, words = pattern.split(), answer.split()
    if wanted == ["*"]:
        return True
    return len(wanted) == len(words) and all(map(_fits_word, wanted, words))


def _fits_word(wanted: str, word: str) -> bool:
    return any(_is_meant(choice, word) for choice in wanted.split("|"))


def _is_meant(choice: str, word: str) -> bool:
    first, dots, last = choice.partition("..")
    if dots:
        return word.isdigit() and int(first) <= int(word) <= int(last)
    return choice in ("*", word)
