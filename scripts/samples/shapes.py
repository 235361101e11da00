"""Shapes that the sample products are built from, for Blender. Lengths: a product is about 1 high."""
import math
import random

import bmesh
import bpy
from mathutils import Matrix, Vector

from materials import *

TAU = math.tau


def object_of(mesh, look, at=(0, 0, 0), turn=(0, 0, 0), smooth=True):
    """Puts a mesh into the scene; `turn` in degrees."""
    made = bpy.data.objects.new("o", mesh)
    bpy.context.collection.objects.link(made)
    made.location = at
    made.rotation_euler = [math.radians(angle) for angle in turn]
    if look:
        mesh.materials.append(look)
    if smooth:
        mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
        mesh.use_auto_smooth = True
        mesh.auto_smooth_angle = math.radians(40)
    return made


def mesh_of(points, faces):
    mesh = bpy.data.meshes.new("s")
    mesh.from_pydata([tuple(p) for p in points], [], faces)
    mesh.update()
    return mesh


def rounded(profile, radius, steps=5):
    """A profile of (radius, height) with its inner corners rounded."""
    out = [profile[0]]
    for before, here, after in zip(profile, profile[1:], profile[2:]):
        a, b, c = Vector(before), Vector(here), Vector(after)
        cut = min(radius, (a - b).length * 0.48, (c - b).length * 0.48)
        if cut < 1e-4:
            out.append(here)
            continue
        start, end = b + (a - b).normalized() * cut, b + (c - b).normalized() * cut
        for n in range(steps + 1):
            t = n / steps
            out.append(tuple(start * (1 - t) ** 2 + b * 2 * t * (1 - t) + end * t * t))
    return out + [profile[-1]]


def lathe(profile, look, at=(0, 0, 0), turn=(0, 0, 0), corner=0.02, around=96, ripple=0.0, waves=0, twist=0.0, squash=1.0):
    """Turns a profile of (radius, height) about the upright axis. `ripple` waves the radius, `squash` flattens it."""
    line = rounded(profile, corner) if corner else profile
    points, faces = [], []
    for r, z in line:
        for n in range(around):
            a = TAU * n / around
            wave = 1 + ripple * math.cos(waves * a + twist * z)
            points.append((r * wave * math.cos(a), r * wave * math.sin(a) * squash, z))
    for row in range(len(line) - 1):
        for n in range(around):
            m = (n + 1) % around
            faces.append((row * around + n, row * around + m, (row + 1) * around + m, (row + 1) * around + n))
    mesh = mesh_of(points, faces)
    made = bmesh.new()
    made.from_mesh(mesh)
    bmesh.ops.remove_doubles(made, verts=made.verts, dist=1e-5)
    bmesh.ops.recalc_face_normals(made, faces=made.faces)
    made.to_mesh(mesh)
    made.free()
    return object_of(mesh, look, at, turn)


def box(size, look, at=(0, 0, 0), turn=(0, 0, 0), bevel=0.02, steps=4):
    """A box standing on `at`, with rounded edges."""
    made = bmesh.new()
    bmesh.ops.create_cube(made, size=1)
    bmesh.ops.scale(made, vec=size, verts=made.verts)
    bmesh.ops.translate(made, vec=(0, 0, size[2] / 2), verts=made.verts)
    if bevel:
        bmesh.ops.bevel(made, geom=made.edges[:], offset=bevel, segments=steps, profile=0.5, affect="EDGES")
    mesh = bpy.data.meshes.new("b")
    made.to_mesh(mesh)
    made.free()
    return object_of(mesh, look, at, turn)


def ball(radius, look, at=(0, 0, 0), stretch=(1, 1, 1), turn=(0, 0, 0), detail=5):
    made = bmesh.new()
    bmesh.ops.create_icosphere(made, subdivisions=detail, radius=radius)
    bmesh.ops.scale(made, vec=stretch, verts=made.verts)
    mesh = bpy.data.meshes.new("b")
    made.to_mesh(mesh)
    made.free()
    return object_of(mesh, look, at, turn)


def torus(major, minor, look, at=(0, 0, 0), turn=(0, 0, 0), squash=1.0):
    line = [(major + minor * math.cos(TAU * n / 32), minor * squash * math.sin(TAU * n / 32)) for n in range(33)]
    return lathe(line, look, at, turn, corner=0)


def tube(points, radius, look, at=(0, 0, 0), turn=(0, 0, 0), closed=False, taper=None, flat=None):
    """A round rope through points; `taper` gives its thickness at each point, `flat` makes a band of that width."""
    curve = bpy.data.curves.new("t", "CURVE")
    curve.dimensions = "3D"
    curve.resolution_u = 8
    curve.bevel_resolution = 6
    if flat:
        curve.extrude = flat / 2
    curve.bevel_depth = radius
    curve.use_fill_caps = True
    spline = curve.splines.new("NURBS")
    spline.points.add(len(points) - 1)
    for n, (point, place) in enumerate(zip(points, spline.points)):
        place.co = (*point, 1)
        place.radius = taper[n] if taper else 1
    spline.use_cyclic_u = closed
    spline.use_endpoint_u = not closed
    spline.order_u = min(4, len(points))
    made = bpy.data.objects.new("t", curve)
    bpy.context.collection.objects.link(made)
    made.location = at
    made.rotation_euler = [math.radians(angle) for angle in turn]
    curve.materials.append(look)
    return made


def loft(rings, look, at=(0, 0, 0), turn=(0, 0, 0), caps=True):
    """Skins closed rings of points, all of one length."""
    points = [p for ring in rings for p in ring]
    count = len(rings[0])
    faces = []
    for row in range(len(rings) - 1):
        for n in range(count):
            m = (n + 1) % count
            faces.append((row * count + n, row * count + m, (row + 1) * count + m, (row + 1) * count + n))
    if caps:
        faces += [tuple(range(count)), tuple(reversed(range((len(rings) - 1) * count, len(rings) * count)))]
    mesh = mesh_of(points, faces)
    made = bmesh.new()
    made.from_mesh(mesh)
    bmesh.ops.recalc_face_normals(made, faces=made.faces)
    made.to_mesh(mesh)
    made.free()
    return object_of(mesh, look, at, turn)


def prism(outline, height, look, at=(0, 0, 0), turn=(0, 0, 0), bevel=0.01):
    """An outline in the plane made `height` thick, with rounded edges."""
    made = bmesh.new()
    face = made.faces.new([made.verts.new((x, y, 0)) for x, y in outline])
    out = bmesh.ops.extrude_face_region(made, geom=[face])
    bmesh.ops.translate(made, vec=(0, 0, height), verts=[v for v in out["geom"] if isinstance(v, bmesh.types.BMVert)])
    bmesh.ops.recalc_face_normals(made, faces=made.faces)
    if bevel:
        rim = [
            e
            for e in made.edges
            if len(e.link_faces) == 2 and e.calc_face_angle(0) > 0.9 and abs(e.verts[0].co.z - e.verts[1].co.z) < 1e-6
        ]
        bmesh.ops.bevel(made, geom=rim, offset=bevel, segments=3, profile=0.5, affect="EDGES")
    mesh = bpy.data.meshes.new("p")
    made.to_mesh(mesh)
    made.free()
    return object_of(mesh, look, at, turn)


def roughen(thing, strength, size, detail=0, depth=3, kind="CLOUDS"):
    """Displaces a surface by noise of grains of `size`; `detail` subdivides it first."""
    if detail:
        more = thing.modifiers.new("d", "SUBSURF")
        more.levels = more.render_levels = detail
        more.subdivision_type = "SIMPLE"
    texture = bpy.data.textures.new("n", kind)
    texture.noise_scale = size
    if kind == "CLOUDS":
        texture.noise_depth = depth
    push = thing.modifiers.new("n", "DISPLACE")
    push.texture = texture
    push.strength = strength
    push.texture_coords = "GLOBAL"
    return thing


def soften(thing, levels=2):
    """Rounds a coarse mesh by subdivision."""
    more = thing.modifiers.new("s", "SUBSURF")
    more.levels = more.render_levels = levels
    return thing


def fur(thing, count, length, look_slot=1, seed=1):
    """Grows short hair on a mesh."""
    grown = thing.modifiers.new("f", "PARTICLE_SYSTEM").particle_system.settings
    grown.type = "HAIR"
    grown.count = count
    grown.hair_length = length
    grown.use_advanced_hair = True
    grown.brownian_factor = 0.02
    grown.factor_random = 0.02
    grown.child_type = "INTERPOLATED"
    grown.rendered_child_count = 12
    grown.roughness_endpoint = 0.03
    grown.root_radius = 0.6
    grown.radius_scale = 0.006
    grown.material = look_slot
    return thing


def label(look, radius, low, high, width, at=(0, 0, 0), turn=0.0, lean=0.0):
    """A label that bends round a body of `radius` from height `low` to `high`, `width` degrees wide, facing the camera."""
    points, faces, spots = [], [], []
    steps = 48
    for n in range(steps + 1):
        a = math.radians(-90 + (n / steps - 0.5) * width)
        for z, r in ((low, radius), (high, radius + lean)):
            points.append((r * math.cos(a), r * math.sin(a), z))
            spots.append((n / steps, 0 if z == low else 1))
    for n in range(steps):
        faces.append((2 * n, 2 * n + 2, 2 * n + 3, 2 * n + 1))
    return with_spots(mesh_of(points, faces), spots, look, at, (0, 0, turn))


def card(look, size, at=(0, 0, 0), turn=(0, 0, 0)):
    """A flat picture facing the camera when upright: `size` is its width and height."""
    w, h = size[0] / 2, size[1]
    mesh = mesh_of([(-w, 0, 0), (w, 0, 0), (w, 0, h), (-w, 0, h)], [(0, 1, 2, 3)])
    return with_spots(mesh, [(0, 0), (1, 0), (1, 1), (0, 1)], look, at, turn)


def with_spots(mesh, spots, look, at, turn):
    layer = mesh.uv_layers.new()
    for loop in mesh.loops:
        layer.data[loop.index].uv = spots[loop.vertex_index]
    return object_of(mesh, look, at, turn)


def leaf(length, width, look, at=(0, 0, 0), turn=(0, 0, 0), bend=0.3, fold=0.15, steps=14):
    """A leaf from its stem along +y, folded along its middle and bent down (or up: negative `bend`)."""
    points, faces = [], []
    for n in range(steps + 1):
        t = n / steps
        half = width / 2 * math.sin(math.pi * t**0.75) ** 0.8
        y, z = length * t, -bend * length * t * t
        points += [(-half, y, z + fold * half), (0, y, z), (half, y, z + fold * half)]
    for n in range(steps):
        faces += [(3 * n, 3 * n + 1, 3 * n + 4, 3 * n + 3), (3 * n + 1, 3 * n + 2, 3 * n + 5, 3 * n + 4)]
    made = object_of(mesh_of(points, faces), look, at, turn)
    thick = made.modifiers.new("t", "SOLIDIFY")
    thick.thickness = 0.006
    return soften(made, 1)


def pointing(direction, roll=0.0):
    """Degrees that turn +z to a direction."""
    turn = Vector(direction).to_track_quat("Z", "Y").to_matrix() @ Matrix.Rotation(math.radians(roll), 3, "Z")
    return tuple(math.degrees(angle) for angle in turn.to_euler())


def spread(count, seed=1):
    """`count` evenly spread points of a unit sphere with their index."""
    rng = random.Random(seed)
    for n in range(count):
        z = 1 - 2 * (n + 0.5) / count
        a = n * 2.39996 + rng.random() * 0.3
        r = math.sqrt(1 - z * z)
        yield n, (r * math.cos(a), r * math.sin(a), z)
