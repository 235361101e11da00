/** A border around the page: in the strength and style that go with its type, between its edge and its words. */
import { createShapeLayer } from '#design/document/create.ts';
import type { Box } from '#design/document/geometry.ts';
import type { ShapeLayer } from '#design/document/layers.ts';
import { childrenOf, orderBetween } from '#design/document/tree.ts';
import type { Energy } from '#design/templates/composition-input.ts';
import { inset } from '#design/templates/page-builder.ts';
import type { Operation } from '#design/operations/operation.ts';
import type { ToolContext } from '../contract/context.ts';
import { extentOf, isBackdrop, marginOf, overlapOf, standingOn } from '../contract/page-space.ts';
import { isBorder } from '../arranging/column-room.ts';
import { backgroundBehind, inkOn, worstContrast, type SeenBackground } from '../page/background.ts';
import { extentOfAll, leavesOf } from '../page/chosen-layers.ts';
import { updateBetween } from '../page/layer-patch.ts';
import type { MadeDetail } from './detail.ts';
import { builderFor, pageLook } from './page-look.ts';

export const BORDER_STYLES = ['single', 'double', 'rounded', 'corners', 'dotted'] as const;
export type BorderStyle = (typeof BORDER_STYLES)[number];

export interface BorderWish {
  style?: BorderStyle;
  color?: string;
  weight?: 'thin' | 'thick';
}

/** Style and thickness (hundredths of the page's unit) that go with a page's energy. */
const BY_ENERGY: Record<Energy, { style: BorderStyle; width: number }> = {
  elegant: { style: 'double', width: 0.36 },
  calm: { style: 'single', width: 0.3 },
  clean: { style: 'single', width: 0.42 },
  playful: { style: 'rounded', width: 0.9 },
  loud: { style: 'single', width: 1.1 },
};
const WEIGHTS = { thin: 0.22, thick: 1.8 };
/** The second line of a double border: its distance and its thickness, in thicknesses of the first. */
const SECOND = { apart: 2.6, width: 0.45 };
/** Length of a corner's arms, as a share of the page's shorter side. */
const ARM = 0.11;
/** Contrast at which a line is seen. */
const SEEN = 1.9;

/** A ring of a thickness along the edges of a box, in a view box of the page's pixels. */
function ring({ x, y, width, height }: Box, thick: number): string {
  const path = (by: number) =>
    `M${x + by} ${y + by}L${x + width - by} ${y + by}L${x + width - by} ${y + height - by}L${x + by} ${y + height - by}Z`;
  return `${path(0)}${path(thick)}`;
}

/** Four angles. */
function angles({ width: w, height: h }: Box, arm: number, t: number): string {
  const angle = (x: number, y: number, right: 1 | -1, down: 1 | -1) =>
    `M${x} ${y}L${x + right * arm} ${y}L${x + right * arm} ${y + down * t}L${x + right * t} ${y + down * t}L${x + right * t} ${y + down * arm}L${x} ${y + down * arm}Z`;
  return angle(0, 0, 1, 1) + angle(w, 0, -1, 1) + angle(w, h, -1, -1) + angle(0, h, 1, -1);
}

type Drawn = Pick<ShapeLayer, 'shape' | 'fill' | 'stroke' | 'x' | 'y' | 'width' | 'height'>;

/** The border as a shape. `thick`: of its main line, px. */
function shapeOf(style: BorderStyle, box: Box, thick: number, color: string): Drawn {
  const fill = { type: 'solid' as const, color };
  const side = Math.min(box.width, box.height);
  const path = (commands: string): Drawn => ({
    ...box,
    shape: { kind: 'path', path: commands, viewWidth: box.width, viewHeight: box.height, rule: 'evenodd' },
    fill,
    stroke: null,
  });
  const line = Math.max(1, Math.round(thick));
  if (style === 'double') {
    const apart = Math.round(line * SECOND.apart);
    const whole = { x: 0, y: 0, width: box.width, height: box.height };
    return path(
      `${ring(whole, line)}${ring(inset(whole, line + apart), Math.max(1, Math.round(line * SECOND.width)))}`,
    );
  }
  if (style === 'corners') return path(angles(box, Math.round(side * ARM), line));
  // A stroke lies on both sides of its edge.
  const middle = inset(box, thick / 2);
  return {
    ...middle,
    shape: { kind: 'rectangle', radius: style === 'rounded' ? Math.round(side * 0.04) : 0 },
    fill: null,
    stroke: { color, width: thick, dash: style === 'dotted' ? [0, 2.4] : [] },
  };
}

/** Width of all its lines together, px. */
const reachOf = (style: BorderStyle, thick: number): number =>
  style === 'double' ? thick * (1 + SECOND.apart + SECOND.width) : thick;

/** The distance of the page's words from its edges, px. */
function roomAround({ document, page }: ToolContext): number {
  const distances = standingOn(document, page)
    .filter(({ layer, box }) => (layer.type === 'text' || layer.type === 'table') && !isBackdrop(document, box))
    .map(({ box: { x, y, width, height } }) =>
      Math.min(x, y, document.width - x - width, document.height - y - height),
    );
  return Math.max(0, Math.min(marginOf(document) * 1.4, ...distances));
}

/** What is behind a border: its four sides together. */
async function behind({ x, y, width, height }: Box, deep: number, context: ToolContext): Promise<SeenBackground> {
  const sides = [
    { x, y, width, height: deep },
    { x, y: y + height - deep, width, height: deep },
    { x, y, width: deep, height },
    { x: x + width - deep, y, width: deep, height },
  ];
  const seen = await Promise.all(sides.map((side) => backgroundBehind(context, side)));
  return { colors: [...new Set(seen.flatMap(({ colors }) => colors))], busy: seen.some(({ busy }) => busy) };
}

/** Right above the highest layer without words that the border runs over, and above the page's grounds. */
function orderOf(box: Box, reach: number, { document, page }: ToolContext): string {
  const inner = inset(box, reach);
  const units = childrenOf(document, page).map((layer) => {
    const leaves = leavesOf(document, layer);
    return {
      layer,
      extent: extentOfAll(leaves),
      hasWords: leaves.some(({ type }) => type === 'text' || type === 'table'),
    };
  });
  const isUnder = ({ extent, hasWords }: (typeof units)[number]): boolean =>
    extent !== null && !hasWords && overlapOf(extent, box) - overlapOf(extent, inner) > 0;
  const at = units.findLastIndex(isUnder);
  return orderBetween(units[at]?.layer.order ?? null, units[at + 1]?.layer.order ?? null);
}

/** The borders that are there: they are made stronger rather than doubled. */
const present = ({ document, page }: ToolContext): ShapeLayer[] =>
  standingOn(document, page).flatMap(({ layer }) =>
    layer.type === 'shape' && !layer.locked && isBorder(layer, document) ? [layer] : [],
  );

/** The lines of a border in a new color and thickness, for those that are strokes. */
function restroked(borders: readonly ShapeLayer[], color: string, times: number): Operation[] {
  return borders.flatMap((layer) => {
    const { stroke } = layer;
    return (
      (stroke && updateBetween(layer, { ...layer, stroke: { ...stroke, color, width: stroke.width * times } })) ?? []
    );
  });
}

export async function border(wish: BorderWish, context: ToolContext): Promise<MadeDetail & { isStronger: boolean }> {
  const { document, page } = context;
  const whole = { x: 0, y: 0, width: document.width, height: document.height };
  const look = pageLook(context, await backgroundBehind(context, whole));
  const builder = builderFor(look, context);
  const usual = BY_ENERGY[look.energy];
  const old = present(context);
  const [first] = old;
  const style = wish.style ?? usual.style;
  const wanted = builder.u(wish.weight ? WEIGHTS[wish.weight] : usual.width) * (first && !wish.weight ? STRONGER : 1);
  const free = roomAround(context);
  const room = first ? Math.max(free, builder.u(3)) : free;
  const edge = Math.round(Math.min(Math.max(room * 0.42, builder.u(0.6)), builder.margin * 0.55));
  const thick = Math.max(1, Math.min(wanted, ((room - edge) * 0.8 * wanted) / reachOf(style, wanted)));
  const box = inset(whole, edge);
  const seen = await behind(box, Math.max(2, reachOf(style, thick)), context);
  const own = [look.palette.accent, look.palette.ink].find((color) => !seen.busy && worstContrast(color, seen) >= SEEN);
  const color = wish.color ?? own ?? inkOn(seen);
  if (first && wish.style === undefined && old.every(({ stroke }) => stroke !== null)) {
    const times = wish.weight === 'thin' ? 1 : STRONGER;
    return {
      operations: restroked(old, color, times),
      layer: first.id,
      box: extentOf(first),
      moved: [],
      isStronger: true,
    };
  }
  const shape = shapeOf(style, box, thick, color);
  if (first) {
    const update = updateBetween(first, { ...first, ...shape });
    const others = old.slice(1).map(({ id }): Operation => ({ type: 'layer.remove', id }));
    return { operations: [...(update ? [update] : []), ...others], layer: first.id, box, moved: [], isStronger: true };
  }
  const layer = createShapeLayer({
    id: context.newId(),
    parent: page,
    order: orderOf(box, reachOf(style, thick), context),
    name: 'Border',
    ...shape,
  });
  return { operations: [{ type: 'layer.add', layer }], layer: layer.id, box, moved: [], isStronger: false };
}
/** How much thicker a border gets that is asked for where there is one. */
const STRONGER = 2;
