/** The brand logo on a design: free corners, old logos, plates and clear space. */
import { beforeEach, describe, expect, it } from 'vitest';
import { createGroupLayer, createImageLayer, createPage, createShapeLayer } from '#design/document/create.ts';
import { childrenOf, leavesInPaintOrder } from '#design/document/tree.ts';
import type { SamplePixels } from '#design/document/sample-pixels.ts';
import { MemoryDesign } from '#tests/fakes/memory-design.ts';
import { addPoster, brandedDesign, COLORS, solid, textOn } from '#tests/fixtures/branded-design.ts';
import { applyBrandKit } from '../apply-brand-kit.ts';
import type { BrandKit } from '../contract/ports/brand-kit-port.ts';

let design: MemoryDesign;
let kit: BrandKit;
beforeEach(() => {
  ({ design, kit } = brandedDesign());
});

describe('logo', () => {
  it('goes into a free corner, and is not put there twice', async () => {
    addPoster(design);
    await design.call(applyBrandKit, { what: ['logo'] });
    const logos = () =>
      Object.values(design.document.layers).filter(
        (layer) => layer.type === 'image' && layer.asset === kit.logos[0]?.asset,
      );
    expect(logos()).toHaveLength(1);
    await design.call(applyBrandKit, { what: ['logo'] });
    expect(logos()).toHaveLength(1);
  });

  it('leaves a locked one alone', async () => {
    const old = design.addPicture('old-logo.png', 300, 300);
    design.edit({
      type: 'layer.add',
      layer: createImageLayer({
        id: 'old',
        parent: design.page,
        order: 'a1',
        name: 'Logo',
        asset: old.id,
        width: 200,
        height: 200,
        locked: true,
      }),
    });
    expect(await design.call(applyBrandKit, { what: ['logo'] })).toMatchObject({
      ok: true,
      output: { notes: ['The logo on the page is locked.'] },
    });
    expect(design.document.layers['old']).toBeDefined();
  });

  it('takes the place of the one that is there', async () => {
    const old = design.addPicture('old-logo.png', 300, 300);
    design.edit({
      type: 'layer.add',
      layer: createImageLayer({
        id: 'old',
        parent: design.page,
        order: 'a1',
        name: 'old-logo.png',
        asset: old.id,
        x: 60,
        y: 60,
        width: 200,
        height: 200,
      }),
    });
    await design.call(applyBrandKit, { what: ['logo'] });
    expect(design.document.layers['old']).toBeUndefined();
    const [logo] = leavesInPaintOrder(design.document, design.page);
    expect(logo).toMatchObject({ type: 'image', x: 60, y: 110, width: 200, height: 100 });
  });

  it('takes the place of those on other pages too, in one step', async () => {
    const { page } = design;
    const old = design.addPicture('old-logo.png', 300, 300);
    design.edit(
      { type: 'page.add', page: createPage({ id: 'second', order: 'a8' }) },
      { type: 'page.add', page: createPage({ id: 'third', order: 'a9' }) },
      {
        type: 'layer.add',
        layer: createImageLayer({
          id: 'old',
          parent: 'second',
          order: 'a1',
          name: 'Shop logo',
          asset: old.id,
          x: 60,
          y: 60,
          width: 200,
          height: 200,
        }),
      },
    );
    const before = design.document;
    await design.call(applyBrandKit, { what: ['logo'] });
    expect(leavesInPaintOrder(design.document, page)).toMatchObject([{ asset: kit.logos[0]?.asset }]);
    expect(leavesInPaintOrder(design.document, 'second')).toMatchObject([
      { asset: kit.logos[0]?.asset, x: 60, width: 200 },
    ]);
    expect(leavesInPaintOrder(design.document, 'third')).toEqual([]);
    design.undo();
    expect(design.document).toEqual(before);
  });

  it('stands on a plate where it would sink into the background, and is left out where no corner is free', async () => {
    const dark = async (
      document: { layers: Record<string, unknown>; pages: Record<string, { background: unknown }> },
      page: string,
    ) => {
      const white = JSON.stringify(document.pages[page]?.background).includes('#ffffff');
      // A logo of dark letters that cover a third of its box; and a dark page.
      return 'l' in document.layers
        ? { color: white ? '#adadad' : '#050505', spread: 0.3 }
        : { color: '#101010', spread: 0.02 };
    };
    design.edit({ type: 'page.update', id: design.page, patch: { background: solid('#101010') } });
    await design.call(applyBrandKit, { what: ['logo'] }, { samplePixels: dark });
    const group = childrenOf(design.document, design.page)[0];
    expect(group).toMatchObject({ type: 'group', name: 'Logo' });
    expect(leavesInPaintOrder(design.document, group?.id ?? '').map(({ name }) => name)).toEqual(['plate', 'Logo']);
    const full = new MemoryDesign();
    full.brandKit = { ...kit, logos: [{ asset: full.addPicture('mark.png', 400, 200).id, name: 'mark.png' }] };
    full.edit(
      ...[0, 1, 2, 3].map((at) => ({
        type: 'layer.add' as const,
        layer: createShapeLayer({
          id: `s${at}`,
          parent: full.page,
          order: `a${at + 1}`,
          x: 0,
          y: at * 270,
          width: 1080,
          height: 268,
          fill: solid('#ff0000'),
        }),
      })),
    );
    expect(await full.call(applyBrandKit, { what: ['logo'] })).toMatchObject({
      ok: true,
      output: { applied: [], notes: ['No corner is free for the logo.'] },
    });
  });
});

describe('a logo in two colors', () => {
  /** Teal in the left half of its box, amber in the right, clear between them; the page in its own color. */
  const halves: SamplePixels = async (document, page, box) => {
    const background = document.pages[page]?.background;
    const backgroundColor = background?.type === 'solid' ? background.color : '#ffffff';
    const middle = box.x + box.width / 2;
    if (!('l' in document.layers)) return { color: backgroundColor, spread: 0 };
    if (box.width > 100) return { color: backgroundColor === '#ffffff' ? '#cdc6a2' : '#4d4723', spread: 0.3 };
    return { color: middle < 80 ? '#0f6b66' : middle > 120 ? '#f4a52f' : backgroundColor, spread: 0 };
  };
  const applied = async (background: string) => {
    design.edit({ type: 'page.update', id: design.page, patch: { background: solid(background) } });
    await design.call(applyBrandKit, { what: ['logo'] }, { samplePixels: halves });
    return leavesInPaintOrder(design.document, design.page).map(({ name }) => name);
  };

  it('gets a plate where one of them sinks into the background', async () => {
    expect(await applied('#2f4a48')).toEqual(['plate', 'Logo']);
  });

  it('gets none where both are seen', async () => {
    expect(await applied('#f7efe1')).toEqual(['Logo']);
  });
});

it('a logo is where it has air, before it stands close to words', async () => {
  const kicker = textOn(design, 'kicker', 'Start it slowly', { x: 325, y: 70, width: 400, fontSize: 40 });
  design.edit({ type: 'layer.add', layer: kicker });
  await design.call(applyBrandKit, { what: ['logo'] });
  const logo = Object.values(design.document.layers).find((layer) => layer.type === 'image');
  if (logo?.type !== 'image') throw new Error('no logo');
  const apart = Math.max(
    kicker.x - logo.x - logo.width,
    logo.x - kicker.x - kicker.width,
    kicker.y - logo.y - logo.height,
    logo.y - kicker.y - kicker.height,
  );
  expect(apart).toBeGreaterThanOrEqual(30);
});

describe('a design that is a logo', () => {
  it('keeps its logo and takes the colors', async () => {
    const { page } = design;
    design.edit(
      { type: 'layer.add', layer: createGroupLayer({ id: 'g', parent: page, order: 'a1', name: 'Logo Crumb' }) },
      {
        type: 'layer.add',
        layer: createShapeLayer({
          id: 'mark',
          parent: 'g',
          order: 'a1',
          x: 200,
          y: 200,
          width: 600,
          height: 600,
          fill: solid('#3344ff'),
        }),
      },
    );
    expect(await design.call(applyBrandKit, {})).toMatchObject({
      ok: true,
      output: { notes: ['This design is itself a logo, so it stays as it is.'] },
    });
    const mark = design.document.layers['mark'];
    expect(mark?.type === 'shape' && mark.fill?.type === 'solid' ? COLORS.includes(mark.fill.color) : false).toBe(true);
  });
});
