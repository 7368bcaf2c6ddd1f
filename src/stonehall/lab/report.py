"""A simulation run at the command line: a progress bar while it runs, a table when it is done."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path
from typing import Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from stonehall.lab.simulate import Failure, Plan, Result, Summary, record_of, run
from stonehall.terminal.files import write_text
