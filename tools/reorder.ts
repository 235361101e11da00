/** reorder: layers above or below others in the stack. */
import { z } from 'zod';
import type { DesignDocument } from '#design/document/document.ts';
import type { Layer } from '#design/document/layers.ts';
import { ancestorsOf, childrenOf } from '#design/document/tree.ts';
import { placeLayers, reorderLayers } from '#design/operations/arrange.ts';
import type { Operation } from '#design/operations/operation.ts';
import { message } from '#messages/message.ts';
import { chooseLayers, layerInput, layersInput, titleOfAll } from './chosen-layers.ts';
import { layerInDesign, titleOf } from './layer-names.ts';
import { defineTool, type ToolResult } from './tool.ts';

const WAYS = ['front', 'back', 'forward', 'backward'] as const;

const input = z
  .strictObject({
    layers: layersInput,
    to: z.enum(WAYS).optional().describe('To the very front or back, or one step'),
    above: layerInput.optional().describe('Id of the layer that they shall lie directly above'),
    below: layerInput.optional().describe('Id of the layer that they shall lie directly below'),
  })
  .refine((given) => [given.to, given.above, given.below].filter((one) => one !== undefined).length === 1, {
    error: () => message('tools.oneOrder'),
  });
type Input = z.output<typeof input>;

const isBackground = (id: string) => /^background$/i.test(id.trim());

/** The layers in whose common page or group two layers part: the layer itself or the group around it, for each. */
function parting(document: DesignDocument, layer: Layer, other: Layer): { own: Layer; its: Layer } | null {
  const ways = [layer, ...ancestorsOf(document, layer.id)];
  const others = [other, ...ancestorsOf(document, other.id)];
  for (const own of ways) {
    const its = others.find((one) => one.parent === own.parent);
    if (its) return own.id === its.id ? null : { own, its };
  }
  return null;
}

/** The operations that put layers next to another. Whatever is in another group than it moves with its group. */
function besideOf(document: DesignDocument, layers: readonly Layer[], other: Layer, above: boolean): Operation[] | { error: string } {
  const moving = new Map<string, Layer>();
  let neighbour = other;
  for (const layer of layers) {
    const fork = parting(document, layer, other);
    if (!fork) return { error: message('tools.sameStack', { layer: titleOf(layer), other: titleOf(other) }) };
    moving.set(fork.own.id, fork.own);
    neighbour = fork.its;
  }
  const { parent } = neighbour;
  const siblings = childrenOf(document, parent);
  const ids = siblings.filter(({ id }) => moving.has(id)).map(({ id }) => id);
  const staying = siblings.filter(({ id }) => !moving.has(id));
  const index = staying.findIndex(({ id }) => id === neighbour.id) + (above ? 1 : 0);
  const wanted = [...staying.slice(0, index).map(({ id }) => id), ...ids, ...staying.slice(index).map(({ id }) => id)];
  return wanted.every((id, at) => id === siblings[at]?.id) ? [] : placeLayers(document, ids, parent, index);
}

function operationsFor(given: Input, layers: readonly Layer[], document: DesignDocument, page: string): Operation[] | { error: string } {
  if (given.to) return reorderLayers(document, layers.map(({ id }) => id), given.to);
  const reference = given.above ?? given.below ?? '';
  // Above the background is the bottom of the stack; below it there is nothing.
  if (isBackground(reference)) {
    return given.above === undefined ? { error: message('tools.backgroundOrder') } : reorderLayers(document, layers.map(({ id }) => id), 'back');
  }
  const other = layerInDesign(document, page, reference);
  if ('error' in other) return other;
  if (other.page !== page) return { error: message('tools.differentPages') };
  return besideOf(document, layers, other.layer, given.above !== undefined);
}

export const reorder = defineTool({
  name: 'reorder',
  title: 'tools.reorder.title',
  description:
    'Changes which layers lie above which: to front, back, forward or backward by one, or directly above or below another layer. ' +
    'Layers named together keep their order among each other; a layer of a group moves within its group, past layers outside the whole group moves. ' +
    'The background of the page is always at the bottom. Answers with the stack from bottom to top.',
  input,
  cost: null,
  approval: 'never',
  timeoutMs: 5_000,
  async execute(given, { document, page: shown }): Promise<ToolResult> {
    if (given.layers.some(isBackground)) return { ok: false, error: message('tools.backgroundOrder') };
    const chosen = chooseLayers(document, shown, given.layers);
    if ('error' in chosen) return { ok: false, error: chosen.error };
    const operations = operationsFor(given, chosen.layers, document, chosen.page);
    if ('error' in operations) return { ok: false, error: operations.error };
    const order = new Map(operations.flatMap((one) => (one.type === 'layer.move' ? [[one.id, one.order] as const] : [])));
    const parent = chosen.layers[0]?.parent ?? chosen.page;
    const stack = childrenOf(document, parent)
      .map(({ id, order: key }) => ({ id, key: order.get(id) ?? key }))
      .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
      .map(({ id }) => id);
    return {
      ok: true,
      operations,
      output: { stack: stack.slice(-40), ...(operations.length === 0 ? { unchanged: true } : {}) },
      card: { key: operations.length === 0 ? 'tools.reorder.same' : 'tools.reorder.done', values: { layer: titleOfAll(chosen.layers) }, layers: chosen.layers.map(({ id }) => id) },
    };
  },
});
