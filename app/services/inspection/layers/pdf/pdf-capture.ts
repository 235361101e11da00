/** Parts of a PDF as pictures: what is recorded in a display list, drawn with transparency. */
import * as mupdf from 'mupdf';
import type { Bounds } from '../outlines.ts';

export interface DrawnRegion {
  png: Uint8Array;
  bounds: Bounds;
}

/** Draws what is recorded of a region of the page, `scale` px to a unit. */
export function drawRegion(list: mupdf.DisplayList, bounds: Bounds, scale: number): DrawnRegion | null {
  const [left, top, right, bottom] = [bounds.left, bounds.top, bounds.right, bounds.bottom];
  if (!(right > left && bottom > top)) return null;
  const [x, y] = [Math.floor(left * scale), Math.floor(top * scale)];
  const width = Math.min(4_096, Math.max(1, Math.ceil(right * scale) - x));
  const height = Math.min(4_096, Math.max(1, Math.ceil(bottom * scale) - y));
  const pixmap = new mupdf.Pixmap(mupdf.ColorSpace.DeviceRGB, [x, y, x + width, y + height], true);
  pixmap.clear();
  const device = new mupdf.DrawDevice([scale, 0, 0, scale, 0, 0], pixmap);
  list.run(device, [1, 0, 0, 1, 0, 0]);
  device.close();
  const png = pixmap.asPNG();
  device.destroy();
  pixmap.destroy();
  return {
    png,
    bounds: { left: x / scale, top: y / scale, right: (x + width) / scale, bottom: (y + height) / scale },
  };
}

/** Pixels of a small drawing of a region: RGBA, premultiplied. */
export function sampleRegion(
  list: mupdf.DisplayList,
  bounds: Bounds,
  width: number,
  height: number,
): Uint8ClampedArray {
  const pixmap = new mupdf.Pixmap(mupdf.ColorSpace.DeviceRGB, [0, 0, width, height], true);
  pixmap.clear();
  const [sx, sy] = [width / (bounds.right - bounds.left), height / (bounds.bottom - bounds.top)];
  const device = new mupdf.DrawDevice([sx, 0, 0, sy, -bounds.left * sx, -bounds.top * sy], pixmap);
  list.run(device, [1, 0, 0, 1, 0, 0]);
  device.close();
  const pixels = Uint8ClampedArray.from(pixmap.getPixels());
  device.destroy();
  pixmap.destroy();
  return pixels;
}

/** An image alone, whole, at most `side` px; its first row is the one at the top of its unit square. */
export function drawImage(image: mupdf.Image, paint: (device: mupdf.Device) => void, side: number): Uint8Array {
  const [w, h] = [Math.max(1, image.getWidth()), Math.max(1, image.getHeight())];
  const shrink = Math.min(1, side / Math.max(w, h));
  const [width, height] = [Math.max(1, Math.round(w * shrink)), Math.max(1, Math.round(h * shrink))];
  const list = new mupdf.DisplayList([0, 0, 1, 1]);
  const recorder = new mupdf.DisplayListDevice(list);
  paint(recorder);
  recorder.close();
  const pixmap = list.toPixmap([width, 0, 0, height, 0, 0], mupdf.ColorSpace.DeviceRGB, true);
  const png = pixmap.asPNG();
  pixmap.destroy();
  recorder.destroy();
  list.destroy();
  return png;
}

const known = new Map<string, string>();

/** A colour of any space as `#rrggbb`. */
export function hexOf(space: mupdf.ColorSpace, color: readonly number[]): string {
  const name = space.getName();
  const [gray = 0] = color;
  // Calibrated spaces are not plain ones: their numbers are no screen's.
  if (name === 'DeviceRGB') return hex(color.map((value) => value * 255));
  if (name === 'DeviceGray') return hex([gray, gray, gray].map((value) => value * 255));
  const key = `${String((space as unknown as { pointer: number }).pointer)} ${name} ${color.join(' ')}`;
  let found = known.get(key);
  if (found === undefined) {
    found = converted(space, color);
    if (known.size > 5_000) known.clear();
    known.set(key, found);
  }
  return found;
}

/** By drawing a pixel of it. */
function converted(space: mupdf.ColorSpace, color: readonly number[]): string {
  const pixmap = new mupdf.Pixmap(mupdf.ColorSpace.DeviceRGB, [0, 0, 1, 1], false);
  pixmap.clear(255);
  const device = new mupdf.DrawDevice([1, 0, 0, 1, 0, 0], pixmap);
  const path = new mupdf.Path();
  path.rect(-1, -1, 2, 2);
  device.fillPath(path, false, [1, 0, 0, 1, 0, 0], space, color as never, 1);
  device.close();
  const pixels = [...pixmap.getPixels()];
  device.destroy();
  pixmap.destroy();
  return hex(pixels);
}

function hex(channels: readonly number[]): string {
  return `#${channels
    .slice(0, 3)
    .map((value) =>
      Math.round(Math.min(255, Math.max(0, value)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
