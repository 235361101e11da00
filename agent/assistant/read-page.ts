/** Wishes about the page as a whole: its format, its background, its file. */
import { INK } from '#design/layout/contrast.ts';
import type { ExportFormat } from '#tools/contract/ports/rendering-port.ts';
import { findFormat, FORMAT_NAMES } from '#tools/inputs/formats.ts';
import type { BackgroundWish, Intent } from './intents.ts';
import { readReference } from './read-reference.ts';
import { A_BIT, A_LOT, BACKGROUND_NOUNS, LAYER_NOUNS, PICTURE_NOUNS } from './lexicon.ts';
import { takeColor } from './read-color.ts';
import { NUMBER, escaped, numberIn, words } from './rules.ts';
import { Scan } from './scan.ts';

const FORMATS = FORMAT_NAMES.filter((name) => !['portrait', 'landscape', 'vertical', 'horizontal', 'wide', 'upright'].includes(name)).map(escaped).join('|');
/** A format by name, with what may stand around it. */
export const FORMAT_PHRASE = new RegExp(`(?<![\\p{L}\\d])(${FORMATS})(?:[ -](?:format|version|size|dimensions?|post|one))?(?![\\p{L}\\d])`, 'iu');
const REFORM = words('make|turn|convert|change|switch|resize|adapt|adjust|reformat|set|format|need|want|give|use|do|create|fit|crop|as|for|version|size|sized');
const EXTENSIONS: Record<string, ExportFormat> = { png: 'png', jpg: 'jpg', jpeg: 'jpg', webp: 'webp', pdf: 'pdf', svg: 'svg' };

/** Formats for which a copy of its own is wanted, where the words say so. */
const COPY = words("too|as well|also|another|additional(?:ly)?|versions?(?: for| of)?|cop(?:y|ies)|in addition|besides|keep (?:this|the original|both)|separate(?:ly)?");
const TURNING = /^(?:please |now |ok |then )*(?:make|turn|convert|change|switch|set|resize|transform|adapt) (?:it|this|that|the (?:page|design|canvas|post|whole thing|size|format))/i;
const ALL_PLATFORMS = words('all (?:the )?(?:platforms?|formats?|sizes?|channels?|socials?|social media|networks?)|every (?:platform|format|size)');
const COMMON = ['instagram-post', 'instagram-story', 'facebook-post', 'pinterest-pin'] as const;

/** "make it a story", "1080x1350", "a story version too", "versions for facebook and pinterest". `said`: with the words of politeness. */
export function readResizes(clause: string, said: string): Intent[] | null {
  const scan = new Scan(clause);
  // "make the photo square" is about the photo.
  const aboutLayer = words(`(?:the|my|this|that|all|both) (?:[\\p{L}]+ ){0,2}?(?:${LAYER_NOUNS})`).test(scan.rest.replace(/(?:this|that|the) (?:one|post|design|image as)/g, ''));
  if (aboutLayer || words(BACKGROUND_NOUNS).test(scan.rest)) return null;
  if (ALL_PLATFORMS.test(scan.rest) && words('version|versions|resize|make|for|need|want|give|sizes|export|do|create').test(scan.rest) && !words('export|download').test(scan.rest)) return COMMON.map((format) => ({ kind: 'resize', format, copy: true }));
  const versioned = words('versions?|one').test(scan.rest) && !TURNING.test(clause);
  // "is this good for Instagram?" asks for no other size.
  if (/^(?:is|are|does|do|would|will|was|should)(?!\p{L})/iu.test(clause)) return null;
  const copies = (COPY.test(said.replace(/(?<!\p{L})(?:not|no|without|instead of) (?:an? )?cop(?:y|ies)(?!\p{L})/giu, '')) && !(TURNING.test(clause) && !words('too|as well|cop(?:y|ies)|keep|separate(?:ly)?').test(said))) || versioned;
  const size = scan.take(/(?<!\d)(\d{2,5})\s*(?:px|pixels?)?\s*(?:[x×*]|by)\s*(\d{2,5})(?!\d)/);
  const copy = copies ? { copy: true } : {};
  if (size) return [{ kind: 'resize', width: Number(size[1]), height: Number(size[2]), ...copy }];
  const bare = scan.rest.replace(/[.!?]/g, '').trim();
  const formats: string[] = [];
  let rest = scan.rest;
  for (let match = FORMAT_PHRASE.exec(rest); match; match = FORMAT_PHRASE.exec(rest)) {
    const found = findFormat(match[1] ?? '');
    if (found && !formats.includes(found.id)) formats.push(found.id);
    rest = rest.slice(0, match.index) + ' '.repeat(match[0].length) + rest.slice(match.index + match[0].length);
  }
  const alone = formats.length > 0 && rest.replace(/[.!?,&+]/g, '').replace(/(?<!\p{L})(?:please|pls|now|also|too|as|for|to|an?|the|in|and|version|versions|format|formats|size|it|this|make|instead|well|plus|one|me|my|i|want|need|give|another|copy)(?!\p{L})/giu, '').trim() === '';
  if (formats.length > 0 && (REFORM.test(scan.rest) || alone || copies)) {
    // Several at once: the design stays, and each gets one of its own.
    return formats.map((format) => ({ kind: 'resize', format, ...(formats.length > 1 ? { copy: true } : copy) }));
  }
  const turned = words('portrait|vertical|upright|landscape|horizontal|widescreen|wide|square').exec(scan.rest);
  if (turned && (words('(?:make|turn|change|switch|set|rotate|convert|flip) (?:it|this|the (?:page|canvas|design|format|post|whole thing))|format|orientation|version|mode').test(scan.rest) || bare === turned[0])) {
    return [{ kind: 'resize', orientation: /portrait|vertical|upright/i.test(turned[0]) ? 'portrait' : 'landscape', ...copy }];
  }
  return null;
}

const ASIDE = new RegExp(`(?:\\s*[,;]\\s*(?:and\\s+)?|\\s+)(?:(?<lead>in|at|as|for|sized)\\s+)?(?:(?:an?|the|my|our)\\s+)?(?:size\\s+)?(?:(?<width>\\d{3,4})\\s*(?:px)?\\s*(?:[x×*]|by)\\s*(?<height>\\d{3,4})(?!\\d)(?:\\s*(?:px|pixels))?|(?<format>${FORMATS})(?:[ -](?:format|version|size|dimensions?|post))?)(?=\\s*(?:[,;.!?]|$|and(?!\\p{L})|please(?!\\p{L})))`, 'iu');

export interface Aside {
  /** The words without it. */
  rest: string;
  /** px */
  width: number;
  height: number;
  resize: Intent;
}

/** A size said beside another wish: "on marble, 1080x1350", "on the beach for an Instagram story". Null: none is said. */
export function takeFormatAside(text: string): Aside | null {
  const match = ASIDE.exec(text);
  const { lead, width, height, format } = match?.groups ?? {};
  if (!match) return null;
  const rest = `${text.slice(0, match.index)}${text.slice(match.index + match[0].length)}`.trim();
  if (width !== undefined && height !== undefined) return { rest, width: Number(width), height: Number(height), resize: { kind: 'resize', width: Number(width), height: Number(height) } };
  // "leaves, story" is no format yet; "as a story" is.
  const found = lead === undefined || format === undefined ? null : findFormat(format);
  return found && { rest, width: found.width, height: found.height, resize: { kind: 'resize', format: found.id } };
}

/** How much of a step: a bit is half of it, a lot nearly twice. */
const amountIn = (scan: Scan) => (scan.take(words(A_BIT)) ? 0.5 : scan.take(words(A_LOT)) ? 1.7 : 1);

/** "make the background navy", "a gradient from pink to orange behind everything", "use this photo as background". */
export function readBackground(clause: string): Intent | null {
  const scan = new Scan(clause);
  const ground = /^(?:please )?(?:put|place|set|lay|show|have) (?:it|this|that|them|the [\p{L}]+|my [\p{L}]+) (?:on|onto|against|over|in front of) (?:an? )?(?:plain |solid |nice )?(.+?)(?: background| backdrop| ground)?[.!]*$/iu.exec(scan.rest);
  const under = ground?.[1] ? new Scan(ground[1]) : null;
  const plain = under && takeColor(under);
  if (under && plain && under.left() === '') return { kind: 'background', wish: { color: plain } };
  if (!words(BACKGROUND_NOUNS).test(scan.rest)) {
    const whole = /^(?:please )?(?:make|colou?r|paint|turn) (?:it|this|the (?:page|canvas|whole thing|design)|everything) (?:all |completely |entirely )?/i.exec(clause);
    if (!whole || !/the (?:page|canvas|whole thing|design)/i.test(whole[0])) return null;
  }
  // "the date needs a background", "put it on a red background": a pill behind words.
  if (words(`(?:${LAYER_NOUNS}) (?:really )?(?:needs?|should have|could use|wants?|must have)(?: an?| some)?(?: [\\p{L}]+)? (?:${BACKGROUND_NOUNS})`).test(scan.rest)) return null;
  // The background of a photo is another thing: cutting out.
  if (words(`(?:${BACKGROUND_NOUNS}) (?:of|from|in|behind) (?:the|my|this|that) (?:[\\p{L}]+ )?(?:${PICTURE_NOUNS})|(?:${PICTURE_NOUNS})'?s? (?:${BACKGROUND_NOUNS})`).test(scan.rest)) return null;
  if (words(`(?:${LAYER_NOUNS}).* same colou?r (?:as|like)`).test(scan.rest)) return null;
  // "blur the background photo": its looks, it need not become one.
  if (words(PICTURE_NOUNS).test(scan.rest) && words('blur(?:ry|red|rier)?|brighter|darker|lighter|dim(?:mer)?|contrast|saturat(?:ed?|ion)|warmer|cooler|black and white|b&w|sepia|fade[dr]?|opacity|transparent').test(scan.rest)) return null;
  const wish: BackgroundWish = {};
  if (scan.take(words(`(?:${PICTURE_NOUNS})`)) && !scan.has(/colou?r/)) wish.picture = true;
  else if (scan.take(words('gradient|fade|ombr[eé]')) || scan.has(words('from .+ to .+'))) readGradient(scan, wish);
  else if (scan.take(words('transparent|transparency|none|no|empty|see[ -]?through|remove|delete|clear|without'))) wish.none = true;
  else if (scan.take(words('lighter|brighter|lighten|brighten|paler|less dark|too dark'))) wish.tone = 0.3 * amountIn(scan);
  else if (scan.take(words('darker|darken|deeper|less (?:light|bright)|too (?:light|bright|pale)'))) wish.tone = -0.3 * amountIn(scan);
  if (wish.gradient === undefined && wish.tone === undefined && !wish.picture && !wish.none) {
    const color = takeColor(scan);
    if (color) wish.color = color;
    else if (scan.take(words('dark|black-ish|night'))) wish.color = INK;
    else if (scan.take(words('light|bright|pale'))) wish.color = '#f7f3ea';
  }
  if (!words(BACKGROUND_NOUNS).test(scan.source) && Object.keys(wish).length === 0) return null;
  return { kind: 'background', wish };
}

function readGradient(scan: Scan, wish: BackgroundWish): void {
  const angle = scan.take(words('left to right|horizontal(?:ly)?')) ? 90 : scan.take(words('diagonal(?:ly)?')) ? 135 : undefined;
  const from = takeColor(scan);
  const to = takeColor(scan);
  if (from && to) wish.gradient = { from, to, ...(angle === undefined ? {} : { angle }) };
  else if (from) wish.gradient = { from, to: '#ffffff', ...(angle === undefined ? {} : { angle }) };
}

/** "download it as jpg", "export", "save as png at 500px", "as pdf, all pages". */
export function readExport(clause: string): Intent | null {
  const scan = new Scan(clause);
  const verb = scan.has(words('export|download|render|d/?l'));
  const vector = scan.take(words('vector(?:ised|ized)? (?:pdf)|(?:pdf) (?:as|with) vectors?')) !== null;
  const extension = scan.take(words('\\.?(png|jpe?g|webp|pdf|svg)'));
  const saving = scan.has(words('save (?:it|this|that|the (?:design|image|picture|file|post|page))|save (?:as|to my)|(?:give|send|get) me (?:the|an?) (?:finished |final )?(?:file|png|jpe?g|webp|pdf|svg|image file|vector)|(?:as|to) an? (?:file|image file)'));
  const wanted = (extension || vector) && scan.has(words('give|get|need|want|as|save|make|send|as an?|to|in|please|pls|file|version|convert|can i|ready|print'));
  const alone = extension !== null && scan.left().replace(/(?<!\p{L})(?:please|file|an?|the)(?!\p{L})/giu, '').trim() === '';
  if (!verb && !saving && !wanted && !alone && !vector) return null;
  // "add the text Download now" and the like came with another verb first.
  const side = scan.take(words(`(?:at|with|in|of)? ?${NUMBER} ?(?:px|pixels?)`));
  const shorterSide = side ? Math.round(numberIn(side[1])) : undefined;
  const format = vector ? 'vector-pdf' : (EXTENSIONS[(extension?.[1] ?? (scan.has(words('vectors?|eps|ai file|illustrator')) ? 'svg' : 'png')).toLowerCase()] ?? 'png');
  const all = scan.has(words('all (?:the |my )?(?:pages|slides)|every page|whole document|both pages|carousel'));
  return { kind: 'export', format, ...(shorterSide ? { shorterSide } : {}), ...(all ? { pages: 'all' as const } : {}) };
}

const FILES = /(?<![\p{L}\d])(png|jpe?g|webp|pdf|svg)s?(?![\p{L}\d])/giu;

/** One wish for each kind of file that is named: "as jpg and pdf" is two. */
export function readExports(clause: string): Intent[] {
  const first = readExport(clause);
  if (first?.kind !== 'export') return [];
  const named = [...clause.matchAll(FILES)].map(([, file = '']) => EXTENSIONS[file.toLowerCase()] ?? 'png');
  const formats = first.format === 'vector-pdf' ? [first.format, ...named.filter((format) => format !== 'pdf')] : named;
  return formats.length < 2 ? [first] : [...new Set(formats)].map((format) => ({ ...first, format }));
}

const SEE_THROUGH = words("transparent|transparency|see[ -]?through|(?:no|without|w/o|minus)(?: (?:the|any|a|its))? (?:(?:white|colou?red) )?(?:back ?ground|bg|white(?: behind(?: it)?)?)|(?:back ?ground|bg) (?:removed|off|gone|transparent)");

/** "a PNG with no background": a file without the page's ground; the page keeps it. */
export function readSeeThrough(clause: string): Intent | null {
  const scan = new Scan(clause);
  if (scan.quotesLeft > 0 || !SEE_THROUGH.test(scan.rest)) return null;
  const extension = words('\\.?(png|webp|svg)').exec(scan.rest)?.[1];
  const filed = extension !== undefined || words('export|download|save|file').test(scan.rest);
  const wished = /^(?:please |pls |can you |could you |then |and )*(?:make|change|set|turn|remove|delete|cut) (?!me )(?:the|its|my|a) (?:back ?ground|bg|photo|picture|image)/iu.test(scan.rest.trim());
  return filed && !wished ? { kind: 'export', format: extension === 'webp' || extension === 'svg' ? extension : 'png', transparent: true } : null;
}

const ABOUT_CONTENTS: readonly RegExp[] = [
  /^(?:wait |hey |so |ok |and )*(?:does|do|did) (?:it|this|that|the (?:page|design|post|poster|flyer)|we|i|you) (?:still )?(?:say|mention|have|show|contain|include|list|write)(?: anything| something)?(?: (?:about|on|for|of))? ?(?:the |an? |any |my |our )?(.+?)(?: (?:on (?:it|here|there|this)|anywhere|somewhere|yet|already))*$/iu,
  /^(?:wait |hey |so |ok |and )*(?:is|are) there (?:an? |any |the |something about )?(.+?) (?:on|in) (?:it|here|there|this|the (?:page|design|post|poster|flyer))(?: (?:yet|already|anywhere))?$/iu,
  /^(?:wait |hey |so |ok |and )*(?:is|are) ((?:my|our|the) .+?) (?:on|in) (?:it|here|there|this|the (?:page|design|post|poster|flyer))(?: (?:yet|already|anywhere|too))?$/iu,
];
const SAID_OF = /^(?:wait |hey |so |ok |and )*what (?:[\p{L}]+ ){0,3}?(?:does it say|do (?:i|we) have|did (?:i|we|you) (?:write|put|say)|is (?:written|listed)|stands there) (?:for|on|about|under|next to) (?:the |my )?(.+)$/iu;
const ALL_CONTENTS = /^(?:wait |hey |so |ok |and |can you |please )*(?:(?:read|tell|show|give)(?: me)?(?: back| out)? (?:all )?(?:the |my |what )?(?:texts?|words?|wording|copy|is written|it says)(?: (?:back|out|on it|here|on (?:this|the) page|again))*|what(?: all)? (?:did (?:i|we|you) (?:write|put|say)|(?:does|did) (?:it|this|that|this page|the (?:page|post|design|poster|flyer)) say)(?: (?:again|now|here|right now|at the moment))*|what(?:'?s| is) (?:all )?written(?: (?:on it|here|there|on (?:this|the) page|again|now))*)$/iu;
/** "whats on page 2 again", "what does the last slide say" */
const ON_A_PAGE = /^(?:wait |hey |so |ok |and |can you |please |remind me |tell me )*(?:what(?:'?s| is| was| all is| did (?:i|we|you) (?:write|put|say|have)| do (?:i|we) have| have (?:i|we) got| does it say)?|read(?: me)?(?: out)?(?: what'?s| what is)?|show me the text)(?: written| there| the text| standing)? ?(?:on|in|of|does)(?: the)? (?:(first|second|third|fourth|last|next|previous) (?:page|slide|one)|(?:page|slide) (?:number |no\.? ?)?(\d+|one|two|three|four|five))(?: (?:again|now|please|say|says|have))*$/iu;
const PAGE_NUMBERS: Readonly<Record<string, number>> = { first: 1, second: 2, third: 3, fourth: 4, last: -1, one: 1, two: 2, three: 3, four: 4, five: 5 };
const PRICE_ASKED = /^(?:wait |hey |so |ok |and )*(?:how much (?:is|are|do|does|did|was|for|am|were)(?!\p{L})(.*)|what(?:'?s| is| was) the price(?: (?:of|for|on) (.+))?|what (?:price|do (?:i|we) (?:charge|ask|want|have|sell)) ?(.*)|what does (.+) cost|what(?:'?s| is| are|s) ((?:the|my|our) .+?) (?:on (?:it|there|here|this)|down|listed|priced|going) (?:for|at))$/iu;

/** "what's the date on it?", "which number did you put?", "read me the address". */
const FACT_ASKED = /^(?:wait |hey |so |ok |and )*(?:(?:what|which)(?:'?s| is|s)? |(?:can you )?(?:read|tell|remind) me(?: of)? )(?:the |my |our )?((?:start(?:ing)? |opening |phone |telephone |whatsapp |e-?mail |web ?)?(?:dates?|days?|times?|hours|address|place|venue|prices?|number|phone|e-?mail|site|website|handle|insta(?:gram)?|code))(?: (?:(?:did|do|have|has) (?:you|we|i) (?:put|write|written|have|got|use)|(?:is|are|was|stands?)(?: written)?))?(?: (?:on (?:it|there|here|this|that|the (?:page|design|post|poster|flyer))|in there))?$/iu;

/** "how much do I have the planter at", "does it say anything about shipping". */
function readContents(plain: string): Intent | null {
  const paged = ON_A_PAGE.exec(plain);
  const word = (paged?.[1] ?? paged?.[2])?.toLowerCase();
  const page = word === undefined ? undefined : (PAGE_NUMBERS[word] ?? Number(word));
  if (page !== undefined && Number.isFinite(page)) return { kind: 'ask', about: 'contents', of: null, price: false, page };
  const price = PRICE_ASKED.exec(plain);
  if (price) return { kind: 'ask', about: 'contents', of: (price.slice(1).find((one) => one !== undefined) ?? '').trim() || null, price: true };
  const fact = FACT_ASKED.exec(plain)?.[1];
  if (fact) return { kind: 'ask', about: 'contents', of: fact, price: /^prices?$/iu.test(fact) };
  if (ALL_CONTENTS.test(plain)) return { kind: 'ask', about: 'contents', of: null, price: false };
  const saidOf = SAID_OF.exec(plain)?.[1];
  if (saidOf && !/^(?:it|this|page)/i.test(saidOf)) return { kind: 'ask', about: 'contents', of: saidOf, price: false };
  const about = ABOUT_CONTENTS.map((pattern) => pattern.exec(plain)?.[1]).find((found) => found !== undefined);
  return about && !/^(?:room|space|way|other|more|font|photo|picture|image|shadow|page|layer|background)/iu.test(about) ? { kind: 'ask', about: 'contents', of: about, price: /^(?:price|cost)s?$/iu.test(about) } : null;
}

/** "which size is right for Facebook", "how big should a story be". */
const SIZE_ASKED = /^(?:(?:and |so |hey |btw )*(?:how (?:big|large|wide|tall|high)|(?:what(?:'?s| is| are)?|whats|which|do you know)(?!\p{L}).*(?:size|dimensions?|format|resolution|pixels|px|ratio))(?!\p{L}).*|.*,\s*(?:what|which) (?:size|format|dimensions?) (?:do|should|is|are).*)$/iu;

/** "what font is the headline?", "how big is the photo", "which format is this?". */
export function readQuestion(clause: string): Intent | null {
  const plain = clause.trim().replace(/[?.!\s]+$/, '').replace(/\s+(?:rn|right now|now|at the moment|currently|again|btw|exactly)$/i, '').replace(/\s+in (?:px|pixels?|cm|mm|inch(?:es)?|points?)$/i, '');
  if (/^(?:is|does|will|would) (?:it|this|that|the (?:page|design|size|format))(?: be| have| fit)? .*(?:instagram|facebook|story|etsy|pinterest|size|format|print|resolution|fit|right)/i.test(plain)) return { kind: 'ask', about: 'format' };
  // "what size should a pin be?": of a format, and no wish for it.
  const format = SIZE_ASKED.test(plain) ? findFormat(FORMAT_PHRASE.exec(plain)?.[1] ?? '') : null;
  if (format) return { kind: 'ask', about: 'format-size', format: format.id };
  const contents = readContents(plain);
  if (contents) return contents;
  const asks = /^(?:(?:can|could) you )?(?:tell me )?(?:what|which|how (?:big|large|wide|tall|high|many (?:pages|px|pixels?|points?|pt))|what's|whats)(?!\p{L})/iu.test(plain);
  if (!asks) return null;
  const most = /^which (?:one )?of (?:the |my |these )?(text|photo|picture|shape|word|line|layer|image)s?(?: here)? (?:is|has) (?:the )?(biggest|largest|smallest|longest|first|last)(?: (?:one|text|photo|size))?$/iu.exec(plain);
  const mostOne = most ? readReference(`the ${most[2] ?? ''} ${most[1] ?? ''}`) : null;
  if (mostOne) return { kind: 'ask', about: 'which', target: mostOne };
  // "what's that red in the title?"
  const shade = /^what(?:'?s| is)? (?:that|the|this) \p{L}+(?: \p{L}+)? (?:in|of|on) ((?:the|my) [\p{L} ]+?)(?: (?:exactly|called|again))*$/iu.exec(plain);
  const shaded = shade?.[1] && takeColor(new Scan(plain)) ? readReference(shade[1]) : null;
  if (shaded?.kind) return { kind: 'ask', about: 'color', target: shaded };
  const picked = /^(?:what(?:'?s| is)|which(?: one)?(?: is|'s)?) (the (?:smallest|biggest|largest|tiniest|longest|first|last|top|bottom) [\p{L} ]+)$/iu.exec(plain)?.[1];
  const pickedOne = picked ? readReference(picked) : null;
  if (pickedOne?.kind && pickedOne.kind !== 'headline' && pickedOne.pick) return { kind: 'ask', about: 'which', target: pickedOne };
  const target = /(?:is|of|for|does|has|in|are|say on)\s+((?:the|my|this|that)\s+[\p{L} ]+?|this(?! \p{L})|it|“[^”]+”|"[^"]+")(?:\s+(?:in|have|has|use|say|set in|made of|written in|now|at the moment))*$/iu.exec(plain)?.[1];
  const reference = target ? readReference(target) : null;
  const thing = reference && !/^(?:the |my |this )?(?:whole )?(?:page|canvas|design|post|story|pin|banner|flyer|poster|artboard|background|format|thing|image file|file)$|^this(?: one)?$/i.test(target ?? '') ? { target: reference } : {};
  if (words('pages?').test(plain) && /how many (?!px|pixels?|points?|pt)|which page/i.test(plain)) return { kind: 'ask', about: 'pages' };
  // "what fonts are used here?": all that there are.
  if (words('fonts|typefaces').test(plain) || /fonts?(?: is| are)?(?: being)? (?:used|in use|here|on (?:this|it|the page)|did (?:you|i|we) use|do (?:you|we|i) (?:use|have here))/i.test(plain)) return { kind: 'ask', about: 'font', target: { kind: 'text', all: true, said: 'the texts' } };
  if (words('fonts?|typeface').test(plain)) return { kind: 'ask', about: 'font', ...(('target' in thing) ? thing : { target: { pronoun: true, said: 'it' } }) };
  if (words(BACKGROUND_NOUNS).test(plain)) return { kind: 'ask', about: 'background' };
  if (words('colou?r|hex').test(plain)) return { kind: 'ask', about: 'color', ...(('target' in thing) ? thing : { target: { pronoun: true, said: 'it' } }) };
  if (words('format').test(plain) || (words('size|dimensions?|big|large|wide|tall|high|resolution|px|pixels?|points?|pt').test(plain) && (!('target' in thing) || /^how (?:big|large|wide|tall|high|many (?:px|pixels?|points?|pt)(?: (?:big|large|wide|tall|high|across))?) (?:is|are) (?:this|it|that)$/i.test(plain)))) return { kind: 'ask', about: 'format' };
  if (words('size|dimensions?|big|large|wide|tall|high|px|pixels?|points?|pt').test(plain)) return { kind: 'ask', about: 'size', ...thing };
  if (/^what does .* say$/i.test(plain)) return { kind: 'ask', about: 'words', ...(('target' in thing) ? thing : { target: { pronoun: true, said: 'it' } }) };
  return null;
}
