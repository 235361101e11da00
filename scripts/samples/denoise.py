"""Takes the grain of path tracing out of a picture with the network of Intel's Open Image Denoise, guided by the colours
and directions of its surfaces. Debian's Blender is built without that library; its weights are in the npm package
`denoiser` (0.0.11, tzas/rt_hdr_alb_nrm.tza), whose place OIDN_WEIGHTS names."""
import os
import struct

import numpy as np

# The curve that brings light to what the network was trained on (OIDN, color.h): linear, power and logarithm.
A, B, C, D = 1.41283765e03, 1.64593172, 4.31384981e-01, -2.94139609e-03
E, F, G = 1.92653254e-01, 6.26026094e-03, 9.98620152e-01
Y0, Y1, X0, X1 = 1.57945760e-06, 3.22087631e-02, 2.23151711e-03, 3.70974749e-01
MOST = 65504.0  # brightest value that a half float holds
GREY = 0.18  # what the mean brightness is brought to


def weights_of(path):
    """Tensors by name, of a file of OIDN's own format (tza.cpp): a table of names, shapes and places of numbers."""
    with open(path, "rb") as file:
        data = file.read()
    if data[:2] != b"\xd7\x41" or data[2] != 2:
        raise ValueError(f"{path} holds no weights of Open Image Denoise, version 2.")
    (at,) = struct.unpack_from("<Q", data, 4)
    (count,) = struct.unpack_from("<I", data, at)
    at += 4
    found = {}
    for _ in range(count):
        (long,) = struct.unpack_from("<H", data, at)
        name = data[at + 2 : at + 2 + long].decode()
        at += 2 + long
        dims = data[at]
        shape = struct.unpack_from(f"<{dims}I", data, at + 1)
        at += 1 + 4 * dims + dims  # the order of the dimensions is always the same
        kind = {"f": np.float32, "h": np.float16}[chr(data[at])]
        (place,) = struct.unpack_from("<Q", data, at + 1)
        at += 9
        found[name] = np.frombuffer(data, kind, int(np.prod(shape)), place).reshape(shape).astype(np.float32)
    return found


def to_curve(y):
    return np.where(y <= Y0, A * y, np.where(y <= Y1, B * np.maximum(y, 0) ** C + D, E * np.log(np.maximum(y, 0) + F) + G))


def from_curve(x):
    return np.where(x <= X0, x / A, np.where(x <= X1, np.maximum((x - D) / B, 0) ** (1 / C), np.exp((x - G) / E) - F))


def convolved(values, weights, name):
    """3×3 convolution of H×W×C, then what is below zero cut off; in strips, so that it takes little memory."""
    kernel, bias = weights[f"{name}.weight"], weights[f"{name}.bias"]
    height, width, _ = values.shape
    flat = np.ascontiguousarray(kernel.transpose(2, 3, 1, 0)).reshape(-1, kernel.shape[0])
    padded = np.pad(values, ((1, 1), (1, 1), (0, 0)))
    out = np.empty((height, width, kernel.shape[0]), np.float32)
    for top in range(0, height, 64):
        rows = min(64, height - top)
        around = [padded[top + y : top + y + rows, x : x + width] for y in range(3) for x in range(3)]
        out[top : top + rows] = np.concatenate(around, axis=2) @ flat + bias
    return np.maximum(out, 0)


def halved(values):
    height, width, count = values.shape
    return values.reshape(height // 2, 2, width // 2, 2, count).max(axis=(1, 3))


def doubled(values, beside):
    return np.concatenate([values.repeat(2, axis=0).repeat(2, axis=1), beside], axis=2)


def network(values, weights):
    """OIDN's U-Net: four halvings, and back with what was there before each. H and W are multiples of 16."""
    through = lambda x, *names: convolved(through(x, *names[:-1]), weights, names[-1]) if names else x
    one = halved(through(values, "enc_conv0", "enc_conv1"))
    two = halved(through(one, "enc_conv2"))
    three = halved(through(two, "enc_conv3"))
    deep = through(halved(through(three, "enc_conv4")), "enc_conv5a", "enc_conv5b")
    deep = through(doubled(deep, three), "dec_conv4a", "dec_conv4b")
    deep = through(doubled(deep, two), "dec_conv3a", "dec_conv3b")
    deep = through(doubled(deep, one), "dec_conv2a", "dec_conv2b")
    return through(doubled(deep, values), "dec_conv1a", "dec_conv1b", "dec_conv0")


def denoised(light, albedo, normal):
    """Light without grain, H×W×3; `albedo` 0-1, `normal` -1 to 1."""
    light = np.clip(np.nan_to_num(light), 0, MOST)
    brightness = light @ np.array([0.212671, 0.715160, 0.072169], np.float32)
    lit = brightness[brightness > 1e-8]
    exposure = GREY / 2 ** np.log2(lit).mean() if lit.size else 1.0
    top = to_curve(np.float32(MOST))
    seen = np.concatenate([to_curve(light * exposure) / top, np.clip(albedo, 0, 1), np.clip(normal, -1, 1) / 2 + 0.5], axis=2)
    height, width = seen.shape[:2]
    seen = np.pad(seen, ((0, -height % 16), (0, -width % 16), (0, 0)), mode="reflect").astype(np.float32)
    clean = network(seen, weights_of(os.environ["OIDN_WEIGHTS"]))[:height, :width]
    return from_curve(np.clip(clean, 0, 1) * top) / exposure
