/** What must hold for the hints about every page of every document, and for every fix of them. */
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { arbitraryDocument } from '../document/document.arbitraries.ts';
import { measureRoughly } from '../document/text.arbitraries.ts';
import type { DesignDocument } from '../document/document.ts';
import { invariantFindings } from '../document/invariants.ts';
import { parseDocument } from '../document/parse.ts';
import { sameJson } from '../document/same-json.ts';
import { topOrder } from '../document/tree.ts';
import { withLines } from '../layout/text-lines.ts';
import { applyOperations } from '../operations/apply.ts';
import { fixFor, isFixable, type FixPorts } from './fix-hint.ts';
import { hintKey } from './hint.ts';
import { hintPage } from './hint-page.ts';
import { dot, DOTS, picture, text, type Made } from './lint.samples.ts';

const options = process.env.BLEND_LONG ? { numRuns: 2_000 } : { numRuns: 60, seed: 11 };
vi.setConfig({ testTimeout: process.env.BLEND_LONG ? 1_200_000 : 60_000 });

/** The background if it is one color, else paper; some pictures are unknown. */
const ports: FixPorts = {
  measure: measureRoughly,
  samplePixels: (document, page) => {
    const background = document.pages[page]?.background;
    return Promise.resolve({
      color: background?.type === 'solid' ? background.color.slice(0, 7) : '#ffffff',
      spread: 0,
    });
  },
  pictureSize: (asset) => Promise.resolve(asset.endsWith('7') ? null : { width: 1200, height: 900 }),
};

const place = fc.record({ x: fc.integer({ min: -60, max: 1000 }), y: fc.integer({ min: -60, max: 1000 }) });
/** Layers that are almost aligned, in many colors and fonts: what random ones never are. */
const careless: fc.Arbitrary<Made[]> = fc.array(
  fc
    .tuple(fc.constantFrom('dot', 'text', 'picture'), place, fc.nat(5), fc.boolean())
    .map(([kind, at, pick, locked]): Made => {
      const near = {
        x: Math.round(at.x / 90) * 90 + (pick % 3) * 2,
        y: Math.round(at.y / 90) * 90 + (pick % 2) * 3,
        locked,
      };
      if (kind === 'dot') return dot(DOTS[pick] ?? '#000000', pick, { ...near, width: 80, height: 80 });
      if (kind === 'picture') return picture({ ...near, width: 80 + pick * 3, height: 60 });
      return text('Some words', {
        ...near,
        width: 300,
        fontSize: 12 + pick * 9,
        fontFamily: ['Inter', 'Anton', 'Caveat', 'Lora', 'Syne', 'DM Sans'][pick] ?? 'Inter',
        fill: { type: 'solid', color: DOTS[pick] ?? '#000000' },
      });
    }),
  { maxLength: 9 },
);

const design: fc.Arbitrary<DesignDocument> = fc.tuple(arbitraryDocument, careless).map(([document, layers]) => {
  const [page = ''] = Object.keys(document.pages);
  return layers.reduce((before, make, at) => {
    const layer = make({ id: `c${at}`, parent: page, order: topOrder(before, page) });
    return applyOperations(before, [
      { type: 'layer.add', layer: layer.type === 'text' ? withLines(layer, measureRoughly) : layer },
    ]).document;
  }, document);
});

test('hints of any page are found without a fault, always the same, about layers that are there', async () => {
  await fc.assert(
    fc.asyncProperty(design, async (document) => {
      const copy = structuredClone(document);
      for (const page of Object.keys(document.pages)) {
        const hints = await hintPage(document, page, ports);
        expect(await hintPage(copy, page, ports)).toEqual(hints);
        expect(sameJson(document, copy)).toBe(true);
        expect(new Set(hints.map(hintKey)).size).toBe(hints.length);
        for (const { layers, words } of hints) {
          expect(layers.length).toBeGreaterThan(0);
          expect(layers.filter((id) => !Object.hasOwn(document.layers, id))).toEqual([]);
          expect(words).not.toMatch(/[{}]|NaN|undefined|Infinity/);
        }
      }
    }),
    options,
  );
});

test('a fix leaves a sound document without its hint, and one undo brings the very same document back', async () => {
  let fixes = 0;
  await fc.assert(
    fc.asyncProperty(design, async (document) => {
      for (const page of Object.keys(document.pages)) {
        for (const hint of await hintPage(document, page, ports)) {
          const operations = await fixFor(hint, document, page, ports);
          if (operations.length === 0) continue;
          fixes += 1;
          expect(isFixable(hint)).toBe(true);
          const { document: after, inverse } = applyOperations(document, operations);
          expect(invariantFindings(after)).toEqual([]);
          expect(parseDocument(structuredClone(after))).toEqual(after);
          expect((await hintPage(after, page, ports)).map(hintKey)).not.toContain(hintKey(hint));
          for (const [id, layer] of Object.entries(after.layers))
            if (layer.locked) expect(layer).toEqual(document.layers[id]);
          expect(sameJson(applyOperations(after, inverse).document, document)).toBe(true);
        }
      }
    }),
    options,
  );
  // A test without fixes would prove nothing.
  expect(fixes).toBeGreaterThan(20);
});
