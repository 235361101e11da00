/** Marks for magic erase, as its tool takes them. */
import { describe, expect, it } from 'vitest';
import { magicErase } from '#tools/magic-erase.ts';
import { hasRoom, isMark, markInput, MOST_BOXES, MOST_STROKES, type Mark } from './marks.ts';

const square: Mark = {
  kind: 'loop',
  points: [
    { x: 100, y: 100 },
    { x: 220, y: 100 },
    { x: 220, y: 220 },
    { x: 100, y: 220 },
  ],
};

/** Whether a stroke covers a point of the page. */
function covered(strokes: NonNullable<ReturnType<typeof markInput>['strokes']>, x: number, y: number): boolean {
  return strokes.some(
    ({ points: [from, to], size }) =>
      from && to && Math.hypot(Math.max(from[0] - x, 0, x - to[0]), from[1] - y) <= size / 2,
  );
}

describe('marks', () => {
  it('become strokes and boxes that the tool accepts', () => {
    const input = markInput([
      {
        kind: 'brush',
        size: 20,
        points: [
          { x: 10.04, y: 20 },
          { x: 30, y: 20 },
        ],
      },
      { kind: 'box', from: { x: 90, y: 80 }, to: { x: 50, y: 60 } },
      square,
    ]);
    expect(input.strokes?.[0]).toEqual({
      size: 20,
      points: [
        [10, 20],
        [30, 20],
      ],
    });
    expect(input.boxes).toEqual([{ x: 50, y: 60, width: 40, height: 20 }]);
    expect(magicErase.input.safeParse({ layer: 'photo', ...input }).success).toBe(true);
  });

  it('of a loop cover its inside and little beside it', () => {
    const { strokes = [] } = markInput([square]);
    for (let y = 104; y <= 216; y += 7)
      for (let x = 104; x <= 216; x += 7) expect(covered(strokes, x, y), `${x}, ${y}`).toBe(true);
    for (const [x, y] of [
      [94, 160],
      [226, 160],
      [160, 94],
      [160, 226],
    ] as const)
      expect(covered(strokes, x, y), `${x}, ${y}`).toBe(false);
  });

  it('of a loop with a bay leave the bay alone', () => {
    const bay: Mark = {
      kind: 'loop',
      points: [
        { x: 0, y: 0 },
        { x: 300, y: 0 },
        { x: 300, y: 200 },
        { x: 200, y: 200 },
        { x: 200, y: 80 },
        { x: 100, y: 80 },
        { x: 100, y: 200 },
        { x: 0, y: 200 },
      ],
    };
    const { strokes = [] } = markInput([bay]);
    expect(covered(strokes, 150, 160)).toBe(false);
    expect([covered(strokes, 50, 160), covered(strokes, 250, 160), covered(strokes, 150, 40)]).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('of a long brush are parted where the tool takes no more points, without a gap', () => {
    const { strokes = [] } = markInput([
      { kind: 'brush', size: 5, points: Array.from({ length: 4500 }, (_, x) => ({ x, y: 0 })) },
    ]);
    expect(strokes.map(({ points }) => points.length)).toEqual([2000, 2000, 502]);
    expect(strokes[1]?.points[0]).toEqual(strokes[0]?.points.at(-1));
  });

  it('are not slips of the hand, and not more than the tool takes', () => {
    expect(isMark({ kind: 'box', from: { x: 0, y: 0 }, to: { x: 2, y: 90 } }, 4)).toBe(false);
    expect(
      isMark(
        {
          kind: 'loop',
          points: [
            { x: 0, y: 0 },
            { x: 9, y: 9 },
          ],
        },
        4,
      ),
    ).toBe(false);
    expect(isMark({ kind: 'brush', size: 9, points: [{ x: 0, y: 0 }] }, 4)).toBe(true);
    const marks: Mark[] = [];
    while (hasRoom(marks)) marks.push(square);
    expect(markInput(marks).strokes?.length).toBeLessThanOrEqual(MOST_STROKES);
    const boxes = Array.from({ length: MOST_BOXES }, (): Mark => ({
      kind: 'box',
      from: { x: 0, y: 0 },
      to: { x: 9, y: 9 },
    }));
    expect(hasRoom(boxes)).toBe(false);
  });
});
