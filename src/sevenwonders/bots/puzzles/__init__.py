"""Puzzles: positions of real games with one clearly best move. They are found, measured, chosen and kept here."""
