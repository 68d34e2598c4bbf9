"""Losses and debts on the wire."""
