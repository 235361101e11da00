/** Adds an item of the Elements panel: a shape, a line, an icon as shapes, an emoji as a sticker. */
import { Shapes } from 'lucide-react';
import { createGroupLayer, createShapeLayer, createStickerLayer } from '#design/document/create.ts';
import type { DesignDocument } from '#design/document/document.ts';
import type { Point } from '#design/document/geometry.ts';
import type { Layer, LineHead } from '#design/document/layers.ts';
import { orderBetween, topOrder } from '#design/document/tree.ts';
import type { LibraryIcon } from '#tools/libraries/icons/icon-index.ts';
import type { Size } from '#tools/contract/page-space.ts';
import { isLine, ratioOfShape, shapeOf, type ShapeName } from '#tools/shapes/shape-kinds.ts';
import { defineCommand, roundPixel, type CommandContext } from './command.ts';
import { topLevelAdded } from './duplicate.ts';
import { freePlace } from './free-place.ts';
import { INKS, visibleOn } from './visible-on.ts';

export type NewElement =
  | { type: 'shape'; shape: Exclude<ShapeName, 'line' | 'arrow' | 'double-arrow'> }
  | { type: 'line'; startHead: LineHead; endHead: LineHead; dash: readonly number[] }
  | { type: 'icon'; name: string; icon: LibraryIcon }
  | { type: 'emoji'; emoji: string; name: string };

/** Sides as shares of the page's shorter side. */
const SHARE = { shape: 0.3, line: 0.4, icon: 0.22, emoji: 0.24 } as const;
/** No new item is wider or higher than this share of the page. */
const MOST = 0.8;

/** The accent, ink and paper: for areas. */
const FILLS = ['#f4502f', '#17150f', '#fbfaf7'] as const;
/** Opacity of the area of a two-tone icon, as the last two digits of its color. */
const AREA = '33';

/** Width and height of about `side`, limited by the ratio and the room on the page. */
function sizeFor(document: DesignDocument, share: number, ratio: number): Size {
  const side = Math.max(20, Math.min(document.width, document.height) * share);
  const width = side * Math.sqrt(ratio);
  const height = side / Math.sqrt(ratio);
  const fits = Math.min(1, (document.width * MOST) / width, (document.height * MOST) / height);
  return { width: Math.max(1, Math.round(width * fits)), height: Math.max(1, Math.round(height * fits)) };
}

/** The size that a new element has on a page, px. */
function sizeOf(document: DesignDocument, element: NewElement): Size {
  switch (element.type) {
    case 'shape':
      return sizeFor(document, SHARE.shape, ratioOfShape(element.shape));
    case 'line': {
      const width = Math.max(20, Math.round(Math.min(document.width, document.height) * SHARE.line));
      return { width, height: lineWidth(width) };
    }
    case 'icon': {
      const box = iconBox(element.icon);
      return sizeFor(document, SHARE.icon, box.width / box.height);
    }
    case 'emoji':
      return sizeFor(document, SHARE.emoji, 1);
  }
}

function lineWidth(length: number): number {
  return Math.max(2, Math.round(length / 60));
}

/** The box around all outlines of an icon, in its units. */
function iconBox({ pieces }: LibraryIcon): { x: number; y: number; width: number; height: number } {
  const x = Math.min(...pieces.map((piece) => piece.x));
  const y = Math.min(...pieces.map((piece) => piece.y));
  return {
    x,
    y,
    width: Math.max(...pieces.map((piece) => piece.x + piece.viewWidth)) - x,
    height: Math.max(...pieces.map((piece) => piece.y + piece.viewHeight)) - y,
  };
}

export const insertElementCommand = defineCommand<{ element: NewElement; at?: Point }>({
  id: 'insert-element',
  label: 'library.addElement',
  icon: Shapes,
  isEnabled: () => true,
  run(context, { element, at }) {
    const size = sizeOf(context.document, element);
    const middle = at ?? freePlace(context, size);
    const box = { x: roundPixel(middle.x - size.width / 2), y: roundPixel(middle.y - size.height / 2), ...size };
    return layersOf(context, element, box).map((layer) => ({ type: 'layer.add' as const, layer }));
  },
  selectAfter: (_context, operations) => topLevelAdded(operations),
});

function layersOf({ document, page, newId }: CommandContext, element: NewElement, box: Point & Size): Layer[] {
  const placed = { id: newId(), parent: page, order: topOrder(document, page), ...box };
  switch (element.type) {
    case 'shape': {
      if (isLine(element.shape)) return [];
      return [
        createShapeLayer({
          ...placed,
          shape: shapeOf(element.shape, box),
          fill: { type: 'solid', color: visibleOn(document, page, FILLS) },
        }),
      ];
    }
    case 'line': {
      const { startHead, endHead, dash } = element;
      const stroke = { color: visibleOn(document, page, INKS), width: lineWidth(box.width), dash: [...dash] };
      return [createShapeLayer({ ...placed, shape: { kind: 'line', startHead, endHead }, fill: null, stroke })];
    }
    case 'emoji':
      return [
        createStickerLayer({
          ...placed,
          name: element.name.slice(0, 120),
          source: { type: 'emoji', emoji: element.emoji },
        }),
      ];
    case 'icon':
      return iconLayers(document, page, element, placed, newId);
  }
}

function iconLayers(
  document: DesignDocument,
  page: string,
  { name, icon }: Extract<NewElement, { type: 'icon' }>,
  placed: Point & Size & { id: string; parent: string; order: string },
  newId: () => string,
): Layer[] {
  const color = visibleOn(document, page, INKS);
  const whole = iconBox(icon);
  const scale = placed.width / whole.width;
  const [only] = icon.pieces;
  const outline = ({ path, viewWidth, viewHeight }: LibraryIcon['pieces'][number]) => ({
    kind: 'path' as const,
    path,
    viewWidth,
    viewHeight,
    rule: 'nonzero' as const,
  });
  if (only && icon.pieces.length === 1)
    return [createShapeLayer({ ...placed, name, shape: outline(only), fill: { type: 'solid', color } })];
  const { id, parent, order } = placed;
  let below: string | null = null;
  const pieces = icon.pieces.map((piece, index) => {
    below = orderBetween(below, null);
    return createShapeLayer({
      id: newId(),
      parent: id,
      order: below,
      name,
      shape: outline(piece),
      fill: { type: 'solid', color: index === 0 ? `${color}${AREA}` : color },
      x: roundPixel(placed.x + (piece.x - whole.x) * scale),
      y: roundPixel(placed.y + (piece.y - whole.y) * scale),
      width: Math.max(1, roundPixel(piece.viewWidth * scale)),
      height: Math.max(1, roundPixel(piece.viewHeight * scale)),
    });
  });
  return [createGroupLayer({ id, parent, order, name }), ...pieces];
}
