/** Which fact of the page is meant by one that was told, and what its line says then. */
import type { ActOf } from '../acts/act.ts';
import type { FactKind } from '../acts/values.ts';
import { isTimeSaid, wordsBeside } from '../values/beside-facts.ts';
import { datesIn, piecesIn, type Piece } from '../values/pieces.ts';
import { bearsWords } from '../values/stems.ts';
import type { Page } from './canvas.ts';
import { amountLike, casedLike, clockLike, dateLike, offerLike, partsOf, type Replacement } from './fact-forms.ts';
import {
  contactsIn,
  daysNamedIn,
  isBeside,
  labelOf,
  linesOn,
  slotsOn,
  type Contact,
  type Line,
  type Slot,
  type SlotKind,
} from './fact-slots.ts';

type Correction = ActOf<'correct'>;

/** Facts of one sort that were told together: a date, a time, an amount, a contact. */
interface Told {
  kind: 'date' | 'clock' | 'amount' | 'numeric' | 'closed' | 'code' | Contact;
  pieces: readonly Piece[];
  written: string;
  /** With what it is said of: "40% off boots". */
  whole: string;
}

const DATED = new Set(['weekday', 'day', 'month', 'year']);
const CLOCKS = new Set(['clock', 'span']);

/** What was told, by its sort. */
function toldIn(to: readonly string[], areTimes = false): Told[] {
  const told: Told[] = [];
  const dates: Piece[] = [];
  const written: string[] = [];
  for (const text of to) {
    const contacts = contactsIn(text);
    for (const { kind, span } of contacts) told.push({ kind, pieces: [], written: text.slice(...span), whole: text });
    const pieces = piecesIn(text, { taken: contacts.map(({ span }) => span), areTimes });
    const dated = pieces.filter(({ kind }) => DATED.has(kind));
    if (dated.length > 0) {
      dates.push(...dated);
      const [group] = datesIn(text, pieces);
      written.push(text.slice(group?.[0]?.span[0] ?? 0, group?.at(-1)?.span[1]));
    }
    for (const piece of pieces.filter(({ kind }) => !DATED.has(kind)))
      told.push({
        kind:
          CLOCKS.has(piece.kind) || (piece.kind === 'number' && (dated.length > 0 || areTimes || isTimeSaid(text)))
            ? 'clock'
            : piece.kind === 'numeric' || piece.kind === 'closed' || piece.kind === 'code'
              ? piece.kind
              : 'amount',
        pieces: [piece],
        written: piece.text,
        whole: text,
      });
  }
  const date = written.join(' ');
  return dates.length > 0 ? [{ kind: 'date', pieces: dates, written: date, whole: date }, ...told] : told;
}

/** Kinds of slots that a noun means, the likeliest first. */
const OF_NOUN: Readonly<Partial<Record<FactKind, readonly SlotKind[]>>> = {
  money: ['money', 'number'],
  percent: ['percent', 'money', 'number'],
  offer: ['percent', 'money', 'number'],
  date: ['date', 'numeric'],
  time: ['clock', 'span', 'number'],
  measure: ['number'],
  count: ['number'],
};
const AMOUNTS: readonly SlotKind[] = ['money', 'percent', 'number', 'clock', 'span', 'date'];

/** Kinds of slots that may take what was told, the likeliest first. */
function kindsFor({ kind, pieces }: Told, { kinds, edge }: Correction): readonly SlotKind[] {
  const [piece] = pieces;
  const able: readonly SlotKind[] =
    kind === 'clock'
      ? ['clock', 'span', 'closed']
      : kind === 'closed'
        ? ['span', 'clock']
        : kind !== 'amount'
          ? [kind]
          : piece?.kind === 'money'
            ? ['money', 'number']
            : piece?.kind === 'percent'
              ? ['percent']
              : edge === null
                ? AMOUNTS
                : ['span', 'clock', 'money', 'number'];
  if (kinds.length === 0) return able;
  const named = kinds.flatMap((noun) => OF_NOUN[noun] ?? [noun as SlotKind]);
  if (kind === 'amount' && edge === 'end' && kinds.includes('phone')) return ['phone'];
  const both = named.filter((one) => able.includes(one));
  // "the date changed: saturday, doors 7": the noun is that of the other fact.
  if (both.length === 0 && kind === 'clock') return able;
  // "the sale runs until the 19th": not what is off.
  return both.length === 0 && kinds.every((noun) => noun === 'offer') ? able : both;
}

/** Before an amount that holds under a condition, or held once. */
const CONDITION = /(?<!\p{L})(?:over|above|under|was|worth|rrp|usually|before|instead of|save|min\.?|orders?):?\s?$/iu;
const isConditional = ({ line, span }: Slot): boolean => CONDITION.test(line.text.slice(0, span[0]));
/** How many letters stand beside it in its line. */
const besideIt = ({ line, span }: Slot): number =>
  `${line.text.slice(0, span[0])}${line.text.slice(span[1])}`.replaceAll(/[^\p{L}]/gu, '').length;
/** As many may stand beside a fact that speaks for itself: "Doors 8pm". */
const MOST_BESIDE = 6;

/** Whether the slot holds what was named as the old fact. "185" is said of "₦185,000", too. */
function holds({ kind, pieces, line, span }: Slot, from: readonly string[]): boolean {
  return from.every((text) => {
    const written = line.text.slice(...span);
    if (written.toLowerCase() === text.toLowerCase()) return true;
    const olds = piecesIn(text);
    if (olds.length === 0 || pieces.length === 0) return bearsWords(written, text);
    return olds.every((old) => {
      if (kind === 'date') {
        const { day, weekday, month } = partsOf(pieces);
        const same = { day, weekday, month, number: day }[old.kind as 'day'];
        return same?.value === old.value;
      }
      const ends = pieces.flatMap((piece) => (piece.ends.length > 0 ? piece.ends : [piece]));
      return ends.some((own) =>
        own.kind === 'clock'
          ? Math.trunc(own.value / 100) === Math.trunc(old.kind === 'clock' ? old.value / 100 : old.value) &&
            (old.kind !== 'clock' || own.value === old.value)
          : own.kind === 'numeric'
            ? own.text.startsWith(old.text)
            : own.value === old.value || own.value === old.value * 1000,
      );
    });
  });
}

/** Whether an old fact may be of the same sort as a new one. */
function isAbout(told: Told, from: string): boolean {
  const pieces = piecesIn(from);
  return (
    pieces.length === 0 ||
    pieces.some(
      ({ kind }) =>
        kind === 'number' || DATED.has(kind) === (told.kind === 'date') || (kind === 'day' && told.kind === 'amount'),
    )
  );
}

/** What the line says once its slot has taken what was told; null: it can't. */
function taking(slot: Slot, told: Told, act: Correction, alike: string): Replacement[] | null {
  const { kind, pieces, span, line } = slot;
  const [standing] = pieces;
  const [piece] = told.pieces;
  if (kind === 'date') {
    const day =
      told.kind === 'amount' && piece && piece.value >= 1 && piece.value <= 31
        ? [{ ...piece, kind: 'day' as const }]
        : null;
    const dated = told.kind === 'date' ? told.pieces : day;
    return dated || act.days !== null ? dateLike(pieces, dated ?? [], act.days, told.written) : null;
  }
  if (told.kind === 'closed') return [{ span, text: casedLike('closed', alike === '' ? 'closed' : alike) }];
  if (kind === 'phone' && piece) return act.edge === 'end' ? endingWith(slot, piece.text) : null;
  if (!standing || kind === 'code') return replaced(slot, told.written);
  if (!piece) return null;
  if (kind === 'numeric') {
    const year = /^\d{1,2}[./]\d{1,2}\.?$/u.test(told.written)
      ? standing.text.replace(/^\d{1,2}[./]\d{1,2}\.?/u, '')
      : '';
    return [{ span, text: `${told.written}${year}` }];
  }
  if (kind === 'closed') return piece.kind === 'span' && alike !== '' ? [{ span, text: spanLike(piece, alike) }] : null;
  if (kind === 'clock') {
    if (piece.kind === 'span') return [{ span, text: spanLike(piece, standing.text) }];
    return piece.kind === 'clock' || piece.value <= 24
      ? [{ span, text: clockLike(piece.text, standing.text, false, true) }]
      : null;
  }
  if (kind === 'span') {
    if (piece.kind === 'span') return [{ span, text: spanLike(piece, line.text.slice(...span), standing) }];
    if (piece.kind !== 'clock' && piece.value > 24) return null;
    const [start, end] = standing.ends;
    const old =
      act.from.length > 0 ? standing.ends.find((one) => holds({ ...slot, pieces: [one] }, act.from)) : undefined;
    const meant = old ?? (act.edge === 'start' ? start : act.edge === 'end' ? end : undefined);
    return meant ? [{ span: meant.span, text: clockLike(piece.text, standing.text, meant === end, false) }] : null;
  }
  const text = amountLike(piece, standing);
  return text === null ? null : (offerLike(line.text, span, told.whole) ?? [{ span, text }]);
}

/** A contact, or an address of which only the street was told. */
function replaced({ kind, span, line }: Slot, written: string): Replacement[] {
  const own = line.text.slice(...span);
  const street = kind === 'address' && !written.includes(',') ? own.indexOf(',') : -1;
  return [{ span: street > 0 ? [span[0], span[0] + street] : span, text: written }];
}

/** "the number ends with 2093" */
function endingWith({ span, line }: Slot, digits: string): Replacement[] {
  const own = line.text.slice(...span);
  return [{ span: [span[1] - digits.length, span[1]], text: own.length > digits.length ? digits : own }];
}

/** Two times, joined and written as those of the page are. */
function spanLike({ ends: [from, to] }: Piece, like: string, standing: Piece | undefined = piecesIn(like)[0]): string {
  const [start, end] = standing?.ends ?? [];
  const joint =
    start && end && standing ? like.slice(start.span[1] - standing.span[0], end.span[0] - standing.span[0]) : ' - ';
  return `${clockLike(from?.text ?? '', like, false, false)}${joint}${clockLike(to?.text ?? '', like, true, false)}`;
}

/** How many times an amount may be another one, where nobody says which is meant. */
const MOST_TIMES = 5;

/** How well the words of a correction fit what stands beside a slot; null: they speak of something else. */
function fitOf({ line, span }: Slot, words: readonly string[], page: Page, heading: string): number | null {
  let fit = 0;
  for (const word of words) {
    const beside = `${line.text.slice(0, span[0])} ${line.text.slice(span[1])}`;
    const cells =
      line.column === null
        ? []
        : [
            ...(line.thing.cells[line.at] ?? []).filter((_, column) => column !== line.column),
            line.thing.header ? (line.thing.cells[0]?.[line.column] ?? '') : '',
          ];
    if (bearsWords(segmentOf(line.text, span), word) || cells.some((cell) => bearsWords(cell, word))) fit += 5;
    else if (bearsWords(beside, word)) fit += 4;
    else if (line.column === null && bearsWords(labelOf(line, page), word)) fit += 2;
    else if (bearsWords(line.thing.name, word)) fit += 1;
    else if (!bearsWords(heading, word)) return null;
  }
  return fit;
}

/** What stands beside a fact between the marks that part a line. */
function segmentOf(text: string, [from, to]: Slot['span']): string {
  const before =
    text
      .slice(0, from)
      .split(/[,;·•|/]\s|\s[–—-]\s/u)
      .at(-1) ?? '';
  return `${before} ${text.slice(to).split(/[,;·•|/]\s|\s[–—-]\s/u)[0] ?? ''}`;
}

/** The largest text of the page: what all of it is about. */
function headingOf({ layers }: Page): string {
  const texts = layers.filter(({ type, visible }) => type === 'text' && visible);
  return texts.toSorted((a, b) => b.size - a.size)[0]?.text ?? '';
}

/** Rows that are told by their days: "saturdays we close at 4". */
function ofDays(slots: readonly Slot[], act: Correction): { slots: readonly Slot[]; to: readonly string[] } {
  const days = daysNamedIn(act.to.join(' , '));
  const told = toldIn(act.to, true);
  const isTimed = told.some(({ kind }) => kind === 'clock' || kind === 'closed' || kind === 'amount');
  if (days.size === 0 || !isTimed) return { slots, to: act.to };
  const rowOf = ({ line }: Slot) => (line.column === null ? line.text : (line.thing.cells[line.at]?.[0] ?? ''));
  const rows = slots.filter((slot) => {
    const own = daysNamedIn(rowOf(slot));
    return own.size === days.size && [...days].every((day) => own.has(day));
  });
  return rows.length > 0
    ? {
        slots: rows,
        to: act.to.filter(
          (text) => daysNamedIn(text).size === 0 || piecesIn(text).some(({ kind }) => !DATED.has(kind)),
        ),
      }
    : { slots, to: act.to };
}

export interface FactMeant {
  slot: Slot;
  made: Replacement[];
}

/** One told fact against the page. Null: there is none that it can take the place of, or several. */
function meantBy(
  told: Told,
  act: Correction,
  slots: readonly Slot[],
  page: Page,
  spoken: readonly string[],
): FactMeant | null {
  const kinds = kindsFor(told, act);
  // "doors 8": words that stand beside such a fact say which it is.
  const own = wordsBeside(told.whole).split(' ');
  const said = own.filter((word) => slots.some(({ line }) => word !== '' && bearsWords(line.text, word)));
  const words = told.kind === 'clock' ? [...act.words, ...said] : act.words;
  const heading = headingOf(page);
  const like = (slot: Slot): string => {
    if (told.kind !== 'closed' && slot.kind !== 'closed') return '';
    const wanted = told.kind === 'closed' ? 'closed' : 'span';
    const other = slotsOn(linesOn(page)).find(({ kind }) => kind === wanted);
    return other ? other.line.text.slice(...other.span) : '';
  };
  const able = slots.flatMap((slot) => {
    if (!kinds.includes(slot.kind)) return [];
    const made = taking(slot, told, act, like(slot));
    const fit = made && fitOf(slot, words, page, heading);
    return made && fit !== null ? [{ slot, made, fit }] : [];
  });
  const isSame = ({ slot, made }: FactMeant) => made.every(({ span, text }) => slot.line.text.slice(...span) === text);
  // "its Sunday not Saturday! and from 9am": the old day says nothing of the time.
  const olds = act.from.filter((text) => isAbout(told, text));
  const old = olds.length > 0 ? able.filter((one) => holds(one.slot, olds) || isSame(one)) : able;
  const best = Math.max(...old.map(({ fit }) => fit));
  const fitting = old.filter(({ fit }) => fit === best);
  const [piece] = told.pieces;
  const isVague = told.kind === 'amount' && piece?.kind === 'number' && act.from.length === 0 && best < 4;
  const near = isVague
    ? fitting.filter(({ slot }) => {
        const own = slot.pieces[0]?.value ?? 0;
        const isAmount = slot.kind === 'money' || slot.kind === 'number' || slot.kind === 'percent';
        const ratio = own / Math.max(piece?.value ?? 0, 0.01);
        return isAmount
          ? ratio <= MOST_TIMES && ratio >= 1 / MOST_TIMES
          : act.kinds.length > 0 || act.edge !== null || (slot.kind === 'date' && piece?.isDay);
      })
    : fitting;
  if (act.ordinal !== null) {
    const alike = near.filter(({ slot }) => slot.kind === near[0]?.slot.kind);
    const one =
      act.ordinal === 0
        ? alike.length % 2 === 1
          ? alike[(alike.length - 1) / 2]
          : undefined
        : act.ordinal > 0
          ? alike[act.ordinal - 1]
          : alike.at(act.ordinal);
    return one ?? null;
  }
  const first = kinds.find((kind) => near.some(({ slot }) => slot.kind === kind));
  const narrowing: readonly ((one: FactMeant) => boolean)[] = [
    ({ slot }) => !isConditional(slot),
    ({ slot }) => slot.kind === first,
    ({ slot }) => page.selected.includes(slot.line.thing.id),
    ({ slot }) => spoken[0] === slot.line.thing.id,
    // Where words say whose it is, they alone decide.
    ({ slot }) => best > 0 || besideIt(slot) <= MOST_BESIDE,
    ({ slot }) => best > 0 || besideIt(slot) === 0,
  ];
  const left = narrowing.reduce<readonly FactMeant[]>(
    (some, isLikely) => (some.length > 1 && some.some(isLikely) ? some.filter(isLikely) : some),
    near,
  );
  return left.length === 1 ? (left[0] ?? null) : null;
}

/** "only sunday, not saturday", of a text that names both: the one that is left. */
function aloneOf({ to, from }: Correction, lines: readonly Line[]): FactMeant[] | null {
  const [day, old] = [piecesIn(to.join(' ')), piecesIn(from.join(' '))];
  const [kept, gone] = [day[0], old[0]];
  if (day.length !== 1 || old.length !== 1 || kept?.kind !== 'weekday' || gone?.kind !== 'weekday') return null;
  const found = lines.flatMap((line): FactMeant[] => {
    const pieces = piecesIn(line.text);
    const pair = pieces.findIndex((one, at) => {
      const next = pieces[at + 1];
      const values = [one.value, next?.value];
      return (
        one.kind === 'weekday' && next?.kind === 'weekday' && values.includes(kept.value) && values.includes(gone.value)
      );
    });
    const [first, second] = pieces.slice(pair, pair + 2);
    if (pair === -1 || !first || !second || !isBeside(line.text, first, second)) return [];
    const span: Slot['span'] = [first.span[0], second.span[1]];
    const text = first.value === kept.value ? first.text : second.text;
    return [
      {
        slot: { line, kind: 'date', span, pieces: [first, second] },
        made: [{ span, text: casedLike(text, first.text) }],
      },
    ];
  });
  return found.length === 1 ? found : null;
}

/** Everything that a correction says, against a page; null: a part of it finds no place, or several. */
export function factsMeant(act: Correction, page: Page, spoken: readonly string[]): FactMeant[] | null {
  const lines: readonly Line[] = linesOn(page);
  const { slots, to } = ofDays(slotsOn(lines), act);
  const areTimes = to.length < act.to.length && slots.some(({ kind }) => CLOCKS.has(kind) || kind === 'closed');
  // "weekdays", where no row is about them.
  if (to.some((text) => toldIn([text], areTimes).length === 0)) return null;
  const told =
    act.days === null ? toldIn(to, areTimes) : [{ kind: 'date' as const, pieces: [], written: '', whole: '' }];
  if (told.length === 0) return null;
  const meant = told.map((one) => meantBy(one, act, slots, page, spoken));
  if (!meant.every((one) => one !== null)) return aloneOf(act, lines);
  // Two facts never take the place of one.
  return new Set(meant.map(({ slot }) => slot)).size === meant.length ? meant : null;
}
