"""Tables: people, lobby, play, chat, and what each viewer is sent."""
