/** Rows of the layer list and where a dropped row goes. */
import { describe, expect, it } from 'vitest';
import { createDocument, createGroupLayer, createShapeLayer } from '#design/document/create.ts';
import type { DesignDocument } from '#design/document/document.ts';
import { childrenOf } from '#design/document/tree.ts';
import { applyOperations } from '#design/operations/apply.ts';
import { placeLayer } from '../commands/reorder.ts';
import { dropPlace, layerRows } from './layer-rows.ts';

const empty = createDocument({ width: 400, height: 400, newId: () => 'page' });
const { document } = applyOperations(empty, [
  { type: 'layer.add', layer: createShapeLayer({ id: 'bottom', parent: 'page', order: 'a0' }) },
  { type: 'layer.add', layer: createGroupLayer({ id: 'group', parent: 'page', order: 'a1' }) },
  { type: 'layer.add', layer: createShapeLayer({ id: 'inLow', parent: 'group', order: 'a0' }) },
  { type: 'layer.add', layer: createShapeLayer({ id: 'inHigh', parent: 'group', order: 'a1' }) },
  { type: 'layer.add', layer: createShapeLayer({ id: 'top', parent: 'page', order: 'a2' }) },
]);
const open = new Set(['group']);

/** The order of the page's and the group's children after a drop, bottom first. */
function drop(
  dragged: string,
  index: number,
  groups: ReadonlySet<string> = open,
): { page: string[]; group: string[] } | null {
  const rows = layerRows(document, 'page', groups);
  const place = dropPlace(document, 'page', rows, dragged, index);
  if (!place) return null;
  const next: DesignDocument = applyOperations(document, placeLayer(document, dragged, place)).document;
  const ids = (parent: string) => childrenOf(next, parent).map((layer) => layer.id);
  return { page: ids('page'), group: ids('group') };
}

describe('rows', () => {
  it('stand top first, with the children of open groups', () => {
    expect(layerRows(document, 'page', open).map((row) => [row.layer.id, row.depth])).toEqual([
      ['top', 0],
      ['group', 0],
      ['inHigh', 1],
      ['inLow', 1],
      ['bottom', 0],
    ]);
    expect(layerRows(document, 'page', new Set()).map((row) => row.layer.id)).toEqual(['top', 'group', 'bottom']);
  });
});

describe('dropping', () => {
  it('at the top and at the bottom of the page', () => {
    expect(drop('bottom', 0)?.page).toEqual(['group', 'top', 'bottom']);
    expect(drop('top', 5)?.page).toEqual(['top', 'bottom', 'group']);
  });

  it('between two layers', () => {
    expect(drop('bottom', 1)?.page).toEqual(['group', 'bottom', 'top']);
  });

  it('right below an open group goes into it, on top', () => {
    expect(drop('top', 2)).toEqual({ page: ['bottom', 'group'], group: ['inLow', 'inHigh', 'top'] });
  });

  it('right below a closed group stays outside', () => {
    expect(drop('top', 2, new Set())?.page).toEqual(['bottom', 'top', 'group']);
  });

  it('inside a group, and behind its last layer', () => {
    expect(drop('inHigh', 4)).toMatchObject({ group: ['inHigh', 'inLow'] });
    expect(drop('bottom', 3)).toMatchObject({ group: ['inLow', 'bottom', 'inHigh'] });
  });

  it('where it already is changes nothing', () => {
    expect(drop('top', 0)?.page).toEqual(['bottom', 'group', 'top']);
    expect(drop('top', 1)?.page).toEqual(['bottom', 'group', 'top']);
    expect(drop('inLow', 4)?.group).toEqual(['inLow', 'inHigh']);
  });

  it('a group into itself is refused', () => {
    expect(drop('group', 3)).toBeNull();
  });
});
