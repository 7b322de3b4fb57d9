"""What `make` says when there is no virtual environment to be had."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MAKE = shutil.which("make") or "make"
PYTHON = """#!/bin/sh
case "$*" in
*"import ensurepip"*) exit {status} ;;
*"-m venv"*) echo "No room is left." >&2; exit 1 ;;
*) exec "{python}" "$@" ;;
esac
"""


@pytest.mark.parametrize("is_there", [True, False])
def test_a_package_to_install_is_named_only_if_it_is_what_is_missing(
    tmp_path: Path, *, is_there: bool
) -> None:
    shutil.copy(ROOT / "Makefile", tmp_path)
    python = tmp_path / "python"
    python.write_text(PYTHON.format(status=int(not is_there), python=sys.executable))
    python.chmod(0o755)
    made = subprocess.run(  # noqa: S603 -- our own Makefile
        [MAKE, f"PYTHON={python}", ".venv/bin/python"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert made.returncode == 2
    assert "No room is left." in made.stderr
    assert f"{python} could not make a virtual environment in .venv." in made.stdout
    assert ("python3-venv" in made.stdout) is not is_there
