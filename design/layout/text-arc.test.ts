/** Text on a circle: the angle it spans, the box around it, conversion of positions in both directions. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createTextLayer } from '../document/create.ts';
import { measureRoughly } from '../document/text.arbitraries.ts';
import { scaleLayer } from '../document/geometry.ts';
import type { TextLayer } from '../document/layers.ts';
import { arcAngle, arcPlace, arcPoint, textArc } from './text-arc.ts';
import { lineHeights, withLines } from './text-lines.ts';

const curved = (curve: number, given: Partial<TextLayer> = {}) =>
  withLines(
    createTextLayer({
      id: 't',
      parent: 'p',
      order: 'a0',
      text: 'Fresh every morning',
      fontSize: 40,
      width: 100,
      align: 'center',
      curve,
      ...given,
    }),
    measureRoughly,
  );
const arcOf = (layer: TextLayer) => textArc(layer, lineHeights(layer, layer.lines))!;

describe('a curved text', () => {
  test('is not broken by its box, only by hand', () => {
    expect(curved(90).lines).toHaveLength(1);
    expect(curved(90, { text: 'Fresh\nevery morning' }).lines).toHaveLength(2);
  });

  test('spans the degrees that it is told', () => {
    for (const degrees of [30, 90, 180, 270]) {
      for (const sign of [1, -1]) {
        const layer = curved(degrees * sign);
        const arc = arcOf(layer).rows[0]!;
        const [line] = layer.lines;
        const spanned = ((arcAngle(arc, line!.width / 2) - arcAngle(arc, -line!.width / 2)) * 180) / Math.PI;
        // Slightly less, for the seam of a full circle.
        expect(spanned * sign).toBeGreaterThan(degrees * 0.93);
        expect(spanned * sign).toBeLessThanOrEqual(degrees);
      }
    }
  });

  test('leaves room between its ends on a full circle', () => {
    const layer = curved(360);
    const arc = arcOf(layer).rows[0]!;
    expect(2 * Math.PI * arc.spacing).toBeGreaterThan(layer.lines[0]!.width + 8);
    expect(Math.abs(layer.width - layer.height)).toBeLessThan(layer.width * 0.02);
  });

  test('is as wide as straight text where it hardly bends, and narrower and higher the more it does', () => {
    const [flat, some, much] = [curved(0.5), curved(160), curved(240)];
    expect(flat.width).toBeCloseTo(flat.lines[0]!.width, -1);
    expect(some.width).toBeLessThan(flat.width);
    expect(much.width).toBeLessThan(some.width);
    expect(much.height).toBeGreaterThan(some.height);
    expect(some.height).toBeGreaterThan(flat.height);
  });

  test('is on one centre with all its lines, the lower ones nearer to it where it arches up', () => {
    const rows = arcOf(curved(120, { text: 'one line\nanother line' })).rows;
    expect(rows[0]!.y).toBe(rows[1]!.y);
    expect(rows[0]!.radius).toBeGreaterThan(rows[1]!.radius);
    const hanging = arcOf(curved(-120, { text: 'one line\nanother line' })).rows;
    expect(hanging[0]!.radius).toBeLessThan(hanging[1]!.radius);
  });

  test('keeps its lines apart from the centre however many there are', () => {
    for (const curve of [360, -360]) {
      for (const { radius } of arcOf(curved(curve, { text: 'a\nb\nc\nd\ne\nf' })).rows)
        expect(radius).toBeGreaterThan(0);
    }
  });

  test('begins its lines together when they are aligned to a side', () => {
    const layer = curved(140, { text: 'short\na longer line', align: 'left' });
    const [first, second] = arcOf(layer).rows.map((arc, index) => arcAngle(arc, -layer.lines[index]!.width / 2));
    expect(first).toBeCloseTo(second!, 6);
  });

  test('has all letters in its box', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -360, max: 360 }).filter((curve) => curve !== 0),
        fc.constantFrom('a', 'Two\nlines', 'A longer headline\nand more\nof it'),
        (curve, text) => {
          const layer = curved(curve, { text });
          arcOf(layer).rows.forEach((arc, index) => {
            const { width } = layer.lines[index]!;
            for (let share = 0; share <= 1; share += 0.1) {
              const point = arcPoint(arc, (share - 0.5) * width, -20);
              expect(Math.abs(point.x)).toBeLessThanOrEqual(layer.width / 2 + 0.02);
              expect(Math.abs(point.y)).toBeLessThanOrEqual(layer.height / 2 + 0.02);
            }
          });
        },
      ),
      { numRuns: 200, seed: 3 },
    );
  });

  test('finds places back from points', () => {
    for (const curve of [25, 180, 340, -25, -180, -340]) {
      const arc = arcOf(curved(curve)).rows[0]!;
      for (const u of [-150, -20, 0, 80, 160]) {
        for (const v of [-30, 0, 12]) {
          const { x, y } = arcPoint(arc, u, v);
          const place = arcPlace(arc, x, y);
          expect(place.u).toBeCloseTo(u, 6);
          expect(place.v).toBeCloseTo(v, 6);
        }
      }
    }
  });

  test('grows as a whole', () => {
    const layer = curved(200, { text: 'Two\nlines of it' });
    const grown = scaleLayer(layer, 1.5);
    const anew = withLines(grown, measureRoughly);
    expect(anew.width).toBeCloseTo(grown.width, 1);
    expect(anew.height).toBeCloseTo(grown.height, 1);
  });
});
