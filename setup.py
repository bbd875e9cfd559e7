"""Compiles the hot packages with mypyc when a wheel is built; everything else is in pyproject.toml.

The environment variable SHINPAN_COMPILE decides:

unset   a wheel is compiled if that can be done here, and is pure Python (with a line saying so) if not;
1       as above, for `build_ext --inplace` too, and code that does not compile is an error;
0       never compile.

SHINPAN_OPT, 0 to 3, is the C compiler's level of optimisation: 3 unless given, as a wheel should be; 0 and 1
are built in less time.

Editable installs are always pure Python: see `make compile` and `make uncompile`.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

HOT = ("table", "meaning", "effects", "games", "match", "players", "simulation")
"""The packages of shinpan that are compiled, all modules except `__init__`."""

INTERPRETED = re.compile(
    r"meaning/(?!node\.py$)"
    r"|simulation/(?!watching\.py$)"
    r"|games/(?!(judging|features)\.py$)\w+\.py$"
    r"|games/\w+/(words|outside)/(?!(judge|counts|features)\.py$)"
    r"|games/\w+/(game|things/cards|book/legality)\.py$"
)
"""Modules of those packages that stay Python, by their paths under src/shinpan: what reads, sets up and prints; judges play,
and features are written down at every decision."""

UNFINISHED: tuple[str, ...] = ()
"""Folders of games that are not offered yet: compiling them would only make every build slower."""

ROOT = Path(__file__).resolve().parent
WISH = os.environ.get("SHINPAN_COMPILE", "").strip()
OPT = os.environ.get("SHINPAN_OPT", "").strip() or "3"
if OPT not in ("0", "1", "2", "3"):
    sys.exit(f"SHINPAN_OPT must be 0, 1, 2 or 3, not {OPT!r}")

# Built in a process of its own, so that a failing compiler prints nothing here.
TRY_COMPILER = """
import setuptools, tempfile, pathlib, sysconfig
from setuptools._distutils import ccompiler
from setuptools._distutils.sysconfig import customize_compiler
with tempfile.TemporaryDirectory() as folder:
    source = pathlib.Path(folder, "probe.c")
    source.write_text("#include <Python.h>\\nint probe(void) { return PY_MAJOR_VERSION; }\\n")
    compiler = ccompiler.new_compiler()
    customize_compiler(compiler)
    compiler.compile([str(source)], output_dir=folder, include_dirs=[sysconfig.get_path("include")])
"""


def say(line: str) -> None:
    print(f"shinpan: {line}", file=sys.stderr, flush=True)


def wanted() -> bool:
    """Whether this run of setup.py is one that compiles."""
    commands = {"bdist_wheel", "build", "build_ext"} if WISH == "1" else {"bdist_wheel"}
    return WISH != "0" and "editable_wheel" not in sys.argv and not commands.isdisjoint(sys.argv)


def hot_modules() -> list[str]:
    package = ROOT / "src" / "shinpan"
    found = (path for name in HOT for path in (package / name).rglob("*.py") if path.name != "__init__.py")
    names = {path: path.relative_to(package).as_posix() for path in found}
    kept = (path for path, name in names.items() if not INTERPRETED.match(name) and not name.startswith(UNFINISHED))
    return sorted(str(path.relative_to(ROOT)) for path in kept)


def missing() -> str:
    """What compiling needs and this machine lacks, or nothing."""
    try:
        import mypyc.build  # noqa: F401
    except ImportError:
        return "mypyc is not installed"
    if subprocess.run([sys.executable, "-c", TRY_COMPILER], capture_output=True, check=False).returncode:
        return "no working C compiler with Python's headers"
    return ""


def extensions() -> list[Extension]:
    if not wanted():
        return []
    if lack := missing():
        say(f"not compiled, pure Python instead: {lack}")
        return []
    from mypyc.build import mypycify

    os.chdir(ROOT)
    try:
        # A C file for each module, so that they can be compiled side by side.
        return list(mypycify(hot_modules(), opt_level=OPT, debug_level="0", group_name="shinpan", multi_file=True))
    except SystemExit:
        if WISH == "1":
            raise
        say("not compiled, pure Python instead: mypyc refused the code")
        return []


class BuildOrFallBack(build_ext):
    """Builds the extensions all together or, unless asked for by SHINPAN_COMPILE=1, not at all."""

    def build_extension(self, ext: Extension) -> None:
        if len(ext.sources) > 1:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                ext.extra_objects += pool.map(lambda source: self.compiled(ext, source), ext.sources)
            ext.sources = []
        super().build_extension(ext)

    def compiled(self, ext: Extension, source: str) -> str:
        """The object file of one C file."""
        found = self.compiler.compile(
            [source], output_dir=self.build_temp, include_dirs=ext.include_dirs, extra_postargs=ext.extra_compile_args
        )
        return str(found[0])

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:
            if WISH == "1":
                raise
            say(f"not compiled, pure Python instead: the C compiler failed ({type(error).__name__})")
            for built in self.get_outputs():
                Path(built).unlink(missing_ok=True)
            self.extensions = []


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildOrFallBack})
