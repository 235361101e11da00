/** Which islands a box means: those inside it, not the neighbours that it cuts. */
import { describe, expect, it } from 'vitest';
import { createPlane, type Plane } from '#app/engines/pixels/plane.ts';
import { withoutNeighbours } from './picked.ts';

const [WIDTH, HEIGHT] = [60, 10];

/** 1 from one column up to another, in the middle rows. */
function columns(...spans: readonly (readonly [from: number, to: number])[]): Plane {
  const plane = createPlane(WIDTH, HEIGHT);
  for (const [from, to] of spans) for (let y = 2; y < 8; y += 1) plane.data.fill(1, y * WIDTH + from, y * WIDTH + to);
  return plane;
}

function box(from: number, to: number): Plane {
  const plane = createPlane(WIDTH, HEIGHT);
  for (let y = 0; y < HEIGHT; y += 1) plane.data.fill(1, y * WIDTH + from, y * WIDTH + to);
  return plane;
}

/** The columns that are left. */
const left = ({ data }: Plane) =>
  Array.from({ length: WIDTH }, (_, x) => x).filter((x) => (data[5 * WIDTH + x] as number) > 0);
const span = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at);

describe('a box', () => {
  it('leaves out a neighbour that it cuts into', () => {
    expect(left(withoutNeighbours(columns([5, 15], [25, 35], [45, 55]), box(0, 30)))).toEqual(span(5, 15));
  });

  it('means several things where it holds them', () => {
    expect(left(withoutNeighbours(columns([5, 15], [25, 35]), box(0, 40)))).toEqual([...span(5, 15), ...span(25, 35)]);
  });

  it('means a part where nothing lies in it as a whole, and is not led by a speck', () => {
    expect(left(withoutNeighbours(columns([10, 50]), box(0, 20)))).toEqual(span(10, 50));
    const withSpeck = columns([10, 50]);
    withSpeck.data[5 * WIDTH + 2] = 0.4;
    expect(left(withoutNeighbours(withSpeck, box(0, 20)))).toEqual(span(10, 50));
  });
});
