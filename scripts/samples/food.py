"""Sample products of food and drinks."""
import math
import random

from labels import SANS, SCRIPT, SERIF, stuck
from shoes import ring
from shapes import *
from shot import Shot
from studio import print_label


def board(size=(1.7, 1.0, 0.07), tone="#a9713f"):
    box(size, WOOD(tone), bevel=0.03)


def coffee(tone="#f3efe7"):
    lathe([(0, 0.02), (0.3, 0.02), (0.62, 0.09), (0.61, 0.11), (0.3, 0.045), (0, 0.045)], GLAZE(tone), corner=0.03)
    lathe(
        [(0, 0.05), (0.2, 0.05), (0.38, 0.3), (0.42, 0.5), (0.4, 0.5), (0.36, 0.31), (0.19, 0.08), (0, 0.08)],
        GLAZE(tone),
        corner=0.05,
    )
    lathe([(0, 0.452), (0.405, 0.452)], material("#7a4620", rough=0.35, coat=0.3), corner=0)
    tube([(0.38, -0.02, 0.43), (0.58, -0.04, 0.44), (0.58, -0.04, 0.22), (0.32, -0.02, 0.2)], 0.035, GLAZE(tone))
    # A leaf poured in milk.
    milk = material("#f1dfc2", rough=0.5)
    for n in range(5):
        w = 0.1 + 0.045 * n
        y = 0.2 - n * 0.085
        tube(
            [
                (-w, y + 0.06, 0.456),
                (-w * 0.55, y - 0.03, 0.456),
                (0, y + 0.03, 0.456),
                (w * 0.55, y - 0.03, 0.456),
                (w, y + 0.06, 0.456),
            ],
            0.016,
            milk,
        )
    tube([(0, 0.3, 0.456), (0, -0.3, 0.456)], 0.01, milk)


def coffee_bag():
    rings = []
    for n in range(22):
        t = n / 21
        deep = 0.2 * (1 - t**3) + 0.015
        wide = 0.42 - 0.03 * math.sin(math.pi * t)
        ring = []
        for k in range(64):
            a = TAU * k / 64
            c, s = math.cos(a), math.sin(a)
            ring.append((wide * math.copysign(abs(c) ** 0.35, c), deep * math.copysign(abs(s) ** 0.45, s), 1.25 * t))
        rings.append(ring)
    roughen(loft(rings, material("#2f3a36", rough=0.5, coat=0.1)), 0.03, 0.3, 1)
    box((0.86, 0.045, 0.12), material("#2f3a36", rough=0.5), (0, 0, 1.22), bevel=0.01)
    card(
        stuck(
            "north road", ["single origin", "ethiopia", "", "250 g"], "#e9c46a", "#2b2622", ("abril-fatface", 400), (600, 640), 92
        ),
        (0.56, 0.6),
        (0, -0.232, 0.24),
        (-3, 0, 0),
    )
    rng = random.Random(3)
    for n in range(28):
        x, y = rng.uniform(-0.75, 0.75), rng.uniform(-0.7, -0.3)
        ball(0.045, material("#3b2114", rough=0.35, coat=0.3), (x, y, 0.03), (1.35, 1, 0.75), (0, 0, rng.random() * 180), 3)


def wine():
    lathe(
        [(0, 0), (0.24, 0), (0.25, 0.85), (0.09, 1.1), (0.08, 1.45), (0.095, 1.46), (0.095, 1.53), (0, 1.53)],
        material("#1d2a1c", rough=0.07, coat=1),
        corner=0.08,
    )
    lathe(
        [(0.082, 1.2), (0.087, 1.2), (0.1, 1.47), (0.1, 1.535), (0, 1.536)], material("#6a1f2b", rough=0.4, metal=0.4), corner=0.01
    )
    label(stuck("Vigna Alta", ["rosso", "2023", "", "75 cl"], "#f4efe4", "#4a1a22", SERIF, (600, 640), 88), 0.254, 0.22, 0.74, 115)
    lathe(
        [(0, 0), (0.22, 0), (0.21, 0.015), (0.025, 0.05), (0.02, 0.5), (0.16, 0.62), (0.23, 0.82), (0.19, 1.08)],
        GLASS(),
        (0.52, 0.08, 0),
        corner=0.06,
    )
    lathe(
        [(0, 0.52), (0.15, 0.625), (0.215, 0.78), (0, 0.78)], material("#5a0f1c", rough=0.05, coat=1), (0.52, 0.08, 0), corner=0.03
    )


def juice():
    lathe([(0, 0), (0.26, 0), (0.32, 0.85), (0.305, 0.85), (0.25, 0.04), (0, 0.04)], GLASS(), corner=0.02)
    lathe([(0, 0.04), (0.248, 0.04), (0.295, 0.72), (0, 0.72)], material("#f39a1e", rough=0.2, soft=0.3), corner=0.02)
    tube([(-0.05, 0.05, 0.1), (0.12, 0.02, 1.0), (0.2, 0, 1.2)], 0.028, MATT("#f6f2ea"))
    orange_slice((-0.3, -0.05, 0.86), (80, 10, 20), 0.2)
    orange((0.55, 0.1, 0.25), 0.25)
    orange((0.72, -0.32, 0.2), 0.2)


def orange(at, r):
    ball(r, material("#ef8a17", rough=0.4, bump=0.6, scale=45, soft=0.1, coat=0.15), at, (1, 1, 0.95))
    ball(r * 0.09, LEAF("#5d7a33"), (at[0], at[1], at[2] + r * 0.93), (1, 1, 0.4), detail=2)


def orange_slice(at, turn, r):
    lathe([(0, -0.02), (r, -0.02), (r, 0.02), (0, 0.02)], material("#f08c1a", rough=0.4), at, turn, corner=0.01)
    lathe([(0, 0.021), (r * 0.92, 0.021)], material("#fbe3ad", rough=0.5), at, turn, corner=0)
    lathe([(0, 0.022), (r * 0.84, 0.022)], material("#f6a536", rough=0.25, coat=0.5, bump=0.3, scale=20), at, turn, corner=0)


def honey():
    lathe(
        [(0, 0), (0.34, 0), (0.36, 0.5), (0.28, 0.6), (0.28, 0.64), (0, 0.64)],
        material("#d98a10", rough=0.06, coat=1, soft=0.4),
        corner=0.06,
    )
    lathe([(0, 0.62), (0.3, 0.62), (0.3, 0.76), (0, 0.76)], material("#d9b25e", rough=0.3, metal=1), corner=0.02)
    label(
        stuck("Wildflower", ["raw honey", "500 g"], "#fdf6e3", "#5b3a0c", SCRIPT, (900, 460), 96), 0.363, 0.1, 0.44, 105, lean=0.002
    )
    tube([(0.5, -0.3, 0.1), (0.95, 0.1, 0.32)], 0.022, WOOD("#c99a62"))
    lathe(
        [(0, -0.12)]
        + [p for n in range(6) for p in ((0.075, -0.11 + n * 0.04), (0.075, -0.09 + n * 0.04), (0.05, -0.085 + n * 0.04))]
        + [(0, 0.13)],
        WOOD("#c99a62"),
        (0.5, -0.3, 0.085),
        pointing((0.45, 0.4, 0.22)),
        corner=0.008,
    )


def jam():
    for x, y, tone, name in ((-0.32, 0.06, "#8a1026", "strawberry"), (0.34, -0.06, "#b8510f", "apricot")):
        lathe(
            [(0, 0), (0.27, 0), (0.28, 0.46), (0.24, 0.52), (0.24, 0.56), (0, 0.56)],
            material(tone, rough=0.06, coat=1, vary=0.3, scale=9),
            (x, y, 0),
            corner=0.05,
        )
        roughen(
            lathe(
                [(0, 0.65), (0.2, 0.645), (0.275, 0.6), (0.36, 0.5)],
                material("#f3ead9" if x < 0 else "#dfe6d4", rough=0.9, bump=0.5, scale=120, vary=0.2),
                (x, y, 0),
                corner=0.05,
                ripple=0.05,
                waves=14,
            ),
            0.02,
            0.1,
        )
        torus(0.266, 0.012, material("#a88a5c", rough=0.9), (x, y, 0.565))
        label(stuck(name, ["jam, 220 g"], "#fffaf0", tone, SCRIPT, (700, 380), 80), 0.284, 0.09, 0.35, 100, (x, y, 0))


def olive_oil():
    lathe(
        [(0, 0), (0.22, 0), (0.22, 0.78), (0.075, 1.0), (0.07, 1.22), (0.09, 1.23), (0.09, 1.27), (0, 1.27)],
        material("#39441a", rough=0.07, coat=1),
        corner=0.07,
    )
    lathe([(0, 1.26), (0.08, 1.26), (0.075, 1.4), (0, 1.4)], WOOD("#b98d57"), corner=0.02)
    label(
        stuck("Oliveto", ["extra virgin", "cold pressed", "", "500 ml"], "#f1eddc", "#39441a", SERIF, (600, 700), 96),
        0.223,
        0.16,
        0.68,
        120,
    )
    rng = random.Random(2)
    lathe(
        [(0, 0.02), (0.16, 0.02), (0.3, 0.15), (0.29, 0.16), (0.15, 0.05), (0, 0.05)],
        GLAZE("#e9e3d3"),
        (0.55, -0.15, 0),
        corner=0.03,
    )
    for n in range(17):
        a, r = n * 2.4, 0.055 * math.sqrt(n)
        ball(
            0.062,
            material("#5f6b24" if n % 3 else "#3a2a33", rough=0.25, coat=0.4),
            (0.55 + r * math.cos(a), -0.15 + r * math.sin(a), 0.15 + rng.random() * 0.03),
            (1.25, 1, 1),
            (0, 0, rng.random() * 180),
            3,
        )


def cheese():
    board()
    wheel = [(0.62 * math.cos(a), 0.62 * math.sin(a)) for a in [math.radians(-28 + 316 * n / 60) for n in range(61)]] + [(0, 0)]
    prism(wheel, 0.34, material("#e8b84f", rough=0.55, soft=0.15, bump=0.1, scale=20), (-0.12, 0.05, 0.07), (0, 0, -30), 0.02)
    wedge = [(0, 0)] + [(0.62 * math.cos(math.radians(a)), 0.62 * math.sin(math.radians(a))) for a in range(-20, 21, 4)]
    prism(wedge, 0.34, material("#f2cf76", rough=0.5, soft=0.2), (0.2, -0.3, 0.07), (0, 0, -40), 0.02)
    for n in range(7):
        rng = random.Random(n)
        ball(
            0.075,
            material("#4d1630", rough=0.2, coat=0.4, vary=0.2),
            (-0.55 + rng.random() * 0.3, -0.32 + rng.random() * 0.12, 0.14 + (n > 4) * 0.1),
            detail=4,
        )


def chocolate():
    dark = material("#40210f", rough=0.3, coat=0.25, vary=0.12, scale=4)
    box((1.0, 0.62, 0.05), dark, bevel=0.01)
    for n in range(15):
        box((0.17, 0.17, 0.05), dark, ((n % 5 - 2) * 0.195, (n // 5 - 1) * 0.195, 0.045), bevel=0.03)
    for n, (x, y, turn) in enumerate(((0.72, -0.2, 24), (0.76, 0.18, -12), (-0.3, -0.55, 40))):
        box((0.17, 0.17, 0.09), dark, (x, y, 0), (0, 0, turn), bevel=0.025)
    box((1.04, 0.5, 0.075), PAPER("#c8553d"), (-0.06, 0.42, 0), (0, 0, 5), bevel=0.02)
    card(
        material(
            "#c8553d",
            rough=0.6,
            image=print_label(
                [("MOLO", ("abril-fatface", 400), 150, 60), ("70 % dark, sea salt", SANS, 48, 260)],
                "#c8553d",
                "#fbeedd",
                (1000, 400),
            ),
        ),
        (0.9, 0.36),
        (-0.045, 0.24, 0.078),
        (-90, 0, 5),
    )


def pizza():
    board((1.5, 1.5, 0.05), "#7d5533")
    roughen(
        lathe([(0, 0), (0.62, 0), (0.68, 0.05), (0.62, 0.1), (0.56, 0.05), (0, 0.05)], CRUMB("#d59a52"), (0, 0, 0.05), corner=0.04),
        0.05,
        0.16,
        1,
    )
    roughen(
        lathe([(0, 0.06), (0.57, 0.06)], material("#a92a14", rough=0.35, coat=0.4, vary=0.5, scale=7), (0, 0, 0.05), corner=0),
        0.02,
        0.1,
        2,
    )
    rng = random.Random(5)
    for n in range(17):
        a, r = n * 2.4, 0.12 * math.sqrt(n + 0.3)
        roughen(
            ball(
                0.1,
                material("#fbf3df", rough=0.35, coat=0.25, soft=0.2, vary=0.12),
                (r * math.cos(a), r * math.sin(a), 0.115),
                (1, 0.85, 0.22),
                (0, 0, n * 50),
                4,
            ),
            0.05,
            0.09,
        )
    for n in range(8):
        a, r = n * 2.4 + 1, 0.17 * math.sqrt(n + 0.5)
        leaf(
            0.2,
            0.13,
            LEAF("#3d7a2e"),
            (r * math.cos(a), r * math.sin(a), 0.16),
            (rng.uniform(-8, 8), rng.uniform(-8, 8), rng.random() * 360),
            0.3,
            0.25,
        )


def eggs():
    card_ = material("#a9a093", rough=0.95, bump=0.7, scale=70)
    box((1.3, 0.86, 0.16), card_, bevel=0.06)
    for n in range(6):
        x, y = (n % 3 - 1) * 0.4, (n // 3 - 0.5) * 0.4
        lathe([(0.21, 0.0), (0.17, 0.1), (0.2, 0.16)], card_, (x, y, 0.1), corner=0.02)
        egg = [
            (0.17 * math.sin(a) * (1 - 0.12 * math.cos(a)), 0.3 - 0.22 * math.cos(a)) for a in [math.pi * k / 40 for k in range(41)]
        ]
        lathe(
            egg,
            material(["#d9a77c", "#e9cdb0", "#c98f66"][n % 3], rough=0.5, bump=0.06, scale=90, soft=0.1),
            (x, y, 0.06),
            (4 * (n % 2), 3, 0),
            corner=0,
        )


def tea():
    pot = GLAZE("#5f7f86")
    lathe([(0, 0), (0.24, 0), (0.42, 0.2), (0.4, 0.42), (0.2, 0.56), (0, 0.56)], pot, corner=0.1)
    lathe([(0, 0.55), (0.2, 0.55), (0.12, 0.62), (0.03, 0.64), (0.05, 0.7), (0, 0.73)], pot, corner=0.03)
    tube([(0.36, 0, 0.22), (0.58, 0, 0.3), (0.66, 0, 0.5), (0.74, 0, 0.55)], 0.07, pot, taper=[1.2, 0.9, 0.6, 0.5])
    tube([(-0.36, 0, 0.44), (-0.62, 0, 0.52), (-0.66, 0, 0.2), (-0.38, 0, 0.16)], 0.035, pot)
    lathe([(0, 0), (0.13, 0), (0.2, 0.24), (0.19, 0.24), (0.12, 0.03), (0, 0.03)], pot, (0.42, -0.5, 0), corner=0.03)
    lathe([(0, 0.2), (0.182, 0.2)], material("#a8651f", rough=0.06, coat=1), (0.42, -0.5, 0), corner=0)


def pot(radius=0.34, high=0.55, look=None, at=(0, 0, 0)):
    lathe(
        [
            (0, 0),
            (radius * 0.72, 0),
            (radius, high),
            (radius * 1.08, high),
            (radius * 1.08, high + 0.07),
            (radius * 0.95, high + 0.07),
            (radius * 0.93, high - 0.03),
            (0, high - 0.03),
        ],
        look or CLAY("#b9623f"),
        at,
        corner=0.015,
    )
    roughen(
        lathe([(0, high), (radius * 0.93, high - 0.01)], material("#3a2a20", rough=1, bump=1, scale=60, vary=0.5), at, corner=0),
        0.03,
        0.03,
        2,
    )


FOOD = {
    "cup": Shot(coffee, ("table", "wood", "#7d5333", "#4a3a30"), "window", 34, 20, 0.55),
    "coffee-bag": Shot(coffee_bag, ("table", "stone", "#c9b79d", "#d9a441"), "soft", 14),
    "wine": Shot(wine, ("table", "wood", "#6f4a30", "#7a6a5e"), "evening", 6, fill=0.66),
    "juice": Shot(juice, ("sweep", "#f6d48a"), "window", 10),
    "honey": Shot(honey, ("table", "wood", "#b98a57", "#efdcae"), "soft", 14),
    "jam": Shot(jam, ("table", "linen", "#ece4d6", "#d8b9ab"), "window", 14),
    "olive-oil": Shot(olive_oil, ("table", "stone", "#d6cfbd", "#b9bf9a"), "window", 8, fill=0.66),
    "cheese": Shot(cheese, ("table", "stone", "#58534d", "#3f3b38"), "soft", 30, 12),
    "chocolate": Shot(chocolate, ("sweep", "#e7cdb6"), "top", 62, 0, 0.56),
    "pizza": Shot(pizza, ("sweep", "#3c3a39"), "top", 72, 8, 0.7),
    "eggs": Shot(eggs, ("table", "wood", "#a87a4c", "#d8cdb6"), "soft", 34, 14),
    "teapot": Shot(tea, ("table", "linen", "#e6e0d2", "#c3cdc9"), "window", 16),
}
