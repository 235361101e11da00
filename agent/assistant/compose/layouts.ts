/** Compositions: where headline, photo, offer and lines stand on a page of a given shape. Everything in page px. */
import type { PlannedCall } from '../ground.ts';
import type { SeenPicture } from '../read-canvas.ts';
import type { Palette } from './palettes.ts';

export interface Content {
  headline: string | null;
  offer: string | null;
  lines: readonly string[];
  photos: readonly SeenPicture[];
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Slots {
  headline: Box;
  align: 'left' | 'center';
  photo: Box | null;
  radius: number;
  offer: Box;
  offerTurn: number;
  lines: Box;
}

const rounded = ({ x, y, width, height }: Box): Box => ({ x: Math.round(x), y: Math.round(y), width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) });

/** Beside each other: words left, photo to the right edge. */
function wide(width: number, height: number, content: Content): Slots {
  const margin = Math.min(width, height) * 0.09;
  const column = width * 0.5 - margin * 1.6;
  const more = content.lines.length > 0;
  return {
    headline: { x: margin, y: height * (content.offer || more ? 0.14 : 0.2), width: column, height: height * (content.offer && more ? 0.42 : 0.5) },
    align: 'left',
    photo: { x: width * 0.5, y: 0, width: width * 0.5, height },
    radius: 0,
    offer: { x: margin + height * 0.03, y: height * (more ? 0.6 : 0.7), width: column * 0.8, height: height * 0.13 },
    offerTurn: 0,
    lines: { x: margin, y: height * (content.offer ? 0.81 : 0.72), width: column, height: height * 0.1 },
  };
}

/** Below each other: headline, photo, lines; the offer hangs over the photo's corner. */
function stacked(width: number, height: number, content: Content): Slots {
  const tall = height / width >= 1.6;
  const margin = Math.min(width, height) * 0.065;
  const top = tall ? height * 0.1 : margin;
  const bottom = tall ? height * 0.1 : margin;
  const headlineHeight = content.headline ? height * (tall ? 0.17 : 0.2) : 0;
  const linesHeight = content.lines.length > 0 ? height * (tall ? 0.05 : 0.065) : 0;
  const gap = height * 0.028;
  const photoTop = top + headlineHeight + (headlineHeight > 0 ? gap : 0);
  const photoBottom = height - bottom - (linesHeight > 0 ? linesHeight + gap : 0);
  const photo = { x: margin, y: photoTop, width: width - 2 * margin, height: photoBottom - photoTop };
  const offerWidth = width * 0.4;
  const offerHeight = Math.min(width, height) * 0.125;
  return {
    headline: { x: margin, y: top, width: width - 2 * margin, height: headlineHeight },
    align: 'center',
    photo,
    radius: Math.min(width, height) * 0.04,
    offer: { x: width - margin - offerWidth - margin * 0.2, y: photo.y + photo.height - offerHeight * 1.35, width: offerWidth, height: offerHeight },
    offerTurn: -6,
    lines: { x: margin, y: height - bottom - linesHeight, width: width - 2 * margin, height: linesHeight },
  };
}

/** Words alone: large, in the middle. */
function typographic(width: number, height: number, content: Content): Slots {
  const margin = Math.min(width, height) * 0.09;
  const flat = width / height >= 1.3;
  const inner = width - 2 * margin;
  const more = content.lines.length > 0;
  const headlineHeight = height * (content.offer ? 0.4 : 0.46);
  const block = headlineHeight + (content.offer ? height * 0.2 : 0) + (more ? height * 0.12 : 0);
  const start = (height - block) / 2;
  return {
    headline: { x: margin, y: start, width: inner, height: headlineHeight },
    align: flat ? 'left' : 'center',
    photo: null,
    radius: 0,
    offer: { x: flat ? margin + height * 0.03 : width * 0.25, y: start + headlineHeight + height * 0.045, width: width * 0.5, height: height * 0.12 },
    offerTurn: flat ? 0 : -4,
    lines: { x: margin, y: start + block - height * 0.08, width: inner, height: height * 0.075 },
  };
}

function slotsFor(width: number, height: number, content: Content): Slots {
  if (content.photos.length === 0) return typographic(width, height, content);
  return width / height >= 1.3 ? wide(width, height, content) : stacked(width, height, content);
}

/** The photo's stretch of the page, shared evenly by several photos. */
function photoCalls(content: Content, slots: Slots): PlannedCall[] {
  const { photo } = slots;
  if (!photo) return [];
  const photos = content.photos.slice(0, 4);
  const gap = photos.length > 1 ? Math.min(photo.width, photo.height) * 0.03 : 0;
  const columns = photos.length === 4 ? 2 : photos.length;
  const rows = Math.ceil(photos.length / Math.max(1, columns));
  const width = (photo.width - gap * (columns - 1)) / columns;
  const height = (photo.height - gap * (rows - 1)) / rows;
  return photos.map((picture, index) => {
    const box = { x: photo.x + (index % columns) * (width + gap), y: photo.y + Math.floor(index / columns) * (height + gap), width, height };
    return { tool: 'add_image', input: { asset: picture.asset || picture.name, ...rounded(box), fit: 'cover', radius: Math.round(slots.radius) } };
  });
}

/** The calls that fill a page of this size, in the order in which they appear. */
export function compositionCalls(width: number, height: number, content: Content, palette: Palette): PlannedCall[] {
  const slots = slotsFor(width, height, content);
  const calls = photoCalls(content, slots);
  if (content.headline) {
    calls.push({
      tool: 'add_text',
      input: {
        text: content.headline, role: 'headline', ...rounded(slots.headline), align: slots.align, color: palette.ink, font: palette.font, weight: palette.weight,
        letterCase: palette.letterCase, letterSpacing: palette.letterSpacing,
      },
    });
  }
  if (content.lines.length > 0) {
    calls.push({ tool: 'add_text', input: { text: content.lines.join('  ·  '), role: 'subheading', ...rounded(slots.lines), align: slots.align, color: palette.ink } });
  }
  if (content.offer) {
    calls.push({
      tool: 'add_text',
      input: {
        text: content.offer, role: 'badge', ...rounded(slots.offer), align: slots.align, highlight: palette.accent, color: palette.onAccent, letterCase: 'upper',
        ...(slots.offerTurn === 0 ? {} : { rotation: slots.offerTurn }),
      },
    });
  }
  return calls;
}
