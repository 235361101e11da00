/** "A clean white listing photo of this mug for eBay, no text": the product alone on one colour, in the size of the platform. */
import { findFormat } from '#tools/inputs/formats.ts';
import type { Intent } from '../intents.ts';
import { PICTURE_NOUNS } from '../lexicon.ts';
import { takeColor } from '../read-color.ts';
import { FORMAT_PHRASE } from '../read-page.ts';
import { words } from '../rules.ts';
import { Scan } from '../scan.ts';

const WORDLESS = words('(?:no|without(?: any)?|zero) (?:text|words?|letters|writing|copy)(?: (?:on it|at all))?|nothing else|(?:just|only) (?:the|my|this|that) [\\p{L}]+(?: [\\p{L}]+)?(?= (?:on|in front of|against|with)(?!\\p{L}))');
const PRODUCT = words('(?:listing|product|catalog(?:ue)?|shop|packshot|marketplace|clean|plain|main|cover|studio|white)(?: [\\p{L}]+)? (?:photos?|pictures?|pics?|images?|shots?)|packshots?');
const CLEAN = words('(?:clean|plain|pure|simple|solid) (?:white|[\\p{L}]+)(?: background)?|white background|on (?:plain |pure |clean )?white');
const FORMAT = new RegExp(FORMAT_PHRASE.source, 'iu');

/** The wishes that make it, or null where it is no such request: words are to stand on it, or no picture is spoken of. */
export function readListing(request: string): Intent[] | null {
  const scan = new Scan(request);
  if (scan.quotesLeft > 0) return null;
  const wordless = scan.take(WORDLESS) !== null;
  if (!wordless && !words(PICTURE_NOUNS).test(scan.rest)) return null;
  if (!(wordless || (scan.has(PRODUCT) && scan.has(CLEAN))) || /(?<!\p{L})(?:saying|says|headline|title|price|% off|sale)(?!\p{L})|[$€£]\s?\d/iu.test(scan.rest)) return null;
  const format = findFormat(FORMAT.exec(scan.rest)?.[1] ?? '');
  const color = takeColor(scan) ?? '#ffffff';
  return [
    ...(format ? [{ kind: 'resize', format: format.id } as const] : []),
    { kind: 'cutout', target: { kind: 'image', said: 'the photo' }, restore: false },
    { kind: 'background', wish: { color } },
  ];
}
