"""Sample products of books, stationery, gifts and second-hand shops."""
import math
import random

from labels import SANS, SCRIPT
from shapes import *
from shot import Shot
from studio import print_label


def camera(second_hand=True):
    leather, metal = LEATHER("#2b2522"), STEEL()
    box((1.3, 0.42, 0.5), leather, (0, 0, 0.1), bevel=0.07)
    box((1.3, 0.42, 0.14), metal, (0, 0, 0), bevel=0.05)
    box((1.3, 0.42, 0.17), metal, (0, 0, 0.58), bevel=0.05)
    box((0.4, 0.36, 0.16), metal, (0, 0, 0.72), bevel=0.06)
    card(material("#20303a", rough=0.03, coat=1), (0.24, 0.08), (0, -0.186, 0.77))
    for r0, y0, y1, look in ((0.3, -0.2, -0.34, metal), (0.27, -0.32, -0.5, MATT("#17181a")), (0.29, -0.46, -0.54, metal)):
        lathe(
            [(0, 0), (r0, 0), (r0, y0 - y1), (0, y0 - y1)],
            look,
            (0, y0, 0.34),
            (90, 0, 0),
            corner=0.012,
            ripple=0.008 if r0 == 0.27 else 0,
            waves=60,
        )
    lathe([(0.25, 0.0), (0.2, -0.05), (0.18, -0.06)], MATT("#0d0d0f"), (0, -0.543, 0.34), (90, 0, 0), corner=0.01)
    ball(0.2, material("#223a5a", rough=0.02, coat=1), (0, -0.44, 0.34), (1, 0.45, 1))
    for x, r, h in ((-0.46, 0.12, 0.1), (0.44, 0.14, 0.08), (0.26, 0.06, 0.12)):
        lathe([(0, 0), (r, 0), (r, h), (0, h)], metal, (x, 0, 0.75), corner=0.01, ripple=0.02, waves=36)


def book(at, turn, size, tone, words=None, lean=(0, 0)):
    w, d, h = size
    box((w, d, h), material(tone, rough=0.65, bump=0.15, scale=150), at, (lean[0], lean[1], turn), bevel=0.012)
    a = math.radians(turn)
    box(
        (w - 0.03, d - 0.06, h - 0.05),
        material("#f3ead6", rough=0.9, bump=0.8, scale=60, stretch=(0.02, 0.02, 6)),
        (at[0] + 0.02 * math.cos(a) * 1.2, at[1] + 0.045 * 0, at[2] + 0.025),
        (lean[0], lean[1], turn),
        bevel=0,
    )
    if words:
        image = print_label([(words, ("playfair-display", 400), 82, 28)], tone, "#f5e6c4", (900, 170))
        card(
            material(tone, rough=0.6, image=image),
            (w * 0.78, h * 0.8),
            (at[0] + (d / 2 + 0.002) * math.sin(a), at[1] - (d / 2 + 0.002) * math.cos(a), at[2] + h * 0.1),
            (0, 0, turn),
        )


def books():
    for n, (tone, words, turn, w, h) in enumerate(
        (
            ("#2f4858", "The Long Shore", 4, 1.16, 0.19),
            ("#b5533a", "Small Kitchens", -6, 1.08, 0.15),
            ("#d8b25c", "Field Notes", 9, 1.02, 0.2),
            ("#5f7a62", "A House of Light", -3, 0.98, 0.14),
        )
    ):
        book((0, 0, sum((0.19, 0.15, 0.2, 0.14)[:n])), turn, (w, 0.76, h), tone, words)
    torus(0.17, 0.018, material("#5a3217", rough=0.15, coat=1), (-0.17, -0.1, 0.71), (12, 0, 0))
    torus(0.17, 0.018, material("#5a3217", rough=0.15, coat=1), (0.2, -0.08, 0.71), (12, 0, 8))
    tube([(-0.02, -0.1, 0.72), (0.02, -0.1, 0.74), (0.05, -0.1, 0.72)], 0.014, material("#5a3217", rough=0.15, coat=1))


def notebook():
    box((0.96, 1.3, 0.1), material("#c9694a", rough=0.6, bump=0.25, scale=80, kind="cells"), bevel=0.03)
    box((0.93, 1.25, 0.075), material("#f6efdf", rough=0.9), (0.025, 0, 0.014), bevel=0.004)
    box((0.03, 1.305, 0.105), CLOTH("#2b2320"), (0.38, 0, -0.002), bevel=0.004)
    card(
        material("#f4e9d6", rough=0.6, image=print_label([("notes", SCRIPT, 120, 40)], "#f4e9d6", "#3b2a22", (520, 240))),
        (0.46, 0.21),
        (-0.06, 0.14, 0.1025),
        (-90, 0, 0),
    )
    tube([(-0.3, -0.55, 0.13), (0.34, -0.1, 0.13)], 0.03, material("#2f4858", rough=0.25, coat=0.6))
    lathe([(0.03, 0), (0.022, 0.05), (0.006, 0.12), (0, 0.13)], GOLD(), (-0.3, -0.55, 0.13), pointing((-0.64, -0.45, 0)), corner=0)


def pencils():
    lathe([(0, 0), (0.27, 0), (0.28, 0.62), (0.255, 0.62), (0.245, 0.03), (0, 0.03)], CLAY("#ded6c8"), corner=0.02)
    tones = ["#d9694a", "#e8a94b", "#7fae8a", "#5b8fae", "#8f6a9c", "#c9503f", "#3d5a6c"]
    for n, tone in enumerate(tones):
        a = TAU * n / 7
        r = 0.13
        base = (r * 0.6 * math.cos(a + 2.6), r * 0.6 * math.sin(a + 2.6), 0.05)
        top = (r * 1.5 * math.cos(a), r * 1.5 * math.sin(a), 1.05 + 0.08 * math.sin(n * 2))
        axis = tuple(t - b for t, b in zip(top, base))
        length = math.dist(top, base)
        lathe(
            [(0, 0), (0.036, 0), (0.036, length), (0, length)],
            material(tone, rough=0.3, coat=0.5),
            base,
            pointing(axis),
            corner=0,
            around=6,
        ).data.use_auto_smooth = True
        lathe([(0.036, length), (0.012, length + 0.11)], WOOD("#e3bd88"), base, pointing(axis), corner=0)
        lathe([(0.012, length + 0.11), (0, length + 0.15)], MATT(tone), base, pointing(axis), corner=0)


def letters():
    box((1.3, 0.9, 0.012), PAPER("#cfa98e"), (0.12, 0.1, 0), (0, 0, -8), bevel=0.003)
    flap = [(-0.65, 0.45), (0.65, 0.45), (0.06, -0.08), (-0.06, -0.08)]
    prism(flap, 0.008, PAPER("#c59c80"), (0.12, 0.1, 0.013), (0, 0, -8), 0.002)
    image = print_label(
        [("thank", SCRIPT, 190, 150), ("you", SCRIPT, 190, 380), ("with love", SANS, 44, 680)], "#fbf5ea", "#b5533a", (800, 860)
    )
    box((0.94, 1.0, 0.012), PAPER("#fbf5ea"), (-0.22, -0.16, 0.025), (0, 0, 9), bevel=0.003)
    card(
        material("#fbf5ea", rough=0.8, image=image),
        (0.9, 0.97),
        (-0.22 + 0.485 * math.sin(math.radians(9)), -0.16 - 0.485 * math.cos(math.radians(9)), 0.0385),
        (-90, 0, 9),
    )
    for n in range(7):
        leaf(0.17, 0.07, LEAF("#7d9270"), (0.62 + n * 0.012, -0.5 + n * 0.09, 0.05), (0, 0, 60 if n % 2 else -60), 0.1, 0.2)
    tube([(0.6, -0.62, 0.04), (0.63, -0.2, 0.05), (0.7, 0.12, 0.05)], 0.008, LEAF("#7d9270"))


def gift_box():
    box((0.92, 0.92, 0.62), material("#e7ded0", rough=0.55, bump=0.06, scale=120), bevel=0.012)
    box((0.97, 0.97, 0.2), material("#e7ded0", rough=0.55, bump=0.06, scale=120), (0, 0, 0.52), bevel=0.012)
    silk = material("#b5333f", rough=0.3, sheen=0.6, coat=0.15)
    box((0.98, 0.13, 0.725), silk, (0, 0, 0), bevel=0.004)
    box((0.13, 0.98, 0.725), silk, (0, 0, 0), bevel=0.004)
    for s in (-1, 1):
        for tilt in (-22, 26):
            loop = [
                (0, 0, 0.73),
                (s * 0.16, 0.03, 0.9),
                (s * 0.4, 0.04, 0.96),
                (s * 0.46, 0.02, 0.84),
                (s * 0.25, 0, 0.75),
                (0, 0, 0.74),
            ]
            tube(loop, 0.006, silk, flat=0.13, turn=(0, 0, tilt))
        tube([(0, 0, 0.74), (s * 0.16, -0.2, 0.75), (s * 0.3, -0.48, 0.725)], 0.006, silk, flat=0.001)
    ball(0.075, silk, (0, 0, 0.77), (1, 1.1, 0.8))


def parcel():
    kraft = material("#b98a58", rough=0.85, bump=0.25, scale=90, vary=0.12)
    box((1.2, 0.84, 0.6), kraft, bevel=0.012)
    box((0.9, 0.66, 0.36), kraft, (0.04, 0.02, 0.6), (0, 0, 14), bevel=0.012)
    box((1.205, 0.13, 0.605), material("#d8b98a", rough=0.25, coat=0.4), bevel=0.004)
    card(PAPER("#f6f2ea"), (0.36, 0.24), (-0.32, -0.4215, 0.12))
    image = print_label([("thank you", SCRIPT, 110, 40), ("packed by hand", SANS, 42, 210)], "#f6f2ea", "#3b2a22", (600, 300))
    card(
        material("#f6f2ea", rough=0.7, image=image),
        (0.44, 0.22),
        (0.04 + 0.332 * math.sin(math.radians(14)), 0.02 - 0.332 * math.cos(math.radians(14)), 0.66),
        (0, 0, 14),
    )


def suitcase():
    look = LEATHER("#8a5230")
    box((1.4, 0.44, 0.94), look, bevel=0.07)
    box((1.42, 0.03, 0.96), LEATHER("#5d341c"), (0, 0, -0.01), bevel=0.01)
    for x in (-0.42, 0.42):
        box((0.12, 0.47, 0.97), LEATHER("#5d341c"), (x, 0, -0.01), bevel=0.02)
        box((0.14, 0.03, 0.12), GOLD(), (x, -0.235, 0.6), bevel=0.012)
    for x in (-0.66, 0.66):
        for z in (0.02, 0.86):
            ball(0.085, material("#b08d4f", rough=0.4, metal=1), (x, -0.17, z + 0.03), (0.9, 1, 0.9), detail=4)
    tube([(-0.22, 0, 0.93), (-0.2, 0, 1.06), (0, 0, 1.1), (0.2, 0, 1.06), (0.22, 0, 0.93)], 0.04, LEATHER("#4a2815"))


def record():
    image = print_label(
        [("BLUE HOURS", ("bebas-neue", 400), 150, 110), ("the north quartet", SANS, 50, 290)],
        "#e0a43a",
        "#27323c",
        (900, 900),
        mark=("ellipse", 450, 620, 190, "#27465a"),
    )
    box((1.2, 1.2, 0.02), PAPER("#e0a43a"), (-0.2, 0.05, 0), (0, 0, 6), bevel=0.004)
    c, s = math.cos(math.radians(6)), math.sin(math.radians(6))
    card(material("#e0a43a", rough=0.5, image=image), (1.19, 1.19), (-0.2 + 0.595 * s, 0.05 - 0.595 * c, 0.0215), (-90, 0, 6))
    line = (
        [(0.04, 0.0), (0.2, 0.0)]
        + [(0.2 + 0.36 * k / 120, 0.012 + 0.0015 * (k % 2)) for k in range(121)]
        + [(0.58, 0.01), (0.58, 0)]
    )
    lathe(line, material("#0f0f11", rough=0.22, coat=0.5), (0.34, -0.18, 0.026), corner=0, around=128)
    lathe([(0.02, 0.016), (0.2, 0.016)], material("#c8503a", rough=0.5), (0.34, -0.18, 0.026), corner=0)


def clock():
    lathe(
        [(0, 0), (0.5, 0), (0.52, 0.1), (0.5, 0.24), (0.44, 0.26)],
        material("#3e6b73", rough=0.3, coat=0.5),
        (0, 0.13, 0.66),
        (90, 0, 0),
        corner=0.03,
    )
    lathe([(0, 0.2), (0.45, 0.2)], MATT("#f7f1e4"), (0, 0.13, 0.66), (90, 0, 0), corner=0)
    for n in range(12):
        a = TAU * n / 12
        box(
            (0.025, 0.012, 0.09),
            MATT("#26302f"),
            (0.37 * math.sin(a), -0.075, 0.66 + 0.37 * math.cos(a) - 0.045 * 1),
            (0, math.degrees(a), 0),
            bevel=0,
        ) if n % 3 == 0 else ball(0.018, MATT("#26302f"), (0.37 * math.sin(a), -0.075, 0.66 + 0.37 * math.cos(a)), detail=2)
    for a, long, w in ((-55, 0.2, 0.03), (58, 0.3, 0.02)):
        r = math.radians(a)
        tube([(0, -0.085, 0.66), (long * math.sin(r), -0.085, 0.66 + long * math.cos(r))], w / 2, MATT("#26302f"))
    for x in (-1, 1):
        ball(0.18, material("#b08d4f", rough=0.25, metal=1), (x * 0.3, 0, 1.24), (1, 0.9, 0.75), (0, x * 25, 0))
        tube([(x * 0.3, 0, 0.28), (x * 0.38, -0.02, 0.0)], 0.035, material("#b08d4f", rough=0.25, metal=1))
    tube([(-0.14, 0, 1.34), (0, 0, 1.5), (0.14, 0, 1.34)], 0.02, material("#b08d4f", rough=0.25, metal=1))


def baubles():
    for x, y, r, look in (
        (-0.42, 0.1, 0.34, material("#b0252f", rough=0.12, coat=1)),
        (0.28, 0.16, 0.36, GOLD()),
        (0.0, -0.36, 0.28, material("#2f6b4a", rough=0.5, coat=0.3)),
        (0.66, -0.26, 0.22, material("#efe6d6", rough=0.35, coat=0.4)),
    ):
        ball(r, look, (x, y, r), detail=6)
        lathe([(0, 0), (0.07, 0), (0.065, 0.07), (0, 0.07)], GOLD(), (x, y, 2 * r - 0.015), corner=0.01, ripple=0.06, waves=14)
        torus(0.035, 0.008, GOLD(), (x, y, 2 * r + 0.08), (90, 0, 30))
    rng = random.Random(1)
    for n in range(70):
        t = n / 70
        x, y = -1.0 + 2.0 * t, 0.62 + 0.08 * math.sin(t * 6)
        leaf(
            0.24,
            0.028,
            LEAF(rng.choice(["#2f5a3a", "#3d6d46"])),
            (x, y, 0.1),
            (rng.uniform(0, 40), 0, rng.uniform(0, 360)),
            0.1,
            0.3,
            6,
        )


DESK = {
    "books": Shot(books, ("table", "wood", "#9a6c43", "#cdbfa9"), "window", 16, -12, 0.52),
    "notebook": Shot(notebook, ("sweep", "#d3d9d6"), "top", 66, -12, 0.62),
    "pencils": Shot(pencils, ("sweep", "#f0dcb4"), "soft", 14, fill=0.62),
    "card": Shot(letters, ("sweep", "#d9d3c4"), "top", 78, 0, 0.6),
    "gift": Shot(gift_box, ("sweep", "#c9d0c4"), "soft", 24, 22, 0.52),
    "box": Shot(parcel, ("table", "wood", "#b58c60", "#dbe0df"), "soft", 18, -24, 0.52),
    "baubles": Shot(baubles, ("table", "linen", "#efe9df", "#b9c4ba"), "soft", 24, 0, 0.54),
    "suitcase": Shot(suitcase, ("table", "wood", "#7d5a3c", "#a9a291"), "soft", 12, -22, 0.54),
    "record": Shot(record, ("table", "wood", "#8a6142", "#a9a291"), "top", 76, 0, 0.6),
    "camera": Shot(camera, ("table", "wood", "#8a6142", "#b3a48e"), "soft", 16, -22, 0.52),
    "clock": Shot(clock, ("table", "wood", "#9b7048", "#cbb79c"), "soft", 8, 16, 0.56),
}
