"""Sample products of ceramics, homes and furniture."""
import math
import random

from bakery import plate
from food import pot
from shapes import *
from shot import Shot


def mug():
    look = GLAZE("#3f6f73")
    lathe([(0, 0), (0.3, 0), (0.32, 0.08), (0.32, 0.62), (0.3, 0.64), (0.28, 0.62), (0.28, 0.05), (0, 0.05)], look, corner=0.02)
    lathe([(0.3235, 0.0), (0.3235, 0.14), (0.315, 0.15)], CLAY("#c9a98a"), corner=0.01)
    tube([(0.29, 0, 0.52), (0.5, 0, 0.55), (0.56, 0, 0.36), (0.48, 0, 0.17), (0.29, 0, 0.16)], 0.045, look)
    lathe([(0, 0.53), (0.285, 0.53)], material("#3b1f10", rough=0.08, coat=0.8), corner=0)


def bowls():
    for n, tone in enumerate(("#d7cbb8", "#8fa3a0", "#c58a6a")):
        z = n * 0.17
        lathe(
            [(0, 0), (0.24, 0), (0.26, 0.04), (0.5, 0.3), (0.48, 0.31), (0.24, 0.07), (0, 0.06)],
            material(tone, rough=0.35, coat=0.35, bump=0.12, scale=40, vary=0.22),
            (0, 0, z),
            corner=0.03,
        )


def plates():
    for n, (r, tone) in enumerate(((0.82, "#e9e3d7"), (0.62, "#8fa893"))):
        plate(r, tone, (0, 0, n * 0.05))
    lathe([(0, 0), (0.16, 0), (0.34, 0.2), (0.32, 0.21), (0.15, 0.04), (0, 0.035)], GLAZE("#c9795a"), (0, 0, 0.1), corner=0.04)
    for x, kind in ((-1.02, "fork"), (1.02, "knife")):
        tube([(x, -0.55, 0.03), (x, -0.1, 0.045), (x, 0.2, 0.03)], 0.022, GOLD(), taper=[1.5, 0.7, 1])
        if kind == "fork":
            for n in range(4):
                d = (n - 1.5) * 0.045
                tube([(x, 0.2, 0.03), (x + d, 0.32, 0.025), (x + d, 0.55, 0.05)], 0.013, GOLD())
        else:
            prism(
                [(x - 0.03, 0.18), (x + 0.04, 0.18), (x + 0.05, 0.5), (x + 0.01, 0.64), (x - 0.03, 0.6)],
                0.02,
                GOLD(),
                (0, 0, 0.02),
                bevel=0.008,
            )


def vases():
    lathe(
        [(0, 0), (0.16, 0), (0.28, 0.3), (0.22, 0.55), (0.07, 0.72), (0.07, 0.95), (0.11, 1.0), (0.09, 1.0), (0.05, 0.94)],
        CLAY("#d9c2a6"),
        (-0.34, 0.1, 0),
        corner=0.1,
    )
    lathe(
        [(0, 0), (0.2, 0), (0.3, 0.2), (0.3, 0.34), (0.14, 0.5), (0.16, 0.56), (0.13, 0.56), (0.11, 0.5)],
        CLAY("#a9573c"),
        (0.3, -0.1, 0),
        corner=0.08,
    )
    torus(0.28, 0.1, CLAY("#6f7c6c"), (0.16, 0.55, 0.4), (80, 0, 20))
    rng = random.Random(4)
    for n in range(7):
        dx, dy = rng.uniform(-0.3, 0.3), rng.uniform(-0.15, 0.15)
        z = 1.5 + rng.random() * 0.25
        tube([(-0.34, 0.1, 0.8), (-0.34 + dx * 0.4, 0.1, 1.2), (-0.34 + dx, 0.1 + dy, z)], 0.008, material("#b99a6a", rough=0.9))
        made = lathe(
            [(0, -0.22), (0.05, -0.1), (0.04, 0.1), (0, 0.24)],
            material("#dcc39a", rough=1, bump=1, scale=40, stretch=(3, 3, 1)),
            (-0.34 + dx, 0.1 + dy, z),
            pointing((dx, dy, 0.6)),
            corner=0.05,
        )
        roughen(made, 0.05, 0.05, 1)


def pillow():
    points, faces = [], []
    n = 34
    for side in (1, -1):
        for i in range(n + 1):
            for j in range(n + 1):
                u, v = i / n * 2 - 1, j / n * 2 - 1
                h = 0.26 * ((1 - u * u) * (1 - v * v)) ** 0.42
                pinch = 1 - 0.09 * (1 - abs(u)) * abs(v) ** 3 - 0.09 * (1 - abs(v)) * abs(u) ** 3
                points.append(
                    (u * 0.62 * (1 - 0.07 * (1 - v * v) * abs(u)), v * 0.62 * (1 - 0.07 * (1 - u * u) * abs(v)), side * h * pinch)
                )
    for s in (0, 1):
        o = s * (n + 1) ** 2
        for i in range(n):
            for j in range(n):
                face = (o + i * (n + 1) + j, o + (i + 1) * (n + 1) + j, o + (i + 1) * (n + 1) + j + 1, o + i * (n + 1) + j + 1)
                faces.append(face if s == 0 else tuple(reversed(face)))
    for at, turn, tone in (((0.1, 0.2, 0.62), (82, 0, 8), "#d9c4a6"), ((-0.18, -0.16, 0.5), (74, 3, -10), "#a9533c")):
        made = roughen(object_of(mesh_of(points, faces), KNIT(tone) if tone == "#d9c4a6" else CLOTH(tone), at, turn), 0.05, 0.35)
        made.scale = (1, 1, 1) if tone == "#d9c4a6" else (0.8, 0.8, 0.8)


def lamp():
    lathe(
        [
            (0, 0),
            (0.24, 0),
            (0.24, 0.03),
            (0.05, 0.06),
            (0.03, 0.3),
            (0.14, 0.42),
            (0.16, 0.55),
            (0.04, 0.72),
            (0.03, 0.9),
            (0, 0.9),
        ],
        CLAY("#e4ddd0"),
        corner=0.04,
    )
    lathe([(0.44, 0.82), (0.28, 1.38)], material("#f6dfb8", rough=0.9, glow=0.9, bump=0.3, scale=200), corner=0, around=128)
    lathe([(0, 0.9), (0.06, 0.92), (0.07, 1.02), (0, 1.08)], material("#ffdca0", glow=10), corner=0.02)


def basket():
    look = material("#c49a62", rough=0.85, bump=1, scale=26, vary=0.5)
    for n in range(13):
        r = 0.36 + 0.1 * math.sin(n / 13 * 2.4)
        lathe(
            [(r - 0.035, 0.0), (r + 0.035, 0.0), (r + 0.035, 0.055), (r - 0.035, 0.055), (r - 0.035, 0)],
            look,
            (0, 0, n * 0.055),
            corner=0.02,
            ripple=0.035,
            waves=22,
            twist=57 * (1 if n % 2 else 0),
            around=200,
        )
    for x in (-1, 1):
        tube(
            [(x * 0.44, -0.12, 0.66), (x * 0.5, -0.08, 0.86), (x * 0.5, 0.08, 0.86), (x * 0.44, 0.12, 0.66)],
            0.03,
            LEATHER("#8a5a34"),
        )
    for n, tone in enumerate(("#e5ded0", "#9fb0a4", "#d7b59c")):
        roughen(
            lathe(
                [(0, -0.3), (0.13, -0.3), (0.13, 0.3), (0, 0.3)],
                KNIT(tone),
                ((n - 1) * 0.2, 0.05 * (n % 2), 0.66 + 0.05 * n),
                (70, 20 * n, 90 + 30 * n),
                corner=0.06,
            ),
            0.02,
            0.1,
        )


def chair():
    wood = WOOD("#b98650")
    for x in (-0.34, 0.34):
        tube([(x * 1.1, -0.36, 0), (x, -0.32, 0.72)], 0.035, wood, taper=[0.7, 1.1])
        tube(
            [(x * 1.1, 0.42, 0), (x, 0.32, 0.72), (x * 0.98, 0.4, 1.15), (x * 0.95, 0.5, 1.5)],
            0.036,
            wood,
            taper=[0.7, 1.1, 1, 0.7],
        )
    roughen(box((0.82, 0.78, 0.12), CLOTH("#5f7b6f"), (0, 0, 0.7), bevel=0.05), 0.02, 0.4)
    box((0.76, 0.72, 0.06), wood, (0, 0, 0.66), bevel=0.02)
    for z in (1.12, 1.38):
        tube(
            [(-0.34, 0.38 + (z - 1.1) * 0.35, z), (0, 0.48 + (z - 1.1) * 0.35, z), (0.34, 0.38 + (z - 1.1) * 0.35, z)],
            0.02,
            wood,
            flat=0.15,
        )


def armchair():
    look = material("#b9674a", rough=0.95, sheen=0.8, bump=0.25, scale=120, vary=0.1)
    puff = lambda size, at, turn=(0, 0, 0): roughen(
        soften(box(size, look, at, turn, bevel=min(size) * 0.42, steps=5), 1), 0.02, 0.4
    )
    puff((1.1, 1.0, 0.34), (0, 0, 0.26))
    puff((0.94, 0.9, 0.24), (0, -0.06, 0.56))
    puff((1.1, 0.3, 1.0), (0, 0.42, 0.36), (-9, 0, 0))
    for x in (-1, 1):
        puff((0.26, 1.0, 0.64), (x * 0.6, -0.02, 0.26))
        for y in (-0.38, 0.36):
            lathe([(0, 0), (0.028, 0), (0.045, 0.3), (0, 0.3)], WOOD("#8a5a34"), (x * 0.5, y, 0), corner=0.01)


def stool():
    lathe([(0, 0), (0.4, 0), (0.42, 0.05), (0.4, 0.09), (0, 0.09)], WOOD("#c99a62"), (0, 0, 0.86), corner=0.03)
    for n in range(4):
        a = TAU * (n + 0.5) / 4
        c, s = math.cos(a), math.sin(a)
        tube([(0.44 * c, 0.44 * s, 0), (0.26 * c, 0.26 * s, 0.88)], 0.034, WOOD("#c99a62"), taper=[0.75, 1.1])
        b = a + TAU / 4
        tube([(0.38 * c, 0.38 * s, 0.3), (0.38 * math.cos(b), 0.38 * math.sin(b), 0.3)], 0.018, WOOD("#c99a62"))
    plant_at = (0.05, 0.02, 0.95)
    pot(0.15, 0.2, GLAZE("#f0ece4"), plant_at)
    for n in range(14):
        leaf(
            0.26,
            0.11,
            LEAF("#4c8050" if n % 2 else "#3a6b43"),
            (plant_at[0], plant_at[1], 1.15),
            (70 - (n % 5) * 14, 0, n * 137.5),
            0.35,
            0.25,
        )


def towels():
    for n, tone in enumerate(("#e9e2d6", "#b9c7c0", "#d8a48f", "#f4f1ea")):
        z = n * 0.2
        look = material(tone, rough=1, sheen=0.6, bump=1, scale=120)
        roughen(box((1.0, 0.7, 0.2), look, (0, 0, z), (0, 0, (n % 2) * 3 - 1), bevel=0.085, steps=5), 0.03, 0.16, 3)
        for k in (0.065, 0.13):
            roughen(box((0.83, 0.03, 0.012), look, (0, -0.345, z + k), (0, 0, (n % 2) * 3 - 1), bevel=0.005), 0.01, 0.1)


HOME = {
    "mug": Shot(mug, ("table", "wood", "#a87c50", "#cfc4b2"), "window", 16, 10, 0.48),
    "bowls": Shot(bowls, ("table", "linen", "#e3dccd", "#bdb4a4"), "soft", 16, fill=0.5),
    "plates": Shot(plates, ("sweep", "#cfd3cb"), "top", 66, 0, 0.72),
    "vases": Shot(vases, ("plinth", "#e6dccd", "#d9bfa5", 1.0), "window", 6, fill=0.66),
    "pillow": Shot(pillow, ("sweep", "#e8ddcb"), "soft", 10, -8),
    "lamp": Shot(lamp, ("table", "wood", "#7b5335", "#8c7a66"), "evening", 6, fill=0.66),
    "basket": Shot(basket, ("sweep", "#ded6c6"), "soft", 16),
    "chair": Shot(chair, ("sweep", "#d5d9d2"), "soft", 14, 30, 0.68),
    "armchair": Shot(armchair, ("sweep", "#e4d3c4"), "soft", 12, 28, 0.6),
    "stool": Shot(stool, ("sweep", "#c9d0c8"), "window", 12, 20, 0.68),
    "towels": Shot(towels, ("table", "marble", "#f1eeea", "#cfdad8"), "soft", 14, 14),
}
