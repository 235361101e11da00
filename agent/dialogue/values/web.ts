/** Mail and web addresses, handles and hashtags. */
import type { FactKind } from '../acts/values.ts';
import type { RecognizedFact } from './recognized.ts';

const CHUNK = /[^\s,;|<>()[\]"“”„«»]+/g;
/** Marks at the end of a chunk that belong to the sentence. */
const CLOSING = new Set(".:!?'’…*_");
const EMAIL = /^[\p{L}\d.+_-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+$/u;
const HANDLE = /^@(?!\d+(?:[.:]\d+)?(?:am|pm|h|uhr|each)?$)[\p{L}\d_.]{2,40}$/iu;
const HASHTAG = /^#(?!\d+$)(?![\da-f]{6}$)(?!(?=\d?\d?[a-f])[\da-f]{3}$)[\p{L}\p{M}\d_]{2,100}$/iu;
const WEB = /^(https?:\/\/|www\.)?((?:[\p{L}\d-]+\.)+)([a-z]{2,12})(?::\d{2,5})?(\/\S*)?$/iu;

/** Top-level domains of shops and people. */
const DOMAINS = new Set(
  'com net org info biz io co uk de fr es pt nl eu ch pl cz se dk fi ie ca au nz za ke ng gh tz ug in id my sg ph th vn jp kr cn hk tw br ar cl mx pe ru ua tr gr ro hu il ae sa qa eg ma shop store online site app dev art blog cafe bar bike bakery beauty boutique clothing coffee design digital events fashion fit fitness flowers food fun gallery garden gifts health house jewelry kitchen life live love market media menu page photo photography pizza pub restaurant salon space studio style tech today top tours travel wedding wiki wine world xyz yoga club cloud link bio ee gg ly tv cc africa asia berlin london nyc paris edu gov example test'.split(
    ' ',
  ),
);
/** Domains that are words of their own, so that "thanks.it is" is no address: a path, "www" or a second part shows it. */
const WORDS = new Set(
  'it is me to at be no so am us do as in my id live love fun fit today top life art food menu page house style space world link bar pub'.split(
    ' ',
  ),
);

function isWeb(chunk: string): boolean {
  const parts = WEB.exec(chunk);
  if (!parts) return false;
  const [, start, names = '', last = '', path] = parts;
  const domain = last.toLowerCase();
  if (!DOMAINS.has(domain) && !WORDS.has(domain)) return false;
  if (!start && last !== domain && last !== last.toUpperCase()) return false;
  if (!/\p{L}/u.test(names)) return false;
  return Boolean(start ?? path) || !WORDS.has(domain) || names.indexOf('.') < names.length - 1 || names.includes('-');
}

function kindOf(chunk: string): FactKind | null {
  if (EMAIL.test(chunk)) return 'email';
  if (HANDLE.test(chunk)) return 'handle';
  if (HASHTAG.test(chunk)) return 'hashtag';
  return isWeb(chunk) ? 'web' : null;
}

/** "dee.hair on insta", "ig: wick_and_wild": a name in which words are joined as nobody joins them elsewhere. */
const BESIDE_NETWORK =
  /(?<![\p{L}\d@._])(?:(?<name>[a-z\d]+(?:[._][a-z\d]+)+)[ ]on[ ](?:insta|instagram|ig|facebook|fb|tiktok|etsy)|(?:insta|instagram|ig|tiktok)(?::[ ]?|[ ])(?<other>[a-z\d]+(?:[._][a-z\d]+)+))(?![\p{L}\d_])/giu;

function handlesBeside(text: string): RecognizedFact[] {
  return [...text.matchAll(BESIDE_NETWORK)].map(({ 0: value, index }) => ({
    type: 'handle',
    span: [index, index + value.length],
    value,
  }));
}

export function recognizeWeb(text: string): RecognizedFact[] {
  const found: RecognizedFact[] = handlesBeside(text);
  for (const { 0: written, index } of text.matchAll(CHUNK)) {
    if (written.length > 300 || !/[@#.]/.test(written)) continue;
    let start = 0;
    let end = written.length;
    while (end > 0 && CLOSING.has(written[end - 1] ?? '')) end -= 1;
    // "IG:@lia", "web:crumb.co", "'@lia'", but not the colon of "https://" or of a port.
    const colon = /^[\p{L}]+:(?=[@#\p{L}])/u.exec(written);
    if (colon) start = colon[0].length;
    while (start < end && /['‘’*_]/.test(written[start] ?? '')) start += 1;
    const chunk = written.slice(start, end);
    const kind = kindOf(chunk);
    if (kind) found.push({ type: kind, span: [index + start, index + end], value: chunk });
  }
  return found;
}
