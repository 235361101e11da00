/** A brief ("Instagram post for my summer sale, 30% off sneakers") taken apart: format, headline, offer, further lines, colours. */
import { findFormat } from '#tools/formats.ts';
import { LAYER_NOUNS, PADDING, PICTURE_NOUNS } from '../lexicon.ts';
import { takeColor } from '../read-color.ts';
import { FORMAT_PHRASE } from '../read-page.ts';
import { words } from '../rules.ts';
import { Scan } from '../scan.ts';

export interface Brief {
  /** Id of a format, or a size; null: as it is. */
  format: string | null;
  size: { width: number; height: number } | null;
  headline: string | null;
  /** What is to be had: "30% off", "from $49". */
  offer: string | null;
  /** Everything else that stands on it, in order. */
  lines: string[];
  /** Asked for: ground first, then accent. */
  colors: string[];
  /** The words that tell the mood: all of the brief. */
  about: string;
}

const MAKING = "(?:(?:i|we) (?:need|want|would like)|(?:i|we)'d like|looking for|create|make|design|build|generate|craft|prepare|compose|produce|do|need|want|write|give me|get me|set up|put together)(?: (?:me|us))?";
const ADJECTIVES = '(?:nice|beautiful|modern|simple|clean|cool|professional|minimal(?:ist(?:ic)?)?|elegant|fun|bold|great|catchy|eye[ -]catching|stylish|quick|new|pretty|good|striking|colou?rful|bright|social media|promo(?:tional)?|square|vertical|portrait|landscape|big|small|attractive|creative)';
/** What designs are called. */
export const DESIGN_NOUNS = '(?:posts?|posters?|flyers?|fliers?|banners?|ads?|adverts?|advertisements?|cards?|invitations?|invites?|thumbnails?|covers?|pins?|designs?|graphics?|templates?|menus?|signs?|coupons?|vouchers?|announcements?|listings?|stor(?:y|ies)|reels?|leaflets?|brochures?|creatives?|promos?|promotions?|status|slides?|tiles?|header|visuals?|product shots?)';

const LEAD = new RegExp(`^(?:(?:${PADDING})[\\s,]+)*(?:${MAKING}\\s+)?(?:(?:a|an|another|one|some|the|my|our)\\s+)?`, 'iu');
const LINKS = /^(?:for|about|to (?:promote|announce|advertise|celebrate|show)|that (?:promotes|announces|advertises|says|reads)|announcing|promoting|advertising|celebrating|showing|featuring|saying|of|on|with|and|my|our|the|a|an|some|using|:|-|–)(?![\p{L}])\s*/iu;

const MONEY = '(?:[$€£¥₹]\\s?\\d[\\d.,]*|\\d[\\d.,]*\\s?(?:[$€£¥₹]|usd|eur|gbp|dollars?|euros?))';
const OFFER = new RegExp(
  `(?:(?:up to|save|get|take|extra|now) )?\\d{1,3}\\s?(?:%|percent)(?: (?:off|discount|reduction|cashback))?|(?:(?:only|just|from|now|for|save|under|starting (?:at|from)) )?${MONEY}(?: (?:off|only|each))?|buy \\w+,? get \\w+(?: free)?|\\d+ for (?:the price of )?\\d+|half[ -]price|free (?:shipping|delivery|coffee|gift|entry|trial|returns?|\\w+)(?= |$|[.,!])|bogo`,
  'iu',
);
const COLOR_WORDS = '(?:colou?rs?|tones?|theme|palette|background|vibes?|shades?|scheme)';

/** Takes what names the format: "Instagram post", "A4 poster", "1080x1350". */
function takeFormat(scan: Scan): Pick<Brief, 'format' | 'size'> {
  const size = scan.take(/(?<!\d)(\d{3,4})\s*(?:[x×]|by)\s*(\d{3,4})(?:\s*px)?(?!\d)/);
  if (size) return { format: null, size: { width: Number(size[1]), height: Number(size[2]) } };
  const match = FORMAT_PHRASE.exec(scan.rest);
  const format = match && findFormat(match[1] ?? '');
  if (!match || !format) return { format: null, size: null };
  // "my Etsy shop", "an Instagram giveaway": a platform that is spoken of is still where it goes.
  const behind = scan.rest.slice(match.index + match[0].length);
  if (/^\s+(?:shop|store|page|account|profile|channel|seller|delivery|video)/i.test(behind)) return { format: null, size: null };
  scan.blank(match.index, match.index + match[0].length);
  return { format: format.id, size: null };
}

function takeColors(scan: Scan): string[] {
  const colors: string[] = [];
  const phrase = new RegExp(`(?<![\\p{L}])(?:(?:in|with|using|use|on)(?: an?| the| my)?(?: (?:nice|soft|bright|warm|cool|my brand))?) ((?:#[0-9a-f]{3,8}|[\\p{L} -]{3,30}?)(?:(?:,| and| &| with| on) (?:an? )?(?:#[0-9a-f]{3,8}|[\\p{L} -]{3,20}?))*)(?= ${COLOR_WORDS}|[,.;!]|$)(?: ${COLOR_WORDS})?`, 'giu');
  for (const match of [...scan.rest.matchAll(phrase)]) {
    const probe = new Scan(match[1] ?? '');
    const found: string[] = [];
    for (let color = takeColor(probe); color; color = takeColor(probe)) found.push(color);
    const rest = probe.left().replace(new RegExp(`(?<![\\p{L}])(?:and|with|on|a|an|the|${COLOR_WORDS})(?![\\p{L}])`, 'giu'), '').replace(/[\s,&]+/g, '');
    if (found.length === 0 || rest !== '') continue;
    colors.push(...found);
    scan.blank(match.index, match.index + match[0].length);
  }
  const ground = new RegExp(`((?:#[0-9a-f]{3,8}|[\\p{L}]+(?: [\\p{L}]+)?)) (?:${COLOR_WORDS})`, 'iu').exec(scan.rest);
  const color = ground && takeColor(new Scan(ground[1] ?? ''));
  if (ground && color) {
    colors.push(color);
    scan.blank(ground.index, ground.index + ground[0].length);
  }
  return colors;
}

/** Words that are given their place: "with the headline Big Sale", "tagline: …", "saying …". */
function takeNamed(scan: Scan, noun: string): string | null {
  const match = new RegExp(`(?:,? ?(?:with|and|use|using|plus))?(?: (?:the|a|an|my))?\\s*(?<![\\p{L}])(?:${noun})(?: (?:that says|saying|reading|text|of|is))?\\s*[:=]?\\s+([^,;.\\n‹]{2,60}?)(?=\\s+(?:and|with)\\s+(?:the|a|an|my)?\\s*(?:${LAYER_NOUNS})|[,;.\\n]|$)`, 'iu').exec(scan.rest);
  const text = match?.[1];
  if (!match || !text || /^(?:for|about|in|on|with|of)\s/.test(text)) return null;
  const at = match.index + match[0].length - text.length;
  // What was taken before is blank in what is left, but still stands in what was written.
  const written = scan.written(at, at + text.trimEnd().length).trim();
  scan.blank(match.index, match.index + match[0].length);
  return written || null;
}

const PHOTO = new RegExp(`(?:,? ?(?:with|using|use|and|on|from|add|put|show(?:ing)?|include|featuring|of|based on) )?(?:(?:this|these|the|my|our|that|an?|attached|uploaded|product) )+(?:attached |uploaded |product )?(?:${PICTURE_NOUNS})(?: (?:i (?:attached|uploaded|sent)|attached|below|above))?(?: (?:large|big|on it|in it|in the (?:middle|cent(?:er|re))))?`, 'iu');

const tidy = (text: string) => text.replace(/\s+/g, ' ').replace(/^[\s,.;:–—!-]+|[\s,.;:–—-]+$/g, '').trim();

/** "my bakery with the text": what introduced words in quotation marks, which were taken out. */
const INTRODUCTION = new RegExp(`\\s+(?:with|saying|that says|which says|using|and)(?:\\s+(?:the|a|an|my))?(?:\\s+(?:text|words?|message|${LAYER_NOUNS}))?$`, 'iu');

function withoutLinks(text: string): string {
  let rest = tidy(text);
  for (let match = LINKS.exec(rest); match; match = LINKS.exec(rest)) rest = rest.slice(match[0].length);
  return tidy(rest.replace(/\s+(?:please|pls|thanks|thank you|for me|today please)$/i, '').replace(INTRODUCTION, ''));
}

/** "the headline and", "big headline", "warm background": what is left when the words themselves stood in quotation marks, and bare wishes for a look. */
const ONLY_NOUNS = new RegExp(`^(?:(?:and|with|the|a|an|text|lines?|words?|warm|cold|dark|light|soft|tiny|large|huge|${ADJECTIVES}|${COLOR_WORDS}|${LAYER_NOUNS})(?![\\p{L}])\\s*)*(?:text|lines?|words?|${COLOR_WORDS}|${LAYER_NOUNS}|and)$`, 'iu');
/** "Black Friday banner" is about Black Friday. */
const NOUN_AT_END = /\s+(?:posts?|posters?|flyers?|fliers?|banners?|ads?|adverts?|thumbnails?|graphics?|designs?|stor(?:y|ies)|announcements?|promos?)$/i;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Reads a brief. */
export function readBrief(request: string): Brief {
  const scan = new Scan(request);
  const lead = LEAD.exec(scan.rest)?.[0] ?? '';
  scan.blank(0, lead.length);
  const { format, size } = takeFormat(scan);
  scan.take(new RegExp(`^\\s*(?:${ADJECTIVES}[\\s,]+(?:and )?)*${DESIGN_NOUNS}(?![\\p{L}])`, 'iu'));
  for (let match = scan.take(PHOTO); match; match = scan.take(PHOTO));
  const colors = takeColors(scan);
  const second = takeNamed(scan, 'sub-?(?:head(?:ing|line)|title)|tag ?line|slogan|second line');
  const first = takeNamed(scan, 'head ?line|title|heading') ?? takeNamed(scan, 'saying|that says|which says|that reads|with the (?:text|words?)');
  const quotes: string[] = [];
  while (scan.quotesLeft > 0) quotes.push(scan.takeQuote() ?? '');
  const isOffer = (text: string) => OFFER.test(text) && text.length <= 24;
  let offer = quotes.find((quote, index) => index > 0 && isOffer(quote)) ?? null;
  const quoted = quotes.filter((quote) => quote !== offer);
  const segments = scan.left().split(/\s*(?:[,;\n|]|[.:](?=\s|$)|!|\?| [–—-] | with (?=\d)|(?<![\p{L}])and(?=\s+\d+\s?%))\s*/iu).map(withoutLinks).filter((text) => /[\p{L}\p{N}]/u.test(text) && !ONLY_NOUNS.test(text));
  const lines: string[] = [];
  let topic: string | null = null;
  for (const segment of segments) {
    const found = offer === null ? OFFER.exec(segment) : null;
    if (found) {
      offer = tidy(found[0]);
      const before = withoutLinks(segment.slice(0, found.index).replace(/(?:with|and|at|for|get|now)\s*$/i, ''));
      const behind = withoutLinks(segment.slice(found.index + found[0].length));
      if (before && topic === null) topic = before;
      else if (before) lines.push(before);
      if (behind) lines.push(behind);
    } else if (topic === null) topic = segment.replace(NOUN_AT_END, '');
    else lines.push(segment);
  }
  const headline = first ?? quoted.shift() ?? topic;
  if (headline !== topic && topic !== null) lines.unshift(topic);
  if (second) lines.unshift(second);
  lines.unshift(...quoted);
  const only = headline === null && offer !== null;
  return {
    format, size, colors, about: request,
    headline: only ? offer : headline === null ? null : capital(headline),
    offer: only ? null : offer,
    lines: lines.map(capital).filter((line) => line.toLowerCase() !== headline?.toLowerCase()).slice(0, 3),
  };
}

const BEGINS_AS_DESIGN = new RegExp(`^(?:(?:a|an|another|one|some|the|my|our)\\s+)?(?:${ADJECTIVES}[\\s,]+(?:and )?)*(?:[\\p{L}\\d]+\\s+)?${DESIGN_NOUNS}(?=\\s*(?:[,:;–-]|$)|\\s+(?:for|about|with|announcing|promoting|advertising|to (?:promote|announce|advertise|celebrate)|of|that says|saying)(?![\\p{L}]))`, 'iu');

/** Whether a request names a design before anything else: "Poster for my bakery …", "A square post about …". */
export function beginsAsDesign(request: string): boolean {
  return BEGINS_AS_DESIGN.test(new Scan(request).rest);
}

/** Whether a clause speaks of a design to be made, not of one that is there. */
export function isBrief(clause: string): boolean {
  const text = new Scan(clause).rest;
  const making = new RegExp(`^(?:(?:${PADDING})[\\s,]+)*${MAKING}\\s+(?:(?:a|an|another|some|the|my|our)\\s+)?`, 'iu').test(text);
  const noun = words(DESIGN_NOUNS).test(text) || FORMAT_PHRASE.test(text);
  return making && noun && !words('it|this|that').test(text.split(/\bfor\b|\babout\b/)[0] ?? '');
}
