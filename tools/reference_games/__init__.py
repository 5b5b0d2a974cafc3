"""Compare our rules of Race for the Galaxy with games of another program.

The other program, called the reference, is Keldon Jones' rftg. It has played games and written down every decision with
its legal answers, every card dealt and the state after each phase: a trace.

- `python -m tools.reference_games check FILE…` plays traces again and compares every question and every state.
- `python -m tools.reference_games convert FILE… --output FILE` writes fixtures: our record of each game, and what the
  reference said about it. tests/race/reference_games.jsonl.xz holds those of 180 games;
  tests/race/test_reference_games.py compares our engine with them.

Read `traces` first (the lines of a trace), then `questions` (what a question says), `snapshot` (a state), `phases` (our
engine, phase by phase), `comparison` (a trace against our engine) and `fixtures`. What a fixture says about the
reference is made from the lines of its trace, by `questions` and `snapshot.of_reference`: neither asks our engine.
"""
