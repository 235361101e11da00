/** Jewels on a body with known joints. */
import { expect, test } from 'vitest';
import { bodyOf, type Body } from './body.ts';
import { placeAnklet, placeAtWrist, placeNecklace } from './jewels.ts';
import { distance, type Person, type Point } from './person.ts';

const joint = (x: number, y: number) => ({ x, y, score: 0.9 });
const who: Person = {
  box: { left: 0, top: 0, width: 400, height: 800 },
  score: 1,
  face: null,
  neck: null,
  hands: [],
  age: null,
  joints: {
    leftShoulder: joint(260, 200),
    rightShoulder: joint(140, 200),
    leftElbow: joint(300, 300),
    rightElbow: joint(100, 300),
    leftWrist: joint(310, 400),
    rightWrist: joint(90, 400),
    leftHip: joint(235, 400),
    rightHip: joint(165, 400),
    leftKnee: joint(235, 560),
    rightKnee: joint(165, 560),
    leftAnkle: joint(235, 720),
    rightAnkle: joint(165, 720),
  },
};
const body = bodyOf(who, null) as Body;
const box = { left: 0, top: 0, width: 280, height: 780 };

test('a watch sits at the wrist, as wide as the arm there', () => {
  const [piece] = placeAtWrist(box, 'watch', body).pieces;
  const [centre, end] = piece?.handles ?? [];
  if (!centre || !end) throw new Error('It is nowhere');
  expect(distance(centre.to, { x: 90, y: 400 })).toBeLessThan(body.span * 0.05);
  const scale = distance(centre.to, end.to) / distance(centre.from, end.from);
  expect(box.width * scale).toBeGreaterThan(body.span * 0.14);
  expect(box.width * scale).toBeLessThan(body.span * 0.2);
});

test('an anklet sits a little above the ankle, its nearer half before the leg', () => {
  const [piece] = placeAnklet({ left: 0, top: 0, width: 600, height: 300 }, body).pieces;
  const to = piece?.handles[0]?.to;
  expect(to?.x).toBeCloseTo(165, 0);
  expect(720 - (to?.y ?? 0)).toBeGreaterThan(0);
  expect(720 - (to?.y ?? 0)).toBeLessThan(body.span * 0.15);
  expect([piece?.shows({ x: 300, y: 280 }), piece?.shows({ x: 300, y: 20 })]).toEqual([1, 0]);
});

test('a necklace hangs at the neck, also where stiff clothes let shoulders seem low', () => {
  const face = {
    box: { left: 165, top: 60, width: 70, height: 80 },
    oval: [],
    chin: { x: 200, y: 140 },
    mouth: [
      { x: 190, y: 120 },
      { x: 210, y: 120 },
    ] as [Point, Point],
    lobes: [
      { x: 165, y: 110 },
      { x: 235, y: 110 },
    ] as [Point, Point],
    turn: 0,
  };
  const sides = (neck: Point) =>
    placeNecklace({ left: 0, top: 0, width: 500, height: 700 }, 290, body, { ...who, face, neck }).pieces[0]?.handles[0]
      ?.to.y ?? 0;
  expect(sides({ x: 200, y: 170 })).toBeCloseTo(170 - body.span * 0.07, 5);
  expect(sides({ x: 200, y: 196 })).toBeCloseTo(140 + 80 * 0.45 - body.span * 0.07, 5);
});

test('a necklace begins within the neck that is seen', () => {
  const data = new Uint8Array(400 * 800);
  for (let y = 0; y < 800; y += 1)
    for (let x = 0; x < 400; x += 1) if (Math.abs(x - 200) < (y < 190 ? 18 : 90)) data[y * 400 + x] = 255;
  const seen = bodyOf(who, { width: 400, height: 800, data }) as Body;
  const [a, b] =
    placeNecklace({ left: 0, top: 0, width: 500, height: 700 }, 290, seen, { ...who, neck: { x: 200, y: 180 } })
      .pieces[0]?.handles ?? [];
  expect((b?.to.x ?? 0) - (a?.to.x ?? 0)).toBeLessThanOrEqual(37);
  expect((b?.to.x ?? 0) - (a?.to.x ?? 0)).toBeGreaterThan(30);
});
