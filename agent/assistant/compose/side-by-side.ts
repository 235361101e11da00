/** "put both side by side, $60 under the red one, $75 under the blue": photos in a row, each with its own words below it. */
import { findFormat } from '#tools/inputs/formats.ts';
import type { PlannedCall } from '../grounded.ts';
import type { SeenPicture } from '../read-canvas.ts';
import type { Brief } from './brief.ts';

const BESIDE = /(?<!\p{L})(?:side by side|next to each other|beside each other|in (?:a|one) row)(?!\p{L})/iu;
/** Shares of the page: its margin, what lies between things, what the photos take of its height at most, and the words below them. */
const MARGIN = 0.06;
const GAP = 0.03;
const TALLEST = 0.7;
const WORDS = 0.14;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];

/** Where a picture is first spoken of by a word of its name; null: it is not. */
function mentionOf({ name }: SeenPicture, said: string): number | null {
  const told = [...said.matchAll(/\p{L}+/gu)];
  const found = told.find(([word]) => wordsOf(name.replace(/\.\p{L}+$/u, '')).includes(word.toLowerCase()));
  return found?.index ?? null;
}

/** The words of each photo from left to right; null: there is not one for each. */
function captionsOf(pictures: readonly SeenPicture[], captions: readonly string[], about: string): string[] | null {
  if (captions.length !== pictures.length) return null;
  const places = captions.map((text) => about.toLowerCase().indexOf(text.toLowerCase()));
  const behind = captions.map((text, index) => about.slice((places[index] ?? 0) + text.length, Math.min(...places.filter((at) => at > (places[index] ?? 0)), about.length)));
  const owners = behind.map((said) => pictures.findIndex((picture) => mentionOf(picture, said) !== null));
  const paired = new Set(owners).size === pictures.length && !owners.includes(-1);
  return paired ? pictures.map((_, index) => captions[owners.indexOf(index)] ?? '') : [...captions];
}

/** The calls that lay them out; null: it is another kind of brief. */
export function sideBySideCalls({ headline, subheading, offer, callToAction, lines, about, format, size, colors }: Brief, photos: readonly SeenPicture[], page: { width: number; height: number }): PlannedCall[] | null {
  if (!BESIDE.test(about) || photos.length < 2 || photos.length > 3) return null;
  const { width, height } = size ?? findFormat(format ?? '') ?? page;
  const spoken = photos.map((picture) => mentionOf(picture, about));
  const places = new Map(photos.map((picture, index) => [picture, spoken[index] ?? index]));
  const ordered = spoken.includes(null) ? photos : photos.toSorted((one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0));
  const captions = captionsOf(ordered, [headline, offer, subheading, callToAction, ...lines].filter((one) => one !== null), about);
  if (captions === null) return null;
  const [left, gap] = [width * MARGIN, width * GAP];
  const each = (width - 2 * left - gap * (ordered.length - 1)) / ordered.length;
  // Photos are shown whole where the page allows.
  const row = Math.min(height * TALLEST, each * Math.max(...ordered.map((photo) => photo.height / Math.max(1, photo.width))));
  const top = (height - row - height * (GAP + WORDS)) / 2;
  const below = top + row + height * GAP;
  const [ground] = colors;
  return [
    ...(format ? [{ tool: 'resize', input: { format } }] : size ? [{ tool: 'resize', input: { ...size } }] : []),
    ...(ground && /(?<!\p{L})(?:back ?ground|bg)(?!\p{L})/iu.test(about) ? [{ tool: 'set_background', input: { color: ground } }] : []),
    { tool: 'photo_grid', input: { pictures: ordered.map(({ asset, name }) => asset || name), layout: `${ordered.length}-columns`, gap: Math.round(gap), x: Math.round(left), y: Math.round(top), width: Math.round(width - 2 * left), height: Math.round(row) } },
    ...captions.map((text, index): PlannedCall => ({ tool: 'add_text', input: { text, role: 'headline', align: 'center', x: Math.round(left + index * (each + gap)), y: Math.round(below), width: Math.round(each), height: Math.round(height * WORDS) } })),
  ];
}
