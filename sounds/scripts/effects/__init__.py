"""The effects, one module per family; each maker takes a random generator and returns samples."""
