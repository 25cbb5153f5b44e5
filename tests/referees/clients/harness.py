"""Runs checks and prints one line of JSON for each: its name, and what differed or null."""

import json
import traceback

from botocore.exceptions import ClientError

_checks = []


def check(name):
    def register(run):
        _checks.append((name, run))
        return run

    return register


def equal(actual, expected):
    if actual != expected:
        raise AssertionError(f"expected {expected!r}, got {actual!r}")


def refused(code, call):
    """The call is refused, with this code as botocore reads it."""
    try:
        call()
    except ClientError as error:
        return equal(error.response["Error"]["Code"], code)
    raise AssertionError(f"expected {code}, and it was let through")


def run_all():
    for name, run in _checks:
        error = None
        try:
            run()
        except Exception as thrown:  # a check may fail in any way, and the others go on
            place = traceback.extract_tb(thrown.__traceback__)
            line = next(frame for frame in reversed(place) if "clients" in frame.filename).lineno
            error = f"{type(thrown).__name__} (line {line}): {thrown}"
        print(json.dumps({"name": name, "error": error}), flush=True)
