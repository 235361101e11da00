/** From a brief to the call that makes a first design of it. */
import type { PlannedCall } from '../grounded.ts';
import type { Canvas, SeenPicture } from '../read-canvas.ts';
import type { Brief } from './brief.ts';

/** The size that the brief asks for; nothing: the page as it is. */
function sizeFor({ format, size }: Brief): Record<string, unknown> {
  return format ? { format } : size ? { ...size } : {};
}

/** Times, places and contacts stand with the details, not below the headline. */
const DETAIL = /\d{1,2}(?::\d{2})?\s?(?:am|pm|h|uhr)?(?![\p{L}%])|@|www\.|https?:|\.(?:com|org|net|shop|co)\b|\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(?:january|february|march|april|june|july|august|september|october|november|december)\b|\b(?:street|avenue|road|until|every|only on)\b/iu;

/** The call of a composition: it replaces what stands on the page. */
export function composeCalls(brief: Brief, _canvas: Canvas, photos: readonly SeenPicture[]): PlannedCall[] {
  const [first, ...others] = brief.lines;
  const explains = first !== undefined && !DETAIL.test(first);
  const lines = explains ? others : brief.lines;
  return [{
    tool: 'compose_design',
    input: {
      ...sizeFor(brief),
      ...(brief.headline ? { headline: brief.headline } : {}),
      ...(explains ? { subheading: first } : {}),
      ...(brief.offer ? { offer: brief.offer } : {}),
      ...(lines.length > 0 ? { lines } : {}),
      ...(photos.length > 0 ? { pictures: photos.slice(0, 4).map((picture) => picture.asset || picture.name) } : {}),
      mood: brief.about,
      ...(brief.colors.length > 0 ? { colors: brief.colors } : {}),
    },
  }];
}
