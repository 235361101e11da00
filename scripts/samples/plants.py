"""Sample products of plants and flowers."""
import math
import random

from food import pot
from shoes import ring
from shapes import *
from shot import Shot


def foliage():
    pot()
    rng = random.Random(7)
    for n in range(26):
        a = n * 137.5
        tilt = 18 + 62 * (n / 26) + rng.uniform(-6, 6)
        long = 0.5 + rng.random() * 0.3
        out = math.sin(math.radians(tilt)) * 0.5
        up = math.cos(math.radians(tilt)) * (0.55 + rng.random() * 0.25)
        x, y = out * math.cos(math.radians(a)), out * math.sin(math.radians(a))
        tube([(0, 0, 0.52), (x * 0.45, y * 0.45, 0.56 + up * 0.75), (x, y, 0.58 + up)], 0.012, LEAF("#5a8a46"))
        leaf(
            long * 0.75,
            long * 0.42,
            LEAF(rng.choice(["#2f6b3a", "#3d7f45", "#27583a", "#4c9050"])),
            (x, y, 0.58 + up),
            (80 - tilt - 62, 0, a - 90),
            0.5,
            0.22,
        )


def bare():
    """The same plant before it was cared for: few leaves, and those hang."""
    pot()
    rng = random.Random(7)
    for n in range(7):
        a = n * 137.5
        x, y = 0.3 * math.cos(math.radians(a)), 0.3 * math.sin(math.radians(a))
        up = 0.2 + rng.random() * 0.4
        tube([(0, 0, 0.52), (x * 0.4, y * 0.4, 0.7 + up), (x, y, 0.62 + up)], 0.012, LEAF("#7a7446"))
        leaf(0.36, 0.14, LEAF(rng.choice(["#8a7f45", "#6f6b3a", "#9a8a55"])), (x, y, 0.62 + up), (-50, 0, a - 90), 0.5, 0.4)


def snake_plant():
    pot(0.32, 0.46, GLAZE("#ece7dd"))
    rng = random.Random(3)
    look = material("#3f6b47", rough=0.4, coat=0.2, vary=0.8, scale=4, stretch=(1, 1, 5))
    for n in range(11):
        a, r = n * 137.5, 0.05 + 0.018 * n
        high = 1.25 - 0.055 * n + rng.random() * 0.12
        leaf(
            high,
            0.15,
            look,
            (r * math.cos(math.radians(a)), r * math.sin(math.radians(a)), 0.42),
            (86 - n * 1.7, rng.uniform(-6, 6), a - 90),
            0.06,
            0.5,
        )


def succulent():
    pot(0.34, 0.3, material("#d9d3c8", rough=0.8, bump=0.3, scale=22, vary=0.25))
    for n in range(44):
        t = n / 44
        size = 0.09 + 0.24 * t
        leaf(
            size,
            size * 0.62,
            material("#7fa58c" if n % 3 else "#93b59b", rough=0.5, soft=0.15, vary=0.2, scale=6),
            (0, 0, 0.36 + 0.06 * (1 - t)),
            (72 - 62 * t, 0, n * 137.5),
            -0.25,
            0.35,
        )


def cactus():
    pot(0.3, 0.42, CLAY("#c7794f"))
    for (x, y, z), r, high in (((0, 0, 0.36), 0.21, 0.9), ((0.24, -0.02, 0.72), 0.1, 0.34), ((-0.23, 0.03, 0.6), 0.09, 0.28)):
        body = [(r * math.sin(math.pi * (0.12 + 0.88 * k / 30)) ** 0.5 if k else r * 0.6, high * k / 30) for k in range(30)] + [
            (0, high)
        ]
        lathe(body, material("#4b8052", rough=0.5, vary=0.2, scale=5), (x, y, z), corner=0, ripple=0.07, waves=13)
        for n in range(13):
            a = TAU * n / 13
            for k in range(int(high * 14)):
                h = high * (k + 1.2) / (high * 14 + 1)
                w = r * 1.07 * math.sin(math.pi * (0.12 + 0.88 * h / high)) ** 0.5
                ball(0.011, material("#f3ead0", rough=0.8), (x + w * math.cos(a), y + w * math.sin(a), z + h), detail=1)
    for x, z in ((0.25, 0.72), (-0.24, 0.6)):
        tube([(x * 0.4, 0, z + 0.04), (x * 0.85, 0, z + 0.02), (x, 0, z + 0.1)], 0.085, material("#4b8052", rough=0.5))
    for n in range(8):
        leaf(0.14, 0.08, material("#e8618c", rough=0.5, soft=0.2), (0, 0, 1.25), (50, 0, n * 45), -0.4, 0.2)


def flower(at, tone, size, seed, tilt=(0, 0)):
    rng = random.Random(seed)
    for ring, (count, reach, up) in enumerate(((9, 1.0, 12), (8, 0.85, 34), (6, 0.66, 56), (4, 0.42, 76))):
        for n in range(count):
            leaf(
                size * reach,
                size * 0.62 * reach,
                material(tone, rough=0.6, soft=0.25, vary=0.12, scale=8),
                at,
                (up + tilt[0] + rng.uniform(-7, 7), tilt[1], 360 * n / count + ring * 25),
                -0.35,
                0.35,
                8,
            )


def bouquet():
    lathe(
        [(0, 0), (0.2, 0), (0.27, 0.3), (0.16, 0.58), (0.2, 0.7), (0.18, 0.7), (0.145, 0.58), (0.24, 0.3), (0, 0.05)],
        GLAZE("#dfe5e4"),
        corner=0.08,
    )
    rng = random.Random(9)
    tones = ["#e88a9a", "#f4d3c6", "#d65f6f", "#f7ede2", "#eaa27f"]
    for n in range(11):
        a, r = n * 2.4, 0.12 * math.sqrt(n)
        x, y, z = r * math.cos(a), r * math.sin(a), 1.12 - r * 0.55 + rng.random() * 0.08
        tube([(x * 0.15, y * 0.15, 0.6), (x * 0.6, y * 0.6, 0.85), (x, y, z - 0.02)], 0.012, LEAF("#4d7a43"))
        flower((x, y, z), tones[n % 5], 0.19 + rng.random() * 0.04, n, (-y * 40, x * 60))
    for n in range(16):
        a = n * 137.5
        leaf(0.42, 0.15, LEAF(rng.choice(["#5c8a5a", "#3f7048", "#7d9f74"])), (0.03, 0, 0.74), (58 - (n % 4) * 17, 0, a), 0.3, 0.25)


def tulips():
    lathe(
        [(0, 0), (0.2, 0), (0.2, 0.62), (0.185, 0.62), (0.185, 0.04), (0, 0.04)],
        material("#3f6f8c", rough=0.12, coat=0.8),
        corner=0.03,
    )
    rng = random.Random(2)
    for n in range(9):
        a, r = n * 2.4, 0.085 * math.sqrt(n + 0.4)
        x, y, z = r * 1.35 * math.cos(a), r * 1.2 * math.sin(a), 1.12 - r * 0.3 + rng.random() * 0.1
        tube([(x * 0.3, y * 0.3, 0.3), (x * 0.5, y * 0.5, 0.8), (x, y, z)], 0.017, LEAF("#6f9a4f"))
        tone = ["#e2b13c", "#f0c95d", "#d9762f"][n % 3]
        for k in range(6):
            leaf(
                0.25,
                0.19,
                material(tone, rough=0.5, soft=0.2, vary=0.15, scale=7),
                (x, y, z - 0.01),
                (70 + 8 * (k % 2), 0, 60 * k + n * 20),
                -0.12,
                0.75,
                10,
            )
        leaf(0.62, 0.1, LEAF("#5f8f4d"), (x * 0.4, y * 0.4, 0.55), (64 - 4 * (n % 4), 0, a * 57), 0.5, 0.5)


def pumpkins():
    for x, y, r, tone in ((-0.26, 0.1, 0.5, "#d9731f"), (0.46, -0.12, 0.34, "#e9dfc8"), (0.06, -0.5, 0.22, "#b85a1a")):
        line = [
            (r * math.sin(math.pi * k / 40) ** 0.7 * (1 if k else 0), r * 0.75 * (1 - math.cos(math.pi * k / 40)))
            for k in range(41)
        ]
        line = [(w, z - 0.28 * r * math.exp(-((w / (0.4 * r)) ** 2)) * (1 if k > 20 else -0.2)) for k, (w, z) in enumerate(line)]
        lathe(
            line,
            material(tone, rough=0.42, coat=0.2, vary=0.2, scale=6, bump=0.1),
            (x, y, 0),
            corner=0,
            ripple=0.06,
            waves=11,
            around=176,
        )
        tube(
            [(x, y, r * 1.2), (x + 0.02, y, r * 1.42), (x + 0.1 * r / 0.5, y - 0.03, r * 1.62)],
            0.055 * r / 0.5,
            material("#6d6a3a", rough=0.9, bump=0.8, scale=40),
            taper=[1.4, 0.8, 0.7],
        )


PLANTS = {
    "plant": Shot(foliage, ("table", "wood", "#b58a5c", "#e3ddd0"), "window", 10, fill=0.66),
    "snake-plant": Shot(snake_plant, ("sweep", "#d8cbb8"), "soft", 8, fill=0.68),
    "succulent": Shot(succulent, ("table", "stone", "#cfc6ba", "#b9c4b6"), "window", 30, fill=0.5),
    "cactus": Shot(cactus, ("sweep", "#f0c9a4"), "window", 8, fill=0.64),
    "bouquet": Shot(bouquet, ("table", "linen", "#e9e3d8", "#c9d3cf"), "soft", 10, fill=0.68),
    "tulips": Shot(tulips, ("table", "wood", "#d3b48a", "#dfe4e6"), "window", 8, fill=0.68),
    "pumpkins": Shot(pumpkins, ("table", "wood", "#6f4a30", "#8c7258"), "evening", 18, 0, 0.54),
}
