"""Playing in a terminal: the full-screen client, and views drawn as text.

`play.py` is where it starts. `network/` finds a table and stays connected; `device.py` is this
device at that table; `screens/` fill the window. How a game looks is in a folder of its own
(`uly_polly/`, `wooolf/`), and `registry.py` finds it; `general/` shows any other game.
"""
