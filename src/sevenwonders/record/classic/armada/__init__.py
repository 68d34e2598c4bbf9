"""What Armada adds to scenarios."""
