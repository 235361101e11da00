/**
 * Other facts for those that stand on the page, however it is told: "it's 34 now not 39", "we moved to friday the 15th", "doors at
 * half 7", "M chest is 98", "bump the deposit up to 50". A wish is one of these when every word of it is accounted for: a fact, the name
 * of a kind of fact, a word that stands on the page, or one that people say beside all wishes. One word more, and it is another wish.
 */
import { message } from '#messages/message.ts';
import type { FactKind } from '../facts.ts';
import { ask, calls, type Grounded } from '../grounded.ts';
import { isChange, takeChange } from '../read-change.ts';
import { Scan } from '../scan.ts';
import type { Edits } from './edits.ts';
import { timeLike } from './clock.ts';
import { amountOf, factsIn, withDigits, type Fact } from './facts-in.ts';
import { factLike, isSameFact, kinOf, namedDays, raisedTo, type Told } from './fact-like.ts';
import { bareWish, isFiller, isKindWord, isQuestion, wordsIn } from './said-words.ts';
import { exchangeCall, hasWord, labelOf, type Line, type StandingFact } from './written.ts';

/** What a noun says about the kind of fact. */
const NOUN_KINDS: readonly (readonly [pattern: RegExp, kinds: readonly FactKind[]])[] = [
  [/(?<!\p{L})(?:prices?|costs?|fees?|tickets?|entry|admission|total|deposit|charge|rates?|rent|salary|wages?|pay)(?!\p{L})/iu, ['money', 'number']],
  [/(?<!\p{L})(?:percent(?:age)?|discounts?)(?!\p{L})|%/iu, ['percent', 'money', 'number']],
  [/(?<!\p{L})(?:dates?|days?|deadline)(?!\p{L})/iu, ['date', 'weekday']],
  [/(?<!\p{L})(?:times?|hours?|doors|o'?clock)(?!\p{L})/iu, ['time', 'hours', 'number']],
  [/(?<!\p{L})(?:phone|telephone|tel|mobile|cell|whats ?app)(?!\p{L})/iu, ['phone']],
  [/(?<!\p{L})e-?mail(?!\p{L})/iu, ['email']],
  [/(?<!\p{L})(?:insta(?:gram)?|ig|handle|tik ?tok|username)(?!\p{L})/iu, ['handle']],
  [/(?<!\p{L})(?:web ?site|url|link|domain|site)(?!\p{L})/iu, ['web']],
];
const BEGINS = /(?<!\p{L})(?:starts?|starting|begins?|beginning|opens?|opening|doors(?: open)?(?: at)?|kicks? off|from)(?!\p{L})/iu;
const ENDS = /(?<!\p{L})(?:ends?|ending|finish(?:es|ing)?|clos(?:es?|ing)|until|till?|'?til|wraps? up|through|over (?:at|by))(?!\p{L})/iu;
const MOVES = /(?<!\p{L})(?:mov(?:e|ed|ing)|shift(?:ed)?|push(?:ed)?|postponed?|delay(?:ed)?|rescheduled?|instead|now|extended|changed|bumped|brought)(?!\p{L})/iu;
/** Right before a fact that no longer holds. */
const OLD_BEFORE = /(?<!\p{L})(?:not|no longer|instead of|rather than|isn'?t|wasn'?t|and not|replac(?:es|ing)|(?:was|were|used to be|(?:it |you )?says?|said|i (?:put|wrote|had|typed)))\s+(?:(?:on|at|for|the|a|an|just|only|until|till)\s+)*$/iu;
/** Between an old fact and the new one. */
const BECOMES = /^[\s,]*(?:(?:to|into|with|for|by|->|→|=>|should(?: actually)? (?:be|say|read)|must be|needs? to be|(?:is|are) (?:now|actually|wrong|not right)|becomes?|make (?:it|that)|down to|up to|but|it'?s|its|is)[\s,:]*)+(?:(?:the|on|at)\s+)*$/iu;
/** Wishes of another kind that hold facts too. */
const OTHERWISE = /(?<!\p{L})(?:add|insert|include|write|delete|remove|drop the|copy|duplicate|page|slide|px|pixels?|points?|pt|degrees?|size|font|opacity|rotate|crop|lines?)(?!\p{L})|[x×]\s?\d{3}|\d+\s+(?:days?|weeks?|months?|hours?|minutes?|mins?)\s+(?:earlier|later|sooner|back|forward|ahead|longer|on|out)(?!\p{L})|#[0-9a-f]{3,8}(?!\p{L})/iu;

const AWAY = /(?<!\p{L})(?:move|shift|nudge|push|drag|rotate|turn|tilt|left|right|higher|lower|(?:need|want|have|buy|order)(?= (?:\d|of))|of (?:these|them|those))(?!\p{L})/iu;

/** "up by £5", "$3 more": an amount that the one which stands there goes up or down by. */
const BY = /(?<!\p{L})by\s+(?:another\s+|an extra\s+)?$/iu;
const MORE = /^\s*(?:more|extra|higher|dearer|on top)(?!\p{L})/iu;
const LESS = /^\s*(?:less|lower|cheaper|off (?:the|that) price)(?!\p{L})/iu;
const DOWN = /(?<!\p{L})(?:down|lower(?:ed|ing)?|reduc\p{L}+|drop\p{L}*|cut|decreas\p{L}+|less|cheaper|knock\p{L}*|slash\p{L}*)(?!\p{L})/iu;
/** Another day or time beside the one that stands there. */
const ADDS = /(?<!\p{L})(?:second|third|another|extra|additional|2nd|added an?|adding an?|two|both)\s+(?:\p{L}+\s+)?(?:dates?|days?|times?|sessions?|slots?|shows?|class(?:es)?|sittings?|performances?)(?!\p{L})/iu;

interface Frame {
  text: string;
  news: Fact[];
  olds: Fact[];
}

/** "7 to 8" where 7 stands on the page: no span, but what was and what is. */
function split(facts: readonly Fact[], standing: readonly StandingFact[]): Fact[] {
  return facts.flatMap((fact) => {
    const pair = fact.kind === 'hours' ? /^(.+?)(\s+to\s+)(.+)$/iu.exec(fact.text) : null;
    if (!pair?.[1] || !pair[2] || !pair[3] || standing.some(({ fact: own }) => own.kind === 'hours' && own.text.toLowerCase() === fact.text.toLowerCase())) return [fact];
    const [old, next] = [factsIn(pair[1])[0], factsIn(pair[3])[0]];
    if (!old || !next || !standing.some(({ fact: own }) => own.kind !== 'hours' && isSameFact(own, old))) return [fact];
    return [{ ...old, at: fact.at }, { ...next, at: fact.at + pair[1].length + pair[2].length }];
  });
}

function frameOf(text: string, standing: readonly StandingFact[]): Frame {
  const shortDays = standing.some(({ fact }) => fact.kind === 'date' || fact.kind === 'weekday');
  const facts = split(factsIn(text, shortDays), standing);
  const stands = (fact: Fact) => standing.some(({ fact: own }) => isSameFact(own, fact));
  const olds = facts.filter((fact, index) => {
    const before = text.slice(0, fact.at);
    const next = facts[index + 1];
    const between = next ? text.slice(fact.at + fact.text.length, next.at) : '';
    return OLD_BEFORE.test(before) || (next !== undefined && BECOMES.test(between) && stands(fact) && !stands(next)) || (/(?<!\p{L})from\s+(?:the )?$/iu.test(before) && next !== undefined && stands(fact));
  });
  // "The table stays 220": said to be left as it is.
  const told = facts.filter((fact) => !olds.includes(fact) && !(stands(fact) && /(?<!\p{L})(?:stays?|staying|remains?|still|keep(?:s|ing)?|leave)(?:\s+(?:at|is|the same|as))*\s*$/iu.test(text.slice(0, fact.at))));
  // "The 5 class pass is 60": what stands there beside other words only says which is meant.
  const fresh = told.filter((fact) => !standing.some(({ line, fact: own }) => own.kind === 'number' && fact.kind === 'number' && own.text === fact.text && wordsIn(line.text.slice(own.at + own.text.length)).slice(0, 1).some((word) => hasWord(text.slice(fact.at + fact.text.length, fact.at + fact.text.length + 20), word))));
  return { text, olds, news: fresh.length > 0 ? fresh : told };
}

/** The words of a frame that are no facts. */
const beside = ({ text, news, olds }: Frame): string => [...news, ...olds].reduce((rest, fact) => rest.slice(0, fact.at) + ' '.repeat(fact.text.length) + rest.slice(fact.at + fact.text.length), text);

/** What of the words says which thing is meant; null: some say something else altogether. One word more may stand beside those that name it. */
function subjectOf(rest: string, lines: readonly Line[]): string[] | null {
  const subject: string[] = [];
  let strange = 0;
  for (const word of wordsIn(rest)) {
    const named = lines.some((line) => hasWord(line.text, word) || (line.cell !== null && hasWord(`${line.cell.key} ${line.cell.heading}`, word)));
    if (named && !(isFiller(word) && word.length < 5)) subject.push(word);
    else if (!isFiller(word) && !isKindWord(word)) strange += 1;
  }
  return strange === 0 || (strange === 1 && subject.length > 0 && !isChange(takeChange(new Scan(rest)))) ? subject : null;
}

/** What stands beside a fact between the marks that part a line. */
function segmentOf(text: string, { at, text: own }: Fact): string {
  const before = text.slice(0, at).split(/[,;·•|/]\s|\s[–—-]\s/u).at(-1) ?? '';
  return `${before} ${text.slice(at + own.length).split(/[,;·•|/]\s|\s[–—-]\s/u)[0] ?? ''}`;
}

const aloneIn = ({ line, fact }: StandingFact): boolean => line.text.replace(fact.text, '').replace(/[^\p{L}]/gu, '').length <= 6;
const isPast = ({ line, fact }: StandingFact): boolean => /(?<!\p{L})(?:was|before|instead of|rrp|reg(?:ular(?:ly)?)?\.?|usual(?:ly)?|worth|over|from|above|save)\s*:?\s*$/iu.test(line.text.slice(0, line.text.indexOf(fact.text)));

/** The facts of the page that one which was told may be about, the likeliest; several where that can't be told. */
function bearersOf(fact: Fact, kinds: readonly FactKind[], olds: readonly Fact[], subject: readonly string[], { edge, moved }: Told, edits: Edits): StandingFact[] {
  const { standing, lines } = edits;
  const able = standing.filter(({ fact: own }) => kinds.includes(own.kind) && factLike(fact, own, { moved, ...(edge ? { edge } : {}) }) !== null);
  const old = olds.length > 0 ? able.filter(({ fact: own }) => olds.some((one) => isSameFact(own, one))) : able;
  if (old.length < 2) return old;
  const score = ({ line, fact: own }: StandingFact): number => {
    const rest = line.text.replace(own.text, ' ');
    const beside = segmentOf(line.text, own);
    const near = labelOf(line, lines);
    return subject.reduce((sum, word) => sum + (hasWord(beside, word) ? 4 : hasWord(rest, word) ? 3 : hasWord(near, word) ? 2 : hasWord(line.layer.name, word) ? 1 : 0), 0);
  };
  const scored = old.map((one) => ({ one, points: subject.length > 0 ? score(one) : 0 }));
  const best = Math.max(...scored.map(({ points }) => points));
  const named = scored.filter(({ points }) => points === best).map(({ one }) => one);
  return best > 0 ? preferred(named, kinds, edits) : preferred(old, kinds, edits);
}

/** Of several: those on the page that is seen, of the likeliest kind, of what was spoken of, that stand for themselves. */
function preferred(found: readonly StandingFact[], kinds: readonly FactKind[], { isHere, isSpokenOf }: Edits): StandingFact[] {
  const first = kinds.find((kind) => found.some(({ fact }) => fact.kind === kind));
  const narrowing: readonly ((one: StandingFact) => boolean)[] = [({ line }) => isHere(line.layer), ({ fact }) => fact.kind === first, ({ line }) => isSpokenOf(line.layer), (one) => !isPast(one), aloneIn];
  return narrowing.reduce<readonly StandingFact[]>((left, holds) => (left.length > 1 && left.some(holds) ? left.filter(holds) : left), found).slice();
}

/** Words that belong to one of several new facts: those before it, and those behind the last. */
function wordsAround(frame: Frame, index: number): string {
  const rest = beside(frame);
  const [fact, before, last] = [frame.news[index], frame.news[index - 1], index === frame.news.length - 1];
  return fact ? rest.slice(before ? before.at + before.text.length : 0, last ? undefined : fact.at) : '';
}

/** The old facts that were told right before or behind a new one. */
function oldsOf(fact: Fact, { news, olds }: Frame): Fact[] {
  const others = news.filter((one) => one !== fact);
  return olds.filter((old) => {
    const [from, to] = old.at < fact.at ? [old.at, fact.at] : [fact.at, old.at];
    return !others.some(({ at }) => at > from && at < to) && !(old.at < fact.at && others.some(({ at }) => at < old.at));
  });
}

/** "putting my price up by £5": what stands there, and so much more or less. */
function changedBy(text: string, fact: Fact, rest: string, edits: Edits): Grounded | null {
  const behind = text.slice(fact.at + fact.text.length);
  const said = BY.test(text.slice(0, fact.at)) || MORE.test(behind) || LESS.test(behind);
  if (!said || !['money', 'number', 'percent'].includes(fact.kind)) return null;
  const amount = amountOf(fact.text) / (/^\s*(?:cents?|pence|p|c)(?!\p{L})/iu.test(behind) ? 100 : 1);
  const sign = LESS.test(behind) || (!MORE.test(behind) && DOWN.test(rest)) ? -1 : 1;
  const subject = subjectOf(rest.replace(/(?<!\p{L})(?:more|extra|less|cheaper|dearer|everything|all|each|hour|month|week|putting|up|cents?|pence|p|c)(?!\p{L})/giu, ' '), edits.lines);
  if (subject === null) return null;
  const all = /(?<!\p{L})(?:everything|all (?:the |my |our )?prices|all|every|each)(?!\p{L})/iu.test(rest);
  const priced = edits.standing.filter(({ fact: own, line }) => own.kind === 'money' && (all || !isPast({ line, fact: own })));
  const found = all ? priced : bearersOf({ ...fact, kind: 'money' }, ['money'], [], subject, { moved: false }, edits);
  if (found.length === 0) return null;
  if (found.length > 1 && !all) return ask(message('assistant.askWhich', { list: edits.listOf(found.map(({ line }) => line)) }));
  return calls(...found.map(({ line, fact: own }) => {
    const was = amountOf(own.text);
    const step = fact.kind === 'percent' ? (was * amount) / 100 : amount;
    return exchangeCall(line, own.text, raisedTo(own.text, Math.max(0, was + sign * step)), own.at);
  }));
}

/** How many times a price may be another one, where nobody says that it is the price. */
const FAR = 4;

/** "I do ship now, 5 bucks" is no price of 5 for what costs 45. */
function isFarFrom(standing: Fact, fact: Fact): boolean {
  const [was, is] = [amountOf(standing.text), amountOf(fact.text)];
  return standing.kind === 'money' && was > 0 && is > 0 && Math.max(was / is, is / was) > FAR;
}

/** The wish as other facts in the place of those that stand there; null: it is another wish. */
export function readFactEdit(said: string, edits: Edits): Grounded | null {
  const text = withDigits(bareWish(said));
  if (text === '' || text.length > 160 || /["“«]/u.test(text) || isQuestion(said) || OTHERWISE.test(text)) return null;
  const frame = frameOf(text, edits.standing);
  const { news, olds } = frame;
  if (news.length === 0 || news.length > 4) return null;
  const rest = beside(frame);
  if (/(?<!\p{L})(?:not|never|don'?t|do not)(?!\p{L})/iu.test(rest.replace(/(?:,?\s*(?:and )?not|no longer|isn'?t|wasn'?t)\s*$/iu, '')) && olds.length === 0) return null;
  const words = wordsIn(rest);
  const by = news.length === 1 && news[0] ? changedBy(text, news[0], rest, edits) : null;
  if (by) return by;
  if (subjectOf(rest, edits.lines) === null) return null;
  // A number alone, out of nowhere; or one that is a way to go.
  if ((words.length === 0 && edits.ground.deeds.length === 0 && news.some(({ kind }) => kind === 'number')) || (news.some(({ kind }) => kind === 'number') && AWAY.test(rest))) return null;
  const planned = news.map((fact, index) => {
    const around = news.length > 1 ? wordsAround(frame, index) : rest;
    const subject = subjectOf(around, edits.lines) ?? [];
    const given = NOUN_KINDS.filter(([pattern]) => pattern.test(around)).flatMap(([, kinds]) => [...kinds]);
    const edge = ENDS.test(around) ? 'end' : BEGINS.test(around) ? 'start' : undefined;
    const timely = fact.kind === 'number' && (edge !== undefined || /(?<!\p{L})at\s*$/iu.test(text.slice(0, fact.at)));
    const wanted: readonly FactKind[] = [...new Set([...(timely ? (['hours', 'time'] as const) : []), ...kinOf(fact.kind).filter((kind) => given.length === 0 || given.includes(kind)), ...(given.length > 0 ? [] : kinOf(fact.kind))])];
    // What stands there already was named, not told.
    if (olds.length === 0 && edits.standing.some(({ fact: own }) => own.text.toLowerCase() === fact.text.toLowerCase() && own.kind === fact.kind)) return null;
    const told: Told = { moved: olds.length === 0 && MOVES.test(rest), ...(edge ? { edge } : {}) };
    const own = news.length > 1 ? oldsOf(fact, frame) : olds;
    const found = wanted.length > 0 ? bearersOf(fact, wanted, own, subject, told, edits) : [];
    const meant = found.length > 0 ? found : bearersOf(fact, kinOf(fact.kind), own, subject, told, edits);
    const isNamed = ({ line }: StandingFact) => given.length > 0 || own.length > 0 || subject.some((word) => hasWord(line.text, word));
    return { fact, told, found: meant.filter((one) => isNamed(one) || !isFarFrom(one.fact, fact)) };
  });
  if (planned.some((one) => one === null || one.found.length === 0)) return null;
  const unclear = planned.flatMap((one) => (one && one.found.length > 1 ? one.found : []));
  // Several of one line: it is the line that is said anew.
  if (unclear.length > 0 && new Set(unclear.map(({ line }) => line)).size === 1) return null;
  if (unclear.length > 0) return ask(message('assistant.askWhich', { list: edits.listOf(unclear.map(({ line }) => line)) }));
  const [only] = planned;
  if (only && planned.length === 1 && ADDS.test(edits.request) && ['date', 'weekday', 'time'].includes(only.fact.kind) && only.found[0]) {
    const { line, fact } = only.found[0];
    return calls(exchangeCall(line, fact.text, `${fact.text} & ${only.fact.kind === 'time' ? timeLike(only.fact.text, fact.text, false) : namedDays(only.fact.text)}`, fact.at));
  }
  // Several ends of one span are one exchange.
  const spans = new Map<StandingFact, string>();
  for (const one of planned) {
    const [bearer] = one?.found ?? [];
    if (!one || !bearer) return null;
    const next = factLike(one.fact, { ...bearer.fact, text: spans.get(bearer) ?? bearer.fact.text }, one.told);
    if (next === null) return null;
    spans.set(bearer, next);
  }
  return calls(...[...spans].map(([{ line, fact }, next]) => exchangeCall(line, fact.text, next, fact.at)));
}
