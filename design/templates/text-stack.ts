/**
 * Stacks words in a box, as large as they fit: the headline leads, the rest follows in fixed proportions, and no word
 * is cut. Lines are balanced, so that no single word is left over on the last.
 */
import { createTextLayer } from '../document/create.ts';
import type { Box } from '../document/geometry.ts';
import type { TextLayer } from '../document/layers.ts';
import { hug, setIn, widestPiece } from '../layout/fit-text.ts';
import { displayText } from '../layout/display-text.ts';
import { hasRightToLeft } from '../layout/scripts.ts';
import { type PageBuilder, solid, UNPLACED } from './page-builder.ts';
import type { Face, Role } from './composition-input.ts';
import { faceFor } from './type-pairs.ts';

export interface Item {
  role: Role;
  name: string;
  /** The words, in their alternative forms: the first that needs no further breaking is used, else the last. */
  texts: readonly [string, ...string[]];
  face: Face;
  heading: boolean;
  /** As a share of the leading size, and within these bounds (hundredths of the unit). */
  share: number;
  least: number;
  most: number;
  lines: number;
  color: string;
  backgrounds: readonly string[];
  /** Color of a pill around the words. */
  pill?: string;
  /** Space above, of the usual one. */
  gap?: number;
}

export type Align = 'left' | 'center' | 'right';

export interface StackOptions {
  align: Align;
  valign: 'top' | 'middle' | 'bottom';
  /** Leading size, hundredths of the unit: maximum and minimum. */
  largest: number;
  smallest?: number;
  /** Space between, of the usual one. */
  airy?: number;
  /**
   * Whether secondary words may grow if there is room: not at the top, where they share the room with what comes below.
   */
  grows?: boolean;
}

export interface PlacedText {
  role: Role;
  layer: TextLayer;
  backgrounds: readonly string[];
}

export interface Stack {
  texts: readonly PlacedText[];
  /** The box of the words, including pills. */
  box: Box;
  /** The leading size, px. */
  size: number;
}

/** Padding of a pill, of the font size. */
const PILL = { x: 0.95, y: 0.52 };

/** A text in a face, not yet broken into lines. */
export function plainText(words: string, face: Face, heading: boolean, color: string, name: string): TextLayer {
  const used = faceFor(face, words, heading);
  return createTextLayer({
    ...UNPLACED,
    name,
    text: words,
    fontFamily: used.family,
    fontWeight: used.weight,
    italic: used.italic,
    letterCase: used.letterCase,
    letterSpacing: used.letterSpacing,
    lineHeight: used.lineHeight,
    fill: solid(color),
  });
}

/** The narrowest setting with as many lines: lines of about equal length. */
export function balanced(layer: TextLayer, builder: PageBuilder): TextLayer {
  const { measure } = builder;
  const count = layer.lines.length;
  if (count < 2) return hug(layer, measure);
  let low = Math.max(layer.width / (count + 1), widestPiece(layer, measure));
  let high = layer.width;
  let best = layer;
  for (let turn = 0; turn < 9 && high - low > 1; turn += 1) {
    const middle = (low + high) / 2;
    const tried = setIn(layer, middle, measure);
    if (tried.lines.length <= count) {
      best = tried;
      high = middle;
    } else low = middle;
  }
  return hug(best, measure);
}

interface Measured {
  item: Item;
  layer: TextLayer;
  padX: number;
  padY: number;
}

/**
 * One form of an item's words at the largest size that fits, from `size` down to `least`. `breaks`: whether its lines
 * may be broken further.
 */
function setForm(
  item: Item,
  words: string,
  breaks: boolean,
  size: number,
  least: number,
  width: number,
  builder: PageBuilder,
): Measured | null {
  const { measure } = builder;
  const paragraphs = words.split('\n').length;
  for (let at = size; ; at = Math.max(least, at * 0.93)) {
    const padX = item.pill ? at * PILL.x : 0;
    const room = width - 2 * padX;
    const layer = {
      ...plainText(words, item.face, item.heading, item.color, item.name),
      fontSize: Math.round(at * 10) / 10,
    };
    if (widestPiece(layer, measure) <= room) {
      const set = setIn(layer, room, measure);
      if (set.lines.length <= (breaks ? Math.max(item.lines, paragraphs) : paragraphs))
        return { item, layer: balanced(set, builder), padX, padY: item.pill ? at * PILL.y : 0 };
    }
    if (at <= least) return null;
  }
}

function setItem(item: Item, size: number, width: number, builder: PageBuilder): Measured | null {
  const least = item.heading && item.share === 1 ? size : Math.min(size, builder.u(item.least));
  for (const [index, words] of item.texts.entries()) {
    const last = index === item.texts.length - 1;
    // A form that needs no further breaking justifies slightly smaller letters; lines broken for one word look like
    // two.
    const set =
      (!last || words.includes('\n')
        ? setForm(item, words, false, size, Math.max(least, size * (last ? 0.76 : 0.88)), width, builder)
        : null) ?? (last ? setForm(item, words, true, size, least, width, builder) : null);
    if (set) return set;
  }
  return null;
}

/** How far letters extend below their line, as a share of the size: half of the capitals, and the descenders. */
const BELOW = 0.6;

/** Space for descenders of the last line beyond the box of a tightly set text, px. */
function hang({ layer }: Measured): number {
  const last = layer.lines.at(-1);
  const shown = last ? displayText(layer).slice(last.start, last.end) : '';
  return /[gjpqyQ,;ç()ŞşţÇ]/u.test(shown) ? Math.max(0, BELOW - layer.lineHeight / 2) * layer.fontSize : 0;
}

/** The space above an item, px. */
function gapAbove({ item }: Measured, size: number, builder: PageBuilder, airy: number): number {
  return Math.min(builder.u(5), Math.max(builder.u(1.8), size * 0.2)) * (item.gap ?? 1) * airy;
}

/** Lines that look left over: a single short word, or one far shorter than the longest. */
const STUB = { letters: 3, share: 0.42 };

/** How much smaller letters may be to avoid such lines. */
const FOR_LINES = [0.94, 0.88, 0.82, 0.76] as const;

/** No headline gets smaller than this for the sake of its lines, hundredths of the unit. */
const READABLE = 5.8;

/** Whether the leading words have a line that looks left over. */
function hasStub(set: readonly Measured[]): boolean {
  return set.some(({ item, layer }) => {
    if (item.share !== 1 || layer.lines.length < 2) return false;
    const widest = Math.max(...layer.lines.map(({ width }) => width));
    return layer.lines.some(
      ({ start, end, width }) =>
        width < widest * STUB.share ||
        (layer.lines.length > 2 && (layer.text.slice(start, end).match(/[\p{L}\p{N}]/gu) ?? []).length <= STUB.letters),
    );
  });
}

/** How much larger secondary words may be set if there is room, and the share of the room that they may then take. */
const GROWN = { by: [1.35, 1.25, 1.15], most: 0.9 } as const;

/** As a share of the leading size: the limit for growing secondary words. */
const FOLLOWS = 0.5;

function measured(
  items: readonly Item[],
  size: number,
  box: Box,
  builder: PageBuilder,
  airy: number,
  grown = 1,
): { set: Measured[]; height: number } | null {
  const set: Measured[] = [];
  let height = 0;
  for (const item of items) {
    const usual = Math.max(builder.u(item.least), size * item.share);
    const wanted =
      item.share === 1
        ? size
        : Math.min(
            builder.u(item.most),
            item.heading || item.share > FOLLOWS ? usual : Math.max(usual, Math.min(usual * grown, size * FOLLOWS)),
          );
    const one = setItem(item, wanted, box.width, builder);
    if (!one) return null;
    if (set.length > 0) height += gapAbove(one, size, builder, airy);
    height += one.layer.height + 2 * one.padY + hang(one);
    if (height > box.height + 0.5) return null;
    set.push(one);
  }
  return { set, height };
}

/** The items set in the box at the largest leading size that fits; null if even the smallest does not. */
export function stackIn(builder: PageBuilder, items: readonly Item[], box: Box, options: StackOptions): Stack | null {
  const { airy = 1, valign, grows = valign !== 'top' } = options;
  if (items.length === 0) return { texts: [], box: { ...box, height: 0 }, size: 0 };
  const floor = builder.u(options.smallest ?? 3.4);
  let low = floor;
  let high = Math.max(low, builder.u(options.largest));
  let size = high;
  let best = measured(items, high, box, builder, airy);
  if (!best) {
    best = measured(items, low, box, builder, airy);
    if (!best) return null;
    size = low;
    for (let turn = 0; turn < 9 && high - low > low * 0.015; turn += 1) {
      const middle = (low + high) / 2;
      const tried = measured(items, middle, box, builder, airy);
      if (tried) {
        best = tried;
        size = low = middle;
      } else high = middle;
    }
  }
  if (hasStub(best.set)) {
    for (const smaller of FOR_LINES) {
      const tried =
        size * smaller < Math.max(floor, builder.u(READABLE))
          ? null
          : measured(items, size * smaller, box, builder, airy);
      if (!tried || hasStub(tried.set)) continue;
      best = tried;
      size *= smaller;
      break;
    }
  }
  const usual = best.set;
  for (const grown of grows ? GROWN.by : []) {
    const tried = measured(items, size, { ...box, height: box.height * GROWN.most }, builder, airy, grown);
    if (!tried || tried.set.some(({ layer }, index) => layer.lines.length > (usual[index]?.layer.lines.length ?? 0)))
      continue;
    best = tried;
    break;
  }
  const start =
    box.y + (valign === 'middle' ? (box.height - best.height) / 2 : valign === 'bottom' ? box.height - best.height : 0);
  return place(builder, best.set, { ...box, y: start, height: best.height }, size, options, airy);
}

function place(
  builder: PageBuilder,
  set: readonly Measured[],
  box: Box,
  size: number,
  { align }: StackOptions,
  airy: number,
): Stack {
  const side: Align = align === 'center' ? align : builder.mirrored ? (align === 'left' ? 'right' : 'left') : align;
  let y = box.y;
  let left = Infinity;
  let right = -Infinity;
  const texts = set.map((one, index): PlacedText => {
    const { item, layer, padX, padY } = one;
    if (index > 0) y += gapAbove(one, size, builder, airy);
    const width = layer.width + 2 * padX;
    const x = side === 'left' ? box.x : side === 'right' ? box.x + box.width - width : box.x + (box.width - width) / 2;
    const { fontSize } = layer;
    const placed: TextLayer = {
      ...layer,
      x: x + padX,
      y: y + padY,
      align: item.pill ? 'center' : side,
      ...(hasRightToLeft(layer.text) ? { direction: 'rtl' as const } : {}),
      box: item.pill
        ? {
            fill: solid(item.pill),
            paddingX: padX,
            paddingY: padY,
            radius: Math.min(2000, builder.input.energy === 'elegant' ? fontSize * 0.12 : layer.height / 2 + padY),
          }
        : null,
    };
    left = Math.min(left, x);
    right = Math.max(right, x + width);
    y += layer.height + 2 * padY + hang(one);
    return { role: item.role, layer: placed, backgrounds: item.backgrounds };
  });
  return { texts, box: { x: left, y: box.y, width: right - left, height: box.height }, size };
}

/** The stack elsewhere. */
export function shifted(stack: Stack, dx: number, dy: number): Stack {
  return {
    ...stack,
    box: { ...stack.box, x: stack.box.x + dx, y: stack.box.y + dy },
    texts: stack.texts.map((text) => ({
      ...text,
      layer: { ...text.layer, x: text.layer.x + dx, y: text.layer.y + dy },
    })),
  };
}

/** Puts a stack down. */
export function putStack(builder: PageBuilder, stack: Stack): void {
  for (const { role, layer, backgrounds } of stack.texts) builder.text(role, layer, backgrounds);
}
