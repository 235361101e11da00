/** Reads what is asked for: the deliverable, its formats and size, and the words that describe it. */
import type { Brief, Subject } from '../acts/brief.ts';
import { inClass, moodsIn } from './details.ts';
import { kindOfSubject } from './subjects.ts';
import { ofTheDay, spanOf, textOf, type Token } from './tokens.ts';

/** Formats and sizes mean the same wherever they stand. A poster is A4 where nothing else is said. */
export function takeSizes(message: string, deliverable: Brief['deliverable'], tokens: readonly Token[]): void {
  const named = tokens.filter(({ value }) => value?.type === 'format');
  // "(a thumbnail for) how I sell on Depop"
  const others = named.filter((token) => tokens[tokens.indexOf(token) - 1]?.word !== 'on');
  const formats = others.length > 0 ? others : named;
  const both = listedFormats(message, tokens);
  const isImplied = (token: Token): boolean =>
    inClass('deliverable', [{ ...token, word: message.slice(token.start, token.end).toLowerCase() }], 0) > 0;
  const certain = formats.filter((token) => !isImplied(token));
  const said = (certain.length > 0 ? certain : formats).map(({ value }) => String(value?.value));
  deliverable.formats = [...new Set([...deliverable.formats, ...(both.length > 1 ? both : []), ...said])];
  const size = tokens.find(({ value }) => value?.type === 'size')?.value?.value as
    | { width: number; height: number }
    | undefined;
  if (size) deliverable.size = { width: size.width, height: size.height };
}

/** Nouns of designs that are shown in one format, where none is named. */
const USUAL: Readonly<Record<string, string>> = { post: 'instagram-post' };
/** Cards, tags and vouchers have sizes of their own. */
const BY_NOUN: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      'thank you card',
      'thank you note',
      'note card',
      'insert card',
      'parcel insert',
      'package insert',
      'insert',
      'coupon',
      'voucher',
      'gift voucher',
      'gift certificate',
      'discount card',
      'recipe card',
    ].map((noun) => [noun, 'postcard']),
  ),
  ...Object.fromEntries(
    [
      'loyalty card',
      'punch card',
      'stamp card',
      'reward card',
      'rewards card',
      'gift card',
      'appointment card',
      'gift tag',
      'hang tag',
      'swing tag',
      'price tag',
      'raffle ticket',
      'place card',
    ].map((noun) => [noun, 'business-card']),
  ),
  ...Object.fromEntries(['greeting card', 'birthday card', 'invitation card'].map((noun) => [noun, 'a6'])),
};
/** The size that what is asked for usually has, where none is said. */
export function takeUsualSize(deliverable: Brief['deliverable']): void {
  const usual = BY_NOUN[deliverable.noun?.replace(/s$/u, '') ?? ''];
  if (usual !== undefined && deliverable.formats.length === 0 && deliverable.size === null)
    deliverable.formats = [usual];
}

const LISTING = new Set('and & + plus'.split(' '));
const BETWEEN = new Set('a an as for another one the also in'.split(' '));

/** "as a post and as a story", "Instagram post and story": formats that are said one after another. */
function listedFormats(message: string, tokens: readonly Token[]): string[] {
  const formatOf = ({ word, value, start, end }: Token): string | undefined =>
    value?.type === 'format' ? String(value.value) : USUAL[value ? message.slice(start, end).toLowerCase() : word];
  const found: string[] = [];
  let last = -1;
  for (const [at, token] of tokens.entries()) {
    const format = formatOf(token);
    if (format === undefined) continue;
    const between = tokens.slice(last + 1, at);
    const isNext = between.some(({ word }) => LISTING.has(word));
    const isClose = between.every(({ word }) => LISTING.has(word) || BETWEEN.has(word));
    if (last >= 0 && isClose && (isNext || found.length === 0)) {
      if (isNext) found.push(...(found.length === 0 ? [formatOf(tokens[last] as Token) ?? ''] : []), format);
    }
    last = at;
  }
  return [...new Set(found)];
}

export interface Asked {
  /** As said, lower case; null: not said. */
  noun: string | null;
  mood: string[];
  /** "back to school" of "a minimal back to school flyer". */
  subject: Subject | null;
  /** Of deliverables that say what they are about themselves: a thank-you card, a lunch menu. */
  occasion: Subject | null;
}

/** "a [summer] sale flyer", "a [craft] fair banner": what it is about, though it may be a look, too. */
const SEASONS = new Set([
  'craft',
  'vintage',
  'spring',
  'summer',
  'autumn',
  'fall',
  'winter',
  'christmas',
  'easter',
  'halloween',
]);
/** What such a word may describe alone. */
const DESIGNED = ['deliverable', 'mood', 'look', 'platform'] as const;

const DESCRIBING = ['mood', 'determiner', 'look', 'platform', 'person'] as const;
const SMALL = new Set(['of', 'in', 'size', 'sized', 'for', 'at', 'with', 'as', 'and', '&', 'into']);
const LONGEST_DESCRIPTION = 5;

export function readAsked(message: string, body: readonly Token[]): Asked {
  const asked: Asked = { noun: null, mood: moodsIn(message, body), subject: null, occasion: occasionIn(message, body) };
  const rest: Token[] = [];
  for (let at = 0; at < body.length;) {
    const token = body[at] as Token;
    const noun = inClass('deliverable', body, at);
    if (noun > 0) asked.noun ??= textOf(message, body.slice(at, at + noun)).toLowerCase();
    if (token.value?.type === 'format') asked.noun ??= message.slice(token.start, token.end).toLowerCase();
    const length = noun || (DESCRIBING.map((name) => inClass(name, body, at)).find((count) => count > 0) ?? 0);
    const isOfThing =
      SEASONS.has(token.word) &&
      body[at + 1]?.kind === 'word' &&
      DESIGNED.every((name) => inClass(name, body, at + 1) === 0);
    if ((length === 0 || isOfThing) && token.kind === 'word' && !SMALL.has(token.word)) rest.push(token);
    at += length || 1;
  }
  const span = spanOf(rest);
  if (!span || rest.length > LONGEST_DESCRIPTION) return asked;
  const { occasion } = asked;
  // "weekly class schedule" is one thing.
  if (occasion && occasion.span[0] <= span[0] && occasion.span[1] >= span[1]) return asked;
  const kind = kindOfSubject(rest);
  // "a motivational poster": one word that names no thing we know is a look.
  if (rest.length === 1 && kind === 'product') asked.mood.push(message.slice(...span));
  else asked.subject = { kind, text: message.slice(...span), named: false, span };
  return asked;
}

/** Tables with words of their own before them: "lunch menu", "weekly class schedule". */
const TABLES = new Set(['menu', 'list', 'pricelist', 'schedule', 'timetable', 'hours']);
const UNLIKE = ['determiner', 'platform', 'look', 'deliverable', 'make', 'asking', 'courtesy'] as const;

function occasionIn(message: string, body: readonly Token[]): Subject | null {
  const at = body.findIndex((_, place) => inClass('occasion', body, place) > 0);
  if (at === -1) return null;
  let from = at;
  let to = at + inClass('occasion', body, at);
  if (TABLES.has(body[to - 1]?.word ?? '')) {
    const describes = (place: number): boolean =>
      body[place]?.kind === 'word' &&
      UNLIKE.every((name) => inClass(name, body, place) === 0) &&
      (inClass('mood', body, place) === 0 || SEASONS.has(body[place]?.word ?? ''));
    while (from > 0 && describes(from - 1)) from -= 1;
    to += ofTheDay(body, to);
  }
  const tokens = body.slice(from, to).filter(({ word }) => word !== 'card' && word !== 'note');
  const span = spanOf(tokens);
  return span && { kind: 'announcement', text: textOf(message, tokens), named: false, span };
}
