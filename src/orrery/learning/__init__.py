"""Learning to play: self-play by masked PPO. It needs `orrery-games[train]`, and uses a GPU where there is one."""
