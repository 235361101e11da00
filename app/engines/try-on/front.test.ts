/** The parts of a person in front of a garment, in pictures of one color. */
import { expect, test } from 'vitest';
import { bodyOf, type Body } from '#app/engines/warp/body.ts';
import type { Handle } from '#app/engines/warp/hang.ts';
import type { Person } from '#app/engines/warp/person.ts';
import { frontOf } from './front.ts';

const [WIDTH, HEIGHT] = [300, 300];
const joint = (x: number, y: number) => ({ x, y, score: 0.9 });
/** The upper arm at the picture's right points out and down, the forearm back to the hip. */
const who: Person = {
  box: { left: 0, top: 0, width: WIDTH, height: HEIGHT },
  score: 1,
  neck: null,
  hands: [],
  age: null,
  face: null,
  joints: {
    leftShoulder: joint(190, 80),
    rightShoulder: joint(90, 80),
    leftHip: joint(170, 220),
    rightHip: joint(110, 220),
    leftElbow: joint(250, 140),
    leftWrist: joint(185, 190),
  },
};
const cuff = (id: string, x: number, y: number): Handle => ({ id, from: { x: 0, y: 0 }, to: { x, y } });

test('a forearm on the hip, but nothing of the upper arm that a short sleeve covers', () => {
  const handles = [cuff('b.cuffOuter', 258, 118), cuff('b.cuffInner', 228, 148)];
  const alpha = frontOf({
    picture: { width: WIDTH, height: HEIGHT, data: new Uint8Array(0) },
    person: null,
    skin: () => 1,
    hair: null,
    who,
    body: bodyOf(who, null) as Body,
    handles,
    neckline: null,
  });
  const at = (x: number, y: number) => alpha[y * WIDTH + x];
  for (const [x, y] of [
    [210, 170],
    [190, 186],
    [250, 142],
  ] as const)
    expect(at(x, y), `forearm at ${x} ${y}`).toBe(1);
  for (const [x, y] of [
    [246, 128],
    [240, 134],
    [236, 136],
  ] as const)
    expect(at(x, y), `sleeve at ${x} ${y}`).toBe(0);
});
