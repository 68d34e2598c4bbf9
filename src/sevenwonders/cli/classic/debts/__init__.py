"""Losses and debts in the terminal."""
