"""Cards of Western, wherever they lie."""
