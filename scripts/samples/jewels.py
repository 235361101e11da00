"""Jewels to try on, each laid flat on paper and seen from above."""
import math

from shapes import *
from shot import Shot

GOLD = lambda: material("#e2b457", rough=0.16, metal=1)
STEEL = lambda: material("#c9ccd2", rough=0.22, metal=1)
PEARL = lambda: material("#f3ece2", rough=0.16, coat=0.8, sheen=0.3)


def ring_of(count, across, high, at=0.0):
    """Places around an ellipse, from its lowest point on: (x, y, direction)."""
    for n in range(count):
        angle = TAU * (n + 0.5) / count - math.pi / 2
        x, y = across * math.cos(angle), high * math.sin(angle)
        yield x, y + at, math.atan2(high * math.cos(angle), -across * math.sin(angle))


def pearl_necklace():
    look = PEARL()
    for x, y, _ in ring_of(54, 1.0, 1.16):
        size = 0.05 + 0.014 * max(0, -y)
        ball(size, look, (x, y, size), detail=4)
    ball(0.05, GOLD(), (0, 1.16, 0.05), (1.5, 0.8, 0.8), detail=4)


def hoops():
    look = GOLD()
    for x in (-0.52, 0.52):
        torus(0.36, 0.034, look, (x, 0, 0.034))
        tube([(x, 0.36, 0.03), (x, 0.44, 0.03), (x, 0.47, 0.03)], 0.014, look)


def pearl_drops():
    gold, pearl = GOLD(), PEARL()
    for x in (-0.4, 0.4):
        ball(0.055, gold, (x, 0.46, 0.05), detail=4)
        tube([(x, 0.46, 0.03), (x, 0.25, 0.03), (x, 0.05, 0.03)], 0.014, gold)
        torus(0.035, 0.012, gold, (x, 0.03, 0.03), (0, 90, 0))
        ball(0.15, pearl, (x, -0.14, 0.15), (1, 1.14, 1), detail=5)


def beads():
    """Round stones on a cord, seen a little from above, as a bracelet lies on a table."""
    stones = [material(tone, rough=0.2, coat=0.7, vary=0.35, scale=5) for tone in ("#2f6b63", "#3d8078", "#27564f")]
    gold = GOLD()
    for n, (x, y, turn) in enumerate(ring_of(24, 0.9, 0.9)):
        if n % 6 == 0:
            torus(0.06, 0.04, gold, (x, y, 0.1), (0, 90, math.degrees(turn)))
        else:
            ball(0.112, stones[n % 3], (x, y, 0.112), detail=4)


def steel_watch():
    steel, dark = STEEL(), material("#1d2a3c", rough=0.3, coat=0.6)
    lathe([(0, 0), (0.42, 0), (0.46, 0.04), (0.46, 0.14), (0.4, 0.18), (0.37, 0.18), (0, 0.18)], steel, corner=0.015)
    lathe([(0, 0.18), (0.365, 0.18), (0.365, 0.186), (0, 0.186)], dark, corner=0)
    pale = material("#f2f2ee", rough=0.4)
    for hour in range(12):
        angle = math.degrees(TAU * hour / 12)
        far = 0.3
        box(
            (0.022 if hour % 3 else 0.034, 0.07, 0.01),
            pale,
            (far * math.sin(math.radians(angle)), far * math.cos(math.radians(angle)), 0.19),
            (0, 0, -angle),
            bevel=0.003,
        )
    for angle, long, wide in ((-52, 0.19, 0.036), (58, 0.27, 0.026)):
        a = math.radians(angle)
        box((wide, long, 0.01), pale, (long / 2 * math.sin(a), long / 2 * math.cos(a), 0.2), (0, 0, -angle), bevel=0.003)
    ball(0.03, steel, (0, 0, 0.2), detail=3)
    box((0.07, 0.08, 0.08), steel, (0.49, 0, 0.09), bevel=0.02)
    for way in (-1, 1):
        for row in range(8):
            y = way * (0.47 + 0.105 * row)
            wide = 0.5 - 0.012 * row
            for x, part in ((-0.36, 0.28), (0, 0.4), (0.36, 0.28)):
                box((wide * part, 0.095, 0.07), steel, (x * wide, y, 0.07 - 0.003 * row), bevel=0.018)


LAID = dict(light="top", up=89, fill=0.62)
JEWELS = {
    "pearl-necklace": Shot(pearl_necklace, ("sweep", "#3d4a52"), **LAID),
    "hoops": Shot(hoops, ("sweep", "#cfd6d8"), **LAID),
    "pearl-earrings": Shot(pearl_drops, ("sweep", "#7d8f8a"), **LAID),
    "bead-bracelet": Shot(beads, ("sweep", "#e6dfd6"), light="soft", up=38, fill=0.5),
    "steel-watch": Shot(steel_watch, ("sweep", "#e4dccf"), **LAID),
}
