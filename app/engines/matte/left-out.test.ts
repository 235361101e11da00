/** Parts that a network left out come back before a patterned background, and nothing else does. */
import { describe, expect, it } from 'vitest';
import { createPlane, type Plane } from '../pixels/plane.ts';
import { withLeftOut } from './left-out.ts';

const SIDE = 400;
type Color = readonly [number, number, number];
type Inside = (x: number, y: number) => boolean;

const box =
  (left: number, top: number, right: number, bottom: number): Inside =>
  (x, y) =>
    x >= left && x < right && y >= top && y < bottom;
const kettle = box(100, 150, 260, 340);
const spout = box(260, 200, 330, 240);
const DARK: Color = [0.12, 0.1, 0.14];
const PURPLE: Color = [0.3, 0.12, 0.35];

/** Before planks: a dark kettle that the network sees, and things that it doesn't. */
function found(...others: [Inside, Color | ((wood: Color) => Color)][]) {
  const [mask, guide] = [createPlane(SIDE, SIDE), [0, 1, 2].map(() => createPlane(SIDE, SIDE))];
  for (let at = 0; at < SIDE * SIDE; at += 1) {
    const [x, y] = [at % SIDE, Math.floor(at / SIDE)];
    const light = 0.55 + 0.15 * (((Math.floor(y / 13) * 7919) % 97) / 97);
    const wood: Color = [light, light * 0.7, light * 0.45];
    const color = others.findLast(([inside]) => inside(x, y))?.[1] ?? wood;
    const shown = kettle(x, y) ? DARK : typeof color === 'function' ? color(wood) : color;
    mask.data[at] = kettle(x, y) ? 1 : 0;
    guide.forEach((plane, channel) => (plane.data[at] = shown[channel] as number));
  }
  const result = withLeftOut(mask, guide as [Plane, Plane, Plane]);
  return (x: number, y: number) => result.data[y * SIDE + x];
}

describe('a part that was left out', () => {
  it('comes back, with what hangs on it, up to its edges', () => {
    const at = found([spout, PURPLE], [box(330, 190, 350, 250), [0.8, 0.8, 0.2]]);
    expect([at(262, 220), at(295, 220), at(327, 220), at(340, 220)]).toEqual([1, 1, 1, 1]);
    expect([at(295, 190), at(295, 250), at(360, 220), at(50, 50)]).toEqual([0, 0, 0, 0]);
  });

  it.each<[string, Inside, Color | ((wood: Color) => Color)]>([
    ['a shadow', spout, ([r, g, b]) => [0.5 * r, 0.5 * g, 0.5 * b]],
    ['a thing apart', box(300, 200, 370, 240), PURPLE],
    ['what the frame cuts', box(260, 200, SIDE, 240), PURPLE],
    ['what is larger than the subject', box(100, 340, 380, 398), PURPLE],
  ])('is not %s', (_, inside, color) => {
    const at = found([inside, color]);
    expect(at(320, 220)).toBe(0);
    expect(at(180, 370)).toBe(0);
  });

  it('is not a color that the background has elsewhere', () =>
    expect(found([spout, PURPLE], [box(10, 20, 120, 60), PURPLE])(295, 220)).toBe(0));
});
