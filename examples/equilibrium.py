"""Counterfactual regret minimisation on a tiny part of Starfarers Duel, through OpenSpiel.

The game begins in the middle, ends after four answers, and is about points: small enough to be solved. How far a
policy is from an equilibrium is what a best response could win against it.

pip install 'orrery-games[openspiel]'
python examples/equilibrium.py --iterations 50
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence

import pyspiel
from open_spiel.python.algorithms import cfr, exploitability

import orrery.research.openspiel_game  # noqa: F401  # makes the games known to OpenSpiel

TINY = "orrery_duel(seed=1,after=20,horizon=4,reward=score-difference)"


def solve(iterations: int, every: int) -> list[tuple[int, float]]:
    """How exploitable the average policy is after this many iterations."""
    game = pyspiel.load_game(TINY)
    solver = cfr.CFRPlusSolver(game)
    curve = []
    for iteration in range(1, iterations + 1):
        solver.evaluate_and_update_policy()
        if iteration % every == 0 or iteration == iterations:
            curve.append((iteration, float(exploitability.exploitability(game, solver.average_policy()))))
            print(f"{iteration:>6} iterations: a best response wins {curve[-1][1]:.4f} points", flush=True)
    return curve


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--iterations", type=int, default=50)
    parser.add_argument("--every", type=int, default=10)
    chosen = parser.parse_args(arguments)
    solve(chosen.iterations, chosen.every)


if __name__ == "__main__":
    main()
