"""What can be wrong with a command line, its files and boxes: messages as templates.

They are raised elsewhere, in the same words (``tests/cli/test_in_italian.py`` compares
them with the sources and with click's own); here they are listed for translation.
"""

from __future__ import annotations

from signoria.faces.phrases.language import mark

_CLICK = (
    mark("Invalid value for {option}: {error}"),
    mark("{value} is not a valid integer."),
    mark("{value} is not a valid integer range."),
    mark("{value} is not a valid float."),
    mark("{value} is not a valid float range."),
    mark("{value} is not in the range {range}."),
    mark("No such option {name}."),
    mark("No such option {name}. Did you mean {close}?"),
    mark("No such option {name}. (Did you mean one of: {close}?)"),
    mark("No such command {name}."),
    mark("No such command {name}. Did you mean {close}?"),
    mark("No such command {name}. (Did you mean one of: {close}?)"),
    mark("Missing argument {name}."),
    mark("Missing option {name}."),
    mark("Missing command."),
    mark("Got unexpected extra argument ({words})"),
    mark("Got unexpected extra arguments ({words})"),
    mark("Option {name} requires an argument."),
    mark("Option {name} does not take a value."),
)
_SYSTEM = (
    mark("No such file or directory"),
    mark("Permission denied"),
    mark("Is a directory"),
    mark("Not a directory"),
    mark("File name too long"),
    mark("No space left on device"),
    mark("Read-only file system"),
    mark("Address already in use"),
    mark("Cannot assign requested address"),
)
_WHERE = (
    mark("{file}: {error}"),
    mark("{file}, {error}"),
    mark("line {line}: {error}"),
    mark("move {move}: {error}"),
    mark("line {line}, move {move}: {error}"),
    mark("{file} cannot be read: {error}"),
    mark("the record's game is unknown: {error}"),
    mark("the record's header is impossible: {error}"),
)
_CHOSEN = (
    mark("which game? The games: {games}"),
    mark("there is no game {name}. The games: {games}"),
    mark("there is no game {name}; did you mean {close}? The games: {games}"),
    mark("there is no language {name}; the languages: {languages}"),
    mark("an option is written NAME=VALUE, not {word}"),
    mark("the option {name} was given twice"),
    mark("{title} has no option {name}; it has: {options}"),
    mark("option {name} must be {values}, not {value}"),
    mark("option {name} is for games with {players} player, not {seats}"),
    mark("option {name} is for games with {least} to {most} players, not {seats}"),
    mark("option {name} is for games with {players} players, not {seats}"),
    mark("{title} is for {least} to {most} players, not {seats}"),
    mark("{name} was chosen when the game began; leave it out to resume"),
    mark("--seats names {seats} seats, but --players says {players}"),
    mark("a seat is a name, a bot, or name=bot, as in Adam,Bea=greedy, not {word}"),
    mark("two seats have the name {name}; give everybody another"),
    mark("a name is one line of at most {most} printable characters, not {name}"),
    mark("there is no bot {name}. The bots: {bots}"),
    mark("there is no bot {name}; did you mean {close}? The bots: {bots}"),
    mark("there is no bot {name}; did you mean {close}? For a person of that name, write {person}"),
    mark("{bot} takes simulations or milliseconds, as in '{example}' or '{other}', not {budget}"),
    mark("the bot {name} takes no budget, not {budget}"),
    mark("a seed is one word or number, not {seed}"),
    mark("--compare needs the project's sources under git; this is not such a tree"),
    mark("git knows no revision {revision}"),
    mark("revision {revision} cannot be compiled: {why}"),
    mark("a tree does not run compiled: call scripts/compile in it"),
)
_FILES = (
    mark("{file} is a folder; give the name of a new file in it"),
    mark("{file} exists already and is not overwritten; give another name"),
    mark("{file} cannot be written: {folder} is not a folder"),
    mark("{file} cannot be written: no permission to write in {folder}"),
    mark("{file} is a game of {game}, not of {other}"),
    mark("this game is over; look at it with: {command}"),
    mark("{folder} holds no record (*.txt)"),
    mark("{file} is damaged; remove it to begin anew"),
    mark(
        "{file} is of a training with {name} {found}, not {wanted}; "
        "train with that, choose another --output, or remove it"
    ),
)
_RECORDS = (
    mark("{file} is not a record: byte {byte} is not UTF-8 text"),
    mark("the record ends within its header: it was cut off"),
    mark(
        "the last line {line} is missing: the record was cut off after move {move}, "
        "or add that line"
    ),
    mark("no game has {seats} seats"),
    mark("a record begins with {words}, not {found}"),
    mark("{key} needs a number, as in {example}, not {found}"),
    mark("the header says {key} twice"),
    mark("the record announces no number of moves but has {moves}: lines were lost or added"),
    mark("the record announces {number} moves but has {moves}: lines were lost or added"),
    mark("nothing may follow the line {line}"),
    mark("the header does not say {key}"),
    mark("{key} must be a whole number, not {found}"),
    mark("a move begins with a seat or *, as in {example}, not {found}"),
    mark("options are written name=value, not {word}"),
    mark("the header gives the option {name} twice"),
    mark("the header names seat {seat}; there are {seats} seats"),
    mark("{line} does not belong into a header; it ends with an empty line"),
    mark("{seed} needs a line {dealer} before it"),
    mark(
        "the record was played by rules {rules} of {game}; this is rules {here}, "
        "which may play differently"
    ),
    mark(
        "the record was played with box {box}; this is box {here} ({file}): "
        "choose the box file it was played with (--box)"
    ),
    mark("there are {moves} moves, not {number}"),
    mark("the game was over before this move"),
    mark("it was chance (*) to move, not seat {seat}"),
    mark("it was seat {seat} to move, not chance (*)"),
    mark("it was seat {right} to move, not seat {seat}"),
    mark("{word} is not legal here; legal here: {words}"),
    mark("{word} is not legal here; the game is over"),
    mark("{word} is not a word of this game; legal here: {words}"),
    mark("{word} is not a word of this game; the game is over"),
    mark("{word} is not a word of this game (did you mean {close}?); legal here: {words}"),
    mark("the record has {seats} seats, not {players}"),
    mark("the seed from move {move} on does not match its hash"),
    mark("the seed from move {move} on is missing"),
    mark("the seed deals {right}, not {found}"),
    mark("the record publishes no seed, so its chance cannot be checked"),
)
_BOXES = (
    mark("{file}, line {line}: {error}"),
    mark("{file} is not TOML: … (at line {line}, column {column})"),
    mark("{file} is not TOML: …end of document…"),
    mark("{file} is not text: byte {byte} is not UTF-8"),
    mark(
        "{game} was already loaded with {file}; a box is chosen once per process, "
        "before the game is loaded"
    ),
    mark("{path} must be a whole number from {low} to {high}, not {found}"),
    mark("{path} must be {count} whole numbers from {low} to {high}, not {found}"),
    mark("{path} must be {count} different names of small letters, not {found}"),
    mark("{path} must be given at the top, as {kind}"),
    mark("{path} must be a table of values and their grades"),
    mark("{path} must be a table of claims and their grades"),
    mark("{path} names {name}, which is no value beside it"),
    mark("{path} needs a grade, one of {grades}; it has {grade}"),
    mark("{path} needs a source: where the value comes from"),
    mark("{path} must be {right}, not {found}"),
    mark("{path} is not a value of this game"),
    mark("{path} is not a value of this game; did you mean {close}?"),
    mark("{path} is missing; the shipped box has {value}"),
)
_SERVING = (
    mark("serving needs {name}: install the extra, pip install signoria[web]"),
    mark("cannot listen on {address}: {error}; choose another with --port {port}"),
    mark("the database must be sqlite:///FILE or postgresql://…, not {database}"),
    mark("there must be at least one worker, not {workers}"),
    mark(
        "{workers} workers need a Postgres database (--database postgresql://…); "
        "an SQLite file is for one worker"
    ),
    mark("the origin is written https://table.example, not {origin}"),
    mark("push services are names of hosts, as in fcm.googleapis.com, not {service}"),
    mark("the SMTP server is written smtp://user:password@host:587 or smtps://…"),
    mark(
        "mail needs the address it comes from (SIGNORIA_SERVER_MAIL_FROM) and the public "
        "address for its links (SIGNORIA_SERVER_ORIGIN)"
    ),
    mark("{setting} must be a number, not {said}"),
    mark("cannot use the database {database}: {reason}"),
    mark("an SQLite database must be a file: sqlite:///tables.sqlite"),
    mark("another server already uses {file}: stop it, or give this one another --database"),
    mark(
        "the database was written by a newer version of Signoria (shape {shape}): "
        "upgrade the program, or restore the backup from before"
    ),
    mark("there is no database {file}: say which with --database"),
    mark("there are no tables of Signoria in this database"),
    mark(
        "the database has the shape of an older version ({shape}): "
        "a server of this version brings it up to date when it starts"
    ),
    mark("cannot read the database: {reason}"),
    mark("cannot read the database {file}: {reason}"),
    mark("no room for a copy of {file} in {folder}: set TMPDIR"),
    mark("--box {file}: {error}"),
    mark("--box {file} has the same values as {other}"),
    mark("--box {file}: a box file has a name without {letter}"),
    mark("{file} is no box file: it is larger than {bytes} bytes"),
    mark("{name} is a number from {least} on, not {value}"),
    mark("an age is written 30d, 8w or 1y, not {age}"),
    mark("there is no table {name}"),
    mark("there is no table of that name"),
    mark("the log format is lines or json, not {format}"),
    mark(
        "--host {host} is no address: give one of this computer, "
        "such as 127.0.0.1, or 0.0.0.0 for all of them"
    ),
    mark(
        "--host {host} is not an address of this computer: "
        "127.0.0.1 is, and 0.0.0.0 stands for all of them"
    ),
    mark("the secret of the thinkers must have at least {number} letters"),
    mark("a secret of at least {number} letters is needed: --secret-file, or {name}"),
    mark("--connect is written https://table.example, not {address}"),
    mark("{address} wants another secret of its thinkers"),
    mark("{address} has set no secret for thinkers"),
)
_GUESTS = (
    mark("the command {command} cannot be read: {reason}"),
    mark("a bot's command line is empty; write, for example, cmd:python mybot.py"),
    mark("the bot {name} does not start: {error}"),
    mark("the bot {name} cannot be loaded: {reason}"),
    mark("the bot {name} cannot be made: {reason}"),
    mark("the bot {name} failed: {reason}"),
    mark("{name} is no bot: a bot is a class with choose(self, view, rng)"),
    mark("the bot {name} plays here; to let it run again, name the seats again, with --seats"),
    mark("--seats names others than those who play this game"),
    mark("it did not answer in time"),
    mark("it closed its standard output"),
    mark("it ended with code {code}"),
    mark("it ended with code {code}: {complaint}"),
    mark("its answer is not JSON: {line}"),
    mark("its answer is no JSON object: {line}"),
    mark("its answer is longer than {number} bytes"),
    mark("it said more than {number} bytes without being asked"),
    mark("it failed {number} times and is not started again"),
    mark("it failed {number} times in this game"),
    mark("{said} is none of its options"),
)
_ARENA = (
    mark("{option} needs a folder to write to: add --output FOLDER"),
    mark("{option} needs {library}: install the extra, pip install signoria[{extra}]"),
    mark("this game is not over: the coach looks at finished games"),
    mark("nobody is asked after {moves} moves: the coach looks at decisions"),
    mark("there is no seat {seat}; the seats go from {first} to {last}"),
    mark("a game on the Ray cluster failed: {reason}"),
    mark("there is no Ray cluster at {address}: {reason}"),
    mark("{folder} is being written by another arena"),
    mark("{folder} is not empty and holds no arena; give a new folder"),
    mark("{file} is damaged: it does not say what was played"),
    mark(
        "{folder} is in format {there} and not in {here}: it was begun by another Signoria, which "
        "counted otherwise; give another --output"
    ),
    mark("{folder} holds another arena: its {key} is {there}, not {here}; give another --output"),
    mark("{file}, line {line}: this is not game {number} of the arena"),
)
_PUZZLES = (
    mark("there is no puzzle {number} of {game}; they go from 1 to {last}"),
    mark("there are no puzzles of {game}: {file} is missing"),
    mark("{file} is no file of puzzles: it is not UTF-8 text"),
    mark("{file} is no file of puzzles: its first line does not say so"),
    mark(
        "{file}: these puzzles are for {key} {there}, not for {here}; "
        "make new ones with 'signoria puzzles'"
    ),
    mark("{file}, line {line}: this is no puzzle: {error}"),
    mark("{file} was begun with --seed {there}, not {here}; give that seed, or another --output"),
    mark("give --games or --records, not both"),
    mark("{file} is a record of {there}, not of {here}"),
    mark("it has no other answer, or its move is not in its game"),
    mark("its moves are damaged"),
    mark("its game cannot be played: {error}"),
    mark("nobody is asked there"),
    mark("{said} is not possible there"),
    mark("its answer is the obvious one"),
    mark("{said} does better"),
)
MISTAKES = (
    *(*_CLICK, *_SYSTEM, *_WHERE, *_CHOSEN),
    *(*_FILES, *_RECORDS, *_BOXES, *_SERVING),
    *(*_GUESTS, *_ARENA, *_PUZZLES),
)
