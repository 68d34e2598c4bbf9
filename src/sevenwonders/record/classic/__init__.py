"""Scenarios, logs and golden texts of the classic game."""
