"""What is particular to Architects."""
