"""Guided games as written plans: one deal for all learners, the moves that the coach suggests, and their ideas."""
