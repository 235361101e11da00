/**
 * The calls that one wish comes to, told from its tagged words: what is meant by what was learnt of such wishes, how by the rules for
 * looks and places, and which words go in the place of which. What is not surely told is left to others.
 */
import type { SlotLabel, WishLabel } from '#agent/tagger/changes.ts';
import type { Span } from '#agent/tagger/tag.ts';
import { kindsNamedIn } from './edits/lines-meant.ts';
import { exchangeCall, lineGone, linesOn, type Line } from './edits/written.ts';
import { exchangeFact, factKind } from './facts.ts';
import { groundIntent } from './ground.ts';
import type { Ground, PlannedCall } from './grounded.ts';
import type { Change } from './intents.ts';
import { isChange, takeChange } from './read-change.ts';
import { escaped } from './rules.ts';
import { Scan } from './scan.ts';
import { rowCalls } from './wish-rows.ts';
import { wordsOf } from './wish-words.ts';
import type { Meant } from './things-meant.ts';

export interface ToldWish {
  label: WishLabel;
  /** As it was said, up to the marks around it. */
  text: string;
  slots: readonly Span<SlotLabel>[];
  meant: Meant;
}

const MOVES = /(?<!\p{L})(?:mov(?:e|ed|ing)|shift|nudge|drag|push|pull|shove|scoot|bring|send|raise|lower|slide)(?!\p{L})/iu;
/** Of several things together, or of the page: their own rules know more. */
const TOGETHER = /(?<!\p{L})(?:swap|each other|closer|apart|further|between (?:them|the two)|equal(?:ly)?|evenly|same (?:size|height|width)|line (?:\p{L}+ ){0,3}up|align\p{L}*|in a row|stack|group|back ?ground|backdrop|bg|behind (?:it|them)|space|spacing|gap|room|copy|copies|duplicate|word|font of|like the|same (?:\p{L}+ )?as|other way)(?!\p{L})/iu;
/** What is said is what stays. */
const SPARING = /(?<!\p{L})(?:except|but|apart from|other than|everything|all|only|keep|rest)(?!\p{L})/iu;
const LITTLE = /^(?:the|and|but|for|with|that|this|its|it's|their|them|they|too|also|more|very|much|way|just|please|pls|plz|make|made|should|would|could|can|put|get|give|have|has|had|want|need|like|bit|lot|some|somewhere|now|then|there|here|still|again|all|even|really|quite|rather|instead|from|into|onto|towards|over|out|off|side|part|page|design|thing|one|ones|not|you|our|your|are|was|were|being|look|looks|looking|little|tad|touch|smidge|maybe)$/iu;

const slotsOf = ({ slots }: ToldWish, label: SlotLabel): string[] => slots.filter((slot) => slot.label === label).map(({ text }) => text);

/** What is wrong with it, said before what it shall become: "is on top of the letters, it should go behind". */
const COMPLAINT = /^.*?(?<!\p{L})(?:is|are|looks?|sits?|sitting|stands?|covers?|covering|hides?|hiding)(?!\p{L}).*?(?:,|;|\.|!|\?|(?<!\p{L})(?:so|can|could|should|must|make|move|put)(?!\p{L}))/iu;

/** What nobody took of some stretches, without the words that say nothing. */
const untaken = (scan: Scan, ways: readonly { start: number; end: number }[]): boolean => (ways.map((way) => scan.rest.slice(way.start, way.end)).join(' ').match(/[\p{L}\p{N}%]{2,}/gu) ?? []).some((word) => !((word.length < 3 && !/\d/u.test(word)) || LITTLE.test(word)));

/** How something should become, where all that was said of it is understood: by its own words alone, else by all of the wish. */
function lookOf(wish: ToldWish): Change | null {
  const { text, slots } = wish;
  if (TOGETHER.test(text)) return null;
  const complaint = /(?<!\p{L})(?:on top of|cover\p{L}*|hid(?:es?|ing)|in front of|over)(?!\p{L})/iu.test(text) ? (COMPLAINT.exec(text)?.[0] ?? '') : '';
  let from = 0;
  const placed = slots.flatMap((slot) => {
    const at = text.indexOf(slot.text, from);
    if (at < 0) return [];
    from = at + slot.text.length;
    return [{ label: slot.label, start: at, end: from }];
  });
  const ways = placed.filter(({ label, start }) => label !== 'R' && start >= complaint.length);
  // "it is tiny, make it bigger": what it is told to be counts.
  for (const isAlone of COMPLAINT.test(text) ? [true, false] : [false, true]) {
    const scan = new Scan(text);
    if (complaint !== '') scan.blank(0, complaint.length);
    for (const { label, start, end } of placed) if (label === 'R') scan.blank(start, end);
    if (isAlone) for (let at = 0; at < text.length; at += 1) if (!ways.some(({ start, end }) => at >= start && at < end)) scan.blank(at, at + 1);
    const change = takeChange(scan, { moving: MOVES.test(text) });
    if (isChange(change) && !untaken(scan, ways)) return change;
  }
  // "it should go behind": behind whatever it covers.
  return complaint !== '' && /(?<!\p{L})(?:behind|to the back|underneath|at the back)(?!\p{L})/iu.test(text.slice(complaint.length)) ? { order: 'back' } : null;
}

/** The line's words with others in their place: a fact for one of its kind, what a name stands before, else all of it. */
function reworded(line: Line, next: string, wish: ToldWish): PlannedCall | null {
  const things = slotsOf(wish, 'R');
  const [thing] = things;
  const kind = factKind(next);
  // "SOLD instead of the price".
  const kinds = things.flatMap(kindsNamedIn);
  const facts = line.facts.filter((fact) => kinds.includes(fact.kind));
  const [fact] = facts;
  if (kind === null && fact && facts.length === 1) return exchangeCall(line, fact.text, next, fact.at);
  // "1.600", where a price stands.
  const amounts = line.facts.filter((one) => one.kind === 'money');
  const [amount] = amounts;
  if (/^\d[\d.,]*$/u.test(next) && amount && amounts.length === 1) return exchangeCall(line, amount.text, amount.text.replace(/\d[\d.,]*/u, next), amount.at);
  if (kind !== null) {
    const exchange = exchangeFact(line.text, next);
    const same = line.facts.filter((fact) => fact.kind === kind);
    if (!exchange || same.length > 1) return null;
    return exchangeCall(line, exchange.find, exchange.replace, line.text.indexOf(exchange.find));
  }
  if (line.facts.length > 0 && line.facts.some(({ text }) => !next.includes(text)) && wordsOf(line.text).length > wordsOf(next).length) return null;
  // "size is M": its name stays.
  const named = thing === undefined ? [] : wordsOf(thing).filter((word) => !/^(?:the|my|our|it|its|this|that|line|bit|part|text)$/u.test(word));
  const label = named.length > 0 && new RegExp(`^${escaped(named.join(' '))}\\s*[:–-]?\\s+(?=\\S)`, 'iu').exec(line.text)?.[0];
  if (label && !wordsOf(next).includes(named[0] ?? '')) return exchangeCall(line, line.text.slice(label.length), next, label.length);
  return thing === undefined && slotsOf(wish, 'O').length === 0 ? null : exchangeCall(line, line.text, next, 0);
}

function changed(wish: ToldWish, ground: Ground): PlannedCall[] | null {
  const { meant } = wish;
  const [olds, news] = [slotsOf(wish, 'O'), slotsOf(wish, 'N')];
  const [layer] = meant.layers;
  const [next] = news;
  if (!layer || meant.layers.length > 1 || layer.type !== 'text' || news.length !== 1 || next === undefined || olds.length > 1) return null;
  const lines = linesOn(ground.canvas).filter((line) => line.layer.id === layer.id);
  // "the number ends with 93": not all of it.
  if (/(?<!\p{L})(?:ends?|ending|last (?:digits?|part|two|three|four))(?!\p{L})/iu.test(wish.text)) return null;
  const [old] = olds;
  if (old !== undefined) {
    const line = lines.find(({ text }) => text.toLowerCase().includes(old.toLowerCase()));
    if (!line) return null;
    const at = line.text.toLowerCase().indexOf(old.toLowerCase());
    const part = line.text.slice(at, at + old.length);
    // "40% not 30", "£14 instead of 12": with their signs.
    const signed = line.facts.find((fact) => (fact.kind === 'percent' || fact.kind === 'money') && fact.kind === factKind(next) && fact.at <= at && fact.at + fact.text.length >= at + old.length);
    if (signed) return [exchangeCall(line, signed.text, next, signed.at)];
    // "US 9 not 8", where "US 8" stands.
    const before = line.text.slice(0, at);
    const lead = wordsOf(next).length > 1 ? [...next.matchAll(/\s/gu)].map(({ index }) => next.slice(0, index + 1)).findLast((start) => before.toLowerCase().endsWith(start.toLowerCase())) : undefined;
    if (lead !== undefined) return [exchangeCall(line, part, next.slice(lead.length), at)];
    // "20% off" for "30", where "30% OFF" stands.
    const tail = line.text.slice(at + part.length);
    const twice = [...next].map((_, index) => next.slice(index + 1)).find((end) => end !== '' && tail.toLowerCase().startsWith(end.toLowerCase())) ?? '';
    return /^\d/u.test(part) && /[\d.,]$/u.test(before) ? null : [exchangeCall(line, `${part}${tail.slice(0, twice.length)}`, next, at)];
  }
  const line = lineSpokenOf(lines, wish);
  const call = line ? reworded(line, next, wish) : null;
  return call ? [call] : null;
}

/** The only line of a text, else the one that shares most words with a wish, where one does. */
function lineSpokenOf(lines: readonly Line[], wish: ToldWish): Line | undefined {
  if (lines.length < 2) return lines[0];
  const said = new Set(wordsOf(wish.text).filter((word) => word.length > 2));
  const scored = lines.map((line) => ({ line, score: wordsOf(line.text).filter((word) => said.has(word)).length }));
  const best = scored.filter(({ score }) => score > 0 && score === Math.max(...scored.map((one) => one.score)));
  return best.length === 1 ? best[0]?.line : undefined;
}

function deleted(wish: ToldWish, ground: Ground): PlannedCall[] | null {
  const { layers } = wish.meant;
  if (slotsOf(wish, 'N').length > 0 || layers.some(({ type, locked }) => type === 'table' || locked)) return null;
  const [old, ...others] = slotsOf(wish, 'O');
  const lines = linesOn(ground.canvas).filter((line) => layers.some(({ id }) => id === line.layer.id));
  const [line] = lines;
  // Some of a line's words, or one line of several.
  if (old !== undefined && layers[0]?.type === 'text') {
    const holder = lines.find(({ text }) => text.toLowerCase().includes(old.toLowerCase()));
    if (!holder || others.length > 0) return null;
    const at = holder.text.toLowerCase().indexOf(old.toLowerCase());
    return [wordsOf(holder.text).length > wordsOf(old).length ? exchangeCall(holder, holder.text.slice(at, at + old.length), '', at) : lineGone(holder)];
  }
  if (layers.length === 1 && lines.length > 1) {
    const spoken = lineSpokenOf(lines, wish);
    return spoken ? [lineGone(spoken)] : null;
  }
  if (line && layers.length === 1) {
    const named = new Set(slotsOf(wish, 'R').flatMap(wordsOf));
    // Much stands there that nobody spoke of: only a part of it may be meant.
    if (wordsOf(line.text).length > 6 && wordsOf(line.text).some((word) => named.has(word)) && !/(?<!\p{L})(?:line|sentence|text)(?!\p{L})/iu.test(wish.text)) return null;
  }
  return [{ tool: 'delete', input: { layers: layers.map(({ id }) => id) } }];
}

/** The calls of a wish; null where it is not told for sure what they are. */
export function wishCalls(wish: ToldWish, ground: Ground): PlannedCall[] | null {
  const { label, meant } = wish;
  if (!meant.isSure) return null;
  const [table] = meant.layers;
  if (table?.type === 'table' && meant.layers.length === 1 && (label === 'change' || label === 'add' || label === 'delete')) return rowCalls(label, table, wish.text, slotsOf(wish, 'N'));
  if (label !== 'change' && SPARING.test(wish.text)) return null;
  if (label === 'change') return changed(wish, ground);
  if (meant.layers.some(({ id }) => !ground.canvas.layers.some((layer) => layer.id === id))) return null;
  if (label === 'delete') return deleted(wish, ground);
  if (label !== 'look') return null;
  const change = lookOf(wish);
  if (!change) return null;
  // Behind what it covers; what stands on it stays.
  if (change.order === 'back' && Object.keys(change).length === 1) return meant.layers.map(({ id }) => ({ tool: 'update_layer', input: { layer: id, order: 'back' } }));
  const grounded = groundIntent({ kind: 'change', targets: [{ ids: meant.layers.map(({ id }) => id), said: slotsOf(wish, 'R')[0] ?? 'it' }], change }, ground);
  return 'calls' in grounded && !grounded.looking && grounded.calls.length > 0 ? grounded.calls : null;
}
