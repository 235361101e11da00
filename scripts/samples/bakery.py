"""Sample products of bakeries."""
import math
import random

from food import board
from shapes import *
from shot import Shot


def plate(radius=0.7, tone="#f4f1ea", at=(0, 0, 0)):
    lathe(
        [(0, 0), (radius * 0.55, 0), (radius, 0.08), (radius * 0.99, 0.1), (radius * 0.62, 0.035), (0, 0.03)],
        GLAZE(tone),
        at,
        corner=0.03,
    )


def bread():
    board((1.9, 1.1, 0.06), "#9b6a3e")
    loaf = ball(0.5, CRUMB("#b06d2c"), (0, 0.02, 0.34), (1.45, 0.9, 0.66), (0, 0, 12), 6)
    roughen(loaf, 0.05, 0.12)
    for n in range(4):
        x = (n - 1.5) * 0.28
        top = 0.34 + 0.33 * math.sqrt(max(0, 1 - (x / 0.72) ** 2))
        roughen(
            ball(
                0.2,
                material("#ecd0a0", rough=0.9, bump=0.8, scale=40, vary=0.35),
                (x, 0.02 + x * 0.2, top - 0.03),
                (0.3, 1.25, 0.22),
                (0, -x * 40, 38),
                5,
            ),
            0.02,
            0.06,
        )
    rng = random.Random(8)
    stalk = material("#c9a04f", rough=0.8)
    for n in range(3):
        x = 0.5 + n * 0.12
        tube([(x - 0.7, -0.46, 0.08), (x, -0.4 - n * 0.03, 0.09)], 0.01, stalk)
        for k in range(12):
            ball(
                0.035,
                stalk,
                (x + k * 0.028, -0.4 - n * 0.03 + (k % 2 - 0.5) * 0.05, 0.1),
                (1.9, 0.9, 0.9),
                (0, 0, (k % 2 - 0.5) * 60),
                2,
            )


def croissant(at, turn, size=1.0):
    """A crescent of dough rolled up: each turn of the roll ends in a lip over the next, towards both tips."""
    steps, around = 220, 56
    points = []
    for n in range(steps + 1):
        t = 2 * n / steps - 1
        bend = t * 1.15
        middle = Vector((0.46 * math.sin(bend), 0.46 * math.cos(bend) - 0.38, 0))
        out = Vector((math.sin(bend), math.cos(bend), 0))
        thick = 0.03 + 0.2 * max(0.0, 1 - abs(t) ** 2.1) ** 0.75
        for k in range(around):
            a = TAU * k / around
            wrap = abs(t) * 4.2 + 0.22 * math.sin(a + 0.6) + 0.5
            lip = wrap % 1
            r = thick * (0.93 + 0.17 * lip**1.6 * min(1, (1 - lip) / 0.08))
            up = max(0.9 * r * math.sin(a), -0.6 * thick)
            points.append(middle + out * r * math.cos(a) + Vector((0, 0, up)))
    faces = [
        (n * around + k, n * around + (k + 1) % around, (n + 1) * around + (k + 1) % around, (n + 1) * around + k)
        for n in range(steps)
        for k in range(around)
    ]
    faces += [tuple(range(around)), tuple(steps * around + k for k in reversed(range(around)))]
    crust = material("#d0944a", rough=0.42, coat=0.2, vary=0.55, scale=5, stretch=(1, 1, 2), bump=0.25)
    made = object_of(mesh_of([p * size for p in points], faces), crust, at, (0, 0, turn))
    return roughen(made, 0.012, 0.1)


def croissants():
    plate(0.84, "#e9edf0")
    croissant((-0.02, 0.2, 0.15), 8)
    croissant((0.06, -0.3, 0.15), -22, 0.96)


def donuts():
    plate(0.82, "#f6f2ec")
    rng = random.Random(11)
    spots = (
        ((-0.3, 0.12), "#f08fa8", 0.04),
        ((0.32, 0.16), "#5b2f1b", 0.04),
        ((0.02, -0.32), "#f6e7c9", 0.04),
        ((0.02, 0.05), "#9fd3c7", 0.27),
    )
    for (x, y), tone, z in spots:
        roughen(torus(0.2, 0.115, CRUMB("#cf9145"), (x, y, z + 0.1), squash=0.9), 0.012, 0.15)
        ice = [(0.2 + 0.122 * math.cos(a), 0.11 * math.sin(a) + 0.008) for a in [math.radians(v) for v in range(8, 173, 6)]]
        lathe(ice, material(tone, rough=0.2, coat=0.6), (x, y, z + 0.1), corner=0, ripple=0.025, waves=9)
        for n in range(34):
            a, b = rng.random() * TAU, math.radians(rng.uniform(35, 145))
            r, h = 0.2 + 0.122 * math.cos(b), 0.113 * math.sin(b) + 0.01
            ball(
                0.012,
                MATT(rng.choice(["#ffffff", "#f6c453", "#e4572e", "#5aa9e6", "#7bd389"])),
                (x + r * math.cos(a), y + r * math.sin(a), z + 0.1 + h),
                (2.4, 1, 1),
                (rng.random() * 60, 0, rng.random() * 180),
                2,
            )


def cupcakes():
    for x, y, tone, top in (
        (-0.36, 0.1, "#f6d9df", "#c8203f"),
        (0.02, -0.24, "#fbf1dc", "#6b3b1e"),
        (0.4, 0.12, "#cfe3d6", "#f2c14e"),
    ):
        lathe(
            [(0, 0), (0.16, 0), (0.22, 0.26), (0, 0.26)],
            material("#c98d5a" if tone != "#fbf1dc" else "#4b2a1a", rough=0.8),
            (x, y, 0),
            corner=0.01,
            ripple=0.045,
            waves=26,
        )
        swirl = []
        turns = 3.2
        for n in range(90):
            t = n / 89
            a = t * turns * TAU
            r = 0.17 * (1 - t) ** 0.85
            swirl.append((x + r * math.cos(a), y + r * math.sin(a), 0.3 + 0.3 * t))
        tube(swirl, 0.078, material(tone, rough=0.5, soft=0.25), taper=[1.1 - 0.75 * n / 89 for n in range(90)])
        ball(0.16, material(tone, rough=0.5, soft=0.25), (x, y, 0.3), (1.1, 1.1, 0.7), detail=4)
        ball(0.055, material(top, rough=0.15, coat=0.8), (x, y, 0.64), detail=4)


def layer_cake():
    lathe([(0, 0.28), (0.62, 0.28), (0.64, 0.3), (0.62, 0.32), (0, 0.32)], GLAZE("#f4f0ea"), corner=0.01)
    lathe([(0, 0), (0.28, 0), (0.1, 0.06), (0.07, 0.2), (0.16, 0.28), (0, 0.28)], GLAZE("#f4f0ea"), corner=0.05)
    for n in range(3):
        z = 0.32 + n * 0.19
        roughen(lathe([(0, z), (0.45, z), (0.45, z + 0.15), (0, z + 0.15)], CRUMB("#8a5a35"), corner=0.01), 0.015, 0.06, 1)
        roughen(
            lathe(
                [(0, z + 0.145), (0.455, z + 0.145), (0.455, z + 0.2), (0, z + 0.2)],
                material("#fff4e4", rough=0.5, soft=0.2),
                corner=0.02,
            ),
            0.012,
            0.1,
        )
    rng = random.Random(1)
    lathe([(0, 0.895), (0.44, 0.895), (0.458, 0.87)], material("#fff4e4", rough=0.4, soft=0.2), corner=0.02)
    for n in range(16):
        a = TAU * n / 16 + rng.random() * 0.2
        low = 0.62 + rng.random() * 0.16
        tube(
            [
                (0.4 * math.cos(a), 0.4 * math.sin(a), 0.9),
                (0.47 * math.cos(a), 0.47 * math.sin(a), 0.86),
                (0.472 * math.cos(a), 0.472 * math.sin(a), low),
            ],
            0.032,
            material("#d98c9a", rough=0.15, coat=0.7),
            taper=[1, 0.9, 1.2],
        )
    lathe([(0, 0.915), (0.4, 0.915), (0.45, 0.89)], material("#d98c9a", rough=0.15, coat=0.7), corner=0.02)
    for n in range(9):
        a, r = n * 2.4, 0.1 * math.sqrt(n)
        berry = ball(
            0.085,
            material("#b5142b", rough=0.25, coat=0.5, bump=0.8, scale=40, kind="cells"),
            (r * math.cos(a), r * math.sin(a), 0.985),
            (0.9, 0.9, 1.1),
            detail=4,
        )
        leaf(0.07, 0.05, LEAF("#4f8a3a"), (r * math.cos(a), r * math.sin(a), 1.07), (20, 0, n * 70), 0.1)


def macarons():
    tones = ["#e9a6b3", "#b7cfa4", "#e8cf95", "#a98f77", "#b9a6d6", "#f0b48f"]
    spots = [
        (-0.45, 0.05, 0, 0),
        (0, 0.1, 0, 0),
        (0.45, 0.04, 0, 0),
        (-0.22, 0.05, 0.24, 0),
        (0.24, 0.08, 0.24, 0),
        (0.0, 0.06, 0.48, 0),
    ]
    for tone, (x, y, z, _) in zip(tones, spots):
        shell = material(tone, rough=0.55, bump=0.08, scale=60)
        for low in (True, False):
            base = z + (0.0 if low else 0.135)
            line = [(0, 0), (0.19, 0.0), (0.212, 0.03), (0.2, 0.07), (0.13, 0.1), (0, 0.105)]
            lathe([(r, base + (0.105 - h if low else h)) for r, h in line], shell, (x, y, 0), corner=0.025)
            roughen(
                torus(0.195, 0.02, material(tone, rough=0.9, bump=1, scale=80), (x, y, base + (0.095 if low else 0.012))),
                0.015,
                0.03,
                1,
            )
        lathe(
            [(0, z + 0.1), (0.185, z + 0.1), (0.185, z + 0.14), (0, z + 0.14)],
            material("#fbf0e2", rough=0.5),
            (x, y, 0),
            corner=0.015,
        )


def cookies():
    rng = random.Random(6)
    for n in range(6):
        z = n * 0.1
        x, y = rng.uniform(-0.04, 0.04), rng.uniform(-0.04, 0.04)
        cookie((x, y, z), (0, 0, rng.random() * 360), rng)
    cookie((0.52, -0.1, 0.28), (62, 10, 30), rng)


def cookie(at, turn, rng):
    from mathutils import Euler, Vector

    roughen(
        lathe([(0, 0), (0.36, 0), (0.4, 0.045), (0.33, 0.1), (0, 0.115)], CRUMB("#c58a48"), at, turn, corner=0.04), 0.05, 0.1, 1
    )
    spin = Euler([math.radians(a) for a in turn])
    for n in range(11):
        a, r = n * 2.4, 0.1 * math.sqrt(n + 0.3)
        here = Vector((r * math.cos(a), r * math.sin(a), 0.105))
        here.rotate(spin)
        ball(0.05, material("#33190d", rough=0.3, coat=0.3), here + Vector(at), (1, rng.uniform(0.7, 1), 0.7), turn, 2)


BAKERY = {
    "bread": Shot(bread, ("table", "linen", "#e4dac8", "#cdb694"), "window", 22, -14),
    "croissants": Shot(croissants, ("table", "marble", "#f0ece6", "#d9c7ae"), "window", 34),
    "donuts": Shot(donuts, ("sweep", "#bfe0e2"), "soft", 38, 0, 0.62),
    "cupcakes": Shot(cupcakes, ("sweep", "#f4cdd3"), "soft", 16),
    "cake": Shot(layer_cake, ("table", "marble", "#f3efec", "#e6c9c6"), "soft", 14, fill=0.62),
    "macarons": Shot(macarons, ("plinth", "#f6f0e9", "#e6d6ea", 0.95), "soft", 14),
    "cookies": Shot(cookies, ("table", "linen", "#e8decb", "#c3a98b"), "window", 18),
}
