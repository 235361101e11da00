"""Sample products of cosmetics, soap and candles."""
import math
import random

from labels import BOLD, SANS, stuck
from shapes import *
from shot import Shot
from studio import print_label


def serum():
    lathe(
        [(0, 0), (0.26, 0), (0.26, 0.72), (0.1, 0.86), (0.1, 0.94), (0, 0.94)], material("#7a3a10", rough=0.08, coat=1), corner=0.07
    )
    lathe([(0, 0.93), (0.115, 0.93), (0.115, 1.06), (0, 1.06)], material("#1d1c1c", rough=0.4), corner=0.015, ripple=0.02, waves=40)
    lathe([(0, 1.06), (0.075, 1.06), (0.07, 1.22), (0.05, 1.3), (0, 1.3)], RUBBER("#262424"), corner=0.04)
    label(stuck("Nuit", ["night serum", "30 ml"]), 0.263, 0.14, 0.6, 125)


def cream():
    lathe([(0, 0), (0.42, 0), (0.44, 0.34), (0, 0.34)], material("#f3e6dc", rough=0.18, coat=0.6), corner=0.06)
    lathe([(0, 0.34), (0.45, 0.34), (0.45, 0.56), (0, 0.56)], material("#c9a06a", rough=0.25, metal=1), corner=0.03)
    label(
        stuck("oat & honey", ["rich cream", "50 ml"], "#f3e6dc", "#6b4a34", size=(900, 380), height=92),
        0.436,
        0.05,
        0.3,
        105,
        lean=0.006,
    )


def hand_tube():
    rings = []
    for n in range(25):
        t = n / 24
        flat = t**1.5
        a, b = 0.2 + 0.1 * flat, 0.2 * (1 - flat) + 0.008
        rings.append([(a * math.cos(TAU * k / 64), b * math.sin(TAU * k / 64), 0.16 + 0.92 * t) for k in range(64)])
    look = stuck("calm", ["hand cream", "aloe + mint", "", "75 ml"], "#dcebe4", "#27483f", ("abril-fatface", 400), (600, 1000), 130)
    made = loft(rings, PLASTIC("#dcebe4"))
    lathe([(0, 0), (0.2, 0), (0.19, 0.17), (0, 0.17)], PLASTIC("#f8f8f5"), corner=0.02)
    made.data.materials.append(look)
    layer = made.data.uv_layers.new()
    for face in made.data.polygons:
        front = all(made.data.vertices[v].co.y < -0.0 for v in face.vertices)
        face.material_index = 1 if front and len(face.vertices) == 4 else 0
        for loop in face.loop_indices:
            co = made.data.vertices[made.data.loops[loop].vertex_index].co
            layer.data[loop].uv = (co.x / 0.5 + 0.5, (co.z - 0.16) / 0.92)


def pump():
    lathe(
        [(0, 0), (0.3, 0), (0.3, 0.8), (0.12, 0.88), (0.12, 0.94), (0, 0.94)], material("#3f5b4c", rough=0.3, coat=0.4), corner=0.08
    )
    lathe([(0, 0.93), (0.13, 0.93), (0.13, 1.02), (0.05, 1.03), (0.05, 1.14), (0, 1.14)], MATT("#161616"), corner=0.01)
    box((0.2, 0.13, 0.06), MATT("#161616"), (0.02, 0, 1.13), bevel=0.02)
    tube([(-0.02, 0, 1.16), (-0.2, 0, 1.17), (-0.3, 0, 1.15), (-0.32, 0, 1.1)], 0.028, MATT("#161616"))
    label(stuck("wash", ["hands & body", "fig leaf", "250 ml"], "#eef0e6", "#23352b", BOLD, height=96), 0.303, 0.12, 0.64, 120)


def lipstick():
    gold = material("#d9ae72", rough=0.2, metal=1)
    lathe([(0, 0), (0.14, 0), (0.14, 0.42), (0, 0.42)], material("#161314", rough=0.18, coat=1), corner=0.015)
    lathe([(0, 0.42), (0.118, 0.42), (0.118, 0.68), (0, 0.68)], gold, corner=0.01)
    rings = []
    for n in range(20):
        t = n / 19
        r = 0.092 * (1 if t < 0.7 else math.sqrt(max(0.02, 1 - ((t - 0.7) / 0.34) ** 2)))
        rings.append(
            [
                (
                    r * math.cos(TAU * k / 48),
                    r * math.sin(TAU * k / 48),
                    0.6 + 0.42 * t + (0.1 * (r / 0.092) * math.cos(TAU * k / 48) * max(0, t - 0.5)),
                )
                for k in range(48)
            ]
        )
    loft(rings, material("#b3202f", rough=0.35, soft=0.1, coat=0.15))
    lathe(
        [(0, 0), (0.145, 0), (0.145, 0.56), (0, 0.56)],
        material("#161314", rough=0.18, coat=1),
        (0.42, 0.12, 0.145),
        (0, 90, 35),
        corner=0.015,
    )


def perfume():
    box((0.62, 0.26, 0.66), GLASS("#fbe9e0"), bevel=0.07, steps=6)
    box((0.5, 0.15, 0.46), material("#e3a184", rough=0.1, coat=0.6), (0, 0, 0.07), bevel=0.05)
    lathe([(0, 0.65), (0.09, 0.65), (0.09, 0.74), (0, 0.74)], GOLD(), corner=0.01)
    box((0.26, 0.2, 0.24), material("#e8dccb", rough=0.25, coat=0.6), (0, 0, 0.74), bevel=0.03)
    card(
        material(
            "#fbf6ef",
            rough=0.5,
            image=print_label(
                [("ISLA", ("playfair-display", 400), 110, 50), ("eau de parfum", SANS, 38, 200)], "#fbf6ef", "#5c3d31", (520, 290)
            ),
        ),
        (0.34, 0.19),
        (0, -0.1335, 0.2),
    )


def polish():
    for n, tone in enumerate(("#c2243f", "#f0a58f", "#7d5a8c")):
        x = (n - 1) * 0.46
        y = abs(n - 1) * 0.12
        lathe(
            [(0, 0), (0.18, 0), (0.2, 0.3), (0.08, 0.4), (0.08, 0.46), (0, 0.46)],
            material(tone, rough=0.08, coat=1),
            (x, y, 0),
            corner=0.06,
        )
        lathe(
            [(0, 0.44), (0.085, 0.44), (0.07, 0.92), (0, 0.92)], material("#1b1a1b", rough=0.25, coat=0.5), (x, y, 0), corner=0.02
        )


def brushes():
    lathe([(0, 0), (0.22, 0), (0.24, 0.5), (0.22, 0.5), (0.2, 0.03), (0, 0.03)], GLAZE("#e8c4bb"), corner=0.02)
    rng = random.Random(4)
    for n in range(6):
        a = TAU * n / 6 + 0.3
        lean = (math.cos(a) * 0.17, math.sin(a) * 0.17)
        base, top = (lean[0] * 0.4, lean[1] * 0.4, 0.06), (lean[0] * 1.9, lean[1] * 1.9, 0.74 + rng.random() * 0.24)
        tube([base, top], 0.022, material("#2b2020", rough=0.3, coat=0.6))
        axis = [t - b for t, b in zip(top, base)]
        wide = 0.05 + rng.random() * 0.05
        lathe(
            [(0, 0), (0.026, 0), (wide * 0.6, 0.13), (0, 0.13)],
            material("#d9ae72", rough=0.2, metal=1),
            top,
            pointing(axis),
            corner=0.01,
        )
        tip = tuple(t + d * 0.12 / math.dist(top, base) for t, d in zip(top, axis))
        lathe(
            [(0, 0), (wide * 0.6, 0), (wide * 1.15, 0.13), (wide * 0.7, 0.25), (0, 0.28)],
            material("#e9d8c8" if n % 2 else "#6a4433", rough=0.95, bump=1, scale=50, stretch=(6, 6, 0.4), sheen=0.5),
            tip,
            pointing(axis),
            corner=0.06,
        )


def palette():
    box((1.1, 0.62, 0.06), material("#1a1718", rough=0.25, coat=0.5), bevel=0.02)
    tones = ["#f0d3b8", "#d8a07c", "#b0674f", "#7a3b34", "#e7b7b0", "#b96f7b", "#87506a", "#3f2c36"]
    for n, tone in enumerate(tones):
        x, y = (n % 4 - 1.5) * 0.25, (0.5 - n // 4) * 0.27
        box((0.21, 0.23, 0.02), material(tone, rough=0.85, bump=0.3, scale=120), (x, y, 0.052), bevel=0.008)
    box((1.1, 0.05, 0.6), material("#1a1718", rough=0.25, coat=0.5), (0, 0.34, 0.06), (-18, 0, 0), bevel=0.02)
    card(material("#dfe6ea", rough=0.03, metal=1), (0.98, 0.48), (0, 0.3, 0.13), (-18, 0, 0))


def soaps():
    for n, (tone, at, turn) in enumerate(
        (("#c9b79a", (0, 0, 0), 8), ("#8fa58c", (0.03, -0.02, 0.26), -12), ("#d9a79a", (-0.01, 0.01, 0.52), 14))
    ):
        roughen(box((0.86, 0.56, 0.25), WAX(tone), at, (0, 0, turn), bevel=0.06, steps=5), 0.02, 0.12, 2)
    for n in range(26):
        rng = random.Random(n)
        ball(
            0.018 + rng.random() * 0.02,
            MATT("#7b6a8a"),
            (rng.uniform(-0.3, 0.3), rng.uniform(-0.18, 0.18), 0.775),
            (1, 1.6, 0.5),
            (0, 0, rng.random() * 180),
            2,
        )
    tube([(-0.47, 0.0, 0.4), (-0.3, -0.34, 0.42), (0.3, -0.34, 0.42), (0.5, 0, 0.4)], 0.012, material("#a88a5c", rough=0.9))


def candle():
    lathe(
        [(0, 0), (0.36, 0), (0.37, 0.6), (0.335, 0.6), (0.33, 0.5), (0, 0.5)],
        material("#e9e1d4", rough=0.5, bump=0.08, scale=30),
        corner=0.025,
    )
    lathe([(0, 0.51), (0.332, 0.515)], WAX("#f7ead0"), corner=0)
    tube([(0, 0, 0.5), (0.005, 0, 0.6)], 0.012, MATT("#231b16"))
    flame((0.005, 0, 0.59))
    label(stuck("No. 4", ["fig & cedar", "soy wax, 220 g"], "#2c2a29", "#f0e2c8", height=100), 0.368, 0.1, 0.48, 92, lean=0.006)


def flame(at, size=1.0):
    lathe([(0, 0), (0.03, 0.03), (0.042, 0.075), (0.026, 0.15), (0, 0.22)], material("#ffb347", glow=9), at, corner=0.03)


def tapers():
    for x, y, high, tone in ((-0.34, 0.1, 1.2, "#c8694b"), (0.02, -0.06, 0.95, "#e9dcc6"), (0.36, 0.12, 1.08, "#8a9a7f")):
        lathe(
            [(0, 0), (0.16, 0), (0.15, 0.03), (0.05, 0.07), (0.04, 0.16), (0.075, 0.2), (0.075, 0.27), (0, 0.27)],
            material("#b08d4f", rough=0.3, metal=1),
            (x, y, 0),
            corner=0.02,
        )
        lathe([(0, 0.24), (0.06, 0.24), (0.042, high), (0.01, high + 0.03), (0, high + 0.03)], WAX(tone), (x, y, 0), corner=0.02)
        tube([(x, y, high), (x, y, high + 0.07)], 0.007, MATT("#231b16"))
        flame((x, y, high + 0.06))


def pillars():
    for x, y, r, high, tone in (
        (-0.3, 0.12, 0.24, 0.95, "#efe3cf"),
        (0.24, 0.05, 0.22, 0.62, "#e3cdb0"),
        (-0.02, -0.36, 0.2, 0.36, "#f6efe2"),
    ):
        roughen(
            lathe([(0, 0), (r, 0), (r, high), (r * 0.8, high - 0.02), (0, high - 0.06)], WAX(tone), (x, y, 0), corner=0.03),
            0.012,
            0.25,
        )
        tube([(x, y, high - 0.07), (x + 0.005, y, high + 0.02)], 0.01, MATT("#231b16"))
        flame((x, y, high), 1)


def bath_bombs():
    lathe([(0, 0.02), (0.3, 0.02), (0.56, 0.2), (0.58, 0.19), (0.33, 0), (0, 0)], GLAZE("#e9e4da"), corner=0.05)
    for x, y, z, tone in (
        (-0.2, -0.08, 0.27, "#e9b7c4"),
        (0.22, -0.05, 0.27, "#bcd3c2"),
        (0.0, 0.2, 0.29, "#d9c8e6"),
        (0.03, -0.02, 0.56, "#f3e0b0"),
    ):
        ball(0.21, material(tone, rough=0.95, bump=0.8, scale=70, vary=0.25), (x, y, z))
        torus(0.208, 0.008, material(tone, rough=0.95), (x, y, z), (20, 10, 0))


def diffuser():
    lathe(
        [(0, 0), (0.28, 0), (0.28, 0.3), (0.09, 0.5), (0.09, 0.64), (0.11, 0.66), (0, 0.66)],
        material("#4f747c", rough=0.06, coat=1),
        corner=0.1,
    )
    lathe([(0.0, 0.58), (0.115, 0.58), (0.115, 0.67), (0.0, 0.67)], WOOD("#c79a63"), corner=0.01)
    for n in range(7):
        a = TAU * n / 7
        tube(
            [(0.03 * math.cos(a), 0.03 * math.sin(a), 0.5), (0.24 * math.cos(a), 0.24 * math.sin(a), 1.35)],
            0.011,
            material("#b9936a", rough=0.9),
        )
    label(stuck("sea salt", ["room scent", "100 ml"], height=90), 0.283, 0.04, 0.28, 85)


BEAUTY = {
    "serum": Shot(serum, ("plinth", "#e6c9b2", "#f0dccb", 0.9), "window", 8),
    "jar": Shot(cream, ("table", "marble", "#f2eeea", "#e7d2c6"), "soft", 14, fill=0.5),
    "tube": Shot(hand_tube, ("table", "stone", "#c9d6cd", "#a9c2b6"), "window", 6),
    "pump": Shot(pump, ("table", "wood", "#c79a6a", "#dfe3d6"), "soft", 8),
    "lipstick": Shot(lipstick, ("sweep", "#e8b4ae"), "soft", 14, -12),
    "perfume": Shot(perfume, ("plinth", "#f3e3d6", "#f2cfc0", 0.8, "gloss"), "window", 8, -14, 0.5),
    "polish": Shot(polish, ("sweep", "#f4d6d2"), "soft", 12),
    "brushes": Shot(brushes, ("sweep", "#dcc7c0"), "soft", 12),
    "palette": Shot(palette, ("table", "marble", "#efe9e6", "#dcc6c0"), "soft", 36, -14, 0.62),
    "soap": Shot(soaps, ("table", "stone", "#d8d2c6", "#e9e2d4"), "window", 16, 18),
    "candle": Shot(candle, ("table", "wood", "#8a5a36", "#5a4636"), "evening", 12, fill=0.52),
    "tapers": Shot(tapers, ("table", "linen", "#d8ccb8", "#bfae97"), "evening", 8),
    "pillars": Shot(pillars, ("plinth", "#cfc4b4", "#8d7f70", 1.1), "evening", 12),
    "bath-bombs": Shot(bath_bombs, ("table", "marble", "#f4f0f0", "#d7dfe3"), "soft", 26),
    "diffuser": Shot(diffuser, ("table", "wood", "#d3b38a", "#c9d5d6"), "window", 8),
}
