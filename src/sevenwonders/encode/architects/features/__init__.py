"""Named features of the options and cities of Architects."""
