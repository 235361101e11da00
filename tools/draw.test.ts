/** Freehand strokes: through every given point, together in one layer. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { DrawingLayer } from '#design/document/layers.ts';
import { strokesOf } from '#design/document/drawing-geometry.ts';
import { MemoryDesign } from '#tests/fakes/memory-design.ts';
import { draw } from './draw.ts';

let design: MemoryDesign;
beforeEach(() => {
  design = new MemoryDesign();
});

async function called(input: Record<string, unknown>): Promise<{ id: string; box: number[]; strokes: number }> {
  const outcome = await design.call(draw, input);
  if (!outcome.ok) throw new Error(outcome.error);
  return outcome.output as never;
}
const drawing = (id: string) => design.document.layers[id] as DrawingLayer;

describe('draw', () => {
  it('goes through the points without corners, within what its width needs', async () => {
    const points = [
      [100, 300],
      [300, 100],
      [500, 300],
      [300, 500],
    ];
    const made = await called({ strokes: [points], width: 10 });
    const [stroke] = strokesOf(drawing(made.id));
    for (const [x, y] of points)
      expect(
        Math.min(...(stroke?.points ?? []).map(([px, py]) => Math.hypot(px - (x ?? 0), py - (y ?? 0)))),
      ).toBeLessThan(0.1);
    expect(stroke?.points.length).toBeGreaterThan(20);
    expect(stroke).toMatchObject({ brush: 'pen', color: '#17150f', width: 10, opacity: 1 });
    expect(made.strokes).toBe(1);
  });

  it('leaves lines of two points straight, and highlighters see-through', async () => {
    const made = await called({
      strokes: [
        [
          [100, 100],
          [400, 100],
        ],
      ],
      brush: 'highlighter',
    });
    expect(drawing(made.id).paths[0]).toMatchObject({ brush: 'highlighter', opacity: 0.45, width: 42 });
    expect(drawing(made.id).paths[0]?.points).toHaveLength(2);
  });

  it('continues with a drawing, takes strokes away, and the last one takes the layer along', async () => {
    const made = await called({
      strokes: [
        [
          [100, 100],
          [200, 200],
        ],
        [
          [300, 100],
          [400, 200],
        ],
      ],
    });
    expect(
      (
        await called({
          layer: made.id,
          strokes: [
            [
              [700, 700],
              [800, 800],
            ],
          ],
        })
      ).strokes,
    ).toBe(3);
    const left = await called({ layer: made.id, erase: [1, 2] });
    expect(left).toMatchObject({ strokes: 1 });
    expect(left.box[0]).toBeGreaterThan(690);
    expect(await design.call(draw, { layer: made.id, erase: [2] })).toMatchObject({
      ok: false,
      error: expect.stringContaining('no stroke 2'),
    });
    await called({ layer: made.id, erase: [1] });
    expect(design.document.layers[made.id]).toBeUndefined();
  });
});
