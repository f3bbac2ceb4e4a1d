"""A small synthesiser in numpy: everything that sounds in the game is made with it."""
