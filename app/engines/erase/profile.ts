/** The profile across an edge: the mean colors to either side, and the deviations along it. */
import type { Mask, Pixels } from '../pixels/pixels.ts';
import type { Edge } from './edges.ts';

/** Places a pixel, across the edge. */
const FINE = 2;
/** The first pixels next to a hole may still show parts of the removed thing. */
const OFF_HOLE = 1.5;
/** Grain may be taken from this many times farther away than mean colors. */
const GRAIN = 2;

/** Shorter stretches are not conclusive, px. */
const LEAST_KNOWN = 4;
/** Pixels further from the usual color than this many median deviations show something else. */
const NEAR_USUAL = 4;

/** A pixel next to an edge, and its distance to the side, px. */
interface Sample {
  at: number;
  aside: number;
}

export interface Profile {
  edge: Edge;
  /** Reach to either side, px. */
  reach: number;
  channels: number;
  /** By place from −reach on, `FINE` values per pixel, channel by channel. */
  means: Float32Array;
  /** The largest difference of a channel across it, of 255. */
  strength: number;
  /** Deviation of the pixels from the means, of 255. */
  rough: number;
  /** Extent of known pixels from the hole, px. */
  known: number;
}

/** The mean color at a distance from the edge, to the side of (−outY, outX). */
export function meanAt({ reach, channels, means }: Profile, aside: number, channel: number): number {
  const place = Math.min(2 * reach * FINE, Math.max(0, (aside + reach) * FINE));
  const first = Math.min(2 * reach * FINE - 1, Math.floor(place));
  const share = place - first;
  return (
    (means[first * channels + channel] as number) * (1 - share) +
    (means[(first + 1) * channels + channel] as number) * share
  );
}

/** The pixel at a distance from the hole along the edge and to its side; −1 beyond the picture. */
export function pixelAt(
  { width, height }: Pixels,
  { x, y, outX, outY, bend }: Edge,
  along: number,
  aside: number,
): number {
  const off = aside + bend * along * along;
  const [px, py] = [Math.round(x + outX * along - outY * off), Math.round(y + outY * along + outX * off)];
  return px < 0 || py < 0 || px >= width || py >= height ? -1 : py * width + px;
}

/** Distance of a pixel's center from the edge, sideways, px. */
export function asideOf({ width }: Pixels, { x, y, outX, outY, bend }: Edge, at: number): number {
  const [dx, dy] = [(at % width) - x, Math.floor(at / width) - y];
  const along = dx * outX + dy * outY;
  return dy * outX - dx * outY - bend * along * along;
}

const medianOf = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;

const placeOf = (aside: number, reach: number, places: number) =>
  Math.min(places - 1, Math.max(0, Math.round((aside + reach) * FINE)));

/** The usual color at each place, so that another line crossing this one does not count. */
function mediansOf(
  { channels, data }: Pixels,
  samples: readonly Sample[],
  reach: number,
  places: number,
): Float32Array {
  const usual = new Float32Array(places * channels);
  const byPlace = Array.from({ length: places }, (): number[] => []);
  for (const { at, aside } of samples) byPlace[placeOf(aside, reach, places)]?.push(at);
  for (let channel = 0; channel < channels; channel += 1) {
    for (const [place, pixels] of byPlace.entries())
      usual[place * channels + channel] = medianOf(pixels.map((at) => data[at * channels + channel] as number));
  }
  return usual;
}

function offUsual(
  { channels, data }: Pixels,
  usual: Float32Array,
  at: number,
  aside: number,
  reach: number,
  places: number,
): number {
  const place = placeOf(aside, reach, places);
  let most = 0;
  for (let channel = 0; channel < channels; channel += 1)
    most = Math.max(
      most,
      Math.abs((data[at * channels + channel] as number) - (usual[place * channels + channel] as number)),
    );
  return most;
}

/**
 * @param reach how far to either side, px
 * @param within largest distance from the hole, px
 * @returns null where too little of it is known
 */
export function profileOf(picture: Pixels, hole: Mask, edge: Edge, reach: number, within: number): Profile | null {
  const { channels, data } = picture;
  const places = 2 * reach * FINE + 1;
  const samples: { at: number; aside: number }[] = [];
  const sums = new Float64Array(places * channels);
  const weights = new Float64Array(places);
  const far = Math.min(edge.length, GRAIN * within);
  let known = OFF_HOLE;
  for (let along = OFF_HOLE; along <= far; along += 0.5) {
    let whole = true;
    for (let aside = -reach; aside <= reach; aside += 0.5) {
      const at = pixelAt(picture, edge, along, aside);
      if (at < 0 || hole.data[at]) {
        whole = false;
        continue;
      }
      if (along > within) continue;
      samples.push({ at, aside: asideOf(picture, edge, at) });
    }
    if (!whole && along > within) break;
    if (whole) known = along;
  }
  if (known < LEAST_KNOWN) return null;
  const usual = mediansOf(picture, samples, reach, places);
  const near =
    NEAR_USUAL *
    Math.max(3, medianOf(samples.map(({ at, aside }) => offUsual(picture, usual, at, aside, reach, places))));
  const seen = samples.filter(({ at, aside }) => offUsual(picture, usual, at, aside, reach, places) <= near);
  for (const { at, aside } of seen) {
    const place = (aside + reach) * FINE;
    const first = Math.floor(place);
    for (const [index, weight] of [
      [first, 1 - place + first],
      [first + 1, place - first],
    ] as const) {
      if (index < 0 || index >= places || weight <= 0) continue;
      weights[index] = (weights[index] as number) + weight;
      for (let channel = 0; channel < channels; channel += 1)
        sums[index * channels + channel] =
          (sums[index * channels + channel] as number) + weight * (data[at * channels + channel] as number);
    }
  }
  const means = new Float32Array(places * channels);
  for (let index = 0; index < places; index += 1) {
    // Horizontal edges have no pixels between the rows, so their neighbors decide.
    let [before, after] = [index, index];
    while (before >= 0 && (weights[before] as number) < 0.5) before -= 1;
    while (after < places && (weights[after] as number) < 0.5) after += 1;
    if (before < 0 && after >= places) return null;
    if (before < 0) before = after;
    if (after >= places) after = before;
    const share = after === before ? 0 : (index - before) / (after - before);
    for (let channel = 0; channel < channels; channel += 1) {
      const [one, other] = [before, after].map(
        (place) => (sums[place * channels + channel] as number) / (weights[place] as number),
      ) as [number, number];
      means[index * channels + channel] = one * (1 - share) + other * share;
    }
  }
  const profile: Profile = { edge, reach, channels, means, strength: 0, rough: 0, known };
  for (let channel = 0; channel < channels; channel += 1) {
    let [least, most] = [Infinity, -Infinity];
    for (let index = FINE; index < places - FINE; index += 1) {
      least = Math.min(least, means[index * channels + channel] as number);
      most = Math.max(most, means[index * channels + channel] as number);
    }
    profile.strength = Math.max(profile.strength, most - least);
  }
  let squares = 0;
  for (const { at, aside } of seen) {
    for (let channel = 0; channel < channels; channel += 1)
      squares += ((data[at * channels + channel] as number) - meanAt(profile, aside, channel)) ** 2;
  }
  profile.rough = Math.sqrt(squares / (seen.length * channels));
  return profile;
}

/**
 * The dissimilarity of two edges that would meet head on, of 255: a difference in light counts less than one in shape.
 */
export function unlikeness(one: Profile, other: Profile): number {
  const { channels } = one;
  const reach = Math.min(one.reach, other.reach);
  let sum = 0;
  for (let channel = 0; channel < channels; channel += 1) {
    const differences: number[] = [];
    for (let aside = -reach + 1; aside <= reach - 1; aside += 0.5)
      differences.push(meanAt(one, aside, channel) - meanAt(other, -aside, channel));
    const mean = differences.reduce((all, value) => all + value, 0) / differences.length;
    sum +=
      0.35 * Math.abs(mean) + differences.reduce((all, value) => all + Math.abs(value - mean), 0) / differences.length;
  }
  return sum / channels;
}
