"""Sample products of shoes and jewellery."""
import math

from shapes import *
from shot import Shot


def foot(length, width, t):
    """Half width of a sole at 0 (heel) to 1 (toe), and how far it bends inwards."""
    half = width / 2 * (0.62 + 0.42 * math.sin(math.pi * (0.1 + 0.8 * t) ** 1.25) - 0.16 * math.exp(-(((t - 0.38) / 0.16) ** 2)))
    end = min(
        1.0, math.sqrt(max(0.0, 1 - ((max(0, 0.13 - t)) / 0.13) ** 2)), math.sqrt(max(0.0, 1 - ((max(0, t - 0.8)) / 0.2) ** 2))
    )
    return half * end


def sneaker(at=(0, 0, 0), turn=0):
    """A low shoe lofted from rings round the foot; its length lies along x."""
    upper, sole, lace = material("#f1ede4", rough=0.55, bump=0.15, scale=120, coat=0.1), MATT("#fbfaf6"), MATT("#ffffff")
    rings, low = [], []
    for n in range(46):
        t = 0.006 + 0.988 * n / 45
        half = foot(1.5, 0.52, t)
        x = -0.75 + 1.5 * t
        top = 0.6 - 0.02 * t if t < 0.34 else 0.6 - 0.36 * ((t - 0.34) / 0.66) ** 0.85
        top *= min(1, 0.62 + 4 * t) if t < 0.1 else 1
        top = max(0.2, top) if t < 0.9 else max(0.14, top * math.sqrt(max(0.12, 1 - ((t - 0.86) / 0.16) ** 2)) if t > 0.86 else top)
        ring = []
        for k in range(40):
            a = TAU * k / 40
            c, s = math.cos(a), math.sin(a)
            lift = 0.11 + (top - 0.11) * (0.5 + 0.5 * s)
            pinch = 1 - 0.42 * max(0, s) ** 1.5 * (1 if t < 0.62 else 1 - (t - 0.62) * 1.2)
            ring.append((x + (0.03 if t < 0.2 else 0) * s, half * 0.96 * math.copysign(abs(c) ** 0.75, c) * pinch, lift))
        rings.append(ring)
    soft = loft(rings, upper, at, (0, 0, turn))
    for n in range(46):
        t = n / 45
        half = foot(1.5, 0.56, 0.004 + 0.992 * t)
        x = -0.77 + 1.54 * t
        rise = 0.05 * max(0, t - 0.72) / 0.28 + 0.015 * max(0, 0.1 - t) / 0.1
        low.append(
            [
                (
                    x,
                    half * 1.02 * math.copysign(abs(math.cos(a)) ** 0.3, math.cos(a)),
                    rise + 0.085 + 0.085 * math.copysign(abs(math.sin(a)) ** 0.3, math.sin(a)),
                )
                for a in [TAU * k / 32 for k in range(32)]
            ]
        )
    loft(low, sole, at, (0, 0, turn))
    place = lambda x, y, z: (
        at[0] + x * math.cos(math.radians(turn)) - y * math.sin(math.radians(turn)),
        at[1] + x * math.sin(math.radians(turn)) + y * math.cos(math.radians(turn)),
        at[2] + z,
    )
    # The opening with its rim, two stripes on each side, and laces.
    tone = LEATHER("#3c6e5a")
    opening = [
        place(-0.66 + 0.62 * (0.5 - 0.5 * math.cos(a)), 0.125 * math.sin(a), 0.592 - 0.02 * math.cos(a))
        for a in [TAU * k / 40 for k in range(40)]
    ]
    tube(opening, 0.02, upper, closed=True)
    prism(
        [(-0.305 * math.cos(a), 0.122 * math.sin(a)) for a in [TAU * k / 40 for k in range(40)]],
        0.02,
        MATT("#22302b"),
        place(-0.35, 0, 0.59),
        (0, 2, turn),
        0.004,
    )
    for side in (-1, 1):
        for first in (20, 23):
            line = [rings[first + k][(6 - 2 * k) % 40] for k in range(6)]
            tube([place(x, side * abs(y) * 1.02, z) for x, y, z in line], 0.02, tone)
    for n in range(5):
        x = 0.0 + n * 0.085
        z = 0.575 - 0.062 * n
        tube(
            [
                place(x, -0.13, z - 0.06),
                place(x + 0.01, -0.06, z + 0.016),
                place(x + 0.03, 0.06, z + 0.016),
                place(x + 0.02, 0.13, z - 0.06),
            ],
            0.016,
            lace,
        )
    return soft


def sneakers():
    sneaker((0, -0.24, 0), -24)
    sneaker((0.12, 0.42, 0), -8)


def sandals():
    for s, turn, at in ((1, -10, (-0.34, 0, 0)), (-1, 12, (0.36, 0.06, 0))):
        shape = []
        for n in range(60):
            t = n / 59
            shape.append((foot(1.5, 0.56, t), -0.72 + 1.44 * t))
        full = shape + [(-x, y) for x, y in reversed(shape) if x > 1e-4]
        full = [p for n, p in enumerate(full) if n == 0 or math.dist(p, full[n - 1]) > 1e-3]
        prism(full, 0.07, RUBBER("#3a2a20"), at, (0, 0, turn), 0.015)
        prism([(x * 0.94, y * 0.97) for x, y in full], 0.05, LEATHER("#c58a5a"), (at[0], at[1], 0.06), (0, 0, turn), 0.02)
        for y, w in ((0.28, 0.2), (0.02, 0.14)):
            points, faces = [], []
            for n in range(33):
                b = math.pi * n / 32
                for e in (-w / 2, w / 2):
                    points.append((-0.275 * math.cos(b), y + e + 0.02 * math.sin(b), 0.07 + 0.2 * math.sin(b) ** 0.8))
            for n in range(32):
                faces.append((2 * n, 2 * n + 1, 2 * n + 3, 2 * n + 2))
            made = object_of(mesh_of(points, faces), LEATHER("#8a4f2c"), at, (0, 0, turn))
            thick = made.modifiers.new("t", "SOLIDIFY")
            thick.thickness = 0.025


def boots():
    for at, turn in (((-0.2, 0.16, 0), -38), ((0.3, -0.22, 0), -52)):
        look = material("#d9a520", rough=0.18, coat=0.7)
        rings = []
        for n in range(40):
            t = n / 39
            if t < 0.3:
                # The foot, ring by ring from the toe's end up to the instep.
                z = 0.06 + 0.34 * (t / 0.3)
                reach = 0.62 * math.cos(math.pi / 2 * (t / 0.3) ** 1.3) + 0.0
                front, back, half = 0.3 + reach, -0.34, 0.25
            else:
                z = 0.4 + 0.95 * ((t - 0.3) / 0.7)
                front, back, half = 0.28 + 0.03 * (t - 0.3), -0.33 - 0.02 * (t - 0.3), 0.24 + 0.05 * (t - 0.3)
            mid, rad = (front + back) / 2, (front - back) / 2
            rings.append(
                [
                    (mid + rad * math.copysign(abs(math.cos(a)) ** 0.85, math.cos(a)), half * math.sin(a), z)
                    for a in [TAU * k / 48 for k in range(48)]
                ]
            )
        soften(loft(rings, look, at, (0, 0, turn), caps=False), 1).modifiers.new("t", "SOLIDIFY").thickness = 0.03
        sole = [
            (0.31 + 0.63 * math.cos(a), 0.26 * math.sin(a)) if math.cos(a) > 0 else (0.31 + 0.68 * math.cos(a), 0.25 * math.sin(a))
            for a in [TAU * k / 60 for k in range(60)]
        ]
        prism(sole, 0.1, RUBBER("#2a2521"), at, (0, 0, turn), 0.02)


def flat_faces(made):
    made.data.polygons.foreach_set("use_smooth", [False] * len(made.data.polygons))
    return made


def ring():
    torus(0.5, 0.05, GOLD(), (0, 0, 0.55), (90, 0, 0), 1.25)
    lathe([(0.06, 0), (0.15, 0.14), (0.16, 0.14)], GOLD(), (0, 0, 1.02), corner=0.01)
    stone = lathe(
        [(0, 0), (0.19, 0.2), (0.13, 0.28), (0, 0.28)],
        material("#2f8f6b", rough=0.02, coat=1, glass=0.3),
        (0, 0, 1.0),
        corner=0,
        around=10,
    )
    flat_faces(stone)
    for n in range(4):
        a = TAU * (n + 0.5) / 4
        tube(
            [
                (0.1 * math.cos(a), 0.1 * math.sin(a), 1.05),
                (0.18 * math.cos(a), 0.18 * math.sin(a), 1.2),
                (0.15 * math.cos(a), 0.15 * math.sin(a), 1.26),
            ],
            0.018,
            GOLD(),
        )


def necklace():
    chain = []
    for n in range(84):
        t = n / 83
        a = math.radians(-90 + (t - 0.5) * 300)
        chain.append((0.62 * math.cos(a) * 1.0, 0.75 * math.sin(a) + 0.1, 0.02))
    for n, (x, y, z) in enumerate(chain):
        a = math.degrees(math.atan2(y - 0.1, x * 1.2))
        made = torus(0.026, 0.008, GOLD(), (x, y, z), (0 if n % 2 else 70, 0, a + 90))
        made.scale = (1.5, 1, 1)
    flat_faces(
        lathe(
            [(0, 0), (0.12, 0.08), (0.09, 0.12), (0, 0.12)],
            material("#1f6f8f", rough=0.02, coat=1),
            (0, -0.83, 0.0),
            corner=0,
            around=10,
        )
    )
    torus(0.125, 0.018, GOLD(), (0, -0.83, 0.075))
    torus(0.03, 0.01, GOLD(), (0, -0.68, 0.03), (90, 0, 90))


def bangles():
    for n, (look, r) in enumerate(((GOLD(), 0.5), (material("#e0b49a", rough=0.16, metal=1), 0.49), (STEEL(), 0.51))):
        torus(r, 0.035, look, (0.03 * n, 0.02 * n, 0.04 + n * 0.075), (2 * n, -3 * n, 0))
    torus(0.5, 0.035, GOLD(), (0.25, 0.24, 0.52), (74, 6, 26))


def pearls():
    for n in range(46):
        a = TAU * n / 46
        r = 0.6 + 0.05 * math.sin(3 * a)
        ball(0.042, material("#f5ede2", rough=0.14, coat=1, sheen=0.4), (r * math.cos(a), r * 0.86 * math.sin(a), 0.042), detail=4)
    lathe([(0, 0), (0.12, 0.02), (0.12, 0.05), (0, 0.07)], GOLD(), (0, -0.54, 0.0), corner=0.01)


def watch():
    lathe([(0, 0), (0.4, 0), (0.42, 0.06), (0.4, 0.13), (0.34, 0.14)], STEEL(), corner=0.02)
    lathe([(0, 0.125), (0.345, 0.125)], material("#f6f3ec", rough=0.5), corner=0)
    for n in range(12):
        a = TAU * n / 12
        box(
            (0.018, 0.07 if n % 3 else 0.1, 0.01),
            MATT("#25313d"),
            (0.27 * math.sin(a), 0.27 * math.cos(a), 0.126),
            (0, 0, -math.degrees(a)),
            bevel=0,
        )
    for a, long, w in ((-52, 0.17, 0.026), (58, 0.25, 0.018)):
        r = math.radians(a)
        box((w, long, 0.008), MATT("#25313d"), (math.sin(r) * long * 0.42, math.cos(r) * long * 0.42, 0.136), (0, 0, -a), bevel=0)
    lathe([(0, 0), (0.04, 0), (0.04, 0.07), (0, 0.07)], STEEL(), (0.42, 0, 0.065), (0, 90, 0), corner=0.01, ripple=0.06, waves=16)
    for s in (-1, 1):
        strap = [(0.17 - 0.03 * t, s * (0.38 + 0.75 * t), 0.07 - 0.1 * 0 * t) for t in (0, 1)]
        roughen(box((0.34, 0.86, 0.06), LEATHER("#7b4526"), (0, s * 0.8, 0.02), bevel=0.025), 0.005, 0.3)
    for n in range(4):
        lathe([(0, 0), (0.018, 0), (0, 0.001)], MATT("#201510"), (0, -0.85 - n * 0.1, 0.083), corner=0)
    torus(0.17, 0.016, STEEL(), (0, 1.25, 0.06))


SHOES = {
    "shoe": Shot(sneakers, ("sweep", "#cfd9cf"), "soft", 24, 8, 0.58),
    "sandals": Shot(sandals, ("sweep", "#efe0c8"), "window", 52, 0, 0.6),
    "boots": Shot(boots, ("table", "wood", "#9b7048", "#c3d0d2"), "soft", 12, 0, 0.6),
    "ring": Shot(ring, ("table", "marble", "#efe9e4", "#d9cdbf"), "soft", 12, -22, 0.52),
    "necklace": Shot(necklace, ("sweep", "#e9e1d6"), "top", 66, 0, 0.62),
    "bangles": Shot(bangles, ("plinth", "#b9a691", "#e6d4c2", 1.0), "soft", 22, 0, 0.48),
    "pearls": Shot(pearls, ("sweep", "#3d4f4a"), "top", 56, 0, 0.56),
    "watch": Shot(watch, ("table", "wood", "#6d4a30", "#4a3a30"), "top", 64, -28, 0.62),
}
