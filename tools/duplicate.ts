/** duplicate: copies of layers, next to the originals or on another page. */
import { z } from 'zod';
import type { DesignDocument } from '#design/document/document.ts';
import type { Box } from '#design/document/geometry.ts';
import type { Layer } from '#design/document/layers.ts';
import { pagesInOrder } from '#design/document/tree.ts';
import { applyOperations } from '#design/operations/apply.ts';
import { duplicateLayers } from '#design/operations/arrange.ts';
import type { Operation } from '#design/operations/operation.ts';
import { message } from '#messages/message.ts';
import { chooseLayers, extentOfAll, layersInput, leavesOf, titleOfAll } from './page/chosen-layers.ts';
import { copyOnto } from './page/copy-layers.ts';
import { briefOf } from './facts/layer-facts.ts';
import { marginOf, type Size } from './contract/page-space.ts';
import { coordinateInput } from './inputs/style-input.ts';
import { defineTool, type ToolResult } from './contract/tool.ts';
import { toolTexts } from './contract/tool-text.ts';

const TEXTS = toolTexts(
  'tools.duplicate',
  {
    title: 'Duplicate layers',
    doing: 'Duplicating layers',
    failed: 'Could not duplicate the layers',
  },
  { done: '{count, plural, one {Copied {layer}} other {Made # copies of {layer}}}' },
);

/** More copies than this at once are a mistake and would fill the page. */
const MOST_COPIES = 20;

const input = z.strictObject({
  layers: layersInput,
  count: z.number().int().min(1).max(MOST_COPIES).optional().describe('How many copies; default 1'),
  dx: coordinateInput.optional().describe('px to the right from one copy to the next, negative to the left'),
  dy: coordinateInput.optional().describe('px down from one copy to the next, negative up'),
  page: z
    .number()
    .int()
    .min(1)
    .optional()
    .describe('Number of the page to copy to; default: the page that they are on'),
});

/** An offset to the side that has room: a copy exactly on top of its original would look like nothing happened. */
function stepFor(box: Box | null, count: number, page: Size): { x: number; y: number } {
  const step = Math.max(8, Math.round(marginOf(page) * 0.5));
  const along = (start: number, length: number, limit: number) =>
    start + length + step * count <= limit || start - step * count < 0 ? step : -step;
  return box
    ? { x: along(box.x, box.width, page.width), y: along(box.y, box.height, page.height) }
    : { x: step, y: step };
}

function copiesWithin(
  document: DesignDocument,
  layers: readonly Layer[],
  count: number,
  step: { x: number; y: number },
  newId: () => string,
) {
  const operations: Operation[] = [];
  const copies: string[] = [];
  let now = document;
  let last = layers.map(({ id }) => id);
  for (let made = 0; made < count; made += 1) {
    // Each copy is made from the previous one, so that it lies above it and one step further.
    const one = duplicateLayers(now, last, newId, step);
    operations.push(...one.operations);
    copies.push(...one.copies);
    now = applyOperations(now, one.operations).document;
    last = one.copies;
  }
  return { operations, copies, document: now };
}

function copiesOnto(
  document: DesignDocument,
  layers: readonly Layer[],
  page: string,
  count: number,
  step: { x: number; y: number },
  newId: () => string,
) {
  const operations: Operation[] = [];
  const copies: string[] = [];
  let now = document;
  for (let made = 0; made < count; made += 1) {
    const one = copyOnto(
      now,
      layers.map(({ id }) => id),
      page,
      newId,
      { x: step.x * made, y: step.y * made },
    );
    operations.push(...one.operations);
    copies.push(...one.copies);
    now = applyOperations(now, one.operations).document;
  }
  return { operations, copies, document: now };
}

export const duplicate = defineTool({
  name: 'duplicate',
  icon: 'copy-plus',
  texts: TEXTS,
  description:
    'Copies layers, groups with everything in them, once or several times: a little beside the original, by a given way from copy to copy, or to the same place on another page. ' +
    'The copies lie above the originals. Answers with the new layers. For a whole page use pages.',
  input,
  cost: null,
  approval: 'never',
  timeoutMs: 10_000,
  examples: {
    accepted: [
      { layers: ['s1'] },
      { layers: ['g1', 't1'], count: 3, dx: 40 },
      { layers: ['i1'], page: 2 },
      { layers: ['t2'], dy: -30 },
    ],
    refused: [
      {},
      { layers: ['nope'] },
      { layers: ['s1'], count: 0 },
      { layers: ['s1'], count: 500 },
      { layers: ['s1'], page: 9 },
      { layers: ['locked'] },
      { layers: ['s1', 't2'] },
    ],
  },
  async execute(given, { document, page: shown, newId }): Promise<ToolResult> {
    const chosen = chooseLayers(document, shown, given.layers);
    if ('error' in chosen) return { ok: false, error: chosen.error };
    const { layers } = chosen;
    const pages = pagesInOrder(document);
    const target = given.page === undefined ? chosen.page : pages[given.page - 1]?.id;
    if (target === undefined)
      return { ok: false, error: message('tools.unknownPage', { page: given.page ?? 0, count: pages.length }) };
    const count = given.count ?? 1;
    const elsewhere = target !== chosen.page;
    const own = stepFor(extentOfAll(layers.flatMap((layer) => leavesOf(document, layer))), count, document);
    // A single offset means straight along that axis.
    const isGiven = given.dx !== undefined || given.dy !== undefined;
    const step = isGiven ? { x: given.dx ?? 0, y: given.dy ?? 0 } : own;
    const made = elsewhere
      ? copiesOnto(document, layers, target, count, step, newId)
      : copiesWithin(document, layers, count, step, newId);
    const facts = made.copies.flatMap((id) => {
      const copy = made.document.layers[id];
      return copy ? [briefOf(made.document, copy)] : [];
    });
    return {
      ok: true,
      operations: made.operations,
      output: {
        copies: facts.slice(0, 20),
        ...(elsewhere ? { page: pages.findIndex(({ id }) => id === target) + 1 } : {}),
      },
      card: { key: TEXTS.done.key, values: { layer: titleOfAll(layers), count }, layers: made.copies },
    };
  },
});
