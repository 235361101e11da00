/** Adds a new table in the middle of the page, with letters as large as the page allows. */
import { Table } from 'lucide-react';
import type { Point } from '#design/document/geometry.ts';
import { topOrder } from '#design/document/tree.ts';
import { makeTable, type TableWish } from '#design/tables/make-table.ts';
import { defineCommand, roundPixel } from './command.ts';
import { topLevelAdded } from './duplicate.ts';
import { freePlace } from './free-place.ts';

/** Of the page's width, and at most of its height. */
const SHARE = 0.84;

export const insertTableCommand = defineCommand<{ wish: TableWish; at?: Point }>({
  id: 'insert-table',
  label: 'table.insert',
  icon: Table,
  isEnabled: () => true,
  run(context, { wish, at }) {
    const { document, page, newId, measureText } = context;
    const [width, height] = [document.width * SHARE, document.height * SHARE];
    const room = {
      x: (document.width - width) / 2,
      y: (document.height - height) / 2,
      width: Math.round(width),
      height,
    };
    const layer = makeTable(
      { id: newId(), parent: page, order: topOrder(document, page) },
      wish,
      room,
      measureText,
      document,
    );
    const center = at ?? freePlace(context, layer);
    return [
      {
        type: 'layer.add',
        layer: { ...layer, x: roundPixel(center.x - layer.width / 2), y: roundPixel(center.y - layer.height / 2) },
      },
    ];
  },
  selectAfter: (_context, operations) => topLevelAdded(operations),
});
