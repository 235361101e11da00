/** arrange: aligns, distributes or stacks layers, or puts them next to one another. */
import { z } from 'zod';
import type { DesignDocument } from '#design/document/document.ts';
import { centerOf, scaleLayer, type Box } from '#design/document/geometry.ts';
import type { Layer } from '#design/document/layers.ts';
import { ancestorsOf, childrenOf, isWithin, leavesInPaintOrder } from '#design/document/tree.ts';
import { tidyPlaces } from '#design/layout/tidy-places.ts';
import { placeLayers } from '#design/operations/arrange.ts';
import type { Operation } from '#design/operations/operation.ts';
import { message } from '#messages/message.ts';
import {
  around,
  distributed,
  EDGES,
  isHorizontal,
  moved,
  onWholePixels,
  SIDES,
  stacked,
  together,
  unitFrom,
  unitOf,
  wayOnto,
  wayToEdge,
  wayToSide,
  type Unit,
} from './arranging/arrange-units.ts';
import { chooseLayers, layerInput, layersInput, leavesOf, titleOfAll } from './page/chosen-layers.ts';
import type { ToolContext } from './contract/context.ts';
import { briefOf } from './facts/layer-facts.ts';
import { layerInDesign, titleOf } from './page/layer-names.ts';
import { updateBetween } from './page/layer-patch.ts';
import { matched } from './arranging/match-size.ts';
import { newlyOver } from './page/overlaps.ts';
import { boxAt, marginOf } from './contract/page-space.ts';
import { placeInput } from './contract/place-input.ts';
import { defineTool, type ToolResult } from './contract/tool.ts';
import { toolTexts } from './contract/tool-text.ts';

const TEXTS = toolTexts(
  'tools.arrange',
  {
    title: 'Arrange layers',
    doing: 'Arranging layers',
    failed: 'Could not arrange the layers',
    shrunk: 'made smaller to {share} % so that it fits inside',
    noRoom: 'there is not enough room {side} {layer}: it was pushed back onto the page',
    tooTight: 'they are too large for equal gaps and overlap',
    longerThanPage: 'together they are larger than the page',
    relativeToItself: 'Nothing can be placed relative to itself: {layer} is one of the layers, or in the same group',
    swapTakesTwo: 'Swapping takes exactly two layers',
    stackTakesTwo: 'Stacking takes two or more layers',
    tidyTakesTwo: 'Tidying up takes two or more layers',
    distributeTakes: 'Distributing takes three or more layers; two with a gap, or with to "page"',
    arrangeHow: 'Say how: align, distribute, stack, place, relative, matchSize or swap',
    arrangeOnce: 'Give at most one of {list}',
  },
  { done: 'Arranged {layer}', swapped: 'Swapped {layer}' },
);

const gapInput = z.number().min(-2000).max(4000);

const input = z.strictObject({
  layers: layersInput,
  align: z.enum(EDGES).optional().describe('left, center, right: sideways; top, middle, bottom: up and down'),
  to: z
    .string()
    .min(1)
    .max(100)
    .optional()
    .describe(
      'What to align or distribute to: "page" (its edges and middle lines), "selection" (the box around the layers), or the id of a layer. Default: the page for one layer, the selection for several',
    ),
  distribute: z
    .enum(['horizontally', 'vertically'])
    .optional()
    .describe('Equal gaps; three or more layers, or two with to "page"'),
  stack: z
    .enum(['down', 'across'])
    .optional()
    .describe(
      'One after another with a gap, in the order in which they stand; align says on which edge, default on their middles',
    ),
  gap: gapInput.optional().describe('px between neighbours, for distribute, stack and tidy'),
  place: placeInput
    .optional()
    .describe('Moves all of them together to a place of the page, a margin kept from the edges'),
  relative: z
    .strictObject({
      side: z.enum(SIDES),
      of: layerInput,
      gap: gapInput.optional().describe('px apart; for inside: px from its edges'),
    })
    .optional()
    .describe(
      'Moves all together to a side of another layer, centred on it unless align is given; inside makes them fit',
    ),
  matchSize: z
    .strictObject({ of: layerInput, what: z.enum(['width', 'height', 'both']) })
    .optional()
    .describe('As large as another layer; pictures keep their ratio but with both'),
  tidy: z.literal(true).optional().describe('Puts layers that roughly stand in rows and columns into even ones'),
  swap: z.literal(true).optional().describe('Two layers exchange places'),
});
type Input = z.output<typeof input>;
type Refusal = { error: string };

const ACTIONS = ['align', 'distribute', 'stack', 'place', 'relative', 'matchSize', 'tidy', 'swap'] as const;
const PLACING = ['distribute', 'stack', 'place', 'relative', 'tidy', 'swap'] as const;

interface Arranged {
  units: Unit[];
  notes: string[];
}

/** The unit of another layer on the same page; it may be locked because it does not move. */
function referenceOf(id: string, page: string, layers: readonly Layer[], { document }: ToolContext): Unit | Refusal {
  const found = layerInDesign(document, page, id);
  if ('error' in found) return found;
  if (found.page !== page) return { error: message('tools.differentPages') };
  const own = layers.find(
    (layer) => isWithin(document, found.layer.id, layer.id) || isWithin(document, layer.id, found.layer.id),
  );
  if (own) return { error: message(TEXTS.relativeToItself, { layer: titleOf(found.layer) }) };
  return unitOf(document, found.layer) ?? { error: message('tools.emptyGroup', { layer: titleOf(found.layer) }) };
}

function targetOf(given: Input, units: readonly Unit[], page: string, context: ToolContext): Box | Refusal {
  const to = given.to ?? (units.length === 1 ? 'page' : 'selection');
  if (to === 'page') return { x: 0, y: 0, width: context.document.width, height: context.document.height };
  if (to === 'selection') return around(units);
  const found = layerInDesign(context.document, page, to);
  if ('error' in found) return found;
  if (found.page !== page) return { error: message('tools.differentPages') };
  // One of the given layers is the one that stays.
  return (
    unitOf(context.document, found.layer)?.box ?? {
      error: message('tools.emptyGroup', { layer: titleOf(found.layer) }),
    }
  );
}

function besideAnother(given: Input, units: Unit[], page: string, context: ToolContext): Arranged | Refusal {
  const { relative } = given;
  if (!relative) return { units, notes: [] };
  const reference = referenceOf(
    relative.of,
    page,
    units.map(({ layer }) => layer),
    context,
  );
  if ('error' in reference) return reference;
  const { document } = context;
  const notes: string[] = [];
  const inside = relative.side === 'inside';
  const gap = relative.gap ?? Math.round(Math.min(document.width, document.height) * (inside ? 0.03 : 0.025));
  let standing = units;
  if (inside) {
    const box = around(units);
    const inset = Math.min(gap, reference.box.width / 3, reference.box.height / 3);
    const factor = Math.min(
      1,
      (reference.box.width - 2 * inset) / box.width,
      (reference.box.height - 2 * inset) / box.height,
    );
    if (factor < 1) {
      standing = units.map(
        (unit) =>
          unitFrom(
            unit.layer,
            unit.leaves.map((leaf) => scaleLayer(leaf, factor, centerOf(box))),
          ) ?? unit,
      );
      notes.push(message(TEXTS.shrunk, { share: Math.round(factor * 100) }));
    }
  }
  const way = wayToSide(around(standing), reference.box, relative.side, gap, given.align);
  const there = together(standing, way);
  const back = wayOnto(around(there), document);
  const pushed = Math.abs(back.dx) > 0.5 || Math.abs(back.dy) > 0.5;
  if (pushed) notes.push(message(TEXTS.noRoom, { side: relative.side, layer: titleOf(reference.layer) }));
  return { units: pushed ? together(there, back) : there, notes };
}

function swapped(units: Unit[]): Unit[] | Refusal {
  const [one, other] = units;
  if (!one || !other || units.length !== 2) return { error: message(TEXTS.swapTakesTwo) };
  const way = (from: Box, to: Box) => ({
    dx: centerOf(to).x - centerOf(from).x,
    dy: centerOf(to).y - centerOf(from).y,
  });
  return [...together([one], way(one.box, other.box)), ...together([other], way(other.box, one.box))];
}

/** Applies everything requested in order: sizes, then places, then edges. */
function arranged(given: Input, before: Unit[], page: string, context: ToolContext): Arranged | Refusal {
  const { document, measureText } = context;
  let units = before;
  const notes: string[] = [];
  if (given.matchSize) {
    const found = layerInDesign(document, page, given.matchSize.of);
    if ('error' in found) return found;
    const reference = unitOf(document, found.layer);
    if (!reference) return { error: message('tools.emptyGroup', { layer: titleOf(found.layer) }) };
    const leaf = found.layer.type === 'group' ? reference.box : found.layer;
    const { what } = given.matchSize;
    units = units.map((unit) => (unit.layer.id === found.layer.id ? unit : matched(unit, leaf, what, measureText)));
  }
  if (given.place) {
    const box = around(units);
    const there = boxAt(document, box, given.place);
    units = together(units, { dx: there.x - box.x, dy: there.y - box.y });
  }
  if (given.distribute) {
    const axis = given.distribute === 'horizontally' ? 'x' : 'y';
    const toPage = given.to === 'page';
    if (units.length < (toPage || given.gap !== undefined ? 2 : 3)) return { error: message(TEXTS.distributeTakes) };
    const margin = marginOf(document);
    const span = toPage
      ? { start: margin, length: (axis === 'x' ? document.width : document.height) - 2 * margin }
      : undefined;
    const spread = distributed(units, axis, { gap: given.gap, span: given.gap === undefined ? span : undefined });
    units = spread.units;
    if (spread.gap < -0.5 && given.gap === undefined) notes.push(message(TEXTS.tooTight));
  }
  if (given.stack) {
    if (units.length < 2) return { error: message(TEXTS.stackTakesTwo) };
    const axis = given.stack === 'down' ? 'y' : 'x';
    const gap = given.gap ?? Math.round(Math.min(document.width, document.height) * 0.025);
    const edge = given.align && isHorizontal(given.align) === (axis === 'y') ? given.align : undefined;
    const across =
      edge === 'left' || edge === 'top' ? 'start' : edge === 'right' || edge === 'bottom' ? 'end' : 'middle';
    units = stacked(units, axis, gap, across);
    const box = around(units);
    if (box.width > document.width || box.height > document.height) notes.push(message(TEXTS.longerThanPage));
    else units = together(units, wayOnto(box, document));
  }
  if (given.relative) {
    const beside = besideAnother(given, units, page, context);
    if ('error' in beside) return beside;
    units = beside.units;
    notes.push(...beside.notes);
  }
  if (given.tidy) {
    if (units.length < 2) return { error: message(TEXTS.tidyTakesTwo) };
    const places = tidyPlaces(
      units.map(({ box }) => box),
      given.gap,
    );
    units = units.map((unit, index) => {
      const { x, y } = places[index] ?? unit.box;
      return moved(unit, x - unit.box.x, y - unit.box.y);
    });
    const box = around(units);
    if (box.width <= document.width && box.height <= document.height) units = together(units, wayOnto(box, document));
  }
  if (given.swap) {
    const exchanged = swapped(units);
    if ('error' in exchanged) return exchanged;
    units = exchanged;
  }
  // With stack and relative, align already names the edge.
  if (given.align && !given.relative && !(given.stack && given.to === undefined)) {
    const { align } = given;
    const target = targetOf(given, units, page, context);
    if ('error' in target) return target;
    units = units.map((unit) => {
      const { dx, dy } = wayToEdge(unit.box, target, align);
      return moved(unit, dx, dy);
    });
  }
  return { units, notes };
}

/** A layer put over or inside another must also be above it in the order, or it would be hidden. */
function lifted(given: Input, layers: readonly Layer[], page: string, document: DesignDocument): Operation[] {
  const { relative } = given;
  if (!relative || (relative.side !== 'over' && relative.side !== 'inside')) return [];
  const order = leavesInPaintOrder(document, page).map(({ id }) => id);
  const highest = (id: string) => order.findLastIndex((leaf) => isWithin(document, leaf, id));
  const lowest = (id: string) => order.findIndex((leaf) => isWithin(document, leaf, id));
  const reference = highest(relative.of);
  const roots = new Map<string, Layer[]>();
  for (const layer of layers) {
    if (lowest(layer.id) > reference) continue;
    const root =
      [layer, ...ancestorsOf(document, layer.id)].findLast((one) => !isWithin(document, relative.of, one.id)) ?? layer;
    roots.set(root.parent, [...(roots.get(root.parent) ?? []), root]);
  }
  return [...roots].flatMap(([parent, moving]) => {
    const ids = childrenOf(document, parent)
      .filter((one) => moving.includes(one))
      .map(({ id }) => id);
    return placeLayers(document, ids, parent, Infinity);
  });
}

export const arrange = defineTool({
  name: 'arrange',
  icon: 'align-horizontal-distribute-center',
  texts: TEXTS,
  description:
    'Puts layers in order: align to the page, to each other or to a layer; distribute with equal gaps; stack one under (or beside) another; tidy into rows and columns; move to a place of the page ' +
    'or to a side of another layer; match sizes; swap two. A group moves as one; turned layers count as the upright box around them. Page edges are the real edges; ' +
    'place keeps a margin. Answers with the new boxes [x, y, width, height]; nowOver names layers that have come to be overlapped.',
  input: input
    .refine((given) => ACTIONS.some((action) => given[action] !== undefined), {
      error: () => message(TEXTS.arrangeHow),
    })
    .refine((given) => PLACING.filter((action) => given[action] !== undefined).length <= 1, {
      error: () => message(TEXTS.arrangeOnce, { list: PLACING.join(', ') }),
    }),
  cost: null,
  approval: 'never',
  timeoutMs: 10_000,
  examples: {
    accepted: [
      { layers: ['i1'], align: 'center' },
      { layers: ['i1', 's1', 't1'], align: 'left' },
      { layers: ['i1', 's1', 't1'], distribute: 'vertically' },
      { layers: ['g1', 's1'], stack: 'across', gap: 20 },
      { layers: ['g1'], place: 'bottom-right' },
      { layers: ['t1'], relative: { side: 'below', of: 'i1' } },
      { layers: ['t1'], relative: { side: 'inside', of: 's1', gap: 8 } },
      { layers: ['s1'], matchSize: { of: 'i1', what: 'both' } },
      { layers: ['t1', 's1'], swap: true },
      { layers: ['t2'], align: 'middle' },
    ],
    refused: [
      {},
      { layers: [] },
      { layers: ['i1'] },
      { layers: ['nope'], align: 'left' },
      { layers: ['i1'], align: 'centre' },
      { layers: ['locked'], align: 'left' },
      { layers: ['i1', 't2'], align: 'left' },
      { layers: ['i1'], swap: true },
      { layers: ['i1', 's1'], distribute: 'vertically' },
      { layers: ['i1'], stack: 'down' },
      { layers: ['i1'], relative: { side: 'under', of: 's1' } },
      { layers: ['i1'], relative: { side: 'below', of: 'i1' } },
      { layers: ['i1', 's1'], swap: true, place: 'top' },
    ],
  },
  async execute(given, context): Promise<ToolResult> {
    const { document } = context;
    const chosen = chooseLayers(document, context.page, given.layers);
    if ('error' in chosen) return { ok: false, error: chosen.error };
    const { layers, page } = chosen;
    const before: Unit[] = [];
    for (const layer of layers) {
      const unit = unitOf(document, layer);
      if (!unit) return { ok: false, error: message('tools.emptyGroup', { layer: titleOf(layer) }) };
      before.push(unit);
    }
    const made = arranged(given, before, page, context);
    if ('error' in made) return { ok: false, error: made.error };
    const after = made.units.map((unit, index) => onWholePixels(unit, before[index] ?? unit));
    const operations: Operation[] = [];
    for (const leaf of after.flatMap(({ leaves }) => leaves)) {
      const was = document.layers[leaf.id];
      const update = was && updateBetween(was, leaf);
      if (update) operations.push(update);
    }
    operations.push(...lifted(given, layers, page, document));
    const changes = after.map((unit, index) => ({ before: before[index]?.box ?? unit.box, after: unit.box }));
    // The layer it was put over is an expected overlap.
    const under =
      given.relative && (given.relative.side === 'over' || given.relative.side === 'inside')
        ? document.layers[given.relative.of]
        : undefined;
    const meant = [...after.flatMap(({ leaves }) => leaves), ...(under ? leavesOf(document, under) : [])].map(
      ({ id }) => id,
    );
    const facts = after.slice(0, 20).map(({ layer, leaves, box }) => {
      const [only] = leaves;
      if (layer.type !== 'group' && only) return briefOf(document, only);
      return { ...briefOf(document, layer), box: [box.x, box.y, box.width, box.height].map(Math.round) };
    });
    return {
      ok: true,
      operations,
      output: {
        layers: facts,
        ...newlyOver(document, page, changes, new Set(meant)),
        ...(operations.length === 0 ? { unchanged: true } : {}),
        ...(made.notes.length > 0 ? { notes: made.notes } : {}),
      },
      card: {
        key: given.swap ? TEXTS.swapped.key : TEXTS.done.key,
        values: { layer: titleOfAll(layers) },
        layers: layers.map(({ id }) => id),
      },
    };
  },
});
