/** Emblems: a badge with the name set on its curve, letter by letter, around a mark. */
import { upperCase } from '#design/layout/letter-case.ts';
import type { RoundBadge } from './badges.ts';
import { circle, ring, scallops } from './outlines.ts';
import type { LogoPorts } from './brief.ts';
import { solidIcon } from './placed-icon.ts';
import type { Scheme } from './palettes.ts';
import type { Chooser } from './seeded.ts';
import type { Frame, Sheet } from './sheet.ts';
import { BASELINE, metricsOf, type Typeface } from './typefaces.ts';
import { graphemesOf } from '../layout/segments.ts';

interface Arc {
  text: string;
  face: Typeface;
  /** Of the capitals' middle, px. */
  radius: number;
  /** Capital height, px: at most. */
  cap: number;
  /** Degrees that it may take: at most. */
  span: number;
  bottom: boolean;
  color: string;
}

/** Whether the letters of a text may be separated. Those of joining scripts may not. */
export function canCurve(text: string): boolean {
  return /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}\p{P}\p{Zs}\p{S}]+$/u.test(text);
}

/** Sets a text along a circle; each letter is a separate layer. Returns its angle, degrees. */
function setArc(
  sheet: Sheet,
  center: { x: number; y: number },
  { text, face, radius, cap, span, bottom, color }: Arc,
): number {
  const shown = upperCase(text);
  const tracking = Math.max(60, face.tracking);
  const lettering = (size: number, part: string) => ({
    text: part,
    family: face.family,
    weight: face.weight,
    size,
    color,
    tracking,
  });
  const largest = cap / (BASELINE - metricsOf(face.family).cap);
  const room = ((span * Math.PI) / 180) * radius;
  const wide = sheet.widthOf(lettering(largest, shown));
  const size = wide > room ? (largest * room) / wide : largest;
  const total = sheet.widthOf(lettering(size, shown));
  let before = '';
  for (const letter of graphemesOf(shown)) {
    // Widths of the preceding text, not of single letters: pairs keep their kerning.
    const start = before === '' ? 0 : sheet.widthOf(lettering(size, before)) + (tracking / 1000) * size;
    const end = sheet.widthOf(lettering(size, before + letter));
    before += letter;
    if (letter.trim() === '') continue;
    const along = (start + end) / 2 - total / 2;
    const degrees = ((along / radius) * 180) / Math.PI;
    const angle = bottom ? 90 - degrees : -90 + degrees;
    const radians = (angle * Math.PI) / 180;
    sheet.letter(
      { ...lettering(size, letter), tracking: 0, name: 'letter' },
      { x: center.x + radius * Math.cos(radians), y: center.y + radius * Math.sin(radians) },
      bottom ? angle - 90 : angle + 90,
    );
  }
  return ((total / radius) * 180) / Math.PI;
}

/** Two parts of about the same length, at a space. */
function halves(text: string): [string, string] | null {
  const words = text.split(/\s+/);
  if (words.length < 2) return null;
  const cuts = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')] as [string, string]);
  return cuts.sort((a, b) => Math.abs(a[0].length - a[1].length) - Math.abs(b[0].length - b[1].length))[0] ?? null;
}

interface EmblemParts {
  badge: RoundBadge;
  name: string;
  tagline: string;
  face: Typeface;
  /** An icon in the center, or letters if there is none. */
  icon: string | null;
  initials: string;
}

/** Draws an emblem into the frame. The name must be one that can curve. */
export function drawEmblem(
  { badge, name, tagline, face, icon, initials }: EmblemParts,
  ports: Pick<LogoPorts, 'iconPath'>,
  sheet: Sheet,
  frame: Frame,
  scheme: Scheme,
  free: Chooser,
): void {
  const unit = frame.size / 100;
  const center = { x: frame.x + frame.size / 2, y: frame.y + frame.size / 2 };
  const middle = { x: 50, y: 50 };
  const filled = badge === 'seal' || badge === 'disc';
  const [letters, mark] = filled ? [scheme.background, scheme.background] : [scheme.ink, scheme.primary];
  // Outer edge of the letters' band and its inner edge, in units.
  let outer = 44.5;
  const inner = 29;
  if (badge === 'seal') {
    sheet.outline(scallops(middle, 49, 24), frame, scheme.primary, 'seal');
    sheet.outline(ring(middle, 45.2, 44.4), frame, scheme.background, 'outer line');
    outer = 43.4;
  } else if (badge === 'disc') {
    sheet.outline(circle(middle, 50), frame, scheme.primary, 'disc');
    sheet.outline(ring(middle, 47.6, 46.8), frame, scheme.background, 'outer line');
    outer = 45.4;
  } else if (badge === 'rings') {
    sheet.outline(ring(middle, 50, 48.2), frame, scheme.primary, 'outer ring');
    sheet.outline(ring(middle, 47, 46.4), frame, scheme.primary, 'second ring');
    outer = 45.4;
  } else {
    sheet.outline(ring(middle, 50, 28), frame, scheme.primary, 'band');
    outer = 48;
  }
  const onBand = badge === 'band' ? scheme.background : letters;
  if (badge !== 'band')
    sheet.outline(ring(middle, inner, inner - 0.8), frame, filled ? scheme.background : scheme.primary, 'inner line');
  const radius = ((outer + inner) / 2) * unit;
  const cap = (outer - inner) * 0.52 * unit;
  // A long name takes the whole round: both halves large rather than one illegible line.
  const split = (tagline === '' && name.length > 13) || name.length > 20 ? halves(name) : null;
  const [top, bottom] = split ?? [name, tagline];
  const arc = { face, radius, color: onBand };
  const topSpan = setArc(sheet, center, { ...arc, text: top, cap, span: bottom === '' ? 250 : 200, bottom: false });
  const bottomSpan =
    bottom === ''
      ? 0
      : setArc(sheet, center, {
          ...arc,
          text: bottom,
          cap: split ? cap : cap * 0.74,
          span: Math.max(80, 320 - topSpan),
          bottom: true,
        });
  drawSigns(sheet, frame, {
    radius: (outer + inner) / 2,
    topSpan,
    bottomSpan,
    color: filled || badge === 'band' ? scheme.background : scheme.secondary,
    free,
  });
  const box = { x: center.x - 17 * unit, y: center.y - 17 * unit, width: 34 * unit, height: 34 * unit };
  const outline = icon === null ? null : solidIcon(icon, ports);
  if (outline && icon !== null) sheet.fitted(outline, box, mark, icon.replaceAll('-', ' '));
  else
    sheet.letter(
      {
        text: initials,
        family: face.family,
        weight: face.weight,
        size: (26 * unit) / (BASELINE - metricsOf(face.family).cap) / Math.max(1, initials.length * 0.72),
        color: mark,
        name: 'initials',
      },
      center,
    );
}

/** Small dots where the band is empty: between the two texts, or around the foot of one. */
function drawSigns(
  sheet: Sheet,
  frame: Frame,
  {
    radius,
    topSpan,
    bottomSpan,
    color,
    free,
  }: { radius: number; topSpan: number; bottomSpan: number; color: string; free: Chooser },
): void {
  const gapMiddle = (topSpan / 2 + (180 - bottomSpan / 2)) / 2;
  const angles = bottomSpan > 0 ? [-90 + gapMiddle, -90 - gapMiddle] : free.pick([[90], [78, 90, 102]]);
  const free2 = bottomSpan > 0 ? 180 - bottomSpan / 2 - topSpan / 2 : 360 - topSpan;
  if (free2 < 14) return;
  sheet.outline(
    angles.flatMap((angle) =>
      circle(
        { x: 50 + radius * Math.cos((angle * Math.PI) / 180), y: 50 + radius * Math.sin((angle * Math.PI) / 180) },
        1.5,
      ),
    ),
    frame,
    color,
    'dots',
  );
}
