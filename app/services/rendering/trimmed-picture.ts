/**
 * The part of a picture that a file needs: its visible part, at no more than twice the page's resolution. A picture can
 * be extracted from a file, so what is hidden by crops, frames, the page's edge and layers above must not be in it.
 */
import { createCanvas, type Canvas } from './canvas-library.ts';
import { multiply, type Matrix } from '#design/fabric/paint/tools.ts';
import { isOpaqueCanvas } from './encode.ts';
import { boxUnder, commonBox, inverse, isEmpty, type Box, type VisibleArea } from './visible-area.ts';

/** A picture and the part of it that is drawn, px of the picture. */
export interface DrawnPart {
  picture: Canvas;
  part: Box;
}

/** Takes the visible part; `place`: from the picture's pixels to the page's. Null: nothing is visible. */
export type Trim = (drawn: DrawnPart, place: Matrix, area: VisibleArea) => Trimmed | null;

export interface Trimmed extends DrawnPart {
  /** Where the part was in the given picture, in its px. */
  from: Box;
}

/** A stored picture's pixels per page pixel, in each direction. */
const FINEST = 2;
/**
 * Pixel budget of all copies in one file. Each may take a share of what is left, so any number of them stays within it.
 */
const COPIED_PIXELS = 64_000_000;
const SHARE = 1 / 4;

/** Trims the pictures of one file. What is shown twice in the same way is copied once. */
export function createTrim(): Trim {
  const copies = new WeakMap<Canvas, Map<string, Copy>>();
  let left = COPIED_PIXELS;
  return ({ picture, part }, place, area) => {
    const shown = boxUnder(place, part);
    const sight = area.sees(shown);
    if (sight === 'none') return null;
    const seen = sight === 'all' ? part : commonBox(part, boxUnder(inverse(place), area.within(shown)));
    const pixels = wholePixels(seen, picture);
    if (isEmpty(pixels)) return null;
    const [width, height] = [pixels.right - pixels.left, pixels.bottom - pixels.top];
    const [a, b, c, d] = place;
    const scale = Math.min(
      1,
      FINEST * Math.max(Math.hypot(a, b), Math.hypot(c, d)),
      Math.sqrt((left * SHARE) / (width * height)),
    );
    if (sight === 'all' && scale === 1 && width === picture.width && height === picture.height)
      return { picture, part, from: part };

    const known = copies.get(picture) ?? new Map<string, Copy>();
    copies.set(picture, known);
    const key = sight === 'all' ? [pixels.left, pixels.top, width, height, scale].join(' ') : null;
    let copy: Copy | null = (key !== null && known.get(key)) || null;
    if (!copy) {
      copy = copyOf(picture, pixels, scale);
      if (sight === 'part') copy = withoutHidden(copy, place, area);
      if (!copy) return null;
      if (key !== null) known.set(key, copy);
      left -= copy.canvas.width * copy.canvas.height;
    }
    const from = commonBox(copy.pixels, part);
    return { picture: copy.canvas, part: boxUnder(inverse(toPicture(copy)), from), from };
  };
}

interface Copy {
  canvas: Canvas;
  /** The shown part of the picture, in its px. */
  pixels: Box;
}

/** The pixels of a picture that a box touches. */
function wholePixels({ left, top, right, bottom }: Box, { width, height }: Canvas): Box {
  // A rounding error beyond an edge does not include the next pixel.
  const [down, up] = [(value: number) => Math.floor(value + 1e-6), (value: number) => Math.ceil(value - 1e-6)];
  return commonBox(
    { left: down(left), top: down(top), right: up(right), bottom: up(bottom) },
    { left: 0, top: 0, right: width, bottom: height },
  );
}

function copyOf(picture: Canvas, pixels: Box, scale: number): Copy {
  const [width, height] = [pixels.right - pixels.left, pixels.bottom - pixels.top];
  const canvas = createCanvas(Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)));
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, pixels.left, pixels.top, width, height, 0, 0, canvas.width, canvas.height);
  return { canvas, pixels };
}

/** From a copy's pixels to the picture's. */
function toPicture({ canvas, pixels }: Copy): Matrix {
  return [
    (pixels.right - pixels.left) / canvas.width,
    0,
    0,
    (pixels.bottom - pixels.top) / canvas.height,
    pixels.left,
    pixels.top,
  ];
}

/** A copy reduced to its visible part; null: nothing. */
function withoutHidden(copy: Copy, place: Matrix, area: VisibleArea): Copy | null {
  const opaque = isOpaqueCanvas(copy.canvas);
  if (!area.clear(copy.canvas.getContext('2d'), multiply(place, toPicture(copy)), boxUnder(place, copy.pixels)))
    return copy;
  const rest = visiblePart(copy.canvas);
  if (!rest) return null;
  // A photo stays without transparency, which takes a tenth of the bytes.
  if (opaque) spread(rest.canvas);
  const {
    x,
    y,
    canvas: { width, height },
  } = rest;
  return {
    canvas: rest.canvas,
    pixels: boxUnder(toPicture(copy), { left: x, top: y, right: x + width, bottom: y + height }),
  };
}

/** How much coarser the copies are that spread the visible colors, finest first. */
const COARSER = [8, 64];

/**
 * Fills what was cleared with the adjacent colors: with a single color a smooth edge would show a seam where a program
 * draws the picture much smaller.
 */
function spread(canvas: Canvas): void {
  const { width, height } = canvas;
  const context = canvas.getContext('2d');
  context.globalCompositeOperation = 'destination-over';
  for (const times of COARSER) {
    const coarse = copyOf(canvas, { left: 0, top: 0, right: width, bottom: height }, 1 / times).canvas;
    context.drawImage(coarse, 0, 0, width, height);
  }
  const [red = 0, green = 0, blue = 0] = copyOf(canvas, { left: 0, top: 0, right: width, bottom: height }, 0)
    .canvas.getContext('2d')
    .getImageData(0, 0, 1, 1).data;
  context.fillStyle = `rgb(${red}, ${green}, ${blue})`;
  context.fillRect(0, 0, width, height);
  context.globalCompositeOperation = 'source-over';
}

/** The part of a surface that isn't transparent; null: none. */
export function visiblePart(canvas: Canvas): { canvas: Canvas; x: number; y: number } | null {
  const { width, height } = canvas;
  const pixels = canvas.data();
  const words = new Uint32Array(pixels.buffer, pixels.byteOffset, width * height);
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y += 1) {
    const row = words.subarray(y * width, (y + 1) * width);
    const first = row.findIndex((word) => word !== 0);
    if (first < 0) continue;
    top = Math.min(top, y);
    bottom = y + 1;
    left = Math.min(left, first);
    right = Math.max(right, row.findLastIndex((word) => word !== 0) + 1);
  }
  if (right <= left) return null;
  if (right - left === width && bottom - top === height) return { canvas, x: 0, y: 0 };
  const part = createCanvas(right - left, bottom - top);
  part.getContext('2d').drawImage(canvas, -left, -top);
  return { canvas: part, x: left, y: top };
}
