/**
 * The drawing context of a vector file as our painter expects it: with the size of a canvas in device pixels, a transform that
 * begins at identity whatever the file's own unit is, and pictures that are handed over to whoever embeds them.
 */
import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import { multiply, type Context, type Matrix } from '#design/fabric/paint/tools.ts';

/** What is drawn in place of a picture, and how many of its units one pixel of the picture is. */
export interface Embedded {
  image: CanvasImageSource;
  scaleX: number;
  scaleY: number;
}

export interface VectorTarget {
  context: SKRSContext2D;
  /** Device pixels of the page: the resolution of what has to become pixels. */
  width: number;
  height: number;
  /** Units of the file per device pixel. */
  unit: number;
  /** What to draw in place of a picture; pictures are drawn as they are without it. */
  embed?: (image: CanvasImageSource) => Embedded;
}

/** Wraps a file's context for the painter. */
export function vectorContext({ context, width, height, unit, embed }: VectorTarget): Context {
  const toFile = (matrix: Matrix): Matrix => multiply([unit, 0, 0, unit, 0, 0], matrix);
  const setTransform = (...matrix: Matrix) => context.setTransform(...toFile(matrix));
  const overrides = {
    canvas: { width, height },
    setTransform,
    resetTransform: () => setTransform(1, 0, 0, 1, 0, 0),
    getTransform() {
      const { a, b, c, d, e, f } = context.getTransform();
      return { a: a / unit, b: b / unit, c: c / unit, d: d / unit, e: e / unit, f: f / unit };
    },
    drawImage: (image: CanvasImageSource, ...box: number[]) => drawEmbedded(context, image, box, embed),
  };
  setTransform(1, 0, 0, 1, 0, 0);
  return new Proxy(context, {
    get(target, name) {
      if (Object.hasOwn(overrides, name)) return overrides[name as keyof typeof overrides];
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
    set: (target, name, value) => Reflect.set(target, name, value, target),
  }) as unknown as Context;
}

function drawEmbedded(context: SKRSContext2D, whole: CanvasImageSource, at: number[], embed: VectorTarget['embed']): void {
  let image = whole;
  let box = at;
  if (at.length === 2) {
    // Painted aside, perhaps on a surface as large as the page, to be laid on the page pixel by pixel.
    const part = visiblePart(whole as unknown as Canvas);
    if (!part) return;
    image = part.canvas as unknown as CanvasImageSource;
    box = [(at[0] ?? 0) + part.x, (at[1] ?? 0) + part.y];
  }
  const { width, height } = image as { width: number; height: number };
  const [sx, sy, sw, sh, dx, dy, dw, dh] = wholeBox(box, width, height);
  const { image: drawn, scaleX, scaleY } = embed?.(image) ?? { image, scaleX: 1, scaleY: 1 };
  context.drawImage(drawn as unknown as Parameters<SKRSContext2D['drawImage']>[0], sx * scaleX, sy * scaleY, sw * scaleX, sh * scaleY, dx, dy, dw, dh);
}

type Box = [number, number, number, number, number, number, number, number];

/** The three forms of drawImage as the longest one. */
function wholeBox(box: number[], width: number, height: number): Box {
  if (box.length >= 8) return box as Box;
  const [x = 0, y = 0, w = width, h = height] = box;
  return [0, 0, width, height, x, y, w, h];
}

/** The part of a surface where it shows anything; null: nowhere. */
function visiblePart(canvas: Canvas): { canvas: Canvas; x: number; y: number } | null {
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
