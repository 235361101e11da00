/**
 * A design as people write expectations about it. Every property that the document has is there under its own name
 * (design/document/layers.ts); the following keys are derived, so that authors need not know how documents are stored:
 *
 * | of | key | is |
 * |---|---|---|
 * | design | `width` `height` `background` `color` `layers` | those of the first page |
 * | design | `pages` | all pages in order, each with the keys of a page |
 * | page | `number` | 1 for the first |
 * | page | `width` `height` | px, the same on every page |
 * | page | `color` | color of the background; a list for a gradient; null for none and for a picture |
 * | page, group | `layers` | all layers on it, groups and their contents, bottom first |
 * | layer | `page` | number of its page |
 * | layer | `group` | name of the group around it; null outside of groups. `$name` and ids work too |
 * | leaf | `centerX` `centerY` | middle of the box, px |
 * | text | `shown` | the text in its letter case; `text` is what was typed |
 * | text | `font` `size` `weight` | `fontFamily`, `fontSize`, `fontWeight` |
 * | text | `highlight` | color of the pill behind it, a list for a gradient; null for none |
 * | text, shape | `color` | color of the fill; a list for a gradient; that of the stroke for a line; null for none |
 * | drawing | `color` | color of the pen; a list for several |
 * | image | `cutout` | whether it has a mask |
 * | image, sticker | `asset` | name of the picture in `start.assets`, `$name`, its id or 12 and more characters of it;
 * null for an emoji |
 * | table | `texts` | the words of its cells, row by row |
 * | table | `font` `size` `weight` `color` | of the cells under the header |
 * | sticker | `emoji` | the emoji; null for a picture |
 * | image, rectangle | `radius` | px of the rounded corners |
 *
 * match-value.ts says how values are written.
 */
import type { DesignDocument, Page } from '#design/document/document.ts';
import { centerOf } from '#design/document/geometry.ts';
import type { Layer } from '#design/document/layers.ts';
import { descendantsOf, findLayer, pagesInOrder } from '#design/document/tree.ts';
import type { Background, Paint } from '#design/document/values.ts';
import { displayText } from '#design/layout/display-text.ts';
import type { Json } from '#tools/contract/tool.ts';

export type View = { readonly [key: string]: Json };

/** Colors of a paint: a single one, or several as a list; null: none that has a name. */
function colorOf(paint: Paint | Background | null): Json {
  switch (paint?.type) {
    case 'solid':
      return paint.color;
    case 'linear':
    case 'radial':
      return paint.stops.map(({ color }) => color);
    default:
      return null;
  }
}

const single = (colors: readonly string[]): Json => {
  const different = [...new Set(colors)];
  return different.length === 1 ? (different[0] ?? null) : different;
};

function derived(layer: Layer): View {
  switch (layer.type) {
    case 'text':
      return {
        shown: displayText(layer),
        color: colorOf(layer.fill),
        font: layer.fontFamily,
        size: layer.fontSize,
        weight: layer.fontWeight,
        highlight: colorOf(layer.box?.fill ?? null),
      };
    case 'image':
      return { cutout: layer.mask !== null, ...(layer.frame.type === 'rectangle' && { radius: layer.frame.radius }) };
    case 'shape':
      return {
        color: layer.shape.kind === 'line' ? (layer.stroke?.color ?? null) : colorOf(layer.fill),
        ...(layer.shape.kind === 'rectangle' && { radius: layer.shape.radius }),
      };
    case 'drawing':
      return { color: single(layer.paths.map(({ color }) => color)) };
    case 'sticker':
      return layer.source.type === 'emoji'
        ? { emoji: layer.source.emoji, asset: null }
        : { asset: layer.source.asset, emoji: null };
    case 'table':
      return {
        texts: layer.cells.map((row) => row.map(({ text }) => text)),
        font: layer.fontFamily,
        size: layer.fontSize,
        weight: layer.fontWeight,
        color: layer.body.color,
      };
    case 'group':
      return {};
  }
}

/** A layer in that form. `page`: number of its page. */
function layerView(document: DesignDocument, layer: Layer, page: number): View {
  const group = findLayer(document, layer.parent);
  return {
    ...(layer as unknown as View),
    page,
    group: group && group.name,
    ...(layer.type === 'group' ? { layers: layersBelow(document, layer.id, page) } : middleOf(layer)),
    ...derived(layer),
  };
}

function middleOf(layer: Exclude<Layer, { type: 'group' }>): View {
  const { x, y } = centerOf(layer);
  return { centerX: x, centerY: y };
}

const layersBelow = (document: DesignDocument, parent: string, page: number): View[] =>
  descendantsOf(document, parent).map((layer) => layerView(document, layer, page));

function pageView(document: DesignDocument, page: Page, number: number): View {
  return {
    ...(page as unknown as View),
    number,
    width: document.width,
    height: document.height,
    color: colorOf(page.background),
    layers: layersBelow(document, page.id, number),
  };
}

const views = new WeakMap<DesignDocument, View>();

/** The design in that form. Documents are never changed in place, so each is converted once. */
export function documentView(document: DesignDocument): View {
  let view = views.get(document);
  if (!view) {
    const pages = pagesInOrder(document).map((page, index) => pageView(document, page, index + 1));
    const { background = null, color = null, layers = [] } = pages[0] ?? {};
    view = {
      version: document.version,
      width: document.width,
      height: document.height,
      background,
      color,
      layers,
      pages,
    };
    views.set(document, view);
  }
  return view;
}

/** Every layer of the design, page by page, bottom first. */
export function allLayers(document: DesignDocument): readonly View[] {
  const { pages } = documentView(document);
  return (pages as View[]).flatMap(({ layers }) => layers as View[]);
}

/**
 * The design written out in full as an expectation: everything that is stored, nothing derived, each page with its
 * layers.
 */
export function wholeDocument(document: DesignDocument): Record<string, Json> {
  return {
    width: document.width,
    height: document.height,
    pages: pagesInOrder(document).map((page) => ({
      ...(page as unknown as View),
      layers: descendantsOf(document, page.id) as unknown as Json[],
    })),
  };
}
