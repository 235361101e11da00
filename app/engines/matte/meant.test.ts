/** Which of several things is meant: sets stay together, and what was not photographed for its own sake is offered. */
import { describe, expect, it } from 'vitest';
import { createPlane, type Plane } from '../pixels/plane.ts';
import { meantIn } from './meant.ts';

type Color = readonly [number, number, number];
interface Drawn {
  /** Left, top, right, bottom, in fractions. */
  at: readonly [number, number, number, number];
  color: Color;
  value?: number;
}

const SIDE = 256;
const RED: Color = [0.8, 0.2, 0.15];
const BLUE: Color = [0.15, 0.3, 0.75];
const GREEN: Color = [0.3, 0.65, 0.25];

/** Rectangles, the first behind the later ones. */
function meantOf(...things: Drawn[]) {
  const mask = createPlane(SIDE, SIDE);
  const guide = [0, 1, 2].map(() => createPlane(SIDE, SIDE, 0.9)) as [Plane, Plane, Plane];
  for (const { at, color, value = 1 } of things) {
    const [left, top, right, bottom] = at.map((share) => Math.round(share * SIDE)) as [number, number, number, number];
    for (let y = top; y < bottom; y += 1)
      for (let x = left; x < right; x += 1) {
        mask.data[y * SIDE + x] = value;
        guide.forEach((plane, channel) => (plane.data[y * SIDE + x] = color[channel] as number));
      }
  }
  return meantIn(mask, guide);
}
const keeps = (meant: ReturnType<typeof meantOf>, x: number, y: number) =>
  meant?.kept.data[Math.round(y * SIDE) * SIDE + Math.round(x * SIDE)];

describe('everything is meant', () => {
  it.each<[string, Drawn[]]>([
    ['one thing', [{ at: [0.3, 0.3, 0.7, 0.8], color: RED }]],
    [
      'a pair, whose one half is nearer to the middle',
      [
        { at: [0.15, 0.4, 0.42, 0.8], color: RED },
        { at: [0.45, 0.4, 0.72, 0.8], color: RED },
      ],
    ],
    [
      'a range of three in the middle of the picture',
      [
        { at: [0.1, 0.4, 0.3, 0.8], color: RED },
        { at: [0.4, 0.4, 0.6, 0.8], color: BLUE },
        { at: [0.7, 0.5, 0.9, 0.8], color: GREEN },
      ],
    ],
    [
      'a jar and the lid beside it',
      [
        { at: [0.3, 0.3, 0.65, 0.8], color: RED },
        { at: [0.75, 0.75, 0.8, 0.8], color: BLUE },
      ],
    ],
    [
      'a chair, its back of another color than the seat',
      [
        { at: [0.32, 0.15, 0.68, 0.42], color: BLUE },
        { at: [0.48, 0.42, 0.5, 0.46], color: BLUE },
        { at: [0.3, 0.46, 0.7, 0.8], color: RED },
      ],
    ],
    [
      'a can whose stripes the network sees apart',
      [
        { at: [0.32, 0.2, 0.5, 0.68], color: RED },
        { at: [0.34, 0.2, 0.68, 0.46], color: RED },
        { at: [0.32, 0.46, 0.7, 0.48], color: RED, value: 0.7 },
        { at: [0.32, 0.48, 0.33, 0.68], color: RED, value: 0.7 },
        { at: [0.33, 0.48, 0.68, 0.58], color: RED },
      ],
    ],
    [
      'a chain within a chain, which the network doubts',
      [
        { at: [0.2, 0.2, 0.23, 0.7], color: RED },
        { at: [0.2, 0.67, 0.8, 0.7], color: RED },
        { at: [0.77, 0.2, 0.8, 0.7], color: RED },
        { at: [0.35, 0.22, 0.65, 0.26], color: BLUE, value: 0.5 },
      ],
    ],
    [
      'a bag and its strap, of another color and seen beside it',
      [
        { at: [0.42, 0.2, 0.46, 0.6], color: BLUE },
        { at: [0.42, 0.2, 0.62, 0.24], color: BLUE },
        { at: [0.58, 0.2, 0.62, 0.4], color: BLUE },
        { at: [0.3, 0.4, 0.7, 0.8], color: RED },
      ],
    ],
    [
      'somebody whose body the network hardly sees',
      [
        { at: [0.35, 0.2, 0.65, 0.6], color: RED },
        { at: [0.25, 0.62, 0.75, 0.9], color: BLUE, value: 0.3 },
      ],
    ],
    [
      'things of which none is in the middle',
      [
        { at: [0.02, 0.4, 0.22, 0.8], color: RED },
        { at: [0.78, 0.4, 0.98, 0.8], color: BLUE },
      ],
    ],
  ])('%s', (_, things) => expect(meantOf(...things)).toBeNull());
});

describe('the one in the middle is meant', () => {
  const jar: Drawn = { at: [0.35, 0.35, 0.65, 0.8], color: RED };

  it.each<[string, Drawn]>([
    ['what the frame cuts', { at: [0, 0.4, 0.2, 0.75], color: BLUE }],
    ['what the network doubts', { at: [0.08, 0.4, 0.24, 0.8], color: BLUE, value: 0.6 }],
    ['what puts the picture off its center', { at: [0.76, 0.4, 0.98, 0.8], color: GREEN }],
  ])('and %s is offered', (_, other) => {
    const meant = meantOf(other, jar);
    expect(meant?.touches).toBe(false);
    const [left, top, right, bottom] = other.at;
    const [box, ...more] = meant?.others ?? [];
    expect(more).toEqual([]);
    [box?.x, box?.y, (box?.x ?? 0) + (box?.width ?? 0), (box?.y ?? 0) + (box?.height ?? 0)].forEach((value, index) =>
      expect(value).toBeCloseTo([left, top, right, bottom][index] as number, 2),
    );
    expect(keeps(meant, 0.5, 0.5)).toBe(1);
    expect(keeps(meant, (left + right) / 2, 0.6)).toBe(0);
  });

  it('and what stands behind it, touching it, is offered, in however many pieces', () => {
    const meant = meantOf(
      { at: [0.2, 0.05, 0.8, 0.3], color: BLUE },
      { at: [0.48, 0.3, 0.5, 0.45], color: BLUE },
      { at: [0.25, 0.3, 0.27, 0.6], color: BLUE },
      { at: [0.36, 0.44, 0.66, 0.85], color: RED },
    );
    expect(meant?.touches).toBe(true);
    expect(meant?.others).toHaveLength(1);
    expect(keeps(meant, 0.5, 0.7)).toBe(1);
    expect(keeps(meant, 0.5, 0.15)).toBe(0);
  });

  it('but not beside its own likeness', () => {
    expect(meantOf({ at: [0, 0.38, 0.24, 0.78], color: RED }, jar)).toBeNull();
  });
});
