/** From a brief to the call that makes a first design of it. */
import type { PlannedCall } from '../grounded.ts';
import type { SeenPicture } from '../read-canvas.ts';
import type { Brief } from './brief.ts';
import { listed } from './told-lists.ts';

/** What compose_design is told of a brief. */
export function composeInput(brief: Brief, photos: readonly SeenPicture[]): Record<string, unknown> {
  const { lines, table } = brief.table === null && brief.pages.length === 0 && photos.length < 2 ? listed(brief.lines, brief.about) : brief;
  const { format, size, headline, subheading, offer, callToAction, colors, font, cutout, about, side } = brief;
  return {
    ...(format ? { format } : size ? { ...size } : {}),
    ...(headline ? { headline } : {}),
    ...(subheading ? { subheading } : {}),
    ...(offer ? { offer } : {}),
    ...(callToAction ? { callToAction } : {}),
    ...(lines.length > 0 ? { lines } : {}),
    ...(table ? { table: { rows: table.rows, ...(table.headed ? {} : { headerRow: false }) } } : {}),
    ...(photos.length > 0 ? { pictures: photos.slice(0, 4).map((picture) => picture.asset || picture.name) } : {}),
    ...(colors.length > 0 ? { colors } : {}),
    ...(font ? { fonts: { heading: font } } : {}),
    // Of those that hold most words, it has the picture on the right of a page that is not wide.
    ...(side === 'right' && photos.length === 1 && table === null ? { composition: 'editorial' } : {}),
    ...(cutout === null || photos.length === 0 ? {} : { cutout }),
    mood: about,
  };
}

/** The calls of a composition: it replaces what stands on the page, and further pages follow behind it in its look. */
export function composeCalls(brief: Brief, photos: readonly SeenPicture[], page = 1): PlannedCall[] {
  const further = brief.pages.flatMap(({ headline, subheading, offer, callToAction, lines }): PlannedCall[] => [
    { tool: 'pages', input: { action: 'add', background: 'white' } },
    { tool: 'compose_design', input: { ...(headline ? { headline } : {}), ...(subheading ? { subheading } : {}), ...(offer ? { offer } : {}), ...(callToAction ? { callToAction } : {}), ...(lines.length > 0 ? { lines } : {}) } },
  ]);
  return [{ tool: 'compose_design', input: composeInput(brief, photos) }, ...further, ...(further.length > 0 ? [{ tool: 'pages', input: { action: 'show', page } }] : [])];
}
