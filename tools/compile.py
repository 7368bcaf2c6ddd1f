"""Compile the engine with mypyc: ``python tools/compile.py``, then ``PYTHONPATH=build/compiled python …``.

The package is copied to OUT and compiled there, so the source tree stays interpreted. All modules form one mypyc group
(native classes inherit across modules) with one C file per module: these compile in parallel, and only those whose C
has changed compile again.
"""

import argparse
import hashlib
import json
import os
import shutil
import sys
import sysconfig
import time
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import Any

SOURCE = Path(__file__).resolve().parent.parent / "src"
PACKAGE = "stonehall"
ENGINE = ("kernel", "toolkit", "games", "bots")
INTERPRETED = "# interpreted:"  # in the first five lines of a file which must stay plain Python; says why
STAMP, C_FILES, OBJECTS = "compiled.json", ".c", ".o"  # next to the package in OUT
CALLS = ["-fvisibility=hidden", "-fno-semantic-interposition", "-fno-plt"]  # calls inside the library go straight
LIBRARY = sysconfig.get_config_var("EXT_SUFFIX")


def package_files(source: Path) -> list[Path]:
    """Every file of the package, relative to source."""
    files = (path.relative_to(source) for path in (source / PACKAGE).rglob("*") if path.is_file())
    return sorted(path for path in files if "__pycache__" not in path.parts)


def engine_files(source: Path) -> list[Path]:
    """The sources of the engine, relative to source."""
    return [path for path in package_files(source) if path.suffix == ".py" and path.parts[1] in ENGINE]


def compiled_modules(source: Path) -> list[Path]:
    """The modules to compile, relative to source."""
    return [path for path in engine_files(source) if not _stays_interpreted(source / path)]


def _stays_interpreted(path: Path) -> bool:
    return any(line.startswith(INTERPRETED) for line in path.read_text("utf-8").splitlines()[:5])


def fingerprint(source: Path) -> dict[str, str]:
    """What the compiled engine depends on: equal fingerprints, equal libraries."""
    tools = f"{sys.implementation.cache_tag} {sysconfig.get_platform()} {sys.version} mypy {version('mypy')}"
    files = hashlib.sha256()
    for path in engine_files(source):
        content = (source / path).read_bytes()
        files.update(f"{path.as_posix()}\0{len(content)}\0".encode() + content)
    recipe = hashlib.sha256(Path(__file__).read_bytes())
    return {"tools": tools, "recipe": recipe.hexdigest(), "sources": files.hexdigest()}


def last_fingerprint(out: Path) -> dict[str, str]:
    try:
        return dict(json.loads((out / STAMP).read_text("utf-8")))
    except (OSError, ValueError):
        return {}


def write_fingerprint(out: Path, value: dict[str, str]) -> None:
    (out / STAMP).write_text(json.dumps(value, indent=2) + "\n", "utf-8")


def synchronise(source: Path, out: Path) -> None:
    """Make OUT a copy of the package; of the libraries there, keep those of modules that are still to be compiled."""
    wanted = package_files(source)
    libraries = {path.with_suffix(LIBRARY) for path in compiled_modules(source)}
    for path in package_files(out):
        if path not in libraries and path not in wanted:
            (out / path).unlink()
    for path in wanted:
        content, copy = (source / path).read_bytes(), out / path
        if not copy.is_file() or copy.read_bytes() != content:
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_bytes(content)


def build(modules: list[Path], out: Path) -> None:
    """Compile these modules of OUT in place. mypyc prints what it does not like and raises SystemExit."""
    from mypyc.build import mypycify  # noqa: PLC0415  (slow to import, and not needed when all is up to date)
    from setuptools import Distribution  # noqa: PLC0415
    from setuptools.command.build_ext import build_ext  # noqa: PLC0415
    from setuptools.errors import CCompilerError  # noqa: PLC0415
    from setuptools.modified import newer_group  # noqa: PLC0415

    class ParallelBuild(build_ext):
        def build_extensions(self) -> None:
            compile_serially = self.compiler.compile

            def compile_changed(sources: list[str], output_dir: str, depends: list[str], **rest: Any) -> list[str]:
                def compile_one(source: str) -> str:
                    [target] = self.compiler.object_filenames([source], output_dir=output_dir)
                    if newer_group([source, *depends], target):
                        compile_serially([source], output_dir=output_dir, depends=depends, **rest)
                    return str(target)

                with ThreadPoolExecutor(os.cpu_count()) as pool:
                    return list(pool.map(compile_one, sources))

            self.compiler.compile = compile_changed
            super().build_extensions()

    os.chdir(out)  # mypyc names modules by their path from here
    extensions = mypycify(
        ["--config-file=", "--no-color-output", *map(str, modules)],
        opt_level="2",
        debug_level="0",
        multi_file=True,
        group_name=PACKAGE,
        target_dir=C_FILES,
    )
    for extension in extensions if os.name == "posix" else []:
        extension.extra_compile_args += CALLS
    builder = ParallelBuild(Distribution({"name": PACKAGE, "ext_modules": extensions}))
    builder.build_lib, builder.build_temp = ".", OBJECTS
    builder.parallel = True
    builder.ensure_finalized()
    try:
        builder.run()
    except CCompilerError:
        sys.exit("the C compiler failed")  # it has said why


def is_ready(source: Path, out: Path) -> bool:
    """Whether the engine in OUT is that of the sources; then the rest of the package is, too: it is only copied."""
    if fingerprint(source) != last_fingerprint(out):
        return False
    synchronise(source, out)
    return True


def compile_engine(source: Path, out: Path) -> None:
    if is_ready(source, out):
        print(f"{out.name}: up to date")
        return
    new, old = fingerprint(source), last_fingerprint(out)
    start = time.monotonic()
    if any(new[key] != old.get(key) for key in ("tools", "recipe")):
        for folder in (PACKAGE, OBJECTS, C_FILES):
            shutil.rmtree(out / folder, ignore_errors=True)
    for library in out.glob(f"{PACKAGE}__mypyc*"):
        library.unlink()  # after a failure nothing compiled can be imported: no old engine by mistake
    (out / PACKAGE).mkdir(parents=True, exist_ok=True)
    write_fingerprint(out, {**new, "sources": "unfinished"})
    synchronise(source, out)
    modules = compiled_modules(out)
    build(modules, out)
    write_fingerprint(out, new)
    print(f"{out.name}: {len(modules)} modules compiled in {time.monotonic() - start:.0f} s")


def missing_tool() -> str | None:
    """Why nothing can be compiled on this machine, if so."""
    if find_spec("mypyc") is None:
        return "mypy is not installed"
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "").split()
    if compiler and shutil.which(compiler[0]) is None:
        return f"there is no C compiler ({compiler[0]})"
    return None


def main() -> int:
    parser = argparse.ArgumentParser(description="Compile the engine with mypyc.")
    parser.add_argument("--out", type=Path, default=SOURCE.parent / "build" / "compiled", help="default build/compiled")
    parser.add_argument("--ready", action="store_true", help="compile nothing: fail unless all is up to date")
    options = parser.parse_args()
    out: Path = options.out.resolve()
    if out == SOURCE:
        parser.error("the source tree stays interpreted; choose another folder")
    if options.ready:
        return 0 if find_spec("mypy") is not None and is_ready(SOURCE, out) else 1
    if reason := missing_tool():
        print(reason)
        return 1
    compile_engine(SOURCE, out)
    return 0


if __name__ == "__main__":
    sys.exit(main())
