/** "the red headline", "it", "SUMMER SALE", "both photos": which layers are spoken of, as far as the words say. */
import { takeColor } from './read-color.ts';
import type { Reference, Side } from './intents.ts';
import { Scan } from './scan.ts';

type Kind = NonNullable<Reference['kind']>;

const KINDS: readonly (readonly [pattern: string, kind: Kind])[] = [
  ['sub-?head(?:ing|line)s?|sub-?titles?|tag ?lines?|slogans?|second (?:line|text)|job(?: title)?|role|profession|position title', 'subheading'],
  ['head ?lines?|headings?|(?:main )?titles?|headers?|main text|(?:(?:caf[eé]|shop|store|brand|business|company|restaurant|salon|product|event|band|club|school|artist|dj)(?:\'s)? )name(?!s)|name(?!s)', 'headline'],
  ['(?:product|item|dish|drink|flavou?r|service|treatment|plant|colou?rway)(?:\'s)? names|names(?: of the (?:products|items|dishes))?|(?:menu )?items|dishes|drinks|flavou?rs|treatments|products|services', 'item'],
  ['venue|location|address|(?<=the )place(?! (?:of|for))', 'place'],
  ['(?:whole |entire )?(?:price |item )?lists?|(?:whole |entire )menu', 'list'],
  ['captions?|footers?|footnotes?|fine print|small print|details|small text', 'caption'],
  ['(?:old |new )?prices?|price ?tags?|costs?', 'price'],
  ['offers?|discounts?|deals?|percentages?|sale (?:text|amount)', 'offer'],
  ['(?:(?:shop|buy|order|book|red|action) )?buttons?|ctas?|calls? to action', 'button'],
  ['badges?|labels?|tags?|pills?', 'badge'],
  ['dates?|dead ?lines?|due dates?|cut-?off(?: dates?)?|closing dates?', 'date'],
  ['web ?sites?|urls?|web address(?:es)?|(?:web )?links?', 'web'],
  ['(?:phone|telephone|mobile|contact|whats ?app)(?: numbers?)?|tel|cell(?:phone)?(?: number)?|(?<!(?:page|order|lot) )number(?!s)', 'phone'],
  ['e-?mails?(?: address(?:es)?)?', 'email'],
  ['@(?![\\p{L}\\d])|(?:(?:insta(?:gram)?|tik ?tok|social(?: media)?) )?handles?|insta(?:gram)?(?: name)?', 'handle'],
  ['(?:opening |business )?(?:hours|times)|(?:start(?:ing)?|opening|the|our) time', 'hours'],
  ['texts?(?: box(?:es)?| layers?)?|words?|wording|lines?|sentences?|copy|letters?|lettering|quotes?|messages?|paragraphs?|descriptions?|body|fonts?', 'text'],
  ['(?:brand |company )?logos?', 'logo'],
  ['(?:product |main |back ?ground )?(?:photos?|pictures?|pics?|images?|imgs?|photographs?|shots?|snapshots?|selfies?|cut ?outs?)', 'image'],
  ['rectangles?|box(?:es)?|squares?|circles?|ovals?|ellipses?|triangles?|stars?|hearts?|arrows?|shapes?|bars?|bands?|panels?|dots?|dis[ck]s?|strips?|hexagons?|stripes?|blobs?|ribbons?|dividers?|speech bubbles?|icons?', 'shape'],
  ['stickers?|emojis?', 'sticker'],
  ['drawings?|doodles?|scribbles?', 'drawing'],
  ['groups?', 'group'],
  ['layers?|elements?|objects?|things?|items?', 'layer'],
];

const FORMS: Record<string, string> = {
  line: 'line', divider: 'line', rule: 'line', band: 'rectangle', strip: 'rectangle', disc: 'ellipse', disk: 'ellipse', underline: 'line', separator: 'line', ring: 'ellipse', dot: 'ellipse', bubble: 'bubble', pill: 'rectangle', banner: 'rectangle', ribbon: 'ribbon', panel: 'rectangle', block: 'rectangle', frame: 'frame',
  rectangle: 'rectangle', box: 'rectangle', square: 'rectangle', bar: 'rectangle', stripe: 'rectangle', circle: 'ellipse', oval: 'ellipse', ellipse: 'ellipse', triangle: 'triangle', star: 'star', heart: 'heart', arrow: 'line',
};

const PICKS: readonly (readonly [pattern: string, pick: NonNullable<Reference['pick']>])[] = [
  ['left(?:most)?|on the left(?: side)?', 'left'],
  ['right(?:most)?|on the right(?: side)?', 'right'],
  ['top(?:most)?|upper|at the top|on top', 'top'],
  ['bottom|lower(?:most)?|at the bottom', 'bottom'],
  ['middle|in the middle|cent(?:er|re)', 'middle'],
  ['first|1st', 'first'],
  ['second|2nd', 'second'],
  ['third|3rd', 'third'],
  ['last|newest|latest|most recent', 'last'],
  ['biggest|bigger|largest|larger|big|huge|main', 'largest'],
  ['smallest|smaller|small|tiniest|tiny|little', 'smallest'],
  ['other', 'other'],
];

const whole = (pattern: string) => new RegExp(`(?<![\\p{L}'-])(?:${pattern})(?![\\p{L}'-])`, 'iu');
const LITTLE_WORDS = whole("whole|entire|rows?|about|mentioning|bit|bits|part|stuff|the|a|an|my|our|its|your|of|that|which|who|where|with|says?|saying|reads?|reading|called|named|is|are|one|ones|word|and|on|in|at|to|from|for|so|please|pls|now|then|also|too|just|by|as|be|should|must|again|instead|here|there|me|you|can|could|will|would|more|even|still|only|up|out|side|i|don't|want|like|want to|need");

/** "the thing I just moved": told by what the user did to it. */
const BY_HAND = /^(?:the |that |this )?((?:[\p{L}]+ ){0,2}?[\p{L}]+?)(?: (?:that|which))? i(?:'ve| have)? (?:just |last |recently |now )?(moved|changed|added|edited|recolou?red|resized|made|drew|put there|placed|renamed|turned|enlarged|touched)(?: (?:myself|by hand|there|just now))?$/iu;
const PROPERTIES = whole('colou?rs?|shade|size|fonts?|typeface|position|place|weight|style|opacity|rotation|layer');

const ONLY_PROPERTY = /^(?:colou?rs?|shade|size|fonts?|typeface|position|place|weight|style|opacity|rotation|look|design|layout|page|everywhere)$/i;

const EXCEPTING = /^(.*?)\s+(?:except(?: for)?|but(?: not)?|other than|apart from)\s+(.+)$/is;
/** "the text under the photo", "the circle with the price": a thing told by another. */
export const NEAR_SIDES: readonly (readonly [pattern: string, side: Side | 'with'])[] = [
  ['under(?:neath)?|below|beneath', 'below'], ['above', 'above'], ['(?:to the )?left of', 'left-of'], ['(?:to the )?right of', 'right-of'],
  ['with|around|behind|containing|that (?:has|holds)|next to|beside|near|by', 'with'], ['on|in|inside|over|on top of', 'inside'],
];
const NEAR = new RegExp(`^(.+?)\\s+(?:that(?:'s| is)\\s+|which is\\s+|right\\s+|just\\s+|directly\\s+)?(${NEAR_SIDES.map(([pattern]) => pattern).join('|')})\\s+((?:the|my|that|this)\\s+(?!(?:top|bottom|left|right|middle|cent|corner|side|page|background)).+?)(?: (?:on|in) it)?$`, 'iu');
/** "the line below it", where nothing is to go there: what was just spoken of tells which. */
export const NEAR_IT = { thing: 'the (?:line|text|words|one)', side: ' (?:right |just |directly )?(?:under(?:neath)?|below|beneath|above) it' };
const NEXT_TO_IT = new RegExp(`^${NEAR_IT.thing}${NEAR_IT.side}$`, 'iu');

/** The reference in a phrase, or null when nothing is referred to. */
export function readReference(phrase: string): Reference | null {
  const byHand = BY_HAND.exec(phrase);
  if (byHand?.[1]) {
    const thing = readReference(byHand[1]);
    return { ...(thing?.kind && thing.kind !== 'layer' ? { kind: thing.kind } : {}), pronoun: true, byHand: byHand[2]?.toLowerCase() ?? '', said: phrase.trim() };
  }
  const exception = EXCEPTING.exec(phrase);
  if (exception?.[1] && exception[2]) {
    const most = readReference(exception[1]);
    return most ? { ...most, all: true, except: readReferences(exception[2]) } : most;
  }
  // "its number": what stands on the thing that was just spoken of.
  if (/^(?:the )?its (?:numbers?|texts?|words?|letters?|lettering|price|label|writing|name)$/iu.test(phrase.trim())) return { kind: 'text', near: { side: 'inside', of: { pronoun: true, said: 'it' } }, said: phrase.trim() };
  if (NEXT_TO_IT.test(phrase.trim())) return { kind: 'text', near: { side: /above it$/iu.test(phrase.trim()) ? 'above' : 'below', of: { pronoun: true, said: 'it' } }, said: phrase.trim() };
  const told = NEAR.exec(phrase.replace(/\s+(?:in )?between (?:them|these|those|both|the two|the [\p{L} ]+)$/iu, ''));
  const [head, beside] = told?.[1] && told[3] ? [readReference(told[1]), readReference(told[3])] : [null, null];
  if (head?.kind && beside && (beside.kind ?? beside.content) !== undefined) return { ...head, near: { side: NEAR_SIDES.find(([pattern]) => new RegExp(`^(?:${pattern})$`, 'iu').test(told?.[2] ?? ''))?.[1] ?? 'with', of: beside }, said: phrase.trim() };
  const scan = new Scan(phrase.replace(/\s+(?:in )?between (?:them|these|those|both|the two|the [\p{L} ]+)$/iu, '').replace(/(?<=\p{L})['’]s(?!\p{L})/gu, ''));
  const reference: Reference = { said: phrase.trim() };
  const quote = scan.takeQuote();
  if (quote !== null) reference.content = quote;
  if (scan.take(whole('all(?: of)?|both|every|each|everything'))) reference.all = true;
  // A plural without a number is all of them.
  const kind = takeKind(scan);
  if (kind) {
    reference.kind = kind.kind;
    if (kind.form) reference.form = kind.form;
    if (kind.plural && reference.content === undefined) reference.all = true;
  }
  for (const [pattern, pick] of PICKS) {
    if (reference.pick === undefined && scan.take(whole(pattern))) reference.pick = pick;
  }
  if (reference.pick !== undefined && reference.pick !== 'other' && !kind?.plural) delete reference.all;
  const color = kind || scan.has(whole('one')) ? takeColor(scan) : null;
  if (color) reference.color = color;
  // "the grey ones": all of them.
  if (scan.take(whole('ones')) && reference.content === undefined) reference.all = true;
  const pronoun = scan.take(whole('it|its|this|that|them|these|those|one|they'));
  if (pronoun || kind || reference.all) scan.take(whole('two|three|four|five|2|3|4'));
  // "the two shoes": both.
  else if (quote === null && /^(?:the|my|our|these|those|both|all)\s+(?:the\s+)?(?:two|three|four|2|3|4)\s+\p{L}+s(?!\p{L})/iu.test(phrase.trim()) && scan.take(whole('two|three|four|2|3|4'))) reference.all = true;
  // "the text on the button": letters of a thing.
  if (kind && kind.kind !== 'text') scan.take(whole('texts?|words?|letters|lettering|label'));
  if (pronoun && !kind) {
    reference.pronoun = true;
    if (/^(?:them|these|those|they)$/.test(pronoun[0].trim())) reference.several = true;
  }
  if (reference.content === undefined) {
    const words = contentWords(scan, kind !== null || reference.pronoun === true);
    if (words) reference.content = words;
  }
  // "the colour": of what was spoken of.
  if (reference.content !== undefined && quote === null && ONLY_PROPERTY.test(reference.content)) delete reference.content;
  const named = reference.kind ?? reference.content ?? reference.pick ?? (reference.pronoun || reference.all ? 'it' : undefined);
  return named === undefined ? null : reference;
}

function takeKind(scan: Scan): { kind: Kind; form?: string; plural: boolean } | null {
  for (const [pattern, kind] of KINDS) {
    const match = scan.take(whole(pattern));
    if (!match) continue;
    const word = match[0].trim().toLowerCase();
    const form = FORMS[word.replace(/es$|s$/, '')] ?? FORMS[word.replace(/s$/, '')];
    const plural = word.endsWith('s') && !/ss$|copy$|canvas$/.test(word) && kind !== 'headline' && !/^(?:words?|fonts?|letters?|details)$/.test(word);
    return { kind, ...(form ? { form } : {}), plural };
  }
  return null;
}

/** What is left when nothing that refers is: the words of the layer itself. */
function contentWords(scan: Scan, named: boolean): string {
  // "the colour of the headline" speaks of the headline.
  if (named) for (let match = scan.take(PROPERTIES); match; match = scan.take(PROPERTIES));
  for (let match = scan.take(LITTLE_WORDS); match; match = scan.take(LITTLE_WORDS));
  return scan.left().replace(/\s+/g, ' ').trim();
}

/** "the headline and the photo": each thing by itself, unless the words belong together. "It" when nothing is named. */
export function readReferences(phrase: string): Reference[] {
  // "everything but the logo and the price": both are spared.
  if (EXCEPTING.test(phrase)) return [readReference(phrase) ?? { pronoun: true, said: phrase.trim() }];
  const joints = [...new Scan(phrase).rest.matchAll(/\s*(?:,|(?<![\p{L}])and(?![\p{L}])|&)\s*/giu)];
  const starts = [0, ...joints.map((joint) => joint.index + joint[0].length)];
  const parts = starts.map((start, index) => phrase.slice(start, joints[index]?.index)).filter((part) => part.trim() !== '');
  const each = parts.map(readReference);
  if (each.length > 1 && each.every((one) => one !== null && (one.kind !== undefined || /["“‘]/.test(one.said)))) return each.filter((one) => one !== null);
  return [readReference(phrase) ?? { pronoun: true, said: phrase.trim() }];
}
