/** From a brief to the call that makes a first design of it. */
import type { PlannedCall } from '../grounded.ts';
import type { SeenPicture } from '../read-canvas.ts';
import type { Brief } from './brief.ts';
import type { ToldTable } from './told-tables.ts';

/** What compose_design is told of a brief. */
export function composeInput(brief: Brief, photos: readonly SeenPicture[]): Record<string, unknown> {
  const { format, size, headline, subheading, offer, callToAction, lines, colors, font, cutout, about, side } = brief;
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
    // Of those that hold most words, it has the picture on the right of a page that is not wide.
    ...(side === 'right' && photos.length === 1 ? { composition: 'editorial' } : {}),
    ...(cutout === null || photos.length === 0 ? {} : { cutout }),
    mood: about,
  };
}

/** What a table stands on where no ground is told. */
const PAPER = '#f6f3ec';

/** The calls of a page whose words are a table: what it is, what is said of it, and the cells. */
function tableCalls({ format, size, headline, subheading, offer, callToAction, lines, colors, font }: Brief, { rows, headed }: ToldTable): PlannedCall[] {
  const [ground, accent] = colors;
  const said = [subheading, offer, ...lines, callToAction].filter((one) => one !== null);
  return [
    ...(format ? [{ tool: 'resize', input: { format } }] : size ? [{ tool: 'resize', input: { ...size } }] : []),
    { tool: 'set_background', input: { color: ground ?? PAPER } },
    ...(headline ? [{ tool: 'add_text', input: { text: headline, role: 'headline', place: 'top', ...(font ? { font } : {}) } }] : []),
    ...(said.length > 0 ? [{ tool: 'add_text', input: { text: said.join(' · '), role: 'subheading', place: headline ? 'bottom' : 'top' } }] : []),
    { tool: 'add_table', input: { rows, ...(headed ? {} : { headerRow: false, headerColumn: true }), ...(accent ? { color: accent } : {}) } },
  ];
}

/** The calls of a composition: it replaces what stands on the page, and further pages follow behind it in its look. */
export function composeCalls(brief: Brief, photos: readonly SeenPicture[], page = 1): PlannedCall[] {
  if (brief.table !== null) return tableCalls(brief, brief.table);
  const further = brief.pages.flatMap(({ headline, subheading, offer, callToAction, lines }): PlannedCall[] => [
    { tool: 'pages', input: { action: 'add', background: 'white' } },
    { tool: 'compose_design', input: { ...(headline ? { headline } : {}), ...(subheading ? { subheading } : {}), ...(offer ? { offer } : {}), ...(callToAction ? { callToAction } : {}), ...(lines.length > 0 ? { lines } : {}) } },
  ]);
  return [{ tool: 'compose_design', input: composeInput(brief, photos) }, ...further, ...(further.length > 0 ? [{ tool: 'pages', input: { action: 'show', page } }] : [])];
}
