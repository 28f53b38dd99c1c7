"""Signoria beside other game libraries, those that are installed: actions, copies, steps, searches.

    python bench/peers.py [--rounds 7] [--seconds 0.3] [--plot bench/peers.svg]

Everything goes through each library's Python door, random legal actions, CPU time. Slices of all
are interleaved, and ratios are taken slice by slice: median, with the range of the middle half.
It installs nothing: ``pip install catanatron rlcard open_spiel "pettingzoo[classic]" pgx`` in an
environment of its own beside ``pip install signoria[rl,spiel]`` makes the comparison complete.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from statistics import median, quantiles

import peer_slices
from peer_slices import Slice

import signoria

ACTIONS, COPIES, STEPS = "actions", "copies", "environment steps"
BATCHES, SEARCHES = "batch steps", "simulations"
PEERS = ("catanatron", "pyspiel", "pettingzoo", "rlcard", "pgx")


def found() -> dict[str, dict[str, Callable[[], Slice]]]:
    """What can be measured here: by kind and by name."""
    names = signoria.games()
    kinds: dict[str, dict[str, Callable[[], Slice]]] = {
        ACTIONS: {name: (lambda name=name: peer_slices.our_actions(name)) for name in names},
        COPIES: {name: (lambda name=name: peer_slices.our_copies(name)) for name in names},
        STEPS: {},
        BATCHES: {},
        SEARCHES: {name: (lambda name=name: peer_slices.our_simulations(name)) for name in names},
    }
    if find_spec("catanatron"):
        kinds[ACTIONS]["catanatron"] = peer_slices.catanatron_actions
        kinds[COPIES]["catanatron"] = peer_slices.catanatron_copies
    if find_spec("pyspiel"):
        kinds[ACTIONS]["open_spiel backgammon (C++)"] = peer_slices.spiel_actions
        kinds[COPIES]["open_spiel backgammon (C++)"] = peer_slices.spiel_copies
        kinds[SEARCHES]["open_spiel backgammon, MCTS in Python"] = peer_slices.spiel_simulations
    if find_spec("pettingzoo"):
        batches = {name: (lambda name=name: peer_slices.our_batch(name)) for name in names}
        kinds[BATCHES].update(batches)
        kinds[STEPS].update(
            {name: (lambda name=name: peer_slices.our_steps(name)) for name in names}
        )
        if find_spec("rlcard") and find_spec("pygame"):
            kinds[STEPS]["pettingzoo connect_four"] = peer_slices.connect_four_steps
    if find_spec("rlcard"):
        kinds[STEPS]["rlcard gin-rummy"] = peer_slices.rlcard_steps
    if find_spec("pgx"):
        kinds[STEPS]["pgx backgammon"] = peer_slices.pgx_steps
        kinds[BATCHES]["pgx backgammon, vmap"] = peer_slices.pgx_batch
    return kinds


def measure(
    makers: dict[str, Callable[[], Slice]], rounds: int, seconds: float
) -> dict[str, list[float]]:
    """Every one in turn, so many rounds; what cannot run is told and left out."""
    slices: dict[str, Slice] = {}
    for name, make in makers.items():
        try:
            slices[name] = make()
            slices[name](seconds / 10)
        except Exception as error:  # noqa: BLE001 - another library's, whatever it is
            print(f"<!-- {name} is left out: {type(error).__name__}: {error} -->")
            slices.pop(name, None)
    speeds: dict[str, list[float]] = {name: [] for name in slices}
    for _ in range(rounds):
        for name, one in slices.items():
            speeds[name].append(one(seconds))
    return speeds


def table(kind: str, speeds: dict[str, list[float]]) -> list[str]:
    """Speeds, and how many times each peer's ours is."""
    ours = [name for name in speeds if name in signoria.games()]
    peers = [name for name in speeds if name not in ours]
    lines = [f"### {kind}", "", "| | a second | " + " | ".join(f"× {p}" for p in peers) + " |"]
    lines.append("|---|--:|" + "--:|" * len(peers))
    for name in [*ours, *peers]:
        cells = [_ratio(speeds[name], speeds[peer]) if name in ours else "" for peer in peers]
        lines.append(f"| {name} | {median(speeds[name]):,.0f} | {' | '.join(cells)} |")
    return [*lines, ""]


def _ratio(mine: list[float], theirs: list[float]) -> str:
    ratios = [a / b for a, b in zip(mine, theirs, strict=True)]
    if len(ratios) < 2:
        return f"{ratios[0]:.1f}"
    low, middle, high = quantiles(ratios, n=4)
    return f"{middle:.1f} ({low:.1f} to {high:.1f})"


def plot(speeds: dict[str, dict[str, list[float]]], file: Path) -> None:
    """Bars on a logarithmic scale, as SVG without any library."""
    rows = [
        (kind, name, median(found)) for kind, all_ in speeds.items() for name, found in all_.items()
    ]
    height = 22 * (len(rows) + len(speeds)) + 20
    looks = 'font-family="sans-serif" font-size="13"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 760 {height}" {looks}>',
        f'<rect width="760" height="{height}" fill="#faf6ee"/>',
    ]
    at, last = 20, ""
    for kind, name, speed in rows:
        if kind != last:
            parts.append(f'<text x="8" y="{at}" font-weight="bold">{kind} a second</text>')
            at, last = at + 22, kind
        width = 60 * max(0.0, len(f"{int(speed)}") - 1 + speed / 10 ** len(f"{int(speed)}"))
        fill = "#8c3b2a" if name in signoria.games() else "#7d8a76"
        parts.append(f'<text x="8" y="{at}">{name}</text>')
        parts.append(f'<rect x="230" y="{at - 12}" width="{width:.0f}" height="15" fill="{fill}"/>')
        parts.append(f'<text x="{236 + width:.0f}" y="{at}">{speed:,.0f}</text>')
        at += 22
    file.write_text("\n".join([*parts, "</svg>", ""]), encoding="utf-8")


def main() -> None:
    """Print tables in Markdown."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=0.3)
    parser.add_argument("--plot", type=Path)
    chosen = parser.parse_args()
    missing = [name for name in PEERS if not find_spec(name)]
    way = "compiled" if signoria.is_compiled() else "interpreted"
    print(f"{way}, {chosen.rounds} rounds; not installed: {', '.join(missing) or 'nothing'}\n")
    speeds = {
        kind: measure(makers, chosen.rounds, chosen.seconds) for kind, makers in found().items()
    }
    for kind, some in speeds.items():
        print("\n".join(table(kind, some)))
    if chosen.plot:
        plot(speeds, chosen.plot)


if __name__ == "__main__":
    main()
