/** Outlines are valid path data for documents. */
import { describe, expect, it } from 'vitest';
import { parsePath } from '../document/outline-path.ts';
import { LIMITS } from '../document/limits.ts';
import {
  arch,
  blob,
  bulging,
  dots,
  glint,
  growingRules,
  quarter,
  quoteMark,
  rays,
  ribbon,
  scallop,
  slanted,
  stripes,
  swoosh,
  tag,
  wave,
  zigzag,
  type Outline,
} from './outlines.ts';

const SIZES = [
  [100, 100],
  [1080, 300],
  [300, 1080],
  [4000, 100],
] as const;
const SIDES = ['left', 'right', 'top', 'bottom'] as const;

const OUTLINES: [string, Outline][] = [
  ...SIZES.flatMap(([width, height]): [string, Outline][] => [
    ['arch', arch(width, height)],
    ['wave', wave(width, height, 3, 0.2)],
    ['rays', rays(width, height, 16, 0.3, 0.8)],
    ['tag', tag(width, height)],
    ['ribbon', ribbon(width, height)],
    ['zigzag', zigzag(width, height, 14)],
    ...SIDES.flatMap((side): [string, Outline][] => [
      ['slanted', slanted(width, height, 0.2, side)],
      ['bulging', bulging(width, height, 0.1, side)],
    ]),
  ]),
  ...[0, 1, 2, 3].map((which): [string, Outline] => ['blob', blob(which)]),
  ['scallop', scallop(14)],
  ['dots', dots(6, 6)],
  ['stripes', stripes(30)],
  ['glint', glint()],
  ['quarter', quarter()],
  ['swoosh', swoosh()],
  ['quotes', quoteMark()],
  ['growing rules', growingRules(900, 400, 7, 2)],
];

describe('an outline', () => {
  it.each(OUTLINES)(
    '%s is path data that a document takes, closed and about as large as its view box',
    (_name, { path, viewWidth, viewHeight }) => {
      const commands = parsePath(path);
      expect(path.length).toBeLessThan(LIMITS.outlinePath);
      expect(commands?.[0]?.type).toBe('M');
      expect(commands?.at(-1)?.type).toBe('Z');
      const points = (commands ?? []).flatMap((command) =>
        command.type === 'Z' ? [] : [{ x: command.x, y: command.y }],
      );
      const slack = Math.max(viewWidth, viewHeight) * 0.06;
      for (const { x, y } of points) {
        expect(x).toBeGreaterThanOrEqual(-slack);
        expect(y).toBeGreaterThanOrEqual(-slack);
        expect(x).toBeLessThanOrEqual(viewWidth + slack);
        expect(y).toBeLessThanOrEqual(viewHeight + slack);
      }
      expect(Math.max(...points.map(({ x }) => x)) - Math.min(...points.map(({ x }) => x))).toBeGreaterThan(
        viewWidth * 0.5,
      );
    },
  );
});
