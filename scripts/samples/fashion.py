"""Sample products of fashion."""
import math

from shapes import *
from shot import Shot


def outline(points, steps=8):
    """A smooth closed outline through the right half's points, mirrored: Catmull-Rom between (x, y), corners stay where
    a point is given twice."""
    half = []
    for n in range(len(points) - 1):
        a, b, c, d = points[max(0, n - 1)], points[n], points[n + 1], points[min(len(points) - 1, n + 2)]
        if b == c:
            continue
        for k in range(steps):
            t = k / steps
            half.append(
                tuple(
                    0.5
                    * (
                        2 * b[i]
                        + (c[i] - a[i]) * t
                        + (2 * a[i] - 5 * b[i] + 4 * c[i] - d[i]) * t * t
                        + (3 * b[i] - a[i] - 3 * c[i] + d[i]) * t**3
                    )
                    for i in (0, 1)
                )
            )
    half.append(points[-1])
    return half + [(-x, y) for x, y in reversed(half) if x > 1e-6]


def drape(x, y):
    """How high cloth lies there, 0 to 1.6: long soft folds, a few across them."""
    long = math.sin(6.1 * x + 2.4 * y + 1.4 * math.sin(2.3 * y + 0.4))
    across = math.sin(7.3 * y - 3.1 * x + 1.7 * math.sin(2.9 * x))
    return 0.8 + 0.5 * long + 0.3 * across


def cloth(shape, look, fold=0.02, thick=0.03, at=(0, 0, 0)):
    """A garment laid flat: its outline filled with a fine mesh that folds as cloth does, `fold` high."""
    bm = bmesh.new()
    face = bm.faces.new([bm.verts.new((x, y, 0)) for x, y in shape])
    bmesh.ops.triangulate(bm, faces=[face])
    for _ in range(6):
        long = [e for e in bm.edges if e.calc_length() > 0.05]
        if not long:
            break
        bmesh.ops.subdivide_edges(bm, edges=long, cuts=1)
        bmesh.ops.triangulate(bm, faces=bm.faces[:])
        bmesh.ops.beautify_fill(bm, faces=bm.faces[:], edges=bm.edges[:])
    for corner in bm.verts:
        corner.co.z = fold * drape(corner.co.x, corner.co.y)
    mesh = bpy.data.meshes.new("c")
    bm.to_mesh(mesh)
    bm.free()
    made = object_of(mesh, look, (at[0], at[1], at[2] + 0.03))
    puff = made.modifiers.new("p", "SOLIDIFY")
    puff.thickness = thick
    puff.offset = 0
    return soften(made, 1)


def tee():
    shape = outline(
        [
            (0, 0.62),
            (0.12, 0.64),
            (0.2, 0.72),
            (0.2, 0.72),
            (0.42, 0.66),
            (0.84, 0.3),
            (0.84, 0.3),
            (0.66, 0.1),
            (0.66, 0.1),
            (0.46, 0.26),
            (0.46, 0.26),
            (0.45, -0.2),
            (0.47, -0.78),
            (0.47, -0.78),
            (0, -0.8),
        ]
    )
    cloth(shape, CLOTH("#e9e4da"), 0.03)
    tube([(-0.2, 0.72, 0.05), (-0.13, 0.63, 0.06), (0, 0.6, 0.06), (0.13, 0.63, 0.06), (0.2, 0.72, 0.05)], 0.022, CLOTH("#ddd7cb"))
    tube([(-0.2, 0.72, 0.03), (0, 0.68, 0.03), (0.2, 0.72, 0.03)], 0.022, CLOTH("#cfc8bb"))
    for n, w in enumerate((0.13, 0.2, 0.09)):
        box((w * 2, 0.03, 0.004), MATT("#c0563b"), (0, 0.2 - n * 0.06, 0.097), bevel=0.001)


def dress():
    shape = outline(
        [
            (0, 0.62),
            (0.1, 0.66),
            (0.16, 0.92),
            (0.16, 0.92),
            (0.24, 0.92),
            (0.24, 0.92),
            (0.26, 0.7),
            (0.36, 0.5),
            (0.36, 0.5),
            (0.27, 0.12),
            (0.27, 0.12),
            (0.42, -0.4),
            (0.62, -1.02),
            (0.62, -1.02),
            (0.3, -1.08),
            (0, -1.06),
        ]
    )
    cloth(shape, material("#4f6f5c", rough=0.85, sheen=0.3, bump=0.12, scale=240), 0.08)
    over = lambda x, y: (x, y, 0.055 + 0.08 * drape(x, y))
    tube([over(-0.275 + 0.055 * n, 0.12 - 0.03 * math.sin(math.pi * n / 10)) for n in range(11)], 0.016, CLOTH("#3e5a4a"))
    for n in range(6):
        ball(0.022, MATT("#efe6d2"), over(0, 0.5 - n * 0.085), (1, 1, 0.5), detail=3)


def jumpers():
    for n, tone in enumerate(("#b4532f", "#d9cbb3", "#6c7d72", "#8f4a4f")):
        z = n * 0.2
        roughen(box((1.06, 0.74, 0.2), KNIT(tone), (0, 0, z), (0, 0, (n % 2) * 4 - 2), bevel=0.09, steps=5), 0.05, 0.2, 3)


def jumper():
    shape = outline(
        [
            (0, 0.6),
            (0.13, 0.63),
            (0.19, 0.7),
            (0.19, 0.7),
            (0.42, 0.62),
            (0.62, 0.3),
            (0.86, -0.5),
            (0.86, -0.5),
            (0.68, -0.56),
            (0.68, -0.56),
            (0.47, 0.06),
            (0.47, 0.06),
            (0.48, -0.6),
            (0.47, -0.74),
            (0.47, -0.74),
            (0, -0.75),
        ]
    )
    cloth(shape, KNIT("#b5553a"), 0.05, 0.07)
    lathe([(0, 0), (0.16, 0)], KNIT("#7e3823"), (0, 0.6, 0.14), corner=0, squash=0.6)
    torus(0.17, 0.04, KNIT("#a64b32"), (0, 0.6, 0.14), squash=0.8).scale = (1, 0.62, 1)
    for x, y, turn, w in ((0, -0.72, 0, 0.92), (0.77, -0.52, 18, 0.19), (-0.77, -0.52, -18, 0.19)):
        roughen(box((w, 0.1, 0.07), KNIT("#a64b32"), (x, y, 0.02), (0, 0, turn), bevel=0.03), 0.02, 0.1, 2)


def jeans():
    shape = outline(
        [
            (0, 0.86),
            (0.34, 0.88),
            (0.34, 0.88),
            (0.38, 0.5),
            (0.4, 0.2),
            (0.4, -0.4),
            (0.42, -1.0),
            (0.42, -1.0),
            (0.13, -1.03),
            (0.13, -1.03),
            (0.08, -0.4),
            (0.05, 0.12),
            (0.05, 0.12),
            (0, 0.17),
        ]
    )
    denim = lambda tone: material(tone, rough=0.92, bump=0.3, scale=260, vary=0.3)
    cloth(shape, denim("#3f6190"), 0.05, 0.06)
    over = lambda x, y: (x, y, 0.062 + 0.05 * drape(x, y))
    seam = material("#c88a3f", rough=0.8)
    sewn = lambda *points: tube([over(x, y) for x, y in points], 0.006, seam)
    cloth([(-0.345, 0.77), (0.345, 0.77), (0.34, 0.89), (-0.34, 0.89)], denim("#36547f"), 0.05, 0.06, (0, 0, 0.012))
    sewn((0, 0.8), (0.005, 0.5), (0, 0.2))
    sewn((0.05, 0.78), (0.075, 0.55), (0.05, 0.42), (0, 0.38))
    for side in (-1, 1):
        sewn((side * 0.12, 0.78), (side * 0.16, 0.66), (side * 0.25, 0.6), (side * 0.365, 0.58))
        sewn(*((side * (0.35 + 0.02 * n / 24), 0.5 - 1.44 * n / 24) for n in range(25)))
        sewn(*((side * (0.15 + 0.24 * n / 8), -0.96) for n in range(9)))
        tube([over(side * 0.2, 0.88), over(side * 0.2, 0.76)], 0.018, denim("#3a5a87"))
    ball(0.026, GOLD(), over(0, 0.83 + 0.001), (1, 1, 0.9), detail=3)


def handbag():
    look = LEATHER("#a4582f")
    rings = []
    for n in range(18):
        t = n / 17
        w, d = 0.62 - 0.1 * t, 0.24 - 0.12 * t
        rings.append(
            [
                (
                    w * math.copysign(abs(math.cos(a)) ** 0.4, math.cos(a)),
                    d * math.copysign(abs(math.sin(a)) ** 0.5, math.sin(a)),
                    0.86 * t,
                )
                for a in [TAU * k / 72 for k in range(72)]
            ]
        )
    loft(rings, look)
    flap = outline([(0, 0.0), (0.3, 0.02), (0.52, 0.16), (0.55, 0.5), (0.55, 0.5), (0, 0.52)])
    prism(flap, 0.03, LEATHER("#8f4826"), (0, -0.235, 0.39), (82, 0, 0), 0.012)
    box((0.12, 0.04, 0.14), GOLD(), (0, -0.29, 0.4), bevel=0.015)
    for y in (-0.08, 0.08):
        tube(
            [(-0.3, y, 0.8), (-0.3, y, 1.05), (-0.2, y, 1.32), (0.2, y, 1.32), (0.3, y, 1.05), (0.3, y, 0.8)],
            0.03,
            LEATHER("#7d3e20"),
        )
    for x in (-0.3, 0.3):
        torus(0.05, 0.012, GOLD(), (x, -0.12, 0.88), (90, 0, 0))


def tote():
    look = material("#eee5d2", rough=0.95, bump=0.8, scale=140)
    rings = []
    for n in range(24):
        t = n / 23
        d = 0.13 * (1 - 0.75 * t)
        rings.append(
            [
                (
                    (0.5 + 0.03 * t) * math.copysign(abs(math.cos(a)) ** 0.25, math.cos(a)),
                    d * math.copysign(abs(math.sin(a)) ** 0.5, math.sin(a)) + 0.02 * math.sin(5 * t),
                    1.1 * t,
                )
                for a in [TAU * k / 72 for k in range(72)]
            ]
        )
    roughen(loft(rings, look), 0.05, 0.3, 1)
    for y in (-0.05, 0.05):
        tube(
            [(-0.24, y, 1.02), (-0.25, y, 1.3), (-0.14, y, 1.62), (0.14, y, 1.62), (0.25, y, 1.3), (0.24, y, 1.02)],
            0.012,
            look,
            flat=0.08,
        )
    lathe([(0, 0), (0.2, 0), (0.2, 0.004), (0, 0.004)], MATT("#c8694b"), (0, -0.118, 0.55), (92, 0, 0), corner=0)
    box((0.52, 0.004, 0.03), MATT("#2f4858"), (0, -0.124, 0.28), bevel=0)


def hat():
    straw = material("#d9b77c", rough=0.9, bump=1, scale=55, vary=0.3, kind="wave", stretch=(1, 1, 2))
    lathe(
        [(0.92, 0.02), (0.9, 0.0), (0.42, 0.06), (0.38, 0.12), (0.34, 0.44), (0.25, 0.52), (0, 0.5)],
        straw,
        corner=0.05,
        ripple=0.012,
        waves=3,
    )
    lathe([(0.4, 0.08), (0.385, 0.1), (0.372, 0.21), (0.365, 0.21)], CLOTH("#25313d"), corner=0.005, ripple=0.012, waves=3)


def beanie():
    look = material("#c58a2f", rough=1, sheen=0.5, bump=0.8, scale=90)
    line = [
        (0.46 * math.cos(a) ** 0.8 if a < 1.55 else 0, 0.3 + 0.46 * math.sin(a)) for a in [math.pi / 2 * k / 30 for k in range(31)]
    ]
    lathe([(0.46, 0.2)] + line, look, corner=0, ripple=0.035, waves=44, around=352)
    lathe([(0.47, 0.0), (0.52, 0.02), (0.52, 0.28), (0.47, 0.3)], look, corner=0.03, ripple=0.03, waves=44, around=352)
    roughen(ball(0.17, material("#f1ead8", rough=1, sheen=1, bump=1, scale=60), (0, 0, 0.88), detail=5), 0.09, 0.04)


def glasses():
    look = material("#4a2413", rough=0.12, coat=1, vary=0.7, scale=9)
    for s in (-1, 1):
        rim = [
            (s * 0.42 + 0.34 * math.cos(a) * (1 if math.sin(a) < 0 else 1.04), 0, 0.33 + 0.27 * math.sin(a))
            for a in [TAU * k / 28 for k in range(28)]
        ]
        tube(rim, 0.036, look, closed=True)
        lens = [(0.34 * math.cos(a), 0.27 * math.sin(a)) for a in [TAU * k / 40 for k in range(40)]]
        prism(lens, 0.012, material("#1e2b26", rough=0.03, coat=1), (s * 0.42, 0.006, 0.33), (90, 0, 0), 0.004)
        tube([(s * 0.76, 0.02, 0.45), (s * 0.78, 0.5, 0.44), (s * 0.76, 0.95, 0.4), (s * 0.74, 1.15, 0.22)], 0.03, look)
    tube([(-0.1, 0, 0.38), (0, -0.02, 0.43), (0.1, 0, 0.38)], 0.03, look)


FASHION = {
    "shirt": Shot(tee, ("sweep", "#c9b9a4"), "top", 84, 0, 0.68),
    "dress": Shot(dress, ("sweep", "#e9dccb"), "top", 84, 4, 0.74),
    "jumper": Shot(jumper, ("sweep", "#d6d2c9"), "top", 84, -4, 0.68),
    "knitwear": Shot(jumpers, ("table", "wood", "#b78d60", "#ded3c3"), "window", 14, 16, 0.5),
    "jeans": Shot(jeans, ("sweep", "#e0d6c7"), "top", 62, 10, 0.76),
    "bag": Shot(handbag, ("plinth", "#dcc9b2", "#c7cdb8", 1.0), "window", 10, -20, 0.6),
    "tote": Shot(tote, ("sweep", "#c3ccd0"), "soft", 8, -10, 0.66),
    "hat": Shot(hat, ("table", "linen", "#e7e0d2", "#b9d0d6"), "window", 24, 0, 0.5),
    "beanie": Shot(beanie, ("sweep", "#cfd6d9"), "soft", 12, 0, 0.5),
    "sunglasses": Shot(glasses, ("sweep", "#f2c879"), "window", 20, -24, 0.52),
}
