"""Materials of the sample products, for Blender."""
import bpy


def color(text):
    """A hex colour as linear RGBA."""
    parts = [int(text[n : n + 2], 16) / 255 for n in (1, 3, 5)]
    return (*[c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts], 1)


def material(
    base,
    rough=0.5,
    metal=0.0,
    glass=0.0,
    coat=0.0,
    sheen=0.0,
    glow=0.0,
    soft=0.0,
    bump=0.0,
    scale=30.0,
    vary=0.0,
    stretch=(1, 1, 1),
    image=None,
    kind="noise",
):
    """A principled material. `bump` is the strength of its grain, `scale` grains per unit, `vary` 0-1 unevenness of
    colour, `stretch` the grain's scale per axis, `image` a label that covers its texture coordinates."""
    made = bpy.data.materials.new("m")
    made.use_nodes = True
    nodes, links = made.node_tree.nodes, made.node_tree.links
    shader = nodes["Principled BSDF"]
    put = lambda name, value: setattr(shader.inputs[name], "default_value", value)
    put("Base Color", color(base))
    put("Roughness", rough)
    put("Metallic", metal)
    put("Transmission", glass)
    put("Clearcoat", coat)
    put("Sheen", sheen)
    put("IOR", 1.45)
    if glow:
        put("Emission", color(base))
        put("Emission Strength", glow)
    if soft:
        # Light that wanders inside wax or cream costs much grain; a faint glow of its own looks nearly the same.
        put("Emission", color(base))
        put("Emission Strength", soft * 0.16)
    if image:
        picture = nodes.new("ShaderNodeTexImage")
        picture.image = image
        picture.extension = "EXTEND"
        links.new(picture.outputs[0], shader.inputs["Base Color"])
    if bump or vary:
        place = nodes.new("ShaderNodeTexCoord")
        mapping = nodes.new("ShaderNodeMapping")
        mapping.inputs["Scale"].default_value = stretch
        links.new(place.outputs["Object"], mapping.inputs[0])
        if kind == "wave":
            grain = nodes.new("ShaderNodeTexWave")
            grain.inputs["Distortion"].default_value = 6
            grain.inputs["Detail"].default_value = 3
        elif kind == "cells":
            grain = nodes.new("ShaderNodeTexVoronoi")
        else:
            grain = nodes.new("ShaderNodeTexNoise")
            grain.inputs["Detail"].default_value = 6
        grain.inputs["Scale"].default_value = scale
        links.new(mapping.outputs[0], grain.inputs[0])
        value = grain.outputs["Distance"] if kind == "cells" else grain.outputs["Fac"]
        if bump:
            relief = nodes.new("ShaderNodeBump")
            relief.inputs["Strength"].default_value = bump
            relief.inputs["Distance"].default_value = 0.02
            links.new(value, relief.inputs["Height"])
            links.new(relief.outputs[0], shader.inputs["Normal"])
        if vary and not image:
            mix = nodes.new("ShaderNodeMixRGB")
            mix.blend_type = "MULTIPLY"
            mix.inputs[0].default_value = vary
            mix.inputs[1].default_value = color(base)
            ramp = nodes.new("ShaderNodeValToRGB")
            ramp.color_ramp.elements[0].position = 0.3
            ramp.color_ramp.elements[1].position = 0.7
            ramp.color_ramp.elements[0].color = (0.25, 0.22, 0.2, 1)
            links.new(value, ramp.inputs[0])
            links.new(ramp.outputs[0], mix.inputs[2])
            links.new(mix.outputs[0], shader.inputs["Base Color"])
    return made


def WOOD(tone="#b07a45"):
    """Planed wood with its grain along x."""
    made = material(tone, rough=0.42, bump=0.12, scale=2.4, stretch=(0.5, 8, 3))
    nodes, links = made.node_tree.nodes, made.node_tree.links
    grain = next(node for node in nodes if node.type == "TEX_NOISE")
    ramp = nodes.new("ShaderNodeValToRGB")
    for end, share, at in ((0, 0.5, 0.3), (1, 1.0, 0.68)):
        ramp.color_ramp.elements[end].position = at
        ramp.color_ramp.elements[end].color = tuple(c * share for c in color(tone)[:3]) + (1,)
    links.new(grain.outputs["Fac"], ramp.inputs[0])
    links.new(ramp.outputs[0], nodes["Principled BSDF"].inputs["Base Color"])
    return made


def GLASS(tone="#ffffff", clear=0.92):
    """Thin glass: what is behind it is seen through it unbent, so that it needs no long search for light."""
    made = bpy.data.materials.new("g")
    made.use_nodes = True
    nodes, links = made.node_tree.nodes, made.node_tree.links
    through, shine, mix, rim = (
        nodes.new(f"Shader{kind}") for kind in ("NodeBsdfTransparent", "NodeBsdfGlossy", "NodeMixShader", "NodeLayerWeight")
    )
    through.inputs[0].default_value = tuple(c * clear for c in color(tone)[:3]) + (1,)
    shine.inputs["Roughness"].default_value = 0.03
    rim.inputs["Blend"].default_value = 0.13
    links.new(rim.outputs["Fresnel"], mix.inputs[0])
    links.new(through.outputs[0], mix.inputs[1])
    links.new(shine.outputs[0], mix.inputs[2])
    links.new(mix.outputs[0], nodes["Material Output"].inputs[0])
    return made


GOLD = lambda: material("#e2b45a", rough=0.18, metal=1)
STEEL = lambda: material("#c9ccd0", rough=0.22, metal=1)
CHROME = lambda: material("#e8eaec", rough=0.06, metal=1)
KNIT = lambda tone: material(tone, rough=0.95, sheen=0.4, bump=1.0, scale=60, stretch=(1, 0.35, 0.35), kind="wave")
CLOTH = lambda tone: material(tone, rough=0.9, sheen=0.2, bump=0.15, scale=260)
LEATHER = lambda tone: material(tone, rough=0.42, bump=0.35, scale=90, kind="cells", coat=0.15)
CLAY = lambda tone: material(tone, rough=0.75, bump=0.25, scale=35, vary=0.25)
GLAZE = lambda tone: material(tone, rough=0.16, coat=0.6, bump=0.05, scale=8, vary=0.12)
PAPER = lambda tone: material(tone, rough=0.7, bump=0.08, scale=120)
PLASTIC = lambda tone: material(tone, rough=0.32, coat=0.2)
MATT = lambda tone: material(tone, rough=0.6)
RUBBER = lambda tone: material(tone, rough=0.75, bump=0.1, scale=80)
LEAF = lambda tone: material(tone, rough=0.45, coat=0.15, vary=0.45, scale=9, soft=0.05)
WAX = lambda tone: material(tone, rough=0.45, soft=0.5, bump=0.04, scale=12)
CRUMB = lambda tone: material(tone, rough=0.75, bump=0.9, scale=26, vary=0.7, soft=0.08)
