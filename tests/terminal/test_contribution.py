"""What a device adds to a draw, and what it says if the server does something else with it."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from sheepfold.games import uly_polly
from sheepfold.games.draw import sealed
from sheepfold.server.protocol import DrawInfo, TableInfo
from sheepfold.server.table_info import table_info
from sheepfold.table.actions import OpenDraw, Rematch, SealDraw, StartGame, Tick
from sheepfold.table.table import DRAW_SECONDS
from sheepfold.terminal.network.contribution import OwnContributions
from tests.table.host import Host

ANN, BEN, CLEO = 1, 2, 3
BENS, CLEOS = "2" * 64, "3" * 64


def honest(draw: DrawInfo) -> DrawInfo:
    return draw


class Scene:
    """Ann's device, and a table of three that may lie to it."""

    def __init__(self) -> None:
        self.host = Host(uly_polly.Options()).seat(3)
        self.host.source = self.host.source._replace(new_salt=self._salt)
        self.device = OwnContributions()
        self._salts = 0
        self.chair = ANN
        self.show()

    def _salt(self) -> str:
        self._salts += 1
        return f"{self._salts:064x}"

    @property
    def info(self) -> TableInfo:
        return table_info(self.host.table, self.host.now)

    @property
    def draw(self) -> str:
        """The seal of the draw that is being made."""
        assert self.host.table.draw is not None
        return sealed(self.host.table.draw.seed)

    def show(self, lie: Callable[[DrawInfo], DrawInfo | None] = honest) -> None:
        """Show Ann's device the table; if that is no lie, do what it asks for."""
        info = self.info
        if info.draw is not None:
            info = replace(info, draw=lie(info.draw))
        for chair, action in self.device.answers(info, (self.chair,)):
            if lie is honest:
                self.host.ask(action, chair)

    def until_ann_has_opened(self) -> None:
        self.host.ask(StartGame(), ANN)
        self.show()
        self.host.ask(SealDraw(self.draw, sealed(BENS)), BEN)
        self.host.ask(SealDraw(self.draw, sealed(CLEOS)), CLEO)
        self.show()
        draw = self.info.draw
        assert draw is not None
        assert [bool(value) for value in draw.values] == [True, False, False]

    def others_open(self) -> None:
        self.host.ask(OpenDraw(self.draw, BENS), BEN)
        self.host.ask(OpenDraw(self.draw, CLEOS), CLEO)
        assert self.host.table.phase == "playing"


def test_nothing_is_said_of_a_draw_that_is_as_it_should_be() -> None:
    scene = Scene()
    scene.until_ann_has_opened()
    scene.show()
    scene.others_open()
    scene.show()
    assert scene.device.wrong is None


def another_seed(draw: DrawInfo) -> DrawInfo:
    return replace(draw, seal="7" * 64)


def another_seal_of_cleo(draw: DrawInfo) -> DrawInfo:
    """Cleo is the server's friend, and its number was looked for when the others were open."""
    return replace(draw, seals=(*draw.seals[:2], sealed("7" * 64)))


def another_number_of_ann(draw: DrawInfo) -> DrawInfo:
    return replace(draw, values=("7" * 64, *draw.values[1:]))


def nothing_of_the_kind(draw: DrawInfo) -> None:
    return None


@pytest.mark.parametrize(
    "lie", [another_seed, another_seal_of_cleo, another_number_of_ann, nothing_of_the_kind]
)
def test_a_game_with_another_draw_than_the_one_that_was_opened_is_noticed(
    lie: Callable[[DrawInfo], DrawInfo | None],
) -> None:
    scene = Scene()
    scene.until_ann_has_opened()
    scene.others_open()
    scene.show(lie)
    assert scene.device.wrong == "changed"
    scene.show(lie)
    assert scene.device.wrong == "changed"


def test_seals_that_change_while_the_numbers_are_opened_are_noticed() -> None:
    scene = Scene()
    scene.until_ann_has_opened()
    scene.show(another_seal_of_cleo)
    assert scene.device.wrong == "changed"
    scene.others_open()
    scene.show()
    assert scene.device.wrong == "changed"


def test_a_draw_that_is_begun_anew_though_nobody_was_left_out_is_noticed() -> None:
    """Else a server could draw until it likes what comes."""
    scene = Scene()
    scene.until_ann_has_opened()
    nothing = ("", "", "")
    scene.show(lambda draw: replace(draw, seal="7" * 64, seals=nothing, values=nothing))
    assert scene.device.wrong == "changed"


def test_a_draw_that_is_begun_anew_without_a_device_is_all_right() -> None:
    scene = Scene()
    scene.until_ann_has_opened()
    scene.host.ask(OpenDraw(scene.draw, BENS), BEN)
    scene.host.now += DRAW_SECONDS
    scene.host.ask(Tick())
    scene.show()
    scene.host.ask(SealDraw(scene.draw, sealed(BENS)), BEN)
    scene.show()
    scene.host.ask(OpenDraw(scene.draw, BENS), BEN)
    assert scene.host.table.phase == "playing"
    scene.show()
    assert scene.device.wrong is None


def test_a_device_that_is_too_late_says_that_it_is_missing() -> None:
    scene = Scene()
    scene.host.ask(StartGame(), ANN)
    for _ in range(2):
        scene.host.now += DRAW_SECONDS
        scene.host.ask(Tick())
    assert scene.host.table.phase == "playing"
    scene.show()
    assert scene.device.wrong == "missing"


def test_in_a_rematch_it_says_so_as_well_and_the_last_game_is_forgotten() -> None:
    """There everyone has another chair as the game begins."""
    scene = Scene()
    scene.until_ann_has_opened()
    scene.others_open()
    scene.show(another_seed)
    scene.host.play_on()
    scene.host.ask(Rematch(), scene.host.table.host)
    assert scene.device.answers(scene.info, (ANN,))  # but it does not arrive
    assert scene.device.wrong is None
    for _ in range(2):
        scene.host.now += DRAW_SECONDS
        scene.host.ask(Tick())
    assert scene.host.table.phase == "playing"
    scene.chair = 3
    scene.show()
    assert scene.device.wrong == "missing"


def test_a_number_is_not_opened_if_its_seal_is_not_there() -> None:
    """Another window has the same seat and was quicker; or the server has changed the seal."""
    scene = Scene()
    scene.host.ask(StartGame(), ANN)
    scene.host.ask(SealDraw(scene.draw, sealed("8" * 64)), ANN)
    scene.host.ask(SealDraw(scene.draw, sealed(BENS)), BEN)
    scene.host.ask(SealDraw(scene.draw, sealed(CLEOS)), CLEO)
    scene.show()  # it would be refused
    scene.host.ask(OpenDraw(scene.draw, "8" * 64), ANN)
    scene.others_open()
    scene.show()
    assert scene.device.wrong == "missing"
