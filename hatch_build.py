"""Compile the engine into the wheel. Where that cannot be done the wheel is pure Python: slower, same rules."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledEngine(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if os.environ.get("STONEHALL_PURE") == "1":
            self.app.display_info("stonehall: pure Python wheel, because STONEHALL_PURE=1")
            return

        root = Path(self.root)
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
