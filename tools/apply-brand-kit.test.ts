/**
 * apply_brand_kit with a kit that is empty or lacks the requested kind. Colors, fonts, logo and contacts are tested by
 * brand-*.test.ts.
 */
import { beforeEach, describe, expect, it } from 'vitest';
import { createGroupLayer } from '#design/document/create.ts';
import type { MemoryDesign } from '#tests/fakes/memory-design.ts';
import { brandedDesign } from '#tests/fixtures/branded-design.ts';
import { applyBrandKit } from './apply-brand-kit.ts';

let design: MemoryDesign;
beforeEach(() => {
  ({ design } = brandedDesign());
});

describe('an empty kit', () => {
  it('is refused with where to fill it', async () => {
    design.brandKit = {
      name: 'Only a name',
      logos: [],
      colors: [],
      fonts: { heading: null, body: null },
      contacts: [],
      country: null,
    };
    design.edit({ type: 'layer.add', layer: createGroupLayer({ id: 'g', parent: design.page, order: 'a1' }) });
    const refused = await design.call(applyBrandKit, {});
    expect(refused.ok ? '' : refused.error).toMatch(/Brand kit \(\/brand-kit\)/);
    design.brandKit = { ...design.brandKit, colors: ['#112233'] };
    const partly = await design.call(applyBrandKit, { what: ['fonts'] });
    expect(partly.ok ? '' : partly.error).toMatch(/no fonts yet/);
  });
});
