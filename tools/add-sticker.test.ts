/** Stickers: the intended emoji, one that the font can draw, placed where it covers nothing. */
import { describe, expect, it } from 'vitest';
import { createTextLayer } from '#design/document/create.ts';
import type { ShapeLayer, StickerLayer } from '#design/document/layers.ts';
import { withLines } from '#design/layout/text-lines.ts';
import { MemoryDesign, roughMeasure } from '#tests/fakes/memory-design.ts';
import { addSticker } from './add-sticker.ts';
import { findEmoji, isDrawn, soleEmoji } from './libraries/emoji/emoji-search.ts';
import { extentOf, overlapOf } from './contract/page-space.ts';

async function added(
  design: MemoryDesign,
  input: Record<string, unknown>,
): Promise<{ layer: StickerLayer | ShapeLayer; output: { chosen: string; alternatives: string[] } }> {
  const outcome = await design.call(addSticker, input);
  if (!outcome.ok) throw new Error(outcome.error);
  const output = outcome.output as { id: string; chosen: string; alternatives: string[] };
  return { layer: design.document.layers[output.id] as StickerLayer, output };
}

describe('add_sticker', () => {
  it('takes an emoji as it is', async () => {
    for (const emoji of ['🔥', '❤️', '👨‍👩‍👧', '🇩🇪', '👍🏽', '3️⃣']) {
      const { layer, output } = await added(new MemoryDesign(), { sticker: emoji });
      expect(layer).toMatchObject({ type: 'sticker', source: { type: 'emoji', emoji } });
      expect(output.chosen).toBe(emoji);
    }
    expect(soleEmoji('3')).toBeNull();
    expect(soleEmoji('🔥🔥')).toBeNull();
  });

  it('finds what people mean by words', async () => {
    const meant: [string, string][] = [
      ['fire', '🔥'],
      ['gift', '🎁'],
      ['red heart', '❤️'],
      ['thumbs up', '👍'],
      ['birthday cake', '🎂'],
      ['coffee', '☕'],
      ['delivery truck', '🚚'],
      ['location', '📍'],
      ['a star sticker', '⭐'],
      ['party', '🎉'],
      ['Sneakers', '👟'],
      ['sale', '🏷️'],
      ['christmas tree', '🎄'],
      ['pizza emoji', '🍕'],
      ['sun', '☀️'],
      ['rocket', '🚀'],
      ['pineapple', '🍍'],
    ];
    for (const [words, emoji] of meant) {
      const { output } = await added(new MemoryDesign(), { sticker: words });
      expect(output.chosen, words).toBe(emoji);
      expect(output.alternatives.length, words).toBeLessThanOrEqual(2);
      expect(output.alternatives).not.toContain(emoji);
    }
    expect((await added(new MemoryDesign(), { sticker: 'heart' })).output.alternatives).toHaveLength(2);
  });

  it('takes an icon for what no emoji shows, and says so where nothing does', async () => {
    const { layer } = await added(new MemoryDesign(), { sticker: 'instagram' });
    expect(layer).toMatchObject({ type: 'shape', name: 'instagram logo', shape: { kind: 'path' } });
    expect(await new MemoryDesign().call(addSticker, { sticker: 'qwrtzpsdfg' })).toMatchObject({
      ok: false,
      error: expect.stringContaining('such as "heart"'),
    });
  });

  it('offers only what the bundled font draws in one piece', async () => {
    expect(isDrawn('🔥')).toBe(true);
    expect(isDrawn('👪')).toBe(false);
    expect(isDrawn('👩‍❤️‍👨')).toBe(false);
    expect(await new MemoryDesign().call(addSticker, { sticker: '👪' })).toMatchObject({
      ok: false,
      error: expect.stringContaining('Try one of'),
    });
    for (const words of ['family', 'couple', 'love', 'face', 'flag', 'hand'])
      for (const { emoji } of findEmoji(words, 40)) expect(isDrawn(emoji), emoji).toBe(true);
  });

  it('is in the middle of an empty page, else where it covers nothing', async () => {
    const design = new MemoryDesign();
    const { layer: first } = await added(design, { sticker: '🔥' });
    expect(first.x + first.width / 2).toBe(540);
    design.edit({
      type: 'layer.add',
      layer: withLines(
        createTextLayer({
          id: 't',
          parent: design.page,
          order: 'a9',
          text: 'A headline here',
          x: 80,
          y: 70,
          width: 900,
          fontSize: 110,
        }),
        roughMeasure,
      ),
    });
    const { layer: second } = await added(design, { sticker: '🎁' });
    const text = design.document.layers.t;
    expect(text?.type === 'text' && overlapOf(extentOf(second), extentOf(text))).toBe(0);
    expect(overlapOf(extentOf(second), extentOf(first))).toBe(0);
  });

  it('stays clear of texts at the place that was named: close by, or a little smaller', async () => {
    const headline = (design: MemoryDesign, more: object = {}) => {
      const layer = withLines(
        createTextLayer({
          id: 't',
          parent: design.page,
          order: 'a9',
          text: 'SUMMER SALE',
          x: 90,
          y: 70,
          width: 900,
          fontSize: 115,
          align: 'center',
          ...more,
        }),
        roughMeasure,
      );
      design.edit({ type: 'layer.add', layer });
      return extentOf(layer);
    };
    const design = new MemoryDesign();
    const text = headline(design);
    const { layer } = await added(design, { sticker: '🔥', place: 'top-right' });
    expect(overlapOf(extentOf(layer), text)).toBe(0);
    expect(layer.x + layer.width / 2).toBeGreaterThan(700);
    expect(layer.y + layer.height).toBeLessThan(540);
    expect(layer.width).toBeGreaterThanOrEqual(0.6 * 216 - 1);
    const free = new MemoryDesign();
    headline(free, { y: 600 });
    expect((await added(free, { sticker: '🔥', place: 'top-right' })).layer).toMatchObject({
      x: 1080 - 65 - 216,
      y: 65,
    });
    const full = new MemoryDesign();
    headline(full, { text: 'x '.repeat(900).trim(), fontSize: 60, y: 0, x: 0, width: 1080 });
    const { layer: anyway } = await added(full, { sticker: '🔥', place: 'top-right' });
    expect(anyway.x + anyway.width).toBeLessThanOrEqual(1080);
  });

  it('has sizes in words and px, a turn and a border', async () => {
    const design = new MemoryDesign({ width: 1000, height: 2000 });
    expect((await added(design, { sticker: '🔥', size: 'large' })).layer.width).toBe(340);
    expect(
      (
        await added(design, {
          sticker: '🔥',
          size: 77,
          place: 'bottom-right',
          rotation: -15,
          outline: { color: 'white', width: 6 },
        })
      ).layer,
    ).toMatchObject({
      width: 77,
      height: 77,
      x: 1000 - 60 - 77,
      y: 2000 - 60 - 77,
      rotation: -15,
      stroke: { color: '#ffffff', width: 6 },
    });
  });
});
