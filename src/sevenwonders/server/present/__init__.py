"""Games as wire objects."""
