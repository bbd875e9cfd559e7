"""A PostgreSQL server of the tests' own, which can be stopped and started again."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from pathlib import Path

from serving import free_port, lacking


class Postgres:
    """A PostgreSQL server. Its folder is no folder of pytest, which closes them to other users."""

    def __init__(self) -> None:
        found = sorted(Path("/usr/lib/postgresql").glob("*/bin")) if Path("/usr/lib/postgresql").exists() else []
        self.place = str(found[-1]) if found else os.path.dirname(shutil.which("initdb") or "")
        if not self.place:
            lacking("PostgreSQL is not installed: nothing shows here that the server works with it")
        self.folder = Path(tempfile.mkdtemp(prefix="shinpan-postgres-"))
        self.data, self.port = self.folder / "data", free_port()
        self.as_user: list[str] = []
        if os.geteuid() == 0:
            if subprocess.run(["id", "postgres"], capture_output=True, check=False).returncode:
                lacking("PostgreSQL does not run as root, and there is no user postgres")
            shutil.chown(self.folder, "postgres")
            self.as_user = ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"]
        self._call("initdb", "-D", str(self.data), "-U", "shinpan", "-A", "trust", "-E", "UTF8")
        self.start()

    @property
    def url(self) -> str:
        return f"postgresql://shinpan@127.0.0.1:{self.port}/postgres"

    def _call(self, program: str, *words: str) -> None:
        command = [*self.as_user, f"{self.place}/{program}", *words]
        subprocess.run(command, check=True, capture_output=True, cwd=self.folder, env={**os.environ, "LC_ALL": "C"})

    def start(self) -> None:
        """Starts it, and waits until it answers."""
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={self.folder}"
        self._call("pg_ctl", "-D", str(self.data), "-w", "-t", "180", "-o", options, "-l", str(self.folder / "log"), "start")

    def stop(self) -> None:
        """Stops it at once: all connections are cut."""
        self._call("pg_ctl", "-D", str(self.data), "-m", "immediate", "stop")

    def remove(self) -> None:
        """Throws everything away."""
        if (self.data / "postmaster.pid").exists():
            self.stop()
        shutil.rmtree(self.folder)
