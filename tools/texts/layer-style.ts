/**
 * Looks of a layer: the meaning of each field for each type. Reports fields that do not apply rather than ignoring
 * them.
 */
import type { Layer } from '#design/document/layers.ts';
import type { Paint } from '#design/document/values.ts';
import { message } from '#messages/message.ts';
import type { z } from 'zod';
import { titleOf } from '../page/layer-names.ts';
import { shadowOf, strokeOf, type outlineInput, type shadowInput } from '../inputs/style-input.ts';

export interface StyleChange {
  color?: string;
  highlight?: string;
  font?: string;
  weight?: number;
  italic?: boolean;
  underline?: boolean;
  strikethrough?: boolean;
  align?: 'left' | 'center' | 'right' | 'justify';
  letterCase?: 'as-typed' | 'upper' | 'lower' | 'title';
  letterSpacing?: number;
  lineHeight?: number;
  opacity?: number;
  shadow?: z.output<typeof shadowInput>;
  outline?: z.output<typeof outlineInput>;
  radius?: number;
  frame?: 'rectangle' | 'circle';
  flipX?: boolean;
  flipY?: boolean;
  visible?: boolean;
  locked?: boolean;
  name?: string;
}

type Field = keyof StyleChange;

const EVERY: readonly Field[] = ['opacity', 'visible', 'locked', 'name'];
const LEAF: readonly Field[] = [...EVERY, 'shadow', 'flipX', 'flipY'];
const APPLIES: Record<Layer['type'], readonly Field[]> = {
  text: [
    ...LEAF,
    'color',
    'highlight',
    'font',
    'weight',
    'italic',
    'underline',
    'strikethrough',
    'align',
    'letterCase',
    'letterSpacing',
    'lineHeight',
    'outline',
  ],
  image: [...LEAF, 'outline', 'radius', 'frame'],
  shape: [...LEAF, 'color', 'outline', 'radius'],
  drawing: [...LEAF, 'color'],
  sticker: [...LEAF, 'outline'],
  table: [...LEAF, 'color', 'font', 'weight', 'lineHeight', 'radius'],
  group: EVERY,
};

/** Fields with the same name as the layer's property. */
const SAME_NAME: readonly Field[] = [
  'opacity',
  'visible',
  'locked',
  'name',
  'flipX',
  'flipY',
  'italic',
  'underline',
  'strikethrough',
  'align',
  'letterCase',
  'letterSpacing',
  'lineHeight',
];

const solid = (color: string): Paint => ({ type: 'solid', color });

/** The layer with its new looks, or why they are impossible. Lines of texts are left to the caller. */
export function styled<Styled extends Layer>(layer: Styled, change: StyleChange): Styled | { error: string } {
  const given = (Object.keys(change) as Field[]).filter((field) => change[field] !== undefined);
  const wrong = given.find((field) => !APPLIES[layer.type].includes(field));
  if (wrong)
    return { error: message('tools.wrongProperty', { property: wrong, layer: titleOf(layer), type: layer.type }) };
  const next: Layer = {
    ...layer,
    ...Object.fromEntries(
      SAME_NAME.filter((field) => change[field] !== undefined).map((field) => [field, change[field]]),
    ),
  };
  if (next.type !== 'group' && change.shadow !== undefined) {
    next.shadow = shadowOf(
      change.shadow,
      next.type === 'text' ? next.fontSize : Math.min(next.width, next.height) * 0.5,
    );
  }
  switch (next.type) {
    case 'text':
      if (change.color !== undefined) {
        next.fill = solid(change.color);
        next.runs = next.runs
          .map(({ start, end, style: { fill: _fill, ...style } }) => ({ start, end, style }))
          .filter(({ style }) => Object.keys(style).length > 0);
      }
      if (change.font !== undefined) next.fontFamily = change.font;
      if (change.weight !== undefined) next.fontWeight = change.weight;
      if (change.outline !== undefined) next.stroke = strokeOf(change.outline);
      if (change.highlight !== undefined) {
        const { fontSize, box } = next;
        next.box =
          change.highlight === 'none'
            ? null
            : {
                paddingX: Math.round(fontSize * 0.45),
                paddingY: Math.round(fontSize * 0.22),
                radius: Math.round(fontSize * 0.35),
                ...box,
                fill: solid(change.highlight),
              };
      }
      break;
    case 'image':
      if (change.outline !== undefined) next.stroke = strokeOf(change.outline);
      if (change.frame !== undefined)
        next.frame = change.frame === 'circle' ? { type: 'ellipse' } : { type: 'rectangle', radius: 0 };
      if (change.radius !== undefined) next.frame = { type: 'rectangle', radius: change.radius };
      break;
    case 'shape':
      if (change.outline !== undefined) {
        const stroke = strokeOf(change.outline);
        next.stroke = stroke && { ...stroke, dash: next.stroke?.dash ?? [] };
      }
      if (change.color !== undefined) {
        const { color } = change;
        // Of a shape that is an outline alone, such as a border, that is what people see.
        const isOutline = next.fill === null && next.stroke !== null && change.outline === undefined;
        if (next.shape.kind === 'line' || isOutline) next.stroke = { width: 4, dash: [], ...next.stroke, color };
        else next.fill = solid(color);
      }
      if (change.radius !== undefined) {
        if (!('radius' in next.shape))
          return {
            error: message('tools.wrongProperty', { property: 'radius', layer: titleOf(layer), type: next.shape.kind }),
          };
        next.shape = { ...next.shape, radius: change.radius };
      }
      break;
    case 'drawing':
      if (change.color !== undefined) {
        const { color } = change;
        next.paths = next.paths.map((path) => ({ ...path, color }));
      }
      break;
    case 'sticker':
      if (change.outline !== undefined) next.stroke = strokeOf(change.outline);
      break;
    case 'table':
      if (change.color !== undefined) next.body = { ...next.body, color: change.color };
      if (change.font !== undefined) next.fontFamily = change.font;
      if (change.weight !== undefined) next.fontWeight = change.weight;
      if (change.radius !== undefined) next.radius = change.radius;
      break;
    case 'group':
      break;
  }
  return next as Styled;
}
