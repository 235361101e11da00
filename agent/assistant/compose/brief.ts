/** A brief ("Instagram post for my summer sale, 30% off sneakers") taken apart: formats, headline, offer, call to action, details, looks. */
import { findFont } from '#tools/font-input.ts';
import { findFormat } from '#tools/formats.ts';
import { leadingVerb } from '../clauses.ts';
import { LAYER_NOUNS, PADDING, PICTURE_NOUNS } from '../lexicon.ts';
import { takeColor } from '../read-color.ts';
import { FORMAT_PHRASE } from '../read-page.ts';
import { words } from '../rules.ts';
import { Scan } from '../scan.ts';
import { BUSINESS, capital, FEASTS, leadOf, persons, subjectOf, tidy, titled, type Lead } from './copy.ts';
import { isOffer, isPriced, takeAction, takeContacts, takeOccasion, takeOffer } from './details.ts';

export interface Brief {
  /** Id of a format, or a size; null: as it is. */
  format: string | null;
  size: { width: number; height: number } | null;
  /** Further formats that were asked for in the same breath. */
  also: string[];
  headline: string | null;
  subheading: string | null;
  /** What is to be had: "30% off", "from $49". */
  offer: string | null;
  callToAction: string | null;
  /** Days, places, contacts and everything else that stands on it, in order. */
  lines: string[];
  /** Asked for: ground first, then accent. */
  colors: string[];
  /** A kind or family of letters for the headline. */
  font: string | null;
  /** Whether the picture is to stand without its background; null: not said. */
  cutout: boolean | null;
  /** The words that tell the mood: all of the brief. */
  about: string;
}

const MAKING = "(?:(?:i|we) (?:need|want|would like)|(?:i|we)'d like|looking for|create|make|design|build|generate|craft|prepare|compose|produce|do|need|want|write|promote|advertise|announce|showcase|give me|get me|set up|put together)(?: (?:me|us))?";
const ADJECTIVES = '(?:nice|beautiful|modern|simple|clean|cool|professional|minimal(?:ist(?:ic)?)?|elegant|fun|bold|great|catchy|eye[ -]catching|stylish|quick|new|pretty|good|striking|colou?rful|bright|social media|promo(?:tional)?|square|vertical|portrait|landscape|big|small|attractive|creative)';
/** What designs are called. */
export const DESIGN_NOUNS = '(?:posts?|posters?|flyers?|fliers?|banners?|ads?|adverts?|advertisements?|cards?|invitations?|invites?|thumbnails?|covers?|pins?|designs?|graphics?|templates?|menus?|price ?lists?|lists?|schedules?|timetables?|certificates?|signs?|coupons?|vouchers?|announcements?|listings?|stor(?:y|ies)|reels?|teasers?|leaflets?|brochures?|creatives?|promos?|promotions?|status|slides?|tiles?|header|visuals?|product shots?)';

const LEAD = new RegExp(`^(?:(?:${PADDING})[\\s,]+)*(?:${MAKING}\\s+)?(?:(?:a|an|another|one|some|the|my|our)\\s+)?`, 'iu');
const COLOR_WORDS = '(?:colou?rs?|tones?|theme|palette|background|vibes?|shades?|scheme)';

/** Takes what names the formats: "Instagram post", "A4 poster", "1080x1350", "post and story". */
function takeFormats(scan: Scan): Pick<Brief, 'format' | 'size' | 'also'> {
  const size = scan.take(/(?<!\d)(\d{3,4})\s*(?:[x×]|by)\s*(\d{3,4})(?:\s*px)?(?!\d)/);
  if (size) return { format: null, size: { width: Number(size[1]), height: Number(size[2]) }, also: [] };
  const formats: string[] = [];
  const hidden: [index: number, text: string][] = [];
  let end = 0;
  for (let match = FORMAT_PHRASE.exec(scan.rest); match; match = FORMAT_PHRASE.exec(scan.rest)) {
    const format = findFormat(match[1] ?? '');
    const behind = scan.rest.slice(match.index + match[0].length);
    // A second format counts beside the first: "post and story for …", not "post … see you on Facebook".
    const beside = formats.length === 0 || (format !== null && formats.includes(format.id)) || /^[\s,]*(?:and|&|\+|plus|as well as|\/)?\s*(?:(?:an?|one|also|for|as)\s+)*$/iu.test(scan.rest.slice(end, match.index));
    const before = scan.rest.slice(0, match.index);
    // "order via WhatsApp", "my Etsy shop": where people find it, not where the design goes.
    if (/(?:via|through|by|order (?:on|at|in)|(?:us|me|shop|available|find it|buy|dm|message|text|call|sold|live) (?:on|at|by|in)|my|our)\s*$/iu.test(before) && !/(?:post|story|pin|cover|thumbnail|listing|format)/i.test(match[0])) {
      scan.rest = `${before}${'\u0001'.repeat(match[0].length)}${behind}`;
      hidden.push([match.index, match[0]]);
      continue;
    }
    if (!format || !beside || /^\s+(?:shop|store|page|account|profile|channel|seller|delivery|video)/i.test(behind)) break;
    if (!formats.includes(format.id)) formats.push(format.id);
    end = match.index + match[0].length;
    scan.blank(match.index, end);
  }
  for (const [index, text] of hidden) scan.rest = scan.rest.slice(0, index) + text + scan.rest.slice(index + text.length);
  // "as a post and as a story": a post is one by itself.
  const post = formats.length === 1 && formats[0] !== 'instagram-post' ? scan.take(/(?:as |for |both |one )*(?:an? )?(?:normal |regular |feed |square )?post(?=[\s,]*(?:and|&|\+|plus|as)[\s,])|(?<=(?:and|&|\+|plus)\s+(?:as |for )?(?:an? )?)(?:normal |regular |feed |square )?post(?=[\s,.!]*$)/iu) : null;
  if (post) formats.unshift('instagram-post');
  const [format = null, ...also] = formats;
  if (format) scan.take(/^\s*(?:,|and|&|\+)\s+(?:an?\s+)?/u);
  return { format, size: null, also };
}

/** The colours with which a text begins: "navy, gold and off-white theme"; and how much of it they take up. */
function colorsAt(text: string): { colors: string[]; length: number } {
  const colors: string[] = [];
  let length = 0;
  for (let rest = text; ; rest = text.slice(length)) {
    const joint = colors.length === 0 ? /^(?:an? |the |some |my |nice |soft |bright |warm |cool )*/u.exec(rest) : /^(?:\s*,\s*(?:and )?|\s+(?:and|&|with|on|plus)\s+)(?:an? |the )?/u.exec(rest);
    const from = joint?.[0].length ?? 0;
    const found = /^(?:#[0-9a-f]{3,8}|[\p{L}]+(?:[ -][\p{L}]+){0,2})/iu.exec(rest.slice(from))?.[0].split(/(?=[ -])/u) ?? [];
    let color: string | null = null;
    for (let count = found.length; count > 0 && !color; count -= 1) {
      const words = found.slice(0, count).join('');
      const probe = new Scan(words);
      color = takeColor(probe);
      if (color && probe.left() !== '') color = null;
      if (color) length += from + words.length;
    }
    if (!color || (joint === null && colors.length > 0)) return { colors, length };
    colors.push(color);
  }
}

function takeColors(scan: Scan): string[] {
  const colors: string[] = [];
  for (const lead of [...scan.rest.matchAll(/(?<![\p{L}])(?:in|with|using|use|on|colou?rs?:?)\s+/giu)]) {
    const start = lead.index + lead[0].length;
    const found = colorsAt(scan.rest.slice(start));
    const tail = new RegExp(`^(?: ${COLOR_WORDS})*(?=\\s*(?:[,.;!\\n]|$)|\\s+(?:and|with|for|make|please|pls|plus|use|style)(?![\\p{L}]))`, 'iu').exec(scan.rest.slice(start + found.length));
    if (found.colors.length === 0 || !tail) continue;
    colors.push(...found.colors);
    scan.cut(lead.index, start + found.length + tail[0].length);
  }
  const ground = new RegExp(`((?:#[0-9a-f]{3,8}|[\\p{L}]+(?: [\\p{L}]+)?)) (?:${COLOR_WORDS})`, 'iu').exec(scan.rest);
  const color = ground && takeColor(new Scan(ground[1] ?? ''));
  if (ground && color) {
    colors.push(color);
    scan.blank(ground.index, ground.index + ground[0].length);
  }
  return colors;
}

/** Takes tints that stand alone between marks: "serum launch, pastel pink, elegant". Bare colours may be what is spoken of. */
function takeTints(scan: Scan, colors: string[]): void {
  for (const match of [...scan.rest.matchAll(/(?<=[,;]\s*)(?:pastel|soft|pale|muted|dusty|deep|dark|light|bright|neon|warm)\s+[\p{L}]+(?:\s+(?:and|&)\s+[\p{L} ]+)?(?=\s*(?:[,;.]|$))/giu)]) {
    const found = colorsAt(match[0]);
    if (found.colors.length === 0 || found.length < match[0].trimEnd().length) continue;
    colors.push(...found.colors);
    scan.cut(match.index, match.index + match[0].length);
  }
}

/** Takes colours said last, as a sentence of their own: "…, Lake Como. Elegant, sage green". One bare colour may be what is spoken of. */
function takeLastColors(scan: Scan, colors: string[]): void {
  for (const { index, 0: mark } of scan.rest.matchAll(/[,;.]\s*/gu)) {
    const start = index + mark.length;
    const said = scan.rest.slice(start).replace(/[.!\s]+$/, '');
    const found = colorsAt(said);
    if (found.colors.length === 0 || found.length < said.length || !/[\s-]/.test(said)) continue;
    colors.push(...found.colors);
    scan.cut(start, start + said.length);
    return;
  }
}

/** Words that are given their place: "with the headline Big Sale", "tagline: …", "saying …". */
function takeNamed(scan: Scan, noun: string): string | null {
  const match = new RegExp(`(?:,? ?(?:with|and|use|using|plus))?(?: (?:the|a|an|my))?\\s*(?<![\\p{L}])(?:${noun})(?: (?:that says|saying|reading|text|of|is))?\\s*[:=]?\\s+([^,;.\\n‹]{2,60}?)(?=\\s+(?:and|with)\\s+(?:the|a|an|my)?\\s*(?:${LAYER_NOUNS})|[,;.\\n]|$)`, 'iu').exec(scan.rest);
  const text = match?.[1];
  if (!match || !text || /^(?:for|about|in|on|with|of)\s/.test(text)) return null;
  const at = match.index + match[0].length - text.length;
  // What was taken before is blank in what is left, but still stands in what was written.
  const written = scan.written(at, at + text.trimEnd().length).trim();
  scan.cut(match.index, match.index + match[0].length);
  return written || null;
}

const PHOTO = new RegExp(`(?:,? ?(?:with|using|use|and|on|from|add|put|show(?:ing)?|include|featuring|of|based on) )?(?:(?:this|these|the|my|our|that|an?|attached|uploaded|product) )+(?:attached |uploaded |product )?(?:${PICTURE_NOUNS})(?: (?:i (?:attached|uploaded|sent)|attached|below|above))?(?: (?:large|big|on it|in it|in the (?:middle|cent(?:er|re))))?`, 'iu');

/** "my bakery with the text": what introduced words in quotation marks, which were taken out. */
const INTRODUCTION = new RegExp(`\\s+(?:with|saying|that says|which says|using|and)(?:\\s+(?:the|a|an|my))?(?:\\s+(?:text|words?|message|${LAYER_NOUNS}))?$`, 'iu');

/** "the headline and", "big headline", "warm background": what is left when the words themselves stood in quotation marks, and bare wishes for a look. */
/** "I need it as a …": said of the formats, which were taken. */
const NEEDING = /^(?:(?:i|we) (?:need|want|would like)|please make|make|give me|both)(?: it| this| that| them| both)?(?: (?:as|in|for|and|an?|both|please))*$/iu;
const ONLY_NOUNS = new RegExp(`^(?:(?:and|with|the|a|an|text|lines?|words?|warm|cold|dark|light|soft|tiny|large|huge|${ADJECTIVES}|${COLOR_WORDS}|${LAYER_NOUNS})(?![\\p{L}])\\s*)*(?:text|lines?|words?|${COLOR_WORDS}|${LAYER_NOUNS}|and)$`, 'iu');
/** "Black Friday banner" is about Black Friday. */
const NOUN_AT_END = /\s+(?:posts?|posters?|flyers?|fliers?|banners?|ads?|adverts?|thumbnails?|graphics?|designs?|stor(?:y|ies)|announcements?|promos?)$/i;

const SEGMENTS = /\s*(?:[,;\n|]|[.:](?=\s|$)|(?<=!)(?=\s)|!+\s*$|(?<=\?)(?=\s)| [–—-] |(?<![\p{L}])(?:and|with|plus)(?=\s+(?:a |an |the )?(?:\d+\s?%|offer|discount|call to action|cta|button)))\s*/iu;
const ASKED_ACTION = /(?:(?:and|with|add|include|plus|use)\s+)?(?:(?:a|an|the)\s+)?(?:(?:[\p{L}-]+ )?(?:button|cta)|call to action)(?:\s+(?:that says|saying|reading|with|labell?ed|called|text))?\s*:?\s+(‹·*›|[\p{L}\p{N}' ]{3,28}?)(?=[,.;!]|$|\s+(?:and|with|in|at|on)\s)/iu;
/** What should be felt, and is not to be read. */
const MOOD = new RegExp("(?:,?\\s*(?:and\\s+)?(?:make it|keep it|it should (?:be|feel|look)|should (?:be|feel|look)|i want it(?: to be| to look)?|style:?|mood:?|vibe:?|look:?|tone:?|feel:?|in an?|with an?|using an?)\\s+)((?:(?:very|really|super|quite|a bit|more|nice|and|but|,|&|not too|kind of|clean|looking)\\s*|[\\p{L}-]+\\s*){1,5}?)(?:\\s*(?:style|look|vibe|vibes|feel|feeling|mood|aesthetic|design|theme|way|colou?rs|tones|and (?:simple|clean|modern)))?(?=[,.;!\\n]|$|\\s+(?:for|about)(?![\\p{L}]))", 'giu');
const LOOK = `(?:${ADJECTIVES}|minimal|playful|luxur(?:y|ious)|premium|vintage|retro|rustic|cute|cozy|cosy|warm|dark|light|bright|soft|festive|romantic|loud|trendy|sleek|fresh|classy|fancy|serious|youthful|feminine|masculine|dramatic|moody|pastel|neon|boho|scandinavian|industrial|grunge|editorial|handmade|happy|summery|autumnal|wintery|spooky|aesthetic|calm|airy|earthy|natural|friendly|energetic|urban|street|exciting|urgent|sophisticated|chic|high[ -]end)`;
const ADJECTIVE = new RegExp(`^${LOOK}$`, 'iu');
/** "dog grooming, friendly and playful": several looks behind the subject. */
const LOOKS_AT_END = new RegExp(`\\s+${LOOK}(?:\\s*(?:,|and|&)\\s*${LOOK})+$`, 'iu');
/** "unicorn theme" is how it should look. */
const THEME = /^(?:(?:with |in )?an? )?[\p{L}-]+(?: [\p{L}-]+)? theme$/iu;

/** Takes wishes for a look: "make it elegant", "in a minimal style". They tell the mood with the rest of the brief. */
function takeMoods(scan: Scan): void {
  for (const match of [...scan.rest.matchAll(MOOD)]) {
    const said = (match[1] ?? '').replace(/(?<!\p{L})(?:very|really|super|quite|a bit|more|and|but|not too|kind of|looking)(?!\p{L})|[,&]/giu, ' ').trim().split(/\s+/).filter(Boolean);
    const styled = /(?:style|look|vibes?|feel(?:ing)?|mood|aesthetic|theme|colou?rs|tones)\s*$/iu.test(match[0]);
    if (said.length > 0 && (styled ? said.length <= 3 : true) && said.some((word) => ADJECTIVE.test(word)) && (styled || said.every((word) => ADJECTIVE.test(word)))) scan.cut(match.index, match.index + match[0].length);
  }
}

/** Nothing is sold without being asked for; but what is on offer in a shop wants a button. */
function impliedAction(offer: string | null, about: string): string | null {
  if (offer === null || /(?<!\p{L})(?:workshop|class|course|concert|gig|party|wedding|event|tickets?|entry|admission|webinar|festival|market|fair|menu|hiring|rent|month|night|hour|lesson|appointment|cut|service|cleaning|massage|open house|estate|booking|table|coffee|caf[eé]|restaurant|pizza|tacos?|burgers?|lunch|dinner|brunch|garage sale|yard sale|barbecue|bbq|thumbnail|video|listing)s?(?!\p{L})/iu.test(about)) return null;
  return /(?<!\p{L})(?:sale|off|deal|discount|clearance|black friday|cyber monday|outlet|collection|drop|bogo|buy \w+,? get)(?!\p{L})|%/iu.test(about) ? 'Shop now' : null;
}

/** Reads a brief. */
export function readBrief(request: string): Brief {
  const scan = new Scan(request);
  const lead = LEAD.exec(scan.rest)?.[0] ?? '';
  scan.blank(0, lead.length);
  const { format, size, also } = takeFormats(scan);
  // "Etsy listing photo for …": the photo is the listing's.
  scan.take(/^\s*(?:photos?|pictures?|images?)(?=\s+(?:for|of|with)(?!\p{L}))/iu);
  scan.take(new RegExp(`^\\s*(?:${ADJECTIVES}[\\s,]+(?:and )?)*${DESIGN_NOUNS}(?![\\p{L}])`, 'iu'));
  scan.take(new RegExp(`^\\s*(?:${ADJECTIVES}(?:[\\s,]+(?:and )?|$)){1,4}(?=\\s*(?:[:,]|(?:for|about|to|of|with|announcing|on)(?![\\p{L}])))`, 'iu'));
  const kind = takeKind(scan);
  const cutout = scan.take(words('(?:and |with )?(?:the )?(?:background (?:removed|cut out)|(?:remove|without) (?:the |its )?(?:photo )?background|cut(?: it| the [\\p{L}]+)? ?out|cut-?out(?: photo| picture| style)?)')) ? true : scan.take(words('(?:do not|don\'?t) cut (?:it |the [\\p{L}]+ )?out|(?:with|keep) (?:the |its )(?:photo )?background')) ? false : null;
  for (let match = scan.take(PHOTO); match; match = scan.take(PHOTO));
  const font = takeFont(scan);
  const colors = takeColors(scan);
  takeMoods(scan);
  takeTints(scan, colors);
  takeLastColors(scan, colors);
  const button = ASKED_ACTION.exec(scan.rest);
  let callToAction: string | null = null;
  if (button?.[1]) {
    const at = button.index + button[0].length - button[1].length;
    callToAction = scan.quoteAt(at) ?? capital(scan.written(at, at + button[1].length).trim());
    if (scan.quoteAt(at) !== null) scan.takeQuoteAt(at);
    scan.cut(button.index, button.index + button[0].length);
  }
  const second = takeNamed(scan, 'sub-?(?:head(?:ing|line)|title)|tag ?line|slogan|second line');
  const first = takeNamed(scan, 'head ?line|title|heading') ?? takeNamed(scan, 'saying|that says|which says|that reads|with the (?:text|words?)');
  const quotes: string[] = [];
  while (scan.quotesLeft > 0) quotes.push(scan.takeQuote() ?? '');
  let offer = quotes.find((quote, index) => index > 0 && isOffer(quote)) ?? null;
  const quoted = quotes.filter((quote) => quote !== offer);
  const lines: string[] = [];
  const priced = scan.left().split(/\s*[,;\n]\s*|:\s+/u).filter((part) => isPriced(tidy(part)));
  const isMenu = priced.length >= 2;
  callToAction ??= takeAction(scan);
  const contacts = takeContacts(scan);
  const taken = offer === null && !isMenu ? takeOffer(scan) : null;
  if (taken) {
    ({ offer } = taken);
    if (taken.before) lines.push(taken.before);
  }
  const occasion = takeOccasion(scan);
  const segments = withLists(scan.leftCut()).split(SEGMENTS).map((part) => subjectOf(tidy(part.replaceAll('‚', ',')).replace(INTRODUCTION, '').replace(LOOKS_AT_END, ''))).filter((text) => /[\p{L}\p{N}]/u.test(text) && !ONLY_NOUNS.test(text) && !NEEDING.test(text) && !FILLER.test(text) && !THEME.test(text) && !/^(?:can|could|would|will) (?:you|u) (?:please )?(?:help|make|do|create|design)/i.test(text) && !text.split(/[\s,]+(?:and\s+)?/u).every((word) => ADJECTIVE.test(word)));
  // "my bakery: fresh bread every morning": what is said leads, not who says it.
  if (segments.length > 1 && BUSINESS.test(segments[0] ?? '') && /^[^:]*:\s/u.test(request.slice(lead.length)) && !isMenu) segments.push(...segments.splice(0, 1));
  // "travel post: weekend in the Alps": the kind of post stands small above what it says.
  else if (segments.length > 1 && NOUN_AT_END.test(segments[0] ?? '') && (segments[0] ?? '').split(' ').length <= 3 && /^[^:,]*:\s/u.test(request.slice(lead.length)) && !isMenu) segments.splice(1, 0, ...segments.splice(0, 1).map((said) => titled(/^(?:new )?blog post$/i.test(said) ? said : said.replace(NOUN_AT_END, ''))));
  if (kind && segments.length === 0) segments.push(kind);
  const [topic, ...more] = segments;
  const subject = topic === undefined ? null : ledBy(kind, leadOf(topic.replace(NOUN_AT_END, '')), offer !== null);
  const given = first ?? quoted.shift() ?? null;
  const headline = given ?? subject?.headline ?? null;
  const besides: string[] = given === null ? (subject?.rest ? [subject.rest] : []) : subject ? [titled(subject.rest ? `${subject.headline}` : subject.headline), ...(subject.rest ? [subject.rest] : [])] : [];
  const sentences = [...quoted, ...besides, ...more.map(capital)].filter((line) => line.toLowerCase() !== headline?.toLowerCase());
  const only = headline === null && offer !== null;
  const subheading = second ?? (only || isPriced(sentences[0] ?? '') ? null : (sentences.shift() ?? null));
  return {
    // An invitation is an upright card, if nothing else was said.
    format: format ?? (size === null && /(?<!\p{L})(?:invitations?|invites?|save the date)(?!\p{L})/iu.test(new Scan(request).rest) ? 'portrait' : null),
    size, also, colors, font, cutout, about: request,
    headline: only ? offer : headline === null ? null : capital(headline),
    subheading,
    offer: only ? null : offer,
    callToAction: callToAction ?? (headline === null || FOREIGN.test(`${headline} ${offer ?? ''}`) ? null : impliedAction(offer, request)),
    lines: [...(isMenu ? sentences.slice(0, 8) : []), ...lines, ...occasion, ...(isMenu ? [] : sentences.slice(0, 4)), ...contacts].slice(0, 10),
  };
}

const FOREIGN = /[^\p{ASCII}’‘“”–—…€£¥₹]|(?<!\p{L})(?:auf|alles|sur|tout|de descuento|rabatt|korting|sconto|para|pour|für|und|con|avec)(?!\p{L})/iu;

/** "furniture, books and toys" is one thing to say: its commas are no joints. */
function withLists(text: string): string {
  return text.replace(/[\p{L}'-]+(?: [\p{L}'-]+)?(?:, [\p{L}'-]+(?: [\p{L}'-]+)?)+,? (?:and|&|or) [\p{L}'-]+/giu, (list) => list.replaceAll(',', '‚'));
}

/** Occasions that stand before the noun: "birthday invitation", "hiring post". */
const OCCASIONS = '(?:(?:retirement|graduation|housewarming|farewell|gender reveal|engagement)(?: party)?|bridal shower|christening|baptism|save the date|sale|giveaway|hiring|thank you|thank-you|birthday(?: party)?|wedding|workshop|event|lost (?:dog|cat)|garage sale|open house|black friday|christmas|halloween|easter|valentine\'?s?(?: day)?|mother\'?s day|father\'?s day|new year\'?s?(?: eve)?|back to school|grand opening|webinar|fundraiser|charity|concert|graduation|baby shower|engagement|anniversary|holiday|summer sale|winter sale|spring sale|clearance|flash sale|reminder|welcome|quote|motivational|testimonial|product|promo(?:tional)?|launch|product launch|business|sales|marketing|instagram|announcement)';
const DROPPED = /^(?:quote|motivational|testimonial|product|promo(?:tional)?|launch|product launch|business|sales|marketing|event|instagram|announcement|reminder)$/i;

/** Takes the occasion before the noun of the design, and the noun: "sale post for …" is for a sale. */
function takeKind(scan: Scan): string | null {
  const match = new RegExp(`^\\s*(?:${ADJECTIVES}[\\s,]+)*(${OCCASIONS})\\s+${DESIGN_NOUNS}(?=\\s*(?:$|[:,–-])|\\s+(?:for|about|with|of|to)(?![\\p{L}]))`, 'iu').exec(scan.rest);
  if (!match?.[1]) return null;
  const kind = scan.written(match.index, match.index + match[0].length).trim();
  const at = kind.toLowerCase().indexOf(match[1].toLowerCase());
  scan.blank(match.index, match.index + match[0].length);
  return DROPPED.test(match[1]) ? null : kind.slice(at, at + match[1].length);
}

/** The subject with the occasion that it is for. */
function ledBy(kind: string | null, lead: Lead, hasOffer: boolean): Lead {
  if (!kind || lead.headline.toLowerCase() === kind.toLowerCase()) return lead;
  if (new RegExp(`^${FEASTS}`, 'iu').test(kind)) return lead.headline.split(' ').length <= 6 ? { headline: persons(lead.headline), rest: /turns \d/.test(persons(lead.headline)) ? titled(kind) : `${capital(kind)} ${/save the date/i.test(kind) ? '' : 'invitation'}`.trim() } : lead;
  if (/^hiring$/i.test(kind)) return { headline: 'We’re hiring', rest: lead.headline };
  if (/^thank[ -]you$/i.test(kind)) return { headline: 'Thank You', rest: `To ${/^(?:all|every|our|you)/i.test(lead.headline) ? '' : 'our '}${lead.headline.charAt(0).toLowerCase()}${lead.headline.slice(1)}` };
  if (/^sale$/i.test(kind)) return hasOffer || /sale/i.test(lead.headline) ? lead : { headline: `${lead.headline} Sale`, rest: lead.rest };
  if (/sale$|giveaway|opening|friday|christmas|open house/i.test(kind)) return { headline: titled(kind), rest: lead.headline };
  return { headline: lead.headline, rest: lead.rest ?? titled(kind) };
}

const FILLER = /^(?:an?|my|our|it|about|order via|book via|for|this|that|them|too|also|please|pls|thanks|etc|now|today|me|us|on|at|in|for|from|to|and|with|or|by|the|is|are|sale price|price|prices?|offer|discount|deal|deals|big|small|here|there|ok|okay|yes|something|stuff|only|just|get|off|each|have|has|its|it's|they|so|no|(?:the )?(?:attached|uploaded)(?: (?:photo|picture|image))?|tickets?|contact|order|call|available|nice|good|great|cool|photo|picture|image|text|logo|starting|starts|from now)$/iu;

/** Takes the letters that were asked for: "in a handwritten font", "use Playfair Display". */
function takeFont(scan: Scan): string | null {
  const match = /(?:(?:in|with|using|use|and)\s+)?(?:(?:an?|the)\s+)?([\p{L}-]+(?: [\p{L}-]+){0,2})\s+(?:fonts?|typeface|lettering|typography)(?!\p{L})/iu.exec(scan.rest);
  const words = match?.[1]?.split(' ') ?? [];
  for (let from = 0; from < words.length; from += 1) {
    const font = findFont(words.slice(from).join(' '));
    if (!match || !font) continue;
    scan.blank(match.index, match.index + match[0].length);
    return font;
  }
  return null;
}

const BEGINS_AS_DESIGN = new RegExp(`^(?:(?:a|an|another|one|some|the|my|our)\\s+)?(?:${ADJECTIVES}[\\s,]+(?:and )?)*(?:[\\p{L}\\d]+\\s+)?${DESIGN_NOUNS}(?=\\s*(?:[,:;–-]|$)|\\s+(?:for|about|with|announcing|promoting|advertising|to (?:promote|announce|advertise|celebrate)|of|that says|saying)(?![\\p{L}]))`, 'iu');

/** "coming soon teaser, …", "back to school flyer for …": some words that tell which. */
const KIND_OF_DESIGN = new RegExp(`^(?!(?:it|this|that|the|my|our|same|is|are|can|could|what|i|we|you|no|not|and|but)(?!\\p{L}))(?:[\\p{L}\\d'’-]+\\s+){2,3}${DESIGN_NOUNS}(?=\\s*[,:;–-]|\\s+(?:for|about|announcing|promoting|advertising)(?!\\p{L}))`, 'iu');

/** Whether a request names a design before anything else: "Poster for my bakery …", "A square post about …". */
export function beginsAsDesign(request: string): boolean {
  const { rest } = new Scan(request);
  return BEGINS_AS_DESIGN.test(rest) || (leadingVerb(rest) === null && KIND_OF_DESIGN.test(rest));
}

/** Whether a clause speaks of a design to be made, not of one that is there. */
export function isBrief(clause: string): boolean {
  const text = new Scan(clause).rest;
  const making = new RegExp(`^(?:(?:${PADDING})[\\s,]+)*${MAKING}\\s+(?:(?:a|an|another|some|the|my|our)\\s+)?`, 'iu').test(text);
  const noun = words(DESIGN_NOUNS).test(text) || FORMAT_PHRASE.test(text);
  return making && noun && !words('it|this|that').test(text.split(/\bfor\b|\babout\b/)[0] ?? '');
}
