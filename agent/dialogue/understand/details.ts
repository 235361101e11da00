/** Reads facts and short details for readers of the design, and tells them from words about looks. */
import type { Fact } from '../acts/brief.ts';
import { PLAIN_LOOK, FACT_KINDS, type FactKind, type TextLook } from '../acts/values.ts';
import { readLook } from './look-words.ts';
import { isName } from './names.ts';
import { SURFACES } from './nouns.ts';
import { spanOf, textOf, type Token } from './tokens.ts';
import { isCounted, OWNERS, speaksOfDesign } from './to-designer.ts';
import { inClass } from './vocabulary.ts';

export { inClass, isCounted, speaksOfDesign };

const FACTS: ReadonlySet<string> = new Set(FACT_KINDS);
export const isFact = ({ value }: Token): boolean => value !== null && FACTS.has(value.type);

/** Kinds of the facts among words, in their order. */
export const kindsIn = (tokens: readonly Token[]): FactKind[] =>
  tokens.filter(isFact).map(({ value }) => value?.type as FactKind);

const isLooseMark = (token: Token | undefined): boolean =>
  token?.kind === 'mark' && !['#', '@', '$', '€', '£', '(', ')', '%', '+'].includes(token.word);

/** How many words of courtesy stand here. "Thank you for 12 great years" is said to readers, and so is "like" alone. */
function courtesyAt(tokens: readonly Token[], at: number): number {
  const length = inClass('courtesy', tokens, at);
  const [first, last] = [tokens[at]?.word ?? '', tokens[at + length]];
  const reason = tokens.slice(at + length + 1).map(({ word }) => word);
  const isToReaders =
    // "thank you all so much"
    (first.startsWith('thank') && READERS.has(last?.word ?? '')) ||
    (last?.word === 'for' &&
      (first === 'sorry'
        ? reason.some((word) => REGRETTED.has(word))
        : first.startsWith('thank') && (!DONE_FOR_US.has(reason[0] ?? '') || DONE_BY_READERS.has(reason[1] ?? ''))));
  const isFiller =
    !FILLERS.has(first) || length > 1 || (tokens.length > 1 ? leadsOn(tokens, at + 1) : first !== 'like');
  return isToReaders || !isFiller ? 0 : length;
}
/** Words that are courtesy ahead of a clause alone: "so, we sell …", unlike "like new", "well looked after", "plus sizes". */
const FILLERS = new Set('like quick right well so sure plus also dear'.split(' '));
const leadsOn = (tokens: readonly Token[], at: number): boolean =>
  (tokens[at]?.kind === 'mark' && !['+', '&', '/'].includes(tokens[at]?.word ?? '')) ||
  ['determiner', 'person', 'make', 'asking', 'courtesy'].some((name) => inClass(name, tokens, at) > 0);
const READERS = new Set('all everyone everybody to followers customers neighbours neighbors folks'.split(' '));
const REGRETTED = new Set('wait delay delays inconvenience disruption noise mess late'.split(' '));
const DONE_BY_READERS = new Set(
  'order orders purchase custom patience visit loyalty donation donations business trust'.split(' '),
);
const DONE_FOR_US = new Set('your ur the this that all doing helping making it me us'.split(' '));

/** Without words of courtesy, pictographs and marks at its ends. */
export function trimmed(tokens: readonly Token[]): Token[] {
  let from = 0;
  let to = tokens.length;
  while (from < to && (isLooseMark(tokens[from]) || courtesyAt(tokens, from) > 0))
    from += courtesyAt(tokens, from) || 1;
  for (;;) {
    const length =
      [4, 3, 2, 1].find(
        (count) => to - count >= from && inClass('closing', tokens.slice(0, to), to - count) === count,
      ) ?? (to > from && isLooseMark(tokens[to - 1]) ? 1 : 0);
    // "start asap" says when.
    if (length === 0 || (tokens[to - 1]?.word === 'asap' && STARTS.has(tokens[to - 2]?.word ?? ''))) break;
    to -= length;
  }
  return tokens.slice(from, Math.max(from, to));
}

const STARTS = new Set('start starts starting needed wanted required available apply must'.split(' '));

/** What leads to a fact in a sentence to the designer: "we are open …", "there will be …", "the address is …". */
const LEADS: readonly string[][] = [
  'it is going to be held',
  'it is to be held',
  'it will be held',
  'it will be',
  'it is',
  'there will be',
  'there is',
  'there are',
  'we are having',
  'we are',
  'we have',
  "we've got",
  'we will have',
  'we will be',
  'i am',
  'i have',
  'i sell',
  'we sell',
  'i do',
  'we do',
  'they are',
  'she is',
  'who is',
  'which is',
  'who',
  'he is',
  'it has',
  'selling my',
  'selling our',
  'selling a',
  'selling an',
  'selling some',
  'selling this',
  'selling these',
  'i am selling',
  "i'm selling",
  'im selling',
  'its',
  "it's",
  "we're",
  'im',
  "i'm",
  "there's",
  'theres',
  "they're",
  'they get',
  'they write to',
  'they can write to',
  'write me at',
  'write to me at',
  'write us at',
  'write to us at',
  'and they get',
  'you get',
  'the address is',
  'address is',
  'the price is',
  'price is',
  'the date is',
  'date is',
  'the phone number',
  'phone number',
  'the number is',
  'the website',
  'website',
  'the address',
  'the email',
  'the date',
  'the time',
  'the venue',
  'the price',
  'the contact number',
  'contact number',
  'the fee is',
  'they',
  'you',
  'is',
  'she',
  'he',
  'our',
  'my',
  'with',
  'at',
  'in',
  'on',
  'the',
  'a',
  'an',
  'for',
  'of',
].map((lead) => lead.split(' '));

const SPEAKING = new Set(['we are', "we're"]);
const VERBS = new Set('is are was were am be has have had will going goes gets get can'.split(' '));
/** Makes a clause of a phrase. */
export const isVerb = ({ word }: Token): boolean => VERBS.has(word);

/** "our candles are back in stock", unlike "candles that are vegan" */
export function saysClause(tokens: readonly Token[]): boolean {
  const verb = tokens.findIndex(isVerb);
  const before = tokens.slice(0, verb);
  return (
    verb > 0 &&
    verb < tokens.length - 1 &&
    before.length < 6 &&
    before.every(({ kind, word }) => kind === 'word' && !RELATIVE.has(word))
  );
}
const RELATIVE = new Set('that which who whose where when if how what why with and for'.split(' '));

/** Items of a list say what they say, whatever they speak of: "mix and match colours". Looks alone are still looks. */
export const isToldAsListed = (tokens: readonly Token[]): boolean =>
  speaksOfDesign(tokens) &&
  !isLook(tokens) &&
  !LOOKS.has(tokens.at(-1)?.word ?? '') &&
  !isToDesigner(tokens) &&
  !tokens.some(({ word }, at) => inClass('deliverable', tokens, at) > 0 || GROUNDS.has(word));
/** "shocked look", "80s vibes" */
const LOOKS = new Set('look looks vibe vibes feel feeling style aesthetic theme mood'.split(' '));
/** Whether a sentence is for readers, however long it is. */
export const isTold = (tokens: readonly Token[]): boolean =>
  tokens.length > LONGEST_DETAIL && !speaksOfDesign(tokens) && !isToDesigner(tokens);
/** "my photo on the left", unlike "take photos in daylight" */
const isToDesigner = (tokens: readonly Token[]): boolean =>
  tokens.some(({ word }, at) => DESIGNERS.has(word) || (PICTURED.has(word) && (at === 0 || at === tokens.length - 1)));
const DESIGNERS = new Set('my me i ur u font fonts typography headline title text layout logo'.split(' '));
const PICTURED = new Set('photo photos picture pictures pic pics image images illustration'.split(' '));
const GROUNDS = new Set(['background', 'bg', 'backdrop']);

export function withoutLead(tokens: readonly Token[]): Token[] {
  const lead = LEADS.find((words) => words.every((word, index) => tokens[index]?.word === word));
  // "we are hiring" is a sentence.
  if (lead && SPEAKING.has(lead.join(' ')) && tokens[lead.length]?.word.endsWith('ing') === true) return [...tokens];
  // "our café is hiring" is one, too.
  if (!lead || tokens.length <= lead.length || (OWNERS.has(lead.join(' ')) && tokens.some(isVerb))) return [...tokens];
  return tokens.slice(lead.length);
}

/** Most words of a detail without any typed value in it. */
const LONGEST_DETAIL = 9;

/** Takes the looks off that are said behind a fact: "14 June at the bottom". */
function lookApart(tokens: readonly Token[]): { tokens: readonly Token[]; look: TextLook } {
  const last = tokens.findLastIndex(isFact);
  const behind = tokens.slice(last + 1);
  const { look, said, others } = readLook(behind);
  return last !== -1 && said > 0 && others.length === 0
    ? { tokens: tokens.slice(0, last + 1), look }
    : { tokens, look: PLAIN_LOOK };
}

/** "the kings arms" keeps its article, "the address is …" doesn't. */
export const isNamedPlainly = (tokens: readonly Token[]): boolean =>
  tokens[0]?.word === 'the' && tokens.length < 5 && tokens.length > 1 && !tokens.some(isFact) && !announces(tokens);

/** A fact or a detail; null: the words tell readers nothing. */
export function detailIn(message: string, body: readonly Token[]): Fact | null {
  const said = trimmed(body);
  // "The Red Lion" keeps its article.
  const whole = isName(textOf(message, said)) || isNamedPlainly(said) ? said : withoutLead(said);
  const { tokens, look } = lookApart(whole);
  const span = spanOf(tokens);
  if (!span) return null;
  const kinds = kindsIn(tokens);
  if (kinds.length === 0) {
    const words = tokens.filter(({ kind }) => kind === 'word');
    // "my plant goes on the right"
    if (readLook(tokens).look.place !== null) return null;
    if (
      words.length === 0 ||
      words.length > LONGEST_DETAIL ||
      saysNothing(words) ||
      (speaksOfDesign(tokens) && !isNamedPlainly(said)) ||
      isLook(tokens) ||
      announces(tokens)
    )
      return null;
  }
  return { kinds, text: textOf(message, tokens), look, span };
}

/** Words as a detail, whatever they say; null: there are none. */
export function detailAsTold(message: string, words: readonly Token[]): Fact | null {
  const span = spanOf(words);
  return span && words.some(({ kind }) => kind !== 'mark')
    ? { kinds: [], text: textOf(message, words), look: PLAIN_LOOK, span }
    : null;
}

/** The same with the mark that ends its sentence: "which one should I make next?" */
export function sentenceAsTold(message: string, words: readonly Token[]): Fact | null {
  const fact = detailAsTold(message, words);
  if (!fact) return null;
  const [from, to] = fact.span;
  let end = to;
  while (message[end] === '?' || message[end] === '!') end += 1;
  return { ...fact, kinds: kindsIn(words), text: message.slice(from, end), span: [from, end] };
}

/** Whether words tell nobody anything: small ones, people, platforms and shapes, places where designs hang. */
export const saysNothing = (tokens: readonly Token[]): boolean =>
  tokens.every(
    ({ word, kind }, at) =>
      kind === 'mark' ||
      SMALL.has(word) ||
      SURFACES.has(word) ||
      CURRENCIES.has(word) ||
      inClass('person', tokens, at) > 0 ||
      inPlatform(tokens, at),
  );

/** "we are not a café": the senders speak of themselves. */
export const denies = (tokens: readonly Token[]): boolean =>
  ['we', "we're", 'i', "i'm", 'it', "it's"].includes(tokens[0]?.word ?? '') &&
  tokens.slice(1, 3).some(({ word }) => word === 'not' || word.endsWith("n't"));

/** Whether a word is one of those for a platform or a shape, or in the middle of them. */
const inPlatform = (tokens: readonly Token[], at: number): boolean =>
  [0, 1, 2].some((before) => at >= before && inClass('platform', tokens, at - before) > before);

/** Nouns for what a fact is; with no fact beside them they only announce it: "date, time and location below". */
const ANNOUNCED = new Set(
  'date time location venue address contact website hours details info information text caption price phone number'.split(
    ' ',
  ),
);
const PLACEHOLDERS = new Set(
  'bottom top strip section block line area list all these following event our below above'.split(' '),
);
const announces = (tokens: readonly Token[]): boolean => {
  const words = tokens.filter(({ kind, word }) => kind === 'word' && !SMALL.has(word));
  const nouns = words.filter(({ word }) => ANNOUNCED.has(word)).length;
  return nouns > 0 && nouns + words.filter(({ word }) => PLACEHOLDERS.has(word)).length === words.length;
};

/** "all euros" */
const CURRENCIES = new Set('euro euros dollar dollars pounds eur usd gbp'.split(' '));

const SMALL = new Set(
  'and & with w n in on or a an the for one very really kinda kind of nothing too some but not if possible all more bit just this that these those'.split(
    ' ',
  ),
);

/** Whether words say nothing but looks: "black and gold", "cozy autumn vibes". */
export function isLook(tokens: readonly Token[]): boolean {
  let said = 0;
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at] as Token;
    const looks =
      inClass('mood', tokens, at) ||
      inClass('look', tokens, at) ||
      (token.value?.type === 'color' || token.value?.type === 'font' ? 1 : 0);
    const length = looks || inClass('courtesy', tokens, at);
    if (looks > 0) said += 1;
    if (length > 0) {
      at += length;
      continue;
    }
    if (token.kind === 'value' || (token.kind === 'word' && !SMALL.has(token.word))) return false;
    at += 1;
  }
  return said > 0;
}

export const moodsIn = (message: string, tokens: readonly Token[]): string[] =>
  tokens.flatMap((_, at) => {
    const length = inClass('mood', tokens, at);
    return length > 0 ? [textOf(message, tokens.slice(at, at + length))] : [];
  });

/** Splits "the phone number 555 0134 and the website bean.example" where both sides hold a fact. */
export function factsApart(words: readonly Token[]): Token[][] {
  const parts: Token[][] = [[]];
  for (const token of words) {
    if (token.word === 'and') parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts.length > 1 && parts.every((part) => part.some(isFact)) ? parts : [[...words]];
}

const PEOPLE = new Set(['i', 'we', 'she', 'he', 'they', "i'd", "we'd", "i'm", "we're"]);
export const isOfPeople = (first: Token | undefined): boolean => PEOPLE.has(first?.word ?? '');

const FEELINGS = new Set(['love', 'loves', 'like', 'likes', 'prefer', 'imagine', 'envision', 'picture']);
/** "she loves that" */
export const feels = (cue: readonly Token[]): boolean =>
  isOfPeople(cue[0]) && cue.some(({ word }) => FEELINGS.has(word));
