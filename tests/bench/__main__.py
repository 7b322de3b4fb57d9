"""All measurements, one after the other; ratios are taken within one run."""

import subprocess
import sys

BENCHES = ("legal_moves", "replay", "combinations", "render", "moves")


def _run(bench: str) -> int:
    """Run one measurement in a process of its own, and return its exit code."""
    command = [sys.executable, "-m", f"tests.bench.{bench}"]
    return subprocess.run(command, check=False).returncode  # noqa: S603 - our own modules


if __name__ == "__main__":
    sys.exit(max([_run(bench) for bench in BENCHES]))
