"""The course: seven lanes to Sacramento, and what runs there."""
