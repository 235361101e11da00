/** The outlines of these compositions are valid path data for documents, on pages of any shape. */
import { describe, expect, it } from 'vitest';
import { LIMITS } from '#design/document/limits.ts';
import { parsePath } from '#design/document/outline-path.ts';
import type { Outline } from '#design/templates/outlines.ts';
import {
  airmail,
  divider,
  fan,
  flap,
  garlandFlags,
  garlandString,
  pocket,
  postmark,
  stamp,
  strewn,
  type Season,
} from './celebration-outlines.ts';
import {
  arcs,
  beam,
  bricks,
  bulbs,
  cloud,
  cutCorners,
  greeking,
  horn,
  lattice,
  strings,
  tick,
  warning,
} from './news-outlines.ts';
import {
  balloon,
  checks,
  curvedArrow,
  exclamation,
  longArrow,
  lookingGlass,
  message,
  person,
  pointer,
  question,
  stars,
  windowButtons,
} from './word-outlines.ts';
import { barcode, holes, liftedNote, roundTop, ruled, tabbed, ticket, torn } from './paper-outlines.ts';

const SIZES = [
  [1080, 1080],
  [1080, 1920],
  [1640, 624],
  [2480, 3508],
] as const;
const SEASONS: readonly Season[] = ['snow', 'leaf', 'heart', 'petal', 'confetti', 'star'];

const OUTLINES: [string, Outline][] = [
  ...SIZES.flatMap(([width, height]): [string, Outline][] => {
    // Hundredths of the shorter side are about what compositions use as lengths.
    const unit = Math.min(width, height) / 100;
    return [
      ['balloon', balloon(width, height, 7 * unit, 0.3, width * 0.4, height)],
      ['message', message(width, height, 5 * unit, 'right', 2 * unit)],
      ['torn paper', torn(width, height, 3 * unit, ['top', 'bottom'], 3)],
      ['rules', ruled(width, height, 10 * unit, 4 * unit, unit * 0.2)],
      ['lifted note', liftedNote(width, height, 9 * unit, true)],
      ['tabbed card', tabbed(width, height, 7 * unit, 10 * unit, 30 * unit, 2 * unit)],
      ['ticket across', ticket(width, height, 'across', 0.7, 3 * unit, 3 * unit, true)],
      ['ticket down', ticket(width, height, 'down', 0.6, 3 * unit, 3 * unit, false)],
      ['round top', roundTop(width, height, 4 * unit)],
      ['long arrow', longArrow(width, 8 * unit, 0.12)],
      ['pocket', pocket(width, height, height * 0.4)],
      ['flap', flap(width, height)],
      ['stamp', stamp(width, height, 9)],
      ['small print', greeking(width, height, 3, 2.5 * unit)],
      ['bricks', bricks(width, height, 5 * unit)],
      ['cut corners', cutCorners(width, height, 5 * unit)],
      ['strings', strings(width, height, unit)],
      ['warning stripes', warning(width * 1.6, 8 * unit)],
      ['lamps', bulbs(width * 0.9, height * 0.9, 5 * unit)],
      ['lattice', lattice(width, 5 * unit, unit)],
      ['beam', beam(width, height, 0.2, 0.8, -52, 40, false)],
      ...SEASONS.map((season): [string, Outline] => [
        `strewn ${season}`,
        strewn(season, width, height, 2, 26, { top: 0.3, bottom: 0.8 }),
      ]),
    ];
  }),
  ['question', question()],
  ['exclamation', exclamation()],
  ['stars', stars(5)],
  ['person', person()],
  ['holes', holes(14, 'down')],
  ['looking glass', lookingGlass()],
  ['curved arrow', curvedArrow(true)],
  ['checks', checks(14, 25)],
  ['barcode', barcode('down')],
  ['window buttons', windowButtons()],
  ['pointer', pointer()],
  ['garland', garlandString(0.12, 0, 0.004)],
  ['flags', garlandFlags(0.12, 0, 18, 1, 4, true)],
  ['fan', fan(7)],
  ['divider', divider()],
  ['postmark', postmark()],
  ['airmail', airmail(40, 1)],
  ['cloud', cloud()],
  ['tick', tick()],
  ['arcs', arcs(0.6, 1)],
  ['horn', horn(true)],
];

describe('an outline', () => {
  it.each(OUTLINES)(
    '%s is closed path data within the limits, about as large as its view box',
    (_name, { path, viewWidth, viewHeight }) => {
      const commands = parsePath(path);
      expect(path.length).toBeLessThan(LIMITS.outlinePath);
      expect(commands?.[0]?.type).toBe('M');
      expect(commands?.at(-1)?.type).toBe('Z');
      expect(Math.min(viewWidth, viewHeight)).toBeGreaterThanOrEqual(1);
      const points = (commands ?? []).flatMap((command) => (command.type === 'Z' ? [] : [command]));
      // Tails, tips and scattered shapes may extend slightly beyond the box.
      const slack = Math.max(viewWidth, viewHeight) * 0.08;
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
