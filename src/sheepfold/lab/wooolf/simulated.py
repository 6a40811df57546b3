"""The parts of Wooolf!! for the simulator; importing this needs Numba."""

from sheepfold.lab.kernels import Kernels
from sheepfold.lab.wooolf import actions, codes, kernel, lanes, playouts, scoring, seat

KERNELS = Kernels(
    actions=actions.actions,
    rules_of=codes.rules_of,
    row_of=codes.row_of,
    observation_of=codes.observation_of,
    deal=kernel.deal,
    play=kernel.play,
    actor=seat.actor,
    write_mask=seat.write_mask,
    observe=seat.observe,
    write_end=scoring.write_end,
    deal_all=lanes.deal_all,
    play_all=lanes.play_all,
    show_all=lanes.show_all,
    observe_all=lanes.observe_all,
    choose_all=lanes.choose_all,
    random_games=playouts.random_games,
)
