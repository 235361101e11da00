/**
 * The pixels painted on the canvas: for the eyedropper where the browser has none, and for the background of a text.
 */

/** The canvas that the design is painted on; null while there is none. */
export function paintedCanvas(): HTMLCanvasElement | null {
  return (
    document.querySelector<HTMLCanvasElement>('[data-stage] canvas.lower-canvas') ??
    document.querySelector<HTMLCanvasElement>('[data-stage] canvas')
  );
}

/** Reads squares of painted pixels around points of the window, in canvas pixels; null outside it. */
export type ReadPixels = (clientX: number, clientY: number, side: number) => ImageData | null;

/** Reads the current picture, from a copy: browsers move a canvas that is read often off the graphics processor. */
export function pixelReader(canvas: HTMLCanvasElement): ReadPixels {
  const copy = document.createElement('canvas');
  [copy.width, copy.height] = [canvas.width, canvas.height];
  const context = copy.getContext('2d', { willReadFrequently: true });
  context?.drawImage(canvas, 0, 0);
  const box = canvas.getBoundingClientRect();
  return (clientX, clientY, side) => {
    if (clientX < box.left || clientY < box.top || clientX >= box.right || clientY >= box.bottom) return null;
    const x = Math.floor(((clientX - box.left) / box.width) * canvas.width);
    const y = Math.floor(((clientY - box.top) / box.height) * canvas.height);
    const half = side >> 1;
    return context?.getImageData(x - half, y - half, side, side) ?? null;
  };
}

/** The color in the middle of a square; transparent pixels show the paper. */
export function middleOf({ data, width, height }: ImageData): string {
  const at = ((height >> 1) * width + (width >> 1)) * 4;
  const alpha = (data[at + 3] ?? 0) / 255;
  return `#${[0, 1, 2]
    .map((side) =>
      Math.round((data[at + side] ?? 0) * alpha + 255 * (1 - alpha))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** Pixels within this distance of the ink are its letters or their edges, 0..441. */
const INK = 72;

/** The color that a box of the window shows besides an ink: the background of its letters. Null: only ink is there. */
export function backgroundIn(
  canvas: HTMLCanvasElement,
  box: { left: number; top: number; width: number; height: number },
  ink: string,
): string | null {
  const frame = canvas.getBoundingClientRect();
  const scale = canvas.width / frame.width;
  const [left, top] = [Math.max(0, (box.left - frame.left) * scale), Math.max(0, (box.top - frame.top) * scale)];
  const [right, bottom] = [
    Math.min(canvas.width, (box.left + box.width - frame.left) * scale),
    Math.min(canvas.height, (box.top + box.height - frame.top) * scale),
  ];
  if (right - left < 1 || bottom - top < 1) return null;
  const small = document.createElement('canvas');
  [small.width, small.height] = [48, 48];
  const context = small.getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  // Single pixels, not means: the edge between a letter and its background is neither.
  context.imageSmoothingEnabled = false;
  context.drawImage(canvas, left, top, right - left, bottom - top, 0, 0, small.width, small.height);
  const { data } = context.getImageData(0, 0, small.width, small.height);
  const own = [1, 3, 5].map((at) => Number.parseInt(ink.slice(at, at + 2), 16));
  const sum = [0, 0, 0];
  let count = 0;
  for (let at = 0; at < data.length; at += 4) {
    const alpha = (data[at + 3] ?? 0) / 255;
    const seen = [0, 1, 2].map((side) => (data[at + side] ?? 0) * alpha + 255 * (1 - alpha));
    if (Math.hypot(...seen.map((value, side) => value - (own[side] ?? 0))) < INK) continue;
    seen.forEach((value, side) => (sum[side] = (sum[side] ?? 0) + value));
    count += 1;
  }
  if (count < data.length / 4 / 50) return null;
  return `#${sum
    .map((value) =>
      Math.round(value / count)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
