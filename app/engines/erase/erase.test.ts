/** Erasing: the surroundings fill a hole, edges meet, nothing outside changes, and the result is reproducible. */
import { describe, expect, it } from 'vitest';
import { randomOf, type Mask, type Pixels } from '../pixels/pixels.ts';
import { completePixels } from './complete.ts';
import { erasePixels } from './erase.ts';
import { withRim } from './rim.ts';
import { fillScratches } from './scratch.ts';

type Paint = (x: number, y: number) => readonly [number, number, number];

function paint(width: number, height: number, at: Paint): Pixels {
  const data = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) data.set(at(x, y), (y * width + x) * 3);
  return { width, height, channels: 3, data };
}

function maskOf(width: number, height: number, inside: (x: number, y: number) => boolean): Mask {
  return {
    width,
    height,
    data: Uint8Array.from({ length: width * height }, (_, at) => (inside(at % width, Math.floor(at / width)) ? 1 : 0)),
  };
}

const copy = (picture: Pixels): Pixels => ({ ...picture, data: picture.data.slice() });

/** Mean difference within the mask, of 255. */
function difference(one: Pixels, two: Pixels, { data }: Mask): number {
  let [sum, count] = [0, 0];
  for (let at = 0; at < data.length; at += 1) {
    if (!data[at]) continue;
    for (let channel = 0; channel < 3; channel += 1)
      sum += Math.abs((one.data[at * 3 + channel] as number) - (two.data[at * 3 + channel] as number));
    count += 3;
  }
  return sum / count;
}

const block = (from: number, to: number) => (x: number, y: number) => x >= from && x < to && y >= from && y < to;

const BACKGROUNDS: Readonly<Record<string, { at: Paint; near: number }>> = {
  'a slope of light': { at: (x, y) => [90 + x * 0.6, 100 + y * 0.5, 120], near: 3 },
  stripes: { at: (x) => (x % 16 < 8 ? [200, 180, 150] : [90, 60, 40]), near: 4 },
  'a chequered cloth': { at: (x, y) => (((x >> 3) + (y >> 3)) % 2 ? [220, 60, 60] : [250, 240, 230]), near: 8 },
  'a table’s edge': { at: (x, y) => (y < 70 + x * 0.1 ? [190, 200, 205] : [120, 80, 50]), near: 3 },
};

describe('erasing', () => {
  it.each(Object.keys(BACKGROUNDS))('continues with %s, and changes nothing outside', (name) => {
    const { at, near } = BACKGROUNDS[name] as { at: Paint; near: number };
    const truth = paint(160, 140, at);
    const mark = maskOf(160, 140, block(58, 92));
    const picture = copy(truth);
    for (let pixel = 0; pixel < mark.data.length; pixel += 1)
      if (mark.data[pixel]) picture.data.set([20, 220, 40], pixel * 3);
    const filled = erasePixels(picture, mark, { growth: 1 });
    expect(difference(picture, truth, mark)).toBeLessThan(near);
    const outside = { ...filled, data: filled.data.map((value) => (value ? 0 : 1)) };
    expect(difference(picture, truth, outside)).toBe(0);
    mark.data.forEach((value, pixel) => value && expect(filled.data[pixel]).toBe(1));
  });

  it('joins a slanting edge and crossing joints where they left off, through a hole much wider than they are', () => {
    const joint = (value: number) => Math.abs((((value % 60) + 60) % 60) - 30) < 3;
    const backgrounds: readonly Paint[] = [
      (x, y) => (y < 90 + 0.11 * x ? [196, 204, 208] : [112, 76, 48]),
      (x, y) => (joint(x) || joint(y) ? [90, 84, 78] : [214, 220, 218]),
    ];
    for (const at of backgrounds) {
      const random = randomOf(3);
      const truth = paint(
        300,
        240,
        (x, y) => at(x, y).map((value) => value + Math.round((random() - 0.5) * 6)) as [number, number, number],
      );
      const mark = maskOf(300, 240, (x, y) => Math.hypot(x - 150, y - 118) < 52);
      const picture = copy(truth);
      for (let pixel = 0; pixel < mark.data.length; pixel += 1)
        if (mark.data[pixel]) picture.data.set([220, 30, 60], pixel * 3);
      erasePixels(picture, mark, { growth: 1 });
      const wrong = [...mark.data.keys()].filter(
        (pixel) =>
          mark.data[pixel] && Math.abs((picture.data[pixel * 3] as number) - (truth.data[pixel * 3] as number)) > 40,
      );
      expect(wrong.length / mark.data.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01);
    }
  });

  it('takes the rim along of a thing that was marked too tightly, and nothing of what surrounds it', () => {
    const picture = paint(240, 200, (x, y) =>
      Math.hypot(x - 120, y - 100) < 30 ? [210, 40, 50] : [205 - x * 0.1, 200, 190],
    );
    const mark = maskOf(240, 200, (x, y) => Math.hypot(x - 120, y - 100) < 28);
    const rimmed = withRim(picture, mark, 1000);
    for (let at = 0; at < mark.data.length; at += 1)
      expect(rimmed.data[at]).toBe(Math.hypot((at % 240) - 120, Math.floor(at / 240) - 100) < 30 ? 1 : 0);
    erasePixels(picture, mark);
    expect([...mark.data.keys()].filter((at) => (picture.data[at * 3 + 1] as number) < 150)).toEqual([]);
  });

  it('fills many marks, each whole, though one lies in another’s surroundings', () => {
    const truth = paint(280, 180, (x, y) => [120 + x * 0.2, 150, 90 + y * 0.2]);
    const mark = maskOf(280, 180, (x, y) => x % 70 > 26 && x % 70 < 42 && y % 60 > 22 && y % 60 < 38);
    const picture = copy(truth);
    for (let at = 0; at < mark.data.length; at += 1) if (mark.data[at]) picture.data.set([255, 0, 255], at * 3);
    erasePixels(picture, mark);
    expect(difference(picture, truth, mark)).toBeLessThan(4);
    expect([...mark.data.keys()].filter((at) => mark.data[at] && (picture.data[at * 3 + 1] as number) < 120)).toEqual(
      [],
    );
  });

  it('keeps the grain of what surrounds the hole, instead of a smear', () => {
    const random = randomOf(7);
    const truth = paint(150, 150, () => {
      const value = 128 + (random() - 0.5) * 80;
      return [value, value, value];
    });
    const mark = maskOf(150, 150, block(60, 90));
    const picture = copy(truth);
    erasePixels(picture, mark);
    const deviation = (picture: Pixels) => {
      const values = [...mark.data.keys()].filter((at) => mark.data[at]).map((at) => picture.data[at * 3] as number);
      const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
      return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
    };
    expect(deviation(picture)).toBeGreaterThan(0.75 * deviation(truth));
  });

  it('gives the same each time, and looks only at what surrounds a small mark of a large picture', () => {
    const truth = paint(700, 500, (x, y) => [(x * 7 + y * 3) % 90, 100, (x * y) % 60]);
    const mark = maskOf(700, 500, (x, y) => x > 20 && x < 34 && y > 20 && y < 30);
    const [one, two] = [copy(truth), copy(truth)];
    erasePixels(one, mark);
    // Content far away has no influence.
    for (let at = 400 * 700 * 3; at < two.data.length; at += 1) two.data[at] = 0;
    erasePixels(two, mark);
    expect(two.data.subarray(0, 100 * 700 * 3)).toEqual(one.data.subarray(0, 100 * 700 * 3));
  });

  it('reaches every marked pixel at edges and corners, and of several pieces', () => {
    const truth = paint(120, 90, (x) => [x, 100, 200]);
    const mark = maskOf(
      120,
      90,
      (x, y) => (x < 18 && y < 14) || (x > 104 && y > 30 && y < 50) || (x > 50 && x < 66 && y > 76),
    );
    const picture = copy(truth);
    for (let at = 0; at < mark.data.length; at += 1) if (mark.data[at]) picture.data.set([255, 255, 0], at * 3);
    erasePixels(picture, mark);
    expect([...mark.data.keys()].filter((at) => mark.data[at] && (picture.data[at * 3 + 2] as number) <= 150)).toEqual(
      [],
    );
  });

  it('copies nothing from where it may not', () => {
    const picture = paint(160, 120, (x) => (x > 100 ? [220, 20, 20] : [200, 200, 200]));
    const hole = maskOf(160, 120, (x, y) => x > 84 && x < 112 && y > 40 && y < 80);
    const avoid = maskOf(160, 120, (x) => x > 100);
    const free = copy(picture);
    completePixels(free, hole);
    completePixels(picture, hole, { avoid });
    const reds = ({ data }: Pixels) =>
      [...hole.data.keys()].filter((at) => hole.data[at] && (data[at * 3 + 1] as number) < 100).length;
    expect(reds(picture)).toBeLessThan(reds(free));
  });

  it('says when there is nothing to copy from, and marks nothing when nothing is marked', () => {
    const picture = paint(24, 24, () => [9, 9, 9]);
    expect(
      completePixels(
        picture,
        maskOf(24, 24, (x, y) => x > 3 && x < 20 && y > 3 && y < 20),
      ),
    ).toBe(false);
    expect(
      erasePixels(
        picture,
        maskOf(24, 24, () => false),
      ).data.some((value) => value),
    ).toBe(false);
  });

  it('takes transparency along', () => {
    const width = 120;
    const picture: Pixels = { width, height: 120, channels: 4, data: new Uint8Array(width * 120 * 4) };
    for (let at = 0; at < width * 120; at += 1) if (at % width < 60) picture.data.set([100, 150, 200, 255], at * 4);
    const mark = maskOf(width, 120, block(48, 72));
    erasePixels(picture, mark, { growth: 0 });
    expect([...picture.data.subarray((60 * width + 50) * 4, (60 * width + 50) * 4 + 4)]).toEqual([100, 150, 200, 255]);
    expect(picture.data[(60 * width + 70) * 4 + 3]).toBe(0);
  });
});

describe('scratches', () => {
  it('are filled from both sides, along a slope and across an edge', () => {
    const truth = paint(80, 60, (x, y) => [40 + x * 2, y < 30 ? 60 : 180, 90]);
    const hole = maskOf(80, 60, (x, y) => Math.abs(x - y - 10) < 2);
    const picture = copy(truth);
    for (let at = 0; at < hole.data.length; at += 1) if (hole.data[at]) picture.data.set([255, 255, 255], at * 3);
    fillScratches(picture, hole);
    expect(difference(picture, truth, hole)).toBeLessThan(6);
    const outside = { ...hole, data: hole.data.map((value) => 1 - value) };
    expect(difference(picture, truth, outside)).toBe(0);
  });

  it('leave a picture alone of which nothing is known', () => {
    const picture = paint(10, 10, () => [7, 8, 9]);
    fillScratches(
      picture,
      maskOf(10, 10, () => true),
    );
    expect(picture.data[0]).toBe(7);
  });
});
