/** What a brief says already, and whom or what further names in it belong to. */
import type { Brief, Fact, Subject } from '../acts/brief.ts';
import { PLAIN_LOOK } from '../acts/values.ts';
import { IMAGERY, SHOWS } from './brief-words.ts';
import { inClass, isCounted, isFact, isNamedPlainly, sentenceAsTold, trimmed } from './details.ts';
import { shoutedTitle } from './given-texts.ts';
import { placeOf } from './look-words.ts';
import { isName } from './names.ts';
import { BUSINESSES } from './nouns.ts';
import type { Segment } from './segments.ts';
import { takeAct } from './stage.ts';
import { agedIn, takeChoice } from './steers.ts';
import { isOccasion, isOwner } from './subjects.ts';
import { spanOf, textOf, type Token } from './tokens.ts';

/** What a segment of details is read by. */
export type Details = Pick<Segment, 'cue' | 'body' | 'labeled' | 'mark' | 'listed'>;
/** Words behind those that their segment was about. */
export const unmarked = (body: readonly Token[]): Details => ({
  cue: [],
  body,
  labeled: false,
  mark: null,
  listed: false,
});

/** What follows words to the designer after a comma may be for readers again: "for young families, 20% off". */
export const tellsReaders = ({ cue, body }: Segment): boolean =>
  cue.length === 0 && body.some((token) => isFact(token) && !['count', 'measure'].includes(token.value?.type ?? ''));

/** Whether nothing was named yet that the design is about. */
export const isUnnamed = ({ subjects, texts }: Brief): boolean =>
  subjects.every(({ kind }) => kind === 'business') && texts.length === 0;

/** Whether neither a thing nor anybody was named. */
export const isBlank = ({ subjects, texts, who }: Brief): boolean =>
  subjects.length === 0 && texts.length === 0 && who.name === null;

/** Whether words say what is to be seen. An item of a list says so at its ends alone: "take photos in daylight" is told. */
const speaksOfPictures = (words: readonly Token[], listed: boolean): boolean =>
  (listed ? [...words.slice(0, 1), ...words.slice(-1)] : words).some(
    (token) => IMAGERY.has(token.word) && !isCounted(words, words.indexOf(token)),
  );

/** Whether words say what is to be drawn: "stars" behind "dark blue night sky", "a red barn", "with an icon". */
export const isScenery = (
  brief: Brief,
  message: string,
  words: readonly Token[],
  { listed, looking }: { listed: boolean; looking: boolean },
): boolean =>
  (looking &&
    !words.some(({ word }) => /\d/u.test(word)) &&
    !isName(textOf(message, words)) &&
    !(isUnnamed(brief) && isOccasion(message, words))) ||
  speaksOfPictures(words, listed) ||
  // "flat white 3.50" has its price; "new in: overshirt in olive" its color; "the red lion" is a pub.
  (!listed &&
    words.some(({ value }) => value?.type === 'color') &&
    !isUnnamed(brief) &&
    !isNamedPlainly(words) &&
    !/\d/u.test(words.at(-1)?.word ?? ''));

/** "in a post", "as a story" */
export const isShape = (words: readonly Token[]): boolean =>
  ['in', 'as'].includes(words[0]?.word ?? '') &&
  ['a', 'an'].includes(words[1]?.word ?? '') &&
  words.slice(2).every((_, at) => ['deliverable', 'platform'].some((name) => inClass(name, words, at + 2) > 0));

/** Whether the words are printed. */
export function isGiven({ texts }: Brief, words: readonly Token[]): boolean {
  const span = spanOf(words);
  return span !== null && texts.some((text) => text.span[0] < span[1] && text.span[1] > span[0]);
}

/** "the name goes on top": it is the title. Whether it was that. */
export function takeNamePlace({ texts, who }: Brief, message: string, words: readonly Token[]): boolean {
  if (!words.some(({ word }) => word === 'name') || placeOf(words)?.startsWith('top') !== true || who.name === null)
    return false;
  const at = message.indexOf(who.name);
  if (at === -1 || texts.some(({ role }) => role === 'title')) return false;
  texts.push({ text: who.name, role: 'title', look: PLAIN_LOOK, span: [at, at + who.name.length] });
  return true;
}

const LABELS = new Set(['label', 'labels', 'packaging', 'wrapper']);
/** "my stall": whoever the design is for. */
const isOwn = (body: readonly Token[]): boolean =>
  ['my', 'our'].includes(body[0]?.word ?? '') && BUSINESSES.has(body.at(-1)?.word ?? '');

/** Takes words in capitals off as the title where all else is written small: "THRIFT DROP tonight". */
export function withoutShouted({ texts }: Brief, message: string, words: readonly Token[]): Token[] {
  const title = texts.some(({ role }) => role === 'title') ? null : shoutedTitle(message, words);
  if (!title) return [...words];
  texts.push(title);
  return words.filter(({ start }) => start >= title.span[1]);
}

/** The name behind what it is about: "our charity run: Run for Mathare", "our stall, Honeybee Bakes". Whether it is one. */
export function takeApposed(
  { who, subjects, deliverable }: Brief,
  { text, span }: Fact,
  mark: string | null,
  before: Segment,
): boolean {
  if (!isName(text) || subjects.some(({ named }) => named)) return false;
  // "a craft fair banner for my stall, Wren Clay"
  if (who.name === null && isOwn(before.body)) {
    who.name = text;
    return true;
  }
  const thing = subjects.find(({ kind }) => kind !== 'business');
  // Behind a comma an event's place is said as often as its name.
  const noun = thing?.text.split(' ').at(-1)?.toLowerCase() ?? '';
  // "our chess club. Knights Chess Club"
  const isShown = thing !== undefined && (SHOWS.has(noun) || text.toLowerCase().endsWith(` ${noun}`));
  if (thing && mark !== ':' && thing.kind === 'event' && !isShown) return false;
  // "label for my jam, Strawberry & Vanilla"
  const isLabel = LABELS.has(deliverable.noun?.split(' ').at(-1) ?? '') && thing?.text.includes(' ') === false;
  if (thing && (mark === ':' || isShown || isLabel)) subjects.unshift({ ...thing, text, named: true, span });
  else if (who.name === null) who.name = text;
  else return false;
  return true;
}

/** "Cakes by Lena" is one name where both are short; a book's author stands apart. */
export function signed(
  message: string,
  name: string | null,
  rest: readonly Token[],
): { name: string | null; rest: readonly Token[] } {
  const [by, person, next] = rest;
  const isOne =
    name !== null &&
    name.split(' ').length < 3 &&
    by?.word === 'by' &&
    person?.kind === 'word' &&
    isName(message.slice(person.start, person.end)) &&
    !(next?.kind === 'word' && isName(message.slice(next.start, next.end)));
  return isOne && person
    ? { name: `${name} ${message.slice(by.start, person.end)}`, rest: rest.slice(2) }
    : { name, rest };
}

/** "£25 [for my massage studio Still Waters]": where words begin that say whose it is; -1: none do. */
export const ownerAt = (words: readonly Token[]): number =>
  words.findIndex((_, at) => at > 0 && isOwner(words.slice(at)) && MINE.has(words[at + 1]?.word ?? ''));
const MINE = new Set(['my', 'our']);

/** "birthday invite, Leo is turning 7" */
const isOfBirthday = ({ subjects }: Brief): boolean =>
  subjects.some(({ kind, named, text }) => kind === 'event' && !named && /\b(?:birthday|party)$/iu.test(text));

/** "add paws [or something]": nothing else is named. */
const isNothingElse = (words: readonly Token[]): boolean =>
  words[0]?.word === 'or' && words.length < 4 && !words.some(isFact);

/** "closed friday, back saturday, sorry!!": said to readers, where something is not as they are used to. Whether it is that. */
function takeRegret({ facts }: Brief, message: string, body: readonly Token[]): boolean {
  const isTold =
    body[0]?.word === 'sorry' &&
    trimmed(body).length === 0 &&
    facts.some(({ text }) => wordsIn(text).some((word) => UNUSUAL.has(word)));
  const sorry = isTold ? sentenceAsTold(message, body) : null;
  return sorry !== null && facts.push(sorry) > 0;
}
const UNUSUAL = new Set(
  'closed closing close closes cancelled canceled postponed delayed delay moved back late unavailable broken order sold no not shut until'.split(
    ' ',
  ),
);
const wordsIn = (text: string): string[] => text.toLowerCase().split(/[^\p{L}]+/u);

/** Takes what is known by its own words, wherever it is said. Whether it was such. */
export function takeKnown(
  brief: Brief,
  message: string,
  { body, labeled, mark }: Pick<Details, 'body' | 'labeled' | 'mark'>,
): boolean {
  const words = trimmed(body);
  if (isNothingElse(words) || takeRegret(brief, message, body)) return true;
  const aged = isOfBirthday(brief) ? agedIn(message, words) : null;
  if (aged?.named === true) return brief.subjects.unshift(aged) > 0;
  return !labeled && (takeAct(brief, message, body, mark) || takeChoice(brief, message, words));
}

const NAMED_FOR = new Set(['invitation', 'invitations', 'invite', 'invites', 'date']);

/** Whose it is, where nobody was named: "loyalty card, …, Bean There cafe", "wedding invitation Anna & Tom". Whether it is that. */
export function takeOwner({ who, subjects, deliverable }: Brief, { text, kinds }: Fact, isNext: boolean): boolean {
  if (who.name !== null || kinds.length > 0) return false;
  const words = text.split(/\s+/);
  const noun = words.at(-1)?.toLowerCase() ?? '';
  const isPlaceOfEvent = subjects.some(({ kind }) => kind === 'event' || kind === 'sale');
  if (!isPlaceOfEvent && words.length > 1 && BUSINESSES.has(noun) && isName(words.slice(0, -1).join(' '))) {
    who.business ??= noun;
    who.name = text;
    return true;
  }
  // "price list dog groomer Muddy Paws"
  const first = words.findIndex((word) => /^\p{Lu}/u.test(word));
  const trade = words.slice(0, first).join(' ');
  if (isNext && first > 0 && BUSINESSES.has(words[first - 1] ?? '') && isName(words.slice(first).join(' '))) {
    who.business ??= trade;
    who.name = words.slice(first).join(' ');
    return true;
  }
  const isPair = words.some((word) => word === '&' || word === 'and') && isName(text);
  if (!isNext || !isPair || !NAMED_FOR.has(deliverable.noun?.split(' ').at(-1) ?? '')) return false;
  who.name = text;
  return true;
}

/** "called Bean House": the name of what was spoken of before, or of whoever the design is for. */
export function takeCalled(
  { who, subjects }: Brief,
  subject: Subject | null,
  name: string | null,
  body: readonly Token[],
): void {
  const called = name ?? subject?.text ?? null;
  const last = subjects.at(-1);
  const isThing = last && who.business === null;
  if (called !== null && subject && isThing && ['product', 'event', 'topic'].includes(last.kind))
    subjects.unshift({ ...subject, kind: last.kind, text: called, named: true });
  else if (name !== null && isThing && last.kind === 'event')
    subjects.unshift({ kind: 'event', text: name, named: true, span: spanOf(body) ?? last.span });
  else who.name ??= called;
}
