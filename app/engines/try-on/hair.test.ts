/** Hair over the shoulders, in pictures painted of flat colors. */
import { expect, test } from 'vitest';
import { bodyOf, type Body } from '#app/engines/warp/body.ts';
import type { Person } from '#app/engines/warp/person.ts';
import { hairOf } from './hair.ts';

const [WIDTH, HEIGHT] = [200, 300];
const SKIN = [214, 160, 130];
const HAIR = [70, 44, 30];

const joint = (x: number, y: number) => ({ x, y, score: 0.9 });
const who: Person = {
  box: { left: 0, top: 0, width: WIDTH, height: HEIGHT },
  score: 1,
  neck: null,
  hands: [],
  age: null,
  joints: {
    leftShoulder: joint(150, 130),
    rightShoulder: joint(50, 130),
    leftHip: joint(130, 260),
    rightHip: joint(70, 260),
  },
  face: {
    box: { left: 75, top: 30, width: 50, height: 70 },
    oval: [],
    chin: { x: 100, y: 100 },
    mouth: [
      { x: 90, y: 85 },
      { x: 110, y: 85 },
    ],
    lobes: [
      { x: 75, y: 70 },
      { x: 125, y: 70 },
    ],
    turn: 0,
  },
};

/**
 * A face, hair around it and down to 180 px in front of the clothes, and an isolated badge of the hair's color on the
 * belly.
 */
function hairIn(worn: readonly number[]): Float32Array | null {
  const data = new Uint8Array(WIDTH * HEIGHT * 4);
  const isSkin = (x: number, y: number) =>
    (x - 100) ** 2 / 25 ** 2 + (y - 65) ** 2 / 35 ** 2 < 1 || (Math.abs(x - 100) < 12 && y > 65 && y < 125);
  for (let y = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) {
      const isHair =
        (Math.abs(x - 100) < 42 && y > 12 && y < 110) || (Math.abs(Math.abs(x - 100) - 34) < 8 && y >= 110 && y < 180);
      const isBadge = Math.abs(x - 130) < 8 && Math.abs(y - 205) < 8;
      data.set([...(isSkin(x, y) ? SKIN : isHair || isBadge ? HAIR : worn), 255], (y * WIDTH + x) * 4);
    }
  }
  return hairOf({
    picture: { width: WIDTH, height: HEIGHT, data },
    person: new Uint8Array(WIDTH * HEIGHT).fill(255),
    who,
    body: bodyOf(who, null) as Body,
    skin: (pixel) => (data[pixel * 4] === SKIN[0] ? 1 : 0),
  });
}

test('is found down to its tips, and nothing else is', () => {
  const hair = hairIn([90, 110, 190]);
  const at = (x: number, y: number) => hair?.[y * WIDTH + x];
  for (const [x, y] of [
    [100, 20],
    [66, 100],
    [66, 150],
    [134, 172],
  ] as const)
    expect(at(x, y), `hair at ${x} ${y}`).toBeGreaterThan(0.9);
  for (const [x, y] of [
    [100, 65],
    [100, 118],
    [100, 150],
    [66, 190],
    [130, 205],
  ] as const)
    expect(at(x, y), `no hair at ${x} ${y}`).toBeLessThan(0.1);
});

test('is not told from clothes of its color', () => {
  expect(hairIn([80, 52, 36])).toBeNull();
});
