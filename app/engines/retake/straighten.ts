/**
 * Whether a picture is crooked: edges that run nearly level or upright are projected along every candidate angle; at
 * the right one those of a straight line coincide (the projections of the Hough transform: Duda and Hart,
 * 1972). Only long lines count: an askew shoe does not make a crooked picture. Without a long line, the two sides of a
 * lone upright thing decide (lone-upright.ts).
 */
import { createPixels, type Pixels } from '../pixels/pixels.ts';
import { edgesOf, MOST_ANGLE, type Edges } from './line-edges.ts';
import { uprightAxis } from './lone-upright.ts';

export interface Tilt {
  needed: boolean;
  /** Clockwise rotation of the picture's lines, degrees. */
  angle: number;
}

const STEP = 0.25;
const FINE_STEP = 0.05;
/** Less than this is invisible. */
const LEAST_ANGLE = 0.4;
/** A line is long when it covers this share of the picture. */
const LONG = 0.42;
/** Peaks must be prominent: this multiple of the usual. */
const PROMINENT = 1.5;

/** How closely the edges coincide at an angle, and how much of the picture the longest line covers. */
function togetherAt({ along, off, length }: Edges, degrees: number): { score: number; cover: number } {
  const radians = (degrees * Math.PI) / 180;
  const [cosine, sine] = [Math.cos(radians), Math.sin(radians)];
  const bins = new Uint32Array(2 * Math.ceil(length) + 2048);
  const middle = bins.length >> 1;
  for (let at = 0; at < along.length; at += 1) {
    const bin = middle + Math.round((off[at] as number) * cosine - (along[at] as number) * sine);
    bins[bin] = (bins[bin] as number) + 1;
  }
  let score = 0;
  let most = 0;
  for (const count of bins) {
    score += count * count;
    most = Math.max(most, count);
  }
  return { score, cover: most / length };
}

/** Judges a small picture (up to about 800 px). */
export function judgeTilt(small: Pixels): Tilt {
  const seen = [edgesOf(small, true), edgesOf(small, false)].filter(({ along }) => along.length > 40);
  const found = seen.flatMap((edges) => {
    const scores: { angle: number; score: number; cover: number }[] = [];
    for (let angle = -MOST_ANGLE; angle <= MOST_ANGLE; angle += STEP)
      scores.push({ angle, ...togetherAt(edges, angle) });
    const peak = scores.reduce((best, one) => (one.score > best.score ? one : best));
    const usual = scores.map(({ score }) => score).sort((a, b) => a - b)[scores.length >> 1] ?? 0;
    if (peak.cover < LONG || peak.score < PROMINENT * usual) return [];
    let best = peak;
    for (let angle = peak.angle - STEP; angle <= peak.angle + STEP; angle += FINE_STEP) {
      const one = { angle, ...togetherAt(edges, angle) };
      if (one.score > best.score) best = one;
    }
    return [best];
  });
  const [first, second] = found.sort((a, b) => b.cover - a.cover);
  if (!first) return tiltOf(uprightAxis(edgesOf(small, false), edgesOf(small, true)) ?? 0);
  // Level and upright lines at different angles are perspective.
  if (second && Math.abs(first.angle - second.angle) > 1.2) return { needed: false, angle: 0 };
  return tiltOf(first.angle);
}

function tiltOf(degrees: number): Tilt {
  const angle = Math.round(degrees * 100) / 100;
  return { needed: Math.abs(angle) >= LEAST_ANGLE && Math.abs(angle) < MOST_ANGLE - STEP, angle };
}

/** The largest part of the same ratio that is fully inside a picture rotated by `degrees`, as a share of its sides. */
export function shareInside(width: number, height: number, degrees: number): number {
  const radians = (Math.abs(degrees) * Math.PI) / 180;
  const [cosine, sine] = [Math.cos(radians), Math.sin(radians)];
  return Math.min(width / (width * cosine + height * sine), height / (width * sine + height * cosine));
}

/** The weights of Catmull and Rom's cubic for the four values around a place. */
function cubicWeights(t: number): [number, number, number, number] {
  return [
    ((-0.5 * t + 1) * t - 0.5) * t,
    (1.5 * t - 2.5) * t * t + 1,
    ((-1.5 * t + 2) * t + 0.5) * t,
    (0.5 * t - 0.5) * t * t,
  ];
}

/** The picture rotated back by `degrees`, cut to the largest part of its ratio without empty corners. */
export function turnedBack(picture: Pixels, degrees: number): Pixels {
  const { width, height, channels, data } = picture;
  const share = shareInside(width, height, degrees);
  const result = createPixels(
    Math.max(1, Math.floor(width * share)),
    Math.max(1, Math.floor(height * share)),
    channels,
  );
  const radians = (degrees * Math.PI) / 180;
  const [cosine, sine] = [Math.cos(radians), Math.sin(radians)];
  for (let y = 0; y < result.height; y += 1) {
    for (let x = 0; x < result.width; x += 1) {
      const [px, py] = [x + 0.5 - result.width / 2, y + 0.5 - result.height / 2];
      const fromX = px * cosine - py * sine + width / 2 - 0.5;
      const fromY = px * sine + py * cosine + height / 2 - 0.5;
      const [left, top] = [Math.floor(fromX), Math.floor(fromY)];
      const [across, down] = [cubicWeights(fromX - left), cubicWeights(fromY - top)];
      for (let channel = 0; channel < channels; channel += 1) {
        let sum = 0;
        for (let j = 0; j < 4; j += 1) {
          const row = Math.min(height - 1, Math.max(0, top + j - 1)) * width;
          let line = 0;
          for (let i = 0; i < 4; i += 1)
            line +=
              (across[i] as number) *
              (data[(row + Math.min(width - 1, Math.max(0, left + i - 1))) * channels + channel] as number);
          sum += (down[j] as number) * line;
        }
        result.data[(y * result.width + x) * channels + channel] = Math.min(255, Math.max(0, Math.round(sum)));
      }
    }
  }
  return result;
}
