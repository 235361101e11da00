/**
 * Strokes follow the pointer with less jitter, are thin where it is quick, and keep few points without leaving the
 * path.
 */
import { describe, expect, it } from 'vitest';
import { recordStroke, thinned, type PointerSample } from './stroke-points.ts';

const line = (count: number, step: number, pressure: number | null = null): PointerSample[] =>
  Array.from({ length: count }, (_, index) => ({
    x: 100 + index * step,
    y: 200 + (index % 2),
    pressure,
    time: index * 8,
  }));

function recorded(samples: readonly PointerSample[], pixel = 1, end = true) {
  const recorder = recordStroke(pixel);
  for (const sample of samples) recorder.add(sample);
  return recorder.points(end);
}

const middle = (points: readonly { pressure: number }[]) => points[Math.floor(points.length / 2)]?.pressure ?? NaN;

describe('a stroke', () => {
  it('begins where the pointer was pressed and ends where it was let go', () => {
    const samples = line(40, 5);
    const points = recorded(samples);
    expect(points[0]).toMatchObject({ x: 100, y: 200 });
    expect(points.at(-1)).toMatchObject({ x: samples.at(-1)?.x, y: samples.at(-1)?.y });
  });

  it('shakes less than the hand', () => {
    const points = recorded(line(60, 4)).slice(5, -2);
    const shake = Math.max(...points.map(({ y }) => y)) - Math.min(...points.map(({ y }) => y));
    expect(shake).toBeLessThan(0.75);
  });

  it('is thinner where the hand is quick, and tapers at both ends', () => {
    const [slow, quick] = [recorded(line(60, 2)), recorded(line(60, 30))];
    expect(middle(slow)).toBeGreaterThan(middle(quick) * 2);
    expect(slow[0]?.pressure).toBeLessThan(middle(slow) / 2);
    expect(slow.at(-1)?.pressure).toBeLessThan(middle(slow) / 2);
  });

  it('takes a pen at its word, ends included', () => {
    const points = recorded(line(60, 4, 0.8));
    expect(middle(points)).toBeCloseTo(0.8, 2);
    expect(points.at(-1)?.pressure).toBeCloseTo(0.8, 2);
  });

  it('is a single point when the pointer does not move', () => {
    expect(recorded([{ x: 5, y: 6, pressure: null, time: 0 }])).toHaveLength(1);
  });

  it('needs as many points on a small zoom as the eye can tell apart', () => {
    expect(recorded(line(100, 1), 4).length).toBeLessThan(recorded(line(100, 1), 1).length);
  });

  it('keeps corners and changes of pressure when it is thinned, and little else', () => {
    const points = Array.from({ length: 101 }, (_, index) => ({
      x: index,
      y: index <= 50 ? 0 : index - 50,
      pressure: 0.5,
    }));
    expect(thinned(points, 0.3, 0)).toEqual([points[0], points[50], points[100]]);
    const swelling = points.map((point, index) => ({ ...point, y: 0, pressure: index === 30 ? 1 : 0.5 }));
    expect(thinned(swelling, 0.3, 10)).toContainEqual(swelling[30]);
    expect(thinned(swelling, 0.3, 0)).toHaveLength(2);
  });
});
