/** Retake: each fault is detected where present and not elsewhere; fixes move the picture closer to the good photo. */
import { describe, expect, it } from 'vitest';
import { RETAKE_STEPS, type RetakeStep } from '#tools/contract/ports/imaging-port.ts';
import { randomOf, type Pixels } from '../pixels/pixels.ts';
import { judgeNoise } from './denoise.ts';
import { judgeExposure, toneOf } from './exposure.ts';
import { encoded, LINEAR } from './light.ts';
import { retakePixels } from './retake.ts';
import { judgeTilt, shareInside, turnedBack } from './straighten.ts';
import { subjectCrop, turnedSubject } from './subject-crop.ts';
import { cutOffOf } from './too-bright.ts';
import { gainsFor, judgeWhiteBalance } from './white-balance.ts';

/** A room: a grey wall, a wooden table, a red box with white and black on it; lines are level. */
function room(width = 360, height = 270): Pixels {
  const picture: Pixels = { width, height, channels: 3, data: new Uint8Array(width * height * 3) };
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let color: readonly number[] = y < height * 0.6 ? [178 + x / 16, 178 + x / 16, 180 + x / 16] : [146, 112, 84];
      if (Math.abs(x - width / 2) < 80 && y > height * 0.3 && y < height * 0.75)
        color = y < height * 0.45 ? [246, 246, 246] : y < height * 0.5 ? [14, 14, 16] : [186, 40, 44];
      picture.data.set(color, (y * width + x) * 3);
    }
  }
  return picture;
}

/** A dark bottle on a plain background: no line crosses the picture. */
function bottle(half = 40): Pixels {
  const picture: Pixels = { width: 400, height: 400, channels: 3, data: new Uint8Array(400 * 400 * 3).fill(205) };
  for (let y = 150; y < 280; y += 1)
    for (let x = 200 - half; x < 200 + half; x += 1) picture.data.set([60, 90, 80], (y * 400 + x) * 3);
  return picture;
}

function lit(picture: Pixels, gains: readonly number[]): Pixels {
  return {
    ...picture,
    data: picture.data.map((value, at) => Math.round(encoded((LINEAR[value] as number) * (gains[at % 3] as number)))),
  };
}

function grainy(picture: Pixels, deviation: number): Pixels {
  const random = randomOf(3);
  const grain = () => (random() + random() + random() + random() - 2) * Math.sqrt(3) * deviation;
  return { ...picture, data: picture.data.map((value) => Math.min(255, Math.max(0, Math.round(value + grain())))) };
}

const squares = (one: Pixels, two: Pixels) =>
  one.data.reduce((sum, value, at) => sum + (value - (two.data[at] as number)) ** 2, 0) / one.data.length;
const needed = (picture: Pixels) =>
  retakePixels(picture)
    .findings.filter((finding) => finding.needed)
    .map(({ step }) => step);

describe('a retake', () => {
  it('leaves a good photo as it is', () => {
    const good = room();
    const { picture, findings } = retakePixels(good);
    expect(findings.map(({ step, needed: is }) => [step, is])).toEqual(RETAKE_STEPS.map((step) => [step, false]));
    expect(picture.data).toEqual(good.data);
    expect(picture.data).not.toBe(good.data);
  });

  const FAULTS: Readonly<Record<string, { fault: (picture: Pixels) => Pixels; step: RetakeStep }>> = {
    lamplight: { fault: (picture) => lit(picture, [1.12, 0.96, 0.56]), step: 'white-balance' },
    'blue shade': { fault: (picture) => lit(picture, [0.74, 0.96, 1.2]), step: 'white-balance' },
    'too little light': { fault: (picture) => lit(picture, [0.25, 0.25, 0.25]), step: 'exposure' },
    haze: {
      fault: (picture) => ({ ...picture, data: picture.data.map((value) => 80 + value * 0.5) }),
      step: 'exposure',
    },
    noise: { fault: (picture) => grainy(picture, 8), step: 'denoise' },
  };

  it.each(Object.keys(FAULTS))('sees %s, and brings the photo nearer to the good one', (name) => {
    const { fault, step } = FAULTS[name] as { fault: (picture: Pixels) => Pixels; step: RetakeStep };
    const good = room();
    const bad = fault(good);
    const { picture, findings } = retakePixels(bad);
    expect(findings.find((finding) => finding.step === step)).toMatchObject({ needed: true, applied: true });
    expect(squares(picture, good)).toBeLessThan(0.5 * squares(bad, good));
  });

  it('fixes nothing that it is not asked to, and says that it would be needed', () => {
    const bad = lit(room(), [1.12, 0.96, 0.56]);
    const { picture, findings } = retakePixels(bad, { steps: ['denoise', 'exposure'] });
    expect(findings.find(({ step }) => step === 'white-balance')).toMatchObject({ needed: true, applied: false });
    expect(picture.data).toEqual(bad.data);
  });

  it('takes a colored wall for what it is', () => {
    const pink = room();
    for (let at = 0; at < pink.data.length * 0.6; at += 3)
      if ((pink.data[at] as number) > 170 && (pink.data[at + 1] as number) < 240) pink.data.set([226, 150, 170], at);
    expect(needed(pink)).not.toContain('white-balance');
  });

  it('straightens what hangs crooked by about as much, and nothing else', () => {
    for (const angle of [-4, -1.5, 2, 5]) {
      const crooked = turnedBack(room(400, 300), -angle);
      const tilt = judgeTilt(crooked);
      expect(tilt.needed).toBe(true);
      expect(Math.abs(tilt.angle - angle)).toBeLessThan(0.3);
    }
    expect(judgeTilt(room(400, 300)).needed).toBe(false);
    const { picture } = retakePixels(turnedBack(room(400, 300), -3));
    expect(picture.width / picture.height).toBeCloseTo(4 / 3, 1);
    expect(judgeTilt(picture).needed).toBe(false);
  });

  it('stands a lone thing upright, by its own two sides, and leaves one that stands', () => {
    for (const angle of [-5, 0, 3]) {
      const tilt = judgeTilt(angle === 0 ? bottle() : turnedBack(bottle(), -angle));
      expect(tilt.needed).toBe(angle !== 0);
      expect(Math.abs(tilt.angle - angle)).toBeLessThan(0.5);
    }
    // A leaning pole does not make a picture crooked.
    expect(judgeTilt(turnedBack(bottle(5), -4)).needed).toBe(false);
  });

  it('exposes by as many stops as are missing, also by three', () => {
    for (const stops of [-1, -2, -3]) {
      const exposure = retakePixels(lit(room(), Array<number>(3).fill(2 ** stops)), {
        steps: ['exposure'],
      }).findings.find(({ step }) => step === 'exposure');
      expect(Math.abs((exposure?.amount ?? 0) + stops)).toBeLessThan(0.5);
    }
  });

  it('leaves a bright thing on black alone, and a night with a lamp', () => {
    const black = room();
    for (let at = 0; at < black.data.length; at += 3)
      if (
        Math.abs(((at / 3) % black.width) - 180) >= 80 ||
        at > black.data.length * 0.75 ||
        at < black.data.length * 0.3
      )
        black.data.set([9, 9, 10], at);
    expect(needed(black)).not.toContain('exposure');
    const night = lit(room(), [0.02, 0.02, 0.02]);
    for (let y = 10; y < 30; y += 1)
      for (let x = 10; x < 60; x += 1) night.data.set([255, 250, 240], (y * night.width + x) * 3);
    expect(needed(night)).not.toContain('exposure');
  });

  it('cleans what would only be seen once it is raised', () => {
    const dark = grainy(lit(room(), [0.15, 0.15, 0.15]), 2.8);
    const found = (steps: readonly RetakeStep[]) =>
      retakePixels(dark, { steps }).findings.find(({ step }) => step === 'denoise')?.needed;
    expect([found(['denoise']), found(['denoise', 'exposure'])]).toEqual([false, true]);
  });

  it('goes closer to a small subject, never into it, and keeps the ratio', () => {
    const box = subjectCrop({ x: 0.6, y: 0.5, width: 0.2, height: 0.25 }, 4000, 3000);
    expect(box).not.toBeNull();
    if (!box) return;
    expect(box.width / box.height).toBeCloseTo(4 / 3, 2);
    expect([box.left, box.top]).toEqual([
      expect.toSatisfy((left) => left <= 0.6 * 4000),
      expect.toSatisfy((top) => top <= 1500),
    ]);
    expect([box.left + box.width, box.top + box.height]).toEqual([
      expect.toSatisfy((right) => right >= 3200),
      expect.toSatisfy((bottom) => bottom >= 2250),
    ]);
    expect(subjectCrop({ x: 0.1, y: 0.1, width: 0.8, height: 0.7 }, 4000, 3000)).toBeNull();
    expect(subjectCrop({ x: 0.4, y: 0.4, width: 0.1, height: 0.1 }, 500, 400)).toBeNull();
    const { picture, findings } = retakePixels(room(1600, 1200), {
      subject: { x: 0.45, y: 0.3, width: 0.1, height: 0.45 },
    });
    expect(findings.at(-1)).toMatchObject({ step: 'crop', applied: true });
    expect(picture.width).toBeLessThan(1600 * 0.9);
  });
});

describe('what it is made of', () => {
  it('tells light that was cut off from a white background', () => {
    const overexposed = lit(room(160, 120), [2.8, 2.8, 2.8]);
    expect(cutOffOf(overexposed).evidence).toBeGreaterThan(0.4);
    expect(judgeExposure(overexposed).stops).toBeLessThan(-1);
    const product: Pixels = {
      ...room(160, 120),
      data: room(160, 120).data.map((value, at) =>
        Math.hypot((Math.floor(at / 3) % 160) - 80, Math.floor(at / 480) - 60) > 45 ? 255 : value,
      ),
    };
    expect(cutOffOf(product)).toEqual({ evidence: 0, share: 0, onWhite: true });
    expect(judgeExposure(product).needed).toBe(false);
    // It fills the lower half of the frame: the white above it is still a background.
    const large: Pixels = {
      ...room(160, 120),
      data: room(160, 120).data.map((value, at) => (Math.floor(at / 480) < 60 ? 255 : value)),
    };
    expect(cutOffOf(large).evidence).toBeLessThan(0.05);
  });

  it('takes blue and warm things for what they are', () => {
    const sea: Pixels = {
      width: 160,
      height: 120,
      channels: 3,
      data: Uint8Array.from(
        { length: 57_600 },
        (_, at) => ([86, 128, 196][at % 3] as number) + ((Math.floor(at / 3) * 7) % 40),
      ),
    };
    expect(judgeWhiteBalance(sea).needed).toBe(false);
  });

  it('measures noise to a fifth', () => {
    for (const deviation of [4, 8, 14])
      expect(
        Math.abs(judgeNoise(grainy(room(), deviation)).luma / (deviation * Math.hypot(0.299, 0.587, 0.114)) - 1),
      ).toBeLessThan(0.2);
  });

  it('has tones that only rise, from black to white', () => {
    for (const exposure of [
      { stops: 1.6, black: 0, top: 1 },
      { stops: 3, black: 0, top: 0.4 },
      { stops: 0.5, black: 0.2, top: 0.9 },
      { stops: -0.6, black: 0.1, top: 1 },
      { stops: 0, black: 0, top: 1 },
    ]) {
      const tone = toneOf(exposure);
      let before = -1e-9;
      for (let value = 0; value <= 255; value += 1) {
        const now = tone(value / 255);
        expect(now).toBeGreaterThanOrEqual(before);
        expect(now).toBeLessThanOrEqual(1.0001);
        before = now;
      }
    }
  });

  it('turns a wall and clipped white in lamplight white, not green', () => {
    const { picture } = retakePixels(lit(room(), [1.28, 1, 0.6]), { steps: ['white-balance'] });
    // On the wall, and on the white of the box, whose red was clipped.
    for (const [x, y] of [
      [40, 40],
      [180, 100],
    ] as const) {
      const [red, green, blue] = picture.data.slice((y * 360 + x) * 3) as unknown as [number, number, number];
      expect(Math.abs(red - green)).toBeLessThan(6);
      expect(green - blue).toBeLessThan(20);
    }
  });

  it('has gains that leave the brightness of white alone', () => {
    for (const warmth of [-0.4, 0.2, 0.9]) {
      const [red, green, blue] = gainsFor(warmth);
      expect(0.2126 * red + 0.7152 * green + 0.0722 * blue).toBeCloseTo(1, 6);
      expect(Math.sign(blue - red)).toBe(Math.sign(warmth));
    }
  });

  it('finds the largest straight part, without an empty corner', () => {
    for (const degrees of [-8, 1, 5]) {
      const white: Pixels = { width: 120, height: 90, channels: 3, data: new Uint8Array(120 * 90 * 3).fill(200) };
      expect(new Set(turnedBack(white, degrees).data)).toEqual(new Set([200]));
      const share = shareInside(120, 90, degrees);
      const around = turnedSubject({ x: 0.5, y: 0.5, width: 0, height: 0 }, 120, 90, degrees, share);
      expect([around.x, around.y]).toEqual([expect.closeTo(0.5, 6), expect.closeTo(0.5, 6)]);
    }
  });
});
