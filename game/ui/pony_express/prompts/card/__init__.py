"""The prompt to play a card, and the steps that ask what the card needs to know."""
