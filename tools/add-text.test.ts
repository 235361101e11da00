/** Texts that fit, in a free place, in a legible ink. */
import { describe, expect, it } from 'vitest';
import { createImageLayer, createTextLayer } from '#design/document/create.ts';
import type { TextLayer } from '#design/document/layers.ts';
import { MemoryDesign } from '#tests/fakes/memory-design.ts';
import { addText } from './add-text.ts';
import { extentOf, marginOf, overlapOf } from './contract/page-space.ts';

async function added(
  design: MemoryDesign,
  input: Record<string, unknown>,
): Promise<{ layer: TextLayer; notes: string[] }> {
  const outcome = await design.call(addText, input);
  if (!outcome.ok) throw new Error(outcome.error);
  const { id, notes = [] } = outcome.output as { id: string; notes?: string[] };
  return { layer: design.document.layers[id] as TextLayer, notes };
}

describe('add_text', () => {
  it('makes a headline as large as looks right, whole words, inside the margins', async () => {
    for (const text of [
      'SALE',
      'Grand opening this weekend',
      'Donaudampfschifffahrtsgesellschaft',
      'Ein langer Satz, der über mehrere Zeilen gehen muss, weil er so lang ist',
    ]) {
      const design = new MemoryDesign();
      const { layer } = await added(design, { text, role: 'headline' });
      const margin = marginOf(design.document);
      expect(layer.x).toBeGreaterThanOrEqual(margin - 1);
      expect(layer.x + layer.width).toBeLessThanOrEqual(1080 - margin + 1);
      expect(layer.lines.map(({ start, end }) => text.slice(start, end)).join(' ')).toBe(text);
      expect(Math.max(...layer.lines.map(({ width }) => width))).toBeLessThanOrEqual(layer.width);
      expect(layer.height).toBeLessThanOrEqual(1080 * 0.4);
    }
  });

  it('stays on the page however long the text and however small the page', async () => {
    for (const size of [
      { width: 100, height: 100 },
      { width: 4000, height: 100 },
      { width: 100, height: 4000 },
      { width: 1080, height: 1920 },
    ]) {
      for (const text of ['x', 'word '.repeat(200).trim(), 'W'.repeat(300)]) {
        const design = new MemoryDesign(size);
        const { layer, notes } = await added(design, { text });
        if (notes.length > 0) continue; // it says so when it can't fit
        const box = extentOf(layer);
        expect(box.x).toBeGreaterThanOrEqual(-1);
        expect(box.x + box.width).toBeLessThanOrEqual(size.width + 1);
        expect(box.y + box.height).toBeLessThanOrEqual(size.height + 1);
      }
    }
  });

  it('finds room beside what is there: never over another text, over a picture only when nothing else is free', async () => {
    const design = new MemoryDesign();
    const asset = design.addPicture('a.jpg', 800, 800);
    design.edit({
      type: 'layer.add',
      layer: createImageLayer({
        id: 'photo',
        parent: design.page,
        order: 'a0',
        asset: asset.id,
        x: 140,
        y: 300,
        width: 800,
        height: 740,
      }),
    });
    const texts: TextLayer[] = [];
    for (const text of ['First headline', 'A second line', 'And a third', 'One more', 'Even one more'])
      texts.push((await added(design, { text })).layer);
    for (const [index, one] of texts.entries()) {
      for (const other of texts.slice(index + 1))
        expect(overlapOf(extentOf(one), extentOf(other)), `${one.text} / ${other.text}`).toBe(0);
    }
    expect(overlapOf(extentOf(texts[0]!), { x: 140, y: 300, width: 800, height: 740 })).toBe(0);
  });

  it('bends texts and makes lists of them, inside the page', async () => {
    const design = new MemoryDesign();
    const { layer: bent } = await added(design, { text: 'Fresh every morning', role: 'headline', curve: 140 });
    expect(bent).toMatchObject({ curve: 140, lines: [{ start: 0 }] });
    expect(bent.x).toBeGreaterThanOrEqual(0);
    expect(bent.x + bent.width).toBeLessThanOrEqual(1080);
    const { layer: list } = await added(design, { text: '• Soft cotton\n• Made to last', list: 'numbers' });
    expect(list).toMatchObject({ text: 'Soft cotton\nMade to last', list: 'number', align: 'left' });
    expect(list.lines).toHaveLength(2);
  });

  it('chooses an ink that reads on what is behind', async () => {
    const design = new MemoryDesign();
    design.edit({ type: 'page.update', id: design.page, patch: { background: { type: 'solid', color: '#101040' } } });
    expect((await added(design, { text: 'On dark' })).layer.fill).toEqual({ type: 'solid', color: '#ffffff' });
    const over = await added(design, { text: 'Pill', highlight: 'gold' });
    expect(over.layer.fill).toEqual({ type: 'solid', color: '#16161d' });
    expect(over.layer.box?.fill).toEqual({ type: 'solid', color: '#ffd700' });
    expect((await added(design, { text: 'Asked for', color: 'navy' })).notes[0]).toContain('hard to read');
  });

  it('looks at the pixels where a picture is behind, and adds a shadow where they are busy', async () => {
    const design = new MemoryDesign();
    const asset = design.addPicture('a.jpg', 1000, 1000);
    design.edit({
      type: 'layer.add',
      layer: createImageLayer({
        id: 'photo',
        parent: design.page,
        order: 'a0',
        asset: asset.id,
        x: 0,
        y: 0,
        width: 1080,
        height: 1080,
      }),
    });
    const outcome = await design.call(
      addText,
      { text: 'Over a photo' },
      { samplePixels: async () => ({ color: '#203040', spread: 0.5 }) },
    );
    const layer = Object.values(design.document.layers).find((one) => one.type === 'text') as TextLayer;
    expect(outcome.ok).toBe(true);
    expect(layer.fill).toEqual({ type: 'solid', color: '#ffffff' });
    expect(layer.shadow).not.toBeNull();
  });

  it('fills a box that is given, and centres in it', async () => {
    const design = new MemoryDesign();
    const { layer } = await added(design, { text: 'In a box', x: 100, y: 200, width: 600, height: 120 });
    expect(layer.height).toBeLessThanOrEqual(120);
    expect(layer.fontSize).toBeGreaterThan(60);
    expect(layer.x + layer.width / 2).toBeCloseTo(400, -1);
    expect(layer.y + layer.height / 2).toBeCloseTo(260, -1);
  });

  it('keeps a size that was asked for, or says what it made of it', async () => {
    const design = new MemoryDesign();
    expect((await added(design, { text: 'Small', size: 20 })).layer.fontSize).toBe(20);
    const huge = await added(new MemoryDesign(), { text: 'Unbreakable', size: 900 });
    expect(huge.layer.fontSize).toBeLessThan(300);
    expect(huge.notes[0]).toContain('largest that fits');
  });

  it('puts a second line under the headline', async () => {
    const design = new MemoryDesign();
    design.edit({
      type: 'layer.add',
      layer: createTextLayer({
        id: 'h',
        parent: design.page,
        order: 'a1',
        text: 'Headline',
        fontSize: 120,
        x: 80,
        y: 80,
        width: 600,
        height: 144,
      }),
    });
    const { layer } = await added(design, { text: 'Right below', role: 'subheading' });
    expect(layer.y).toBeGreaterThan(224);
    expect(layer.y).toBeLessThan(300);
    expect(layer.x).toBe(80);
  });
});
