/**
 * Brand kits on any design: never throws, always valid, one undo restores everything; plain texts on plain backgrounds
 * stay legible; a second application changes no color.
 */
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { arbitraryDocument } from '#design/document/document.arbitraries.ts';
import { createShapeLayer, createTextLayer } from '#design/document/create.ts';
import { contrast } from '#design/layout/contrast.ts';
import { withLines } from '#design/layout/text-lines.ts';
import { MemoryDesign, roughMeasure } from '#tests/fakes/memory-design.ts';
import { applyBrandKit } from './apply-brand-kit.ts';

const runs = process.env.BLEND_LONG ? 4_000 : 80;
vi.setConfig({ testTimeout: process.env.BLEND_LONG ? 1_200_000 : 180_000 });

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const colors = fc.uniqueArray(hex, { minLength: 1, maxLength: 6 });
const fonts = fc.record({
  heading: fc.constantFrom('Fraunces', 'Unbounded', null),
  body: fc.constantFrom('DM Sans', 'Caveat', null),
});

function dressed(
  design: MemoryDesign,
  brand: string[],
  families: { heading: string | null; body: string | null },
): void {
  const logo = design.addPicture('mark.png', 400, 150);
  design.brandKit = {
    name: 'Any',
    logos: [{ asset: logo.id, name: 'mark.png' }],
    colors: brand,
    fonts: families,
    country: null,
    contacts: [
      { type: 'website', value: 'any.example' },
      { type: 'mobile', value: '+44 7700 900123' },
    ],
  };
}

describe('apply_brand_kit', () => {
  test('works on every design and is taken back by one undo', async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryDocument, colors, fonts, async (document, brand, families) => {
        const design = new MemoryDesign();
        design.document = document;
        dressed(design, brand, families);
        const outcome = await design.call(applyBrandKit, { what: ['colors', 'fonts', 'logo', 'contacts'] });
        expect(outcome).toMatchObject({ ok: true });
        design.undo();
        expect(design.document).toEqual(document);
      }),
      { numRuns: runs, seed: 7 },
    );
  });

  test('keeps texts legible on plain backgrounds and panels, whatever the colors, and is stable', async () => {
    await fc.assert(
      fc.asyncProperty(hex, hex, hex, hex, colors, async (backgroundColor, panel, ink, onPanel, brand) => {
        const design = new MemoryDesign();
        const { page } = design;
        const solid = (color: string) => ({ type: 'solid' as const, color });
        const text = (id: string, y: number, color: string, order: string) =>
          withLines(
            createTextLayer({
              id,
              parent: page,
              order,
              text: 'Words to read',
              fontSize: 30,
              x: 120,
              y,
              width: 400,
              fill: solid(color),
            }),
            roughMeasure,
          );
        design.edit(
          { type: 'page.update', id: page, patch: { background: solid(backgroundColor) } },
          {
            type: 'layer.add',
            layer: createShapeLayer({
              id: 'panel',
              parent: page,
              order: 'a1',
              x: 100,
              y: 600,
              width: 500,
              height: 200,
              fill: solid(panel),
            }),
          },
          { type: 'layer.add', layer: text('free', 100, ink, 'a2') },
          { type: 'layer.add', layer: text('held', 680, onPanel, 'a3') },
        );
        dressed(design, brand, { heading: null, body: null });
        await design.call(applyBrandKit, { what: ['colors'] });
        const colorOf = (id: string) => {
          const layer = design.document.layers[id];
          const fill = layer?.type === 'text' || layer?.type === 'shape' ? layer.fill : null;
          return fill?.type === 'solid' ? fill.color : '';
        };
        const background = design.document.pages[page]?.background;
        // Black or white reach 4.5 on every background except for a few middling greys.
        expect(contrast(colorOf('free'), background?.type === 'solid' ? background.color : '')).toBeGreaterThan(4.2);
        expect(contrast(colorOf('held'), colorOf('panel'))).toBeGreaterThan(4.2);
        const once = design.document;
        await design.call(applyBrandKit, { what: ['colors'] });
        expect(design.document).toEqual(once);
      }),
      { numRuns: runs * 2, seed: 8 },
    );
  });
});
