"""What the rules of Firenze must say, chapter by chapter, in English and Italian.

A fact is words that must stand together in one sentence or cell; numbers come from the box, so
that a rule with a wrong number is missed as well.
"""

from __future__ import annotations

from tests.games.firenze.rules.positions import BOX, COLOURS, HEIGHTS

B = BOX
STARTS = B["set_up.start_bricks"]
LATER_STARTS = f"{STARTS[1]}, {STARTS[2]} "

# Chapter, then what stands together in English, then in Italian.
FACTS = {
    "most points win": ("idea", ["most points wins"], ["più punti la vince"]),
    "the row": (
        "contents",
        [f"row of {B['row.cards']} cards"],
        [f"fila di {B['row.cards']} carte"],
    ),
    "church spaces": (
        "contents",
        [f"{B['churches.spaces']} church spaces"],
        [f"{B['churches.spaces']} spazi chiesa"],
    ),
    "what is in the box": (
        "contents",
        [f"{B[f'contents.{what}']} " for what in ("cards", "seals", "neutral_seals", "balconies")],
        [f"{B[f'contents.{what}']} " for what in ("cards", "seals", "neutral_seals", "balconies")],
    ),
    "free bricks": ("phase-3", ["first 2 bricks", "free"], ["primi 2 mattoni", "gratis"]),
    "heights": (
        "commissions",
        [f"from {HEIGHTS[0]} to {HEIGHTS[-1]}", f"{B['contents.commissions']} in all"],
        [f"da {HEIGHTS[0]} a {HEIGHTS[-1]}", f"{B['contents.commissions']} in tutto"],
    ),
    "exactly that tower": (
        "commissions",
        ["exactly", "once", "seal"],
        ["esattamente", "una volta"],
    ),
    "a balcony's points": ("commissions", ["points", "replace"], ["punti sostituiscono"]),
    "the order of balconies": ("commissions", ["lowest numeral"], ["più basso"]),
    "balconies are commissions": ("commissions", ["balcony", "flags"], ["balcone", "bandiere"]),
    "level tiles once": ("commissions", ["level tile", "leaves the game"], ["esce dal gioco"]),
    "neutral seals": ("commissions", ["Neutral seals", "nobody"], ["sigilli neutrali", "nessuno"]),
    "balconies are drawn": (
        "set-up",
        [f"{B['contents.balconies']} balcony tiles", "I, II, III and IV"],
        [f"{B['contents.balconies']} tessere balcone", "I, II, III e IV"],
    ),
    "neutral seals are placed": (
        "set-up",
        [f"{B['seals.neutral']} neutral seals", "no balcony", f"{B['set_up.most_a_tower']} tiles"],
        [f"{B['seals.neutral']} sigilli neutrali", "senza balcone"],
    ),
    "seals of players": (
        "set-up",
        [f"{B['seals.2']} with 2", f"{B['seals.3']} with 3", f"{B['seals.4']} with 4"],
        [f"{B['seals.2']} in 2", f"{B['seals.3']} in 3", f"{B['seals.4']} in 4"],
    ),
    "start bricks": (
        "set-up",
        ["climbed a tower last", f"{STARTS[0]} white bricks", LATER_STARTS, f"and {STARTS[3]}"],
        ["salito per ultimo su una torre", f"{STARTS[0]} mattoni", LATER_STARTS, f"e {STARTS[3]}"],
    ),
    "no Campanile at first": ("set-up", ["first game", "Campanile"], ["prima partita"]),
    "start cards": (
        "set-up",
        [f"{B['contents.start_cards']} start cards", "Princess", "Botch", "Workshop"],
        [f"{B['contents.start_cards']} carte iniziali", "Principessa", "Bottega"],
    ),
    "the first row": (
        "set-up",
        [f"first {B['row.cards']} cards", f"{B['row.bricks_a_card']} bricks"],
        [f"prime {B['row.cards']} carte", f"{B['row.bricks_a_card']} mattoni"],
    ),
    "0 points": ("set-up", ["0 points", "below 0"], ["0 punti", "sotto 0"]),
    "clockwise": ("turn", ["clockwise"], ["senso orario"]),
    "a card must be chosen": ("turn", ["Choose a card: you must"], ["Scegli una carta: si deve"]),
    "one card": ("phase-1", ["exactly one card", "free"], ["esattamente una carta", "gratis"]),
    "its cost": (
        "phase-1",
        ["Pay first", "each card left"],
        ["Prima paga", "ogni carta a sinistra"],
    ),
    "its bricks": ("phase-1", ["all bricks on it", "storehouse"], ["tutti i mattoni", "magazzino"]),
    "the row closes up": (
        "phase-1",
        ["one place to the left", f"{B['row.bricks_a_card']} bricks", "no more later"],
        ["un posto a sinistra", f"{B['row.bricks_a_card']} mattoni"],
    ),
    "the deck is used up": ("phase-1", ["discard pile", "new deck"], ["scarti", "nuovo mazzo"]),
    "the exchange": (
        "phase-2",
        ["Once a turn", f"{B['exchange.give']} bricks", "one brick of your choice"],
        ["Una volta per turno", f"{B['exchange.give']} mattoni"],
    ),
    "bricks a turn": (
        "phase-3",
        [f"up to {B['construction.most']} bricks", "one level"],
        [f"fino a {B['construction.most']} mattoni", "un livello"],
    ),
    "towers of one colour": (
        "phase-3",
        ["one colour", f"at most {HEIGHTS[-1]} levels", "same colour", "lower"],
        ["un colore", f"al massimo {HEIGHTS[-1]} livelli", "abbassarle"],
    ),
    "construction costs": ("phase-3", ["any colours", "pouch", "whole turn"], ["sacchetto"]),
    "abandoned": (
        "phase-4",
        ["no brick", "Half", "rounded up", "storehouse"],
        ["non ha ricevuto mattoni", "età", "magazzino"],
    ),
    "new towers stay": ("phase-4", ["begun this turn stays"], ["cominciata in questo turno resta"]),
    "a tower of eight": (
        "phase-4",
        [f"{HEIGHTS[-1]} levels", "cannot grow"],
        [f"{HEIGHTS[-1]} livelli", "non può più crescere"],
    ),
    "handing over": ("phase-5", ["exactly", "seal closes", "pouch"], ["esattamente", "sigillo"]),
    "several a turn": ("phase-5", ["as many as you like", "keep a tower"], ["quante vuoi"]),
    "a tower is named": ("phase-5", ["name each tower"], ["dicendo ogni volta quale"]),
    "the next balcony": ("phase-5", ["balcony", "same turn"], ["balcone", "stesso turno"]),
    "limits at the end": ("phase-6", ["end of your own turn"], ["fine del proprio turno"]),
    "the card limit": (
        "phase-6",
        [f"At most {B['limits.cards']} cards", "buildings"],
        [f"al massimo {B['limits.cards']} carte", "edifici"],
    ),
    "celebrations stay": (
        "phase-6",
        ["Celebrations", f"{B['limits.cards']} or more", "Patrician"],
        ["celebrazioni", f"{B['limits.cards']} o più", "Patrizio"],
    ),
    "the storehouse limit": (
        "phase-6",
        [f"At most {B['limits.storehouse']} bricks", "towers do not count"],
        [f"al massimo {B['limits.storehouse']} mattoni", "torri non contano"],
    ),
    "the card is right": (
        "cards",
        ["contradicts", "card is right"],
        ["contraddice", "vale la carta"],
    ),
    "hidden hands": ("cards", ["Hands are hidden"], ["mani sono nascoste"]),
    "personnel": ("cards", ["own turn", "no two of the same name"], ["non due con lo stesso nome"]),
    "buildings": ("cards", ["second one of the same name"], ["secondo con lo stesso nome"]),
    "celebrations": ("cards", ["until the end", "brings or costs"], ["fino alla fine"]),
    "events": ("cards", ["at once", "strikes only you", "clockwise"], ["subito", "solo te"]),
    "churches": (
        "cards",
        ["first to do", f"all {B['churches.spaces']} spaces", "discarded"],
        ["primo", f"{B['churches.spaces']} spazi"],
    ),
    "one Campanile each": ("the-campanile", ["church space", "one Campanile"], ["un Campanile"]),
    "it must grow": ("the-campanile", ["must grow every turn"], ["Deve crescere ogni turno"]),
    "it can be cut": (
        "the-campanile",
        ["Botch", "Saboteur", "Collapse", "laid last", "Monument"],
        ["Sabotatore", "Crollo", "Monumento"],
    ),
    "no seal": ("the-campanile", ["no seal", "no flag"], ["sigilli", "bandiere"]),
    "its points": (
        "the-campanile",
        [f"all {len(COLOURS)} colours", f"{B['cards.campanile.points']} points"],
        [f"{len(COLOURS)} colori", f"{B['cards.campanile.points']} punti"],
    ),
    "torn down for all others": (
        "the-campanile",
        ["completes one", "everybody else's", "torn down"],
        ["completa uno", "tutti gli altri", "demolisce"],
    ),
    "the last seal": (
        "end",
        [f"{B['end.last_seal']} points", "one more turn"],
        [f"{B['end.last_seal']} punti", "ancora un turno"],
    ),
    "no further turn": ("end", ["no further turn"], ["non ha altri turni"]),
    "flags": ("end", ["flag", "most seals", "highest up"], ["bandiera", "più sigilli", "in alto"]),
    "then celebrations": (
        "end",
        ["celebrations", "tied win together"],
        ["celebrazioni", "insieme"],
    ),
    "an end for every game": (
        "end",
        [f"more than {B['end.reshuffles']} times", "printed rules"],
        [f"più di {B['end.reshuffles']} volte", "regole stampate"],
    ),
    "dice": ("options", ["dice", "colour", "height"], ["dadi", "colore", "altezza"]),
    "a dead colour": ("options", ["Dead colour", "worth little"], ["olore morto", "valgono poco"]),
    "how many play": (
        "contents",
        [f"For {B['players.least']} to {B['players.most']} players"],
        [f"Per {B['players.least']}–{B['players.most']} giocatori"],
    ),
    "points are kept": ("set-up", ["marker on the 0"], ["segnalino sullo 0"]),
    "small seals": ("set-up", ["small seal", "colour"], ["sigillo piccolo", "colore"]),
    "who places neutral seals": ("set-up", ["neutral seals", "You choose"], ["Scegliete voi"]),
    "start cards are known": ("set-up", ["sign at the bottom"], ["simbolo in basso"]),
    "what flags are for": (
        "commissions",
        ["flag", "most seals"],
        ["bandiera", "numero di sigilli"],
    ),
    "others choose what they lose": ("turn", ["others only choose"], ["altri scelgono solo"]),
    "bricks move with cards": ("phase-1", ["with their bricks"], ["con i loro mattoni"]),
    "kinds have signs": ("phase-1", ["kind", "top left"], ["tipo", "in alto a sinistra"]),
    "what may be exchanged": ("phase-2", ["lay on it before"], ["fra quelli che c’erano già"]),
    "height costs nothing": ("phase-3", ["nor how tall"], ["né quanto sono alte"]),
    "what a cut is": ("phase-4", ["cut", "take its top brick"], ["cioè toglierle il mattone"]),
    "no limit in a turn": ("phase-6", ["Until then", "as you like"], ["Fino ad allora"]),
    "count again": ("phase-6", ["Patrician", "count again"], ["Patrizio", "di nuovo"]),
    "a Warehouse that goes": ("phase-6", ["Warehouse", "no more"], ["Fondaco", "non serve più"]),
    "one building of a name": ("cards", ["Nobody has two"], ["Nessuno ne ha due"]),
    "only a Patrician": ("cards", ["Only a Patrician"], ["Solo un Patrizio"]),
    "where lost bricks go": ("cards", ["lost goes into the pouch"], ["si perde va nel sacchetto"]),
    "the end of game tile": (
        "end",
        ["first to place all", "end of game tile"],
        ["per primo", "tessera di fine partita"],
    ),
    "the last of all turns": (
        "end",
        ["ends after the player to the right"],
        ["finisce dopo il giocatore alla destra"],
    ),
    "the round that is the last": (
        "end",
        ["right of the starting player", "unless it is placed in that round"],
        ["alla destra del primo giocatore", "messo in quel giro"],
    ),
    "how many neutral seals": (
        "options",
        [f"up to {B['contents.neutral_seals']} neutral seals"],
        [f"fino a {B['contents.neutral_seals']}, o nessuno"],
    ),
    "what dead bricks do": (
        "options",
        [f"{len(HEIGHTS)} neutral seals", "same numeral", "pay", "exchange", "Campanile"],
        [f"{len(HEIGHTS)} sigilli neutrali", "pagare", "scambiare", "Campanile"],
    ),
    "what the cheapest are": (
        "options",
        ["no tower", "commonest colour first"],
        ["non ha torri", "più comune"],
    ),
}
