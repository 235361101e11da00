/**
 * Layers as models read them: rounded page pixels, short keys, assets by the first characters of their id, no computed
 * values.
 */
import type { DesignDocument } from '#design/document/document.ts';
import type { ImageLayer, Layer, TextLayer } from '#design/document/layers.ts';
import { childrenOf } from '#design/document/tree.ts';
import { boxAround, inkLines } from '#design/lint/text-ink.ts';
import { columnWidths } from '#design/layout/table-layout.ts';
import type { Background, Paint, Stroke } from '#design/document/values.ts';
import { frameNameOf } from '../shapes/frames/frame-input.ts';
import { movementText } from '../inputs/motion-input.ts';
import type { Json } from '../contract/tool.ts';

/** Characters of a content hash that identify an asset among one user's. */
export const ASSET_PREFIX = 12;

/** Most cells of a table to list: a size chart or a price list is listed whole, so that its rows can be referred to. */
const CELLS_TOLD = 80;

export type Facts = { [key: string]: Json };

const px = (value: number) => Math.round(value);
const share = (value: number) => Math.round(value * 100) / 100;

export function paintText(paint: Paint | Background): string {
  switch (paint.type) {
    case 'solid':
      return paint.color;
    case 'linear':
      return `linear ${px(paint.angle)}deg ${paint.stops.map((stop) => stop.color).join(' ')}`;
    case 'radial':
      return `radial ${paint.stops.map((stop) => stop.color).join(' ')}`;
    case 'image':
      return `image ${paint.asset.slice(0, ASSET_PREFIX)} ${paint.fit}`;
    case 'pattern':
      return `pattern ${paint.pattern} ${paint.color} on ${paint.ground}`;
    case 'none':
      return 'none';
  }
}

const strokeText = (stroke: Stroke) => `${stroke.color} ${share(stroke.width)}px`;

/** Filters that are set, in percent as tools take them; empty for an untouched picture. */
function filtersText({ temperature, hue, blur, duotone, ...shares }: ImageLayer['filters']): string {
  const percent = Object.entries({ ...shares, warmth: temperature })
    .filter(([, value]) => value !== 0)
    .map(([name, value]) => `${name} ${Math.round(value * 100)}`);
  return [
    ...percent,
    ...(hue === 0 ? [] : [`hue ${px(hue)}deg`]),
    ...(blur === 0 ? [] : [`blur ${px(blur)}px`]),
    ...(duotone && duotone.amount > 0
      ? [`duotone ${duotone.dark} ${duotone.light} ${Math.round(duotone.amount * 100)}`]
      : []),
  ].join(', ');
}

/** Share of a text's box that letters fill which stand in it as one expects. */
const FILLED = 0.9;

/** Left edge and width of the letters, where they take clearly less than the box of a text that stands upright. */
function lettersOf(layer: TextLayer): [number, number] | null {
  if (layer.rotation !== 0 || layer.curve !== 0) return null;
  const lines = inkLines(layer);
  if (lines.length === 0) return null;
  const { x, width } = boxAround(lines.flatMap(({ corners }) => corners));
  return width < layer.width * FILLED ? [px(x), px(width)] : null;
}

/** One line: what the layer is, where it is, and what is needed to refer to it. */
export function briefOf(document: DesignDocument, layer: Layer): Facts {
  const facts: Facts = { id: layer.id, type: layer.type };
  if (layer.name) facts.name = layer.name;
  if (layer.type === 'group') facts.layers = childrenOf(document, layer.id).length;
  else facts.box = [px(layer.x), px(layer.y), px(layer.width), px(layer.height)];
  if (layer.type === 'text') {
    const letters = lettersOf(layer);
    if (letters) facts.letters = letters;
    facts.text = layer.text.length > 200 ? `${layer.text.slice(0, 200)}…` : layer.text;
    facts.size = px(layer.fontSize);
    facts.font = layer.fontFamily;
    if (layer.fontWeight !== 400) facts.weight = layer.fontWeight;
    if (layer.italic) facts.italic = true;
    facts.color = paintText(layer.fill);
    if (layer.box) facts.highlight = paintText(layer.box.fill);
    if (layer.list !== 'none') facts.list = layer.list === 'bullet' ? 'bullets' : 'numbers';
    if (layer.curve !== 0) facts.curve = px(layer.curve);
  }
  // Most layers are the page's own; only members of a group name their parent.
  if (Object.hasOwn(document.layers, layer.parent)) facts.group = layer.parent;
  if (layer.type === 'image') {
    if (layer.asset === null) facts.empty = 'frame that waits for a picture';
    else facts.asset = layer.asset.slice(0, ASSET_PREFIX);
    if (layer.alt) facts.alt = layer.alt;
    if (layer.mask) facts.cutout = true;
    if (filtersText(layer.filters) !== '') facts.filters = filtersText(layer.filters);
    if (layer.crop.width < 1 || layer.crop.height < 1) facts.cropped = true;
    if (layer.straighten !== 0) facts.straightened = share(layer.straighten);
    if (layer.frame.type !== 'rectangle') facts.frame = frameNameOf(layer.frame) ?? 'path';
  }
  if (layer.type === 'table') {
    facts.columns = layer.columns.length;
    facts.rows = layer.rows.length;
    facts.header = layer.headerRow;
    facts.cells = layer.cells
      .slice(0, Math.max(3, Math.floor(CELLS_TOLD / layer.columns.length)))
      .map((row) => row.map(({ text }) => text));
  }
  if (layer.type === 'shape') {
    facts.shape = layer.shape.kind;
    if (layer.shape.kind === 'qr') facts.content = layer.shape.content.slice(0, 200);
    if (layer.fill) facts.color = paintText(layer.fill);
  }
  if (layer.type === 'sticker' && layer.source.type === 'emoji') facts.emoji = layer.source.emoji;
  if (layer.type !== 'group' && layer.rotation !== 0) facts.rotation = px(layer.rotation);
  if (layer.opacity !== 1) facts.opacity = share(layer.opacity);
  if (layer.animation) facts.moves = movementText(layer.animation);
  if (!layer.visible) facts.visible = false;
  if (layer.locked) facts.locked = true;
  return facts;
}

/** Everything about a layer that a model may want to change. */
export function factsOf(document: DesignDocument, layer: Layer): Facts {
  const facts = briefOf(document, layer);
  if (layer.blend !== 'normal') facts.blend = layer.blend;
  if (layer.type === 'group') {
    facts.layers = childrenOf(document, layer.id).map((child) => child.id);
    return facts;
  }
  if (layer.flipX) facts.flipX = true;
  if (layer.flipY) facts.flipY = true;
  if (layer.contactShadow) facts.groundShadow = share(layer.contactShadow.opacity);
  if (layer.shadow)
    facts.shadow = `${layer.shadow.color} ${px(layer.shadow.x)} ${px(layer.shadow.y)} blur ${px(layer.shadow.blur)}`;
  if (layer.reflection) facts.reflection = share(layer.reflection.opacity);
  switch (layer.type) {
    case 'text':
      facts.text = layer.text;
      Object.assign(facts, {
        weight: layer.fontWeight,
        align: layer.align,
        lineHeight: share(layer.lineHeight),
        lines: layer.lines.length,
      });
      if (layer.underline) facts.underline = true;
      if (layer.letterCase !== 'as-typed') facts.letterCase = layer.letterCase;
      if (layer.letterSpacing !== 0) facts.letterSpacing = px(layer.letterSpacing);
      if (layer.stroke) facts.outline = strokeText(layer.stroke);
      break;
    case 'image':
      if (layer.frame.type === 'rectangle' && layer.frame.radius > 0) facts.radius = px(layer.frame.radius);
      if (layer.stroke) facts.outline = strokeText(layer.stroke);
      break;
    case 'shape':
      if (layer.stroke) facts.outline = strokeText(layer.stroke);
      break;
    case 'sticker':
      if (layer.source.type === 'asset') facts.asset = layer.source.asset.slice(0, ASSET_PREFIX);
      break;
    case 'table':
      facts.cells = layer.cells.map((row) => row.map(({ text }) => text));
      Object.assign(facts, {
        font: layer.fontFamily,
        size: px(layer.fontSize),
        color: layer.body.color,
        widths: columnWidths(layer).map(px),
      });
      if (layer.header.fill) facts.headerFill = layer.header.fill;
      if (layer.body.fill) facts.fill = layer.body.fill;
      if (layer.body.stripe) facts.stripe = layer.body.stripe;
      break;
    case 'drawing':
      facts.color = layer.paths[0]?.color ?? '';
      break;
  }
  return facts;
}
