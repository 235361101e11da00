/**
 * Enlarges a picture honestly: adds sharpness that follows from the picture, no invented detail. Each tile is enlarged
 * by Lanczos3, smoothed along its edges so that they have no stairs, and then corrected until shrinking it gives the
 * original again (iterative back-projection: Irani and Peleg, "Improving Resolution by Image Registration",
 * 1991), within the values around each pixel, so that edges get no halos and colors stay the same.
 */
import { createPixels, partOf, type Pixels } from '../pixels/pixels.ts';
import { createFloatPlane, CUBIC, LANCZOS3, scaled, type FloatPlane } from '../pixels/float-plane.ts';
import { directionsOf, smoothAlong } from './along-edges.ts';
import { deblocked } from './deblock.ts';

/** Side of a tile of the small picture, px. */
const TILE = 192;
/** Margin around each tile, px of the small picture: more than any step reaches. */
const RIM = 16;
const CORRECTIONS = 3;
/** In a picture with compression artefacts, every correction would restore those too. */
const CORRECTIONS_OF_BLOCKS = 1;
/** How far values may exceed those around them, as a share of their range. */
const OVERSHOOT = 0.1;
/** Directions of edges: the window, and how far to follow them, px of the small picture. */
const WINDOW = 0.5;
const ALONG = 1;

export interface UpscaleOptions {
  progress?: (share: number) => void;
}

function planeOf({ width, height, channels, data }: Pixels, channel: number): FloatPlane {
  const plane = createFloatPlane(width, height);
  for (let at = 0; at < plane.data.length; at += 1) plane.data[at] = data[at * channels + channel] as number;
  return plane;
}

function lumaOf(planes: readonly FloatPlane[]): FloatPlane {
  const [red, green, blue] = planes as [FloatPlane, FloatPlane, FloatPlane];
  return {
    ...red,
    data: red.data.map(
      (value, at) => 0.299 * value + 0.587 * (green.data[at] as number) + 0.114 * (blue.data[at] as number),
    ),
  };
}

/** The least and the greatest value of the 3 × 3 pixels around each. */
function spansOf({ width, height, data }: FloatPlane): { least: Float32Array; greatest: Float32Array } {
  const least = new Float32Array(data.length);
  const greatest = new Float32Array(data.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let [low, high] = [Infinity, -Infinity];
      for (let py = Math.max(0, y - 1); py <= Math.min(height - 1, y + 1); py += 1) {
        for (let px = Math.max(0, x - 1); px <= Math.min(width - 1, x + 1); px += 1) {
          const value = data[py * width + px] as number;
          if (value < low) low = value;
          if (value > high) high = value;
        }
      }
      const more = OVERSHOOT * (high - low) + 0.5;
      least[y * width + x] = low - more;
      greatest[y * width + x] = high + more;
    }
  }
  return { least, greatest };
}

/** Keeps a large plane within the values around it in the small one. */
function keepWithin(large: FloatPlane, small: FloatPlane, { least, greatest }: ReturnType<typeof spansOf>): void {
  for (let y = 0; y < large.height; y += 1) {
    const from = Math.min(small.height - 1, Math.floor(((y + 0.5) * small.height) / large.height)) * small.width;
    for (let x = 0; x < large.width; x += 1) {
      const near = from + Math.min(small.width - 1, Math.floor(((x + 0.5) * small.width) / large.width));
      const at = y * large.width + x;
      const value = large.data[at] as number;
      if (value < (least[near] as number)) large.data[at] = least[near] as number;
      else if (value > (greatest[near] as number)) large.data[at] = greatest[near] as number;
    }
  }
}

function enlargedTile(tile: Pixels, width: number, height: number, corrections: number): FloatPlane[] {
  const small = Array.from({ length: tile.channels }, (_, channel) => planeOf(tile, channel));
  const scale = width / tile.width;
  let large = small.map((plane) => scaled(plane, width, height, LANCZOS3));
  const directions = directionsOf(lumaOf(large), Math.max(1, Math.round(WINDOW * scale)));
  large = large.map((plane) => smoothAlong(plane, directions, ALONG * scale));
  for (const [channel, plane] of large.entries()) {
    const own = small[channel] as FloatPlane;
    const spans = spansOf(own);
    for (let round = 0; round < corrections; round += 1) {
      const seen = scaled(plane, tile.width, tile.height, CUBIC);
      const missing: FloatPlane = { ...own, data: own.data.map((value, at) => value - (seen.data[at] as number)) };
      const correction = scaled(missing, width, height, CUBIC);
      for (let at = 0; at < plane.data.length; at += 1)
        plane.data[at] = (plane.data[at] as number) + (correction.data[at] as number);
      keepWithin(plane, own, spans);
    }
  }
  return large;
}

/** The picture `factor` times as wide and high: 1 to 4, in sixteenths, so that tiles meet on whole pixels. */
export function upscalePixels(
  source: Pixels,
  factor: number,
  { progress = () => undefined }: UpscaleOptions = {},
): Pixels {
  const picture = deblocked(source);
  const width = Math.max(1, Math.round(picture.width * factor));
  const height = Math.max(1, Math.round(picture.height * factor));
  const result = createPixels(width, height, picture.channels);
  const [columns, rows] = [Math.ceil(picture.width / TILE), Math.ceil(picture.height / TILE)];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const [left, top] = [Math.max(0, column * TILE - RIM), Math.max(0, row * TILE - RIM)];
      const right = Math.min(picture.width, (column + 1) * TILE + RIM);
      const bottom = Math.min(picture.height, (row + 1) * TILE + RIM);
      const tile = partOf(picture, { left, top, width: right - left, height: bottom - top });
      const [tileWidth, tileHeight] = [Math.round(tile.width * factor), Math.round(tile.height * factor)];
      const planes = enlargedTile(
        tile,
        tileWidth,
        tileHeight,
        picture === source ? CORRECTIONS : CORRECTIONS_OF_BLOCKS,
      );
      const fromX = Math.round((column * TILE * width) / picture.width);
      const toX = column === columns - 1 ? width : Math.round(((column + 1) * TILE * width) / picture.width);
      const fromY = Math.round((row * TILE * height) / picture.height);
      const toY = row === rows - 1 ? height : Math.round(((row + 1) * TILE * height) / picture.height);
      const originX = Math.round((left * width) / picture.width);
      const originY = Math.round((top * height) / picture.height);
      for (let y = fromY; y < toY; y += 1) {
        const tileY = Math.min(tileHeight - 1, y - originY);
        for (let x = fromX; x < toX; x += 1) {
          const at = tileY * tileWidth + Math.min(tileWidth - 1, x - originX);
          for (let channel = 0; channel < picture.channels; channel += 1) {
            const value = (planes[channel] as FloatPlane).data[at] as number;
            result.data[(y * width + x) * picture.channels + channel] =
              value < 0 ? 0 : value > 255 ? 255 : Math.round(value);
          }
        }
      }
      progress((row * columns + column + 1) / (rows * columns));
    }
  }
  return result;
}
