"""The games for OpenSpiel: importing this package registers them as `sheepfold_<game>`.

>>> import pyspiel  # doctest: +SKIP
>>> import sheepfold.lab.openspiel  # doctest: +SKIP
>>> pyspiel.load_game("sheepfold_uly_polly(rows=2,columns=3,flips=3)")  # doctest: +SKIP
"""

from sheepfold.lab.extras import required
from sheepfold.lab.registry import SPIELS

required("pyspiel", "lab")

from sheepfold.lab.openspiel.game import register  # noqa: E402

GAMES = {register(spiel).short_name: spiel for spiel in SPIELS.values()}
"""What was registered, by its name in OpenSpiel."""
