/**
 * A brief whose words are all surely told apart (agent/tagger): what is to be read is printed and nothing else, the size follows
 * from the words for it, colours and letters from those for looks. Where one of its words is in doubt, other readings decide.
 */
import type { BriefLabel } from '#agent/tagger/briefs.ts';
import type { Span, Tagged, TaggedToken } from '#agent/tagger/tag.ts';
import { classOf } from '#agent/tagger/word-classes.ts';
import { PICTURE_NOUNS } from '../lexicon.ts';
import { words as anyOf } from '../rules.ts';
import { Scan } from '../scan.ts';
import { withoutSlips } from '../slips.ts';
import { titled, type Copy } from './copy.ts';
import { takeFormats, type Formats } from './format-words.ts';
import { copyOf, LONGEST, NOTHING, OF_NUMBERS, piecesOf, printedShare, taggedBrief, type PlacedPiece } from './second-reading.ts';
import { toldLooks, type ToldLooks } from './told-looks.ts';
import { SIZES, sizesTold, type ToldTable } from './told-tables.ts';

export interface ToldBrief extends Formats {
  copy: Copy;
  looks: ToldLooks;
  cutout: boolean | null;
  table: ToldTable | null;
  /** What is said of pictures, stickers and the brand kit, one by one. */
  pictures: string[];
  /** Where the picture stands, where that is told. */
  side: Side | null;
  /** The name of who it is for. */
  name: string | null;
}

export type Side = 'left' | 'right';

/** How sure it has to be that a word is to be read, or is not; and of one with a meaning of its own that nobody is to read. */
const SURE = 0.8;
const SURE_TALK = 0.95;
const PRINTED: ReadonlySet<BriefLabel> = new Set(['H', 'B', 'T']);

/** Words that briefs are asked with. */
const ASKING = new Set(['me', 'us', 'you', 'polite', 'ask', 'say', 'small', 'format', 'look']);

const isWord = ({ text }: TaggedToken<BriefLabel>) => /[\p{L}\p{N}]/u.test(text);

/** Which of the words to be read leads is no doubt that keeps them from being printed. */
function isSure(token: TaggedToken<BriefLabel>): boolean {
  const printed = printedShare(token);
  if (PRINTED.has(token.label)) return printed > SURE;
  return 1 - printed > ((token.label === '-' || token.label === 'F') && !ASKING.has(classOf(token)) ? SURE_TALK : SURE);
}

/** What it is about, though it is said like a kind of design: readers want to know. */
const SUBJECTS = /(?<!\p{L})(?:loyalty card|new in|new arrivals?|just in|back in stock|sold out|now open)(?!\p{L})/giu;

/** Whether every word of a message is surely told, and one of them leads or a picture does. What is said of all numbers is known anyway. */
function isSurelyTold({ tokens, spans }: Tagged<BriefLabel>, request: string): boolean {
  const known = OF_ALL.exec(request);
  const isKnown = ({ start, end }: TaggedToken<BriefLabel>) => known !== null && start >= known.index && end <= known.index + known[0].length;
  const has = (label: BriefLabel) => spans.some((span) => span.label === label);
  if ([...request.matchAll(SUBJECTS)].some(({ index }) => tokens.some((token) => token.start >= index && token.start < index + 3 && !PRINTED.has(token.label)))) return false;
  const of = (label: BriefLabel) => spans.filter((span) => span.label === label).length;
  // Slides are told apart by others; and where nothing leads, what is left out may be what it is about.
  const leftOut = tokens.filter((token) => token.label === '-' && !ASKING.has(classOf(token)) && token.text.length > 3);
  if (of('S') > 1 || (!has('H') && !SIZES.test(request) && leftOut.length > 1)) return false;
  return (has('H') || has('B') || (has('T') && (has('P') || SIZES.test(request)))) && tokens.every((token) => !isWord(token) || (token.label === '-' && classOf(token) === 'small') || isKnown(token) || isSure(token));
}

const OF_ALL = /(?<!\p{L})(?:all|prices?|everything)(?: (?:prices?|is|are))* in ([\p{L}.]{2,12})(?!\p{L})/iu;

const GENERAL = /(?<!\p{L})(?:flyers?|posters?|leaflets?|posts?|cards?)(?!\p{L})/giu;
const OF_A_SIZE = /(?<!\p{L})(?:a[3-7]|1:1|4:5|9:16|16:9|square|landscape|portrait)(?!\p{L})/iu;

/** "flyer in A5": the size says more than the kind does. */
function formatsOf(spans: readonly Span<BriefLabel>[]): Formats {
  const said = spans.map(({ text }) => text).join(' and ');
  const sized = said.replace(GENERAL, ' ').replace(/(?<!\p{L})in(?!\p{L})/giu, ' ');
  return takeFormats(new Scan(OF_A_SIZE.test(said) ? sized : said));
}

const CUT_OUT = /(?<!\p{L})(?:without|no|remov\w*|take|takes|taken|cut|lose|erase|get rid of)(?!\p{L})[^.,;]*back ?ground|back ?ground[^.,;]{0,14}(?<!\p{L})(?:off|out|away|removed|gone)(?!\p{L})|(?<!\p{L})cut(?:ting)?[ -]?(?:it |them |the \p{L}+ |this \p{L}+ )?out(?!\p{L})/iu;
const NOT_CUT_OUT = /(?<!\p{L})(?:(?:don'?t|do not|not) (?:cut|remove)|(?:with|keep) (?:the |its )(?:photo )?back ?ground)/iu;

const A_PICTURE = anyOf(`${PICTURE_NOUNS}|this|it|my|the`);
const SIDE = /(?<!\p{L})(?:on|to|at|in) (?:the )?(left|right)(?: (?:side|hand|half))?(?!\p{L})|(?<!\p{L})(left|right) side(?!\p{L})/giu;

/** The side that a picture is told; null: none, or several of them. */
function sideOf(pictures: readonly string[]): Side | null {
  const told = pictures.filter((said) => A_PICTURE.test(said)).flatMap((said) => [...said.matchAll(SIDE)].map(([, at, by]) => (at ?? by ?? '').toLowerCase()));
  return told.length === 1 && (told[0] === 'left' || told[0] === 'right') ? told[0] : null;
}

/** Money whose sign needs no country. */
const SIGNS: Readonly<Record<string, string>> = { dollar: '$', euro: '€', eur: '€', pound: '£', gbp: '£', rupee: '₹', inr: '₹', naira: '₦', yen: '¥' };
const BARE_PRICE = /^(.*\p{L}.*?[\s:–-]+)(\d[\d.,]*)$/u;

/** "all in dollars": said of the prices, which get its sign; money without one of its own is told once, in a line. */
function withMoney(pieces: readonly PlacedPiece[], request: string): PlacedPiece[] {
  const money = OF_ALL.exec(request)?.[1]?.toLowerCase().replace(/\.$/u, '');
  const told = pieces.filter(({ text }) => !OF_NUMBERS.test(text));
  const priced = told.filter(({ text }) => BARE_PRICE.test(text));
  if (money === undefined || priced.length < 2 || /^(?:cm|mm|in|inch(?:es)?|cent.*)$/u.test(money)) return told;
  const sign = SIGNS[money.replace(/s$/u, '')];
  const [last] = pieces.slice(-1);
  if (sign === undefined) return last ? [...told, { ...last, label: 'T', text: `Prices in ${money.toUpperCase()}`, facts: [], plain: false, quoted: false }] : told;
  return told.map((piece) => ({ ...piece, text: piece.text.replace(BARE_PRICE, (whole: string, thing: string, price: string) => (sign === '$' || sign === '£' || sign === '₹' || sign === '₦' || sign === '¥' ? `${thing}${sign}${price}` : `${thing}${price} ${sign}`)) }));
}

/** "put this shoe on a sunny background": a ground that is told with the picture. */
const withGround = (looks: ToldLooks, ground: string | null): ToldLooks => (ground === null || looks.ground !== null ? looks : { ...looks, ground, colors: [ground, ...looks.colors] });

/** A brief as it is told for sure; null: something in it is in doubt. */
export function toldBrief(request: string): ToldBrief | null {
  if (request.length > LONGEST) return null;
  const tagged = taggedBrief(request);
  if (!isSurelyTold(tagged, request)) return null;
  const of = (label: BriefLabel) => tagged.spans.filter((span) => span.label === label);
  const pieces = piecesOf(tagged, request).map((piece) => (piece.quoted ? piece : { ...piece, text: withoutSlips(piece.text, new Set()) }));
  const sizes = sizesTold(pieces.filter(({ label }) => label === 'T').map(({ text }) => text), request);
  const left = sizes ? pieces.filter(({ label, text }) => label !== 'T' || sizes.rest.includes(text)) : withMoney(pieces, request);
  const copy = copyOf(tagged, left, null);
  if (copy === null && sizes === null) return null;
  const words = copy ?? NOTHING;
  const looks = withGround(toldLooks(of('L'), request), toldLooks(of('P'), request).ground);
  const pictures = of('P').map(({ text }) => text);
  const cut = pictures.join(', ');
  return {
    ...formatsOf(of('F')), looks, pictures, table: sizes?.table ?? null, name: of('B')[0]?.text ?? null, side: sideOf(pictures),
    copy: { ...words, ...(sizes ? { headline: words.headline ?? titled(sizes.title ?? ''), lines: [...words.lines, ...(sizes.note === null ? [] : [sizes.note])] } : {}), colors: looks.colors },
    cutout: NOT_CUT_OUT.test(cut) ? false : CUT_OUT.test(cut) ? true : null,
  };
}
