"""Architects in the terminal."""
