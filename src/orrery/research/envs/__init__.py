"""The games as PettingZoo names its own: `from orrery.research.envs import race_v0; race_v0.env(seats=3)`."""
