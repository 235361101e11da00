/** delete: deletes layers. */
import { z } from 'zod';
import type { Layer } from '#design/document/layers.ts';
import { isWithin } from '#design/document/tree.ts';
import { chooseLayer } from './page/chosen-layers.ts';
import { titleOf } from './page/layer-names.ts';
import { defineTool, type ToolCard } from './contract/tool.ts';
import { toolTexts } from './contract/tool-text.ts';

const TEXTS = toolTexts(
  'tools.delete',
  {
    title: 'Delete',
    doing: 'Deleting',
    failed: 'Could not delete',
  },
  {
    done: 'Deleted {layer}',
    many: 'Deleted {count, plural, one {# layer} other {# layers}}',
  },
);

export const deleteLayers = defineTool({
  name: 'delete',
  icon: 'trash',
  texts: TEXTS,
  description:
    'Deletes layers by id; a group goes with everything in it. The page background is no layer: use set_background for it.',
  input: z.strictObject({ layers: z.array(z.string()).min(1).max(100).describe('Ids of the layers') }),
  cost: null,
  approval: 'many-layers',
  timeoutMs: 5_000,
  examples: {
    accepted: [{ layers: ['t1'] }, { layers: ['g1', 'in-group'] }],
    refused: [{}, { layers: [] }, { layers: ['nope'] }, { layers: ['background'] }, { layers: ['locked'] }],
  },
  async execute(input, { document, page }) {
    const layers: Layer[] = [];
    for (const id of new Set(input.layers)) {
      const found = chooseLayer(document, page, id);
      if ('error' in found) return { ok: false, error: found.error };
      layers.push(found.layer);
    }
    // Layers inside a deleted group need no operation.
    const roots = layers.filter(
      (layer) => !layers.some((other) => other !== layer && isWithin(document, layer.id, other.id)),
    );
    const [only] = layers;
    const card: ToolCard =
      layers.length === 1 && only
        ? { key: TEXTS.done.key, values: { layer: titleOf(only) } }
        : { key: TEXTS.many.key, values: { count: layers.length } };
    return {
      ok: true,
      operations: roots.map((layer) => ({ type: 'layer.remove' as const, id: layer.id })),
      output: { deleted: layers.map((layer) => layer.id), titles: layers.map(titleOf) },
      card,
    };
  },
});
