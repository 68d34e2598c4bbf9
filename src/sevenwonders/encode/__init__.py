"""Numbers for learning programs: actions, rows of observations, rewards, and many games at once."""
