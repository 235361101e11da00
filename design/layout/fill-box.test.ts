/** Letters that fill their box: as large as possible, never cut, and stable when laid out again. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createTextLayer } from '../document/create.ts';
import { arbitraryText, measureRoughly } from '../document/text.arbitraries.ts';
import type { TextLayer } from '../document/layers.ts';
import { layoutText, withLines } from './text-lines.ts';

const boxed = (given: Partial<TextLayer>) =>
  withLines(
    createTextLayer({
      id: 't',
      parent: 'p',
      order: 'a0',
      text: 'Letters fill the box',
      width: 400,
      height: 200,
      fontSize: 20,
      autoSize: 'letters',
      ...given,
    }),
    measureRoughly,
  );

describe('letters that fill a box', () => {
  test('are as large as fits', () => {
    const layer = boxed({});
    expect(layer).toMatchObject({ width: 400, height: 200 });
    expect(layoutText(layer, measureRoughly).height).toBeLessThanOrEqual(200.02);
    const larger = layoutText({ ...layer, fontSize: layer.fontSize + 0.5 }, measureRoughly);
    const cut = larger.lines.some(({ end }, index) => larger.lines[index + 1]?.start === end);
    expect(larger.height > 200 || cut).toBe(true);
  });

  test('shrink and grow with the box and with the words', () => {
    const layer = boxed({});
    expect(boxed({ height: 400, width: 800 }).fontSize).toBeGreaterThan(layer.fontSize);
    expect(
      boxed({ text: 'Letters fill the box, and there are many more of them now than before' }).fontSize,
    ).toBeLessThan(layer.fontSize);
  });

  test('do not depend on the size that they had', () => {
    for (const fontSize of [4, 33.3, 500]) expect(boxed({ fontSize }).fontSize).toBe(boxed({}).fontSize);
  });

  test('keep words whole', () => {
    const layer = boxed({ text: 'internationalisation', width: 120, height: 900 });
    expect(layer.lines).toHaveLength(1);
  });

  test('keep the proportions of their runs', () => {
    const layer = boxed({ runs: [{ start: 0, end: 7, style: { fontSize: 40 } }] });
    expect((layer.runs[0]?.style.fontSize ?? 0) / layer.fontSize).toBeCloseTo(2, 1);
  });

  test('stay as they are when they are laid out again', () => {
    fc.assert(
      fc.property(
        arbitraryText,
        fc.integer({ min: 20, max: 600 }),
        fc.integer({ min: 20, max: 600 }),
        fc.option(fc.integer({ min: 5, max: 90 })),
        (text, width, height, size) => {
          const runs =
            size !== null && text.length > 1 && /^[a-z]{2}/.test(text)
              ? [{ start: 0, end: 1, style: { fontSize: size } }]
              : [];
          const layer = boxed({ text, width, height, runs });
          expect(withLines(layer, measureRoughly)).toEqual(layer);
        },
      ),
      { numRuns: 150, seed: 3 },
    );
  });
});
