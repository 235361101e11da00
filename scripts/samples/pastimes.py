"""Sample products of sports, pets, crafts and services."""
import math
import random

from labels import BOLD, SANS
from shapes import *
from shot import Shot
from studio import print_label


def yoga_mat():
    look = RUBBER("#7a6a9c")
    line = []
    for n in range(220):
        a = n / 219 * TAU * 6.5
        r = 0.06 + 0.034 * a / TAU * 1.0
        line.append((r * math.cos(a), r * math.sin(a)))
    points = [(x, -0.75, y + 0.285) for x, y in line] + [(x, 0.75, y + 0.285) for x, y in line]
    count = len(line)
    made = object_of(mesh_of(points, [(n, n + 1, count + n + 1, count + n) for n in range(count - 1)]), look, (0, 0, 0), (0, 0, 62))
    made.modifiers.new("t", "SOLIDIFY").thickness = 0.026
    for y in (-0.38, 0.38):
        torus(0.29, 0.012, CLOTH("#e5ddcb"), (-y * math.sin(math.radians(62)), y * math.cos(math.radians(62)), 0.285), (90, 0, 62))
    box((0.5, 0.34, 0.24), material("#b98a58", rough=0.9, bump=0.8, scale=50, vary=0.5), (0.35, -0.62, 0), (0, 0, 20), bevel=0.03)


def weights():
    for x, y, turn, tone in ((0, 0.12, 26, "#3e6b73"), (0.05, -0.34, 12, "#3e6b73")):
        c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        tube([(x - 0.42 * c, y - 0.42 * s, 0.2), (x + 0.42 * c, y + 0.42 * s, 0.2)], 0.055, STEEL())
        for side in (-1, 1):
            lathe(
                [(0, -0.14), (0.17, -0.14), (0.2, -0.1), (0.2, 0.1), (0.17, 0.14), (0, 0.14)],
                RUBBER(tone),
                (x + side * 0.44 * c, y + side * 0.44 * s, 0.2),
                pointing((c, s, 0)),
                corner=0.02,
                around=6,
            )


def basketball():
    r = 0.6
    ball(r, material("#c8692c", rough=0.7, bump=0.9, scale=110, kind="cells"), (0, 0, r), detail=6)
    for turn in ((90, 0, 20), (0, 0, 0), (90, 0, 110)):
        torus(r * 0.998, 0.012, MATT("#2a1a12"), (0, 0, r), turn)
    for s in (-1, 1):
        torus(
            r * 0.72,
            0.012,
            MATT("#2a1a12"),
            (s * 0.7 * r * math.cos(math.radians(20)), s * 0.7 * r * math.sin(math.radians(20)), r),
            (90, 0, 110),
        )


def flask():
    lathe(
        [(0, 0), (0.24, 0), (0.25, 0.95), (0.17, 1.08), (0.17, 1.14), (0, 1.14)],
        material("#3f6f63", rough=0.4, metal=0.5, bump=0.1, scale=120),
        corner=0.04,
    )
    lathe([(0, 1.14), (0.18, 1.14), (0.18, 1.3), (0, 1.3)], MATT("#1d2021"), corner=0.02, ripple=0.012, waves=30)
    tube([(-0.15, 0, 1.28), (-0.12, 0, 1.46), (0.12, 0, 1.46), (0.15, 0, 1.28)], 0.03, MATT("#1d2021"))
    lathe([(0.2515, 0), (0.2515, 0.03)], STEEL(), corner=0)


def dog_bowl():
    lathe([(0, 0), (0.56, 0), (0.5, 0.3), (0.46, 0.31), (0.4, 0.1), (0, 0.08)], GLAZE("#e2ddd2"), corner=0.04)
    rng = random.Random(4)
    for n in range(150):
        a, r = n * 2.4, 0.034 * math.sqrt(n)
        lathe(
            [(0, 0), (0.045, 0), (0.045, 0.03), (0, 0.03)],
            CRUMB(rng.choice(["#8a5328", "#a9703c", "#6d3f1f"])),
            (r * math.cos(a), r * math.sin(a), 0.27 + 0.09 * (1 - r / 0.42) + rng.random() * 0.03),
            (rng.random() * 70, rng.random() * 70, 0),
            corner=0.01,
            around=14,
        )
    image = print_label([("good dog", ("lobster", 400), 110, 30)], "#e2ddd2", "#3e6b73", (640, 190))
    label(material("#e2ddd2", rough=0.2, coat=0.5, image=image), 0.552, 0.07, 0.25, 62, lean=-0.036)
    for x, y, turn in ((0.78, -0.24, 25),):
        look = material("#efdcb9", rough=0.7, bump=0.4, scale=40, vary=0.2)
        c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        tube([(x - 0.2 * c, y - 0.2 * s, 0.08), (x + 0.2 * c, y + 0.2 * s, 0.08)], 0.065, look)
        for side in (-1, 1):
            for k in (-1, 1):
                ball(0.09, look, (x + side * 0.24 * c - k * 0.06 * s, y + side * 0.24 * s + k * 0.06 * c, 0.085), detail=4)


def collar():
    look = LEATHER("#9a5a34")
    points, faces = [], []
    for n in range(97):
        a = TAU * n / 97
        for z in (0, 0.17):
            points.append((0.52 * math.cos(a), 0.52 * math.sin(a) * 0.92, z))
    for n in range(96):
        faces.append((2 * n, 2 * n + 2, 2 * n + 3, 2 * n + 1))
    object_of(mesh_of(points, faces), look).modifiers.new("t", "SOLIDIFY").thickness = 0.045
    for n in range(-3, 4):
        a = math.radians(-90 + n * 17)
        ball(0.03, GOLD(), (0.525 * math.cos(a), 0.525 * math.sin(a) * 0.92, 0.085), detail=3)
    torus(0.06, 0.014, STEEL(), (0, -0.52, 0.0), (84, 0, 0))
    prism(
        [(0.17 * math.cos(a), 0.17 * math.sin(a)) for a in [TAU * k / 50 for k in range(50)]],
        0.02,
        GOLD(),
        (0, -0.74, 0.01),
        (4, 0, 0),
        0.008,
    )
    leash = [
        (0.5, 0.2, 0.02),
        (0.9, 0.0, 0.02),
        (0.95, -0.5, 0.02),
        (0.6, -0.75, 0.02),
        (0.45, -0.5, 0.02),
        (0.7, -0.35, 0.03),
        (1.0, -0.7, 0.02),
    ]
    tube(leash, 0.03, look)


def yarn():
    for n, (x, y, r, tone) in enumerate(
        ((-0.36, 0.12, 0.36, "#c8694b"), (0.36, 0.08, 0.33, "#d9c9ae"), (0.04, -0.38, 0.3, "#6f8f8a"))
    ):
        look, deep = material(tone, rough=0.95, sheen=0.3), material(tone, rough=1, vary=0.5)
        ball(r * 0.93, deep, (x, y, r), detail=4)
        # Wound in bundles of parallel strands, each over those before.
        for k, (_, axis) in enumerate(spread(13, n)):
            over = r * (0.925 + 0.006 * k)
            for strand in range(-3, 4):
                off = strand * r * 0.115
                around = math.sqrt(over**2 - off**2)
                line = [(around * math.cos(TAU * j / 48), around * math.sin(TAU * j / 48), off) for j in range(48)]
                tube(line, r * 0.052, look, (x, y, r), pointing(axis), closed=True)
    for dx in (0, 0.22):
        tube([(-0.75 + dx, 0.35, 0.75 - dx * 0.3), (0.15 + dx, -0.1, 0.28)], 0.022, WOOD("#caa06a"))
        ball(0.05, WOOD("#a9713f"), (-0.75 + dx, 0.35, 0.75 - dx * 0.3), detail=3)


def threads():
    tones = ["#c9503f", "#e8a94b", "#7fae8a", "#5b8fae", "#8f6a9c", "#d98c9a"]
    for n, tone in enumerate(tones):
        x, y = (n % 3 - 1) * 0.44, (0.22 if n < 3 else -0.24)
        wood = WOOD("#d3a970")
        lathe(
            [(0, 0), (0.17, 0), (0.17, 0.06), (0.06, 0.1), (0.06, 0.5), (0.17, 0.54), (0.17, 0.6), (0.04, 0.6), (0.04, 0.5)],
            wood,
            (x, y, 0),
            corner=0.015,
        )
        lathe(
            [(0.06, 0.08)] + [(0.152 + (0.006 if k % 2 else 0), 0.085 + 0.43 * k / 44) for k in range(45)] + [(0.06, 0.52)],
            material(tone, rough=0.5, sheen=0.5),
            (x, y, 0),
            corner=0,
        )
    rng = random.Random(2)
    for n in range(5):
        lathe(
            [(0, 0), (0.085, 0), (0.085, 0.025), (0.07, 0.025), (0, 0.018)],
            PLASTIC(rng.choice(["#efe3cd", "#2f4858", "#c8694b"])),
            (-0.5 + n * 0.25, -0.62 + 0.05 * (n % 2), 0),
            corner=0.008,
        )


def hoop():
    torus(0.72, 0.035, WOOD("#d3a970"), (0, 0, 0.03))
    lathe([(0, 0.03), (0.72, 0.03)], material("#f3ecdf", rough=0.95, bump=0.8, scale=170), corner=0)
    for n in range(7):
        a = n * 0.9
        flower_at = (0.36 * math.cos(a) * (0.5 + 0.5 * (n % 2)), 0.36 * math.sin(a), 0.04)
        tone = ["#c9503f", "#e8a94b", "#5b8fae"][n % 3]
        for k in range(7):
            b = TAU * k / 7
            tube(
                [flower_at, (flower_at[0] + 0.1 * math.cos(b), flower_at[1] + 0.1 * math.sin(b), 0.045)],
                0.02,
                material(tone, rough=0.6, sheen=0.6),
            )
        ball(0.03, material("#e7cf6b", rough=0.7), flower_at, (1, 1, 0.6), detail=3)
        for k in (-1, 1):
            leaf(
                0.17,
                0.07,
                material("#5f8a5a", rough=0.7),
                (flower_at[0] + 0.1 * k, flower_at[1] - 0.14, 0.045),
                (0, 0, 40 * k),
                0.05,
                0.1,
            )
    box((0.09, 0.12, 0.07), STEEL(), (0, 0.77, 0), bevel=0.015)


def barber():
    steel = CHROME()
    for s in (-1, 1):
        tube([(s * 0.16, 0.55 - 0.0, 0.03), (0, 0.0, 0.03), (-s * 0.12, -0.38, 0.03)], 0.03, steel, taper=[0.5, 1.1, 0.9])
        torus(0.15, 0.026, steel, (-s * 0.2, -0.5, 0.03))
        prism([(0, 0), (s * 0.1, 0.3), (s * 0.16, 0.72), (s * 0.1, 0.5)], 0.02, steel, (0, 0, 0.03 + 0.01 * s), bevel=0.004)
    ball(0.04, GOLD(), (0, 0.0, 0.055), (1, 1, 0.5), detail=3)
    comb = material("#4a2a17", rough=0.25, coat=0.6, vary=0.5, scale=5)
    box((0.1, 1.3, 0.035), comb, (0.62, 0, 0), (0, 0, 8), bevel=0.012)
    c, s = math.cos(math.radians(8)), math.sin(math.radians(8))
    for n in range(40):
        y = -0.56 + n * 0.029
        box((0.16, 0.014, 0.03), comb, (0.62 + 0.12 * c - y * s, y * c + 0.12 * s, 0.002), (0, 0, 8), bevel=0.003, steps=1)
    lathe(
        [(0, 0), (0.1, 0), (0.13, 0.16), (0.07, 0.36), (0, 0.36)],
        material("#2b2020", rough=0.25, coat=0.8),
        (-0.68, -0.5, 0.13),
        (-90, 0, 12),
        corner=0.04,
    )
    lathe(
        [(0, 0.34), (0.08, 0.34), (0.2, 0.66), (0.12, 0.76), (0, 0.8)],
        material("#efe3cd", rough=0.95, bump=1, scale=60, stretch=(6, 6, 0.4), sheen=0.5),
        (-0.68, -0.5, 0.13),
        (-90, 0, 12),
        corner=0.08,
    )


def spray():
    lathe(
        [(0, 0), (0.25, 0), (0.27, 0.1), (0.25, 0.62), (0.1, 0.8), (0.1, 0.88), (0, 0.88)],
        material("#7fc4c9", rough=0.15, coat=0.6),
        corner=0.06,
    )
    lathe([(0, 0.87), (0.12, 0.87), (0.12, 0.98), (0, 0.98)], PLASTIC("#f6f6f3"), corner=0.02, ripple=0.02, waves=24)
    box((0.42, 0.15, 0.16), PLASTIC("#f6f6f3"), (-0.08, 0, 1.0), bevel=0.04)
    box((0.06, 0.1, 0.09), PLASTIC("#e86f51"), (-0.31, 0, 1.03), bevel=0.015)
    tube([(-0.13, 0, 1.0), (-0.2, 0, 0.9), (-0.17, 0, 0.78)], 0.035, PLASTIC("#e86f51"))
    image = print_label(
        [("fresh", ("lobster", 400), 170, 120), ("all-purpose cleaner", SANS, 50, 350), ("lemon", BOLD, 56, 430)],
        "#fdfcf6",
        "#1f6670",
        (640, 600),
        mark=("ellipse", 540, 510, 60, "#f4d03f"),
    )
    label(material("#fdfcf6", rough=0.4, image=image), 0.272, 0.12, 0.54, 110, lean=-0.012)
    sponge = material("#f2c53d", rough=1, bump=1, scale=28, kind="cells", vary=0.35)
    roughen(box((0.56, 0.36, 0.2), sponge, (0.55, -0.2, 0), (0, 0, -20), bevel=0.04), 0.02, 0.05, 3)
    box((0.56, 0.36, 0.05), material("#4f8f5c", rough=1, bump=1, scale=80), (0.55, -0.2, 0.19), (0, 0, -20), bevel=0.015)


def cap_and_scroll():
    navy = material("#1f2b4d", rough=0.8, sheen=0.4, bump=0.3, scale=200)
    lathe([(0, 0), (0.42, 0), (0.46, 0.06), (0.42, 0.34), (0, 0.36)], navy, (0, 0, 0), corner=0.05)
    box((1.24, 1.24, 0.035), navy, (0, 0, 0.36), (4, 0, 40), bevel=0.012)
    ball(0.04, GOLD(), (0, 0, 0.41), (1, 1, 0.6), detail=3)
    tassel = material("#d9a53a", rough=0.7, sheen=0.5)
    tube([(0, 0, 0.41), (0.35, -0.35, 0.37), (0.52, -0.56, 0.3), (0.53, -0.58, 0.1)], 0.012, tassel)
    lathe(
        [(0.03, 0.14), (0.045, 0.1), (0.06, -0.12), (0, -0.12)],
        material("#d9a53a", rough=0.8, bump=1, scale=60, stretch=(6, 6, 0.3)),
        (0.53, -0.58, 0.0),
        corner=0.01,
    )
    lathe([(0, -0.5), (0.09, -0.5), (0.09, 0.5), (0, 0.5)], PAPER("#f3e6c8"), (-0.1, -0.75, 0.09), (90, 0, 78), corner=0.01)
    lathe(
        [(0.093, -0.06), (0.097, -0.05), (0.097, 0.05), (0.093, 0.06)],
        CLOTH("#b5333f"),
        (-0.1, -0.75, 0.09),
        (90, 0, 78),
        corner=0.005,
    )


PASTIMES = {
    "mat": Shot(yoga_mat, ("table", "wood", "#c39c6c", "#e1dfd6"), "window", 18, 8, 0.52),
    "weights": Shot(weights, ("sweep", "#e2c9b8"), "soft", 26, 0, 0.52),
    "basketball": Shot(basketball, ("table", "wood", "#c7955c", "#8fa6b0"), "window", 10, 0, 0.48),
    "flask": Shot(flask, ("plinth", "#b9b09f", "#d7c7a8", 0.85), "window", 6, fill=0.64),
    "dog-bowl": Shot(dog_bowl, ("table", "wood", "#b58a5a", "#d9cfc0"), "soft", 26, 0, 0.5),
    "collar": Shot(collar, ("sweep", "#cfd8cf"), "soft", 34, 0, 0.54),
    "yarn": Shot(yarn, ("table", "linen", "#ece4d6", "#d3c2ae"), "soft", 18, 0, 0.54),
    "threads": Shot(threads, ("sweep", "#e9e0d0"), "soft", 30, 0, 0.56),
    "embroidery": Shot(hoop, ("table", "wood", "#c9a06c", "#ded6c8"), "top", 72, 0, 0.6),
    "scissors": Shot(barber, ("table", "stone", "#3f4447", "#2d3032"), "top", 74, 0, 0.66),
    "spray": Shot(spray, ("table", "marble", "#f2f2ef", "#cfe3de"), "soft", 12, -6, 0.62),
    "cap": Shot(cap_and_scroll, ("sweep", "#dfe4ea"), "soft", 26, 0, 0.54),
}
