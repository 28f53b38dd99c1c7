"""PettingZoo: ``from signoria.rl.pettingzoo import medici_dice_v0``."""
