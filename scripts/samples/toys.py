"""Sample products of toys and electronics."""
import math

from labels import SANS
from shapes import *
from shot import Shot
from studio import print_label


def teddy():
    def part(r, at, stretch=(1, 1, 1), tone="#a9743f", count=2600):
        made = ball(r, material(tone, rough=1), at, stretch, detail=4)
        fur(made, int(count * r * r * 6), 0.028)

    part(0.4, (0, 0, 0.42), (1, 0.9, 1.08))
    part(0.32, (0, -0.04, 1.0), (1.08, 0.95, 0.95))
    part(0.14, (0, -0.3, 0.92), (1.1, 0.8, 0.85), "#d8b184")
    for x in (-1, 1):
        part(0.12, (x * 0.26, -0.02, 1.27), (1, 0.6, 1))
        part(0.15, (x * 0.42, -0.16, 0.6), (0.85, 0.95, 1.5))
        part(0.17, (x * 0.3, -0.38, 0.17), (0.95, 1.35, 0.95))
        ball(0.035, material("#120c08", rough=0.05, coat=1), (x * 0.12, -0.31, 1.06), detail=4)
    ball(0.05, material("#1d120c", rough=0.2, coat=0.6), (0, -0.43, 0.96), (1.3, 0.8, 0.85), detail=4)
    tube([(-0.2, -0.2, 0.76), (0, -0.32, 0.72), (0.2, -0.2, 0.76)], 0.03, CLOTH("#b5333f"), flat=0.07)
    for s in (-1, 1):
        ball(0.085, CLOTH("#b5333f"), (s * 0.1, -0.38, 0.72), (1.3, 0.5, 0.8), (0, s * 15, 0), 4)


def stacking():
    tones = ["#d9694a", "#e8a94b", "#e7cf6b", "#7fae8a", "#5b8fae"]
    z = 0.06
    lathe([(0, 0), (0.46, 0), (0.46, 0.06), (0, 0.06)], WOOD("#d3a970"), corner=0.02)
    for n, tone in enumerate(tones):
        torus(0.29 - n * 0.045, 0.115 - n * 0.012, material(tone, rough=0.4, coat=0.2), (0, 0, z + 0.1 - n * 0.006))
        z += 0.2 - n * 0.018
    ball(0.13, material("#c9503f", rough=0.4, coat=0.2), (0, 0, z + 0.12))


def blocks():
    spots = [
        (-0.3, 0, 0, 6, "#d9694a", "A"),
        (0.13, 0.02, 0, -10, "#5b8fae", "B"),
        (0.56, -0.05, 0, 12, "#e8a94b", "C"),
        (-0.08, 0.03, 0.4, -6, "#7fae8a", "D"),
        (0.34, 0.02, 0.4, 16, "#e7dcc6", "E"),
        (0.12, 0.03, 0.8, 4, "#c9503f", "F"),
    ]
    for x, y, z, turn, tone, letter in spots:
        box((0.4, 0.4, 0.4), WOOD("#dcb880"), (x, y, z), (0, 0, turn), bevel=0.03)
        image = print_label([(letter, ("alfa-slab-one", 400), 300, 60)], tone, "#fff8ea", (480, 480))
        a = math.radians(turn)
        card(
            material(tone, rough=0.5, image=image),
            (0.31, 0.31),
            (x + 0.2015 * math.sin(a), y - 0.2015 * math.cos(a), z + 0.045),
            (0, 0, turn),
        )


def toy_car():
    body = [(-0.8, 0.16), (-0.78, 0.4), (-0.5, 0.46), (-0.3, 0.74), (0.24, 0.74), (0.46, 0.48), (0.76, 0.4), (0.82, 0.18)]
    made = prism([(x, y) for x, y in body], 0.62, material("#c9402f", rough=0.25, coat=0.8), (0, 0.31, 0), (90, 0, 0), 0.06)
    pane = [(-0.3, 0.5), (-0.2, 0.67), (0.0, 0.67), (0.0, 0.5)]
    for shape in (pane, [(0.05, 0.5), (0.05, 0.67), (0.2, 0.67), (0.34, 0.5)]):
        prism(shape, 0.02, material("#dbe9ee", rough=0.05, coat=1), (0, -0.306, 0), (90, 0, 0), 0.01)
    for x in (-0.46, 0.46):
        for y in (-0.3, 0.3):
            lathe(
                [(0, -0.07), (0.17, -0.07), (0.19, 0), (0.17, 0.07), (0, 0.07)],
                WOOD("#d9b27a"),
                (x, y, 0.19),
                (90, 0, 0),
                corner=0.03,
            )
            lathe([(0, -0.09), (0.05, -0.09), (0.05, 0.09), (0, 0.09)], MATT("#f4ead6"), (x, y, 0.19), (90, 0, 0), corner=0.02)


def duck():
    yellow = material("#f5c518", rough=0.3, coat=0.4, soft=0.1)
    roughen(ball(0.5, yellow, (0.05, 0, 0.4), (1.15, 0.9, 0.8)), 0.0, 1)
    ball(0.34, yellow, (-0.32, 0, 0.92))
    lathe([(0, 0), (0.2, 0), (0.07, 0.22), (0, 0.26)], yellow, (0.52, 0, 0.52), (0, 40, 0), corner=0.06)
    ball(0.17, material("#ee7a1c", rough=0.3, coat=0.4), (-0.64, 0, 0.86), (1, 1, 0.4))
    for y in (-1, 1):
        ball(0.06, MATT("#ffffff"), (-0.54, y * 0.2, 1.0), (0.6, 0.6, 1))
        ball(0.035, material("#111111", rough=0.1, coat=1), (-0.575, y * 0.215, 1.0))
        ball(0.3, yellow, (0.14, y * 0.42, 0.46), (1.1, 0.35, 0.65), (0, -14, 0))


def headphones():
    dark, pad = material("#2d3138", rough=0.35, coat=0.3), LEATHER("#17181b")
    band = [(0.52 * math.cos(a), 0, 0.55 + 0.62 * math.sin(a)) for a in [math.pi * n / 20 for n in range(21)]]
    tube(band, 0.03, dark, flat=0.13)
    tube([(x * 0.93, 0, (z - 0.55) * 0.94 + 0.55) for x, _, z in band[4:17]], 0.035, pad, flat=0.1)
    for s in (-1, 1):
        lathe([(0, 0), (0.27, 0), (0.29, 0.06), (0.24, 0.13), (0, 0.15)], dark, (s * 0.5, 0, 0.42), (0, s * 90, 0), corner=0.04)
        torus(0.2, 0.075, pad, (s * 0.46, 0, 0.42), (0, 90, 0))
        lathe(
            [(0, 0), (0.17, 0), (0.17, 0.012), (0, 0.012)],
            material("#c8a98a", rough=0.25, metal=1),
            (s * 0.645, 0, 0.42),
            (0, s * 90, 0),
            corner=0.005,
        )
        tube([(s * 0.53, 0, 0.52), (s * 0.56, 0, 0.62), (s * 0.52, 0, 0.72)], 0.025, STEEL())


def phone():
    lines = [("9:41", ("poppins", 600), 130, 200), ("Monday, 3 June", SANS, 40, 360)]
    screen = print_label(lines, "#26465c", "#f6efe4", (540, 1120), mark=("ellipse", 270, 1000, 330, "#e58f65"))
    for x, y, turn, lean in ((0.0, 0, 8, 12),):
        box((0.62, 0.055, 1.28), material("#c9ced4", rough=0.2, metal=1), (x, y, 0.03), (-lean, 0, turn), bevel=0.026, steps=6)
        a = math.radians(turn)
        card(
            material("#101216", rough=0.03, coat=1, image=screen),
            (0.57, 1.22),
            (x + 0.0335 * math.sin(a), y - 0.0335 * math.cos(a) + 0.005, 0.055),
            (-lean, 0, turn),
        )
    box((0.4, 0.3, 0.05), MATT("#8a8f95"), (0.03, 0.1, 0), (0, 0, 8), bevel=0.02)
    tube([(0.05, 0.16, 0.02), (0.05, 0.2, 0.3), (0.03, 0.14, 0.52)], 0.03, MATT("#8a8f95"), flat=0.14)


def speaker():
    body = lathe(
        [(0, 0), (0.38, 0), (0.42, 0.1), (0.42, 0.9), (0.38, 1.0), (0, 1.0)],
        material("#6f8076", rough=0.95, bump=1, scale=180, sheen=0.3),
        corner=0.06,
    )
    lathe([(0, 0), (0.36, 0), (0.34, 0.03), (0, 0.03)], material("#25292b", rough=0.25, coat=0.5), (0, 0, 1.0), corner=0.01)
    torus(0.25, 0.008, material("#ffe6b8", glow=4), (0, 0, 1.03))
    box((0.16, 0.01, 0.05), LEATHER("#b9804f"), (0, -0.425, 0.2), bevel=0.004)
    tube([(-0.42, 0, 0.86), (-0.5, 0, 1.12), (0, 0, 1.42), (0.5, 0, 1.12), (0.42, 0, 0.86)], 0.02, LEATHER("#b9804f"), flat=0.08)


def laptop():
    box((1.5, 1.0, 0.05), material("#b9bdc2", rough=0.3, metal=1), bevel=0.02)
    for row in range(5):
        for n in range(13):
            box((0.085, 0.075, 0.012), MATT("#25272a"), ((n - 6) * 0.1, 0.34 - row * 0.095, 0.047), bevel=0.01, steps=2)
    box((0.46, 0.28, 0.004), material("#a9adb2", rough=0.25, metal=1), (0, -0.3, 0.049), bevel=0)
    screen = print_label(
        [("make", ("abril-fatface", 400), 190, 150), ("something good", ("playfair-display", 400), 90, 380)],
        "#e9c9b1",
        "#3a2b26",
        (960, 640),
        mark=("ellipse", 820, 120, 70, "#c8694b"),
    )
    box((1.5, 0.035, 1.0), material("#b9bdc2", rough=0.3, metal=1), (0, 0.5, 0.04), (-16, 0, 0), bevel=0.016)
    card(material("#111111", rough=0.15, image=screen), (1.4, 0.9), (0, 0.479, 0.09), (-16, 0, 0))


TOYS = {
    "teddy": Shot(teddy, ("sweep", "#e5d3bd"), "soft", 10, -14, 0.62),
    "stacking-rings": Shot(stacking, ("table", "wood", "#dcb888", "#cfe0e2"), "soft", 12, fill=0.56),
    "blocks": Shot(blocks, ("sweep", "#f3e3c0"), "window", 12, -8),
    "toy-car": Shot(toy_car, ("sweep", "#bcd6dc"), "soft", 18, -28, 0.5),
    "duck": Shot(duck, ("table", "marble", "#eef1f2", "#a9d3d6"), "soft", 10, 24, 0.5),
    "headphones": Shot(headphones, ("sweep", "#d3c6ba"), "soft", 8, 28, 0.58),
    "phone": Shot(phone, ("plinth", "#d9d4cd", "#b9c6d1", 0.9), "soft", 8, -12, 0.6),
    "speaker": Shot(speaker, ("table", "wood", "#8a5c3a", "#c3bba9"), "window", 12, -20, 0.58),
    "laptop": Shot(laptop, ("table", "wood", "#a97c52", "#d8d3c9"), "window", 18, 22, 0.56),
}
