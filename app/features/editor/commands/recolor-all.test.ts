/** Changing a color everywhere: in every place, nothing else, and back again. */
import { describe, expect, it } from 'vitest';
import { createDocument, createShapeLayer, createTextLayer } from '#design/document/create.ts';
import { firstPage } from '#design/document/tree.ts';
import type { DesignDocument } from '#design/document/document.ts';
import { recolored } from '#design/document/recolored.ts';
import { applyOperations } from '#design/operations/apply.ts';
import type { CommandContext } from './command.ts';
import { placesOf, recolorAllCommand } from './recolor-all.ts';

const measure = (text: string) => text.length * 10;

function design(): DesignDocument {
  const document = createDocument({
    width: 800,
    height: 600,
    newId: () => 'page',
    background: { type: 'solid', color: '#ff0000' },
  });
  const parent = firstPage(document).id;
  const shape = createShapeLayer({
    id: 'shape',
    parent,
    order: 'a1',
    name: '#ff0000',
    x: 0,
    y: 0,
    width: 100,
    height: 100,
    shape: { kind: 'rectangle', radius: 0 },
    fill: {
      type: 'linear',
      angle: 90,
      stops: [
        { at: 0, color: '#ff000080' },
        { at: 1, color: '#00ff00' },
      ],
    },
  });
  const text = createTextLayer({
    id: 'text',
    parent,
    order: 'a2',
    name: '',
    text: '#ff0000',
    x: 0,
    y: 200,
    width: 300,
    fill: { type: 'solid', color: '#ff0000' },
    shadow: { color: '#ff000040', x: 0, y: 2, blur: 4 },
  });
  const locked = { ...shape, id: 'locked', order: 'a3', locked: true };
  return { ...document, layers: { shape, text, locked } };
}

const contextOf = (document: DesignDocument): CommandContext => ({
  document,
  page: 'page',
  selection: [],
  measureText: measure,
  newId: () => 'new',
});

describe('changing a color everywhere', () => {
  it('changes fills, stops, shadows and backgrounds, and keeps how opaque they are', () => {
    const document = design();
    const operations = recolorAllCommand.run(contextOf(document), { from: '#ff0000', to: '#123456' });
    const { document: after } = applyOperations(document, operations);
    expect(after.pages.page?.background).toEqual({ type: 'solid', color: '#123456' });
    expect(after.layers.shape).toMatchObject({
      name: '#ff0000',
      fill: { stops: [{ color: '#12345680' }, { color: '#00ff00' }] },
    });
    expect(after.layers.text).toMatchObject({
      text: '#ff0000',
      fill: { color: '#123456' },
      shadow: { color: '#12345640' },
    });
    expect(after.layers.locked).toEqual(document.layers.locked);
  });

  it('changes nothing where the color is not', () => {
    const document = design();
    expect(recolorAllCommand.run(contextOf(document), { from: '#abcdef', to: '#123456' })).toEqual([]);
    expect(recolored(document, '#abcdef', '#000000')).toBe(document);
  });

  it('counts the places besides those that a hand has changed already', () => {
    const document = design();
    expect(placesOf(document, '#ff0000', [])).toBe(3);
    expect(placesOf(document, '#ff0000', ['text'])).toBe(2);
    expect(placesOf(document, '#00ff00', [])).toBe(1);
    expect(placesOf(document, '#000000', [])).toBe(0);
  });
});
