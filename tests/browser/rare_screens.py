"""Screens that people come to seldom, made to happen: a part of the tour."""

import asyncio
from typing import Any

from sheepfold.games import GAMES
from sheepfold.games.uly_polly.pieces import Step
from sheepfold.games.wooolf.cards import TARGETS, Character
from sheepfold.games.wooolf.pieces import Guess
from sheepfold.games.wooolf.view import View
from sheepfold.table.actions import AskTakeback, AskTakeover, SeatBot, Sit, StartGame
from tests.browser.circle import guess_button
from tests.browser.looking import See, sheet, todo
from tests.browser.person import Person
from tests.browser.play import begin, go_on, rival, take_turn, what_now
from tests.server.players import Player, open_table

OTHERS = ("Rolf", "Mia", "Jon", "Eva")


async def asked_by_others(person: Person, see: See) -> None:
    """Somebody wants a move back, or a seat; and oneself waits for a seat."""
    code = await open_table(person.url, "uly_polly", 2, first_wolf=2)
    await person.visit(code)
    await person.sit()
    async with rival(person, code) as rolf:
        await person.start()
        await rolf.move()
        assert await what_now(person) == "turn"
        await take_turn(person)
        await rolf.move()
        await rolf.link.do(AskTakeback())
        await todo(person, "news-takeback_asked", who="Rolf")
        await see(person, "a move back is asked for")
    code = await open_table(person.url, "uly_polly", 3, first_wolf=3)
    await person.visit(code)
    await person.sit()
    async with rival(person, code):
        await person.add_bots(range(3, 4))
        await person.start()
        assert await what_now(person) == "turn"
        zoe = Player(ws_of(person), code, "Zoe", 5)
        await zoe.until(lambda: zoe.link.connected)
        zoe.link.tokens = [zoe.token]
        await zoe.link.do(Sit("Zoe", zoe.token, chair=3))
        await zoe.until(lambda: zoe.link.claims)
        await zoe.link.do(AskTakeover())
        await person.button(person.label("action-allow")).wait_for()
        await see(person, "a seat is asked for")
        await zoe.leave()
    code = await open_table(person.url, "uly_polly", 3, first_wolf=3)
    async with rival(person, code) as rolf, rival(person, code, "Mia"):
        await rolf.link.do(SeatBot(3))
        await rolf.link.do(StartGame())
        await rolf.until(lambda: rolf.to_act)
        await person.visit(code)
        await person.press(person.button(person.say("web-take-seat")))
        await person.button(person.label("action-takeover")).wait_for()
        await see(person, "one waits for a seat")


def ws_of(person: Person) -> str:
    """Where the clients of this person's server connect."""
    return person.url.replace("http", "ws") + "/ws"


async def to_rare_ends(person: Person, see: See) -> None:
    """A wolf that slips away; and a game of Wooolf!! that is won."""
    while not await slips_away(person):
        pass
    await see(person, "the wolf slips away")
    await find_everyone(person, see)


class Wanderer(Player):
    """Polly, who would rather step on tiles that lie open already."""

    def choose(self, game: str, view: Any) -> Any:
        """A step that turns nothing over, if there is one."""
        moves = GAMES[game].legal(view)
        idle = [move for move in moves if isinstance(move, Step) and view.tiles[move.to]]
        return self.rng.choice(idle or moves)


async def slips_away(person: Person) -> bool:
    """Be the wolf for a round; whether Polly wandered about for too long."""
    code = await open_table(person.url, "uly_polly", 2, first_wolf=1, patience=1)
    await person.visit(code)
    await person.sit()
    polly = Wanderer(ws_of(person), code, "Rolf", 1)
    await polly.sit()
    await person.start()
    async with asyncio.TaskGroup() as others:
        wandering = others.create_task(polly.play())
        while await what_now(person) == "turn":
            await take_turn(person)
        wandering.cancel()
    await polly.leave()
    title = person.page.get_by_text(person.say("uly_polly-web-end-slipped-away"))
    return await title.count() > 0


class Abstainer(Player):
    """Somebody who never guesses."""

    def choose(self, game: str, view: Any) -> Any:
        """Anything but a guess."""
        moves = GAMES[game].legal(view)
        return self.rng.choice([move for move in moves if not isinstance(move, Guess)])


async def find_everyone(person: Person, see: See) -> None:
    """Guess early and right in every round, against others who never guess."""
    code = await open_table(person.url, "wooolf", 5, round_limit=3)
    await person.visit(code)
    await person.sit()
    others = [Abstainer(ws_of(person), code, name, seed) for seed, name in enumerate(OTHERS)]
    for one in others:
        await one.sit()
    await person.start()
    rounds = 0
    async with asyncio.TaskGroup() as playing:
        for one in others:
            playing.create_task(one.play())
        while (now := await what_now(person)) != "over":
            if now == "turn" and await guess_button(person).count():
                await guess_right(person, others)
            elif now == "turn":
                await take_turn(person, early=0)
            else:
                if await person.page.get_by_role("dialog").get_by_text("+2").count():
                    rounds += 1
                    await see(person, f"round {rounds} is won")
                await go_on(person)
    await see(person, "the game is won")
    for one in others:
        await one.leave()


async def guess_right(person: Person, others: list[Abstainer]) -> None:
    """Point at who really is each target, and lay the guess."""
    role = await person.page.locator(".role .who").inner_text()
    [own] = [one for one in TARGETS if person.say("wooolf-web-role", character=one) == role]
    told = await person.told()
    await person.press(guess_button(person))
    dialog = person.page.get_by_role("dialog")
    targets = [target for target in TARGETS[own] if target is not None]
    for dial, target in zip(await dialog.get_by_role("radiogroup").all(), targets, strict=True):
        names = [one.name for one in others if is_character(one, target)]
        name = names[0] if names else person.say("wooolf-web-nobody")
        await person.press(dial.get_by_role("radio", name=name, exact=True))
    await person.press(person.button(person.label("wooolf-action-guess"), dialog))
    await person.press(person.button(person.say("wooolf-web-do-guess"), dialog))
    await person.page.wait_for_function(
        "([told]) => document.querySelector('[role=log]').textContent !== told", arg=[told]
    )
    await person.answered()


def is_character(one: Player, target: Character) -> bool:
    """Whether this player's cards say so."""
    return isinstance(one.link.view, View) and one.link.view.character == target


async def for_whoever_learns(person: Person, see: See) -> None:
    """Both games at first sight, advice, the lessons, the puzzles, and the statistics."""
    for game, bots in (("uly_polly", 1), ("wooolf", 3)):
        await person.go_home()
        await person.page.evaluate("localStorage['sheepfold.seen'] = ''")
        code = await open_table(person.url, game, bots + 1)
        await begin(game, person, bots=bots, code=code)
        await person.page.get_by_role("dialog").wait_for()
        await see(person, f"{game} at first sight")
        await person.press(person.button(person.say(f"{game}-web-guide-go")))
        assert await what_now(person) == "turn"
        advice = person.button(person.say("setting-advice"))
        await sheet(person, advice, f"{game}: advice", see)
        await person.press(person.button(person.label("action-talk")))
        await see(person, f"{game}: phrases")
        await person.go_to(f"{person.url}/learn/{game}")
        await person.page.get_by_role("region", name=person.say("web-lesson")).wait_for()
        await see(person, f"{game}: lesson")
    await person.go_to(f"{person.url}/puzzles")
    await person.page.get_by_role("heading", level=1).wait_for()
    await see(person, "puzzles")
    await person.go_to(f"{person.url}/statistics")
    await person.page.get_by_role("heading", level=1).wait_for()
    await see(person, "statistics")
    await person.go_home()
    await see(person, "home with games to go on with")
