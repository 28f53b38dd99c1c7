"""Every rule of the rulebook is told, in both languages, with the numbers of the box."""

from __future__ import annotations

import pytest

from signoria.faces import web
from signoria.faces.phrases import Things, phrases_for
from signoria.faces.phrases.printed import bare, plain
from signoria.faces.phrases.rulebook import find, texts
from tests.faces_web.reading import all_of, check
from tests.faces_web.tables import VISITORS
from tests.games.florenza_dice.rules.positions import BOX, GAME, TRACKS, WORKS, completed, position
from tests.games.florenza_dice.tables import seen_by_asked

WORDS = {code: phrases_for("florenza_dice", code) for code in ("en", "it")}

# Where a rule stands, and what its sentence must say: in English, in Italian
FACTS = [
    # Overview, the sheet
    ("idea", "most points at the end wins", "vince chi alla fine ha più punti"),
    ("idea", "white marble captain", "bianco marmo capitano"),
    ("idea", "yellow gold painter", "giallo oro pittore"),
    ("set-up", "an unused and a used space for each die", "uno spazio non utilizzato e uno utiliz"),
    ("set-up", "a pencil and two sheets", "una matita e due fogli"),
    ("set-up", "begin with 200 fiorini and 1 spare.", "con 200 fiorini e 1 risorsa extra."),
    ("set-up", "a name and draw its emblem", "un nome alla tua famiglia e disegnane lo stemma"),
    ("set-up", "go by its board and its sheets", "segui la sua plancia e i suoi fogli"),
    ("sheet", "the palazzo has four artworks", "il palazzo ha quattro opere"),
    ("sheet", "two types of artist; one of them is enough", "due tipi di artista; ne basta uno"),
    ("sheet", "the rione has 8 spaces", "il rione ha 8 spazi"),
    ("sheet", "from left to right", "da sinistra a destra"),
    ("sheet", "an artwork or a space of the rione", "un progetto è un’opera o uno spazio"),
    ("sheet", "write an x on it", "scrivi una x"),
    ("sheet", "circle what comes into your supply", "cerchia ciò che entra nella riserva"),
    ("sheet", "write its number, name, effect and points", "numero, nome, effetto e punti"),
    ("sheet", "write the points of its artist", "scrivi i punti del suo artista"),
    ("sheet", "the first player circles the emblem", "il primo giocatore cerchia lo stemma"),
    ("supply", "you begin with 200", "cominci con 200"),
    ("supply", "you begin with 1", "cominci con 1"),
    ("supply", "ticks any one resource icon", "segna una qualsiasi icona di risorsa"),
    ("supply", "never fiorini", "mai i fiorini"),
    # Rounds
    ("round", "1 6 2 6 3 5 4 4", "1 6 2 6 3 5 4 4"),
    ("round", "captain and bishop, from round 2 on", "capitano e vescovo, dal round 2"),
    ("round", "uses 3, and each of the others uses 1", "ne usa 3, e ciascuno degli altri ne usa 1"),
    # Income
    ("income", "building with that number, 1 to 6", "edificio con quel numero, da 1 a 6"),
    ("income", "lowest roll is first player", "tiro più basso è primo giocatore"),
    ("income", "chance decides among them", "fra loro decide la sorte"),
    ("income", "several players may get the same", "più giocatori possono ricevere lo stesso"),
    ("income", "facciata 100 fiorini", "facciata 100 fiorini"),
    ("income", "each of the others one step on its track", "ognuna delle altre un passo sul suo"),
    # Offices
    ("offices", "most spaces on a track, alone", "da solo ha segnato più caselle"),
    ("offices", "if several are ahead, nobody", "se in testa sono più giocatori, non l’ha nessuno"),
    ("offices", "so too while nobody has marked", "lo stesso vale finché nessuno ha segnato"),
    ("offices", "one resource of any kind and places it at once", "una risorsa a scelta e la coll"),
    ("offices", "cannot be kept as a spare", "non si può tenere come risorsa extra"),
    ("offices", "any of the six dice, used or not", "uno qualsiasi dei sei dadi, utilizzato o no"),
    ("offices", "all round long", "per tutto il round"),
    # Turns
    ("turns", "rolls all six dice", "tira i sei dadi"),
    ("turns", "puts each on its unused space", "ognuno sul suo spazio non utilizzato"),
    ("turns", "may use their die at the same time", "usare tutti il dado contemporaneamente"),
    ("turns", "uses 3 different dice", "usa 3 dadi diversi"),
    ("turns", "used space with its value as it is", "utilizzato senza cambiarne il valore"),
    ("turns", "uses 1 of the unused dice", "usa 1 dei dadi non utilizzati"),
    ("turns", "stay where they are, so several", "restano dove sono, quindi più giocatori"),
    ("turns", "goes on clockwise", "si prosegue in senso orario"),
    ("turns", "nobody may pass", "nessuno può passare"),
    # Dice
    ("dice", "choose one of three ways", "scegli uno di tre modi"),
    ("dice", "1 or 2 resources", "1 o 2 risorse"),
    ("dice", "1 or 2 steps on the die's track", "1 o 2 passi sul tracciato del dado"),
    ("dice", "100 or 200 fiorini, by its value", "100 o 200 fiorini, secondo il valore"),
    ("dice", "200 fiorini, whatever the die shows", "200 fiorini, qualunque sia il valore"),
    ("dice", "1 to 3 1 2 100 200", "da 1 a 3 1 2 100 200"),
    ("dice", "4 to 6 2 1 200 200", "da 4 a 6 2 1 200 200"),
    ("dice", "4 to 6 2 2 100 200", "da 4 a 6 2 2 100 200"),
    ("resources", "two projects or into one", "due progetti o in uno"),
    ("resources", "you must place it", "devi collocarla"),
    ("resources", "no open icon takes is lost", "non c’è un’icona aperta è persa"),
    ("resources", "no resource turns into a spare", "nessuna risorsa lo diventa"),
    ("resources", "trade it for another kind, or take fiorini", "o prendere fiorini al suo posto"),
    ("resources", "you may even build that building just then", "perfino costruire quell’edificio"),
    ("resources", "between two resources you may spend and build", "fra due risorse puoi spendere"),
    ("supply", "before, between and after your dice", "prima, fra e dopo i tuoi dadi"),
    ("supply", "income and the captain's resource are no turns", "non sono turni"),
    ("supply", "each spare left counts 1, each star 1", "ogni risorsa extra rimasta vale 1"),
    # Buildings
    ("rione", "marble, wood, metal, spice, textile, gold and 200", "tessuto, oro e 200"),
    ("rione", "building takes no die", "costruire non richiede un dado"),
    ("rione", "effect works at once", "effetto vale subito"),
    ("rione", "built in order, from 2 on", "in ordine, dal 2 in poi"),
    ("rione", "tick icons in later spaces", "segnare icone negli spazi successivi"),
    ("rione", "did not need of its space is lost", "non serviva all’edificio è perso"),
    ("rione", "only ticks in the rione count", "contano solo i segni nel rione"),
    ("rione", "one building of each kind", "un solo edificio per tipo"),
    ("rione", "others may own the same", "gli altri possono avere gli stessi"),
    ("rione", "space 4 brings a spare at once", "spazio 4 dà subito una risorsa extra"),
    ("rione", "spaces 5 to 8 a building counts so many points more: 1, 2, 3, 4", "più: 1, 2, 3, 4"),
    ("rione", "free building counts nothing", "gratuito non dà punti"),
    ("buildings", "once in your own turn, and once more in every turn", "un’altra in ogni turno"),
    ("buildings", "without these words work every time", "senza queste parole valgono ogni volta"),
    # Artworks
    ("artworks", "all its icons, in any order", "icone, in qualsiasi ordine"),
    ("artworks", "green for a sculptor, red for an architect, yellow", "rosso per un architetto"),
    ("artworks", "a paid artist 2 more, an anonymous one 1", "pagato 2 in più, uno anonimo 1"),
    ("artworks", "paid or not. with the zecca it is 3 instead", "l’edificio zecca sono invece 3"),
    ("artworks", "in the same turn, be it theirs or another's", "stesso turno, proprio o altrui"),
    ("artworks", "masterpiece: 2 more. only one star", "capolavoro: 2 in più. una sola stella"),
    ("artworks", "costs nothing, completes any artwork, worth 1", "qualsiasi opera, vale 1"),
    ("artworks", "spare at once: camera nuziale and facciata", "extra: camera nuziale e facciata"),
    ("artworks", "at once, when they are completed, and again", "subito, quando sono completate"),
    ("artworks", "4 steps at once, all on one track", "subito 4 passi, tutti su un solo"),
    ("artworks", "points 6 3 1 1", "punti 6 3 1 1"),
    (
        "artworks",
        "two firsts 6 each, and the next one 1",
        "due primi 6 ciascuno, e il successivo 1",
    ),
    ("artworks", "two seconds 3 each", "due secondi 3 ciascuno"),
    # Tracks
    ("tracks", "at once, before the next step", "subito tuo, prima del passo seguente"),
    ("tracks", "each further step is 100 fiorini", "ogni altro passo vale invece 100 fiorini"),
    ("tracks", "coin 100 fiorini", "moneta 100 fiorini"),
    ("tracks", "so many points at the end", "altrettanti punti alla fine"),
    ("tracks", "a star for your supply", "una stella per la tua riserva"),
    ("tracks", "a spare for your supply", "una risorsa extra per la tua riserva"),
    ("tracks", "one resource of your choice, placed at once", "una risorsa a tua scelta, da coll"),
    ("tracks", "any of the six dice on the dice board", "uno qualsiasi dei sei dadi"),
    ("tracks", "even one that you have used", "anche uno che hai già usato"),
    ("tracks", "a step on that track; the cross is the preacher's", "la croce è del predicatore"),
    ("tracks", "12 3 points", "12 3 punti"),
    # The end
    ("end", "on the scoring track of your sheet", "sul segnapunti del tuo foglio"),
    ("end", "palazzo with their artists, and your prize", "palazzo con i loro artisti, e il tuo"),
    ("end", "chiesa with their artists", "chiesa con i loro artisti"),
    ("end", "your buildings, with what spaces 5 to 8 add", "i tuoi edifici, con ciò che"),
    ("end", "captain's track: 7 if it is full", "tracciato del capitano: 7 se è pieno"),
    ("end", "1 for each star left", "1 per ogni stella rimasta"),
    ("end", "1 for each spare left", "1 per ogni risorsa extra rimasta"),
    ("end", "1 for every 200 fiorini left", "1 per ogni 200 fiorini rimasti"),
    ("end", "more projects: artworks and buildings", "più progetti: opere ed edifici"),
    ("end", "they share the victory", "la vittoria è condivisa"),
    # Alone
    ("alone", "6 rounds, and each has two turns", "i round sono 6, ognuno con due turni"),
    ("alone", "with white on the captain's track, with brown on the bishop's", "con il marrone su"),
    ("alone", "with both if you left both", "con entrambi se li hai lasciati entrambi"),
    ("alone", "he takes 3", "ne prende 3"),
    ("alone", "brown, grey, green, red, yellow, white", "verde, rosso, giallo, bianco"),
    ("alone", "dice that he has do not count any more", "i dadi già suoi non contano più"),
    ("alone", "competes for both offices", "concorre per entrambe le cariche"),
    ("alone", "that only keeps you from it", "serve solo a togliere la carica a te"),
    ("alone", "mark them below the spaces", "segnali sotto le caselle"),
    ("alone", "his and goes to its used space", "è suo e va sul suo spazio utilizzato"),
    ("alone", "completed during income counts for the round that begins", "il round che comincia"),
    ("alone", "you play for as many points as you can", "giochi per fare più punti che puoi"),
    ("alone", "points 6 6 6 3 3 1", "punti 6 6 6 3 3 1"),
    ("alone", "easy, 40 points normal, 50 points hard, 60 points extreme, 70", "facile, 40 punti"),
    ("alone", "with fewer nobody wins", "con meno non vince nessuno"),
    # What the rulebook leaves open
    ("details", "lie on the dice board from the turn before", "rimasti sulla plancia dal turno"),
    ("details", "the die keeps what it shows for the others", "il dado conserva ciò che mostra"),
    ("details", "bottega d'arte makes free still counts as paid", "conta comunque come pagato"),
    ("details", "accademia the fee goes by the value of the die", "accademia il compenso segue"),
    ("details", "wood and spice + 100 fiorini", "legno e spezia + 100 fiorini"),
    ("details", "metal, spice and gold + 100 fiorini", "metallo, spezia e oro + 100 fiorini"),
]
EFFECTS = [
    (range(1, 7), "as if it showed any value", "con il valore che vuoi"),
    (range(7, 13), "trade one resource", "scambi una risorsa"),
    ([13], "any die hires an artist for nothing, who is worth 1", "ingaggia gratis un artista"),
    ([14], "once a turn: any die brings 2 resources alike, of your choice", "uguali a scelta"),
    ([15], "once a turn: any die brings 2 steps on a track", "2 passi su un tracciato"),
    ([16], "once a turn: any die brings 300 fiorini", "300 fiorini"),
    ([17], "once a turn: 200 fiorini instead of a resource", "200 fiorini"),
    ([18], "once a turn: an artist costs 100 less", "100 in meno"),
    ([19], "2 spares for your supply, at once", "subito 2 risorse extra"),
    ([20], "a star makes an artist worth 3 more", "con una stella l’artista vale 3 in più"),
    ([21], "hire any artist", "qualsiasi artista"),
    (range(22, 26), "no effect", "nessun effetto"),
]


def chapter_text(words, key: str) -> str:
    """A chapter with its entries, as it is read."""
    (chapter,) = [one for one in words.rulebook() if one.key == key]
    kinds = [part.kind for part in chapter.parts if isinstance(part, Things)]
    said = texts(chapter)
    said += [f"{one.title} {one.text}" for one in words.entries() if one.kind in kinds]
    return bare(" ".join(said)).casefold()


@pytest.mark.parametrize(("key", "english", "italian"), FACTS, ids=[fact[1] for fact in FACTS])
def test_a_reader_finds_every_rule(key, english, italian):
    assert english in chapter_text(WORDS["en"], key)
    assert italian in chapter_text(WORDS["it"], key)


@pytest.mark.parametrize(("numbers", "english", "italian"), EFFECTS)
def test_every_building_tells_its_effect_cost_and_points(numbers, english, italian):
    for code, effect in (("en", english), ("it", italian)):
        words = WORDS[code]
        told = {one.key: bare(one.text).casefold() for one in words.entries()}
        for number in numbers:
            text = told[f"building-{number}"]
            assert effect in text
            assert words.several(BOX[f"buildings.{number}.resources"]) in text
            if BOX[f"buildings.{number}.fiorini"]:
                assert f"+ {BOX[f'buildings.{number}.fiorini']} fiorini" in text
            assert text.endswith(f": {BOX[f'buildings.{number}.points']}.")


@pytest.mark.parametrize("code", ["en", "it"])
def test_every_artwork_tells_what_it_needs_and_brings(code):
    words = WORDS[code]
    told = {one.key: bare(one.text) for one in words.entries()}
    for work in WORKS:
        path = f"palazzo.{work}" if f"palazzo.{work}.points" in BOX.values else f"chiesa.{work}"
        assert words.several(BOX[f"{path}.resources"]) in told[work]
        for artist in BOX[f"{path}.artists"]:
            assert words.artist(artist) in told[work]
        assert f": {BOX[f'{path}.points']}." in told[work]
        assert words.artwork_effect(work) in told[work]


@pytest.mark.parametrize("code", ["en", "it"])
def test_every_thing_with_a_name_is_found_by_it(code):
    words = WORDS[code]
    book, entries = words.rulebook(), words.entries()
    keys = [one.key for one in (*book, *entries)]
    assert len(keys) == len(set(keys))
    assert {*TRACKS, *WORKS, *BOX["artists.names"]} <= set(keys)
    for number in range(1, 26):
        for wanted in (words.building(number), str(number)):
            found = find(book, entries, wanted).entries
            assert f"building-{number}" in [one.key for one in found]
    for wanted in ("Facciata", "Cupola", words.office("bishop"), words.pope()):
        assert find(book, entries, wanted).entries
    kinds = {part.kind for one in book for part in one.parts if isinstance(part, Things)}
    assert kinds == {one.kind for one in entries} - {"player"}


def test_values_that_are_not_known_are_marked_and_printed_ones_are_not():
    told = {one.key: plain(one.text) for one in WORDS["en"].entries()}
    assert told["building-25"].endswith("gold + 100 Fiorini; points: 8.")
    assert told["building-22"].endswith("metal° + 100° Fiorini; points: 5°.")
    assert "Needs 2 marble, metal and gold + 100° Fiorini" in told["chiesa_facciata"]


def test_what_may_still_be_built_and_completed_is_on_offer():
    words = WORDS["en"]
    keys = {one.key for one in words.entries()}
    state = position(rione={0: "3 16"}, artists={0: completed("cupola")})
    offered = words.on_offer(seen_by_asked(state))
    assert set(offered) <= keys
    assert len(offered) == 23 + 7
    assert not {"building-3", "building-16", "cupola"} & set(offered)
    assert words.on_offer(GAME.observe(GAME.new(2), None))


@pytest.mark.parametrize("visitor", VISITORS)
def test_the_page_of_the_rules_shows_all_of_it_with_pictures(visitor):
    tree = check(web.rules_page(visitor, "florenza_dice"))
    words = WORDS[visitor.language]
    ids = set(all_of(tree, "id"))
    assert {one.key for one in words.rulebook()} <= ids
    assert {one.key for one in words.entries() if one.kind != "player"} <= ids
    figures = list(tree.iter("figure"))
    assert len(figures) == 4
    assert all(len(list(figure.iter())) > 3 for figure in figures)
