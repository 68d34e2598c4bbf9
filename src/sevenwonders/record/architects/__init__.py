"""Scenarios, logs and full texts of Architects."""
