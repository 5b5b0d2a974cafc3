"""What the card of a network in the package says, as a page for people: `python -m tools.model_card race`.

It is written beside the network, and a test compares it with the card.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, cast

import orrery
from orrery.bots.catalogue import JUDGED
from orrery.learning.presets import usual_settings
from orrery.networks.levels import load_trained, load_trained_foreseer

FOLDER = Path(__file__).parents[1] / "src" / "orrery" / "networks" / "trained"
_LEARNING: Final = (
    *("rate", "entropy", "margin", "margin_scale", "smoothing", "trust"),
    *("lanes", "steps", "batch", "epochs", "width", "layers", "league", "league_every", "longest"),
    "teacher_games",
)
"""Settings that decide what is learned; how often it is saved and tried does not."""


def page(game: str) -> str:
    """The page of a game's network."""
    if game in JUDGED:
        return _page_of_judge(game)
    network = load_trained(game)
    card = cast("dict[str, Any]", network.card)
    stages = [*card.get("begun_with", []), card]
    commands = "\n".join(_command(game, number, stage) for number, stage in enumerate(stages, 1))
    minutes, games, decisions = (sum(stage[what] for stage in stages) for what in ("seconds", "games", "decisions"))
    return f"""# The network of {game}

- Game: {card["game"]}
- Version of the features: {card["features_version"]}
- Version of the candidates: {card["candidates_version"]}
- Version of the rules: {card["rules_version"]}
- Numbers read: {card["numbers"]:,}; answers: {card["choices"]:,}; weights: {_weights(network.weights):,}

## How it was made
```sh
{commands}
```

All in all {minutes / 60:.1f} minutes on one computer with one GPU, whose processes played {games:,} games
with {decisions:,} decisions. Signals that never changed were left out of the file afterwards.

## How strong it is
Without any look ahead, against `greedy` in all other seats, every deal from each seat, 95 % intervals:

| players | won | games |
| --- | --- | --- |
{_trials(card.get("trials", {}))}"""


def _page_of_judge(game: str) -> str:
    """The page of a network that judges positions alone."""
    network = load_trained_foreseer()
    card = cast("dict[str, Any]", network.card)
    settings = card["settings"]
    seats = sorted({variant["seats"] for variant in settings["variants"]})
    found, formula = card["network"], card["formula"]
    command = (
        f"orrery train {game} --foresee --seats {','.join(map(str, seats))} --minutes {settings['minutes']:g}"
        f" --seed {settings['seed']} --workers {settings['workers']} --teacher {settings['teacher']} --out runs/{game}"
    )
    return f"""# The network of {game}

- Game: {card["game"]}
- Version of what is told of a standing: {card["standing_version"]}
- Version of the rules: {card["rules_version"]}
- Numbers read of each player: {card["numbers"]}; weights: {_weights(network.weights):,}
- Answers: none; it judges positions

## How it was made
```sh
{command}
```

In {card["seconds"] / 60:.1f} minutes these bots played {card["games"]:,} games to their end
({card["decisions"]:,} decisions, with those that were broken off);
{card["positions"]:,} beginnings of turns were looked at.

## How good it is
In the {card["held_back"]} games it did not learn from: mean logarithm and mean square of how far it is from the
truth, less being better, and the same of the formula that judges where there is no network.

| players | loss | loss of the formula | error | error of the formula |
| --- | --- | --- | --- | --- |
{_rows(found, formula)}
Of those who are expected to win about as often, {100 * found["calibration"]:.1f} % more or fewer have won, on average;
with the formula it is {100 * formula["calibration"]:.1f} %.
{_measured(card)}"""


def _measured(card: dict[str, Any]) -> str:
    """Return the section on how the network fares under rules later than those it learned."""
    if "measured" not in card:
        return ""
    measured = card["measured"]
    found, formula = measured["network"], measured["formula"]
    return f"""
## Under later rules
It learned under version {card["learned_under"]} of the rules. Under version {measured["rules_version"]} it was measured
on {measured["games"]:,} new games of the same bots
({measured["positions"]:,} beginnings of turns, `python -m tools.measure_judge`):

| players | loss | loss of the formula | error | error of the formula |
| --- | --- | --- | --- | --- |
{_rows(found, formula)}
Of those who are expected to win about as often, {100 * found["calibration"]:.1f} % more or fewer have won, on average;
with the formula it is {100 * formula["calibration"]:.1f} %.
"""


def _rows(found: dict[str, Any], formula: dict[str, Any]) -> str:
    return "".join(
        f"| {name} | {found[name]['loss']:.3f} | {formula[name]['loss']:.3f} |"
        f" {found[name]['error']:.3f} | {formula[name]['error']:.3f} |\n"
        for name in found
        if name != "calibration"
    )


def _command(game: str, number: int, stage: dict[str, Any]) -> str:
    """The command of one stage; what is not as usual is said, and whether it was stopped before its time."""
    settings = stage["settings"]
    seats = sorted({variant["seats"] for variant in settings["variants"]})
    usual = usual_settings(game, seats, settings["workers"], gpu=True).plain()
    words = [f"orrery train {game} --seats {','.join(map(str, seats))} --minutes {settings['minutes']:g}"]
    words += [f"--seed {settings['seed']} --workers {settings['workers']}"]
    words += [f"--{name} {settings[name]}" for name in ("teacher", "rival") if settings.get(name)]
    for name in _LEARNING:
        if name not in settings:  # the network is older than the setting
            continue
        told = settings[name] if isinstance(settings[name], list) else [settings[name]]
        same = usual[name] if isinstance(usual[name], tuple) else (usual[name],)
        if tuple(told) != same:
            words.append(f"--set {name}={','.join(f'{value:g}' for value in told)}")
    if number > 1:
        words.append(f"--begin-with runs/{game}-{number - 1}/network.npz")
    words.append(f"--out runs/{game}-{number}")
    if stage["seconds"] < 60 * settings["minutes"] - 30:
        words.append(f" # stopped after {stage['seconds'] / 60:.1f} minutes")
    return " ".join(words)


def _weights(weights: Mapping[str, Any]) -> int:
    return sum(int(weight.size) for weight in weights.values())


def _trials(trials: Mapping[str, Any]) -> str:
    rows = ""
    for table, result in trials.items():
        name = "".join(letter for letter in table if letter not in "{}'").strip()
        if isinstance(result, float):
            rows += f"| {name} | {100 * result:.1f} % | |\n"
        else:
            interval = f"{result['low']:.1f}–{result['high']:.1f}"
            rows += f"| {name} | {result['wins']:.1f} % ({interval}) | {result['games']:,} |\n"
    return rows


if __name__ == "__main__":
    for wanted in sys.argv[1:]:
        (FOLDER / f"{orrery.game(wanted).name}.md").write_text(page(wanted), encoding="utf-8")
