"""What a worker gets ready by itself: then no request is the first of its kind."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path

from signoria.server import app as app_module
from signoria.server.app import create_app
from signoria.server.settings import Settings
from tests.server import loops

ROOT = Path(__file__).parents[2]
SCENE = """
import fastapi.dependencies.utils as describing
from jinja2 import Environment
from signoria.faces.web import templating
from signoria.library import games
from signoria.server.warming import warmed
from tests.server.people import Person, Program
from tests.server.site import Site

site = Site("sqlite:///tables.sqlite", thinks=False)
app = site.app
for _ in warmed(app, app.state.interface):
    pass
late = []
for place, name in (
    (Environment, "compile"), (templating, "looks_of"), (describing, "get_dependant")
):
    def told(*given, done=getattr(place, name), name=name, **named):
        late.append(name)
        return done(*given, **named)

    setattr(place, name, told)
for code in ("en", "it"):
    person = Person(site.address, code)
    assert person.http.get("/").status_code == 200
    for game in games():
        table = person.opens("me", "me:Bea", game=game)
        for page in ("", "/view", "/watch", "/replay"):
            assert person.http.get(f"/t/{table}{page}").status_code == 200
        assert person.http.get(f"/rules/{game}").status_code == 200
        assert Program(site.address).sees(table)["game"] == game
print("late:", *late)
site.stop()
"""


def test_after_it_no_page_makes_a_template_and_no_request_describes_a_route(tmp_path):
    """In a process of its own: in this one other tests have drawn everything already."""
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", SCENE],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == "late:"


def test_a_worker_begins_with_it(tmp_path, monkeypatch):
    begun = []
    monkeypatch.setattr(app_module, "begin_warming", lambda *apps: begun.append(apps))
    app = create_app(Settings(database=f"sqlite:///{tmp_path}/t.sqlite"), is_awake=True)

    async def live():
        async with app.router.lifespan_context(app):
            await asyncio.sleep(0)  # what has begun is under way

    loops.run(live())
    assert begun == [(app, app.state.interface)]
