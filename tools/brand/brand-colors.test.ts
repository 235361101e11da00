/** Brand colors on a design: they keep their roles and their contrast. */
import { beforeEach, describe, expect, it } from 'vitest';
import { createShapeLayer } from '#design/document/create.ts';
import { contrast } from '#design/layout/contrast.ts';
import type { MemoryDesign } from '#tests/fakes/memory-design.ts';
import { addPoster, brandedDesign, COLORS, solid, textNow, textOn } from '#tests/fixtures/branded-design.ts';
import { applyBrandKit } from '../apply-brand-kit.ts';
import { colorMap } from './brand-color-map.ts';
import type { BrandKit } from '../contract/ports/brand-kit-port.ts';

let design: MemoryDesign;
let kit: BrandKit;
beforeEach(() => {
  ({ design, kit } = brandedDesign());
});

describe('colors', () => {
  it('become the brand’s, stay legible, leave photos alone, and come back with one undo', async () => {
    addPoster(design);
    const before = design.document;
    expect(await design.call(applyBrandKit, { what: ['colors'] })).toMatchObject({
      ok: true,
      output: { applied: ['colors'] },
    });
    const background = design.document.pages[design.page]?.background;
    const backgroundColor = background?.type === 'solid' ? background.color : '';
    expect(COLORS).toContain(backgroundColor);
    const badge = design.document.layers['badge'];
    const badgeColor = badge?.type === 'shape' && badge.fill?.type === 'solid' ? badge.fill.color : '';
    expect(COLORS).toContain(badgeColor);
    expect(badgeColor).not.toBe(backgroundColor);
    const ink = (id: string) => (textNow(design, id).fill as { color: string }).color;
    expect(contrast(ink('headline'), backgroundColor)).toBeGreaterThanOrEqual(3);
    expect(contrast(ink('details'), backgroundColor)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(ink('offer'), badgeColor)).toBeGreaterThanOrEqual(3);
    expect(design.document.layers['photo']).toEqual(before.layers['photo']);
    design.undo();
    expect(design.document).toEqual(before);
  });

  it('are found once: a second time nothing changes', async () => {
    addPoster(design);
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
      { type: 'layer.add', layer: textOn(design, 'headline', 'Hello', { fontSize: 120, fill: solid('#111111') }) },
      {
        type: 'layer.add',
        layer: textOn(design, 'body', 'Small words', { y: 400, fontSize: 30, fill: solid('#111111') }),
      },
    );
    await design.call(applyBrandKit, { what: ['colors'] });
    expect(textNow(design, 'headline').fill).toEqual(solid('#0f6b66'));
    expect(textNow(design, 'body').fill).toEqual(solid('#10201f'));
  });

  it('fall back to black or white where no brand color reads', async () => {
    design.brandKit = { ...kit, colors: ['#ffe14d', '#ffd9a0'] };
    design.edit(
      { type: 'page.update', id: design.page, patch: { background: solid('#ffcc00') } },
      { type: 'layer.add', layer: textOn(design, 't', 'Read me', { fontSize: 30, fill: solid('#c00020') }) },
    );
    await design.call(applyBrandKit, { what: ['colors'] });
    expect(contrast((textNow(design, 't').fill as { color: string }).color, '#ffe14d')).toBeGreaterThanOrEqual(4.5);
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

  it('keep panels that are tones of a dark background tones of it, all of them, where the brand has but blacks', async () => {
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

  it('raise what sinks against the background that it has in the end: an ornament on a seal that was raised itself', async () => {
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

  it('stay one ink for rows that look alike, though each is on a band of its own', async () => {
    design.brandKit = { ...kit, colors: ['#ff1493', '#39ff14'] };
    const row = (id: string, order: string, y: number) =>
      textOn(design, id, 'From nine to five', { order, y, fontSize: 40, fontWeight: 700, fill: solid('#173a2c') });
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
    expect(textNow(design, 'first').fill).toEqual(textNow(design, 'second').fill);
    expect(contrast((textNow(design, 'second').fill as { color: string }).color, '#dcdccb')).toBeGreaterThanOrEqual(3);
  });

  it('are mapped so that different ones stay different, as far as the brand goes', () => {
    addPoster(design);
    const to = colorMap(design.document, COLORS);
    expect(to('#1d2f9f')).not.toBe(to('#ffd02a'));
    expect(to('#ffffff')).toBe('#ffffff');
    expect(to('#ffffff80')).toBe('#ffffff80');
  });
});
