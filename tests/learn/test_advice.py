"""Advice: exact, true, in every language, and made from what its seat may know alone."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from sheepfold.bots import bots_of
from sheepfold.games import GAMES, OURS, uly_polly, wooolf
from sheepfold.games.uly_polly.pieces import Hide, Start, Step, Swap, meadow
from sheepfold.games.wooolf.cards import character
from sheepfold.learn.advice import Advice, advise
from sheepfold.learn.game_learning import DECIMALS
from sheepfold.learn.registry import ADVICE
from sheepfold.learn.wooolf.advice import least_known
from sheepfold.locales import LANGUAGES, say
from tests.bots.wooolf.brute import by_deals
from tests.games.random_play import CASES, case_name, random_game, setting
from tests.learn.advice_keys import ABOUT, SUGGESTED

EXACT = 10.0**-DECIMALS
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("uly_polly", 3, {}),
    ("uly_polly", 2, {"rows": 3, "columns": 3, "flips": 4, "patience": 3}),
    ("wooolf", 5, {}),
    ("wooolf", 4, {"advanced": True}),
    ("wooolf", 7, {}),
]


def advice(view: Any, seed: int = 1) -> Advice:
    game = str(view.__struct_config__.tag)
    return advise(game, ADVICE[game], view, seed)


def played(name: str, seats: int, options: dict[str, Any], rng: Random) -> Iterator[Any]:
    """The views of whoever must act in a game of bots of all levels."""
    game, levels = GAMES[name], bots_of(name).levels
    chosen = game.Options(**options)
    state = game.start(chosen, seats, game.deal(chosen, seats, rng))
    while actors := game.actors(state):
        seat = rng.choice(actors)
        yield (view := game.view(state, seat))
        move = levels[rng.choice(list(levels))](view, rng)
        state, _ = game.play(state, seat, move, game.chance(state, seat, move, rng))


def test_every_game_of_ours_has_advice() -> None:
    assert set(ADVICE) == {game.NAME for game in OURS}


@pytest.mark.parametrize("options", [{}, {"advanced": True}], ids=["base", "advanced"])
def test_the_characters_are_those_of_all_deals(options: dict[str, Any], effort: int) -> None:
    """At a table of five, compared with brute force over all deals."""
    rng = Random(f"advice {options}")
    views = list(played("wooolf", 5, options, rng))
    for view in rng.sample(views, min(5 * effort, len(views))):
        truth = by_deals(view).characters[1:]
        for player, chances in enumerate(advice(view).known):
            assert chances == pytest.approx(truth[player], abs=EXACT)


def test_the_wolf_is_told_what_others_may_think() -> None:
    """The heat map of the wolf's seat is that of Polly's players, wherever the wolf is."""
    for view in played("uly_polly", 3, {}, Random("heat")):
        (places,) = advice(view).known
        assert sum(places) == pytest.approx(1.0, abs=EXACT * len(places))
        assert all(chance == 0 for chance, tile in zip(places, view.tiles, strict=True) if tile)


@pytest.mark.parametrize("case", [c for c in CASES if c[0] in ADVICE], ids=case_name)
def test_twins_are_advised_alike(case: tuple[str, int, dict[str, Any]], effort: int) -> None:
    """Two games that differ only in what a seat may not know give it the same advice."""
    game, options, seats = setting(case)
    rng = Random(f"advice twins {case}")
    differing = 0
    for number in range(12 * effort):
        seat = number % seats + 1
        moments = list(random_game(game, options, seats, rng))
        first = [m for m in moments if m.state.round == 1 and game.result(m.state) is None]
        state = rng.choice(first).state
        twin = game.redeal(game.view(state, seat), rng)
        assert twin.deal is not None
        other = game.start(options, seats, twin.deal)
        for made in twin.played:
            other, _ = game.play(other, made.seat, made.move, made.outcome)
        one, two = (msgspec.json.encode(advice(game.view(s, seat))) for s in (state, other))
        assert one == two
        differing += state != other
    assert differing > 2


@pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table[0]}-{table[1]}")
def test_every_sentence_can_be_said(table: tuple[str, int, dict[str, Any]], effort: int) -> None:
    rng = Random(f"words {table}")
    often: Counter[str] = Counter()
    for _ in range(effort):
        for view in played(*table, rng):
            given = advice(view, rng.getrandbits(64))
            assert given.about in ABOUT
            assert given.turn is not None
            for part in (given.turn.hint, given.turn.bot):
                for one in part.sentences:
                    assert one.key in SUGGESTED
                    often[one.key] += 1
                    if often[one.key] > 3:
                        continue
                    players = {fact: f"player {seat}" for fact, seat in one.players.items()}
                    assert all(seat >= 1 for seat in one.players.values())
                    for language in LANGUAGES:
                        text = say(language, one.key, **players, **one.facts)
                        assert all(player in text for player in players.values())


def test_without_a_turn_there_are_only_the_chances() -> None:
    options = wooolf.Options()
    state = wooolf.start(options, 5, wooolf.deal(options, 5, Random(1)))
    waiting = next(seat for seat in range(1, 6) if seat not in wooolf.actors(state))
    given = advice(wooolf.view(state, waiting))
    assert given.turn is None
    assert len(given.known) == 5


def keys(given: Advice) -> list[str]:
    assert given.turn is not None
    return [one.key for part in (given.turn.hint, given.turn.bot) for one in part.sentences]


def test_the_owl_is_asked_and_the_choice_is_legal() -> None:
    """Where the owl would peek, whom it would ask and name: what it points at can be chosen."""
    rng = Random("owl")
    for view in played("wooolf", 5, {}, rng):
        given = advice(view, 5)
        assert given.turn is not None
        move = bots_of("wooolf").levels["owl"](view, Random(5))
        named = {"peek": ("owner",), "ask": ("to",), "guess": ("first", "second"), "abstain": ()}
        fields = named[type(move).__name__.lower()]
        assert given.turn.bot.at == tuple(filter(None, (getattr(move, f) for f in fields)))
        assert keys(given)[1] == f"wooolf-advice-{type(move).__name__.lower()}"


def test_the_player_of_a_hint_is_the_least_known() -> None:
    for view in played("wooolf", 5, {}, Random("least")):
        player = least_known(view)
        surest = [max(chances) for chances in advice(view).known]
        if player is None:
            assert min(surest) == 1
        else:
            assert surest[player - 1] == min(surest)
            assert player != view.viewer


def board(*moves: Any) -> Any:
    """A round of Uly & Polly after these moves: seat 1 is the wolf, seat 2 leads Polly."""
    options = uly_polly.Options(first_wolf=1)
    state = uly_polly.start(options, 2, uly_polly.deal(options, 2, Random(1)))
    for move in moves:
        seat = uly_polly.actors(state)[0]
        state, _ = uly_polly.play(state, seat, move, None)
    return uly_polly.view(state, uly_polly.actors(state)[0])


def test_a_hint_for_the_wolf_says_how_near_polly_is() -> None:
    for wolf, how in ((5, "under"), (6, "near"), (15, "far")):
        assert keys(advice(board(Hide(wolf), Start(5))))[0] == f"uly_polly-hint-swap-{how}"


def test_a_hint_for_polly_points_at_tiles_that_she_can_reach() -> None:
    """Never at the wolf as such: only what she could know makes a difference."""
    rng = Random("nose")
    for view in played("uly_polly", 2, {}, rng):
        if view.phase != "step":
            continue
        given = advice(view, rng.getrandbits(64))
        assert given.turn is not None
        near = meadow(4, 4).neighbours[view.dog]
        at, (key, *_) = given.turn.hint.at, keys(given)
        assert set(at) <= set(near)
        assert {bool(view.tiles[place]) for place in at} == {key == "uly_polly-hint-walk"}
        if key == "uly_polly-hint-turn-likely":
            down = [place for place in near if not view.tiles[place]]
            assert max(down, key=lambda place: given.known[0][place]) in at
            assert len(at) < len(down)
            least = min(given.known[0][place] for place in at)
            assert all(given.known[0][place] < least for place in down if place not in at)


def test_before_the_first_swap_all_tiles_are_alike() -> None:
    (places,) = advice(board(Hide(15), Start(5))).known
    assert set(places) == {1 / 16}


def test_a_tile_that_fled_from_polly_is_suspected() -> None:
    """The tile that left her reach, again and again, is likelier than the others."""
    view = board(Hide(6), Start(5), Swap(6, 7), Step(6), Swap(3, 7))
    (places,) = advice(view).known
    assert places[3] == max(places)


def test_a_seat_knows_its_own_character() -> None:
    for view in played("wooolf", 4, {}, Random("own")):
        mine = advice(view).known[view.viewer - 1]
        assert max(mine) == 1.0
        assert mine[("sheep", "dog", "hunter", "boy", "wolf").index(character(view.cards))] == 1.0
