/**
 * A handle, address or number at the foot of the page: small, in the type of its small lines, on their edge, with the
 * sign of its network where that is known.
 */
import { createTextLayer } from '#design/document/create.ts';
import type { Box } from '#design/document/geometry.ts';
import type { LeafLayer, TextLayer } from '#design/document/layers.ts';
import { hug, setIn } from '#design/layout/fit-text.ts';
import { columnsAround, roomInColumn, safeArea, type PageColumns } from '../arranging/column-room.ts';
import { contactIcon } from '../brand/brand-contacts.ts';
import { lettersOf, targetOf } from '../arranging/target-layer.ts';
import type { ToolContext } from '../contract/context.ts';
import type { ContactType } from '../contract/ports/brand-kit-port.ts';
import { anchorOf, boxAt, overlapOf, standingOn, type Place, type Size } from '../contract/page-space.ts';
import { backgroundBehind, inkOn, worstContrast } from '../page/background.ts';
import { UNPLACED } from '#design/templates/page-builder.ts';
import { LEGIBLE } from '#design/layout/contrast.ts';
import { drawn, givenWay, makingRoom, type MadeDetail } from './detail.ts';
import { alignmentOf, builderFor, pageLook, type PageLook } from './page-look.ts';

export interface HandleWish {
  text: string;
  /** Whose sign stands before it. */
  network?: ContactType;
  color?: string;
  place?: Place;
  beside?: { side: 'above' | 'below'; of: string };
}

/** Letters, as shares of the page's shorter side, and what of the smallest line they are at most. */
const LETTERS = { least: 0.022, most: 0.036 };
/** The sign's side and its distance from the words, of the font size; distance to other lines. */
const SIGN = { side: 1.15, apart: 0.45 };
const GAP = 0.9;
/** Sizes to try. */
const SCALES = [1, 0.85, 0.72];

interface Setting {
  text: TextLayer;
  /** Side of the sign with its distance, px; 0 without one. */
  sign: number;
  size: Size;
}

function settingOf({ text, network }: HandleWish, look: PageLook, scale: number, context: ToolContext): Setting {
  const { document, measureText } = context;
  const shorter = Math.min(document.width, document.height);
  const usual = look.small?.fontSize ?? shorter * 0.028;
  const fontSize =
    Math.round(Math.min(shorter * LETTERS.most, Math.max(shorter * LETTERS.least, usual)) * scale * 10) / 10;
  const { family, weight, italic } = look.type.body;
  const plain = createTextLayer({
    ...UNPLACED,
    text,
    fontFamily: family,
    fontWeight: Math.max(500, weight),
    italic,
    lineHeight: 1.2,
    fontSize,
  });
  const set = hug(setIn(plain, document.width, measureText), measureText);
  const sign = network && contactIcon(network) ? fontSize * (SIGN.side + SIGN.apart) : 0;
  return { text: set, sign, size: { width: Math.ceil(set.width + sign), height: Math.ceil(set.height) } };
}

/**
 * Free boxes at the foot of the page, best first: at the side asked for, else on the edge of its lines, then at the other
 * side, then in its middle.
 */
function feet(
  { place }: HandleWish,
  { width, height }: Size,
  safe: Box,
  columns: PageColumns,
  context: ToolContext,
): Box[] {
  const { align, at } = alignmentOf(context);
  const y = safe.y + safe.height - height;
  const own = align === 'left' ? at : align === 'right' ? at - width : at - width / 2;
  const [start, middle, end] = [safe.x, safe.x + (safe.width - width) / 2, safe.x + safe.width - width];
  const sides = place ? [[start, middle, end][anchorOf(place).x + 1] ?? middle] : [own, end, start, middle];
  const [beside, above] = [height * GAP * 0.5, height * GAP];
  return sides
    .map((x) => ({ x: Math.min(Math.max(safe.x, x), safe.x + safe.width - width), y, width, height }))
    .filter((box) =>
      columns.clusters.every(
        ({ box: other }) =>
          overlapOf(
            { x: box.x - beside, y: box.y - above, width: width + 2 * beside, height: height + above },
            other,
          ) === 0,
      ),
    );
}

interface Placed {
  box: Box;
  /** Lines that gave way, at their new places. */
  moved: readonly LeafLayer[];
}

function placed(wish: HandleWish, setting: Setting, context: ToolContext): Placed | { error: string } | null {
  const { document, page } = context;
  const { size } = setting;
  const safe = safeArea(document, page);
  const gap = size.height * GAP;
  if (wish.beside) {
    const target = targetOf(wish.beside.of, context);
    if ('error' in target) return target;
    const { box: of, layer } = target;
    const align = layer.type === 'text' && layer.align !== 'justify' ? layer.align : 'center';
    const x = Math.round(of.x + (of.width - size.width) * { left: 0, center: 0.5, right: 1 }[align]);
    const columns = columnsAround(of, { document, page: target.page });
    return roomInColumn({ size, x, gap: gap * 0.6, side: wish.beside.side, of }, columns, document);
  }
  const foot = { x: safe.x, y: safe.y + safe.height - size.height, width: safe.width, height: size.height };
  const columns = columnsAround(foot, { document, page });
  if (wish.place) {
    const box = boxAt(document, size, wish.place);
    const isFree = columns.clusters.every(({ box: other }) => overlapOf(box, other) === 0);
    if (isFree) return { box, moved: [] };
    if (anchorOf(wish.place).y === 0) return null;
  }
  const isTop = wish.place !== undefined && anchorOf(wish.place).y < 0;
  const [free] = isTop ? [] : feet(wish, size, safe, columns, context);
  if (free) return { box: free, moved: [] };
  // Below the last line, or above the first; the others close up.
  const { align, at } = alignmentOf(context);
  const x = Math.round(align === 'left' ? at : align === 'right' ? at - size.width : at - size.width / 2);
  const side = isTop ? 'above' : 'below';
  const lines = standingOn(document, page)
    .filter(({ layer }) => layer.type === 'text' || layer.type === 'table')
    .toSorted(({ box: a }, { box: b }) => (isTop ? a.y - b.y : b.y + b.height - a.y - a.height));
  for (const { layer, box } of lines) {
    const of = layer.type === 'text' && !layer.box ? lettersOf(layer) : box;
    const room = roomInColumn({ size, x, gap, side, of }, columnsAround(of, { document, page }), document);
    if (room) return room;
  }
  return null;
}

/** Null: there is no room for it; an error: why the layer can't be used. */
export async function handle(wish: HandleWish, context: ToolContext): Promise<MadeDetail | { error: string } | null> {
  const { document } = context;
  const whole = { x: 0, y: 0, width: document.width, height: document.height };
  const look = pageLook(context, await backgroundBehind(context, whole));
  for (const scale of SCALES) {
    const setting = settingOf(wish, look, scale, context);
    const room = placed(wish, setting, context);
    if (room && 'error' in room) return room;
    if (!room) continue;
    const { box } = room;
    const seen = await backgroundBehind(givenWay(context, room.moved), box);
    const own = !seen.busy && worstContrast(look.palette.ink, seen) >= LEGIBLE ? look.palette.ink : inkOn(seen);
    const color = wish.color ?? own;
    const builder = builderFor(look, context);
    const words = { ...setting.text, x: box.x + setting.sign, y: box.y, fill: { type: 'solid' as const, color } };
    const icon = wish.network && setting.sign > 0 ? contactIcon(wish.network) : null;
    if (!icon) builder.text('details', { ...words, name: 'Handle' }, seen.colors);
    else
      builder.group('Handle', () => {
        const side = setting.text.fontSize * SIGN.side;
        const share = Math.min(side / icon.viewWidth, side / icon.viewHeight);
        const [width, height] = [icon.viewWidth * share, icon.viewHeight * share];
        const sign = { x: box.x + (side - width) / 2, y: box.y + (box.height - height) / 2, width, height };
        builder.outline('Sign', icon, sign, color);
        builder.text('details', { ...words, name: 'Handle' }, seen.colors);
      });
    return makingRoom(drawn(builder, box, context), room.moved, context);
  }
  return null;
}
