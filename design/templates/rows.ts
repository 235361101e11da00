/**
 * Details that consist of a label and a value ("Espresso $2.80", "Mon–Fri 7–18") or ordered steps, and lists of them on
 * the page.
 */
import type { Box } from '../document/geometry.ts';
import { hasRightToLeft } from '../layout/scripts.ts';
import { setIn, widestPiece } from '../layout/fit-text.ts';
import type { PageBuilder } from './page-builder.ts';
import type { Face } from './composition-input.ts';
import { balanced, plainText } from './text-stack.ts';

export interface Row {
  /** "2" of "2 Send us the date"; null: the line has no number. */
  number: string | null;
  label: string;
  /** What is at the other end of the line; null: nothing. */
  value: string | null;
}

const NUMBERED = /^(\d{1,2})[.):]?\s+(?=\P{N})(.+)/su;
const SEPARATOR = /[\t|]|:\s/;
const PRICE_BEHIND = /(?<=\s)(?:\p{Sc}\s?\d\S*|\d[\d.,]*\s?\p{Sc})$/u;
const LETTER = /\p{L}/u;

type Labelled = Pick<Row, 'label'> & { value: string };

/** Explicitly separated by a tab, a bar or a colon. */
function setOff(text: string): Labelled | null {
  const at = text.slice(1).search(SEPARATOR) + 1;
  const value = at === 0 ? '' : text.slice(at + 1).trim();
  return value === '' ? null : { label: text.slice(0, at).trim(), value };
}

function priceBehind(text: string): Labelled | null {
  const found = PRICE_BEHIND.exec(text);
  const label = text.slice(0, found?.index ?? 0).trim();
  return found && LETTER.test(label) ? { label, value: found[0] } : null;
}

/** Figures after the first word that precedes any. */
function figuresBehind(text: string): Labelled | null {
  let before: RegExpExecArray | null = null;
  for (const word of text.matchAll(/\S+/g)) {
    if (before && LETTER.test(before[0]) && /^\d/.test(word[0]))
      return { label: text.slice(0, word.index).trim(), value: text.slice(word.index).trim() };
    before = word;
  }
  return null;
}

/** The lines as rows. Numbers are steps' only if all lines have them, in order. */
export function rowsOf(lines: readonly string[]): Row[] {
  const numbered = lines.length > 1 && lines.every((line, index) => NUMBERED.exec(line)?.[1] === String(index + 1));
  return lines.map((line): Row => {
    const step = numbered ? NUMBERED.exec(line) : null;
    const text = step?.[2] ?? line;
    const found = setOff(text) ?? priceBehind(text) ?? (step ? null : figuresBehind(text));
    return { number: step?.[1] ?? null, label: found?.label ?? text.trim(), value: found?.value ?? null };
  });
}

/** Whether the lines are a table: several, most of them with a value. */
export function areTabular(lines: readonly string[]): boolean {
  return lines.length > 1 && rowsOf(lines).filter(({ value }) => value !== null).length >= lines.length * 0.7;
}

export type ListForm = 'steps' | 'prices' | 'hours' | 'measures' | 'table';

const PRICE = /\p{Sc}/u;
const HOURS =
  /^(?:\d{1,2}(?:[.:]\d{2})?\s*(?:(?:am|pm|h|Uhr)\s*)?(?:[–—-]|to|bis)\s*\d|closed|geschlossen|fermé|cerrado|chiuso|fechado|مغلق|休)/iu;
const MEASURE = /\d\s?(?:cm|mm|m|in|inch(?:es)?|ft|["″'′])(?!\p{L})/iu;

/**
 * What the lines are a list of; null: none, or one without explicitly separated parts: "Friday 12 May" is no row of a
 * table.
 */
export function formOf(lines: readonly string[]): ListForm | null {
  if (lines.length < 2) return null;
  const rows = rowsOf(lines);
  if (rows.every(({ number }) => number !== null)) return 'steps';
  const mostly = (pattern: RegExp) =>
    rows.filter(({ value }) => value !== null && pattern.test(value)).length >= Math.max(2, rows.length * 0.6);
  if (mostly(PRICE)) return 'prices';
  if (mostly(MEASURE)) return 'measures';
  if (mostly(HOURS)) return 'hours';
  return lines.every((line) => setOff(line) !== null) ? 'table' : null;
}

export interface RowsLook {
  /** Opaque colors that the rows may be on. */
  backgrounds: readonly string[];
  ink: string;
  /** Of values and numbers; by default the ink. Must be legible on the backgrounds. */
  valueInk?: string;
  /** What joins a label to its value, or separates a row from the next. */
  between?: 'nothing' | 'dots' | 'rules';
  /** Of dots and rules. */
  lineColor?: string;
  labelFace?: Face;
  valueFace?: Face;
  /** Hundredths of the unit. */
  largest?: number;
  smallest?: number;
  /** Whether rows spread over the whole height, and to at most this many times their own. */
  spread?: number;
}

interface SetRow {
  label: ReturnType<typeof plainText>;
  value: ReturnType<typeof plainText> | null;
  height: number;
}

/** Space between a label and its value, of the size. */
const GUTTER = 1.2;

/** How much smaller letters may be to avoid breaking a label. */
const UNBROKEN = 0.7;

const isBroken = ({ label }: SetRow): boolean => label.lines.length > 1;

function setRows(
  builder: PageBuilder,
  rows: readonly Row[],
  width: number,
  size: number,
  look: RowsLook,
): SetRow[] | null {
  const { measure } = builder;
  const { body } = builder.input.type;
  const set: SetRow[] = [];
  for (const { label, value } of rows) {
    const valueLayer =
      value === null
        ? null
        : setIn(
            {
              ...plainText(
                value,
                look.valueFace ?? { ...body, weight: Math.max(600, body.weight) },
                false,
                look.valueInk ?? look.ink,
                'Value',
              ),
              fontSize: size,
            },
            width,
            measure,
          );
    const own = valueLayer ? balanced(valueLayer, builder) : null;
    if (own && own.lines.length > 1) return null;
    const room = width - (own ? own.width + size * GUTTER : 0);
    if (room < size * 2) return null;
    const plain = { ...plainText(label, look.labelFace ?? body, false, look.ink, 'Details'), fontSize: size };
    if (widestPiece(plain, measure) > room) return null;
    const labelLayer = balanced(setIn(plain, room, measure), builder);
    if (labelLayer.lines.length > 2) return null;
    set.push({ label: labelLayer, value: own, height: Math.max(labelLayer.height, own?.height ?? 0) });
  }
  return set;
}

/**
 * Places the rows in a box, as large as they fit: labels on the start side, values on the other. Returns their box;
 * null, placing nothing, if they do not fit at the smallest size.
 */
export function putRows(builder: PageBuilder, rows: readonly Row[], box: Box, look: RowsLook): Box | null {
  if (rows.length === 0) return { ...box, height: 0 };
  const smallest = builder.u(look.smallest ?? 2.8);
  let size = Math.max(smallest, builder.u(look.largest ?? 5));
  let set = setRows(builder, rows, box.width, size, look);
  const least = (one: readonly SetRow[]) =>
    one.reduce((sum, { height }) => sum + height, 0) + size * 0.35 * (one.length - 1);
  while ((!set || least(set) > box.height) && size > smallest) {
    size = Math.max(smallest, size * 0.95);
    set = setRows(builder, rows, box.width, size, look);
  }
  if (!set || least(set) > box.height) return null;
  // Labels in one line each justify slightly smaller letters.
  for (
    let smaller = size * 0.95;
    set.some(isBroken) && smaller >= Math.max(smallest, size * UNBROKEN);
    smaller *= 0.95
  ) {
    const tried = setRows(builder, rows, box.width, smaller, look);
    if (!tried || tried.some(isBroken)) continue;
    set = tried;
    size = smaller;
  }
  const own = set.reduce((sum, { height }) => sum + height, 0);
  const gap =
    set.length > 1
      ? Math.min((box.height - own) / (set.length - 1), size * 0.35 + (own / set.length) * ((look.spread ?? 1.6) - 1))
      : 0;
  const { mirrored } = builder;
  let y = box.y;
  for (const [index, { label, value, height }] of set.entries()) {
    const labelX = mirrored ? box.x + box.width - label.width : box.x;
    builder.text(
      'details',
      {
        ...label,
        x: labelX,
        y,
        align: mirrored ? 'right' : 'left',
        ...(hasRightToLeft(label.text) ? { direction: 'rtl' as const } : {}),
      },
      look.backgrounds,
    );
    if (value) {
      const valueX = mirrored ? box.x : box.x + box.width - value.width;
      builder.text('details', { ...value, x: valueX, y, align: mirrored ? 'left' : 'right' }, look.backgrounds);
      const [from, to] = mirrored ? [valueX + value.width, labelX] : [labelX + label.width, valueX];
      const pad = size * 0.4;
      if (look.between === 'dots' && to - from > size * 2)
        builder.dotted(
          'Leader',
          { x: from + pad, y: y + value.height * 0.7 },
          to - from - 2 * pad,
          look.lineColor ?? look.ink,
          size * 0.1,
        );
    }
    if (look.between === 'rules' && index < set.length - 1)
      builder.line('Rule', { x: box.x, y: y + height + gap / 2 }, box.width, 'across', look.lineColor ?? look.ink);
    y += height + gap;
  }
  return { ...box, height: own + gap * (set.length - 1) };
}
