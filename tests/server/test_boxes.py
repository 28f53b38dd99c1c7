"""The host's boxes: beside the shipped ones, in the browser and for programs."""

from __future__ import annotations

import os

import pytest
from click.testing import CliRunner

from signoria import Record, library
from signoria.cli import main
from signoria.server.boxes import of_host
from signoria.server.settings import Settings, SettingsError
from tests.boxes import CHANGED, other_box, other_text
from tests.server.people import OpenTable, Person, Program
from tests.server.postgres import free_port
from tests.server.site import Site


@pytest.fixture(scope="module")
def files(tmp_path_factory):
    """A corrected box of each game, called after it."""
    folder = tmp_path_factory.mktemp("boxes")
    for game in CHANGED:
        (folder / f"my {game}.toml").write_text(other_text(game), encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def hosted(files, tmp_path_factory):
    """A site whose host has corrected all four games."""
    database = f"sqlite:///{tmp_path_factory.mktemp('hosted')}/tables.sqlite"
    boxes = os.pathsep.join(str(file) for file in sorted(files.iterdir()))
    site = Site(database, boxes=boxes)
    yield site
    site.stop()


def fingerprint(game):
    return other_box(game).fingerprint


def test_the_games_are_listed_with_every_box(hosted):
    listed = Program(hosted.address).http.get("/games").json()
    for game in CHANGED:
        boxes = {one["box"]: one["box_title"] for one in listed if one["game"] == game}
        usual = library.load(game).box.fingerprint
        assert boxes == {usual: "", fingerprint(game): f"my {game}"}


@pytest.mark.parametrize("game", sorted(CHANGED))
def test_a_table_says_which_box_it_plays_and_bots_know_it(hosted, game):
    mine = fingerprint(game)
    table = Program(hosted.address).opens("me", "greedy", game=game, box=mine)
    while not _others(hosted, table.name):
        player, seen = table.asked()
        assert (seen["box"], seen["box_title"]) == (mine, f"my {game}")
        answer = player.acts(table.name, seen["options"][-1], seen["version"])
        assert answer.status_code == 200, answer.text
    record = player.http.get(f"/tables/{table.name}/record").text
    assert f"\nbox {mine}\n" in record
    for path in ("", "/replay"):
        page = Person(hosted.address).http.get(f"/t/{table.name}{path}").text
        assert f"my {game}" in page
    page = Person(hosted.address).http.get(f"/t/{table.name}").text
    assert f'href="/provenance/{game}@{mine}"' in page
    assert f'href="/rules/{game}@{mine}' in page


def _others(site, table):
    """The moves that the bot made."""
    return [move for move in site.tables.get(table).session.moves if move.who == 1]


def test_both_boxes_are_played_at_the_same_time(hosted):
    mine = fingerprint("medici_dice")
    ends = []
    for box in ("", mine):
        table = Program(hosted.address).opens("me", game="medici_dice", box=box)
        table.play_to_the_end()
        ends.append(Record.parse(table.first().http.get(f"/tables/{table.name}/record").text))
    assert [record.box for record in ends] == [library.load("medici_dice").box.fingerprint, mine]
    for record in ends:
        assert Program(hosted.address).http.get("/games").status_code == 200
        record.replay()


def test_a_box_is_chosen_when_a_table_is_opened(hosted):
    person, game = Person(hosted.address, language="it"), "medici_dice"
    mine = f"{game}@{fingerprint(game)}"
    assert f"/new?game={mine}" in person.http.get("/").text
    page = person.http.get(f"/new?game={game}").text
    assert f'href="/new?game={mine}"' in page
    assert "Scatola" in page
    chosen = person.http.get(f"/new?game={mine}").text
    assert f'value="{mine}"' in chosen
    name = person.opens("me", "me:Bea", game=mine)
    assert hosted.tables.get(name).session.game.box.fingerprint == fingerprint(game)


@pytest.mark.parametrize("game", sorted(CHANGED))
def test_the_rules_and_where_they_come_from_have_the_values_of_the_box(hosted, game):
    mine = f"{game}@{fingerprint(game)}"
    person = Person(hosted.address)
    for page in ("rules", "provenance"):
        own = person.http.get(f"/{page}/{mine}")
        assert own.status_code == 200
        assert f"With the values of the box my {game}." in own.text
        assert own.text != person.http.get(f"/{page}/{game}").text


def test_a_rematch_and_playing_on_keep_the_box(hosted):
    mine = fingerprint("medici_dice")
    person = Person(hosted.address, with_script=False)
    name = person.opens("me", game=f"medici_dice@{mine}")
    while hosted.tables.get(name).awaits()[0] != "over":
        version, options = person.answers(name)
        person.acts(name, options[0], version)
    again = person.posts(f"/t/{name}/rematch").headers["location"].removeprefix("/t/")
    on = person.posts(f"/t/{name}/continue", at=5, seat=0).headers["location"].removeprefix("/t/")
    for table in (again, on):
        assert hosted.tables.get(table).session.game.box.fingerprint == mine
    record = person.http.get(f"/t/{name}/record").text
    kept = person.http.post("/replay", data={"record": record}).headers["location"]
    assert hosted.tables.get(kept.split("/")[2]).session.game.box.fingerprint == mine


def test_a_game_goes_on_with_its_box_when_the_host_offers_it_no_more(files, tmp_path):
    database = f"sqlite:///{tmp_path}/tables.sqlite"
    site = Site(database, boxes=str(files / "my firenze.toml"))
    table = Program(site.address).opens("me", "me", game="firenze", box=fingerprint("firenze"))
    site.stop()
    site = Site(database)
    try:
        table = OpenTable(site.address, table.made)
        player, seen = table.asked()
        assert (seen["box"], seen["box_title"]) == (fingerprint("firenze"), "my firenze")
        assert player.acts(table.name, seen["options"][0], seen["version"]).status_code == 200
        listed = Program(site.address).http.get("/games").json()
        assert fingerprint("firenze") not in {one["box"] for one in listed}
    finally:
        site.stop()


def test_a_box_that_is_not_here_is_told(site):
    answer = Program(site.address).http.post(
        "/tables", json={"game": "firenze", "box": "0" * 16, "seats": [{"player": "me"}] * 2}
    )
    assert (answer.status_code, answer.json()["type"]) == (404, "urn:signoria:problem:unknown-box")
    assert Person(site.address).http.get("/new?game=firenze@0000").status_code == 404
    assert Person(site.address).http.get("/rules/firenze@").status_code == 404


MISTAKES = {
    "missing": (None, r"cannot be read: No such file"),
    "letters": (b"\xff\xfe\x00", r"is not text: byte 1 is not UTF-8"),
    "toml": (b"game = ", r"is not TOML"),
    "empty": (b"", r"game must be given at the top"),
    "game": (b'game = "tarot"\nrules = 1\n', r"there is no game 'tarot'"),
    "large": (b"#" * 2_000_000, r"larger than 1000000 bytes"),
    "value": ("ship_bonus        = 5000", r"line \d+: solitaire.ship_bonus must be a whole number"),
    "rules": ("rules = 7", r"line \d+: rules must be 1, not 7"),
    "name": ("ship_bonuss = 1", r"is not a value of this game; did you mean"),
}


@pytest.mark.parametrize("what", MISTAKES)
def test_a_box_that_is_refused_says_why_at_the_start(what, tmp_path):
    content, why = MISTAKES[what]
    file = tmp_path / "mine.toml"
    if isinstance(content, str):
        text = library.box_file("medici_dice").read_text(encoding="utf-8")
        old = "rules = 1" if content.startswith("rules") else "ship_bonus        = 10"
        content = text.replace(old, content, 1).encode()
    if content is not None:
        file.write_bytes(content)
    database = f"sqlite:///{tmp_path}/t.sqlite"
    words = ["serve", "--port", str(free_port()), "--database", database, "--box", str(file)]
    done = CliRunner().invoke(main, words)
    assert done.exit_code == 2
    assert f"--box {file}" in " ".join(done.output.split())
    with pytest.raises(SettingsError, match=why):
        of_host([str(file)])


def test_the_same_box_twice_is_told(files, tmp_path):
    copy = tmp_path / "copy.toml"
    copy.write_text(other_text("firenze"), encoding="utf-8")
    with pytest.raises(SettingsError, match="has the same values as"):
        of_host([str(files / "my firenze.toml"), str(copy)])


def test_boxes_come_from_the_environment_and_from_arguments():
    given = Settings.from_environment({"SIGNORIA_SERVER_BOXES": os.pathsep.join(["/a", "/b"])})
    assert given.box_files == ["/a", "/b"]
    assert given.with_boxes(["/c.toml"]).box_files == ["/a", "/b", "/c.toml"]
    with pytest.raises(SettingsError, match="a box file has a name without"):
        given.with_boxes([f"/x{os.pathsep}y"])
