"""Scenarios, logs and golden texts of Architects."""
