"""The steps of deploy/Dockerfile in a bare Debian folder, for where no image can be pulled."""

import json
import os
import shutil
import ssl
import subprocess
from pathlib import Path

from tests.deploy.proxies import program
from tests.mutants import ROOT

DEPLOY = ROOT / "deploy"
SUITE = "trixie"
"""The Debian of the Dockerfile."""

CERTIFICATES = "/certificates.pem"
"""By which the package registries are known inside; Debian's own list has not those of a proxy."""


class Dockerfile:
    """What deploy/Dockerfile says."""

    def __init__(self) -> None:
        text = (DEPLOY / "Dockerfile").read_text().replace("\\\n", "")
        lines = [line for line in text.splitlines() if line and not line.startswith("#")]
        self.steps = [tuple(line.split(maxsplit=1)) for line in lines]

    def all(self, instruction: str) -> list[str]:
        """The arguments of each such instruction."""
        return [rest for name, rest in self.steps if name == instruction]

    def one(self, instruction: str) -> str:
        """The arguments of the only such instruction."""
        (found,) = self.all(instruction)
        return found

    def environment(self) -> dict[str, str]:
        """The variables that the image sets."""
        made = dict(pair.split("=", 1) for pair in self.one("ENV").split())
        return {name: value.replace("$PATH", "/usr/bin:/bin") for name, value in made.items()}

    def health_check(self) -> list[str]:
        """The command that says whether the server is well."""
        command: list[str] = json.loads(self.one("HEALTHCHECK").partition("CMD ")[2])
        return command


class BareDebian:
    """A folder with nothing but Debian's smallest system."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        command = [program("debootstrap"), "--variant=minbase", SUITE, str(folder), mirror()]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        self._reach_registries()

    def _reach_registries(self) -> None:
        """Give it the network settings of this machine."""
        trusted = os.environ.get("SSL_CERT_FILE") or ssl.get_default_verify_paths().cafile
        settings = {
            "/etc/resolv.conf": "/etc/resolv.conf",
            "/etc/pip.conf": "/etc/pip.conf",
            str(Path.home() / ".config/pip/pip.conf"): "/etc/xdg/pip/pip.conf",
            str(trusted): CERTIFICATES,
        }
        for here, inside in settings.items():
            if Path(here).is_file():
                target = self.folder / inside.lstrip("/")
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(here, target)
        self._network = {
            name: value
            for name, value in os.environ.items()
            if name.startswith(("PIP_", "HTTP", "http", "NO_PROXY", "no_proxy"))
        }
        for name in ("PIP_CERT", "SSL_CERT_FILE", "NODE_EXTRA_CA_CERTS"):
            self._network[name] = CERTIFICATES

    def copy_context(self) -> None:
        """What `COPY . /src` copies: all that Dockerfile.dockerignore does not name."""
        rules = (DEPLOY / "Dockerfile.dockerignore").read_text().splitlines()
        ignored = [rule for rule in rules if not rule.startswith("#")]

        def left_out(folder: str, names: list[str]) -> list[str]:
            here = Path(folder).relative_to(ROOT)
            return [name for name in names if is_named((here / name).as_posix(), ignored)]

        shutil.copytree(ROOT, self.folder / "src", ignore=left_out)

    def run(self, *command: str) -> None:
        """Run this as root, with the network."""
        path = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
        environment = {"PATH": path, "HOME": "/root", **self._network}
        chroot = [program("chroot"), str(self.folder)]
        subprocess.run([*chroot, *command], env=environment, check=True)

    def command(self, user: str, *command: str) -> list[str]:
        """How to run this as a user without rights."""
        return [program("chroot"), f"--userspec={user}:{user}", str(self.folder), *command]


def is_named(path: str, rules: list[str]) -> bool:
    """Whether one of the rules is about this path, and not only about something below it."""
    return any(path == rule or (rule == ".*" and path.startswith(".")) for rule in rules)


def mirror() -> str:
    """Where this machine gets its Debian packages from."""
    command = ["apt-get", "indextargets", "--format", "$(REPO_URI)", "Created-By: Packages"]
    listed = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    return listed.split()[0]
