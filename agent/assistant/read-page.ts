/** Wishes about the page as a whole: its format, its background, its file. */
import { findFormat, FORMAT_NAMES } from '#tools/formats.ts';
import type { BackgroundWish, ExportFormat, Intent } from './intents.ts';
import { BACKGROUND_NOUNS, LAYER_NOUNS, PICTURE_NOUNS } from './lexicon.ts';
import { takeColor } from './read-color.ts';
import { NUMBER, numberIn, words } from './rules.ts';
import { Scan } from './scan.ts';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
const FORMATS = FORMAT_NAMES.filter((name) => !['portrait', 'landscape', 'vertical', 'horizontal', 'wide', 'upright'].includes(name)).map(escaped).join('|');
/** A format by name, with what may stand around it. */
export const FORMAT_PHRASE = new RegExp(`(?<![\\p{L}\\d])(${FORMATS})(?:[ -](?:format|version|size|dimensions?|post|one))?(?![\\p{L}\\d])`, 'iu');
const REFORM = words('make|turn|convert|change|switch|resize|adapt|adjust|reformat|set|format|need|want|give|use|do|create|fit|crop|as|for|version|size|sized');
const EXTENSIONS: Record<string, ExportFormat> = { png: 'png', jpg: 'jpg', jpeg: 'jpg', webp: 'webp' };

/** "make it a story", "1080x1350", "resize to 1200 by 630", "landscape please". */
export function readResize(clause: string): Intent | null {
  const scan = new Scan(clause);
  // "make the photo square" is about the photo.
  const aboutLayer = words(`(?:the|my|this|that|all|both) (?:[\\p{L}]+ ){0,2}?(?:${LAYER_NOUNS})`).test(scan.rest);
  if (aboutLayer || words(BACKGROUND_NOUNS).test(scan.rest)) return null;
  const size = scan.take(/(?<!\d)(\d{2,5})\s*(?:px|pixels?)?\s*(?:[x×*]|by)\s*(\d{2,5})(?!\d)/);
  if (size) return { kind: 'resize', width: Number(size[1]), height: Number(size[2]) };
  const bare = scan.rest.replace(/[.!?]/g, '').trim();
  const named = FORMAT_PHRASE.exec(scan.rest);
  const alone = named !== null && bare.replace(named[0], '').replace(/(?:please|now|also|too|as|for|to|an?|the|in|and|version|format|it|make|instead|well)/gi, '').trim() === '';
  const format = named && (REFORM.test(scan.rest) || alone) ? findFormat(named[1] ?? '') : null;
  if (format) return { kind: 'resize', format: format.id };
  const turned = words('portrait|vertical|upright|landscape|horizontal|widescreen|wide').exec(scan.rest);
  if (turned && (words('(?:make|turn|change|switch|set|rotate|convert|flip) (?:it|this|the (?:page|canvas|design|format|post|whole thing))|format|orientation|version|mode').test(scan.rest) || bare === turned[0])) {
    return { kind: 'resize', orientation: /portrait|vertical|upright/i.test(turned[0]) ? 'portrait' : 'landscape' };
  }
  return null;
}

/** "make the background navy", "a gradient from pink to orange behind everything", "use this photo as background". */
export function readBackground(clause: string): Intent | null {
  const scan = new Scan(clause);
  if (!words(BACKGROUND_NOUNS).test(scan.rest)) {
    const whole = /^(?:please )?(?:make|colou?r|paint|turn) (?:it|this|the (?:page|canvas|whole thing|design)|everything) (?:all |completely |entirely )?/i.exec(clause);
    if (!whole || !/the (?:page|canvas|whole thing|design)/i.test(whole[0])) return null;
  }
  // The background of a photo is another thing: cutting out.
  if (words(`(?:${BACKGROUND_NOUNS}) (?:of|from|in|behind) (?:the|my|this|that) (?:[\\p{L}]+ )?(?:${PICTURE_NOUNS})|(?:${PICTURE_NOUNS})'?s? (?:${BACKGROUND_NOUNS})`).test(scan.rest)) return null;
  const wish: BackgroundWish = {};
  if (scan.take(words(`(?:${PICTURE_NOUNS})`)) && !scan.has(/colou?r/)) wish.picture = true;
  else if (scan.take(words('gradient|fade|ombr[eé]')) || scan.has(words('from .+ to .+'))) readGradient(scan, wish);
  else if (scan.take(words('transparent|transparency|none|no|empty|see[ -]?through|remove|delete|clear|without'))) wish.none = true;
  else if (scan.take(words('(?:a bit |much |slightly |a lot )?(?:lighter|brighter|lighten|brighten)'))) wish.tone = 0.3;
  else if (scan.take(words('(?:a bit |much |slightly |a lot )?(?:darker|darken)'))) wish.tone = -0.3;
  if (wish.gradient === undefined && wish.tone === undefined && !wish.picture && !wish.none) {
    const color = takeColor(scan);
    if (color) wish.color = color;
  }
  return { kind: 'background', wish };
}

function readGradient(scan: Scan, wish: BackgroundWish): void {
  const angle = scan.take(words('left to right|horizontal(?:ly)?')) ? 90 : scan.take(words('diagonal(?:ly)?')) ? 135 : undefined;
  const from = takeColor(scan);
  const to = takeColor(scan);
  if (from && to) wish.gradient = { from, to, ...(angle === undefined ? {} : { angle }) };
  else if (from) wish.gradient = { from, to: '#ffffff', ...(angle === undefined ? {} : { angle }) };
}

/** "download it as jpg", "export", "save as png at 500px". */
export function readExport(clause: string): Intent | null {
  const scan = new Scan(clause);
  const verb = scan.has(words('export|download|render'));
  const extension = scan.take(words('\\.?(png|jpe?g|webp)'));
  const saving = scan.has(words('save (?:it|this|that|the (?:design|image|picture|file|post|page))|save as|(?:give|send|get) me (?:the|a) (?:file|png|jpe?g|webp|image file)|(?:as|to) an? (?:file|image file)'));
  const wanted = extension && scan.has(words('give|get|need|want|as|save|make|send|as a'));
  if (!verb && !saving && !wanted) return null;
  // "add the text Download now" and the like came with another verb first.
  const side = scan.take(words(`(?:at|with|in|of)? ?${NUMBER} ?(?:px|pixels?)`));
  const shorterSide = side ? Math.round(numberIn(side[1])) : undefined;
  const format = EXTENSIONS[(extension?.[1] ?? 'png').toLowerCase()] ?? 'png';
  return { kind: 'export', format, ...(shorterSide ? { shorterSide } : {}) };
}
