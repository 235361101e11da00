/** Shared by lists: a head with the leading words, a foot with the button, and the room between them for the rows. */
import type { Box } from '#design/document/geometry.ts';
import { contrast, mix } from '#design/layout/contrast.ts';
import { footOf } from '#design/templates/blocks.ts';
import { columns, type PageBuilder } from '#design/templates/page-builder.ts';
import { isDark, shade } from '#design/templates/color-mix.ts';
import type { Role } from '#design/templates/composition-input.ts';
import { areTabular, rowsOf, type Row } from '#design/templates/rows.ts';
import { putStack, stackIn, type Align, type Stack } from '#design/templates/text-stack.ts';
import { wordsOn } from '#design/templates/words.ts';

export interface HeadLook {
  align?: Align;
  /** Share of the room's height that the head may take. */
  share?: number;
  /** Hundredths of the unit. */
  largest?: number;
  without?: readonly Role[];
  label?: boolean;
  offer?: 'large' | 'pill' | 'plain';
  ink?: string;
  /** Minimum height of a row, hundredths of the unit. */
  row?: number;
  /** Between head, rows and foot, relative to the usual gap. */
  airy?: number;
  /** Whether the rows are next to head and foot instead of between them. */
  beside?: boolean;
}

export interface ListRoom {
  /** For the rows. */
  box: Box;
  /** The head's; without height if nothing leads. */
  head: Box;
  /** Puts head and foot down. */
  put(): void;
}

/** A row's height in the smallest letters that it may have, with the space to the next, hundredths of the unit. */
const LEAST_ROW = 5.4;
/** The same if the head can do with less. */
const EASY_ROW = 7;

/** Sets the leading words and the call to action, and returns the remaining room. Null: they do not fit. */
export function listRoom(
  builder: PageBuilder,
  room: Box,
  backgrounds: readonly string[],
  look: HeadLook = {},
): ListRoom | null {
  if (look.beside) {
    const sides = columns(room, builder.mirrored ? 0.6 : 0.4, builder.margin * 1.2);
    const [own, box] = builder.mirrored ? [sides[1], sides[0]] : sides;
    const head = listRoom(builder, own, backgrounds, { ...look, beside: false, align: 'left', share: 0.8 });
    return head && { ...head, box };
  }
  const {
    align = 'left',
    share = 0.42,
    largest = 13,
    without = [],
    label = true,
    offer = 'pill',
    ink,
    row = LEAST_ROW,
    airy = 1,
  } = look;
  const { content } = builder.input;
  const gap = builder.margin * 0.7 * airy;
  const foot = footOf(
    builder,
    room.x,
    room.width,
    backgrounds,
    align === 'center' ? 'center' : 'left',
    ['call-to-action'],
    room.height * 0.18,
  );
  if (!foot) return null;
  const items = wordsOn(builder, backgrounds, {
    without: ['details', 'call-to-action', ...without],
    label,
    offer,
    headlineLines: 3,
    ...(ink ? { ink } : {}),
  });
  // A long list keeps room for legible rows, while it is below its head: with a larger share its rows are next to it.
  const below = (each: number) =>
    room.height - content.lines.length * builder.u(each) - foot.height - gap * (foot.height > 0 ? 2 : 1);
  const heights =
    share > 0.5
      ? [room.height * share]
      : [Math.max(row, EASY_ROW), row].map((each) =>
          Math.min(room.height * share, Math.max(room.height * 0.14, below(each))),
        );
  const head = heights.reduce<Stack | null>(
    (found, height) =>
      found ?? stackIn(builder, items, { ...room, height }, { align, valign: 'top', largest, smallest: 4.4 }),
    null,
  );
  if (!head) return null;
  const has = head.texts.length > 0;
  const top = has ? head.box.y + head.box.height + gap : room.y;
  const bottom = room.y + room.height - (foot.height > 0 ? foot.height + gap : 0);
  return {
    box: { x: room.x, y: top, width: room.width, height: Math.max(1, bottom - top) },
    head: has ? head.box : { ...room, height: 0 },
    put() {
      putStack(builder, head);
      foot.put(room.y + room.height - foot.height);
    },
  };
}

/** The rows of the content; null if it has too few of them for a list, or words that form no table. */
export function listRows(
  builder: PageBuilder,
  { least = 2, most = 14, tabular = true }: { least?: number; most?: number; tabular?: boolean } = {},
): Row[] | null {
  const { lines } = builder.input.content;
  if (lines.length < least || lines.length > most || (tabular && !areTabular(lines))) return null;
  return rowsOf(lines);
}

/** Two columns of rows, the first one longer. */
export function halves<Item>(items: readonly Item[]): [Item[], Item[]] {
  const cut = Math.ceil(items.length / 2);
  return [items.slice(0, cut), items.slice(cut)];
}

/** A dark surface that belongs to the palette: boards, slates. */
export function slate(builder: PageBuilder): string {
  const { background, ink, panel } = builder.input.palette;
  const dark = [ink, background, panel].find((color) => isDark(color)) ?? '#1f2421';
  return mix(dark, '#1d2421', 0.35);
}

/** A tint of the background that can be distinguished from it and works with the same letters. */
export function tint(builder: PageBuilder, background: string, ink: string): string {
  return (
    [0.1, 0.07, 0.05, 0.03].map((step) => mix(background, ink, step)).find((color) => contrast(ink, color) >= 4.6) ??
    background
  );
}

/** A soft shadow for what is on the page. */
export function lying(builder: PageBuilder, strength = 1): { color: string; x: number; y: number; blur: number } {
  return {
    color: '#00000033',
    x: 0,
    y: Math.round(builder.u(0.9 * strength)),
    blur: Math.round(builder.u(3 * strength)),
  };
}

/** A line color that is visible on a background without dominating. */
export const hairline = (background: string, ink: string): string => mix(background, ink, 0.24);

/** A step darker or lighter, away from the medium. */
export const edge = (color: string, step = 0.1): string => shade(color, isDark(color) ? step : -step);
