/**
 * Changes of update_layer to one leaf: each function takes the leaf and returns it changed, with geometry and lines
 * updated.
 */
import { moveLayer, scaleLayer, type Box } from '#design/document/geometry.ts';
import type { LeafLayer, TextLayer } from '#design/document/layers.ts';
import type { MeasureText } from '#design/document/measure.ts';
import { paragraphsOf } from '#design/document/text-consistency.ts';
import { hug, setIn, widestPiece } from '#design/layout/fit-text.ts';
import { withTableLines } from '#design/layout/table-layout.ts';
import { withLines } from '#design/layout/text-lines.ts';
import { widestLine } from '#design/layout/list-items.ts';
import { boxAt, extentOf, marginOf, type Place, type Size } from '../contract/page-space.ts';
import { recropped } from '../page/picture-fit.ts';

/** Whether the text's box is no wider than its lines need, as add_text makes it. */
function hugs(layer: TextLayer): boolean {
  return layer.width <= widestLine(layer) + 6;
}

/** A text in a box no wider than its lines, which stay where they are: a pill behind it is to be as wide as they are. */
export function hugging(layer: TextLayer, measure: MeasureText): TextLayer {
  return hugs(layer) || layer.autoSize === 'letters' ? layer : anchored(hug(layer, measure), layer);
}

/** The text moved so that it keeps the edge or center it is aligned to when its box changes. */
function anchored(layer: TextLayer, before: TextLayer): TextLayer {
  const spare = before.width - layer.width;
  const share = { left: 0, justify: 0, center: 0.5, right: 1 }[layer.align];
  return {
    ...layer,
    x: before.x + spare * share,
    y: before.y + (before.height - layer.height) * { top: 0, middle: 0.5, bottom: 1 }[layer.verticalAlign],
  };
}

/**
 * Sets the text again after its words or font changed. A box that hugged its lines hugs the new ones: as wide a column
 * as before if they were broken and still fit, else up to the page's margins; a box that a user drew keeps its width
 * unless a word needs more.
 */
export function reset(
  layer: TextLayer,
  before: TextLayer,
  page: Size,
  measure: MeasureText,
  room = page.width - 2 * marginOf(page),
): TextLayer {
  const widest = widestPiece(layer, measure);
  if (!hugs(before)) {
    const width = Math.max(layer.width, Math.ceil(widest) + 2);
    return anchored(setIn(layer, width, measure), before);
  }
  const wraps = before.lines.length > paragraphsOf(before.text).length;
  // Broken lines keep about their length; a text on one line may use the page.
  const column = before.width * (layer.fontSize / before.fontSize) * 1.01;
  const kept = Math.max(Math.ceil(widest) + 2, before.width > room ? column : Math.min(room, column));
  const stays = wraps && setIn(layer, kept, measure).lines.length <= before.lines.length;
  const available = stays ? kept : Math.max(room, before.width);
  const set = setIn(layer, available, measure);
  const width = Math.ceil(Math.max(widest, widestLine(set))) + 2;
  return anchored(setIn(layer, Math.min(width, Math.max(available, Math.ceil(widest) + 2)), measure), before);
}

/** A text at another font size, no larger than the widest word allows on the page. */
export function withFontSize(
  layer: TextLayer,
  size: number,
  page: Size,
  measure: MeasureText,
  column?: number,
): TextLayer {
  const factor = size / layer.fontSize;
  const scaled = {
    ...scaleLayer(layer, factor),
    x: layer.x,
    y: layer.y,
    width: layer.width,
    height: layer.height,
    shadow: layer.shadow,
  };
  const widest = widestPiece(scaled, measure);
  const room = page.width - marginOf(page);
  const fitting = widest > room ? Math.max(1, Math.floor(size * (room / widest))) : size;
  const sized = fitting === size ? scaled : { ...scaled, fontSize: fitting };
  return centredOn(reset(sized, layer, page, measure, column), layer);
}

/** Same center as before; a text keeps the edge at which its lines begin. */
function centredOn(layer: TextLayer, before: TextLayer): TextLayer {
  const share = { left: 0, justify: 0, center: 0.5, right: 1 }[layer.align];
  return {
    ...layer,
    x: before.x + (before.width - layer.width) * share,
    y: before.y + (before.height - layer.height) / 2,
  };
}

/** Width and height as given; one alone keeps the ratio of layers other than texts. */
export function withSize(
  layer: LeafLayer,
  given: { width?: number; height?: number },
  measure: MeasureText,
): LeafLayer {
  if (layer.type === 'text') {
    if (layer.autoSize === 'letters')
      return withLines({ ...layer, width: given.width ?? layer.width, height: given.height ?? layer.height }, measure);
    // A text is as high as its lines.
    return given.width === undefined ? layer : setIn(layer, given.width, measure);
  }
  if (layer.type === 'table') {
    // The columns fill the width; the height follows from the rows, so that a height alone scales the whole table.
    if (given.width !== undefined) return withTableLines({ ...layer, width: given.width }, measure);
    return given.height === undefined
      ? layer
      : withTableLines(scaleLayer(layer, given.height / layer.height, { x: layer.x, y: layer.y }), measure);
  }
  const width = given.width ?? layer.width * ((given.height ?? layer.height) / layer.height);
  const height = given.height ?? layer.height * (width / layer.width);
  if (layer.type === 'image' && given.width !== undefined && given.height !== undefined)
    return recropped(layer, { x: layer.x, y: layer.y, width, height });
  return { ...layer, width, height };
}

export const ALIGNMENTS = ['left', 'center-x', 'right', 'top', 'center-y', 'bottom'] as const;
export type Alignment = (typeof ALIGNMENTS)[number];

/** Distance that a box must move to be at a place, or along an edge or center line of the page. */
export function wayTo(
  box: Box,
  target: { place: Place } | { align: Alignment },
  page: Size,
): { dx: number; dy: number } {
  if ('place' in target) {
    const there = boxAt(page, box, target.place);
    return { dx: there.x - box.x, dy: there.y - box.y };
  }
  const margin = marginOf(page);
  switch (target.align) {
    case 'left':
      return { dx: margin - box.x, dy: 0 };
    case 'right':
      return { dx: page.width - margin - box.width - box.x, dy: 0 };
    case 'center-x':
      return { dx: (page.width - box.width) / 2 - box.x, dy: 0 };
    case 'top':
      return { dx: 0, dy: margin - box.y };
    case 'bottom':
      return { dx: 0, dy: page.height - margin - box.height - box.y };
    case 'center-y':
      return { dx: 0, dy: (page.height - box.height) / 2 - box.y };
  }
}

/**
 * Moves a layer back onto the page if a change pushed out what was inside before; an existing margin stays if it still
 * fits.
 */
export function clampedToPage(layer: LeafLayer, before: LeafLayer, page: Size): LeafLayer {
  const was = extentOf(before);
  const is = extentOf(layer);
  const back = (start: number, length: number, wasStart: number, wasLength: number, limit: number) => {
    const spare = Math.min(wasStart, limit - wasStart - wasLength);
    if (spare < -1 || length > limit) return 0;
    const inset = Math.max(0, Math.min(marginOf(page) * 0.6, spare, (limit - length) / 2));
    return Math.max(0, inset - start) - Math.max(0, start + length - limit + inset);
  };
  const dx = back(is.x, is.width, was.x, was.width, page.width);
  const dy = back(is.y, is.height, was.y, was.height, page.height);
  return dx === 0 && dy === 0 ? layer : moveLayer(layer, dx, dy);
}
