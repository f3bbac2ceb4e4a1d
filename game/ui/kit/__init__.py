"""What every screen is made of: a canvas in design units, pictures, type, sound and widgets."""
