"""Takes the grain of path tracing out of a picture, guided by the colours and directions of its surfaces."""
import numpy as np


def shifted(values, y, x):
    """`values` moved by whole pixels, with its edges repeated."""
    height, width = values.shape[:2]
    rows = np.clip(np.arange(height) + y, 0, height - 1)
    columns = np.clip(np.arange(width) + x, 0, width - 1)
    return values[rows][:, columns]


def unevenness(values):
    """How much neighbours differ in an even surface's relief: twice the variance in the calmest of the windows around."""
    windows = [shifted(values, y, x) for y in (-1, 0, 1) for x in (-1, 0, 1)]
    mean = sum(windows) / 9
    spread = np.maximum(sum(window**2 for window in windows) / 9 - mean**2, 0).sum(axis=2)
    calm = np.min([shifted(spread, y, x) for y in (-2, 0, 2) for x in (-2, 0, 2)], axis=0)
    return 2 * calm


def denoised(light, albedo, normal, rounds=5):
    """The edge-avoiding à-trous filter of Dammertz et al. 2010 on light without the surfaces' own colour: H×W×3 each."""
    light, albedo, normal = (np.asarray(values, np.float32) for values in (light, albedo, normal))
    ground = np.maximum(albedo, 0.02)
    left = np.minimum(light / ground, 40)
    # One bright speck must not become a blot, nor one dark one stay.
    around = np.sort([shifted(left, y, x) for y in (-1, 0, 1) for x in (-1, 0, 1)], axis=0)
    left = np.clip(left, around[2], around[7])
    # Weave and clay turn and tint every pixel differently: only what stands out from that is an edge.
    turning, tinting = unevenness(normal), unevenness(albedo)
    kernel = [0.25, 0.5, 0.25]
    for turn in range(rounds):
        step = 2**turn
        total = np.zeros_like(left)
        weight = np.zeros(left.shape[:2], np.float32)
        tolerance = 1.0 / 2**turn
        # Grain is uneven everywhere around, an edge of light only on the edge.
        root = np.sqrt(np.maximum(left, 0))
        grain = unevenness(root)
        for j, wy in enumerate(kernel):
            for i, wx in enumerate(kernel):
                y, x = (j - 1) * step, (i - 1) * step
                other = shifted(left, y, x)
                brightness = left.mean(axis=2) + 0.05
                apart = ((np.sqrt(np.maximum(other, 0)) - root) ** 2).sum(axis=2)
                apart /= brightness * tolerance * 0.16 + 2 * grain
                turned = ((shifted(normal, y, x) - normal) ** 2).sum(axis=2) / (0.02 + 0.6 * turning)
                painted = ((shifted(albedo, y, x) - albedo) ** 2).sum(axis=2) / (0.02 + tinting)
                w = wy * wx * np.exp(-apart - turned - painted)
                total += other * w[..., None]
                weight += w
        left = total / np.maximum(weight, 1e-9)[..., None]
    return left * ground
