/** draw: strokes of a pen, brush or highlighter, given as points. */
import { z } from 'zod';
import { createDrawingLayer } from '#design/document/create.ts';
import { drawingOf, isAsDrawn, strokesOf, withoutStrokes, type PageStroke } from '#design/document/drawing-geometry.ts';
import type { DrawingLayer } from '#design/document/layers.ts';
import { topOrder } from '#design/document/tree.ts';
import { BRUSHES, INKS } from '#design/looks/inks.ts';
import { message } from '#messages/message.ts';
import { chooseLayer } from './page/chosen-layers.ts';
import { colorInput } from './inputs/color-input.ts';
import type { ToolContext } from './contract/context.ts';
import { briefOf } from './facts/layer-facts.ts';
import { titleOf } from './page/layer-names.ts';
import { updateBetween } from './page/layer-patch.ts';
import { coordinateInput, opacityInput } from './inputs/style-input.ts';
import { defineTool, type ToolResult } from './contract/tool.ts';
import { toolTexts } from './contract/tool-text.ts';

const TEXTS = toolTexts(
  'tools.draw',
  {
    title: 'Draw',
    doing: 'Drawing',
    failed: 'Could not draw',
    nothingToDraw: 'Give strokes to draw, or a layer and what to erase of it',
    eraseNeedsLayer: 'erase goes with layer: the drawing to take strokes from',
    noStroke: 'There is no stroke {number, number}: the drawing has {count, number}',
    notADrawing: '{layer} is a {type}, no drawing. Leave layer out to begin one.',
    drawingChanged: '{layer} was turned or scaled since it was drawn: begin a new drawing instead',
    tooManyStrokes: 'A drawing holds up to {limit, number} strokes, and this one has {count, number}: begin a new one',
  },
  {
    done: '{count, plural, =0 {Erased {erased, plural, one {# stroke} other {# strokes}}} one {Drew # stroke} other {Drew # strokes}}',
  },
);

/** Most strokes that a document holds in one drawing. */
const MOST_STROKES = 200;
/** More points than these are a mistake: a model draws with few. */
const MOST_POINTS = 1_000;

const input = z.strictObject({
  strokes: z
    .array(
      z
        .array(z.tuple([coordinateInput, coordinateInput]))
        .min(1)
        .max(MOST_POINTS),
    )
    .min(1)
    .max(MOST_STROKES)
    .optional()
    .describe('Each a list of [x, y] in page px, joined smoothly in order'),
  brush: z.enum(BRUSHES).optional().describe('Default pen; highlighter is wide and lets through what is below'),
  color: colorInput.optional(),
  width: z.number().min(0.5).max(500).optional().describe('px'),
  opacity: opacityInput.optional(),
  layer: z.string().min(1).max(100).optional().describe('Id of a drawing to go on with'),
  erase: z
    .array(z.number().int().min(1).max(MOST_STROKES))
    .min(1)
    .max(MOST_STROKES)
    .optional()
    .describe('With layer: strokes to take away by number, 1 for the first'),
});
type Input = z.output<typeof input>;

/** Adds points between the given ones, so that a curve through them has no corners; two points stay a straight line. */
function joined(points: readonly (readonly [number, number])[]): [number, number][] {
  if (points.length < 3) return points.map(([x, y]) => [x, y]);
  const steps = points.length > 60 ? 1 : 8;
  const at = (index: number) => points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0];
  const made: [number, number][] = [];
  for (let index = 0; index < points.length - 1; index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    for (let step = 0; step < steps; step += 1) {
      const t = step / steps;
      // Catmull-Rom: passes through every point with the slope between its two neighbours.
      const along = (a: number, b: number, c: number, d: number) =>
        b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
      made.push([along(before[0], from[0], to[0], after[0]), along(before[1], from[1], to[1], after[1])]);
    }
  }
  const last = at(points.length - 1);
  return [...made, [last[0], last[1]]];
}

function strokesFrom(given: Input): PageStroke[] {
  const brush = given.brush ?? 'pen';
  const ink = INKS[brush];
  const color = (given.color ?? ink.color).slice(0, 7);
  return (given.strokes ?? []).map((points) => ({
    points: joined(points),
    brush,
    color,
    width: given.width ?? ink.width,
    opacity: given.opacity ?? ink.opacity,
    pressures: [],
  }));
}

/** The continued drawing without the removed strokes; null if nothing is left of it. */
function goneOn(layer: DrawingLayer, given: Input): DrawingLayer | null | { error: string } {
  const beyond = given.erase?.find((number) => number > layer.paths.length);
  if (beyond !== undefined) return { error: message(TEXTS.noStroke, { number: beyond, count: layer.paths.length }) };
  const erased = given.erase ? withoutStrokes(layer, new Set(given.erase.map((number) => number - 1))) : layer;
  const added = strokesFrom(given);
  if (added.length === 0) return erased && { ...layer, ...erased };
  if (!isAsDrawn(layer)) return { error: message(TEXTS.drawingChanged, { layer: titleOf(layer) }) };
  const kept = erased ? strokesOf({ ...layer, ...erased }) : [];
  if (kept.length + added.length > MOST_STROKES)
    return { error: message(TEXTS.tooManyStrokes, { limit: MOST_STROKES, count: kept.length }) };
  return { ...layer, ...drawingOf([...kept, ...added]) };
}

async function drawn(given: Input, context: ToolContext): Promise<ToolResult> {
  const { document, page } = context;
  const done = (layer: DrawingLayer) => ({
    output: { ...briefOf(document, layer), strokes: layer.paths.length },
    card: {
      key: TEXTS.done.key,
      values: { count: given.strokes?.length ?? 0, erased: given.erase?.length ?? 0 },
      layers: [layer.id],
    },
  });
  if (given.layer === undefined) {
    const layer = createDrawingLayer({
      id: context.newId(),
      parent: page,
      order: topOrder(document, page),
      ...drawingOf(strokesFrom(given)),
    });
    return { ok: true, operations: [{ type: 'layer.add', layer }], ...done(layer) };
  }
  const chosen = chooseLayer(document, page, given.layer);
  if ('error' in chosen) return { ok: false, error: chosen.error };
  const { layer } = chosen;
  if (layer.type !== 'drawing')
    return { ok: false, error: message(TEXTS.notADrawing, { layer: titleOf(layer), type: layer.type }) };
  const after = goneOn(layer, given);
  if (after === null)
    return {
      ok: true,
      operations: [{ type: 'layer.remove', id: layer.id }],
      ...done(layer),
      output: { removed: layer.id },
    };
  if ('error' in after) return { ok: false, error: after.error };
  const update = updateBetween(layer, after);
  return { ok: true, operations: update ? [update] : [], ...done(after) };
}

export const draw = defineTool({
  name: 'draw',
  icon: 'brush',
  texts: TEXTS,
  use: 'freehand strokes: circles round something, ticks',
  description:
    'Draws freehand on top of the page with pen, brush or highlighter, or goes on with a drawing: circles round something, underlines, ticks, doodles. ' +
    'Straight lines and arrows: add_shape. Answers with the drawing, its box [x, y, width, height] and how many strokes it has.',
  input: input
    .refine((given) => given.strokes !== undefined || given.erase !== undefined, {
      error: () => message(TEXTS.nothingToDraw),
    })
    .refine((given) => given.erase === undefined || given.layer !== undefined, {
      error: () => message(TEXTS.eraseNeedsLayer),
    }),
  cost: null,
  approval: 'never',
  timeoutMs: 10_000,
  examples: {
    accepted: [
      {
        strokes: [
          [
            [100, 100],
            [300, 160],
            [520, 90],
          ],
        ],
      },
      {
        strokes: [
          [[10, 10]],
          [
            [40, 40],
            [90, 90],
          ],
        ],
        brush: 'highlighter',
        color: 'lime',
        width: 60,
        opacity: 0.3,
      },
    ],
    refused: [
      {},
      { strokes: [] },
      { strokes: [[]] },
      { strokes: [[[1, 2, 3]]] },
      { strokes: [[[1, 30000]]] },
      { erase: [1] },
      { layer: 't1', erase: [1] },
      { layer: 'nope', strokes: [[[1, 2]]] },
      { strokes: [[[1, 2]]], brush: 'crayon' },
      { strokes: [[[1, 2]]], width: 0 },
    ],
  },
  execute: drawn,
});
