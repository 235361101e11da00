/**
 * A request about what is there, restated: cut into its wishes, each said plainly, as told by what the words of such messages are for
 * (agent/tagger). Where the exact reading would write what is talk, leave out words that were given, or only ask back, the plain
 * wishes are read in its place.
 */
import { tagChange, type SlotLabel, type TaggedChange, type WishLabel } from '#agent/tagger/changes.ts';
import type { Span, TaggedToken } from '#agent/tagger/tag.ts';
import { classOf } from '#agent/tagger/word-classes.ts';
import { factsIn } from './edits/facts-in.ts';
import { kindsNamedIn } from './edits/lines-meant.ts';
import { exchangeCall, linesOn } from './edits/written.ts';
import { factKind, type FactKind } from './facts.ts';
import type { PlannedCall } from './grounded.ts';
import type { Canvas, SeenLayer } from './read-canvas.ts';
import { findColor } from './read-color.ts';
import { escaped } from './rules.ts';
import { Scan } from './scan.ts';

/** How sure it has to be before it speaks against the exact reading. */
const SURE = 0.85;
const NOT = 0.1;
const LITTLE = 0.2;

const wordsOf = (text: string): string[] => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.replace(/(?<=\d)(?:st|nd|rd|th)$/u, ''));
const newShare = ({ beliefs }: TaggedToken<SlotLabel>): number => beliefs.N ?? 0;

/** All that stands on the page, as the tagger reads it. */
export function pageText({ layers, elsewhere }: Canvas): string {
  const said = (layer: SeenLayer): string => {
    if (layer.type === 'text') return layer.text.replace(/\s+/g, ' ');
    if (layer.type === 'table') return `table: ${layer.cells.map((row) => row.join(' | ')).join('; ')}`;
    const name = layer.alt || layer.name.replace(/\.[a-z]+$/iu, '').replace(/[-_]/gu, ' ');
    return layer.type === 'image' ? `<photo of ${name}>` : `<${layer.shape || layer.emoji || layer.name || layer.type}>`;
  };
  return [...layers, ...elsewhere].map(said).filter((text) => text !== '').join(' / ') || '<nothing>';
}

/** Words that calls would newly write. */
function writtenBy(calls: readonly PlannedCall[]): string[] {
  const texts = (value: unknown): string[] => (typeof value === 'string' ? [value] : Array.isArray(value) ? value.flatMap(texts) : value !== null && typeof value === 'object' ? Object.entries(value).flatMap(([key, one]) => (WRITING.has(key) ? texts(one) : [])) : []);
  return calls.flatMap(({ tool, input }) => (WRITERS.has(tool) ? Object.entries(input).flatMap(([key, value]) => (WRITING.has(key) ? texts(value) : [])) : [])).flatMap(wordsOf);
}
const WRITERS = new Set(['add_text', 'edit_text', 'update_table', 'add_table', 'compose_design']);
const WRITING = new Set(['text', 'replace', 'append', 'set', 'addRows', 'rows', 'cells', 'headline', 'subheading', 'offer', 'callToAction', 'lines']);

/** Whether what the exact reading plans is surely not what was meant. */
export function isMisread(tagged: TaggedChange, planned: readonly PlannedCall[], canvas: Canvas, attached = false): boolean {
  // Another picture in the place of one, not beside it.
  const pictures = canvas.layers.filter(({ type }) => type === 'image');
  if (attached && pictures.length > 0 && planned.some(({ tool }) => tool === 'add_image') && planned.every(({ tool }) => tool !== 'delete') && tagged.wishes.spans.some(({ label, text }) => label === 'photo' && SWAPPED.test(text))) return true;
  const written = new Set(writtenBy(planned));
  const standing = new Set(wordsOf(pageText(canvas)));
  const tells = (token: TaggedToken<SlotLabel>) => /[\p{L}\p{N}]/u.test(token.text) && !['small', 'currency', 'slide'].includes(classOf(token));
  const { tokens } = tagged.slots;
  const given = new Set(tokens.filter(({ label }) => label === 'N').flatMap(({ text }) => wordsOf(text)));
  const isTalk = (token: TaggedToken<SlotLabel>) => wordsOf(token.text).length > 0 && wordsOf(token.text).every((word) => written.has(word) && !standing.has(word) && !given.has(word));
  if (tokens.some((token) => isTalk(token) && newShare(token) < (tells(token) ? LITTLE : NOT))) return true;
  // What is done with a word otherwise (a number of pixels, a font) is no word to be written.
  const used = new Set(wordsOf(JSON.stringify(planned.map(({ input }) => input))));
  const writes = (at: number) => {
    const { cannot = 0, ask = 0, undo = 0, '-': talk = 0 } = tagged.wishes.tokens[at]?.beliefs ?? {};
    return cannot + ask + undo + talk < 0.5;
  };
  const lacking = tokens.filter((token, at) => tells(token) && token.label === 'N' && newShare(token) > SURE && writes(at) && wordsOf(token.text).some((word) => !used.has(word) && !standing.has(word)));
  return lacking.length > 1 || lacking.some((token) => /\d/u.test(token.text)) || (lacking.length > 0 && planned.length === 0);
}

/** Whether it is sure that something is wished for which can be done. */
export function isWish({ wishes }: TaggedChange): boolean {
  return wishes.spans.length > 0 && wishes.spans.every(({ label, start, end }) => {
    const within = wishes.tokens.filter((token) => token.start >= start && token.end <= end);
    return label !== 'ask' && label !== 'cannot' && within.reduce((sum, { beliefs }) => sum + (beliefs[label] ?? 0), 0) / Math.max(1, within.length) > 0.75;
  });
}

/** Whether it is sure which words shall stand in the place of which, and that nothing else is wished for. */
export function isSure({ slots, wishes }: TaggedChange): boolean {
  const written = slots.tokens.flatMap((token, at) => (token.label === 'N' && /[\p{L}\p{N}]/u.test(token.text) ? [{ token, wish: wishes.tokens[at]?.beliefs ?? {} }] : []));
  const has = (slot: SlotLabel) => slots.spans.filter(({ label }) => label === slot).length === 1;
  return has('N') && has('O') && wishes.spans.length === 1 && written.every(({ token, wish }) => newShare(token) > 0.75 && (wish.add ?? 0) + (wish.change ?? 0) > 0.7);
}

const OF_KIND: Readonly<Partial<Record<FactKind, string>>> = { money: 'the price', percent: 'the discount', date: 'the date', weekday: 'the day', time: 'the time', hours: 'the hours', email: 'the email', phone: 'the phone number', handle: 'the handle', web: 'the website' };
const KIN: Readonly<Partial<Record<FactKind, readonly FactKind[]>>> = { date: ['weekday'], weekday: ['date'], time: ['hours'], hours: ['time'], number: ['money', 'percent', 'date', 'time', 'hours'] };

const quoted = (text: string): string => `"${text.replaceAll('"', '')}"`;
const named = (text: string): string => (/^(?:the|my|our|this|that|it|both|all|every|each|its|these|those|them)(?!\p{L})/iu.test(text) ? text : `the ${text}`);
/** A fact is told as it is: the reader of facts fits it to what stands there. */
const asSaid = (text: string): string => (factKind(text) === null ? quoted(text) : text.replace(/^the\s+/iu, ''));

/** A wish said plainly, or what it comes to at once. */
type Plain = string | { calls: PlannedCall[] };

/** Words as they stand apart from others: “9” not in “90”, nor in “9.5”. */
const apart = (text: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}]|\\d[.,:])${escaped(text)}(?![\\p{L}\\p{N}]|[.,:]\\d)`, 'iu');
const withoutNth = (text: string): string => text.replace(/^the\s+/iu, '').replace(/(?<=\d)(?:st|nd|rd|th)$/iu, '');

/** How many words of a line a wish speaks of. */
function sharedWords(line: string, wish: string): number {
  const told = new Set(wordsOf(wish).filter((word) => word.length > 2));
  return wordsOf(line).filter((word) => told.has(word)).length;
}

/** Other words for those that somebody means, who may say them a little otherwise: “the 3rd” where “3 May” stands. Of several lines that which the wish speaks of. */
function exchangeOf(old: string, next: string, wish: string, canvas: Canvas): Plain {
  for (const [from, to] of [[old, next], [withoutNth(old), withoutNth(next)]] as const) {
    const bearers = from === '' ? [] : linesOn(canvas).filter(({ text }) => apart(from).test(text));
    const line = bearers.find(({ text }) => sharedWords(text, wish) === Math.max(...bearers.map((one) => sharedWords(one.text, wish))));
    if (!line) continue;
    const found = apart(from).exec(line.text);
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

const SWAPPED = /(?<!\p{L})(?:instead|swap|replace|exchange|(?:other|new) (?:one|pic|photo|picture|image)|wrong (?:pic|photo|one|picture|\p{L}+))(?!\p{L})/iu;

/** What one wish is read from. */
interface Told {
  label: WishLabel;
  /** As it was said, up to the marks around it. */
  text: string;
  slots: readonly Span<SlotLabel>[];
}

/** One wish said plainly; as it was said, where its words have no parts that tell more. */
function plainly({ label, text, slots }: Told, request: string, canvas: Canvas, attached: boolean): Plain[] {
  const of = (slot: SlotLabel) => slots.filter((one) => one.label === slot).map((one) => one.text);
  const [news, olds, things, ways] = [of('N'), of('O'), of('R'), of('V')];
  if (label === 'undo' && news.length === 0 && olds.length === 0 && ways.length === 0 && things.every((thing) => /^(?:it|this|that|them|everything|all|all of it)$/iu.test(thing))) return ['undo that'];
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
    if (table && things.length === 0 && news.length === 1 && /^[\p{L}][^\d]{2,40}\s[$€£₹]?\d[\d.,]*\s?[$€£₹]?$/u.test(text.trim()) && !table.cells.some(([key = '']) => key !== '' && text.toLowerCase().includes(key.toLowerCase()))) return [`add ${text.trim()} to the table`];
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
    // There is none of its kind to be changed: it is new.
    if (label === 'change') return kind && !stands ? [`add ${quoted(text.replace(/^(?:and|also|then|put|write|say)\s+/iu, ''))}`] : [text];
    if (label !== 'add') return [text];
    const where = ways.length === 1 ? ` ${ways[0]}` : (PLACED.exec(text.slice(0, text.indexOf(news[0] ?? '')))?.[0] ?? '');
    return news.map((one) => `add ${quoted(one)} ${where}`.trim());
  }
  const ground = /(?<!\p{L})(?:behind (?:it|them|that|the [\p{L}]+)|back ?ground|bg|backdrop)(?!\p{L})/iu.test(text) && (label === 'look' || label === 'photo') ? ways.find((way) => findColor(new Scan(way)) !== null) : undefined;
  if (ground !== undefined && !/(?<!\p{L})(?:cut|remove|without|no back)/iu.test(text)) return [`make the background ${ground.replace(/^(?:in|to|on)\s+/iu, '')}`];
  if (label === 'photo' && attached && SWAPPED.test(text)) return [`replace ${things[0] && !/(?<!\p{L})(?:this|new|attached)(?!\p{L})/iu.test(things[0]) ? named(things[0]) : 'the photo'} with this one`];
  return [text];
}

/** "under the price add: …": where it goes, before what goes there. */
const PLACED = /(?:under|below|above|over|beside|next to|behind|at the (?:top|bottom)|in the (?:middle|(?:top|bottom|upper|lower) (?:left|right)(?: corner)?))(?: (?:of )?(?:the|my|our) (?:[\p{L}]+ ?){1,2}?(?=\s+(?:add|put|write|say|place|insert|:)|$))?/iu;

/** What ends a wish on either side. */
const BOUNDARY = /[.!?;\n,]|\p{Extended_Pictographic}/u;
const JOINT = /(?<!\p{L})(?:and|but|then|also|so|plus|&)(?!\p{L})/iu;

/** The words of a wish up to the marks around it, or to the wish beside it: spans may be cut too short. */
function wholeOf({ start, end }: Span<WishLabel>, request: string, others: readonly Span<WishLabel>[]): string {
  const [before, after] = [Math.max(0, ...others.filter((one) => one.end <= start).map((one) => one.end)), Math.min(request.length, ...others.filter((one) => one.start >= end).map((one) => one.start))];
  const lead = request.slice(before, start);
  const tail = request.slice(end, after);
  const from = Math.max(...[...lead.matchAll(new RegExp(`${BOUNDARY.source}|${JOINT.source}`, 'giu'))].map(({ 0: mark, index }) => index + mark.length), 0);
  const to = new RegExp(`${BOUNDARY.source}|${JOINT.source}`, 'iu').exec(tail)?.index ?? tail.length;
  // A comma within a wish cuts it no more than a full stop at its end.
  return `${lead.slice(from)}${request.slice(start, end)}${after < request.length ? tail.slice(0, to) : BOUNDARY.test(tail) ? tail.slice(0, to) : tail}`.trim();
}

/** "watch looks so flat, give it a shadow": what the next wish means by it. */
const SUBJECT = /^(?:the |my |our |this )?([\p{L}-]+(?: [\p{L}-]+)?) (?:is|looks?|feels?|isn'?t|are|seems?)(?!\p{L})/iu;
const IT = /(?<!\p{L})(?:it|them)(?!\p{L})/iu;

/** A wish as it is read again. */
export interface PlainWish {
  request: Plain;
  /** Whether it may be left where it is not understood: it names neither words nor how. */
  mayBeTalk: boolean;
}

/** The wishes of a request, each said plainly, in their order; what belongs to none is talk. Empty: that says no more than the request, or it asks something. */
export function restated({ slots, wishes }: TaggedChange, request: string, canvas: Canvas, attached: boolean): PlainWish[] {
  if (wishes.spans.some(({ label }) => label === 'ask')) return [];
  // "sorry, I meant the other one. put the left one back": what was done is done to the other instead.
  if (wishes.spans.length === 1 && wishes.spans[0]?.label === 'undo' && /(?<!\p{L})(?:meant|mean|wanted|want) the other(?: one)?(?!\p{L})/iu.test(request)) return [{ request: 'no, the other one', mayBeTalk: false }];
  let thing: string | undefined;
  const told = wishes.spans.flatMap((wish): PlainWish[] => {
    const own = slots.spans.filter(({ start, end }) => start < wish.end && end > wish.start);
    const mayBeTalk = own.every(({ label }) => label === 'R') && (wish.label === 'look' || wish.label === 'photo');
    const text = wholeOf(wish, request, wishes.spans);
    const spoken = own.find(({ label, text: named_ }) => label === 'R' && !/^(?:it|this|that|they|them)$/iu.test(named_))?.text ?? SUBJECT.exec(text)?.[1];
    const plain = plainly({ label: wish.label, text: thing && spoken === undefined ? text.replace(IT, () => named(thing ?? '')) : text, slots: own }, request, canvas, attached);
    thing = spoken ?? thing;
    return plain.map((one) => ({ request: one, mayBeTalk }));
  });
  const [only] = told;
  return told.length === 1 && typeof only?.request === 'string' && bare(only.request) === bare(request) ? [] : told;
}

/** The words that shall stand on a page of their own; null: no page is wished for, or it is not said what it shall say. */
export function newPageIn({ slots, wishes }: TaggedChange): string[] | null {
  const page = wishes.spans.find(({ label }) => label === 'page');
  const words = slots.spans.filter(({ label, start }) => label === 'N' && page !== undefined && start > page.start).map(({ text }) => text);
  return page && words.length > 0 && !words.some((text) => /(?<!\p{L})(?:slide|page)s?(?!\p{L})/iu.test(text)) && wishes.spans.every(({ label }) => label === 'page' || label === 'change' || label === 'add' || label === 'look') ? words : null;
}

const bare = (text: string): string => wordsOf(text).join(' ');

/** Tags a request on a canvas. What is announced by a colon goes on to the end of its sentence. */
export function tagRequest(request: string, canvas: Canvas): TaggedChange {
  const tagged = tagChange(request, pageText(canvas));
  const { tokens, spans } = tagged.slots;
  for (const span of [...spans]) {
    if (span.label !== 'N' || !/:\s*["“]?$/u.test(request.slice(0, span.start))) continue;
    const behind = request.slice(span.end);
    const end = span.end + (/[.!?\n"”]|\p{Extended_Pictographic}|$/u.exec(behind)?.index ?? 0);
    if (spans.some(({ start, label }) => start >= span.end && start < end && label !== 'V')) continue;
    spans.splice(0, spans.length, ...spans.filter(({ start, label }) => label !== 'V' || start < span.end || start >= end));
    for (const token of tokens.filter(({ start }) => start >= span.end && start < end)) Object.assign(token, { label: 'N', beliefs: { ...token.beliefs, N: Math.max(0.6, newShare(token)) } });
    Object.assign(span, { end, text: request.slice(span.start, end).trim() });
  }
  return tagged;
}
