/** A brief ("Instagram post for my summer sale, 30% off sneakers") taken apart: formats, headline, offer, call to action, details, looks. */
import { leadingVerb } from '../clauses.ts';
import { LAYER_NOUNS, PADDING, PICTURE_NOUNS } from '../lexicon.ts';
import { FORMAT_PHRASE } from '../read-page.ts';
import { words } from '../rules.ts';
import { Scan } from '../scan.ts';
import { capital, OF_A_SENTENCE, type Copy } from './copy.ts';
import { writeCopy } from './copywriter.ts';
import { DESIGN_NOUNS } from './design-nouns.ts';
import { withoutCourtesies } from './courtesies.ts';
import { takeFormats, type Formats } from './format-words.ts';
import { readProhibitions } from './prohibitions.ts';
import { ADJECTIVES, takeColors, takeFont, takeMoods } from './looks.ts';
import { saysTheSame } from './second-reading.ts';
import { shapedCopy } from './shaped-copy.ts';
import { toldBrief, type Side } from './told-brief.ts';
import { namedList } from './told-lists.ts';
import type { ToldTable } from './told-tables.ts';

export interface Brief extends Copy, Formats {
  /** A kind or family of letters for the headline. */
  font: string | null;
  /** Whether the picture is to stand without its background; null: not said. */
  cutout: boolean | null;
  /** The words that tell the mood: all of the brief. */
  about: string;
  pages: Copy[];
  /** Where the picture stands, where that is told. */
  side: Side | null;
  /** Cells that are told: they stand in a table. */
  table: ToldTable | null;
}

const MAKING = "(?:(?:i|we) (?:need|want|would like)|(?:can|could|may) (?:i|we) (?:please |pls )?(?:get|have)|any chance (?:of|i (?:can|could) (?:get|have)|you (?:can|could) (?:make|do))|(?:i'?m |im )?after|(?:i|we)'d like|looking for|create|make|design|build|generate|craft|prepare|compose|produce|do(?! not)|need|want|write|promote|advertise|announce|showcase|give me|get me|set up|put together|knock up|whip up|draft|mock up|turn (?:this|it|these) into)(?: (?:me|us))?";
/** "now open", "no experience needed", "great gifts": no padding before what they are said of. */
const SAID_OF = "(?!(?:no|good|great|nice|next|so|perfect|right|well|now(?! hiring)|just|finally|cool|thanks|plus|lastly|maybe)\\s+(?!(?:please|pls|can|could|i|we|you|make|create|design|let|do|need|want|give|im|i'm|a|an|the|so|then|ok)(?!\\p{L}))\\p{L})";
const LEAD = new RegExp(`^(?:${SAID_OF}(?:${PADDING})[\\s,!]+)*(?:${MAKING}\\s+)?(?:(?:a|an|another|one|some|(?:the|my|our)(?!${OF_A_SENTENCE}))\\s+)?`, 'iu');

/** Words that are given their place: "with the headline Big Sale", "tagline: …", "saying …". */
function takeNamed(scan: Scan, noun: string): string | null {
  const match = new RegExp(`(?:,? ?(?:with|and|use|using|plus))?(?: (?:the|a|an|my))?\\s*(?<![\\p{L}])(?:${noun})(?: (?:that says|saying|reading|text|of|is))?\\s*[:=]?\\s+([^,;.\\n‹]{2,60}?)(?=\\s+and then\\s|\\s+(?:and|with)\\s+(?:the|a|an|my)?\\s*(?:${LAYER_NOUNS})|[,;.\\n]|$)`, 'iu').exec(scan.rest);
  const text = match?.[1];
  if (!match || !text || /^(?:for|about|in|on|with|of)\s/.test(text)) return null;
  const at = match.index + match[0].length - text.length;
  // What was taken before is blank in what is left, but still stands in what was written.
  const written = scan.written(at, at + text.trimEnd().length).trim();
  scan.cut(match.index, match.index + match[0].length);
  return written || null;
}

const PHOTO = new RegExp(`(?:,? ?(?:with|using|use|and|on|from|add|put|show(?:ing)?|include|featuring|of|based on) )?(?:(?:this|these|the|my|our|that|an?|attached|uploaded|product) )+(?:attached |uploaded |product |[\\p{L}]+ )?(?:${PICTURE_NOUNS})(?: of (?:me|us|her|him|it|mine|them|my [\\p{L}]+))?(?: (?:i (?:attached|uploaded|sent)|attached|below|above))?(?: (?:large|big|on it|in it|in the (?:middle|cent(?:er|re))))?`, 'iu');

const ASKED_ACTION = /(?:(?:and|with|add|include|plus|use)\s+)?(?:(?:a|an|the)\s+)?(?:(?:[\p{L}-]+ )?(?:button|cta)|call to action)(?:\s+(?:that says|saying|reading|with|labell?ed|called|text))?\s*:?\s+(‹·*›|[\p{L}\p{N}' ]{3,28}?)(?=[,.;!]|$|\s+(?:and|with|in|at|on)\s)/iu;

/** "I'd like a simple black and gold business card": the looks before what it is. */
const LOOKS_BEFORE = new RegExp(`^\\s*((?:${ADJECTIVES}|black|white|gold|silver|red|green|blue|navy|pink|beige|cream|purple|orange|yellow|brown|teal|grey|gray|pastel|dark|light|warm|soft)(?:(?:\\s*,\\s*|\\s+(?:and|&)\\s+|\\s+)(?:${ADJECTIVES}|black|white|gold|silver|red|green|blue|navy|pink|beige|cream|purple|orange|yellow|brown|teal|grey|gray|pastel|dark|light|warm|soft))+)(?=\\s+(?:${DESIGN_NOUNS}|\\s))`, 'iu');

const CUT_OUT = words('(?:and |with )?(?:the )?(?:background (?:removed|cut out)|(?:remove|without) (?:the |its )?(?:photo )?background|cut(?: it| me| us| them| the [\\p{L}]+)? ?out|cut-?out(?: photo| picture| style)?)');
const NOT_CUT_OUT = words('(?:do not|don\'?t) cut (?:it |the [\\p{L}]+ )?out|(?:with|keep) (?:the |its )(?:photo )?background');

/** Words as they are typed in a hurry. */
const HURRIED: Readonly<Record<string, string>> = { tmrw: 'tomorrow', tmr: 'tomorrow', tmw: 'tomorrow', tonite: 'tonight', '2nite': 'tonight', '2day': 'today' };

/** "in pastel colours for Zoe": whom it is for comes first, as what it looks like is no part of that. */
const COLOURS_BEFORE_WHOM = /(?<!\p{L})(in (?:\p{L}+(?:,| and| &)? ){1,4}(?:colou?rs|tones|shades))\s+(for \p{Lu}\p{L}*)((?:,[^.;!?]*)?)(?=[.;!?]|$)/u;

/** Reads a brief: as it is told, where that is sure, else by its words one by one. */
export function readBrief(typed: string): Brief {
  const list = namedList(typed);
  if (list) return { ...readByWords(typed), ...list, subheading: null, offer: null, callToAction: null, pages: [] };
  return shapedCopy(briefRead(typed.replace(COLOURS_BEFORE_WHOM, '$2$3, $1')), typed);
}

function briefRead(typed: string): Brief {
  const told = toldBrief(typed);
  const read = told?.table ? null : readByWords(typed);
  if (!told) return read ?? readByWords(typed);
  const { copy, looks, ...page } = told;
  const words = read !== null && saysTheSame(read, copy, typed) ? read : copy;
  return { ...page, headline: words.headline, subheading: words.subheading, offer: words.offer, callToAction: words.callToAction, lines: words.lines, pages: copy.pages ?? [], colors: copy.colors, font: looks.font, about: typed };
}

/** Reads a brief by its words, one by one. */
function readByWords(typed: string): Brief {
  const forbidden = readProhibitions(withoutCourtesies(typed));
  const request = forbidden.rest.replace(/(?<![\p{L}\d])(?:tmrw|tmr|tmw|tonite|2nite|2day)(?![\p{L}\d])/giu, (word) => HURRIED[word.toLowerCase()] ?? word);
  const scan = new Scan(request);
  const lead = LEAD.exec(scan.rest)?.[0] ?? '';
  scan.blank(0, lead.length);
  const asked = /(?<!\p{L})(?:can|could|would|will) (?:you|u|we|i)(?!\p{L})/iu.test(lead);
  const { format, size, also } = takeFormats(scan);
  // "Etsy listing photo for …": the photo is the listing's.
  scan.take(/^\s*(?:photos?|pictures?|images?|pics?)(?=\s+(?:for|of|with)(?!\p{L}))/iu);
  const before = LOOKS_BEFORE.exec(scan.rest);
  const colors: string[] = [];
  if (before?.[1]) {
    const tints = new Scan(`in ${before[1].replace(new RegExp(`(?<!\\p{L})${ADJECTIVES}(?!\\p{L})`, 'giu'), ' ').trim()}`);
    colors.push(...takeColors(tints));
    scan.blank(before.index, before.index + before[0].length);
  }
  const said = scan.take(new RegExp(`^\\s*(?:${ADJECTIVES}[\\s,]+(?:and )?)*(${DESIGN_NOUNS}|something|anything)(?![\\p{L}])`, 'iu'))?.[1]?.toLowerCase() ?? null;
  scan.take(new RegExp(`^\\s*(?:${ADJECTIVES}(?:[\\s,]+(?:and )?|$)){1,4}(?=\\s*(?:[:,]|(?:for|about|to|of|with|announcing|on)(?![\\p{L}])))`, 'iu'));
  const cutout = scan.take(CUT_OUT) ? true : scan.take(NOT_CUT_OUT) ? false : null;
  for (let match = scan.take(PHOTO); match; match = scan.take(PHOTO));
  const font = takeFont(scan);
  colors.push(...takeColors(scan));
  takeMoods(scan);
  const callToAction = takeButton(scan);
  const subheading = takeNamed(scan, 'sub-?(?:head(?:ing|line)|title)|tag ?line|slogan|second line');
  const headline = takeNamed(scan, 'head ?line|title|heading|(?:big|large|huge|bold|main) (?:text|words|letters)') ?? takeNamed(scan, 'saying|that says|which says|that reads|with the (?:text|words?)');
  const quotes: string[] = [];
  while (scan.quotesLeft > 0) quotes.push(scan.takeQuote() ?? '');
  const copy = writeCopy({ left: scan.leftCut(), request, typed: forbidden.rest, noun: said, asked, headline, subheading, callToAction, quotes, forbidden });
  return {
    // An invitation is an upright card, if nothing else was said.
    format: format ?? (size === null && /(?<!\p{L})(?:invitations?|invites?|save the date)(?!\p{L})/iu.test(new Scan(request).rest) ? 'portrait' : null),
    size, also, font, cutout, about: request,
    colors: [...new Set([...colors, ...copy.colors])],
    headline: copy.headline, subheading: copy.subheading, offer: copy.offer, callToAction: copy.callToAction, lines: copy.lines, pages: copy.pages ?? [], side: null, table: null,
  };
}

/** Takes the words of a button that was asked for. */
function takeButton(scan: Scan): string | null {
  const button = ASKED_ACTION.exec(scan.rest);
  if (!button?.[1]) return null;
  const at = button.index + button[0].length - button[1].length;
  const words = scan.quoteAt(at) ?? capital(scan.written(at, at + button[1].length).trim());
  if (scan.quoteAt(at) !== null) scan.takeQuoteAt(at);
  scan.cut(button.index, button.index + button[0].length);
  return words;
}

const BEGINS_AS_DESIGN = new RegExp(`^(?:(?:a|an|another|one|some|the|my|our)\\s+)?(?:${ADJECTIVES}[\\s,]+(?:and )?)*(?:[\\p{L}\\d]+\\s+)?${DESIGN_NOUNS}(?=\\s*(?:[,:;–-]|$)|\\s+(?:in (?:[\\p{L}-]+ ){1,3}(?:colou?rs|tones|shades)|for|about|with|announcing|promoting|advertising|to (?:promote|announce|advertise|celebrate)|of|that says|saying)(?![\\p{L}]))`, 'iu');

/** "coming soon teaser, …", "back to school flyer for …": some words that tell which. */
const KIND_OF_DESIGN = new RegExp(`^(?!(?:it|this|that|the|my|our|same|is|are|can|could|what|i|we|you|no|not|and|but)(?!\\p{L}))(?:[\\p{L}\\d'’-]+\\s+){2,3}${DESIGN_NOUNS}(?=\\s*(?:pls|please|plz)?\\s*(?:[,:;–-]|$)|\\s+(?:for|about|announcing|promoting|advertising)(?!\\p{L}))`, 'iu');

/** Whether a request names a design before anything else: "Poster for my bakery …", "A square post about …". */
export function beginsAsDesign(request: string): boolean {
  const { rest } = new Scan(request);
  return BEGINS_AS_DESIGN.test(rest) || (leadingVerb(rest) === null && KIND_OF_DESIGN.test(rest));
}

/** Whether a clause speaks of a design to be made, not of one that is there. */
export function isBrief(clause: string): boolean {
  const text = new Scan(clause).rest;
  const used = /^(?:(?:please|pls|hey|hi|ok|can you|could you)[\s,]+)*use (?:this|it|these|my|the)(?: (?:photos?|pics?|pictures?|images?|ones?))? (?:for|in|on|to make) (.+)$/iu.exec(text)?.[1];
  if (used !== undefined && words(DESIGN_NOUNS).test(used)) return true;
  const making = new RegExp(`^(?:(?:${PADDING})[\\s,]+)*${MAKING}\\s+(?:(?:a|an|another|some|the|my|our)\\s+)?`, 'iu').test(text);
  const noun = words(DESIGN_NOUNS).test(text) || FORMAT_PHRASE.test(text);
  return making && noun && !words('it|this(?! (?:photos?|pics?|pictures?|images?|shots?)(?!\\p{L}))|that(?! (?:says?|reads?|photos?|pics?|pictures?|images?)(?!\\p{L}))').test(text.split(/\bfor\b|\babout\b/)[0] ?? '');
}
