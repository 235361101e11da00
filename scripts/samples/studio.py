"""A photographer's studio for the sample products: backdrops, light, camera, and the finished picture with its mask."""
import math
import os
import tempfile

import bpy
import numpy as np
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector
from PIL import Image, ImageDraw, ImageFont

from denoise import denoised
from shapes import PAPER, WOOD, box, card, color, lathe, loft, material, mesh_of, object_of

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
# px
WIDTH, HEIGHT = int(os.environ.get("WIDTH", 640)), int(os.environ.get("WIDTH", 640)) * 6 // 5
# The size kept, px: as large as a page needs that shows one photo.
KEPT = 900, 1080
SAMPLES = int(os.environ.get("SAMPLES", 24))


def empty_studio():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.cycles.samples = SAMPLES
    scene.cycles.use_adaptive_sampling = True
    scene.cycles.adaptive_threshold = 0.04
    scene.cycles.adaptive_min_samples = 8
    scene.cycles.max_bounces = 6
    scene.cycles.diffuse_bounces = 2
    scene.cycles.glossy_bounces = 3
    scene.render.use_persistent_data = True
    scene.cycles.transparent_max_bounces = 12
    scene.cycles.sample_clamp_indirect = 4
    scene.cycles.caustics_reflective = False
    scene.cycles.use_denoising = False
    scene.render.resolution_x, scene.render.resolution_y = WIDTH, HEIGHT
    scene.render.threads_mode = "FIXED"
    scene.render.threads = int(os.environ.get("THREADS", 4))
    scene.view_settings.view_transform = "Raw"
    products = bpy.data.collections.new("product")
    scene.collection.children.link(products)
    set_ = bpy.data.collections.new("set")
    scene.collection.children.link(set_)
    return products, set_


def into(collection):
    layer = bpy.context.view_layer.layer_collection.children[collection.name]
    bpy.context.view_layer.active_layer_collection = layer


def print_label(lines, paper="#f7f2e8", ink="#2b2622", size=(600, 600), frame=False, mark=None):
    """A printed label: lines of (words, font file of a shipped package, height in px, y from the top in px)."""
    picture = Image.new("RGB", size, paper)
    draw = ImageDraw.Draw(picture)
    if frame:
        draw.rectangle((18, 18, size[0] - 19, size[1] - 19), outline=ink, width=4)
    if mark:
        shape, x, y, r, fill = mark
        getattr(draw, shape)((x - r, y - r, x + r, y + r), fill=fill)
    for words, font, height, y in lines:
        package, weight = font
        path = f"{ROOT}/node_modules/@fontsource/{package}/files/{package}-latin-{weight}-normal.woff"
        face = ImageFont.truetype(path, height)
        wide = draw.textlength(words, font=face)
        draw.text(((size[0] - wide) / 2, y), words, font=face, fill=ink)
    path = os.path.join(tempfile.mkdtemp(), "label.png")
    picture.save(path)
    image = bpy.data.images.load(path)
    image.pack()
    return image


# How a surface and a wall look: what stands on it, what is behind it.
def surface_of(kind, tone):
    if kind == "wood":
        return WOOD(tone)
    if kind == "marble":
        return marble(tone)
    if kind == "linen":
        return material(tone, rough=0.9, bump=0.35, scale=160, sheen=0.2, vary=0.12)
    if kind == "stone":
        return material(tone, rough=0.7, bump=0.3, scale=14, vary=0.35)
    if kind == "gloss":
        return material(tone, rough=0.12, coat=0.5)
    return material(tone, rough=0.85, bump=0.04, scale=150)


def marble(tone):
    made = material(tone, rough=0.18, coat=0.3)
    nodes, links = made.node_tree.nodes, made.node_tree.links
    place = nodes.new("ShaderNodeTexCoord")
    noise = nodes.new("ShaderNodeTexNoise")
    noise.inputs["Scale"].default_value = 0.55
    noise.inputs["Detail"].default_value = 9
    noise.inputs["Distortion"].default_value = 0.9
    ramp = nodes.new("ShaderNodeValToRGB")
    ramp.color_ramp.elements[0].position = 0.455
    ramp.color_ramp.elements[0].color = color(tone)
    ramp.color_ramp.elements[1].position = 0.545
    ramp.color_ramp.elements[1].color = color(tone)
    vein = ramp.color_ramp.elements.new(0.5)
    vein.color = tuple(c * 0.72 for c in color(tone)[:3]) + (1,)
    links.new(place.outputs["Object"], noise.inputs[0])
    links.new(noise.outputs["Fac"], ramp.inputs[0])
    links.new(ramp.outputs[0], nodes["Principled BSDF"].inputs["Base Color"])
    return made


def sweep(tone):
    """Paper that bends up from table to wall."""
    look = surface_of("paper", tone)
    line = (
        [(-14, 0), (2.2, 0)]
        + [(2.2 + 1.6 * math.sin(a), 1.6 - 1.6 * math.cos(a)) for a in np.linspace(0, math.pi / 2, 24)]
        + [(3.8, 14)]
    )
    points = [(x, y, z) for y, z in line for x in (-20, 20)]
    faces = [(2 * n, 2 * n + 1, 2 * n + 3, 2 * n + 2) for n in range(len(line) - 1)]
    object_of(mesh_of(points, faces), look)


def table(kind, tone, wall):
    object_of(mesh_of([(-20, -14, 0), (20, -14, 0), (20, 3.6, 0), (-20, 3.6, 0)], [(0, 1, 2, 3)]), surface_of(kind, tone))
    object_of(mesh_of([(-30, 3.6, -8), (30, 3.6, -8), (30, 3.6, 20), (-30, 3.6, 20)], [(0, 1, 2, 3)]), surface_of("paper", wall))


def plinth(tone, wall, radius=1.0, kind="stone"):
    """A low round stand on paper; what is photographed stands on its top, at 0."""
    sweep(wall)
    for made in bpy.context.collection.objects:
        made.location.z -= 0.35
    lathe([(0, -0.35), (radius, -0.35), (radius, 0), (0, 0)], surface_of(kind, tone), corner=0.025, around=160)


BACKDROPS = {"sweep": sweep, "table": table, "plinth": plinth}


def area_light(at, aim, size, power, tone="#ffffff", oblong=None):
    data = bpy.data.lights.new("l", "AREA")
    data.energy = power
    data.color = color(tone)[:3]
    data.size = size
    if oblong:
        data.shape = "RECTANGLE"
        data.size_y = oblong
    made = bpy.data.objects.new("l", data)
    bpy.context.collection.objects.link(made)
    made.location = at
    made.rotation_euler = (Vector(aim) - Vector(at)).to_track_quat("-Z", "Y").to_euler()


def light(kind):
    """Studio light: "soft" from a large softbox, "window" with the bars of a window in hard sun, "evening" warm and low."""
    world = bpy.data.worlds.new("w")
    bpy.context.scene.world = world
    world.use_nodes = True
    sky = world.node_tree.nodes["Background"]
    sky.inputs[0].default_value = color("#f4f6fa" if kind != "evening" else "#ffe2c4")
    sky.inputs[1].default_value = {"soft": 0.55, "window": 0.38, "evening": 0.2, "top": 0.6}[kind]
    if kind == "soft":
        area_light((-3.2, -2.2, 3.6), (0, 0, 0.4), 2.6, 260, "#fff6ec")
        area_light((3.4, -1.2, 2.2), (0, 0, 0.5), 1.6, 55, "#eef4ff", oblong=3)
        area_light((1.6, 2.6, 3.2), (0, 0, 0.6), 1.0, 45)
    elif kind == "top":
        area_light((-2.6, 2.2, 4.4), (0, 0, 0), 1.6, 330, "#fff5ea")
        area_light((3.0, -2.0, 4.0), (0, 0, 0), 3, 60, "#eef4ff")
    elif kind == "evening":
        area_light((-3.0, -0.8, 2.2), (0, 0, 0.4), 0.9, 210, "#ffd9a8")
        area_light((2.8, 1.8, 2.4), (0, 0, 0.5), 1.4, 60, "#ffb070", oblong=2.4)
        area_light((0.5, -4, 3.0), (0, 0, 0.4), 2.4, 40)
    else:
        data = bpy.data.lights.new("s", "SUN")
        data.energy = 3.1
        data.angle = math.radians(1.6)
        data.color = color("#fff0dc")[:3]
        sun = bpy.data.objects.new("s", data)
        bpy.context.collection.objects.link(sun)
        toward = Vector((1.5, 1.15, -1.35)).normalized()
        sun.rotation_euler = toward.to_track_quat("-Z", "Y").to_euler()
        side = toward.cross(Vector((0, 0, 1))).normalized()
        up = side.cross(toward).normalized()
        middle = Vector((0, 0.5, 0.6)) - toward * 6
        for n in range(-5, 6):
            # Gaps let the middle of the picture through; the bars darken what is beside it.
            for low, high in ((n * 1.35 + 0.62, n * 1.35 + 0.8),):
                corners = [middle + side * s + up * h for s, h in ((-6, low), (6, low), (6, high), (-6, high))]
                bar = object_of(mesh_of(corners, [(0, 1, 2, 3)]), material("#000000"))
                bar.visible_camera = bar.visible_glossy = bar.visible_diffuse = False
        area_light((2.4, -3.4, 2.6), (0, 0, 0.4), 2.6, 50, "#eaf1ff")


def aim(products, up, turn, fill, lens, room=(0.5, 0.5)):
    """A camera `up` degrees above the table and `turn` degrees to the side, so that the product fills a share of the
    frame about `room`, in fractions."""
    scene = bpy.context.scene
    data = bpy.data.cameras.new("c")
    data.lens = lens
    data.sensor_fit = "VERTICAL"
    camera = bpy.data.objects.new("c", data)
    scene.collection.objects.link(camera)
    scene.camera = camera
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    points = []
    for thing in products.all_objects:
        if thing.type in ("MESH", "CURVE", "FONT"):
            mesh = thing.evaluated_get(graph).to_mesh()
            step = max(1, len(mesh.vertices) // 400)
            points += [thing.matrix_world @ v.co for v in list(mesh.vertices)[::step]]
    center = sum(points, Vector()) / len(points)
    low, high = (Vector([pick(p[axis] for p in points) for axis in range(3)]) for pick in (min, max))
    center = (low + high) / 2
    away = Vector(
        (
            math.sin(math.radians(turn)) * math.cos(math.radians(up)),
            -math.cos(math.radians(turn)) * math.cos(math.radians(up)),
            math.sin(math.radians(up)),
        )
    )
    distance = 8.0
    for _ in range(8):
        camera.location = center + away * distance
        camera.rotation_euler = (-away).to_track_quat("-Z", "Y").to_euler()
        bpy.context.view_layer.update()
        seen = [world_to_camera_view(scene, camera, p) for p in points]
        xs, ys = [s.x for s in seen], [s.y for s in seen]
        share = max((max(xs) - min(xs)) / min(0.76, fill * 1.32), (max(ys) - min(ys)) / fill)
        distance *= share
        data.shift_x += ((max(xs) + min(xs)) / 2 - room[0]) * WIDTH / HEIGHT
        data.shift_y += (max(ys) + min(ys)) / 2 - room[1]
    data.dof.use_dof = True
    data.dof.focus_distance = distance - (high - low).length * 0.12
    data.dof.aperture_fstop = 16 if up > 60 else 8


def pixels_of(path, channels=3):
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = "Non-Color"
    out = np.empty(len(image.pixels), np.float32)
    image.pixels.foreach_get(out)
    width, height = image.size
    bpy.data.images.remove(image)
    return out.reshape(height, width, 4)[::-1, :, :channels].copy()


def passes_to(folder):
    """Writes the picture and what guides its denoising as files."""
    scene = bpy.context.scene
    layer = bpy.context.view_layer
    layer.cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new("CompositorNodeRLayers")
    out = tree.nodes.new("CompositorNodeOutputFile")
    out.base_path = folder
    out.format.file_format = "OPEN_EXR"
    out.format.color_depth = "32"
    out.file_slots.clear()
    for name, socket in (("image", "Image"), ("albedo", "Denoising Albedo"), ("normal", "Denoising Normal")):
        out.file_slots.new(name)
        tree.links.new(source.outputs[socket], out.inputs[name])


def developed(linear):
    """Light to sRGB, 0-1, with a soft shoulder so that highlights keep their colour."""
    x = np.maximum(linear * 1.05, 0)
    knee = 0.72
    x = np.where(x > knee, knee + (1 - knee) * (1 - np.exp(-(x - knee) / (1 - knee))), x)
    return np.where(x <= 0.0031308, x * 12.92, 1.055 * np.maximum(x, 1e-8) ** (1 / 2.4) - 0.055)


def shoot(products, set_, shabby=False):
    """The picture (sRGB bytes) and the product's alpha (bytes); `shabby` is pale and dim, as before a repair."""
    scene = bpy.context.scene
    folder = tempfile.mkdtemp()
    passes_to(folder)
    bpy.ops.render.render()
    files = {name: pixels_of(f"{folder}/{name}{scene.frame_current:04d}.exr") for name in ("image", "albedo", "normal")}
    clean = denoised(files["image"], files["albedo"], files["normal"])
    seen = developed(clean)
    if shabby:
        gray = seen @ np.array([0.3, 0.6, 0.1], np.float32)
        seen = (gray[..., None] * 0.55 + seen * 0.45) * 0.8
    # The product alone, before nothing, says what is its own.
    for made in set_.all_objects:
        if made.type == "MESH":
            made.hide_render = True
    scene.use_nodes = False
    scene.render.film_transparent = True
    scene.cycles.samples = 8
    scene.cycles.use_adaptive_sampling = False
    scene.cycles.max_bounces = 0
    scene.render.image_settings.file_format = "OPEN_EXR"
    scene.render.filepath = f"{folder}/alone.exr"
    bpy.ops.render.render(write_still=True)
    alpha = pixels_of(f"{folder}/alone.exr", 4)[..., 3]
    return enlarged(seen, grain=0.006), enlarged(alpha[..., None])[..., 0]


def enlarged(values, grain=0.0):
    """0-1 values as bytes of the size kept, with a little grain, which hides that they were enlarged."""
    planes = [
        Image.fromarray(np.ascontiguousarray(values[..., n], np.float32)).resize(KEPT, Image.LANCZOS)
        for n in range(values.shape[2])
    ]
    large = np.stack([np.asarray(plane) for plane in planes], axis=2)
    noise = np.random.default_rng(1).normal(0, grain, large.shape[:2])[..., None] if grain else 0
    return (np.clip(large + noise, 0, 1) * 255 + 0.5).astype(np.uint8)


def keep(name, seen, alpha, folder, quality=76):
    """Writes NAME.webp and NAME-mask.webp, the picture at most 60 kB."""
    os.makedirs(folder, exist_ok=True)
    for q in range(quality, 40, -6):
        Image.fromarray(seen).save(f"{folder}/{name}.webp", quality=q, method=6)
        if os.path.getsize(f"{folder}/{name}.webp") <= 60_000:
            break
    mask = np.zeros((*alpha.shape, 4), np.uint8)
    mask[..., 3] = alpha
    Image.fromarray(mask).save(f"{folder}/{name}-mask.webp", lossless=True, method=6, exact=False)
