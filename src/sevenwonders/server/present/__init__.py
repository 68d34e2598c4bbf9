"""Turn games into wire objects."""
