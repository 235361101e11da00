/** Which frames wait for a picture. */
import { expect, it } from 'vitest';
import { createDocument, createGroupLayer, createImageLayer } from '../document/create.ts';
import { firstPage } from '../document/tree.ts';
import { emptyFrames } from './empty-frames.ts';

it('names the frames that are shown and have no picture', () => {
  const document = createDocument({ width: 500, height: 500, newId: () => 'page' });
  const page = firstPage(document).id;
  const layers = [
    createGroupLayer({ id: 'hidden', parent: page, order: 'a0', visible: false }),
    createImageLayer({ id: 'inside', parent: 'hidden', order: 'a0', asset: null }),
    createImageLayer({ id: 'waits', parent: page, order: 'a1', asset: null }),
    createImageLayer({ id: 'off', parent: page, order: 'a2', asset: null, visible: false }),
    createImageLayer({ id: 'full', parent: page, order: 'a3', asset: 'a'.repeat(64) }),
  ];
  const shown = { ...document, layers: Object.fromEntries(layers.map((layer) => [layer.id, layer])) };
  expect(emptyFrames(shown, [page])).toEqual(['waits']);
  expect(emptyFrames(shown, ['elsewhere'])).toEqual([]);
});
