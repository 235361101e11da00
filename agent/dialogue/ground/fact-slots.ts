/** Where facts stand on a page: each with its line or cell, so that one of them can become another. */
import type { FactKind, Span } from '../acts/values.ts';
import { datesIn, piecesIn, type Piece } from '../values/pieces.ts';
import { recognizeValues } from '../values/recognize.ts';
import { middleOf, type Page, type Thing } from './canvas.ts';

/** A line of a text, or a cell of a table. */
export interface Line {
  thing: Thing;
  text: string;
  /** Index among the lines of its text; of a cell the indexes of its row and its column. */
  at: number;
  column: number | null;
}

/** Kinds of facts that are replaced whole. */
export const CONTACTS = [
  'phone',
  'email',
  'web',
  'handle',
  'hashtag',
  'address',
] as const satisfies readonly FactKind[];
export type Contact = (typeof CONTACTS)[number];
export type SlotKind =
  | 'date'
  | 'numeric'
  | 'clock'
  | 'span'
  | 'money'
  | 'percent'
  | 'number'
  | 'closed'
  | 'code'
  | Contact;

export interface Slot {
  line: Line;
  kind: SlotKind;
  span: Span;
  /** Of a date: its parts; otherwise one, or none of a contact. */
  pieces: readonly Piece[];
}

const isContact = (type: string): type is Contact => (CONTACTS as readonly string[]).includes(type);

/** Contacts in a text, with their places. */
export const contactsIn = (text: string): { kind: Contact; span: Span }[] =>
  recognizeValues(text).flatMap(({ type, span }) => (isContact(type) ? [{ kind: type, span }] : []));

/** Lines and cells in reading order. */
export function linesOn({ layers }: Page): Line[] {
  const down = layers
    .filter(({ visible }) => visible)
    .toSorted((a, b) => middleOf(a).y - middleOf(b).y || middleOf(a).x - middleOf(b).x);
  return down.flatMap((thing): Line[] => {
    if (thing.type === 'text') return thing.text.split('\n').map((text, at) => ({ thing, text, at, column: null }));
    return thing.cells.flatMap((row, at) => row.map((text, column) => ({ thing, text, at, column })));
  });
}

/** Two days beside each other: "Mon – Fri", "Saturday & Sunday". Which of them is meant nobody says. */
const PAIR = /^\s?(?:–|-|—|to|till|until|&|and|\+|\/|,)\s?$/iu;

export const isBeside = (text: string, first: Piece, second: Piece): boolean =>
  PAIR.test(text.slice(first.span[1], second.span[0]));

function slotsIn(line: Line): Slot[] {
  const { text } = line;
  const contacts = contactsIn(text);
  const pieces = piecesIn(text, { taken: contacts.map(({ span }) => span) });
  const areDays = pieces.filter(({ kind }) => kind === 'weekday');
  const isPaired = (one: Piece) =>
    areDays.some((other) => one !== other && (isBeside(text, one, other) || isBeside(text, other, one)));
  const dates = datesIn(text, pieces).filter((date) => !(date.length === 1 && date[0] && isPaired(date[0])));
  return [
    ...contacts.map(({ kind, span }): Slot => ({ line, kind, span, pieces: [] })),
    ...dates
      .filter((date) => date.some(({ kind }) => kind !== 'year'))
      .map((date): Slot => ({
        line,
        kind: 'date',
        span: [date[0]?.span[0] ?? 0, date.at(-1)?.span[1] ?? 0],
        pieces: date,
      })),
    ...pieces.flatMap((one): Slot[] =>
      one.kind === 'weekday' || one.kind === 'day' || one.kind === 'month' || one.kind === 'year'
        ? []
        : [{ line, kind: one.kind, span: one.span, pieces: [one] }],
    ),
  ];
}

export const slotsOn = (lines: readonly Line[]): Slot[] => lines.flatMap(slotsIn);

const DAY_WORDS: readonly (readonly [words: RegExp, days: readonly number[]])[] = [
  [/(?<!\p{L})(?:weekdays?|working days?)(?!\p{L})/iu, [1, 2, 3, 4, 5]],
  [/(?<!\p{L})(?:weekends?)(?!\p{L})/iu, [6, 0]],
  [/(?<!\p{L})(?:daily|every ?day)(?!\p{L})/iu, [0, 1, 2, 3, 4, 5, 6]],
];
const RANGE = /^\s?(?:–|-|—|to|through|till|until)\s?$/iu;

/** The days that a text names, from 0 for Sunday. */
export function daysNamedIn(text: string): ReadonlySet<number> {
  const days = new Set(DAY_WORDS.flatMap(([words, numbers]) => (words.test(text) ? numbers : [])));
  const named = piecesIn(text).filter(({ kind }) => kind === 'weekday');
  for (const [at, one] of named.entries()) {
    const before = named[at - 1];
    days.add(one.value);
    if (before && RANGE.test(text.slice(before.span[1], one.span[0])))
      for (let day = before.value; day !== one.value; day = (day + 1) % 7) days.add(day);
  }
  return days;
}

/** What stands right above, or left of, a text that says little itself: what its price is the price of. */
export function labelOf({ thing }: Line, { layers }: Page): string {
  const own = thing.box;
  if (!own) return '';
  const near = layers.flatMap(({ type, text, box, visible }) => {
    if (type !== 'text' || !visible || !box || box === own || !/\p{L}{3}/u.test(text)) return [];
    const above = own.y - box.y - box.height;
    const across = Math.min(own.x + own.width, box.x + box.width) - Math.max(own.x, box.x);
    const isBeside = Math.abs(own.y + own.height / 2 - box.y - box.height / 2) < own.height * 0.8;
    const off =
      across > 0 && above > -own.height / 2
        ? Math.max(0, above)
        : isBeside && box.x < own.x
          ? own.x - box.x - box.width
          : Infinity;
    return off < own.height * 4 ? [{ text, off }] : [];
  });
  return near.toSorted((a, b) => a.off - b.off)[0]?.text ?? '';
}
