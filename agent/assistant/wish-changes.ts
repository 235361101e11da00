/** Words of the page exchanged for others, and things taken off it, by wishes whose words are told apart. What is not surely told is left to others (null). */
import { kindsNamedIn } from './edits/lines-meant.ts';
import { exchangeCall, hasWord, lineGone, linesOn, type Line } from './edits/written.ts';
import { exchangeFact, factKind, written } from './facts.ts';
import type { Ground, PlannedCall } from './grounded.ts';
import type { Deed } from './read-prompt.ts';
import { escaped } from './rules.ts';
import { slotsOf, type ToldWish } from './told-wish.ts';
import { EXCEPTED, wordsOf } from './wish-words.ts';

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
  // "still too long, only SOURDOUGH FIXED": with some of its own words.
  const isShorter = /(?<!\p{L})(?:only|just|instead|say|says|read|reads)(?!\p{L})/iu.test(wish.said) && wordsOf(next).some((word) => word.length > 3 && wordsOf(line.text).includes(word));
  return thing === undefined && slotsOf(wish, 'O').length === 0 && !isShorter ? null : exchangeCall(line, line.text, next, 0);
}

/** What is said is what stays. */
const SPARING = /(?<!\p{L})(?:but|only keep|keep only|the rest)(?!\p{L})/iu;

/** As it is printed: dates and names with a capital, where what it replaces has one. */
function printed(next: string, old: string): string {
  const fact = written(next);
  return fact === next && /^\p{Lu}/u.test(old) && /^\p{Ll}/u.test(next) ? next.charAt(0).toUpperCase() + next.slice(1) : fact;
}

/** Whether the pages are proposals of one design: what is put right on one is meant for all. */
const isProposed = (deeds: readonly Deed[]): boolean => {
  const heads = deeds.flatMap(({ tool, ok, input }) => (tool === 'compose_design' && ok ? [JSON.stringify([input.headline, input.lines])] : []));
  return heads.length > 1 && new Set(heads).size < heads.length;
};

/** The same exchange wherever else it is meant: of a name on all of the page, of anything on proposals of one design. */
function elsewhere(line: Line, part: string, next: string, { canvas, deeds }: Ground): PlannedCall[] {
  const isName = factKind(part) === null && !/\d/u.test(part) && part.length > 2;
  const here = (other: Line) => canvas.layers.some(({ id }) => id === other.layer.id);
  const stands = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(part)}(?![\\p{L}\\p{N}])`, 'iu');
  const others = linesOn(canvas).filter((other) => other.layer.id !== line.layer.id && other.layer.type === 'text' && stands.test(other.text) && (isName && here(other) ? true : isProposed(deeds) && here(other) !== here(line)));
  return others.map((other) => {
    const found = stands.exec(other.text);
    return exchangeCall(other, found?.[0] ?? part, next, found?.index ?? 0);
  });
}

/** The calls that put other words in the place of some. */
export function changed(wish: ToldWish, ground: Ground): PlannedCall[] | null {
  const { meant } = wish;
  const [olds, news] = [slotsOf(wish, 'O'), slotsOf(wish, 'N')];
  const [layer] = meant.layers;
  // "free, when it is the whole cut": said in two parts, and one line.
  const next = news.length > 0 ? news.join(' ') : undefined;
  if (!layer || meant.layers.length > 1 || layer.type !== 'text' || next === undefined || olds.length > 1) return null;
  const lines = linesOn(ground.canvas).filter((line) => line.layer.id === layer.id);
  // "the number ends with 93": not all of it.
  if (/(?<!\p{L})(?:ends?|ending|last (?:digits?|part|two|three|four))(?!\p{L})/iu.test(wish.said)) return null;
  const [old] = olds;
  // "its sunday the 19th not the 18th": days and their weekdays go together.
  if (news.length > 1 && old !== undefined && news.every((one) => /(?:day|\d(?:st|nd|rd|th))$/iu.test(one))) return null;
  if (/^(?:the )?\d+(?:st|nd|rd|th)$/iu.test(next.trim()) && /(?<!\p{L})(?:mon|tues|wednes|thurs|fri|satur|sun)day(?!\p{L})/iu.test(wish.said)) return null;
  const bearers = old === undefined ? [] : lines.filter(({ text }) => text.toLowerCase().includes(old.toLowerCase()));
  const bearer = lineSpokenOf(bearers, wish) ?? bearers[0];
  if (old === undefined || !bearer) {
    // "not a tenner anymore": what it is called otherwise than it stands there.
    const spoken = lineSpokenOf(lines, wish);
    const call = spoken ? reworded(spoken, next, wish) : null;
    return call && spoken ? [call, ...repeated(call, spoken, ground)] : null;
  }
  const exchange = exchangeIn(bearer, old, next);
  return exchange && [exchangeCall(bearer, exchange.part, exchange.next, exchange.at), ...elsewhere(bearer, exchange.part, exchange.next, ground)];
}

/** A rewording of a line, on the other proposals of the same design. */
function repeated({ tool, input }: PlannedCall, line: Line, ground: Ground): PlannedCall[] {
  return tool === 'edit_text' && typeof input.find === 'string' && typeof input.replace === 'string' && isProposed(ground.deeds) ? elsewhere(line, input.find, input.replace, ground) : [];
}

/** What of a line goes, and what stands there instead: with its sign, its lead and its tail only once. Null: it is a part of a number. */
function exchangeIn(line: Line, old: string, said: string): { part: string; next: string; at: number } | null {
  const at = line.text.toLowerCase().indexOf(old.toLowerCase());
  const part = line.text.slice(at, at + old.length);
  const next = printed(said, part);
  // "40% not 30", "£14 instead of 12": with their signs.
  const signed = line.facts.find((fact) => (fact.kind === 'percent' || fact.kind === 'money') && fact.kind === factKind(next) && fact.at <= at && fact.at + fact.text.length >= at + old.length);
  if (signed) return { part: signed.text, next, at: signed.at };
  // "US 9 not 8", where "US 8" stands.
  const before = line.text.slice(0, at);
  const lead = wordsOf(next).length > 1 ? [...next.matchAll(/\s/gu)].map(({ index }) => next.slice(0, index + 1)).findLast((start) => before.toLowerCase().endsWith(start.toLowerCase())) : undefined;
  if (lead !== undefined) return { part, next: next.slice(lead.length), at };
  // "9:30am" for "8", where "8am" stands: the time, with all that belongs to it.
  const fact = line.facts.find((one) => one.kind === factKind(next) && one.at <= at && one.at + one.text.length >= at + old.length);
  if (fact) return { part: fact.text, next, at: fact.at };
  // "20% off" for "30", where "30% OFF" stands.
  const tail = line.text.slice(at + part.length);
  const twice = [...next].map((_, index) => next.slice(index + 1)).find((end) => end !== '' && tail.toLowerCase().startsWith(end.toLowerCase())) ?? '';
  return /^\d/u.test(part) && /[\d.,]$/u.test(before) ? null : { part: `${part}${tail.slice(0, twice.length)}`, next, at };
}

/** The only line of a text, else the one that shares most words with what a wish names, or says, where one does. */
function lineSpokenOf(lines: readonly Line[], wish: ToldWish): Line | undefined {
  if (lines.length < 2) return lines[0];
  for (const told of [[...slotsOf(wish, 'R'), ...slotsOf(wish, 'O')].join(' '), wish.said]) {
    const said = told.replace(/[^\p{L}\p{N}'’-]+/gu, ' ');
    const scored = lines.map((line) => ({ line, score: wordsOf(line.text).filter((word) => word.length > 2 && hasWord(said, word)).length }));
    const best = scored.filter(({ score }) => score > 0 && score === Math.max(...scored.map((one) => one.score)));
    if (best.length === 1) return best[0]?.line;
  }
  return undefined;
}

/** The calls that take something off the page. */
export function deleted(wish: ToldWish, ground: Ground): PlannedCall[] | null {
  if (SPARING.test(wish.said) || EXCEPTED.test(wish.said)) return null;
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
    if (wordsOf(line.text).length > 6 && wordsOf(line.text).some((word) => named.has(word)) && !/(?<!\p{L})(?:line|sentence|text)(?!\p{L})/iu.test(wish.said)) return null;
  }
  return [{ tool: 'delete', input: { layers: layers.map(({ id }) => id) } }];
}

