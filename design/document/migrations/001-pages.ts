/**
 * Version 0 → 1: from one page with an array of layers, bottom first, and a background color, to pages and layers by
 * id, with parents and order keys.
 */
import { generateNKeysBetween } from 'fractional-indexing';
import { isObject, misshapen, type Json, type Migration } from './migration.ts';

export const toVersion1: Migration = (document) => {
  const { layers, background, ...rest } = document;
  if (!Array.isArray(layers)) misshapen('layers', 'must be a list');
  if (background !== null && typeof background !== 'string') misshapen('background', 'must be a colour or null');

  const taken = new Set<unknown>(layers.map((layer: unknown) => (isObject(layer) ? layer.id : undefined)));
  let page = 'page';
  for (let n = 2; taken.has(page); n += 1) page = `page-${n}`;

  const orders = generateNKeysBetween(null, null, layers.length);
  const byId: [string, Json][] = layers.map((layer: unknown, index) => {
    if (!isObject(layer) || typeof layer.id !== 'string') misshapen(`layers.${index}`, 'must be a layer with an id');
    return [layer.id, { ...layer, parent: page, order: orders[index] }];
  });
  if (taken.size !== byId.length) misshapen('layers', 'must have ids of their own');

  return {
    ...rest,
    version: 1,
    pages: {
      [page]: {
        id: page,
        order: generateNKeysBetween(null, null, 1)[0],
        name: '',
        background: background === null ? { type: 'none' } : { type: 'solid', color: background },
      },
    },
    layers: Object.fromEntries(byId),
  };
};
