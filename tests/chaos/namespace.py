"""A network of its own for the NATS servers, with a cable to each node that the kernel can cut.

Unlike bytes that a program in between swallows, packets are lost here: connections neither end nor
are refused, and what was sent is sent again by TCP when the cable is back.
"""

import secrets
import shutil
import subprocess


class NamespaceCable:
    """One end here, the other in the namespace. While it is cut, packets are lost both ways."""

    def __init__(self, namespace: str, number: int) -> None:
        self.host = f"10.213.{number}.2"
        """The address of the NATS servers by this cable."""
        self._namespace = namespace
        self._far = f"far{number}"
        near = f"{namespace}n{number}"
        _ip("link", "add", near, "type", "veth", "peer", "name", self._far, "netns", namespace)
        _ip("address", "add", f"10.213.{number}.1/24", "dev", near)
        _ip("link", "set", near, "up")
        _ip("-n", namespace, "address", "add", f"{self.host}/24", "dev", self._far)
        _ip("-n", namespace, "link", "set", self._far, "up")
        self._is_cut = False

    @property
    def is_cut(self) -> bool:
        """Whether packets are lost."""
        return self._is_cut

    @is_cut.setter
    def is_cut(self, yes: bool) -> None:
        self._is_cut = yes
        _ip("-n", self._namespace, "link", "set", self._far, "down" if yes else "up")

    async def close(self) -> None:
        """Nothing: it goes with its namespace."""


class Namespace:
    """A network namespace and its cables. Needs root."""

    def __init__(self, cables: int) -> None:
        self.name = f"sf{secrets.token_hex(3)}"
        _ip("netns", "add", self.name)
        try:
            _ip("-n", self.name, "link", "set", "lo", "up")
            self.cables = [NamespaceCable(self.name, number) for number in range(cables)]
        except BaseException:
            self.close()
            raise

    @property
    def host(self) -> str:
        """Where programs that are no node find the NATS servers: by the first cable."""
        return self.cables[0].host

    @property
    def command(self) -> list[str]:
        """What to put before a command that shall run inside."""
        return ["ip", "netns", "exec", self.name]

    def close(self) -> None:
        """Take it away, with its cables."""
        _ip("netns", "del", self.name)


def why_no_namespace() -> str:
    """Why this machine lets us make none; nothing if it does."""
    if shutil.which("ip") is None:
        return "there is no program ip (the package iproute2)"
    try:
        Namespace(1).close()
    except subprocess.CalledProcessError as failed:
        return f"no network namespace can be made: {failed.stderr.strip()}"
    return ""


def _ip(*words: str) -> None:
    subprocess.run(["ip", *words], check=True, capture_output=True, text=True)
