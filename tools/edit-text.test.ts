/**
 * Rewritten and restyled texts: styles stay with their words, words stay whole, nothing leaves the page or runs into
 * its neighbours.
 */
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { createImageLayer, createShapeLayer, createTextLayer } from '#design/document/create.ts';
import type { TextLayer } from '#design/document/layers.ts';
import { widestPiece } from '#design/layout/fit-text.ts';
import { withLines } from '#design/layout/text-lines.ts';
import { MemoryDesign, roughMeasure } from '#tests/fakes/memory-design.ts';
import { editText } from './edit-text.ts';
import { extentOf, overlapOf } from './contract/page-space.ts';
import { updateLayer } from './update-layer.ts';

let design: MemoryDesign;
const text = (id = 't') => design.document.layers[id] as TextLayer;
const styleAt = (word: string, id = 't') => {
  const at = text(id).text.indexOf(word);
  return text(id).runs.find((run) => run.start <= at && run.end >= at + word.length)?.style;
};

async function edited(input: Record<string, unknown>): Promise<Record<string, unknown>> {
  const outcome = await design.call(editText, { layer: 't', ...input });
  if (!outcome.ok) throw new Error(outcome.error);
  return outcome.output as Record<string, unknown>;
}

/** A text as add_text makes it: its box hugs the lines. */
function hugging(more: Partial<TextLayer> & { id: string }): TextLayer {
  const set = withLines(
    createTextLayer({
      parent: design.page,
      order: 'a1',
      text: 'Summer sale',
      fontSize: 100,
      width: 900,
      align: 'center',
      ...more,
    }),
    roughMeasure,
  );
  const width = Math.max(...set.lines.map((line) => line.width)) + 2;
  return withLines({ ...set, width, x: more.x ?? (1080 - width) / 2 }, roughMeasure);
}

function start(more: Partial<TextLayer> = {}): void {
  design = new MemoryDesign();
  design.edit({ type: 'layer.add', layer: hugging({ id: 't', y: 400, ...more }) });
}

beforeEach(() => start());

describe('edit_text, the words', () => {
  it('replaces wherever they stand, whatever their case, and keeps their looks', async () => {
    start({
      text: 'Sale! Big sale.',
      runs: [
        { start: 0, end: 4, style: { italic: true } },
        { start: 10, end: 14, style: { underline: true } },
      ],
    });
    await edited({ find: 'SALE', replace: 'Clearance' });
    expect(text().text).toBe('Clearance! Big Clearance.');
    expect(text().runs).toEqual([
      { start: 0, end: 9, style: { italic: true } },
      { start: 15, end: 24, style: { underline: true } },
    ]);
    await edited({ find: 'Clearance', replace: '' });
    expect(text().text).toBe('! Big .');
    expect(await design.call(editText, { layer: 't', find: 'sale', replace: 'x' })).toMatchObject({
      ok: false,
      error: '"sale" is not in the text “! Big .”',
    });
    expect(await design.call(editText, { layer: 't', find: '! Big .', replace: ' ' })).toMatchObject({
      ok: false,
      error: expect.stringContaining('Use delete'),
    });
  });

  it('finds words with signs in them, and across line breaks', async () => {
    start({ text: 'From $4.99 (each)\nto $9' });
    await edited({ find: '$4.99 (each)', replace: '$3.50' });
    expect(text().text).toBe('From $3.50\nto $9');
    await edited({ find: '$3.50 to', replace: '$3 to' });
    expect(text().text).toBe('From $3 to $9');
  });

  it.each([
    '9am - 5pm',
    'a-b',
    '50%',
    'x_y',
    '#1',
    '& co',
    '~5',
    "it's",
    '[1]{2}(3)',
    'a\\b',
    '^$.*+?|/',
    '12/05',
    '“so”',
    '👍🏽',
  ])('finds “%s”', async (words) => {
    start({ text: `Say ${words} here` });
    await edited({ find: words, replace: 'that' });
    expect(text().text).toBe('Say that here');
  });

  it('adds at the end in the style that is there', async () => {
    start({ text: 'Sale', runs: [{ start: 0, end: 4, style: { italic: true } }] });
    await edited({ append: 'now' });
    await edited({ append: '!' });
    await edited({ append: '\nToday only' });
    expect(text().text).toBe('Sale now!\nToday only');
    expect(text().runs).toEqual([{ start: 0, end: 20, style: { italic: true } }]);
  });

  it('makes lists and takes them away', async () => {
    start({ text: 'Bread\n- Cake\n\n3) Coffee', runs: [{ start: 8, end: 12, style: { italic: true } }] });
    expect(await edited({ list: 'bullets' })).toMatchObject({ list: 'bullets' });
    expect(text()).toMatchObject({ text: 'Bread\nCake\nCoffee', list: 'bullet', align: 'left' });
    expect(text().x + text().width / 2).toBeCloseTo(540, 0);
    await edited({ list: 'numbers' });
    expect(text()).toMatchObject({ text: 'Bread\nCake\nCoffee', list: 'number' });
    expect(styleAt('Cake')).toEqual({ italic: true });
    // New words join the list without marks that were typed before them.
    await edited({ append: '\n4. Tea' });
    expect(text()).toMatchObject({ text: 'Bread\nCake\nCoffee\nTea', list: 'number' });
    await edited({ list: 'none' });
    expect(text()).toMatchObject({ text: 'Bread\nCake\nCoffee\nTea', list: 'none' });
  });

  it('bends a text about its middle, on the page, and straightens it again', async () => {
    start({ text: 'Fresh every morning' });
    const middle = () => text().x + text().width / 2;
    const before = middle();
    expect(await edited({ curve: 120 })).toMatchObject({ curve: 120 });
    expect(text().curve).toBe(120);
    expect(text().lines).toHaveLength(1);
    expect(middle()).toBeCloseTo(before, 0);
    expect(text().x).toBeGreaterThanOrEqual(0);
    const { height } = text();
    await edited({ curve: 0 });
    expect(text().curve).toBe(0);
    expect(text().lines).toHaveLength(1);
    expect(text().height).toBeLessThan(height);
    await edited({ curve: -200, size: 400 });
    expect(text().x).toBeGreaterThanOrEqual(-1);
    expect(text().x + text().width).toBeLessThanOrEqual(1081);
  });

  it('styles a part, every time it occurs, and the whole over its parts', async () => {
    start({ text: 'Sale, sale' });
    expect(await edited({ part: 'sale', color: 'red', scale: 1.5, weight: 'bold' })).toHaveProperty('text');
    expect(styleAt('sale')).toEqual({ fill: { type: 'solid', color: '#ff0000' }, fontSize: 150, fontWeight: 700 });
    expect(styleAt('Sale')).toBeUndefined();
    expect(await edited({ part: 'SALE', italic: true })).toMatchObject({ places: 2 });
    await edited({ color: 'navy', italic: false });
    expect(styleAt('sale')).toEqual({ fontSize: 150, fontWeight: 700 });
    expect(text()).toMatchObject({ fill: { type: 'solid', color: '#000080' }, italic: false });
    expect(await design.call(editText, { layer: 't', part: 'nothing', italic: true })).toMatchObject({
      ok: false,
      error: expect.stringContaining('is not in the text'),
    });
  });
});

describe('edit_text, the setting', () => {
  it('keeps the middle or edge that the lines keep', async () => {
    for (const [align, edge] of [
      ['left', () => text().x],
      ['center', () => text().x + text().width / 2],
      ['right', () => text().x + text().width],
    ] as const) {
      for (const change of [
        { text: 'Sale' },
        { weight: 'bold' },
        { scale: 0.6 },
        { letterCase: 'upper' },
        { append: 'now' },
      ]) {
        start({ align, x: 250 });
        const before = edge();
        await edited(change);
        expect(edge(), `${align} ${JSON.stringify(change)}`).toBeCloseTo(before, -0.5);
      }
    }
  });

  it('never cuts a word or leaves the page, whatever is asked for', async () => {
    const change = fc.oneof(
      fc.record({ text: fc.lorem({ maxCount: 30, mode: 'words' }) }),
      fc.record({ size: fc.integer({ min: 5, max: 800 }) }),
      fc.record({ scale: fc.double({ min: 0.1, max: 8, noNaN: true }) }),
      fc.record({ letterSpacing: fc.integer({ min: -50, max: 600 }), letterCase: fc.constant('upper') }),
      fc.record({ part: fc.constant('e'), scale: fc.double({ min: 0.5, max: 3, noNaN: true }) }),
      fc.record({ fit: fc.constantFrom('box', 'page'), text: fc.constant('Some other words here') }),
      fc.record({ lineHeight: fc.double({ min: 0.8, max: 3, noNaN: true }), font: fc.constant('Anton') }),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(change, { minLength: 1, maxLength: 4 }),
        fc.constantFrom<TextLayer['align']>('left', 'center', 'right'),
        async (changes, align) => {
          start({ align });
          for (const one of changes) {
            const outcome = await design.call(editText, { layer: 't', ...one });
            // A part that is not there, or a text too long for any legible size, gets an answer in words.
            if (!outcome.ok || JSON.stringify(outcome.output).includes('too long')) return;
            const box = extentOf(text());
            expect(box.x, JSON.stringify(changes)).toBeGreaterThanOrEqual(-1);
            expect(box.y).toBeGreaterThanOrEqual(-1);
            expect(box.x + box.width).toBeLessThanOrEqual(1081);
            expect(box.y + box.height).toBeLessThanOrEqual(1081);
            expect(widestPiece(text(), roughMeasure)).toBeLessThanOrEqual(text().width + 2);
          }
        },
      ),
      { numRuns: 120 },
    );
  });

  it('keeps the lines as they are when it shrinks, and rather than break them again when it grows', async () => {
    start({ text: 'Big summer sale\nthis weekend' });
    await edited({ scale: 0.5 });
    expect(text().lines).toHaveLength(2);
    start();
    expect(await edited({ scale: 2 })).toMatchObject({ notes: [expect.stringContaining('as large as')] });
    expect(text().lines).toHaveLength(1);
    expect(text().fontSize).toBeGreaterThan(140);
  });

  it('fits the box that it has, or the page', async () => {
    const before = text();
    await edited({ fit: 'box', text: 'Rather many more words than there were before' });
    expect(text().width).toBeLessThanOrEqual(before.width + 1);
    expect(text().height).toBeLessThanOrEqual(before.height + 1);
    await edited({ fit: 'page', text: 'SALE' });
    expect(text().width).toBeGreaterThan(850);
    expect(text().x).toBeGreaterThanOrEqual(60);
  });

  it('answers for what is no text with the texts there are', async () => {
    design.edit({ type: 'layer.add', layer: createShapeLayer({ id: 's', parent: design.page, order: 'a0' }) });
    expect(await design.call(editText, { layer: 's', text: 'x' })).toEqual({
      ok: false,
      error: 'shape is not a text but a shape. Texts on the page: t (“Summer sale”)',
    });
    design.edit({ type: 'layer.update', id: 't', patch: { locked: true } });
    expect(await design.call(editText, { layer: 't', text: 'x' })).toEqual({
      ok: false,
      error: '“Summer sale” is locked. Unlock it first.',
    });
  });
});

describe('room for a larger text', () => {
  const small = (id: string, y: number) =>
    hugging({ id, text: 'A small line', fontSize: 30, y, order: `a${id.length + 1}` });

  it.each([
    ['edit_text', editText],
    ['update_layer', updateLayer],
  ])('%s pushes close lines along, and covers nothing', async (_name, tool) => {
    design.edit({ type: 'layer.add', layer: small('over', 350) }, { type: 'layer.add', layer: small('below', 530) });
    const before = [text('over').y, text('below').y];
    expect(await design.call(tool, { layer: 't', scale: 1.6 })).toMatchObject({
      ok: true,
      output: { moved: ['over', 'below'] },
    });
    expect(text('over').y).toBeLessThan(before[0] ?? 0);
    expect(text('below').y).toBeGreaterThan(before[1] ?? 0);
    for (const id of ['over', 'below']) expect(overlapOf(extentOf(text()), extentOf(text(id)))).toBe(0);
  });

  it('stops where there is no room, and says so', async () => {
    const asset = design.addPicture('a.jpg', 800, 800);
    design.edit(
      {
        type: 'layer.add',
        layer: createImageLayer({
          id: 'photo',
          parent: design.page,
          order: 'a0',
          asset: asset.id,
          x: 140,
          y: 540,
          width: 800,
          height: 500,
        }),
      },
      {
        type: 'layer.add',
        layer: createImageLayer({
          id: 'other',
          parent: design.page,
          order: 'a0V',
          asset: asset.id,
          x: 140,
          y: 20,
          width: 800,
          height: 340,
        }),
      },
    );
    const output = await edited({ scale: 3 });
    expect(output.notes).toEqual([expect.stringContaining('between its neighbours')]);
    for (const box of [
      { x: 140, y: 540, width: 800, height: 500 },
      { x: 140, y: 20, width: 800, height: 340 },
    ])
      expect(overlapOf(extentOf(text()), box)).toBe(0);
    expect(text().fontSize).toBeGreaterThan(100);
  });

  it('grows to the side that is free', async () => {
    const asset = design.addPicture('a.jpg', 800, 800);
    design.edit({
      type: 'layer.add',
      layer: createImageLayer({
        id: 'photo',
        parent: design.page,
        order: 'a0',
        asset: asset.id,
        x: 140,
        y: 540,
        width: 800,
        height: 500,
      }),
    });
    await edited({ text: 'Summer sale and very many more words' });
    expect(overlapOf(extentOf(text()), { x: 140, y: 540, width: 800, height: 500 })).toBe(0);
    expect(text().fontSize).toBe(100);
    expect(text().y).toBeLessThan(400);
  });

  it('stays on the card that it is on', async () => {
    design.edit({
      type: 'layer.add',
      layer: createShapeLayer({
        id: 'card',
        parent: design.page,
        order: 'a0',
        x: 200,
        y: 300,
        width: 680,
        height: 340,
      }),
    });
    await edited({ text: 'Summer sale for everyone in town' });
    const box = extentOf(text());
    // Allows one pixel for rounding.
    expect(box.x).toBeGreaterThanOrEqual(199);
    expect(box.x + box.width).toBeLessThanOrEqual(881);
    expect(box.y).toBeGreaterThanOrEqual(299);
    expect(box.y + box.height).toBeLessThanOrEqual(641);
  });

  it('leaves locked neighbours and those of other groups where they are', async () => {
    design.edit({ type: 'layer.add', layer: { ...small('below', 520), locked: true } });
    const { y } = text('below');
    await edited({ scale: 2 });
    expect(text('below').y).toBe(y);
    expect(overlapOf(extentOf(text()), extentOf(text('below')))).toBe(0);
  });
});
