"""Numbers for learning programs: actions, rows of observations, rewards, and batches of games."""
