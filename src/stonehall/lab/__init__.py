"""Simulation: many games at once, and what they say about decks, seats and bots."""
