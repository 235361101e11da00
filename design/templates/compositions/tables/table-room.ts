/**
 * Shared by pages around a table: a head with the leading words, a foot with notes and button, and the room between
 * them for the table.
 */
import type { Box } from '#design/document/geometry.ts';
import { footOf, type Foot } from '#design/templates/blocks.ts';
import type { PageBuilder } from '#design/templates/page-builder.ts';
import type { Cells } from '#design/templates/composition-input.ts';
import { putStack, stackIn, type Align, type Stack } from '#design/templates/text-stack.ts';
import { wordsOn, type WordsOptions } from '#design/templates/words.ts';

/** A row's minimum height, hundredths of the unit: small letters and the space around them. */
const LEAST_ROW = 4.5;
/** The same if the head can do with less. */
const EASY_ROW = 7.5;

/** The minimum height of the table's rows, px. */
export const leastHeight = (builder: PageBuilder, { rows }: Cells, each = LEAST_ROW): number =>
  rows.length * builder.u(each);

export interface HeadLook extends Pick<WordsOptions, 'ink' | 'offer'> {
  align?: Align;
  valign?: 'top' | 'middle';
  /** Share of the room that it may take. */
  share?: number;
  /** Hundredths of the unit. */
  largest?: number;
}

/**
 * The leading words, set at the top of a room that they leave at least `rest` px of; without texts if none lead. Null:
 * they do not fit.
 */
export function headIn(
  builder: PageBuilder,
  room: Box,
  backgrounds: readonly string[],
  cells: Cells,
  rest: number,
  { align = 'left', valign = 'top', share = 0.4, largest = 13, ink, offer = 'pill' }: HeadLook = {},
): Stack | null {
  const items = wordsOn(builder, backgrounds, {
    without: ['details', 'call-to-action'],
    label: true,
    offer,
    headlineLines: 3,
    ...(ink ? { ink } : {}),
  });
  const heights = [EASY_ROW, LEAST_ROW].map((each) =>
    Math.min(room.height * share, Math.max(room.height * 0.12, room.height - rest - leastHeight(builder, cells, each))),
  );
  return heights.reduce<Stack | null>(
    (found, height) => found ?? stackIn(builder, items, { ...room, height }, { align, valign, largest, smallest: 3.6 }),
    null,
  );
}

/** Maximum shares of a room for its foot: with many rows, and with few. */
const FOOT = [0.26, 0.5] as const;

/**
 * Notes and button at the foot of a room; what the table's rows leave is shared with the leading words. Null: they do
 * not fit.
 */
export function tableFoot(
  builder: PageBuilder,
  room: Box,
  backgrounds: readonly string[],
  cells: Cells,
  align: 'left' | 'center' = 'left',
): Foot | null {
  const free = (room.height - leastHeight(builder, cells)) / 2;
  return footOf(
    builder,
    room.x,
    room.width,
    backgrounds,
    align,
    ['details', 'call-to-action'],
    Math.min(room.height * FOOT[1], Math.max(room.height * FOOT[0], free)),
  );
}

export interface TableRoom {
  /** For the table. */
  box: Box;
  head: Stack;
  /** Puts head and foot down. */
  put(): void;
}

/** A room cut into head, table and foot. Null: the words do not fit. */
export function tableRoom(
  builder: PageBuilder,
  room: Box,
  backgrounds: readonly string[],
  cells: Cells,
  look: HeadLook = {},
): TableRoom | null {
  const gap = builder.margin * 0.6;
  const foot = tableFoot(builder, room, backgrounds, cells, look.align === 'center' ? 'center' : 'left');
  if (!foot) return null;
  const below = foot.height > 0 ? foot.height + gap : 0;
  const head = headIn(builder, room, backgrounds, cells, below + gap, look);
  if (!head) return null;
  const top = head.texts.length > 0 ? head.box.y + head.box.height + gap : room.y;
  return {
    box: { x: room.x, y: top, width: room.width, height: Math.max(1, room.y + room.height - below - top) },
    head,
    put() {
      putStack(builder, head);
      foot.put(room.y + room.height - foot.height);
    },
  };
}
