/** From a brief to the call that makes a first design of it. */
import type { PlannedCall } from '../grounded.ts';
import type { SeenPicture } from '../read-canvas.ts';
import type { Brief } from './brief.ts';

/** What compose_design is told of a brief. */
export function composeInput(brief: Brief, photos: readonly SeenPicture[]): Record<string, unknown> {
  const { format, size, headline, subheading, offer, callToAction, lines, colors, font, cutout, about } = brief;
  return {
    ...(format ? { format } : size ? { ...size } : {}),
    ...(headline ? { headline } : {}),
    ...(subheading ? { subheading } : {}),
    ...(offer ? { offer } : {}),
    ...(callToAction ? { callToAction } : {}),
    ...(lines.length > 0 ? { lines } : {}),
    ...(photos.length > 0 ? { pictures: photos.slice(0, 4).map((picture) => picture.asset || picture.name) } : {}),
    ...(colors.length > 0 ? { colors } : {}),
    ...(font ? { fonts: { heading: font } } : {}),
    ...(cutout === null || photos.length === 0 ? {} : { cutout }),
    mood: about,
  };
}

/** The call of a composition: it replaces what stands on the page. */
export function composeCalls(brief: Brief, photos: readonly SeenPicture[]): PlannedCall[] {
  return [{ tool: 'compose_design', input: composeInput(brief, photos) }];
}
