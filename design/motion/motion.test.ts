/** Movements: where they begin and end, that they are smooth, and that loops close. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createDocument, createPage } from '../document/create.ts';
import { ENTRANCE_EFFECTS, LOOP_EFFECTS, type Animation, type Passage } from '../document/animation.ts';
import { arbitraryAnimation } from '../document/animation.arbitraries.ts';
import { back, bounce, driftEasings, linear, out, smooth } from './easing.ts';
import { loopPose } from './loops.ts';
import { passagePose, type PassageRoom } from './passages.ts';
import { beginOf, momentAt, playingTime } from './playing.ts';
import { isAtRest, REST, type Pose } from './pose.ts';
import { isMoving, poseAt } from './pose-at.ts';

const room: PassageRoom = { width: 1080, height: 1350, left: 200, top: 300, right: 600, bottom: 500 };
const still: Animation = { in: null, out: null, loop: null, drift: null };
const passage = (over: Partial<Passage> = {}): Passage => ({
  effect: 'fade',
  at: 0,
  duration: 1000,
  by: 'whole',
  ...over,
});
const numbersOf = ({ x, y, scaleX, scaleY, rotation, opacity, shade, cover }: Pose) => [
  x,
  y,
  scaleX * 1000,
  scaleY * 1000,
  rotation,
  opacity * 1000,
  shade * 1000,
  (cover?.share ?? 1) * 1000,
];

describe('easings', () => {
  it.each([
    ['linear', linear],
    ['smooth', smooth],
    ['out', out],
    ['back', back],
    ['bounce', bounce],
  ])('%s leads from 0 to 1', (_name, ease) => {
    expect(ease(0)).toBeCloseTo(0, 9);
    expect(ease(1)).toBeCloseTo(1, 9);
  });

  it('of a return leads there and back', () => {
    expect([0, 0.5, 1].map((share) => driftEasings.return(share))).toEqual(
      [0, 1, 0].map((end) => expect.closeTo(end, 9)),
    );
  });
});

describe('an entrance', () => {
  it.each(ENTRANCE_EFFECTS)('%s begins unseen, ends at rest, and has no jump', (effect) => {
    const first = passagePose(effect, 1e-6, room);
    const beyond =
      first.x + room.right <= 0.01 || first.x + room.left >= room.width - 0.01 || first.y + room.bottom <= 0.01;
    const unseen = first.opacity < 0.01 || (first.cover?.share ?? 1) < 0.01 || Math.abs(first.scaleX) < 0.01 || beyond;
    expect(unseen).toBe(true);
    expect(isAtRest(passagePose(effect, 1, room))).toBe(true);
    let before = numbersOf(passagePose(effect, 1e-6, room));
    for (let step = 1; step <= 200; step += 1) {
      const now = numbersOf(passagePose(effect, step / 200, room));
      // The whole way is a page or a turn; in a two-hundredth of the time a layer covers less than a fifteenth of it.
      now.forEach((value, index) => expect(Math.abs(value - (before[index] ?? 0))).toBeLessThan(90));
      before = now;
    }
  });

  it('waits until its time, and the exit is the same way back', () => {
    const animation = { ...still, in: passage({ at: 500 }), out: passage({ at: 200 }) };
    const opacityAt = (at: number) => poseAt(animation, { at, duration: 4000 }, room).opacity;
    expect([0, 499].map(opacityAt)).toEqual([0, 0]);
    expect([1500, 2800].map(opacityAt)).toEqual([1, 1]);
    expect(opacityAt(1000)).toBeCloseTo(opacityAt(4000 - 200 - 500), 6);
    expect([3800, 4000].map(opacityAt)).toEqual([0, 0]);
  });

  it('of several parts takes as long as that of the whole, one part after the other', () => {
    const animation = { ...still, in: passage({ by: 'word' }) };
    const at = (ms: number) =>
      [0, 1, 2].map((index) => poseAt(animation, { at: ms, duration: 5000 }, room, { index, count: 3 }).opacity);
    expect(at(1)).toEqual([expect.any(Number), 0, 0]);
    const [first = 0, second = 0, third = 0] = at(500);
    expect(first).toBeGreaterThan(second);
    expect(second).toBeGreaterThan(third);
    expect(at(1000)).toEqual([1, 1, 1]);
    expect(at(999)[2]).toBeLessThan(1);
  });
});

describe('a loop', () => {
  it.each(LOOP_EFFECTS)('%s ends where it began', (effect) => {
    const loop = { effect, period: 1700, amount: 1 };
    for (const ms of [0, 300, 850, 1400]) {
      const now = numbersOf(loopPose(loop, ms, room));
      const later = numbersOf(loopPose(loop, ms + 3 * 1700, room));
      later.forEach((value, index) => expect(value).toBeCloseTo(now[index] ?? 0, 6));
    }
    // Its last frame leads into its first.
    const last = numbersOf(loopPose(loop, 1699, room));
    const first = numbersOf(loopPose(loop, 0, room));
    last.forEach((value, index) =>
      expect(Math.abs(((((value - (first[index] ?? 0) + 540) % 360) + 360) % 360) - 180)).toBeLessThan(20),
    );
  });

  it('does something', () => {
    for (const effect of LOOP_EFFECTS) {
      const poses = Array.from({ length: 40 }, (_, step) =>
        loopPose({ effect, period: 2000, amount: 0.5 }, step * 50, room),
      );
      expect(
        poses.some((pose) => !isAtRest(pose)),
        effect,
      ).toBe(true);
    }
  });
});

describe('a drift', () => {
  const far = { x: 0.1, y: -0.2, scale: 2, rotation: 10 };
  const home = { x: 0, y: 0, scale: 1, rotation: 0 };

  it('leads from the first place to the last over the page, zooming by the same factor each moment', () => {
    const animation = { ...still, drift: { from: home, to: far, ease: 'linear' as const } };
    const at = (ms: number) => poseAt(animation, { at: ms, duration: 4000 }, room);
    expect(isAtRest(at(0))).toBe(true);
    expect(at(4000)).toMatchObject({ x: 108, y: -270, scaleX: 2, scaleY: 2, rotation: 10 });
    expect(at(3000).scaleX / at(2000).scaleX).toBeCloseTo(at(2000).scaleX / at(1000).scaleX, 9);
  });

  it('from home to home is none', () => {
    expect(isMoving({ ...still, drift: { from: home, to: home, ease: 'linear' } })).toBe(false);
    expect(isMoving({ ...still, drift: { from: home, to: far, ease: 'linear' } })).toBe(true);
    expect(isMoving(null)).toBe(false);
  });
});

it('gives numbers for any animation at any time', () => {
  fc.assert(
    fc.property(
      arbitraryAnimation,
      fc.integer({ min: 0, max: 60_000 }),
      fc.integer({ min: 500, max: 60_000 }),
      fc.nat(5),
      (animation, at, duration, index) => {
        const pose = poseAt(animation, { at: Math.min(at, duration), duration }, room, { index, count: 6 });
        for (const value of numbersOf(pose)) expect(Number.isFinite(value)).toBe(true);
        expect(pose.opacity).toBeGreaterThanOrEqual(0);
        expect(pose.opacity).toBeLessThanOrEqual(1);
      },
    ),
  );
});

describe('pages', () => {
  const document = createDocument({ width: 100, height: 100, newId: () => 'p1' });
  const [first] = Object.values(document.pages);
  const pages = [
    { ...first!, duration: 1000, transition: { effect: 'fade' as const, duration: 400 } },
    createPage({ id: 'p2', order: 'a1', duration: 2000 }),
    createPage({ id: 'p3', order: 'a2', duration: 500 }),
  ];

  it('play one after the other, a change lying in the beginning of the page that comes', () => {
    expect(playingTime(pages)).toBe(3500);
    expect(momentAt(pages, 999)).toMatchObject({ page: { id: 'p1' }, at: 999, over: null });
    expect(momentAt(pages, 1000)).toMatchObject({
      page: { id: 'p2' },
      at: 0,
      over: { page: { id: 'p1' }, effect: 'fade', share: 0 },
    });
    expect(momentAt(pages, 1200).over?.share).toBe(0.5);
    expect(momentAt(pages, 1400).over).toBeNull();
    expect(momentAt(pages, 3000)).toMatchObject({ page: { id: 'p3' }, at: 0, over: null });
    expect(momentAt(pages, 9999)).toMatchObject({ page: { id: 'p3' }, at: 500 });
    expect(beginOf(pages, 'p3')).toBe(3000);
  });
});

it('rests where nothing is said', () => {
  expect(poseAt(null, { at: 10, duration: 100 }, room)).toBe(REST);
});
