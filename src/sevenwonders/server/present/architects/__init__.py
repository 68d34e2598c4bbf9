"""Architects on the wire: its facts, its table, its decisions."""
