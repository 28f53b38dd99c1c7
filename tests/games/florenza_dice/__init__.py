"""Florenza Dice Game: rulebook examples in both editions, rulings, and what must stay true."""
