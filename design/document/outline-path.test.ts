/** Path data that is accepted, and that is not. */
import { describe, expect, it } from 'vitest';
import { parsePath } from './outline-path.ts';
import { outlinePathSchema } from './layers/layer-fields.ts';

describe('parsePath', () => {
  it('reads absolute commands', () => {
    expect(parsePath('M0 0L10,5C1 2 3 4 5 6Q-1 -2.5 7 8Z')).toEqual([
      { type: 'M', x: 0, y: 0 },
      { type: 'L', x: 10, y: 5 },
      { type: 'C', x1: 1, y1: 2, x2: 3, y2: 4, x: 5, y: 6 },
      { type: 'Q', x1: -1, y1: -2.5, x: 7, y: 8 },
      { type: 'Z' },
    ]);
  });

  it.each([
    '',
    'L1 2',
    'M1',
    'M1 2 3',
    'm1 2',
    'M0 0A5 5 0 0 1 9 9',
    'M0 0H5',
    'M1e9 0',
    'M0 0L200000 0',
    'M0 0<script>',
    'M0 0Z5',
    'M1. 2',
    'M.5 2',
    'M--1 2',
    'M1 2M',
    'M1 2 !',
    ' M1 2',
    `M${'1'.repeat(40)}!`,
    `M${'1'.repeat(19_000)}!`,
  ])('refuses %j', (path) => {
    expect(parsePath(path)).toBeNull();
    expect(outlinePathSchema.safeParse(path).success).toBe(false);
  });

  it('takes numbers that a sign, a comma or spaces set apart', () => {
    expect(parsePath('M 1-2 , L 3,  4')).toEqual([
      { type: 'M', x: 1, y: -2 },
      { type: 'L', x: 3, y: 4 },
    ]);
  });

  it('refuses more than the limit, at once', () => {
    expect(outlinePathSchema.safeParse(`M0 0${'L1 1'.repeat(10_000)}`).success).toBe(false);
  });
});
