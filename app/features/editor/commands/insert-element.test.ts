/**
 * Items of the Elements panel are added to the page in one step, within view, where there is room or where they were
 * dropped.
 */
import { describe, expect, it } from 'vitest';
import { createDocument, createShapeLayer } from '#design/document/create.ts';
import { documentSchema } from '#design/document/document.ts';
import { firstPage } from '#design/document/tree.ts';
import { applyOperations } from '#design/operations/apply.ts';
import type { Operation } from '#design/operations/operation.ts';
import { iconIndex, iconPart, ICONS_PER_PART } from '#tools/libraries/icons/icon-index.ts';
import { insertElementCommand, type NewElement } from './insert-element.ts';

let ids = 0;
const newId = () => `n${(ids += 1)}`;

function added(
  element: NewElement,
  options: { at?: { x: number; y: number }; before?: Operation[]; background?: string } = {},
) {
  const blank = createDocument({
    width: 1000,
    height: 800,
    newId,
    background: { type: 'solid', color: options.background ?? '#ffffff' },
  });
  const page = firstPage(blank).id;
  const before = applyOperations(
    blank,
    (options.before ?? []).map((operation) =>
      operation.type === 'layer.add' ? { ...operation, layer: { ...operation.layer, parent: page } } : operation,
    ),
  ).document;
  const context = { document: before, page, selection: [], measureText: () => 0, newId };
  const operations = insertElementCommand.run(context, { element, ...(options.at && { at: options.at }) });
  const { document } = applyOperations(before, operations);
  expect(documentSchema.safeParse(document).success).toBe(true);
  const selected = insertElementCommand.selectAfter?.(context, operations) ?? [];
  return {
    layers: operations.flatMap((operation) => (operation.type === 'layer.add' ? [operation.layer] : [])),
    selected,
  };
}

const icon = (name: string, weight: 'fill' | 'duotone') => {
  const place = iconIndex().findIndex(({ id }) => id === name);
  const found = iconPart(weight, Math.floor(place / ICONS_PER_PART))?.[place % ICONS_PER_PART];
  if (!found) throw new Error(`No icon ${name}`);
  return { type: 'icon', name, icon: found } as const;
};

describe('a new element', () => {
  it('is in the middle of an empty page, and with its middle where it is dropped', () => {
    const [middle] = added({ type: 'shape', shape: 'burst' }).layers;
    expect(middle).toMatchObject({ type: 'shape', x: 500 - 120, y: 400 - 120, width: 240, height: 240 });
    const [dropped] = added({ type: 'emoji', emoji: '🔥', name: 'fire' }, { at: { x: 100, y: 90 } }).layers;
    expect(dropped).toMatchObject({ type: 'sticker', x: 100 - 96, y: 90 - 96 });
  });

  it('gives way to what lies in the middle', () => {
    const before: Operation[] = [
      {
        type: 'layer.add',
        layer: createShapeLayer({ id: 'there', parent: 'p', order: 'a0', x: 350, y: 300, width: 300, height: 200 }),
      },
    ];
    const [layer] = added({ type: 'shape', shape: 'circle' }, { before }).layers;
    if (layer?.type !== 'shape') throw new Error('no shape');
    expect(layer.y >= 500 || layer.y + layer.height <= 300 || layer.x >= 650 || layer.x + layer.width <= 350).toBe(
      true,
    );
  });

  it('is seen on whatever the page is filled with', () => {
    expect(added({ type: 'shape', shape: 'tag' }, { background: '#f4502f' }).layers[0]).toMatchObject({
      fill: { color: '#17150f' },
    });
    expect(
      added({ type: 'line', startHead: 'none', endHead: 'open', dash: [0, 2] }, { background: '#17150f' }).layers[0],
    ).toMatchObject({ shape: { kind: 'line', endHead: 'open' }, stroke: { color: '#fbfaf7', dash: [0, 2] } });
  });

  it('is one shape of an icon, and of a two-tone one a group of area and lines that fit', () => {
    expect(added(icon('coffee', 'fill')).layers).toMatchObject([
      { type: 'shape', name: 'coffee', shape: { kind: 'path' } },
    ]);
    const { layers, selected } = added(icon('coffee', 'duotone'));
    const [group, area, lines] = layers;
    expect(selected).toEqual([group?.id]);
    expect(group?.type).toBe('group');
    expect(area).toMatchObject({ parent: group?.id, fill: { color: '#17150f33' } });
    expect(lines).toMatchObject({ parent: group?.id, fill: { color: '#17150f' } });
    expect((area?.order ?? '') < (lines?.order ?? '')).toBe(true);
  });
});
