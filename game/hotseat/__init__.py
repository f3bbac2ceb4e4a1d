"""Several people and bots at one screen: what every front-end needs to know about that.

Who sits where, where games are saved, who may be shown what, and what is asked next. Nothing here
draws or prints.
"""
