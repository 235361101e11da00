/** style: sets how layers look: paint, outline, shadow, reflection, filters, blending. */
import { z } from 'zod';
import type { DesignDocument } from '#design/document/document.ts';
import { centerOf, normalizeRotation, type Box } from '#design/document/geometry.ts';
import type { Layer, LeafLayer, ShapeLayer } from '#design/document/layers.ts';
import { blendSchema } from '#design/document/values.ts';
import type { Operation } from '#design/operations/operation.ts';
import { message } from '#messages/message.ts';
import { chooseLayers, extentOfAll, layersInput, leavesOf, titleOfAll } from './page/chosen-layers.ts';
import { colorInput } from './inputs/color-input.ts';
import { factsOf } from './facts/layer-facts.ts';
import { titleOf } from './page/layer-names.ts';
import { updateBetween } from './page/layer-patch.ts';
import { styled } from './texts/layer-style.ts';
import type { Size } from './contract/page-space.ts';
import { filtersChosen, filtersInput, filtersWith, LOOK_CHOICES } from './inputs/picture-looks.ts';
import {
  gradientInput,
  backgroundShadowInput,
  backgroundShadowOf,
  lined,
  lineInput,
  opacityInput,
  outlineInput,
  paintOf,
  reflectionInput,
  reflectionOf,
  shadowInput,
} from './inputs/style-input.ts';
import { defineTool, type Json, type ToolResult } from './contract/tool.ts';
import { CHANGED, toolTexts } from './contract/tool-text.ts';

const TEXTS = toolTexts(
  'tools.style',
  {
    title: 'Style layers',
    doing: 'Styling layers',
    failed: 'Could not style the layers',
  },
  { changed: CHANGED },
);

const input = z.strictObject({
  layers: layersInput,
  color: colorInput.optional().describe('Of texts, shapes and drawings'),
  gradient: gradientInput.optional().describe('Of texts and shapes, instead of color'),
  shadow: shadowInput.optional(),
  outline: outlineInput
    .optional()
    .describe('Of texts, pictures, shapes and stickers: "none", or colour and width in px'),
  line: lineInput.optional(),
  sides: z.number().int().min(3).max(64).optional().describe('Corners of polygons (to 24), points of stars'),
  reflection: reflectionInput.optional(),
  groundShadow: backgroundShadowInput.optional(),
  filters: filtersInput.optional(),
  look: z
    .enum(LOOK_CHOICES)
    .optional()
    .describe('A named set of filters for pictures; replaces those that are set, "none" takes all off'),
  radius: z.number().min(0).max(2000).optional().describe('Rounded corners of pictures and shapes, px'),
  opacity: opacityInput.optional(),
  blend: blendSchema.optional().describe('How it mixes with what is below'),
  flip: z
    .enum(['horizontal', 'vertical', 'both', 'none'])
    .optional()
    .describe('Mirrors as it stands; "none" turns mirrored layers back'),
  highlight: z
    .union([z.literal('none'), colorInput])
    .optional()
    .describe('Pill behind texts, or "none"'),
});
type Input = z.output<typeof input>;
type Field = Exclude<keyof Input, 'layers'>;

const FIELDS: readonly Field[] = [
  'color',
  'gradient',
  'shadow',
  'outline',
  'line',
  'sides',
  'reflection',
  'groundShadow',
  'filters',
  'look',
  'radius',
  'opacity',
  'blend',
  'flip',
  'highlight',
];
/** A group's own properties; all others go to its contents. */
const OWN: ReadonlySet<Field> = new Set(['opacity', 'blend']);

function fits(field: Field, leaf: LeafLayer): boolean {
  const isLine = leaf.type === 'shape' && leaf.shape.kind === 'line';
  switch (field) {
    case 'color':
      return leaf.type === 'text' || leaf.type === 'shape' || leaf.type === 'drawing';
    case 'gradient':
      return leaf.type === 'text' || (leaf.type === 'shape' && !isLine);
    case 'outline':
      return leaf.type !== 'drawing';
    case 'groundShadow':
      return leaf.type !== 'text' && leaf.type !== 'table';
    case 'filters':
    case 'look':
      return leaf.type === 'image';
    case 'radius':
      return leaf.type === 'image' || (leaf.type === 'shape' && 'radius' in leaf.shape);
    case 'line':
      return leaf.type === 'shape';
    case 'sides':
      return leaf.type === 'shape' && (leaf.shape.kind === 'polygon' || leaf.shape.kind === 'star');
    case 'highlight':
      return leaf.type === 'text';
    default:
      return true;
  }
}

function painted(leaf: LeafLayer, gradient: NonNullable<Input['gradient']>): LeafLayer {
  const fill = paintOf(gradient);
  if (leaf.type === 'shape') return { ...leaf, fill };
  if (leaf.type !== 'text') return leaf;
  const runs = leaf.runs
    .map(({ start, end, style: { fill: _fill, ...style } }) => ({ start, end, style }))
    .filter(({ style }) => Object.keys(style).length > 0);
  return { ...leaf, fill, runs };
}

/** A polygon or star with that many corners or points; a polygon takes at most as many as a document allows. */
function withSides(layer: ShapeLayer, sides: number): ShapeLayer {
  const { shape } = layer;
  if (shape.kind === 'polygon') return { ...layer, shape: { ...shape, sides: Math.min(24, sides) } };
  return shape.kind === 'star' ? { ...layer, shape: { ...shape, points: sides } } : layer;
}

/** Mirrors about the center of a box: the leaf's, or that of its group. */
function flipped(leaf: LeafLayer, flip: NonNullable<Input['flip']>, about: Box): LeafLayer {
  if (flip === 'none') return { ...leaf, flipX: false, flipY: false };
  const sideways = flip !== 'vertical';
  const upright = flip !== 'horizontal';
  const middle = centerOf(about);
  const own = centerOf(leaf);
  return {
    ...leaf,
    x: sideways ? 2 * middle.x - own.x - leaf.width / 2 : leaf.x,
    y: upright ? 2 * middle.y - own.y - leaf.height / 2 : leaf.y,
    // One mirroring reverses the rotation; two restore it.
    rotation: sideways === upright ? leaf.rotation : normalizeRotation(-leaf.rotation),
    flipX: sideways ? !leaf.flipX : leaf.flipX,
    flipY: upright ? !leaf.flipY : leaf.flipY,
  };
}

/** The leaf with the fields that apply to it. */
function changed(
  leaf: LeafLayer,
  given: Input,
  fields: ReadonlySet<Field>,
  about: Box,
  page: Size,
): LeafLayer | { error: string } {
  const pick = <Key extends Field>(key: Key): Input[Key] | undefined => (fields.has(key) ? given[key] : undefined);
  const looks = styled(leaf, {
    color: pick('color'),
    shadow: pick('shadow'),
    outline: pick('outline'),
    radius: pick('radius'),
    opacity: pick('opacity'),
    highlight: pick('highlight'),
  });
  if ('error' in looks) return looks;
  let next: LeafLayer = looks;
  const [gradient, reflection, look, filters, blend, flip] = [
    pick('gradient'),
    pick('reflection'),
    pick('look'),
    pick('filters'),
    pick('blend'),
    pick('flip'),
  ];
  if (gradient) next = painted(next, gradient);
  if (reflection !== undefined) next = { ...next, reflection: reflectionOf(reflection, next.height) };
  const backgroundShadow = pick('groundShadow');
  if (backgroundShadow !== undefined) next = { ...next, contactShadow: backgroundShadowOf(backgroundShadow) };
  const [line, sides] = [pick('line'), pick('sides')];
  if (next.type === 'shape') {
    if (sides !== undefined) next = withSides(next, sides);
    if (line) {
      const drawn = lined(next, line);
      if (!drawn)
        return {
          error: message(next.stroke ? 'tools.headsNeedLine' : 'tools.noLineToChange', { layer: titleOf(leaf) }),
        };
      next = drawn;
    }
  }
  if (next.type === 'image') {
    if (look !== undefined) next = { ...next, filters: filtersChosen(look) };
    if (filters) next = { ...next, filters: filtersWith(next.filters, filters, page) };
  }
  if (blend) next = { ...next, blend };
  return flip ? flipped(next, flip, about) : next;
}

interface Styled {
  operations: Operation[];
  /** Fields that applied to at least one layer. */
  fitted: Set<Field>;
  after: Layer;
}

/** One of the named layers: itself, or the contents of a group. */
function styledLayer(
  layer: Layer,
  given: Input,
  fields: readonly Field[],
  document: DesignDocument,
): Styled | { error: string } {
  const operations: Operation[] = [];
  const fitted = new Set<Field>();
  let after = layer;
  const leaves = leavesOf(document, layer);
  const about = extentOfAll(leaves);
  if (layer.type === 'group') {
    const own = { ...layer, opacity: given.opacity ?? layer.opacity, blend: given.blend ?? layer.blend };
    for (const field of fields) if (OWN.has(field)) fitted.add(field);
    const update = updateBetween(layer, own);
    if (update) operations.push(update);
    after = own;
  }
  for (const leaf of leaves) {
    const fitting = new Set(fields.filter((field) => (layer.type !== 'group' || !OWN.has(field)) && fits(field, leaf)));
    for (const field of fitting) fitted.add(field);
    const next = changed(leaf, given, fitting, layer.type === 'group' && about ? about : leaf, document);
    if ('error' in next) return next;
    if (layer.type !== 'group') after = next;
    const update = updateBetween(leaf, next);
    if (update) operations.push(update);
  }
  return { operations, fitted, after };
}

/** The change in a word or two, for the card. */
function whatChanged(fields: readonly Field[]): string {
  return [...new Set(fields.map((field) => message(`tools.style.${field}`)))].slice(0, 3).join(', ');
}

export const style = defineTool({
  name: 'style',
  icon: 'paintbrush',
  texts: TEXTS,
  description:
    'Changes how one or more layers look: colour or gradient, shadow, outline (along the silhouette of cutouts), heads and dashes of lines, ground shadow, reflection, opacity, blending, mirrored, rounded corners, a pill behind texts; ' +
    'pictures also by filters (-100 to 100) or a named look such as mono, warm or vivid. A group passes it on to the members that it fits. ' +
    'Words, fonts and sizes of texts: edit_text. Answers with the layers; notApplied names fields that do not fit some of them.',
  input: input
    .refine((given) => FIELDS.some((field) => given[field] !== undefined), {
      error: () => message('tools.nothingToChange'),
    })
    .refine((given) => given.color === undefined || given.gradient === undefined, {
      error: () => message('tools.colorOrGradient'),
    }),
  cost: null,
  approval: 'never',
  timeoutMs: 5_000,
  examples: {
    accepted: [
      { layers: ['t1'], gradient: { from: 'red', to: 'gold' }, shadow: 'soft', highlight: 'none' },
      {
        layers: ['i1'],
        look: 'mono',
        filters: { brightness: 20, warmth: -30 },
        reflection: 'soft',
        flip: 'horizontal',
      },
      { layers: ['g1'], color: 'navy', opacity: 0.5, blend: 'multiply', flip: 'both' },
      { layers: ['s1', 'i1'], radius: 24, outline: { color: 'white', width: 4 } },
      { layers: ['t2', 't2'], highlight: 'gold' },
      { layers: ['t1', 'i1'], look: 'warm' },
      { layers: ['s1'], outline: { color: 'navy', width: 6 }, line: { dash: 'dotted' } },
    ],
    refused: [
      {},
      { layers: ['s1'], line: { dash: 'dashed' } },
      { layers: ['t1'], line: { end: 'arrow' } },
      { layers: ['s1'], outline: { color: 'navy', width: 6 }, line: { end: 'arrow' } },
      { layers: ['s1'], sides: 5 },
      { layers: ['t1'] },
      { layers: ['t1'], look: 'mono' },
      { layers: ['i1'], color: 'red' },
      { layers: ['g1'], filters: { blur: 3 } },
      { layers: ['i1'], filters: { brightness: 300 } },
      { layers: ['i1'], look: 'sparkly' },
      { layers: ['s1'], color: 'red', gradient: { from: 'red', to: 'blue' } },
      { layers: ['locked'], opacity: 0.4 },
      { layers: ['s1'], blend: 'mix' },
    ],
  },
  async execute(given, { document, page }): Promise<ToolResult> {
    const chosen = chooseLayers(document, page, given.layers);
    if ('error' in chosen) return { ok: false, error: chosen.error };
    const fields = FIELDS.filter((field) => given[field] !== undefined);
    const operations: Operation[] = [];
    const facts: Json[] = [];
    const missed = new Map<Field, Layer[]>();
    for (const layer of chosen.layers) {
      const made = styledLayer(layer, given, fields, document);
      if ('error' in made) return { ok: false, error: made.error };
      operations.push(...made.operations);
      if (facts.length < 20) facts.push(factsOf(document, made.after));
      for (const field of fields) if (!made.fitted.has(field)) missed.set(field, [...(missed.get(field) ?? []), layer]);
    }
    const nowhere = fields.find((field) => missed.get(field)?.length === chosen.layers.length);
    const [first] = chosen.layers;
    if (nowhere && first) {
      const type = first.type === 'shape' ? first.shape.kind : first.type;
      return { ok: false, error: message('tools.wrongProperty', { property: nowhere, layer: titleOf(first), type }) };
    }
    const notApplied = Object.fromEntries([...missed].map(([field, layers]) => [field, layers.map(({ id }) => id)]));
    return {
      ok: true,
      operations,
      output: {
        layers: facts,
        ...(missed.size > 0 ? { notApplied } : {}),
        ...(operations.length === 0 ? { unchanged: true } : {}),
      },
      card: {
        key: TEXTS.changed.key,
        values: { what: whatChanged(fields), layer: titleOfAll(chosen.layers) },
        layers: chosen.layers.map(({ id }) => id),
      },
    };
  },
});
