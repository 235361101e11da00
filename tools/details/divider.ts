/** A divider between two lines of a page: as wide as the words above suggest, with room made for it. */
import { createShapeLayer } from '#design/document/create.ts';
import type { Box } from '#design/document/geometry.ts';
import type { ShapeLayer } from '#design/document/layers.ts';
import type { Energy } from '#design/templates/composition-input.ts';
import { columnsAround, roomInColumn } from '../arranging/column-room.ts';
import { targetOf } from '../arranging/target-layer.ts';
import type { ToolContext } from '../contract/context.ts';
import { extentOf } from '../contract/page-space.ts';
import { backgroundBehind, inkOn, worstContrast } from '../page/background.ts';
import { shapePath } from '../shapes/shape-paths.ts';
import { givenWay, makingRoom, onTop, single, type MadeDetail } from './detail.ts';
import { alignmentOf, builderFor, pageLook, plainTexts } from './page-look.ts';

export const DIVIDER_STYLES = ['line', 'ornament', 'dots', 'wave'] as const;
export type DividerStyle = (typeof DIVIDER_STYLES)[number];

export interface DividerWish {
  style?: DividerStyle;
  color?: string;
  weight?: 'thin' | 'thick';
  beside?: { side: 'above' | 'below'; of: string };
}

/** Style, and thickness of its line in hundredths of the page's unit. */
const BY_ENERGY: Record<Energy, { style: DividerStyle; thick: number }> = {
  elegant: { style: 'ornament', thick: 0.2 },
  calm: { style: 'line', thick: 0.2 },
  clean: { style: 'line', thick: 0.28 },
  playful: { style: 'wave', thick: 0.5 },
  loud: { style: 'line', thick: 0.8 },
};
const WEIGHTS = { thin: 0.16, thick: 0.9 };
/** Width by the words above it, and its bounds, hundredths of the page's unit. */
const WIDTH = { share: 0.62, least: 16, most: 46 };
/** Distance to the lines, hundredths of the page's unit. */
const GAP = 2.6;
/** Contrast at which a line is seen. */
const SEEN = 1.7;

/** A line with a diamond in its middle, in a view box of pixels. */
function ornament(width: number, height: number, thick: number): string {
  const [middle, half, rest] = [width / 2, height / 2, height * 1.1];
  const bar = (from: number, to: number) =>
    `M${from} ${half - thick / 2}L${to} ${half - thick / 2}L${to} ${half + thick / 2}L${from} ${half + thick / 2}Z`;
  const diamond = `M${middle} 0L${middle + half} ${half}L${middle} ${height}L${middle - half} ${half}Z`;
  return `${bar(0, middle - rest)}${diamond}${bar(middle + rest, width)}`;
}

const heightOf = (style: DividerStyle, thick: number): number =>
  style === 'ornament' ? thick * 8 : style === 'wave' ? thick * 4.5 : thick;

function shapeOf(
  style: DividerStyle,
  box: Box,
  thick: number,
  color: string,
): Pick<ShapeLayer, 'shape' | 'fill' | 'stroke'> {
  const fill = { type: 'solid' as const, color };
  if (style === 'line' || style === 'dots')
    return {
      shape: { kind: 'line', startHead: 'none', endHead: 'none' },
      fill: null,
      stroke: { color, width: thick, dash: style === 'dots' ? [0, 2.6] : [] },
    };
  if (style === 'wave')
    return { shape: { kind: 'path', ...shapePath('squiggle', box), rule: 'evenodd' }, fill, stroke: null };
  return {
    shape: {
      kind: 'path',
      path: ornament(box.width, box.height, thick),
      viewWidth: box.width,
      viewHeight: box.height,
      rule: 'nonzero',
    },
    fill,
    stroke: null,
  };
}

/** Where dividers go without a place: below the headline, else below other lines. */
function spotsOf(context: ToolContext): { side: 'above' | 'below'; of: string }[] {
  const [headline, ...rest] = plainTexts(context);
  if (!headline) return [];
  const down = rest.toSorted((a, b) => a.y - b.y);
  return [headline, ...down.slice(0, -1)].map(({ id }) => ({ side: 'below', of: id }));
}

/** Null: there is no room for it; a string: why the layer can't be used. */
export async function divider(wish: DividerWish, context: ToolContext): Promise<MadeDetail | { error: string } | null> {
  const { document, page } = context;
  const whole = { x: 0, y: 0, width: document.width, height: document.height };
  const look = pageLook(context, await backgroundBehind(context, whole));
  const builder = builderFor(look, context);
  const usual = BY_ENERGY[look.energy];
  const style = wish.style ?? usual.style;
  const thick = Math.max(
    1,
    Math.round(builder.u(wish.weight ? WEIGHTS[wish.weight] : usual.thick) * (style === 'dots' ? 1.6 : 1)),
  );
  const { align } = alignmentOf(context);
  for (const { side, of: id } of wish.beside ? [wish.beside] : spotsOf(context)) {
    const target = targetOf(id, context);
    if ('error' in target) return target;
    const of = target.layer.type === 'text' ? { ...target.box, ...yOf(extentOf(target.layer)) } : target.box;
    const anchor = target.layer.type === 'text' && target.layer.align !== 'justify' ? target.layer.align : align;
    const wide = Math.min(of.width, builder.safe.width);
    const width = Math.round(
      target.layer.type === 'text'
        ? Math.min(wide * 1.2, Math.max(builder.u(WIDTH.least), Math.min(builder.u(WIDTH.most), wide * WIDTH.share)))
        : Math.max(builder.u(WIDTH.least), wide),
    );
    const height = Math.max(1, Math.round(heightOf(style, thick)));
    const x = Math.round(of.x + (of.width - width) * { left: 0, center: 0.5, right: 1 }[anchor]);
    const room = roomInColumn(
      { size: { width, height }, x, gap: builder.u(GAP), side, of },
      columnsAround(of, { document, page: target.page }),
      document,
    );
    if (!room) continue;
    const { box } = room;
    const seen = await backgroundBehind(givenWay(context, room.moved), box);
    const own = [look.palette.accent, look.palette.ink].find((one) => !seen.busy && worstContrast(one, seen) >= SEEN);
    const shape = shapeOf(style, box, thick, wish.color ?? own ?? inkOn(seen));
    const layer = createShapeLayer({ ...onTop({ ...context, page }), name: 'Divider', ...box, ...shape });
    return makingRoom(single(layer, box), room.moved, context);
  }
  return null;
}
const yOf = ({ y, height }: Box) => ({ y, height });
