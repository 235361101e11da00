/**
 * apply_brand_kit: colours that keep their roles and their contrast, fonts within their room, logo and contacts where
 * there is room.
 */
import { beforeEach, describe, expect, it } from 'vitest';
import {
  createGroupLayer,
  createImageLayer,
  createPage,
  createShapeLayer,
  createTextLayer,
} from '#design/document/create.ts';
import { boundsOfLayers } from '#design/document/geometry.ts';
import type { TextLayer } from '#design/document/layers.ts';
import { childrenOf, leavesInPaintOrder } from '#design/document/tree.ts';
import type { SamplePixels } from '#design/lint/sample-pixels.ts';
import { contrast } from '#design/layout/contrast.ts';
import { withLines } from '#design/layout/text-lines.ts';
import { MemoryDesign, roughMeasure } from '#tests/fakes/memory-design.ts';
import { applyBrandKit } from './apply-brand-kit.ts';
import { colorMap } from './brand-colors.ts';
import { refitted } from './brand-fonts.ts';
import { inPieces } from './pieces.ts';
import type { BrandKit } from './brand-kit-port.ts';
import { contactsOn } from './contacts-group.ts';

const COLORS = ['#0f6b66', '#f4502f', '#10201f', '#f2e9dc'];
let design: MemoryDesign;
let kit: BrandKit;

const solid = (color: string) => ({ type: 'solid' as const, color });
const text = (id: string, words: string, more: Partial<TextLayer> = {}) =>
  withLines(
    createTextLayer({
      id,
      parent: design.page,
      order: `a${id.length}${id}`.replace(/[^a-z0-9]/gi, '').concat('1'),
      text: words,
      x: 80,
      y: 80,
      width: 700,
      ...more,
    }),
    roughMeasure,
  );
const textNow = (id: string) => {
  const layer = design.document.layers[id];
  if (layer?.type !== 'text') throw new Error(`no text ${id}`);
  return layer;
};

beforeEach(() => {
  design = new MemoryDesign();
  const logo = design.addPicture('mark.png', 400, 200);
  kit = {
    name: 'Crumb',
    logos: [{ asset: logo.id, name: 'mark.png' }],
    colors: COLORS,
    fonts: { heading: 'Fraunces', body: 'DM Sans' },
    contacts: [
      { type: 'instagram', value: 'crumb' },
      { type: 'email', value: 'hello@crumb.example' },
      { type: 'whatsapp', value: '+44 7700 900123' },
    ],
  };
  design.brandKit = kit;
});

function poster() {
  const { page } = design;
  const photo = design.addPicture('shoe.jpg', 1600, 1200);
  design.edit(
    { type: 'page.update', id: page, patch: { background: solid('#1d2f9f') } },
    {
      type: 'layer.add',
      layer: createImageLayer({
        id: 'photo',
        parent: page,
        order: 'a1',
        asset: photo.id,
        x: 100,
        y: 500,
        width: 500,
        height: 380,
      }),
    },
    {
      type: 'layer.add',
      layer: createShapeLayer({
        id: 'badge',
        parent: page,
        order: 'a2',
        x: 760,
        y: 600,
        width: 240,
        height: 240,
        shape: { kind: 'ellipse' },
        fill: solid('#ffd02a'),
      }),
    },
    {
      type: 'layer.add',
      layer: text('headline', 'Summer sale', { order: 'a3', fontSize: 120, fontWeight: 800, fill: solid('#ffd02a') }),
    },
    {
      type: 'layer.add',
      layer: text('details', 'All weekend long', { order: 'a4', y: 300, fontSize: 34, fill: solid('#ffffff') }),
    },
    {
      type: 'layer.add',
      layer: text('offer', '30%', { order: 'a5', x: 800, y: 680, width: 160, fontSize: 60, fill: solid('#1d2f9f') }),
    },
  );
}

describe('colours', () => {
  it('become the brand’s, stay legible, leave photos alone, and come back with one undo', async () => {
    poster();
    const before = design.document;
    expect(await design.call(applyBrandKit, { what: ['colors'] })).toMatchObject({
      ok: true,
      output: { applied: ['colors'] },
    });
    const background = design.document.pages[design.page]?.background;
    const ground = background?.type === 'solid' ? background.color : '';
    expect(COLORS).toContain(ground);
    const badge = design.document.layers['badge'];
    const badgeColor = badge?.type === 'shape' && badge.fill?.type === 'solid' ? badge.fill.color : '';
    expect(COLORS).toContain(badgeColor);
    expect(badgeColor).not.toBe(ground);
    const ink = (id: string) => (textNow(id).fill as { color: string }).color;
    expect(contrast(ink('headline'), ground)).toBeGreaterThanOrEqual(3);
    expect(contrast(ink('details'), ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(ink('offer'), badgeColor)).toBeGreaterThanOrEqual(3);
    expect(design.document.layers['photo']).toEqual(before.layers['photo']);
    design.undo();
    expect(design.document).toEqual(before);
  });

  it('are found once: a second time nothing changes', async () => {
    poster();
    await design.call(applyBrandKit, { what: ['colors', 'fonts'] });
    const { document } = design;
    expect(await design.call(applyBrandKit, { what: ['colors', 'fonts'] })).toMatchObject({
      ok: true,
      output: { unchanged: true },
      card: { key: 'brandKit.appliedAlready' },
    });
    expect(design.document).toBe(document);
  });

  it('reach the headline of a design in black and white', async () => {
    design.edit(
      { type: 'layer.add', layer: text('headline', 'Hello', { fontSize: 120, fill: solid('#111111') }) },
      { type: 'layer.add', layer: text('body', 'Small words', { y: 400, fontSize: 30, fill: solid('#111111') }) },
    );
    await design.call(applyBrandKit, { what: ['colors'] });
    expect(textNow('headline').fill).toEqual(solid('#0f6b66'));
    expect(textNow('body').fill).toEqual(solid('#10201f'));
  });

  it('fall back to black or white where no brand colour reads', async () => {
    design.brandKit = { ...kit, colors: ['#ffe14d', '#ffd9a0'] };
    design.edit(
      { type: 'page.update', id: design.page, patch: { background: solid('#ffcc00') } },
      { type: 'layer.add', layer: text('t', 'Read me', { fontSize: 30, fill: solid('#c00020') }) },
    );
    await design.call(applyBrandKit, { what: ['colors'] });
    expect(contrast((textNow('t').fill as { color: string }).color, '#ffe14d')).toBeGreaterThanOrEqual(4.5);
  });

  it('keep translucent scrims, gradients’ angles and locked layers', async () => {
    const { page } = design;
    design.edit(
      {
        type: 'page.update',
        id: page,
        patch: {
          background: {
            type: 'linear',
            angle: 30,
            stops: [
              { at: 0, color: '#3344ff' },
              { at: 1, color: '#aa22ff80' },
            ],
          },
        },
      },
      {
        type: 'layer.add',
        layer: createShapeLayer({
          id: 'scrim',
          parent: page,
          order: 'a1',
          width: 900,
          height: 900,
          fill: solid('#00000080'),
        }),
      },
      {
        type: 'layer.add',
        layer: createShapeLayer({ id: 'fixed', parent: page, order: 'a2', fill: solid('#ff00aa'), locked: true }),
      },
    );
    await design.call(applyBrandKit, { what: ['colors'] });
    const background = design.document.pages[page]?.background;
    expect(background).toMatchObject({ type: 'linear', angle: 30 });
    if (background?.type === 'linear') expect(background.stops.map(({ color }) => color.length)).toEqual([7, 9]);
    expect(design.document.layers['scrim']).toMatchObject({ fill: solid('#00000080') });
    expect(design.document.layers['fixed']).toMatchObject({ fill: solid('#ff00aa') });
  });

  const fillNow = (id: string) => {
    const layer = design.document.layers[id];
    return layer?.type === 'shape' && layer.fill?.type === 'solid' ? layer.fill.color : '';
  };
  const panel = (id: string, order: string, y: number, fill: string) =>
    createShapeLayer({ id, parent: design.page, order, x: 100, y, width: 200, height: 150, fill: solid(fill) });

  it('keep panels that are tones of a dark ground tones of it, all of them, where the brand has but blacks', async () => {
    design.brandKit = { ...kit, colors: ['#0b0b0d', '#121214'] };
    const tiles = { warm: '#2a2722', wine: '#3b2030', near: '#211c18' };
    design.edit(
      { type: 'page.update', id: design.page, patch: { background: solid('#16130f') } },
      ...Object.entries(tiles).map(([id, fill], at) => ({
        type: 'layer.add' as const,
        layer: panel(id, `a${at + 1}`, 200 * at, fill),
      })),
    );
    await design.call(applyBrandKit, { what: ['colors'] });
    expect(design.document.pages[design.page]?.background).toEqual(solid('#0b0b0d'));
    for (const [id, fill] of Object.entries(tiles))
      expect(contrast(fillNow(id), '#0b0b0d')).toBeCloseTo(contrast(fill, '#16130f'), 1);
    const once = design.document;
    await design.call(applyBrandKit, { what: ['colors'] });
    expect(design.document).toEqual(once);
  });

  it('raise what sinks against the ground that it has in the end: an ornament on a seal that was raised itself', async () => {
    design.brandKit = { ...kit, colors: ['#0b0b0d'] };
    design.edit(
      { type: 'page.update', id: design.page, patch: { background: solid('#f2d6c6') } },
      {
        type: 'layer.add',
        layer: createShapeLayer({
          id: 'envelope',
          parent: design.page,
          order: 'a0',
          x: 50,
          y: 50,
          width: 600,
          height: 400,
          fill: solid('#c0562b'),
        }),
      },
      {
        type: 'layer.add',
        layer: createShapeLayer({
          id: 'seal',
          parent: design.page,
          order: 'a1',
          x: 100,
          y: 100,
          width: 200,
          height: 200,
          fill: solid('#7a2a12'),
        }),
      },
      {
        type: 'layer.add',
        layer: createShapeLayer({
          id: 'heart',
          parent: design.page,
          order: 'a2',
          x: 150,
          y: 150,
          width: 100,
          height: 100,
          fill: solid('#e08a3c'),
        }),
      },
    );
    await design.call(applyBrandKit, { what: ['colors'] });
    expect(contrast(fillNow('seal'), fillNow('envelope'))).toBeGreaterThan(1.5);
    expect(contrast(fillNow('heart'), fillNow('seal'))).toBeGreaterThan(1.5);
  });

  it('stay one ink for rows that look alike, though each stands on a band of its own', async () => {
    design.brandKit = { ...kit, colors: ['#ff1493', '#39ff14'] };
    const row = (id: string, order: string, y: number) =>
      text(id, 'From nine to five', { order, y, fontSize: 40, fontWeight: 700, fill: solid('#173a2c') });
    design.edit(
      { type: 'page.update', id: design.page, patch: { background: solid('#f9ede2') } },
      {
        type: 'layer.add',
        layer: createShapeLayer({
          id: 'band',
          parent: design.page,
          order: 'a1',
          x: 0,
          y: 190,
          width: 1080,
          height: 80,
          fill: solid('#dcdccb'),
        }),
      },
      { type: 'layer.add', layer: row('first', 'a2', 80) },
      { type: 'layer.add', layer: row('second', 'a3', 200) },
    );
    await design.call(applyBrandKit, { what: ['colors'] });
    expect(textNow('first').fill).toEqual(textNow('second').fill);
    expect(contrast((textNow('second').fill as { color: string }).color, '#dcdccb')).toBeGreaterThanOrEqual(3);
  });

  it('are mapped so that different ones stay different, as far as the brand goes', () => {
    poster();
    const to = colorMap(design.document, COLORS);
    expect(to('#1d2f9f')).not.toBe(to('#ffd02a'));
    expect(to('#ffffff')).toBe('#ffffff');
    expect(to('#ffffff80')).toBe('#ffffff80');
  });
});

describe('fonts', () => {
  it('go by role, and no text takes more room than it had', async () => {
    poster();
    const before = { headline: textNow('headline'), details: textNow('details') };
    await design.call(applyBrandKit, { what: ['fonts'] });
    expect(textNow('headline').fontFamily).toBe('Fraunces');
    expect(textNow('details').fontFamily).toBe('DM Sans');
    for (const id of ['headline', 'details'] as const) {
      expect(textNow(id).lines.length).toBeLessThanOrEqual(before[id].lines.length);
      expect(textNow(id).height).toBeLessThanOrEqual(before[id].height * 1.03);
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
    poster();
    design.brandKit = { ...kit, fonts: { heading: null, body: 'DM Sans' } };
    await design.call(applyBrandKit, { what: ['fonts'] });
    expect(textNow('headline').fontFamily).toBe('Inter');
    expect(textNow('details').fontFamily).toBe('DM Sans');
  });
});

describe('logo', () => {
  it('goes into a free corner, and is not put there twice', async () => {
    poster();
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

  it('stands on a plate where it would sink into the ground, and is left out where no corner is free', async () => {
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

describe('a logo in two colours', () => {
  /** Teal in the left half of its box, amber in the right, clear between them; the page in its own colour. */
  const halves: SamplePixels = async (document, page, box) => {
    const background = document.pages[page]?.background;
    const ground = background?.type === 'solid' ? background.color : '#ffffff';
    const middle = box.x + box.width / 2;
    if (!('l' in document.layers)) return { color: ground, spread: 0 };
    if (box.width > 100) return { color: ground === '#ffffff' ? '#cdc6a2' : '#4d4723', spread: 0.3 };
    return { color: middle < 80 ? '#0f6b66' : middle > 120 ? '#f4a52f' : ground, spread: 0 };
  };
  const applied = async (ground: string) => {
    design.edit({ type: 'page.update', id: design.page, patch: { background: solid(ground) } });
    await design.call(applyBrandKit, { what: ['logo'] }, { samplePixels: halves });
    return leavesInPaintOrder(design.document, design.page).map(({ name }) => name);
  };

  it('gets a plate where one of them sinks into the ground', async () => {
    expect(await applied('#2f4a48')).toEqual(['plate', 'Logo']);
  });

  it('gets none where both are seen', async () => {
    expect(await applied('#f7efe1')).toEqual(['Logo']);
  });
});

it('a logo stands where it has air, before it stands close to words', async () => {
  const kicker = text('kicker', 'Start it slowly', { x: 325, y: 70, width: 400, fontSize: 40 });
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
  it('keeps its logo and takes the colours', async () => {
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
      output: { notes: ['This design is a logo itself: it stays.'] },
    });
    const mark = design.document.layers['mark'];
    expect(mark?.type === 'shape' && mark.fill?.type === 'solid' ? COLORS.includes(mark.fill.color) : false).toBe(true);
  });
});

describe('contacts', () => {
  const rowOf = () => childrenOf(design.document, design.page).find(({ name }) => name === 'Contacts');

  it('are written with their icons, at most two, on the page and apart from what is there', async () => {
    poster();
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
    poster();
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
    poster();
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
    expect(refused.ok ? '' : refused.error).toMatch(/No stretch of the page is free/);
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

describe('an empty kit', () => {
  it('is refused with where to fill it', async () => {
    design.brandKit = {
      name: 'Only a name',
      logos: [],
      colors: [],
      fonts: { heading: null, body: null },
      contacts: [],
    };
    design.edit({ type: 'layer.add', layer: createGroupLayer({ id: 'g', parent: design.page, order: 'a1' }) });
    const refused = await design.call(applyBrandKit, {});
    expect(refused.ok ? '' : refused.error).toMatch(/Brand kit \(\/brand-kit\)/);
    design.brandKit = { ...design.brandKit, colors: ['#112233'] };
    const partly = await design.call(applyBrandKit, { what: ['fonts'] });
    expect(partly.ok ? '' : partly.error).toMatch(/no fonts yet/);
  });
});
