/** group: groups layers, or ungroups them. */
import { z } from 'zod';
import type { DesignDocument } from '#design/document/document.ts';
import { LIMITS } from '#design/document/limits.ts';
import type { GroupLayer, Layer } from '#design/document/layers.ts';
import { ancestorsOf, childrenOf } from '#design/document/tree.ts';
import { groupLayers, outermost, ungroupLayers } from '#design/operations/arrange.ts';
import { applyOperations } from '#design/operations/apply.ts';
import type { Operation } from '#design/operations/operation.ts';
import { message } from '#messages/message.ts';
import { chooseLayers, layersInput } from './page/chosen-layers.ts';
import type { ToolContext } from './contract/context.ts';
import { titleOf } from './page/layer-names.ts';
import { defineTool, type ToolResult } from './contract/tool.ts';
import { toolTexts } from './contract/tool-text.ts';

const TEXTS = toolTexts(
  'tools.group',
  {
    title: 'Group layers',
    doing: 'Grouping layers',
    failed: 'Could not group the layers',
    notAGroup: '{layer} is not a group',
    notAGroupBut: '{layer} is not a group. It is in the group "{group}".',
    alreadyGroup: '{layer} is a group already',
    groupTakesTwo: 'A group takes two or more layers',
  },
  {
    done: 'Grouped {count, plural, one {# layer} other {# layers}}',
    dissolved: 'Ungrouped {group}',
  },
);

const input = z.strictObject({
  layers: layersInput,
  ungroup: z
    .boolean()
    .optional()
    .describe('true: the layers are groups, which are dissolved; what is in them stays where it is'),
  name: z.string().trim().min(1).max(LIMITS.nameLength).optional().describe('Of the new group'),
});

/** Groups that had layers before the operations and are empty after them: they are removed, the innermost first. */
function emptied(before: DesignDocument, operations: readonly Operation[]): Operation[] {
  const removals: Operation[] = [];
  let { document } = applyOperations(before, operations);
  for (;;) {
    const empty = Object.values(document.layers).find(
      (layer) =>
        layer.type === 'group' &&
        Object.hasOwn(before.layers, layer.id) &&
        childrenOf(document, layer.id).length === 0 &&
        childrenOf(before, layer.id).length > 0,
    );
    if (!empty) return removals;
    const removal: Operation = { type: 'layer.remove', id: empty.id };
    removals.push(removal);
    ({ document } = applyOperations(document, [removal]));
  }
}

function dissolved(document: DesignDocument, layers: readonly Layer[]): ToolResult {
  const other = layers.find((layer) => layer.type !== 'group');
  if (other) {
    const around = ancestorsOf(document, other.id)[0];
    return {
      ok: false,
      error: message(around ? TEXTS.notAGroupBut : TEXTS.notAGroup, {
        layer: titleOf(other),
        group: around?.id ?? '',
      }),
    };
  }
  const groups = layers as readonly GroupLayer[];
  const operations: Operation[] = [];
  let now = document;
  for (const { id } of groups) {
    const step = ungroupLayers(now, id);
    operations.push(...step);
    now = applyOperations(now, step).document;
  }
  const freed = groups.flatMap(({ id }) => childrenOf(document, id).map((layer) => layer.id));
  const [only] = groups;
  return {
    ok: true,
    operations,
    output: { ungrouped: groups.map(({ id }) => id), layers: freed },
    card: {
      key: TEXTS.dissolved.key,
      values: {
        group: groups.length === 1 && only ? titleOf(only) : message('tools.layers', { count: groups.length }),
      },
      layers: freed,
    },
  };
}

function grouped(layers: readonly Layer[], name: string | undefined, { document, newId }: ToolContext): ToolResult {
  if (layers.length < 2) {
    const [only] = layers;
    return {
      ok: false,
      error:
        only?.type === 'group' ? message(TEXTS.alreadyGroup, { layer: titleOf(only) }) : message(TEXTS.groupTakesTwo),
    };
  }
  const id = newId();
  const operations = groupLayers(
    document,
    layers.map((layer) => layer.id),
    { id, name },
  );
  const inOrder = outermost(
    document,
    layers.map((layer) => layer.id),
  ).map((layer) => layer.id);
  return {
    ok: true,
    operations: [...operations, ...emptied(document, operations)],
    output: { id, ...(name ? { name } : {}), layers: inOrder },
    card: { key: TEXTS.done.key, values: { count: layers.length }, layers: inOrder },
  };
}

export const group = defineTool({
  name: 'group',
  icon: 'group',
  texts: TEXTS,
  description:
    'Groups two or more layers so that they move, scale and are hidden together; with ungroup: true it dissolves groups. Nothing changes its looks or place. ' +
    'Answers with the id of the new group, which other tools take like any layer.',
  input,
  cost: null,
  approval: 'never',
  timeoutMs: 5_000,
  examples: {
    accepted: [
      { layers: ['s1', 't1'] },
      { layers: ['i1', 'g1'], name: 'Offer' },
      { layers: ['g1'], ungroup: true },
      { layers: ['in-group', 's1'] },
    ],
    refused: [
      {},
      { layers: ['s1'] },
      { layers: ['g1'] },
      { layers: ['s1'], ungroup: true },
      { layers: ['in-group'], ungroup: true },
      { layers: ['nope', 's1'] },
      { layers: ['locked', 's1'] },
      { layers: ['s1', 't2'] },
      { layers: ['s1', 't1'], name: '' },
    ],
  },
  async execute(given, context) {
    const chosen = chooseLayers(context.document, context.page, given.layers);
    if ('error' in chosen) return { ok: false, error: chosen.error };
    return given.ungroup ? dissolved(context.document, chosen.layers) : grouped(chosen.layers, given.name, context);
  },
});
