"""Pony Express, the race: bluff, ride and duel from St Joseph to Sacramento."""
