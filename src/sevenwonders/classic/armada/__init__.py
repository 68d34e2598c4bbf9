"""Armada: shipyards with four fleets, islands, taxes, naval conflicts and landings."""
