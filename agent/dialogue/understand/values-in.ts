/** The values of a message as a reader of briefs takes them: colors and formats only where they are meant. */
import { recognizeValues, type RecognizedValue } from '../values/recognize.ts';
import type { Recognized } from '../values/recognized.ts';

/** Names that are formats only where they are said as one: "my Etsy shop", "a love letter", "my success story". */
const OFTEN_ELSE = new Set(
  'instagram,insta,ig,facebook,fb,story,stories,etsy,ebay,amazon,depop,shopee,poshmark,lazada,tokopedia,carousell,mercado libre,whatsapp,youtube,tiktok,pinterest,linkedin,twitter,x,letter,square,portrait,landscape,reel,reels,pin,pins,wide,status,tall,vertical,horizontal,card,link,header,cover,banner,slide,slides,presentation,label,post'.split(
    ',',
  ),
);
/** Nouns of a design by themselves; the others are platforms and shapes. */
const NOUNS = new Set(['story', 'stories', 'reel', 'reels', 'pin', 'pins', 'status']);
const BEFORE =
  /(?:^|[\s,(])(?:an?|as|for|in|the|and|make|need|want|create|design|simple|nice|cute|quick|size|format|one|pls|me)\s$/iu;
const FOR = /(?<!\p{L})(?:for|on|as|in)\s(?:an?\s)?$/iu;
const BEHIND = /^\s?(?:size|format|post|story|cover|banner|pin|listing|status|please|pls|for|about|[,.:]|$)/iu;
const SHOP = /^\s(?:shop|store|page|account|channel|profile|live|sellers?)(?!\p{L})/iu;
const OWN = /(?<!\p{L})(?:my|our|his|her|your|their)\s$/iu;
/** "The Loose Reels": a word of a name. */
const IN_NAME = /(?<![.!?]\s)(?<!^)\p{Lu}\p{Ll}+\s$/u;

function isMeant(text: string, [from, to]: readonly [number, number]): boolean {
  const name = text.slice(from, to).toLowerCase();
  if (!OFTEN_ELSE.has(name) && !OFTEN_ELSE.has(name.replace(/s$/u, ''))) return true;
  const before = text.slice(Math.max(0, from - 14), from);
  const behind = text.slice(to, to + 12);
  if (SHOP.test(behind) || OWN.test(before)) return false;
  if (/^\p{Lu}\p{Ll}/u.test(text.slice(from, to)) && IN_NAME.test(before)) return false;
  const begins = from < 3;
  if (/^letters?$/u.test(name)) return /^\s(?:size|format|paper)/iu.test(behind);
  if (NOUNS.has(name)) return begins || BEFORE.test(before) || BEHIND.test(behind);
  return BEHIND.test(behind) && (begins || FOR.test(before));
}

/** Neither a color nor a day. */
const SALE_DAY = /(?<!\p{L})(?:black friday|cyber monday)(?!\p{L})/giu;
const isSaleDay = (text: string, [from, to]: readonly [number, number]): boolean =>
  [...text.matchAll(SALE_DAY)].some(({ 0: day, index }) => from >= index && to <= index + day.length);

/** "Flat White Friday, two for one": a day with a name of its own. */
const NAMED_DAY = /(?<=\p{Lu}[\p{L}’']+ )(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?(?=\s*(?:$|[,.;:!\n]))/gu;
const isNamedDay = (text: string, [from, to]: readonly [number, number]): boolean =>
  [...text.matchAll(NAMED_DAY)].some(({ 0: day, index }) => from === index && to === index + day.length);

function counts(text: string, value: RecognizedValue): boolean {
  if (isSaleDay(text, value.span) || isNamedDay(text, value.span)) return false;
  if (value.type === 'color') return !('inName' in value && value.inName);
  return value.type !== 'format' || isMeant(text, value.span);
}

/** What is seen on a screen has no size in centimeters: that is the size of a thing. */
const SCREEN = /(?<!\p{L})(?:posts?|stor(?:y|ies)|listing|thumbnail|pin|reel|status|ad)(?!\p{L})/iu;
const PHYSICAL = /(?:cm|mm|in|inch|inches|ft|"|m)\.?$/iu;

function ofThing(text: string, value: RecognizedValue): Recognized {
  const isThing = value.type === 'size' && PHYSICAL.test(text.slice(...value.span)) && SCREEN.test(text);
  return isThing ? { type: 'measure', span: value.span, value: text.slice(...value.span) } : value;
}

/** By their place, without overlaps; the span of a quoted text holds its marks. */
export function valuesIn(text: string): Recognized[] {
  return recognizeValues(text)
    .filter((value) => counts(text, value))
    .map((value) =>
      value.type === 'quoted' && 'outer' in value ? { ...value, span: value.outer } : ofThing(text, value),
    );
}
