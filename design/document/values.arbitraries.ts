/** For tests only: random values for layers: numbers, colors, paints, shadows, strokes, orders. */
import fc from 'fast-check';
import { generateKeyBetween } from 'fractional-indexing';
import { type Background, type Paint, patternNameSchema, type Shadow, type Stroke } from './values.ts';

export const hundredths = (min: number, max: number) =>
  fc.integer({ min: Math.ceil(min * 100), max: Math.floor(max * 100) }).map((n) => n / 100);
export const fraction = hundredths(0, 1);
export const color = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);
export const asset = fc.integer({ min: 0, max: 0xffff }).map((n) => n.toString(16).padStart(64, '0'));
export const point = fc.tuple(hundredths(0, 1), hundredths(0, 1));

/** An order key as repeated editing produces it: each between two earlier keys. */
export const order = fc.array(fc.boolean(), { maxLength: 6 }).map((ups) => {
  let [low, high]: [string | null, string | null] = [null, null];
  let key = generateKeyBetween(low, high);
  for (const up of ups) {
    if (up) low = key;
    else high = key;
    key = generateKeyBetween(low, high);
  }
  return key;
});

export const arbitraryPaint: fc.Arbitrary<Paint> = fc.oneof(
  color.map((value): Paint => ({ type: 'solid', color: value })),
  fc.record({
    type: fc.constant('linear' as const),
    angle: hundredths(-360, 360),
    stops: fc.array(fc.record({ at: fraction, color }), { minLength: 2, maxLength: 4 }),
  }),
  fc.record({
    type: fc.constant('radial' as const),
    centerX: fraction,
    centerY: fraction,
    radius: hundredths(0.01, 2),
    stops: fc.array(fc.record({ at: fraction, color }), { minLength: 2, maxLength: 4 }),
  }),
);

export const arbitraryBackground: fc.Arbitrary<Background> = fc.oneof(
  fc.constant<Background>({ type: 'none' }),
  arbitraryPaint,
  fc.record({
    type: fc.constant('image' as const),
    asset,
    fit: fc.constantFrom('cover' as const, 'contain' as const, 'stretch' as const, 'tile' as const),
    scale: hundredths(0.01, 20),
    opacity: fraction,
    blur: hundredths(0, 200),
  }),
  fc.record({
    type: fc.constant('image' as const),
    asset,
    fit: fc.constant('cover' as const),
    scale: fc.constant(1),
    opacity: fraction,
    blur: fc.constant(0),
    focus: fc.record({ x: fraction, y: fraction }),
  }),
  fc.record({
    type: fc.constant('pattern' as const),
    pattern: fc.constantFrom(...patternNameSchema.options),
    color,
    ground: color,
    scale: hundredths(0.25, 10),
    angle: hundredths(-360, 360),
    seed: fc.integer({ min: 0, max: 9999 }),
  }),
);

export const shadow: fc.Arbitrary<Shadow | null> = fc.option(
  fc.record({ color, x: hundredths(-50, 50), y: hundredths(-50, 50), blur: hundredths(0, 90) }),
);
export const stroke: fc.Arbitrary<Stroke | null> = fc.option(
  fc.record({ color, width: hundredths(0, 50), dash: fc.array(hundredths(0, 9), { maxLength: 3 }) }),
);
export const contactShadow = fc.option(
  fc.record({ color, opacity: fraction, softness: fraction, spread: hundredths(0.2, 3), angle: hundredths(-75, 75) }),
);
export const reflection = fc.option(fc.record({ opacity: fraction, gap: hundredths(-20, 20), size: fraction }));
