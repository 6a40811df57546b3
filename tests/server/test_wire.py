"""The wire is there when an application starts, however early its task begins."""

import asyncio
import types
from collections.abc import Coroutine, Generator
from typing import Any

import pytest
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.types import Receive, Scope, Send
from websockets.asyncio.client import connect

from sheepfold.server.wire import WIRE
from sheepfold.terminal.network.loopback import loopback


def begin_at_once(
    loop: asyncio.AbstractEventLoop, work: Coroutine[Any, Any, Any], **named: Any
) -> "asyncio.Task[Any]":
    """What Textual asks of every loop from Python 3.12 on; here only for applications."""
    if getattr(work, "__name__", "") != "run_asgi":
        return asyncio.Task(work, loop=loop, **named)

    @types.coroutine
    def go_on(waits_for: Any) -> Generator[Any, Any, Any]:
        while True:
            answer = yield waits_for
            try:
                waits_for = work.send(answer)
            except StopIteration as done:
                return done.value

    return asyncio.Task(go_on(work.send(None)), loop=loop, **named)


FACTORIES = [None, getattr(asyncio, "eager_task_factory", begin_at_once)]


@pytest.mark.parametrize("factory", FACTORIES, ids=["later", "at once"])
async def test_a_socket_has_its_wire_from_the_start(factory: Any) -> None:
    found: list[bool] = []

    class Look:
        """An application that looks for the wire before it waits for anything."""

        async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
            found.append(WIRE in scope)
            await asyncio.sleep(0)
            await receive()
            await send({"type": "websocket.accept"})
            await send({"type": "websocket.close", "code": 1000})

    async with loopback(Starlette(routes=[WebSocketRoute("/ws", Look())])) as address:
        asyncio.get_running_loop().set_task_factory(factory)
        socket = await connect(f"{address.replace('http', 'ws')}/ws", proxy=None)
        await socket.wait_closed()
    assert found == [True]
