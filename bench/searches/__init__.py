"""Searches on learned values that ``master`` does without, against ``master`` at equal time.

    python -m bench.searches                          all duels, then their rows
    python -m bench.searches --minutes 10 firenze     of one game, as far as it comes
    python -m bench.searches --search tree            one kind of search

``next_roll`` expects over the next roll, ``tree`` grows a tree of whole turns, ``rivals`` lets
others play by other wishes in simulations, ``spread`` shares simulations among processes. They are
plain Python on the compiled pieces that ``master`` is made of, and are not part of the package.
"""
