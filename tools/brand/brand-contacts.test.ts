/** Brand contacts on a design: how many, on which pages, and where they fit. */
import { beforeEach, describe, expect, it } from 'vitest';
import { createPage, createShapeLayer } from '#design/document/create.ts';
import { boundsOfLayers } from '#design/document/geometry.ts';
import { childrenOf, leavesInPaintOrder } from '#design/document/tree.ts';
import { MemoryDesign } from '#tests/fakes/memory-design.ts';
import { addPoster, brandedDesign, solid } from '#tests/fixtures/branded-design.ts';
import { applyBrandKit } from '../apply-brand-kit.ts';
import type { BrandKit } from '../contract/ports/brand-kit-port.ts';
import { contactsOn } from './contacts-group.ts';

let design: MemoryDesign;
let kit: BrandKit;
beforeEach(() => {
  ({ design, kit } = brandedDesign());
});

describe('contacts', () => {
  const rowOf = () => childrenOf(design.document, design.page).find(({ name }) => name === 'Contacts');

  it('are written with their icons, at most two, on the page and apart from what is there', async () => {
    addPoster(design);
    expect(await design.call(applyBrandKit, { contacts: ['instagram', 'email'] })).toMatchObject({
      ok: true,
      output: { applied: ['contacts'] },
    });
    const leaves = leavesInPaintOrder(design.document, rowOf()?.id ?? '');
    expect(leaves.filter((leaf) => leaf.type === 'text').map((leaf) => leaf.text)).toEqual([
      '@crumb',
      'hello@crumb.example',
    ]);
    const box = boundsOfLayers(leaves);
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.y ?? 9999) + (box?.height ?? 0)).toBeLessThanOrEqual(1080);
    expect(await design.call(applyBrandKit, { contacts: ['whatsapp'] })).toMatchObject({ ok: true });
    expect(leavesInPaintOrder(design.document, rowOf()?.id ?? '').filter((leaf) => leaf.type === 'text')).toHaveLength(
      1,
    );
  });

  it('are refused beyond two, and where the kit has none of the kind', async () => {
    expect(await design.call(applyBrandKit, { contacts: ['instagram', 'email', 'whatsapp'] })).toEqual({
      ok: false,
      error: 'Social handle limit reached',
    });
    const missing = await design.call(applyBrandKit, { contacts: ['ebay'] });
    expect(missing.ok ? '' : missing.error).toMatch(/ebay.*\/brand-kit/);
  });

  it('are counted on all pages of the design', async () => {
    addPoster(design);
    design.edit({ type: 'page.add', page: createPage({ id: 'second', order: 'a8' }) });
    await design.call(applyBrandKit, { contacts: ['instagram', 'email'] });
    expect(await design.call(applyBrandKit, { contacts: ['whatsapp'] }, { page: 'second' })).toEqual({
      ok: false,
      error: 'Social handle limit reached',
    });
    expect(await design.call(applyBrandKit, { contacts: ['email'] }, { page: 'second' })).toMatchObject({ ok: true });
    expect(contactsOn(design.document, 'second')).toEqual(['email']);
  });

  it('follow the kit when it is applied again, on every page, and stay where nothing changed', async () => {
    addPoster(design);
    await design.call(applyBrandKit, { contacts: ['instagram', 'email'] });
    await design.call(applyBrandKit, {});
    const settled = design.document;
    await design.call(applyBrandKit, {});
    expect(design.document).toBe(settled);
    design.brandKit = { ...kit, contacts: [{ type: 'instagram', value: 'crumb.bakery' }, ...kit.contacts.slice(1)] };
    expect(await design.call(applyBrandKit, { what: ['colors'] })).toMatchObject({
      ok: true,
      output: { unchanged: true },
    });
    design.step = 'turn-2';
    expect(await design.call(applyBrandKit, {})).toMatchObject({ ok: true, output: { applied: ['contacts'] } });
    expect(
      leavesInPaintOrder(design.document, rowOf()?.id ?? '').flatMap((leaf) =>
        leaf.type === 'text' ? [leaf.text] : [],
      ),
    ).toEqual(['@crumb.bakery', 'hello@crumb.example']);
    design.undo();
    expect(design.document).toEqual(settled);
  });

  it('are left out where no stretch is free, and refused where they were all that was asked for', async () => {
    design.edit(
      ...[0, 1, 2, 3, 4, 5].map((at) => ({
        type: 'layer.add' as const,
        layer: createShapeLayer({
          id: `s${at}`,
          parent: design.page,
          order: `a${at + 1}`,
          x: 0,
          y: at * 180,
          width: 1080,
          height: 178,
          fill: solid('#ff0000'),
        }),
      })),
    );
    const refused = await design.call(applyBrandKit, { contacts: ['email'] });
    expect(refused.ok ? '' : refused.error).toMatch(/There is no free space on the page/);
    expect(await design.call(applyBrandKit, { what: ['colors', 'contacts'] })).toMatchObject({
      ok: true,
      output: { applied: ['colors'] },
    });
  });

  it('keep an address on the page that is longer than the page is wide', async () => {
    design = new MemoryDesign({ width: 300, height: 300 });
    design.brandKit = { ...kit, contacts: [{ type: 'email', value: `${'long'.repeat(20)}@example.example` }] };
    await design.call(applyBrandKit, { what: ['contacts'] });
    const box = boundsOfLayers(leavesInPaintOrder(design.document, rowOf()?.id ?? ''));
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(300);
  });
});
