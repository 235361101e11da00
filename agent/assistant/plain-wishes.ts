/** The wishes of a request, each said plainly, so that the exact reading understands it; or what it comes to at once. */
import type { SlotLabel, TaggedChange } from '#agent/tagger/changes.ts';
import { findColor } from './read-color.ts';
import { factsIn } from './edits/facts-in.ts';
import { kindsNamedIn } from './edits/lines-meant.ts';
import { exchangeCall, linesOn } from './edits/written.ts';
import { factKind, type FactKind } from './facts.ts';
import type { Ground, PlannedCall } from './grounded.ts';
import type { Canvas } from './read-canvas.ts';
import { escaped } from './rules.ts';
import { Scan } from './scan.ts';
import type { ToldWish } from './told-wish.ts';
import { wishCalls } from './wish-calls.ts';
import { takenBack } from './wish-undos.ts';
import { PRONOUN, SWAPPED, saysSame, wordsOf } from './wish-words.ts';

const OF_KIND: Readonly<Partial<Record<FactKind, string>>> = { money: 'the price', percent: 'the discount', date: 'the date', weekday: 'the day', time: 'the time', hours: 'the hours', email: 'the email', phone: 'the phone number', handle: 'the handle', web: 'the website' };
const KIN: Readonly<Partial<Record<FactKind, readonly FactKind[]>>> = { date: ['weekday'], weekday: ['date'], time: ['hours'], hours: ['time'], number: ['money', 'percent', 'date', 'time', 'hours'] };

const quoted = (text: string): string => `"${text.replaceAll('"', '')}"`;
const named = (text: string): string => (/^(?:the|my|our|this|that|it|both|all|every|each|its|these|those|them)(?!\p{L})/iu.test(text) ? text : `the ${text}`);
/** A fact is told as it is: the reader of facts fits it to what stands there. */
const asSaid = (text: string): string => (factKind(text) === null ? quoted(text) : text.replace(/^the\s+/iu, ''));

/** A wish said plainly, or what it comes to at once. */
type Plain = string | { calls: PlannedCall[] };

/** Words as they stand apart from others: “9” not in “90”, nor in “9.5”. */
const alone = (text: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}]|\\d[.,:])${escaped(text)}(?![\\p{L}\\p{N}]|[.,:]\\d)`, 'iu');
const withoutNth = (text: string): string => text.replace(/^the\s+/iu, '').replace(/(?<=\d)(?:st|nd|rd|th)$/iu, '');

/** How many words of a line a wish speaks of. */
function sharedWords(line: string, wish: string): number {
  const told = new Set(wordsOf(wish).filter((word) => word.length > 2));
  return wordsOf(line).filter((word) => told.has(word)).length;
}

/** Other words for those that somebody means, who may say them a little otherwise: “the 3rd” where “3 May” stands. Of several lines that which the wish speaks of. */
function exchangeOf(old: string, next: string, wish: string, canvas: Canvas): Plain {
  for (const [from, to] of [[old, next], [withoutNth(old), withoutNth(next)]] as const) {
    const bearers = from === '' ? [] : linesOn(canvas).filter(({ text }) => alone(from).test(text));
    const line = bearers.find(({ text }) => sharedWords(text, wish) === Math.max(...bearers.map((one) => sharedWords(one.text, wish))));
    if (!line) continue;
    const found = alone(from).exec(line.text);
    // Typed small, meant as the page has it.
    const like = found && next === to && /^\p{Lu}/u.test(found[0]) && /^\p{Ll}/u.test(to) && found.index === 0 ? to.charAt(0).toUpperCase() + to.slice(1) : to;
    if (found) return { calls: [exchangeCall(line, found[0], like, found.index)] };
  }
  return `change ${quoted(old)} to ${quoted(next)}`;
}

/** Of several prices or days the one whose line a wish speaks of: what stands there. */
function factMeant(thing: string, wish: string, canvas: Canvas): string | null {
  const kinds = kindsNamedIn(thing);
  const standing = linesOn(canvas).flatMap((line) => line.facts.filter(({ kind }) => kinds.includes(kind)).map((fact) => ({ line, fact })));
  const scored = standing.map((one) => ({ ...one, score: sharedWords(one.line.text, wish) }));
  const best = scored.filter(({ score }) => score > 0 && score === Math.max(...scored.map((one) => one.score)));
  const meant = standing.length === 1 ? standing : best;
  return meant.length === 1 ? (meant[0]?.fact.text ?? null) : null;
}

/** Whether there is no other of its kind to be mistaken for. */
const standsOnce = (fact: string, canvas: Canvas): boolean => linesOn(canvas).filter(({ text }) => text.includes(fact)).length === 1 && linesOn(canvas).flatMap(({ facts }) => facts).filter(({ kind }) => kind === factKind(fact)).length === 1;

/** A number with other digits at its end. */
function withTail(number: string, digits: string): string {
  let left = digits.length;
  return [...number].reverse().map((sign) => (/\d/u.test(sign) && left > 0 ? (digits[--left] ?? sign) : sign)).reverse().join('');
}

const BACK = /(?<!\p{L})(?:back|undo|revert|was|were|before|again|previous|original|restore|redo|didn'?t|don'?t|did not|hate|nah|no)(?!\p{L})/iu;

/** One wish said plainly; as it was said, where its words have no parts that tell more. */
function plainly({ label, text, slots }: Pick<ToldWish, 'label' | 'text' | 'slots'>, request: string, canvas: Canvas, attached: boolean): Plain[] {
  const of = (slot: SlotLabel) => slots.filter((one) => one.label === slot).map((one) => one.text);
  const [news, olds, things, ways] = [of('N'), of('O'), of('R'), of('V')];
  if (label === 'undo' && BACK.test(text) && news.length === 0 && olds.length === 0 && ways.length === 0 && things.every((thing) => /^(?:it|this|that|them|everything|all|all of it)$/iu.test(thing))) return ['undo that'];
  // "not monday, its wednesday": the other fact of that kind.
  const [old] = olds;
  const kindOfOld = old === undefined || news.length > 0 ? null : factKind(old);
  const other = kindOfOld ? factsIn(text).find(({ kind, text: fact }) => kind === kindOfOld && fact.toLowerCase() !== old?.toLowerCase()) : undefined;
  if (old !== undefined && other) return [exchangeOf(old, other.text, text, canvas)];
  if (news.length > 0 && label !== 'cannot' && label !== 'page') {
    if (olds.length === news.length) {
      return news.map((one, index) => {
        // A day of the month takes its weekday along: whoever reads dates knows.
        const date = factsIn(text).find(({ kind, text: fact }) => kind === 'date' && fact.toLowerCase().includes(one.toLowerCase()));
        return date ? `change the date to ${date.text.replace(/^the\s+/iu, '')}` : exchangeOf(olds[index] ?? '', one, text, canvas);
      });
    }
    const table = label === 'look' || label === 'photo' ? undefined : canvas.layers.find(({ type }) => type === 'table');
    if (table && things.length === 0 && news.length === 1 && /^[\p{L}][^\d]{2,40}\s[$€£₹]?\d[\d.,]*\s?[$€£₹]?$/u.test(text.trim()) && !table.cells.some(([key = '']) => key !== '' && text.toLowerCase().includes(key.toLowerCase()))) return [`add ${text.trim().replace(/^(?:please |pls |and |also )*add\s+/iu, '')} to the table`];
    if ((label !== 'add' || things.every((thing) => kindsNamedIn(thing).length > 0)) && things.length > 0 && things.length === news.length) {
      return news.map((one, index) => {
        const thing = (things[index] ?? '').replace(/^(?:in |on )?(?:the )?(?:size )?(?:chart|table|menu|list)\s+(?=the )/iu, '');
        const fact = factMeant(thing, request, canvas);
        if (fact !== null && /(?<!\p{L})(?:ends?|ending|last (?:digits?|part|four))(?!\p{L})/iu.test(text) && /^\d+$/u.test(one) && fact.replace(/\D/gu, '').length > one.length) return `change ${quoted(fact)} to ${quoted(withTail(fact, one))}`;
        return fact === null || (standsOnce(fact, canvas) && factKind(one) !== null) ? `change ${named(thing)} to ${asSaid(one)}` : `change ${quoted(fact)} to ${quoted(one)}`;
      });
    }
    const kind = news.length === 1 ? factKind(news[0] ?? '') : null;
    const stands = kind !== null && linesOn(canvas).some(({ facts }) => facts.some((fact) => fact.kind === kind || (KIN[kind] ?? []).includes(fact.kind)));
    if (label === 'change' && kind && OF_KIND[kind] && stands) return [`change ${OF_KIND[kind]} to ${asSaid(news[0] ?? '')}`];
    // "lower it to 38", and there is one price.
    const prices = kind === 'number' ? linesOn(canvas).flatMap(({ facts }) => facts.filter((fact) => fact.kind === 'money')) : [];
    if (label === 'change' && prices.length === 1) return [`change the price to ${news[0] ?? ''}`];
    // There is none of its kind to be changed: it is new.
    if (label === 'change') return kind && !stands ? [`add ${quoted(text.replace(/^(?:and|also|then|put|write|say)\s+/iu, ''))}`] : [text];
    if (label !== 'add' || (news.every((one) => factKind(one) === 'number') && !/(?<!\p{L})(?:add|put|write|say|says|type|include|insert)(?!\p{L})/iu.test(text))) return [text];
    const where = ways.length === 1 ? ` ${ways[0]}` : (PLACED.exec(text.slice(0, text.indexOf(news[0] ?? '')))?.[0] ?? '');
    return news.map((one) => `add ${quoted(one)} ${where}`.trim());
  }
  const ground = /(?<!\p{L})(?:behind (?:it|them|that|the [\p{L}]+)|back ?ground|bg|backdrop)(?!\p{L})/iu.test(text) && (label === 'look' || label === 'photo') ? ways.find((way) => findColor(new Scan(way)) !== null) : undefined;
  if (ground !== undefined && !/(?<!\p{L})(?:cut|remove|without|no back)/iu.test(text)) return [`make the background ${ground.replace(/^(?:in|to|on)\s+/iu, '').replace(/(?:^|\s)(?:the )?(?:back ?ground|backdrop|bg)(?!\p{L})/giu, '').trim()}`];
  if (label === 'photo' && attached && SWAPPED.test(text)) return [`replace ${things[0] && !/(?<!\p{L})(?:this|new|attached)(?!\p{L})/iu.test(things[0]) ? named(things[0]) : 'the photo'} with this one`];
  return [text];
}

/** "under the price add: …": where it goes, before what goes there. */
const PLACED = /(?:under|below|above|over|beside|next to|behind|at the (?:top|bottom)|in the (?:middle|(?:top|bottom|upper|lower) (?:left|right)(?: corner)?))(?: (?:of )?(?:the|my|our) (?:[\p{L}]+ ?){1,2}?(?=\s+(?:add|put|write|say|place|insert|:)|$))?/iu;

/** "watch looks so flat, give it a shadow": what the next wish means by it. */
const SUBJECT = /^(?:the |my |our |this )?([\p{L}-]+(?: [\p{L}-]+)?) (?:is|looks?|feels?|isn'?t|are|seems?)(?!\p{L})/iu;
const IT = /(?<!\p{L})(?:it|them)(?!\p{L})/iu;

/** A wish as it is read again. */
export interface PlainWish {
  request: Plain;
  /** Whether it may be left where it is not understood: it names neither words nor how. */
  mayBeTalk: boolean;
}

/** "sorry, I meant the other one. put the left one back": what was done is done to the other instead. */
export function meansOther(told: readonly ToldWish[], request: string): boolean {
  const isOther = ({ label, slots }: ToldWish) => label === 'look' && slots.length > 0 && slots.every((slot) => slot.label === 'R' && /(?<!\p{L})other(?!\p{L})/iu.test(slot.text));
  const isSaid = /(?<!\p{L})(?:meant|mean|wanted|want) the other(?: \p{L}+)?(?!\p{L})/iu.test(request) || told.some(isOther);
  return isSaid && told.some(({ label }) => label === 'undo') && told.every((wish) => wish.label === 'undo' || isOther(wish));
}

/** The wishes of a request, each said plainly, in their order; what belongs to none is talk. Empty: that says no more than the request, or it asks something. */
export function restated({ wishes }: TaggedChange, toldOf: readonly ToldWish[], request: string, ground: Ground, attached: boolean): PlainWish[] {
  const { canvas } = ground;
  if (wishes.spans.some(({ label }) => label === 'ask')) return [];
  if (meansOther(toldOf, request)) return [{ request: 'no, the other one', mayBeTalk: false }];
  let thing: string | undefined;
  const undos = toldOf.filter(({ label }) => label === 'undo');
  const told = toldOf.flatMap((wish): PlainWish[] => {
    const { label, text, slots: own } = wish;
    const mayBeTalk = own.every((slot) => slot.label === 'R') && (label === 'look' || label === 'photo' || (label === 'delete' && SWAPPED.test(request)));
    const direct = label === 'cannot' ? [] : label === 'undo' && undos.length > 1 ? (wish === undos[0] ? takenBack(undos, ground) : []) : wishCalls(wish, ground);
    if (direct) return [{ request: { calls: direct }, mayBeTalk }];
    const spoken = own.find((slot) => slot.label === 'R' && !PRONOUN.test(slot.text))?.text ?? SUBJECT.exec(text)?.[1];
    const plain = plainly({ label, text: thing && spoken === undefined ? text.replace(IT, () => named(thing ?? '')) : text, slots: own }, request, canvas, attached);
    thing = spoken ?? thing;
    return plain.map((one) => ({ request: one, mayBeTalk }));
  });
  const [only] = told;
  return told.length === 1 && typeof only?.request === 'string' && saysSame(only.request, request) ? [] : told;
}
