/**
 * The words of a design in the form that such words have, however a brief was read: what somebody said stands between its marks and
 * names who said it, stars are stars, days come with their hours a row each, and so do steps; what cannot stand alone is not torn off.
 */
import { FORMAT_PHRASE } from '../read-page.ts';
import { capital, titled } from './copy.ts';
import { hoursIn, peel, ROW_OF_HOURS } from './facts-said.ts';

interface Words {
  headline: string | null;
  subheading: string | null;
  offer: string | null;
  lines: readonly string[];
}

const PRAISE = /(?<!\p{L})(?:testimonials?|reviews?|feedback|quotes?|(?:customers?|clients?|buyers?) (?:said|says|wrote))(?!\p{L})/iu;
/** What stands between quotation marks, and behind it a name: “…” – Maya R. */
const SAID = /["“„«]([^"”“»]{4,})["”“»]\s*(?:[-–—,(]+\s*|by\s+|from\s+)?((?:\p{Lu}[\p{L}'’]*)(?: \p{Lu}[\p{L}'’]*){0,2}\.?)?/u;
const STARS = /^(?:rated )?(five|four|[345])(?:\s?\/\s?5| out of (?:5|five))?[\s-]?stars?$/iu;
const COUNTS: Readonly<Record<string, number>> = { five: 5, four: 4 };
const STEP = /(?:^|[,;]?\s+)(\d)[.)]?\s+(?=\p{L})/gu;

const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ').trim();

/** Days and their hours that were said in one breath: a row each. */
function hoursApart(line: string): string[] {
  const rows = hoursIn(line);
  const left = line.replace(new RegExp(ROW_OF_HOURS, 'giu'), '');
  return rows.length > 1 && !/[\p{L}\p{N}]/u.test(left) ? rows : [line];
}

/** "1 pick a colour 2 pay by link 3 we send it": a row each. */
function stepsApart(line: string): string[] {
  const marks = [...line.matchAll(STEP)];
  if (marks.length < 3 || marks[0]?.index !== 0 || marks.some((mark, at) => Number(mark[1]) !== at + 1)) return [line];
  return marks.map((mark, at) => `${at + 1}. ${capital(line.slice(mark.index + mark[0].length, marks[at + 1]?.index).replace(/[\s,;.]+$/u, ''))}`);
}

/** Words that say nothing before what follows them: "last" of "last 3 pieces", "how to style" of a scarf. */
const OPEN = /^(?:last|only|first|just|almost)$|^(?:how|why|what|when|where|which)(?!\p{L})[^?]*$/iu;
/** "free over" of "free over 60 €", "live on" of "live on Instagram". */
const OPEN_END = /\s(?:over|above|under|from|on|at|in|via|with|for|to|of|by)$/iu;

const placeOf = (request: string, words: string): number => request.toLowerCase().indexOf(words.toLowerCase());
const asTyped = (request: string, words: string): string => (placeOf(request, words) < 0 ? words : request.slice(placeOf(request, words)).slice(0, words.length));
const behind = (request: string, words: string): string => (placeOf(request, words) < 0 ? '' : request.slice(placeOf(request, words) + words.length));

/** Whether words go on with a format or platform: "Instagram", "my story". */
function isForFormat(words: string): boolean {
  const found = FORMAT_PHRASE.exec(words);
  return found !== null && /^\s+(?:(?:my|our|the) )?$/iu.test(words.slice(0, found.index));
}

const spaced = (text: string): string => text.toLowerCase().replace(/\s+/gu, ' ');
/** Whether one text follows another in a request with nothing but a space between, or another joint. */
const follows = (request: string, one: string, next: string, joints: readonly string[] = [' ']): boolean => joints.some((joint) => spaced(request).includes(`${one}${joint}${next}`.toLowerCase()));

/** What a price is for: "an hour" of "£12.50 an hour". */
const A_UNIT = /^(?:(?:an?|per) \p{L}+|each)$/iu;
/** "$840k - $880k": from one price to another. */
const RANGE = [' - ', '-', ' – ', '–', ' to '];
/** "I quit my" of "I quit my 9-5". */
const OPEN_HEADLINE = /(?<!\p{L})(?:my|your|our|the|an?)$/iu;
/** "buy 2 get 1" of "buy 2 get 1 sock set free". */
const OPEN_OFFER = /(?<!\p{L})get (?:\d|one|another)$/iu;
/** What joined two things that were told, and is nothing by itself: "$38 + free shipping", "$45 w free shipping". */
const JOINT = /^[\s+&/,;:.–—-]*w?[\s+&/,;:.–—-]*$/iu;
/** "w/ shirt and medal". */
const WITH = /^w\/\s*/iu;
/** "closed mondays": said besides. */
const WHEN_CLOSED = /^(?:closed|open)(?: on)? \p{L}+days?$/iu;
/** "going up on our Depop": where a thing is to be had, which is said of it. */
const ON_SALE = /^(?:going (?:up|live)|now (?:up|live|listed)|up|live|listed|dropping) on (?:(?:our|my|the) )?\p{L}+$/iu;
const NEWS = /(?<!\p{L})new (?:listing|drop|arrivals?|stock|collection|item|product)s?(?!\p{L})/iu;
/** "I give you the words exactly". */
const EXACTLY = /(?<!\p{L})(?:exactly|exact (?:words?|text|wording)|word for word)(?!\p{L})/iu;
const IN_QUOTES = /["“„]([^"”“]+)["”]/gu;

/** What somebody said in its marks, who said it behind a dash, and stars as stars. Words that nobody is said to have said stay as they are. */
function praised(copy: Words, request: string): Words {
  const { headline, subheading } = copy;
  const [, said = '', name] = SAID.exec(request) ?? [];
  if (!PRAISE.test(request) || headline === null || bare(said) === '' || bare(said) !== bare(headline)) return copy;
  const lines = copy.lines.map((line) => {
    const [, count = ''] = STARS.exec(line) ?? [];
    return count === '' ? line : '★'.repeat(COUNTS[count.toLowerCase()] ?? Number(count)).padEnd(5, '☆');
  });
  const marked = { ...copy, headline: /^["“„«]/u.test(headline) ? headline : `“${headline}”`, lines };
  if (name === undefined || !lines.some((line) => bare(line) === bare(name))) return marked;
  // A letter for a name keeps its point, the end of a sentence does not.
  const author = `— ${/ \p{Lu}\.$/u.test(name) ? name : name.replace(/\.$/u, '')}`;
  const others = lines.filter((line) => bare(line) !== bare(name));
  return subheading === null ? { ...marked, subheading: author, lines: others } : { ...marked, lines: [author, ...others] };
}

/** "everything 15% off": what is off belongs to the offer, and is no headline by itself. */
const ALL_OFF = /^(everything|the whole (?:shop|store)|(?:the )?entire (?:shop|store))(?: (sale))?$/iu;
/** "Leo who turns 30", "To Zoe's birthday": said of whom an invitation is for. */
const WHO_TURNS = /^(\p{Lu}[\p{L}'’-]*)(?:,)? who (turns?|is turning|will turn)(?= \d)/u;
const TO_SOMEBODYS = /^to (?=\p{Lu}[\p{L}-]*['’]s )/iu;

/** Headlines that somebody said of a thing rather than to print them. */
function saidPlainly(headline: string | null, offer: string | null, request: string): { headline: string | null; offer: string | null } {
  const all = headline === null || offer === null ? null : ALL_OFF.exec(headline);
  if (all?.[1] && offer !== null && /%|(?<!\p{L})off$/iu.test(offer)) return { headline: all[2] ? capital(all[2]) : null, offer: `${offer} ${all[1].toLowerCase()}` };
  if (headline === null) return { headline, offer };
  const plain = headline.replace(WHO_TURNS, '$1 $2');
  return { headline: /(?<!\p{L})(?:invitation|invite)(?!\p{L})/iu.test(request) ? plain.replace(TO_SOMEBODYS, '') : plain, offer };
}

/** What leads of the words: the name that was said behind what kind of thing it is, not the platform that it is for, nor when a shop is closed. */
function led<Copy extends Words>(copy: Copy, request: string): Copy {
  const { headline, subheading, lines } = copy;
  if (headline === null || subheading === null) return copy;
  // "our charity run: Run for Mathare"
  if (follows(request, headline, subheading, [': ']) && /^\p{Lu}/u.test(asTyped(request, subheading)) && /^\P{Lu}*$/u.test(asTyped(request, headline))) return { ...copy, headline: subheading, subheading: headline };
  if (follows(request, 'for', headline) && FORMAT_PHRASE.exec(headline)?.[0].length === headline.length) {
    const { core, facts } = peel(subheading, true);
    return core === '' ? { ...copy, headline: subheading, subheading: null } : { ...copy, headline: core, subheading: null, lines: [...facts.map(({ text }) => text), ...lines] };
  }
  if (ON_SALE.test(headline)) return { ...copy, headline: titled(subheading), subheading: titled(NEWS.exec(request)?.[0].toLowerCase() ?? '') || headline };
  if (WHEN_CLOSED.test(headline) && lines.length > 1) return { ...copy, headline: subheading, subheading: null, lines: [...lines, headline] };
  const quoted = EXACTLY.test(request) ? [...request.matchAll(IN_QUOTES)].map(([, words = '']) => bare(words)) : [];
  if (quoted.length > 1 && !quoted.includes(bare(headline)) && quoted.includes(bare(subheading))) {
    const next = lines.find((line) => bare(line) === quoted[quoted.indexOf(bare(subheading)) + 1]) ?? null;
    return { ...copy, headline: subheading, subheading: next, lines: lines.filter((line) => line !== next) };
  }
  return copy;
}

/** Words that were torn from those before them, put back: units of a price, the end of a headline. */
function whole<Copy extends Words>(copy: Copy, request: string): Copy {
  let { headline, subheading, offer } = copy;
  let lines = copy.lines.filter((line) => !JOINT.test(line));
  const take = (from: string, is: (line: string) => boolean, joints?: readonly string[]): string | undefined => {
    const next = lines.find((line) => is(line) && follows(request, from, line, joints));
    lines = lines.filter((line) => line !== next);
    return next;
  };
  // "reg fee 650 w/ shirt n medal"
  const added = subheading !== null && WITH.test(subheading) ? subheading : null;
  const having = added === null ? undefined : lines.find((line) => follows(request, line, added));
  if (added !== null && having !== undefined) [subheading, lines] = [null, lines.map((line) => (line === having ? `${line} ${added.replace(WITH, 'with ')}` : line))];
  if (headline !== null && offer !== null && OPEN_OFFER.test(offer) && follows(request, offer, headline)) [headline, offer] = [`${offer} ${asTyped(request, headline)}`, null];
  if (headline !== null && OPEN_HEADLINE.test(headline)) {
    const next = take(headline, () => true);
    if (next !== undefined) headline = `${headline} ${asTyped(request, next)}`;
  }
  if (offer !== null) {
    const unit = take(offer, (line) => A_UNIT.test(line));
    const most = take(offer, (line) => /^\p{Sc}?\s?\d/u.test(line), RANGE);
    if (unit !== undefined) offer = `${offer} ${unit.toLowerCase()}`;
    else if (most !== undefined) offer = `${offer}–${most}`;
  }
  // What the headline says is not said again.
  const said = ` ${bare(headline ?? '')} `;
  return { ...copy, headline, subheading, offer, lines: lines.filter((line) => !/\S\s+\S/u.test(line) || !said.includes(` ${bare(line)} `)) };
}

/** `request`: the brief as it was typed. */
export function shapedCopy<Copy extends Words>(copy: Copy, request: string): Copy {
  const tidy = (text: string) => text.replace(/^[\s,;:]+/u, '');
  let headline = copy.headline === null ? null : tidy(copy.headline);
  let subheading = copy.subheading === null ? null : tidy(copy.subheading);
  let lines = copy.lines.map(tidy).flatMap(hoursApart).flatMap(stepsApart);
  if (headline !== null && subheading !== null && OPEN.test(headline) && follows(request, headline, subheading)) [headline, subheading] = [`${headline} ${asTyped(request, subheading)}`, null];
  // The platform that it was said of is no word of the design, and neither is what led to it.
  if (headline !== null && OPEN_END.test(headline) && isForFormat(behind(request, headline))) headline = headline.replace(OPEN_END, '');
  let { offer } = copy;
  const rest = offer === null || !OPEN_END.test(offer) ? undefined : lines.find((line) => follows(request, offer ?? '', line));
  if (rest !== undefined) [offer, lines] = [`${offer} ${rest}`, lines.filter((line) => line !== rest)];
  const steps = subheading === null ? [] : stepsApart(subheading);
  if (steps.length > 1) [subheading, lines] = [null, [...steps, ...lines]];
  const { lines: left, ...shaped } = led(whole({ headline, subheading, offer, lines }, request), request);
  return { ...copy, ...praised({ ...saidPlainly(shaped.headline, shaped.offer, request), subheading: shaped.subheading, lines: left }, request) };
}
