/** The parts of the refinement: each compared with a plain version of itself, or on masks with known answers. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decide, doubtOf } from '#app/engines/matte/decision.ts';
import { dropIslands } from '#app/engines/matte/islands.ts';
import { byPlainBackground } from '#app/engines/matte/plain-background.ts';
import { boxExtreme, boxMean, createPlane, resample, type Plane } from '#app/engines/pixels/plane.ts';
import { refineMask } from '#app/engines/matte/refine.ts';
import { rimColors } from '#app/engines/matte/rim.ts';
import { opaqueShare } from '#app/engines/matte/see-through.ts';

function plane(width: number, height: number, value: (x: number, y: number) => number): Plane {
  const made = createPlane(width, height);
  for (let at = 0; at < made.data.length; at += 1) made.data[at] = value(at % width, Math.floor(at / width));
  return made;
}

/** The values in the window around each pixel, computed the slow way. */
function windows({ width, height, data }: Plane, radius: number, together: (values: number[]) => number): number[] {
  return Array.from(data, (_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    const values: number[] = [];
    for (let nearY = Math.max(0, y - radius); nearY <= Math.min(height - 1, y + radius); nearY += 1)
      for (let nearX = Math.max(0, x - radius); nearX <= Math.min(width - 1, x + radius); nearX += 1)
        values.push(data[nearY * width + nearX] as number);
    return together(values);
  });
}

const planes = fc
  .record({
    width: fc.integer({ min: 1, max: 12 }),
    height: fc.integer({ min: 1, max: 12 }),
    values: fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 144, maxLength: 144 }),
    radius: fc.integer({ min: 0, max: 14 }),
  })
  .map(({ width, height, values, radius }) => ({
    radius,
    made: plane(width, height, (x, y) => (values[y * 12 + x] as number) / 1000),
  }));

describe('windows', () => {
  it('have the mean, the least and the greatest value of their pixels, at edges and for any radius', () => {
    fc.assert(
      fc.property(planes, ({ made, radius }) => {
        const close = (found: Plane, wanted: number[]) =>
          found.data.forEach((value, at) => expect(value).toBeCloseTo(wanted[at] as number, 4));
        close(
          boxMean(made, radius),
          windows(made, radius, (values) => values.reduce((sum, value) => sum + value, 0) / values.length),
        );
        close(
          boxExtreme(made, radius, 'least'),
          windows(made, radius, (values) => Math.min(...values)),
        );
        close(
          boxExtreme(made, radius, 'greatest'),
          windows(made, radius, (values) => Math.max(...values)),
        );
      }),
    );
  });
});

describe('another size', () => {
  it('keeps what is even, and stays between the least and the greatest value', () => {
    fc.assert(
      fc.property(
        planes,
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 1, max: 40 }),
        ({ made }, width, height) => {
          const { data } = resample(made, width, height);
          expect(data).toHaveLength(width * height);
          const [least, greatest] = [Math.min(...made.data), Math.max(...made.data)];
          for (const value of data) {
            expect(value).toBeGreaterThanOrEqual(least - 1e-6);
            expect(value).toBeLessThanOrEqual(greatest + 1e-6);
          }
        },
      ),
    );
    expect([
      ...resample(
        plane(2, 1, (x) => x),
        4,
        1,
      ).data,
    ]).toEqual([0, 0.25, 0.75, 1]);
  });
});

describe('islands', () => {
  it('go when they are small beside the subject; holes and second subjects stay', () => {
    const ring = (x: number, y: number) => Math.hypot(x - 50, y - 50) < 30 && Math.hypot(x - 50, y - 50) > 12;
    const mask = plane(140, 100, (x, y) =>
      ring(x, y) ? 1 : (x - 5) ** 2 + (y - 5) ** 2 < 6 ? 0.9 : x > 110 && x < 130 && y > 40 && y < 60 ? 1 : 0,
    );
    dropIslands(mask);
    const at = (x: number, y: number) => mask.data[y * 140 + x];
    expect([at(5, 5), at(50, 50), at(50, 30), at(120, 50)]).toEqual([0, 0, 1, 1]);
  });
});

describe('a decision', () => {
  it('leaves what is decided, hardens what wavers, and gives up what shows nothing', () => {
    const hard = plane(40, 40, (x) => (x < 20 ? 1 : 0));
    expect([doubtOf(hard), decide(hard)]).toEqual([0, hard]);
    const wavering = plane(40, 40, (x) => (x < 10 ? 1 : x < 20 ? 0.5 : 0));
    expect(doubtOf(wavering)).toBeGreaterThan(0.5);
    expect([...(decide(wavering)?.data ?? [])].every((value) => value === 0 || value === 1)).toBe(true);
    expect(decide(plane(40, 40, () => 0.4))).toBeNull();
    expect(decide(plane(40, 40, () => 0))).toBeNull();
  });
});

describe('a refined mask', () => {
  const colors = (width: number, height: number, bright: (x: number, y: number) => boolean) => ({
    width,
    height,
    data: Uint8Array.from({ length: width * height * 3 }, (_, at) =>
      bright(Math.floor(at / 3) % width, Math.floor(at / 3 / width)) ? 220 : 40,
    ),
  });

  it('has its edge where the picture has one, though the model’s lies beside it and is soft', () => {
    const picture = colors(160, 120, (x) => x < 80);
    // A ramp over 8 px around x = 82.
    const coarse = plane(160, 120, (x) => Math.min(1, Math.max(0, (86 - x) / 8)));
    const alpha = refineMask(coarse, picture, picture);
    const row = alpha.subarray(60 * 160, 61 * 160);
    const wrong = row.reduce((sum, value, x) => sum + Math.abs(value - (x < 80 ? 255 : 0)), 0);
    const before = Array.from({ length: 160 }, (_, x) =>
      Math.abs((coarse.data[60 * 160 + x] as number) * 255 - (x < 80 ? 255 : 0)),
    ).reduce((sum, value) => sum + value, 0);
    expect(wrong).toBeLessThan(before * 0.75);
    expect([row[10], row[70], row[95], row[150]]).toEqual([255, 255, 0, 0]);
  });

  it('keeps the model’s edge where the picture is flat', () => {
    const flat = colors(160, 120, () => true);
    const alpha = refineMask(
      plane(160, 120, (x) => (x < 80 ? 1 : 0)),
      flat,
      flat,
    );
    expect([alpha[60 * 160 + 78], alpha[60 * 160 + 81]]).toEqual([255, 0]);
  });

  it('is as large as the picture, whatever the sizes of mask and small picture', () => {
    const alpha = refineMask(
      plane(64, 64, (x, y) => (Math.hypot(x - 32, y - 32) < 16 ? 1 : 0)),
      colors(90, 45, () => true),
      colors(300, 150, () => true),
    );
    expect(alpha).toHaveLength(300 * 150);
    expect([alpha[75 * 300 + 150], alpha[0]]).toEqual([255, 0]);
  });
});

describe('the colors of the rim', () => {
  /** A red disc with a wide soft edge on white: each pixel is a mixture of the two. */
  const [width, height] = [120, 120];
  const alpha = Uint8Array.from({ length: width * height }, (_, at) =>
    Math.round(255 * Math.min(1, Math.max(0, (44 - Math.hypot((at % width) - 60, Math.floor(at / width) - 60)) / 12))),
  );
  const data = Uint8Array.from({ length: width * height * 3 }, (_, at) => {
    const share = (alpha[Math.floor(at / 3)] as number) / 255;
    return Math.round(share * ([200, 20, 30][at % 3] as number) + (1 - share) * 255);
  });

  it('are the subject’s own where the mask is soft, without the background’s', () => {
    const rim = rimColors({ width, height, data }, alpha);
    if (!rim) throw new Error('There is no rim');
    for (let at = 0; at < alpha.length; at += 1) {
      const [own, part] = [rim.subarray(at * 4, at * 4 + 3), alpha[at] as number];
      if (part < 40 || part > 240) continue;
      expect(rim[at * 4 + 3]).toBe(255);
      [200, 20, 30].forEach((wanted, channel) => expect(Math.abs((own[channel] as number) - wanted)).toBeLessThan(30));
    }
  });

  it('leave what is firm to the picture, and what is far outside clear', () => {
    const rim = rimColors({ width, height, data }, alpha);
    expect([rim?.[(60 * width + 60) * 4 + 3], rim?.[3]]).toEqual([0, 0]);
    expect(
      rimColors(
        { width, height, data },
        alpha.map((value) => (value > 127 ? 255 : 0)),
      ),
    ).toBeNull();
  });
});

describe('subject and background by their colors', () => {
  it('finds a strand that the mask does not have, where it wavers, and nothing where subject and background look alike', () => {
    const strand = (x: number, y: number) => y > 20 && y < 60 && Math.abs(x - 80) < 2;
    const picture = (subject: number) => ({
      width: 160,
      height: 160,
      data: Uint8Array.from({ length: 160 * 160 * 3 }, (_, at) => {
        const [x, y] = [Math.floor(at / 3) % 160, Math.floor(at / 3 / 160)];
        return y >= 60 || strand(x, y) ? subject : 200 + ((x * 7 + y * 13) % 5);
      }),
    });
    // The network saw a veil where the strand is.
    const coarse = plane(160, 160, (x, y) => (y >= 60 ? 1 : y > 24 && Math.abs(x - 80) < 14 ? 0.4 : 0));
    const found = refineMask(coarse, picture(40), picture(40));
    expect(found[45 * 160 + 80]).toBeGreaterThan(200);
    expect(found[45 * 160 + 90]).toBeLessThan(60);
    const alike = refineMask(coarse, picture(200), picture(200));
    expect(Math.abs((alike[45 * 160 + 80] as number) - (alike[45 * 160 + 86] as number))).toBeLessThan(40);
  });
});

describe('a plain background', () => {
  const side = 300;
  const inRing = (x: number, y: number) => Math.hypot(x - 150, y - 110) < 80;
  const inHole = (x: number, y: number) => Math.hypot(x - 150, y - 110) < 45;
  const inPot = (x: number, y: number) => x > 110 && x < 190 && y >= 185 && y < 260;
  /** A background that darkens towards a corner, with a camera's noise: red, green, blue, 0..1. */
  const guide = (front: (x: number, y: number) => readonly number[] | null, steps = 0) =>
    [0, 1, 2].map((channel) =>
      plane(side, side, (x, y) => {
        const background =
          (0.9 -
            0.0004 * x -
            0.0003 * y +
            (((x * 7 + y * 13 + channel * 5) % 11) - 5) * 0.001 +
            steps * (Math.floor(x / 20) % 2)) *
          ([0.96, 0.98, 1][channel] as number);
        return front(x, y)?.[channel] ?? background;
      }),
    ) as [Plane, Plane, Plane];
  const gold = [0.75, 0.55, 0.2];
  const filled = plane(side, side, (x, y) => (inRing(x, y) ? 1 : 0));
  const at = (mask: Plane | null, x: number, y: number) => mask?.data[y * side + x];

  it('shows through a ring that the network filled, and tells which part it left out', () => {
    const picture = guide((x, y) => (inRing(x, y) && !inHole(x, y) ? gold : inPot(x, y) ? [0.3, 0.5, 0.7] : null));
    const found = byPlainBackground(filled, picture, true);
    expect([
      at(found, 150, 110),
      at(found, 150, 80),
      at(found, 90, 110),
      at(found, 150, 230),
      at(found, 20, 20),
    ]).toEqual([0, 0, 1, 1, 0]);
    expect(at(byPlainBackground(filled, picture, false), 150, 230)).toBe(0);
  });

  it('is not what a ring encloses in other colors: the filling is kept, though it is more than the ring itself', () => {
    const large = (x: number, y: number, radius: number) => Math.hypot(x - 150, y - 150) < radius;
    const ring = plane(side, side, (x, y) => (large(x, y, 60) && !large(x, y, 52) ? 1 : 0));
    const filled = guide((x, y) => (large(x, y, 52) ? [0.6, 0.8, 0.75] : large(x, y, 60) ? gold : null));
    expect(at(byPlainBackground(ring, filled, true), 150, 150)).toBe(1);
    const empty = guide((x, y) => (large(x, y, 60) && !large(x, y, 52) ? gold : null));
    expect(at(byPlainBackground(ring, empty, true), 150, 150)).toBe(0);
  });

  it('leaves a label of another white, one with print on it, and a soft shadow as they are', () => {
    const label = guide((x, y) => (inHole(x, y) ? [0.9, 0.9, 0.88] : inRing(x, y) ? gold : null));
    expect(at(byPlainBackground(filled, label, true), 150, 110)).toBe(1);
    const own = guide(() => null);
    const print = guide((x, y) =>
      inHole(x, y) ? (y % 12 < 4 && x > 125 && x < 175 ? [0.1, 0.1, 0.1] : null) : inRing(x, y) ? gold : null,
    );
    expect(at(byPlainBackground(filled, print, true), 150, 108)).toBe(1);
    const shade = (x: number, y: number) => 1 - 0.3 * Math.exp(-((Math.hypot(x - 150, y - 215) / 22) ** 2));
    const shadow = guide((x, y) =>
      inRing(x, y)
        ? gold
        : y > 170
          ? [0, 1, 2].map((channel) => ((own[channel] as Plane).data[y * side + x] as number) * shade(x, y))
          : null,
    );
    expect(at(byPlainBackground(filled, shadow, true), 150, 215)).toBe(0);
  });

  it('is none where it has a pattern', () => {
    expect(
      byPlainBackground(
        filled,
        guide((x, y) => (inRing(x, y) ? gold : null), 0.15),
        true,
      ),
    ).toBeNull();
  });
});

describe('glass', () => {
  const side = 400;
  const inThing = (x: number, y: number) => x >= 100 && x < 300 && y >= 60 && y < 340;
  const inLabel = (y: number) => y >= 280;
  /** Horizontal planks of random colors. */
  const planks = (y: number) => 0.35 + 0.4 * (((Math.floor(y / 11) * 7919) % 97) / 97);
  const picture = (through: number) =>
    [0, 1, 2].map((channel) =>
      plane(side, side, (x, y) => {
        const background = planks(y) * ([1, 0.7, 0.5][channel] as number) + (((x * 7 + y * 13) % 11) - 5) * 0.002;
        return inThing(x, y)
          ? inLabel(y)
            ? ([0.2, 0.3, 0.8][channel] as number) + 0.1 * Math.sin(y / 9)
            : through * background + (1 - through) * 0.8
          : background;
      }),
    ) as [Plane, Plane, Plane];
  const mask = plane(side, side, (x, y) => (inThing(x, y) ? 1 : 0));

  it('lets the background behind it through, as far as it does; a label on it does not, nor does a thing of its own pattern', () => {
    const found = opaqueShare(mask, picture(0.5));
    expect(found?.data[120 * side + 200]).toBeCloseTo(0.5, 1);
    expect(found?.data[315 * side + 200]).toBe(1);
    expect(found?.data[120 * side + 40]).toBe(1);
    expect(opaqueShare(mask, picture(0))).toBeNull();
  });

  it('is not what is smooth beside a smooth background, though both rise and fall together', () => {
    const wave = (y: number) => 0.5 + 0.3 * Math.sin(y / 30);
    const smooth = [0, 1, 2].map((channel) =>
      plane(side, side, (x, y) => (inThing(x, y) ? 0.4 + 0.3 * wave(y) * ([0.4, 1, 0.8][channel] as number) : wave(y))),
    ) as [Plane, Plane, Plane];
    expect(opaqueShare(mask, smooth)).toBeNull();
    // Somebody who says that it is glass knows more than the picture shows.
    expect(opaqueShare(mask, smooth, true)?.data[200 * side + 200]).toBeLessThan(0.9);
  });

  it('has colors of its own, without the background’s', () => {
    const guide = picture(0.5);
    const full = {
      width: side,
      height: side,
      data: Uint8Array.from(
        { length: side * side * 3 },
        (_, at) => 255 * (guide[at % 3]?.data[Math.floor(at / 3)] as number),
      ),
    };
    const alpha = Uint8Array.from(mask.data, (value, at) => 255 * value * (inLabel(Math.floor(at / side)) ? 1 : 0.5));
    const colors = rimColors(full, alpha);
    for (const y of [90, 120, 150])
      for (const channel of [0, 1, 2])
        expect(Math.abs((colors?.[(y * side + 200) * 4 + channel] as number) - 204)).toBeLessThan(40);
  });
});

describe('a mask that wavers', () => {
  it('is firm where it hangs together with what is seen firmly, and not in another thing that is half seen', () => {
    const at = (mask: Plane | null, x: number, y: number) => mask?.data[y * 200 + x];
    // A head with a faint body below it, and a picture on the wall: faint in its thin frame.
    const head = (x: number, y: number) => Math.hypot(x - 130, y - 50) < 40;
    const body = (x: number, y: number) => x > 80 && x < 180 && y > 80 && y < 190;
    const frame = (x: number, y: number, less: number) =>
      x > 10 + less && x < 70 - less && y > 20 + less && y < 100 - less;
    const mask = plane(200, 200, (x, y) =>
      head(x, y) ? 1 : body(x, y) ? 0.55 : frame(x, y, 4) ? 0.42 : frame(x, y, 0) ? 0.95 : 0,
    );
    expect(doubtOf(mask)).toBeGreaterThan(0.5);
    const decided = decide(mask);
    expect([at(decided, 130, 60), at(decided, 130, 150)]).toEqual([1, 1]);
    expect(at(decided, 40, 60)).toBeLessThan(0.1);
  });
});
