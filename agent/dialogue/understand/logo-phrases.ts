/** Whose logo it is to be, and how: "for my bakery Golden Crust, warm colours, with a wheat ear". */
import { wordSet } from '../values/word-set.ts';
import type { LOGO_STYLES } from '#design/logo/brief.ts';
import type { Phrase } from './chart.ts';
import { ASKS } from './asides.ts';
import { askLength } from './asking.ts';
import { inClass } from './details.ts';
import { BUSINESSES } from './nouns.ts';
import { classLength } from './phrases.ts';
import type { Token } from './tokens.ts';
import { CLASSES } from './vocabulary.ts';

type LogoStyle = (typeof LOGO_STYLES)[number];

export interface LogoSaid {
  name: string | null;
  description: string | null;
  style: LogoStyle | null;
  elements: string[];
  colors: string[];
}

const STYLES: readonly (readonly [words: string, style: LogoStyle])[] = [
  ['lettermark monogram initials wordmark typographic', 'lettermark'],
  ['abstract geometric', 'abstract'],
  ['line-art lineart outline outlined', 'line art'],
  ['illustrated illustration mascot hand-drawn cartoon', 'illustration'],
  ['emblem badge crest seal stamp vintage', 'emblem'],
  ['icon symbol pictogram', 'icon'],
];
const STYLE_OF = new Map(STYLES.flatMap(([words, style]) => words.split(' ').map((word) => [word, style] as const)));
const LOGOS = wordSet('logo logos');
const KINDS = wordSet('idea ideas design designs proposal proposals concept concepts option options');
const LEADS = wordSet('for called named saying : of that says');
const BETWEEN = wordSet(", its it's is");
const OWNERS = wordSet('my our a an the this');
const NAMING = wordSet('called named');
const SHOWS = wordSet('with showing featuring including');
const SENDERS = wordSet('i we');
const DOES = wordSet('make sell do offer run bake craft teach design create knit sew paint grow clean fix build');
const PLAINLY = wordSet(
  'minimal minimalist minimalistic simple clean modern cute elegant classy bold fun playful fancy luxury',
);
const DOUBTS = wordSet('maybe perhaps possibly or either');
const LETTERS = wordSet('letters lettering text initials');
const STOPS = wordSet('. ; ! ?');
/** What only carries a wish. */
const EMPTY = wordSet('something sth some style look feel in and a an the it should be kinda pls please');

const isCapital = (message: string, { start, kind }: Token): boolean =>
  kind === 'word' && /^[\p{Lu}\p{N}]/u.test(message.slice(start, start + 1));
const textOf = (message: string, part: readonly Token[]): string =>
  message.slice(part[0]?.start ?? 0, part.at(-1)?.end ?? 0).trim();

/** A quoted name without its marks: nail studio "Gloss by Bec". */
function quotedName(message: string, part: readonly Token[], at: number): Pick<LogoSaid, 'name' | 'description'> {
  const words = [...part.slice(0, at), ...part.slice(at + 1)].filter(
    ({ word }) => !OWNERS.has(word) && !NAMING.has(word),
  );
  return {
    name: unquoted(textOf(message, part.slice(at, at + 1))),
    description: words.map(({ start, end }) => message.slice(start, end)).join(' ') || null,
  };
}

const QUOTES = new Set([...'"\'“”‘’«»„']);
function unquoted(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && QUOTES.has(text.charAt(start))) start += 1;
  while (end > start && QUOTES.has(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end).trim();
}

/** "its called Chalk & Clover", "the name is Bean House": how many words lead to the name; 0: no name follows. */
function namingLength(part: readonly Token[]): number {
  const at = part.findIndex(({ word }) => NAMING.has(word) || word === 'name');
  if (at === -1 || at > 2 || !part.slice(0, at).every(({ word }) => BETWEEN.has(word) || OWNERS.has(word))) return 0;
  return BETWEEN.has(part[at + 1]?.word ?? '') ? at + 2 : at + 1;
}

/** "i make teacher printables": what the business does; 0: it is not said. */
const doingLength = (part: readonly Token[]): number =>
  SENDERS.has(part[0]?.word ?? '') && DOES.has(part[1]?.word ?? '') ? 2 : 0;

/** Name and kind of business: "my bakery Golden Crust", "a bakery called Golden Crust", "Golden Crust". */
function business(message: string, part: readonly Token[]): Pick<LogoSaid, 'name' | 'description'> {
  const quote = part.findIndex(({ value }) => value?.type === 'quoted');
  if (quote !== -1) return quotedName(message, part, quote);
  const naming = part.findIndex(({ word }) => NAMING.has(word));
  const own = OWNERS.has(part[0]?.word ?? '') ? part.slice(1) : part;
  if (naming > 0)
    return {
      name: textOf(message, part.slice(naming + 1)),
      description: textOf(message, own.slice(0, own.indexOf(part[naming] as Token))) || null,
    };
  const from = own.findIndex((token) => isCapital(message, token));
  const trade = own.findIndex(({ word }, at) => BUSINESSES.has(word) && at < own.length - 1);
  // "kids clothes brand tiny acorns"
  if (own === part && trade !== -1 && !isCapital(message, own[trade] as Token))
    return { name: textOf(message, own.slice(trade + 1)), description: textOf(message, own.slice(0, trade + 1)) };
  if (own === part) return { name: textOf(message, part), description: null };
  if (from === -1) return { name: null, description: textOf(message, own) || null };
  const end = own.findIndex(
    (token, at) => at > from && !isCapital(message, token) && !/^(?:&|and|of|the|'s|\+|'n')$/u.test(token.word),
  );
  const name = own.slice(from, end === -1 ? undefined : end);
  const besides = [...own.slice(0, from), ...(end === -1 ? [] : own.slice(end))];
  return {
    name: textOf(message, name),
    description: besides.map(({ start, end: to }) => message.slice(start, to)).join(' ') || null,
  };
}

function details(message: string, said: LogoSaid, part: readonly Token[]): LogoSaid {
  const self = selfLength(part);
  if (self > 0) {
    const { name, description } = business(message, part.slice(self - 1));
    return { ...said, name: name ?? said.name, description: description ?? said.description };
  }
  const naming = namingLength(part);
  if (naming > 0) {
    const kind = [said.name, said.description].filter(Boolean).join(', ');
    return { ...said, name: unquoted(textOf(message, part.slice(naming))), description: kind || null };
  }
  const colors = part.flatMap(({ value }) => (value?.type === 'color' ? [String(value.value)] : []));
  if (colors.length > 0) return { ...said, colors: [...said.colors, ...colors] };
  const style = part.map(({ word }) => STYLE_OF.get(word)).find((one) => one !== undefined);
  if (style) return { ...said, style };
  if (SHOWS.has(part[0]?.word ?? '')) {
    const element = textOf(
      message,
      part.slice(1).filter(({ word }, at) => at > 0 || !OWNERS.has(word)),
    );
    return element === '' ? said : { ...said, elements: [...said.elements, element] };
  }
  // "logo for dog walking, Muddy Mates": the trade came first.
  const isTrade = said.name === null || said.name === said.name.toLowerCase();
  if (isTrade && part.every((token) => isCapital(message, token) || JOINING.has(token.word)))
    return {
      ...said,
      name: textOf(message, part),
      description: [said.name, said.description].filter(Boolean).join(', '),
    };
  // "logo for my candle brand, wick & willow"
  const isPlainName =
    said.name === null &&
    said.description !== null &&
    said.colors.length + said.elements.length === 0 &&
    part.length <= LONGEST_NAME &&
    part.every(({ kind, word }) => (kind === 'word' || JOINING.has(word)) && !EMPTY.has(word) && !PLAINLY.has(word)) &&
    part.every((_, at) => classLength(CLASSES.mood ?? new Map(), part, at) === 0);
  if (isPlainName && doingLength(part) === 0 && !isWished(part)) return { ...said, name: textOf(message, part) };
  const doing = doingLength(part);
  if (isWished(part)) return wished(message, said, part);
  const words = part.slice(doing).filter(({ word }) => !EMPTY.has(word) && !PLAINLY.has(word));
  if (words.length === 0) return said;
  return { ...said, description: [said.description, textOf(message, words)].filter(Boolean).join(', ') };
}

const LONGEST_NAME = 4;
const JOINING = wordSet("& and of the 's + 'n' by");

/** "maybe a little bottle or just letters": a thing to show is one of the trade's: a bottle of nail polish. */
function wished(message: string, said: LogoSaid, part: readonly Token[]): LogoSaid {
  const end = part.findIndex(({ word }, at) => at > 0 && word === 'or');
  const thing = part
    .slice(0, end === -1 ? undefined : end)
    .filter(({ word }) => !DOUBTS.has(word) && !EMPTY.has(word) && !OWNERS.has(word) && !SIZED.has(word));
  if (thing.length === 0 || thing.some(({ word }) => LETTERS.has(word)))
    return thing.length === 0 ? said : { ...said, style: 'lettermark' };
  const text = textOf(message, thing);
  const trade = `${said.description ?? ''} ${said.name ?? ''}`.toLowerCase();
  const own = OF_TRADE.find(
    ([word, thingOf]) => trade.includes(word) && thing.some(({ word: one }) => thingOf.has(one)),
  );
  return { ...said, elements: [...said.elements, own ? own[2] : text] };
}
const isWished = (part: readonly Token[]): boolean =>
  DOUBTS.has(part[0]?.word ?? '') ||
  SIZED.has(part[0]?.word ?? '') ||
  part.some(({ word }, at) => word === 'or' && part.slice(at).some(({ word: one }) => LETTERS.has(one)));
const SIZED = wordSet('little small tiny big just only cute nice simple');
/** Things that look otherwise in a trade: its word, the thing, and what to look for. */
const OF_TRADE: readonly (readonly [trade: string, things: ReadonlySet<string>, name: string])[] = [
  ['nail', wordSet('bottle bottles polish'), 'nail polish'],
  ['perfume', wordSet('bottle bottles'), 'perfume'],
  ['milk', wordSet('bottle bottles'), 'milk bottle'],
  ['baby', wordSet('bottle bottles'), 'baby bottle'],
];

/** How the words behind "logo" go on: "for my bakery", "Brightside Plumbing", "pls, the name is Bean House". */
function beginning(message: string, tokens: readonly Token[], from: number): number | null {
  let at = from;
  while (BETWEEN.has(tokens[at]?.word ?? '') || COURTESY.has(tokens[at]?.word ?? '')) at += 1;
  const token = tokens[at];
  if (token === undefined) return null;
  if (LEADS.has(token.word)) return at + 1;
  const isBroken = at > from || STOPS.has(token.word) || DASHES.has(token.word);
  const next = tokens.slice(isBroken && token.kind === 'mark' ? at + 1 : at);
  if (isBroken && tellsOfBusiness(next)) return tokens.length - next.length;
  const [first, second] = isBroken && token.kind === 'mark' ? next : tokens.slice(at);
  if (first === undefined || !isCapital(message, first) || ASKS.has(first.word)) return null;
  // Every sentence begins with a capital, and "Green" may be a color.
  const isDoubtful = STOPS.has(token.word) || first.value !== null;
  return !isDoubtful || (second !== undefined && isCapital(message, second)) ? tokens.indexOf(first) : null;
}
const COURTESY = wordSet('pls please thanks thx');
const DASHES = wordSet('- – —');
/** "im a tattoo artist", "name is Black Thistle", "i make candles" */
const tellsOfBusiness = (part: readonly Token[]): boolean =>
  selfLength(part) > 0 || doingLength(part) > 0 || namingLength(part) > 0;

/** "im a [tattoo artist]", "we are a [bakery]" */
function selfLength(part: readonly Token[]): number {
  const [first, second, third] = part.map(({ word }) => word);
  if (SELF.has(first ?? '')) return OWNERS.has(second ?? '') ? 2 : 0;
  return SENDERS.has(first ?? '') && (second === 'am' || second === 'are') && OWNERS.has(third ?? '') ? 3 : 0;
}
const SELF = wordSet("im i'm we're were");

/** Behind "logo": up to the end of the sentence, or the next request. */
export function logoPhrases(message: string, tokens: readonly Token[]): Phrase[] {
  const at = tokens.findIndex(({ word }) => LOGOS.has(word));
  if (at === -1) return [];
  const kind = KINDS.has(tokens[at + 1]?.word ?? '') ? 1 : 0;
  const from = beginning(message, tokens, at + kind + 1);
  if (from === null) return [];
  const parts: Token[][] = [[]];
  let to = from;
  for (; to < tokens.length; to += 1) {
    const token = tokens[to] as Token;
    const isStop = token.kind === 'line' || STOPS.has(token.word);
    if (isStop && !tellsOfBusiness(tokens.slice(to + 1))) break;
    const breaks =
      isStop ||
      token.word === ',' ||
      (SHOWS.has(token.word) && parts.at(-1)?.length !== 0) ||
      (token.word === 'in' && tokens[to + 1]?.value?.type === 'color');
    // "bold" is a look here, and no order.
    const next = tokens[to + 1]?.word ?? '';
    if (breaks && ASKS.has(next) && !PLAINLY.has(next)) break;
    if (breaks) parts.push(token.word === ',' || isStop ? [] : [token]);
    else parts.at(-1)?.push(token);
  }
  const [first = [], ...others] = parts;
  if (first.length === 0) return [];
  const nothing: LogoSaid = { name: null, description: null, style: null, elements: [], colors: [] };
  const said = others
    .filter((part) => part.length > 0)
    .reduce<LogoSaid>(
      (so, part) => details(message, so, part),
      tellsOfBusiness(first) ? details(message, nothing, first) : { ...nothing, ...business(message, first) },
    );
  const before = tokens
    .slice(0, at)
    .map(({ word }) => STYLE_OF.get(word))
    .find((one) => one !== undefined);
  return [
    {
      category: 'LogoFor',
      from: at + 1 + kind,
      to,
      meaning: { ...said, style: said.style ?? before ?? null },
      cost: 0.5,
    },
  ];
}

/** What a message says of a logo that asks for nothing else: "need a simple logo, the name is Bean House"; null: it asks for something else. */
export function logoAsked(message: string, tokens: readonly Token[]): LogoSaid | null {
  const at = tokens.findIndex(({ word }) => LOGOS.has(word));
  if (at === -1 || at > MOST_BEFORE) return null;
  const describes = (place: number): boolean =>
    OWNERS.has(tokens[place]?.word ?? '') ||
    STYLE_OF.has(tokens[place]?.word ?? '') ||
    ['mood', 'asking', 'determiner', 'courtesy'].some((name) => inClass(name, tokens, place) > 0);
  for (let place = askLength(tokens, 0); place < at; place += 1) if (!describes(place)) return null;
  const phrase = logoPhrases(message, tokens).find(({ category }) => category === 'LogoFor');
  if (phrase === undefined) return null;
  const rest = tokens.slice(phrase.to);
  const isAll = rest.every(
    (token, place) => token.kind === 'mark' || token.kind === 'line' || inClass('courtesy', rest, place) > 0,
  );
  const said = phrase.meaning as LogoSaid;
  return isAll && said.name !== null ? said : null;
}
const MOST_BEFORE = 9;
