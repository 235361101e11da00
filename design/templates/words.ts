/** Turns content into the items of a text stack, with face, proportion and ink for a background. */
import { INK, LEGIBLE, PAPER } from '../layout/contrast.ts';
import type { PageBuilder } from './page-builder.ts';
import { legibleOn, worstOn } from './color-mix.ts';
import type { Content, Face, Role } from './composition-input.ts';
import { formOf } from './rows.ts';
import type { Item } from './text-stack.ts';

export interface WordsOptions {
  /** Roles drawn elsewhere: in a badge, in a bar. */
  without?: readonly Role[];
  /** How the offer is set. */
  offer?: 'large' | 'pill' | 'plain';
  button?: 'pill' | 'outline';
  /** The subheading above the headline, small and in capitals. */
  label?: boolean;
  headlineLines?: number;
  /** Ink of the headline, if different. */
  headline?: string;
  headlineFace?: Face;
  /** Ink of plain text, instead of the palette's. */
  ink?: string;
}

/** Separator of details in one row. */
export const SEPARATOR = '  ·  ';

/** An item with a price: "Margherita $9". Several of them are set as a list. */
const PRICED = /[$€£¥₹]\s?\d|\d\s?[€£¥₹]/u;

/** Forms that details may take: in one row if they are short and no ordered steps, else one per line. */
export function detailTexts(lines: readonly string[]): [string, ...string[]] {
  const below = lines.join('\n');
  if (lines.filter((line) => PRICED.test(line)).length > 1 || formOf(lines) === 'steps') return [below];
  return lines.length > 1 && lines.length <= 3 ? [lines.join(SEPARATOR), below] : [below];
}

/** Joins all content, for compositions that suit certain words only. */
export const saidIn = ({ headline, subheading, offer, callToAction, lines }: Content): string =>
  [headline, subheading, offer, callToAction, ...lines].filter(Boolean).join(' ');

/** Ink that is legible on these backgrounds in small type. */
export function inkOn(builder: PageBuilder, backgrounds: readonly string[]): string {
  const { ink, background } = builder.input.palette;
  return legibleOn(backgrounds, [ink, background], LEGIBLE);
}

/** A strong color of the palette that is legible on these backgrounds in large type. */
export function strongOn(builder: PageBuilder, backgrounds: readonly string[]): string {
  const { accent, pop } = builder.input.palette;
  return [accent, pop].find((color) => worstOn(color, backgrounds) >= LEGIBLE) ?? inkOn(builder, backgrounds);
}

/** The palette color with enough contrast to these backgrounds for a button or a pill. */
export function surfaceOn(builder: PageBuilder, backgrounds: readonly string[]): string {
  const { accent, pop, ink, background } = builder.input.palette;
  return (
    [accent, pop, ink, background].find((color) => worstOn(color, backgrounds) >= 1.7) ?? inkOn(builder, backgrounds)
  );
}

/** Ink for text on a filled shape. */
export function onSurface(builder: PageBuilder, surface: string): string {
  const { ink, background } = builder.input.palette;
  return legibleOn([surface], [PAPER, ink, background, INK], LEGIBLE);
}

/** Replacements for fonts with old-style figures, which make prices hard to read. */
const UPRIGHT_FIGURES: Readonly<Record<string, Partial<Face>>> = {
  'Cormorant Garamond': { family: 'DM Serif Display', weight: 400, italic: false, lineHeight: 1.06 },
  'Playfair Display': { family: 'DM Serif Display', weight: 400, italic: false, lineHeight: 1.06 },
  Syne: { family: 'Unbounded', weight: 700, letterSpacing: -30, lineHeight: 1.06 },
};

/** The face for prices and percentages next to headlines in this one. */
export function figuresFace(face: Face): Face {
  return { ...face, ...UPRIGHT_FIGURES[face.family] };
}

/** Limits a headline's lines before it looks like a paragraph. */
function linesFor(text: string, asked: number | undefined): number {
  return Math.max(asked ?? 4, Math.ceil(text.length / 16));
}

/** Builds the items for these backgrounds, top to bottom. */
export function wordsOn(builder: PageBuilder, backgrounds: readonly string[], options: WordsOptions = {}): Item[] {
  const { content, type } = builder.input;
  const without = new Set(options.without ?? []);
  const ink = options.ink ?? inkOn(builder, backgrounds);
  const strong =
    options.ink && worstOn(strongOn(builder, backgrounds), backgrounds) < LEGIBLE
      ? ink
      : strongOn(builder, backgrounds);
  const surface = surfaceOn(builder, backgrounds);
  const items: Item[] = [];
  const { headline, subheading, offer, callToAction, lines } = content;
  const leads = headline !== null && !without.has('headline');
  const labelled = (options.label ?? false) && subheading !== null && subheading.length <= 34 && leads;
  if (subheading && labelled && !without.has('subheading')) {
    items.push({
      role: 'subheading',
      name: 'Subheading',
      texts: [subheading],
      face: type.label,
      heading: false,
      share: 0.24,
      least: 2.6,
      most: 3.4,
      lines: 2,
      color: strong,
      backgrounds,
    });
  }
  if (headline && leads) {
    items.push({
      role: 'headline',
      name: 'Headline',
      texts: [headline],
      face: options.headlineFace ?? type.heading,
      heading: true,
      share: 1,
      least: 0,
      most: 100,
      lines: linesFor(headline, options.headlineLines),
      color: options.headline ?? ink,
      backgrounds,
    });
  }
  if (offer && !without.has('offer')) {
    const pill = options.offer === 'pill';
    const large = options.offer !== 'plain' && !pill;
    items.push({
      role: 'offer',
      name: 'Offer',
      texts: [offer],
      face: figuresFace(type.heading),
      heading: true,
      backgrounds: pill ? [surface] : backgrounds,
      share: leads ? (large ? 0.66 : 0.5) : 1,
      least: 3.2,
      most: pill ? 7 : 14,
      lines: pill ? 2 : 3,
      color: pill ? onSurface(builder, surface) : strong,
      gap: pill ? 1.4 : 0.9,
      ...(pill ? { pill: surface } : {}),
    });
  }
  if (subheading && !labelled && !without.has('subheading')) {
    items.push({
      role: 'subheading',
      name: 'Subheading',
      texts: [subheading],
      face: type.body,
      heading: false,
      share: items.length === 0 ? 1 : 0.36,
      least: 2.7,
      most: 5.2,
      lines: 5,
      color: ink,
      backgrounds,
      gap: 1.1,
    });
  }
  if (lines.length > 0 && !without.has('details')) {
    const texts = detailTexts(lines);
    // Several lines that are always below each other are the design's subject, no small print.
    const list = texts.length === 1 && lines.length > 2;
    items.push({
      role: 'details',
      name: 'Details',
      texts,
      face: type.body,
      heading: false,
      share: items.length === 0 ? 1 : list ? 0.38 : 0.28,
      least: 2.8,
      most: list ? 5.2 : 4.2,
      lines: lines.length + 5,
      color: ink,
      backgrounds,
      gap: 1.25,
    });
  }
  if (callToAction && !without.has('call-to-action')) {
    items.push({
      role: 'call-to-action',
      name: 'Call to action',
      texts: [callToAction],
      face: { ...type.body, weight: Math.max(600, type.body.weight) },
      heading: false,
      share: 0.28,
      least: 2.8,
      most: 4.2,
      lines: 2,
      color: onSurface(builder, surface),
      backgrounds: [surface],
      pill: surface,
      gap: 1.9,
    });
  }
  return items;
}
