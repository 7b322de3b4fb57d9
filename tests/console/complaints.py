"""What the command line says when something is wrong."""

import pytest


def complaint(capsys: pytest.CaptureFixture[str]) -> str:
    """Return the one sentence that was written to stderr."""
    written = capsys.readouterr()
    assert written.out == ""
    lines = [line for line in written.err.splitlines() if not line.startswith("20")]
    assert len(lines) == 1
    assert lines[0].endswith(".")
    return lines[0]
