/** reorder: moves layers above or below others in the stack. */
import { z } from 'zod';
import type { DesignDocument } from '#design/document/document.ts';
import type { Layer } from '#design/document/layers.ts';
import { childrenOf } from '#design/document/tree.ts';
import { placeBeside, reorderLayers } from '#design/operations/arrange.ts';
import type { Operation } from '#design/operations/operation.ts';
import { message } from '#messages/message.ts';
import { chooseLayers, layerInput, layersInput, titleOfAll } from './page/chosen-layers.ts';
import { layerInDesign, titleOf } from './page/layer-names.ts';
import { defineTool, type ToolResult } from './contract/tool.ts';
import { toolTexts } from './contract/tool-text.ts';

const TEXTS = toolTexts(
  'tools.reorder',
  {
    title: 'Change the order',
    doing: 'Changing the order',
    failed: 'Could not change the order',
    oneOrder: 'Give exactly one of to, above, below',
    backgroundOrder: 'Background layer cannot be reordered',
    sameStack: '{layer} and {other} cannot be ordered: one is inside the other, or they are the same',
  },
  {
    done: 'Moved {layer} in the stack',
    same: '{layer} was there already',
  },
);

const WAYS = ['front', 'back', 'forward', 'backward'] as const;

const input = z
  .strictObject({
    layers: layersInput,
    to: z.enum(WAYS).optional().describe('To the very front or back, or one step'),
    above: layerInput.optional().describe('Id of the layer that they shall lie directly above'),
    below: layerInput.optional().describe('Id of the layer that they shall lie directly below'),
  })
  .refine((given) => [given.to, given.above, given.below].filter((one) => one !== undefined).length === 1, {
    error: () => message(TEXTS.oneOrder),
  });
type Input = z.output<typeof input>;

const isBackground = (id: string) => /^background$/i.test(id.trim());

function operationsFor(
  given: Input,
  layers: readonly Layer[],
  document: DesignDocument,
  page: string,
): Operation[] | { error: string } {
  if (given.to)
    return reorderLayers(
      document,
      layers.map(({ id }) => id),
      given.to,
    );
  const reference = given.above ?? given.below ?? '';
  // Above the background is the bottom of the stack; nothing is below it.
  if (isBackground(reference)) {
    return given.above === undefined
      ? { error: message(TEXTS.backgroundOrder) }
      : reorderLayers(
          document,
          layers.map(({ id }) => id),
          'back',
        );
  }
  const other = layerInDesign(document, page, reference);
  if ('error' in other) return other;
  if (other.page !== page) return { error: message('tools.differentPages') };
  const placed = placeBeside(
    document,
    layers.map(({ id }) => id),
    other.layer.id,
    given.above !== undefined,
  );
  return 'within' in placed
    ? { error: message(TEXTS.sameStack, { layer: titleOf(placed.within), other: titleOf(other.layer) }) }
    : placed;
}

export const reorder = defineTool({
  name: 'reorder',
  icon: 'bring-to-front',
  texts: TEXTS,
  description:
    'Changes which layers lie above which: to front, back, forward or backward by one, or directly above or below another layer. ' +
    'Layers named together keep their order among each other; a layer of a group moves within its group, past layers outside the whole group moves. ' +
    'The background of the page is always at the bottom. Answers with the stack from bottom to top.',
  input,
  cost: null,
  approval: 'never',
  timeoutMs: 5_000,
  examples: {
    accepted: [
      { layers: ['s1'], to: 'front' },
      { layers: ['t1', 's1'], to: 'back' },
      { layers: ['i1'], to: 'forward' },
      { layers: ['in-group'], below: 's1' },
      { layers: ['s1'], above: 't1' },
      { layers: ['t1'], above: 'background' },
    ],
    refused: [
      { layers: ['background'], to: 'front' },
      { layers: ['s1'] },
      { layers: ['s1'], to: 'top' },
      { layers: ['s1'], below: 'background' },
      { layers: ['s1'], to: 'front', above: 't1' },
      { layers: ['nope'], to: 'front' },
      { layers: ['locked'], to: 'front' },
      { layers: ['in-group'], above: 'g1' },
      { layers: ['s1'], above: 't2' },
    ],
  },
  async execute(given, { document, page: shown }): Promise<ToolResult> {
    if (given.layers.some(isBackground)) return { ok: false, error: message(TEXTS.backgroundOrder) };
    const chosen = chooseLayers(document, shown, given.layers);
    if ('error' in chosen) return { ok: false, error: chosen.error };
    const operations = operationsFor(given, chosen.layers, document, chosen.page);
    if ('error' in operations) return { ok: false, error: operations.error };
    const order = new Map(
      operations.flatMap((one) => (one.type === 'layer.move' ? [[one.id, one.order] as const] : [])),
    );
    const parent = chosen.layers[0]?.parent ?? chosen.page;
    const stack = childrenOf(document, parent)
      .map(({ id, order: key }) => ({ id, key: order.get(id) ?? key }))
      .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
      .map(({ id }) => id);
    return {
      ok: true,
      operations,
      output: { stack: stack.slice(-40), ...(operations.length === 0 ? { unchanged: true } : {}) },
      card: {
        key: operations.length === 0 ? TEXTS.same.key : TEXTS.done.key,
        values: { layer: titleOfAll(chosen.layers) },
        layers: chosen.layers.map(({ id }) => id),
      },
    };
  },
});
