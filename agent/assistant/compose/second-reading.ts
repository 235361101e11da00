/**
 * A brief read once more, by what the words of such messages are for (agent/tagger): where the first reading would print what is
 * said to the designer, or leave out what is to be read, this one's words stand instead.
 */
import { tagBrief, type BriefLabel } from '#agent/tagger/briefs.ts';
import { classOf } from '#agent/tagger/word-classes.ts';
import type { Tagged, TaggedToken } from '#agent/tagger/tag.ts';
import { capital, offerish, offerText, spelled, tidy, titled, type Copy } from './copy.ts';
import { actionText, isOffer, peel, type SaidFact } from './facts-said.ts';
import { isNotice, tellsOfSought } from './notices.ts';
import { findColor } from '../read-color.ts';
import { Scan } from '../scan.ts';

const PRINTED: ReadonlySet<BriefLabel> = new Set(['H', 'B', 'T']);
/** How sure it has to be that a word is talk, or is to be read, before it speaks against the first reading. */
const SURE = 0.88;
/** Longer ones are no briefs that people type (characters); tagging takes about a fifth of a second by then. */
export const LONGEST = 2_000;

type Token = TaggedToken<BriefLabel>;

export const printedShare = ({ beliefs }: Token): number => (beliefs.H ?? 0) + (beliefs.B ?? 0) + (beliefs.T ?? 0);
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const SMALL = new Set(['small', 'currency', 'slide']);
/** Who speaks and what is asked for: such words are seldom read by anybody. */
const SPOKEN = new Set(['me', 'polite', 'ask', 'say', 'look']);
/** Verbs that stand before a way to reach somebody, or not. */
const OF_VERBS = new Set(['deal', 'say', 'ask', 'you', 'us']);
/** "for my candle shop", "about our workshop": what it is about may be read, where nothing else leads. */
const SUBJECT = /(?<!\p{L})(?:for|about|of|on|announcing|promoting|selling|sell|this|my|our|an?|the)\s+(?:[\p{L}'’-]+\s+){0,3}$/iu;

/** "size 1080x1350": of the page, not on it. */
const OF_THE_PAGE = /^(?:(?:in )?a[3-7]|sized?|format|portrait|landscape|vertical|horizontal|(?:insta(?:gram)? )?(?:post|story))$/iu;

const linesOf = ({ headline, subheading, offer, callToAction, lines }: Copy): string[] => [headline, subheading, offer, callToAction, ...lines].filter((one) => one !== null);

/**
 * Whether a first reading prints what a second does: then it knows the parts better. Little words, what kind of thing it is and an
 * invitation that nobody said may come with it.
 */
export function saysTheSame(first: Copy, second: Copy, request: string): boolean {
  if ((first.pages ?? []).length > 0 || (second.pages ?? []).length > 0) return false;
  const said = new Set(wordsOf(request));
  const words = (copy: Copy) => new Set(linesOf(copy).flatMap(wordsOf).filter((word) => said.has(word)));
  const [before, after] = [words(first), words(second)];
  const little = (word: string) => word === 'from' || KINDS.test(word) || SMALL.has(classOf({ text: word, lower: word, start: 0, end: word.length }));
  return [...after].every((word) => before.has(word) || little(word)) && [...before].every((word) => after.has(word) || little(word));
}

/** Whether a reading prints what is surely talk, or lacks what is surely to be read. */
function isMisread(copy: Copy, { tokens }: Tagged<BriefLabel>, text: string): boolean {
  const lines = linesOf(copy);
  const shown = new Set(lines.flatMap(wordsOf));
  const meant = new Set(tokens.filter(({ label }) => PRINTED.has(label)).flatMap((token) => wordsOf(token.text)));
  const tells = (token: Token) => /[\p{L}\p{N}]/u.test(token.text) && !SMALL.has(classOf(token));
  const stands = (token: Token) => wordsOf(token.text).every((word) => shown.has(word));
  const isTalk = (token: Token) => printedShare(token) < 1 - SURE && stands(token) && wordsOf(token.text).every((word) => !meant.has(word));
  const talk = tokens.filter((token) => tells(token) && isTalk(token));
  if (talk.some((token) => SPOKEN.has(classOf(token)) || token.label === 'L' || token.label === 'P')) return true;
  // A line in which nothing else stands; “workshop poster: …” tells what kind it is.
  const isKind = (token: Token) => token.label === 'F' || tokens.slice(tokens.indexOf(token) + 1, tokens.indexOf(token) + 3).some(({ label }) => label === 'F');
  const talked = new Set(talk.filter((token) => !isKind(token) && !SUBJECT.test(text.slice(0, token.start))).flatMap((token) => wordsOf(token.text)));
  const telling = new Set(tokens.filter(tells).flatMap((token) => wordsOf(token.text)));
  if (lines.some((line) => wordsOf(line).some((word) => talked.has(word)) && wordsOf(line).every((word) => talked.has(word) || !telling.has(word)))) return true;
  if (lines.some((line) => OF_THE_PAGE.test(line) && wordsOf(line).every((word) => !meant.has(word)))) return true;
  const lacking = tokens.filter((token) => tells(token) && PRINTED.has(token.label) && printedShare(token) > SURE && !stands(token) && !OF_VERBS.has(classOf(token)));
  return lacking.length > 1 || lacking.some((token) => /\d/u.test(token.text));
}

const UNCHANGED = /^(?:\S+@\S+|@\S+|(?:www\.)?[\p{L}\d-]+\.[\p{L}.]+(?:\/\S*)?)$/iu;
const shown = (text: string): string => (UNCHANGED.test(text) ? text : spelled(capital(offerish(text))));

/** Who signs a letter is no name to be printed. */
const SIGNED = /(?:thank(?:s| you)|thx|regards|cheers|greetings|yours|sincerely|best|wishes|love)[\s,.!–-]*(?:(?:so much|a lot|in advance|very much|truly|faithfully)[\s,.!–-]*)?$/iu;

const THANKS = /^(?:many )?(?:thanks|thank you|thank u|thx|cheers)(?: so much| a lot| in advance| very much)?$/iu;

interface Piece {
  label: BriefLabel;
  text: string;
  facts: SaidFact[];
  /** Whether nothing is said but these facts. */
  plain: boolean;
  /** Whether it stands in quotation marks, and is printed as it is. */
  quoted: boolean;
}

export interface PlacedPiece extends Piece {
  start: number;
  end: number;
}

/** What is to be read, piece by piece: a day and its hours are one, and a number has the sign before it. */
export function piecesOf({ spans, tokens }: Tagged<BriefLabel>, request: string): PlacedPiece[] {
  const pieces: PlacedPiece[] = [];
  for (const { label, text, start, end } of spans) {
    // "I now take custom orders": what is more likely said with it than not.
    const earlier = tokens.filter((token) => token.end <= start);
    const from = earlier.findLastIndex((token) => token.label !== '-' || printedShare(token) < 0.3) + 1;
    const lead = earlier.length - from <= 4 ? request.slice(earlier[from]?.start ?? start, start) : '';
    const said = tidy(`${request[start - 1] === '+' ? '+' : lead}${text}`);
    if (!PRINTED.has(label) || said === '' || (end >= request.length - 2 && SIGNED.test(request.slice(0, start))) || (label === 'T' && end > request.length - 30 && THANKS.test(said))) continue;
    const { core, facts } = peel(said);
    const piece = { label, text: said, facts, plain: core === '', quoted: /["“«„]/u.test(request[start - 1] ?? ''), start, end };
    const before = pieces.at(-1);
    const isWhen = (one: Piece) => one.label === 'T' && one.plain && one.facts.length > 0 && one.facts.every(({ kind }) => kind === 'when');
    if (before && isWhen(before) && isWhen(piece) && /^[\s,]*$/u.test(request.slice(before.end, start))) {
      Object.assign(before, { text: `${before.text}, ${said}`, facts: [...before.facts, ...facts], end });
    } else pieces.push(piece);
  }
  return pieces;
}

/** The words that are likeliest to lead where none surely do: “garage sale” in the middle of a letter. */
function likeliestHeadline({ tokens }: Tagged<BriefLabel>): string | null {
  const runs: Token[][] = [];
  for (const [at, token] of tokens.entries()) {
    if (token.label !== '-' || (token.beliefs.H ?? 0) < 0.15 || !/[\p{L}\p{N}]/u.test(token.text)) continue;
    const before = runs.at(-1);
    if (before && before.at(-1) === tokens[at - 1]) before.push(token);
    else runs.push([token]);
  }
  const sure = (run: readonly Token[]) => run.reduce((sum, { beliefs }) => sum + (beliefs.H ?? 0), 0);
  const [best] = runs.toSorted((one, other) => sure(other) - sure(one));
  return best ? titled(best.map(({ text }) => text).join(' ')) : null;
}

/** The words of a page as its pieces tell them; null: there are none. `first`: as the brief was read before. */
function pageOf(pieces: readonly Piece[], tagged: Tagged<BriefLabel>, first: Copy): Copy | null {
  if (pieces.length === 0) return null;
  const of = (label: BriefLabel) => pieces.filter((piece) => piece.label === label);
  const [lead, ...others] = of('H');
  const [brand, ...brands] = of('B');
  const talk = new Set(tagged.tokens.filter((token) => printedShare(token) < 1 - SURE && (SPOKEN.has(classOf(token)) || token.label === 'L' || token.label === 'P')).flatMap(({ text }) => wordsOf(text)));
  const likely = (text: string) => KINDS.test(text) || tagged.tokens.some((token) => printedShare(token) > 0.1 && wordsOf(text).includes(wordsOf(token.text)[0] ?? ''));
  const told = first.headline !== null && likely(first.headline) && !wordsOf(first.headline).some((word) => talk.has(word)) ? first.headline : null;
  const facts = of('T');
  const likeliest = lead || brand || told !== null ? null : likeliestHeadline(tagged);
  const only = lead ?? brand ?? (told === null && likeliest === null ? facts.shift() : undefined);
  const headline = only === undefined ? (told ?? likeliest) : only.quoted ? only.text : titled(only.text);
  const offer = facts.find(({ text, plain, facts: [fact] }) => plain && fact?.kind === 'offer' && isOffer(text));
  const action = facts.find(({ plain, facts: [fact, next] }) => plain && next === undefined && fact?.kind === 'action');
  // What stands before the headline tells what kind of thing it is.
  const [kind] = pieces;
  const above = kind && kind.label === 'T' && lead && kind !== offer && kind.text.split(' ').length <= 4 && !kind.facts.length ? kind : undefined;
  const subheading = above ?? others[0] ?? (lead ? brand : undefined);
  const rest = pieces.filter((piece) => ![only, offer, action, subheading].includes(piece) && !brands.includes(piece) && piece !== brand);
  return {
    headline: headline === null ? null : only?.quoted === true ? headline : spelled(headline), subheading: subheading ? shown(subheading.text) : null,
    offer: offer ? offerText(offer.text) : null, callToAction: action ? actionText(action.text) : first.callToAction,
    lines: [...rest, ...(brand && brand !== subheading && brand !== only ? [brand] : []), ...brands].map(({ text }) => shown(text)).filter((line, index, all) => all.indexOf(line) === index && line.toLowerCase() !== headline?.toLowerCase()),
    colors: colorsOf(tagged),
  };
}

/** The colours that a look names, the ground's first: "yellow letters on black". What is not wanted is none. */
function colorsIn(look: string): string[] {
  const scan = new Scan(look.replace(/(?<!\p{L})(?:no|not|without|never|isn't|nothing)(?!\p{L})[^,.;]*/giu, ' '));
  const found: { color: string; ground: boolean }[] = [];
  for (let next = findColor(scan); next !== null; next = findColor(scan)) {
    const { color, start, end } = next;
    found.push({ color, ground: /(?<!\p{L})(?:on|over)(?: an?)?\s+$/iu.test(scan.rest.slice(0, start)) || /^\s+(?:back ?ground|bg|backdrop)/iu.test(scan.rest.slice(end)) });
    scan.blank(start, end);
  }
  return [...found.filter(({ ground }) => ground), ...found.filter(({ ground }) => !ground)].map(({ color }) => color);
}

/** The words of a design as the tags tell them, page by page where slides are told apart; null: there are none. `first`: as it was read before, if it was. */
export function copyOf(tagged: Tagged<BriefLabel>, pieces: readonly PlacedPiece[], first: Copy | null): Copy | null {
  const slides = slidesIn(tagged, pieces);
  if (slides.length < 2) return pageOf(pieces, tagged, first ?? NOTHING);
  const [front, ...further] = slides.map((slide) => pageOf(slide, tagged, NOTHING)).filter((page) => page !== null);
  return front ? { ...front, colors: colorsOf(tagged), pages: further } : null;
}

/** The pieces of each slide; what stands before the first belongs to it. */
function slidesIn({ spans }: Tagged<BriefLabel>, pieces: readonly (Piece & { start: number })[]): Piece[][] {
  const starts = spans.filter(({ label }) => label === 'S').map(({ start }) => start);
  const slides = starts.map((_, index) => pieces.filter(({ start }) => (index === 0 || start > (starts[index] ?? 0)) && start < (starts[index + 1] ?? Infinity)));
  return slides.filter((slide) => slide.length > 0);
}

const colorsOf = ({ spans }: Tagged<BriefLabel>): string[] => [...new Set(spans.filter(({ label }) => label === 'L').flatMap(({ text }) => colorsIn(text)))];

/** What a design is, said on it: such a word is not lost. */
const KINDS = /(?<!\p{L})(?:give ?aways?|workshops?|courses?|sales?|restock(?:ed)?|pre-?orders?|thank(?:s| you)|hiring|menu|price ?list|sold out|reminder|reviews?|recipe|tips|launch|(?:grand )?opening|invitation|invited|save the date|birthday|wedding|quote|lost|found|webinar|for sale|vouchers?|gift card|raffle|class|concert|specials?|new in|just in|new arrivals?|back in stock|now open|loyalty card)(?!\p{L})/iu;

/** Lines of the first reading that say what the second would lose: what it was not sure of, and what kind of thing it is. */
function keptOf(first: Copy, told: Copy, { tokens }: Tagged<BriefLabel>, request: string): string[] {
  const shown = new Set(linesOf(told).flatMap(wordsOf));
  const shares = new Map<string, number>();
  for (const token of tokens) for (const word of wordsOf(token.text)) shares.set(word, Math.max(shares.get(word) ?? 0, printedShare(token)));
  const junk = new Set(tokens.filter((token) => printedShare(token) < 1 - SURE && (token.label === 'L' || (token.label === 'P' && !KINDS.test(request.slice(Math.max(0, token.start - 24), token.end + 24))) || SPOKEN.has(classOf(token)))).flatMap((token) => wordsOf(token.text)));
  const isSignature = (line: string) => request.trimEnd().replace(/[.!]+$/u, '').toLowerCase().endsWith(line.toLowerCase()) && SIGNED.test(request.trimEnd().replace(/[.!]+$/u, '').slice(0, -line.length));
  return [first.headline, first.subheading, ...first.lines].filter((line): line is string => {
    const lost = wordsOf(line ?? '').filter((word) => !shown.has(word) && shares.has(word));
    return line !== null && lost.length > 0 && !THANKS.test(line) && !isSignature(line) && !lost.some((word) => junk.has(word)) && (lost.some((word) => (shares.get(word) ?? 0) > 0.2) || KINDS.test(lost.join(' ')) || (KINDS.test(line) && wordsOf(line).length < 4));
  });
}

function withKept(told: Copy, first: Copy, tagged: Tagged<BriefLabel>, request: string): Copy {
  const [line, ...lines] = keptOf(first, told, tagged, request);
  if (line === undefined || (told.pages?.length ?? 0) > 0) return told;
  // What is said whole is not said in part as well.
  const others = told.lines.filter((one) => ![line, ...lines].some((kept) => kept.toLowerCase().includes(one.toLowerCase())));
  return told.subheading === null ? { ...told, subheading: line, lines: [...others, ...lines] } : { ...told, lines: [line, ...others, ...lines] };
}

export const NOTHING: Copy = { headline: null, subheading: null, offer: null, callToAction: null, lines: [], colors: [] };

/** Words of a look name no thing: "lavender candle", "vintage denim" do. */
const LIKE_A_LOOK = /(?<!\p{L})(?:under|below|above|beside|next to|like|style|look|looks|vibes?|feel|feeling|mood|theme|tones?|very|more|bit|not|no|background|bg|letters?|font)(?!\p{L})/iu;
/** Said of the numbers, not read. */
export const OF_NUMBERS = /^(?:all |prices? |everything )+(?:is |are )?in [\p{L}.]+$|^(?:front|back|one side|single[ -]side[d]?) only$/iu;

/** A brief tagged; what is surely a thing is no look: what a slide is said to say, and the only thing that is named at all. */
export function taggedBrief(request: string): Tagged<BriefLabel> {
  const { tokens, spans } = tagBrief(request);
  const tagged = { tokens: tokens.map((token) => ({ ...token })), spans: spans.map((span) => ({ ...span })) };
  const relabel = (span: Tagged<BriefLabel>['spans'][number], label: BriefLabel, share: number) => {
    span.label = label;
    for (const token of tagged.tokens.filter(({ start, end }) => start >= span.start && end <= span.end)) Object.assign(token, { label, beliefs: share > 0 ? { [label]: share } : { '-': 1 } });
  };
  const leads = tagged.spans.some(({ label }) => label === 'H' || label === 'B');
  const notice = isNotice(request);
  for (const [index, span] of tagged.spans.entries()) {
    const last = tagged.tokens.findLast(({ start, end }) => start >= span.start && end <= span.end);
    const ofSlide = tagged.spans[index - 1]?.label === 'S' && /^\s*:\s*$/u.test(request.slice(tagged.spans[index - 1]?.end, span.start));
    const isThing = !leads && last !== undefined && classOf(last) === 'word' && /\s/u.test(span.text) && !LIKE_A_LOOK.test(span.text);
    // "our mugs: white, blue": what there is of them.
    const listed = (!leads || tagged.spans[index - 1]?.label === 'H') && /(?<!colou?rs?|palette|tones?|look|style|back ?ground|letters|text|design)\s*:\s*$/iu.test(request.slice(0, span.start));
    // "put our instagram on it": the handle, no format.
    if (span.label === 'F' && /^(?:insta(?:gram)?|ig|facebook|tik ?tok)$/iu.test(span.text.trim()) && /(?<!\p{L})(?:our|my)\s+$/iu.test(request.slice(0, span.start))) relabel(span, 'P', 0);
    if (span.label === 'L' && notice && tellsOfSought(request, span.text, span.start)) relabel(span, 'T', 0.9);
    else if (span.label === 'L' && (ofSlide || isThing || listed)) relabel(span, 'H', 0.7);
    else if (span.label === 'T' && OF_NUMBERS.test(span.text)) relabel(span, '-', 0);
  }
  return { ...tagged, spans: tagged.spans.filter(({ label }) => label !== '-') };
}

/** `copy`: what the first reading came to. */
export function secondReading(request: string, copy: Copy): Copy {
  if (request.length > LONGEST) return copy;
  const tagged = taggedBrief(request);
  const severalPages = slidesIn(tagged, piecesOf(tagged, request)).length > 1;
  if (!severalPages && !isMisread(copy, tagged, request)) return copy;
  const told = copyOf(tagged, piecesOf(tagged, request), copy);
  if (told) return withKept(told, copy, tagged, request);
  // "no words, no price, nothing": the picture alone.
  if (/(?<!\p{L})(?:no|without(?: any)?) (?:words|text|writing|letters)(?!\p{L})/iu.test(request)) return NOTHING;
  return copy.headline !== null && !isSpoken(copy.headline, tagged) ? copy : NOTHING;
}

/** Whether these are words that only a designer is told: "something nice for my shop". */
function isSpoken(text: string, { tokens }: Tagged<BriefLabel>): boolean {
  const words = new Set(wordsOf(text));
  const said = tokens.filter((token) => wordsOf(token.text).some((word) => words.has(word)));
  const mean = said.reduce((sum, token) => sum + printedShare(token), 0) / Math.max(1, said.length);
  return mean < 0.02 && said.some((token) => ['me', 'ask'].includes(classOf(token)) || /^(?:sm?th|something|anything|sth)$/iu.test(token.text));
}

/** Whether a part of a brief surely holds words that are to be read. */
export function holdsWords(request: string, part: string): boolean {
  if (request.length > LONGEST) return false;
  const from = request.indexOf(part);
  return tagBrief(request).tokens.filter(({ start, end }) => start >= from && end <= from + part.length).some((token) => printedShare(token) > SURE && PRINTED.has(token.label) && /[\p{L}\p{N}]/u.test(token.text));
}

/** Whether a request says what is to be read, and little else that is not known to be a wish of its own. */
export function saysWhatToPrint(request: string): boolean {
  if (request.length > LONGEST) return false;
  const { tokens } = tagBrief(request);
  const sure = tokens.filter((token) => PRINTED.has(token.label) && printedShare(token) > SURE && /\p{L}/u.test(token.text));
  return sure.length >= 3 && tokens.some(({ label }) => label === 'H');
}
