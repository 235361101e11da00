/** Brand fonts on a design: assigned by role, within the room of the texts. */
import { beforeEach, describe, expect, it } from 'vitest';
import { createTextLayer } from '#design/document/create.ts';
import { withLines } from '#design/layout/text-lines.ts';
import { type MemoryDesign, roughMeasure } from '#tests/fakes/memory-design.ts';
import { addPoster, brandedDesign, textNow } from '#tests/fixtures/branded-design.ts';
import { applyBrandKit } from '../apply-brand-kit.ts';
import { refitted } from './brand-fonts.ts';
import { inPieces } from '../contract/pieces.ts';
import type { BrandKit } from '../contract/ports/brand-kit-port.ts';

let design: MemoryDesign;
let kit: BrandKit;
beforeEach(() => {
  ({ design, kit } = brandedDesign());
});

describe('fonts', () => {
  it('go by role, and no text takes more room than it had', async () => {
    addPoster(design);
    const before = { headline: textNow(design, 'headline'), details: textNow(design, 'details') };
    await design.call(applyBrandKit, { what: ['fonts'] });
    expect(textNow(design, 'headline').fontFamily).toBe('Fraunces');
    expect(textNow(design, 'details').fontFamily).toBe('DM Sans');
    for (const id of ['headline', 'details'] as const) {
      expect(textNow(design, id).lines.length).toBeLessThanOrEqual(before[id].lines.length);
      expect(textNow(design, id).height).toBeLessThanOrEqual(before[id].height * 1.03);
    }
  });

  it('shrink what a wider font would break', async () => {
    const wide = withLines(
      createTextLayer({ id: 't', parent: 'p', order: 'a1', text: 'Extraordinary', fontSize: 100, width: 700 }),
      roughMeasure,
    );
    const tight = { ...wide, width: (wide.lines[0]?.width ?? 0) + 2 };
    const wider = await refitted(
      tight,
      'Unbounded',
      (words, style) => roughMeasure(words, style) * (style.fontFamily === 'Unbounded' ? 1.4 : 1),
      inPieces(new AbortController().signal),
    );
    expect(wider.lines).toHaveLength(1);
    expect(wider.fontSize).toBeLessThan(80);
    expect(wider.fontSize).toBeGreaterThan(60);
  });

  it('of a kit with one font change only the texts of its role', async () => {
    addPoster(design);
    design.brandKit = { ...kit, fonts: { heading: null, body: 'DM Sans' } };
    await design.call(applyBrandKit, { what: ['fonts'] });
    expect(textNow(design, 'headline').fontFamily).toBe('Inter');
    expect(textNow(design, 'details').fontFamily).toBe('DM Sans');
  });
});
