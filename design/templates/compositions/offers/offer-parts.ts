/** Shared by offers: the figures in them, soft shadows, photos as cutouts or in frames. */
import type { Box } from '#design/document/geometry.ts';
import type { PageBuilder } from '#design/templates/page-builder.ts';
import { isCropped, namedFrame, putCutout, putFramed } from '#design/templates/pictures.ts';
import type { Content, Picture, Role } from '#design/templates/composition-input.ts';
import type { Item, Stack } from '#design/templates/text-stack.ts';
import { figuresFace, wordsOn } from '#design/templates/words.ts';

const FIGURE = /\p{Sc}\s?\d[\d.,]*|(?:(?<!\d\s?)[-–−])?\d[\d.,]{0,20}\s?(?:%|\p{Sc})/gu;

/** The prices and percentages in a text, in order: "$59 instead of $78" has two. */
export function figuresIn(text: string | null): string[] {
  return [...(text ?? '').matchAll(FIGURE)].map(([figure]) => figure.replace(/[.,]$/, ''));
}

/** The number in a figure; NaN if there is none. */
export const amountOf = (figure: string): number =>
  Number(
    figure
      .replace(/[^\d.,]/gu, '')
      .replace(/[.,](?=\d{3}(?:\D|$))/g, '')
      .replace(',', '.'),
  );

/** A soft shadow for what is on the page. */
export function lying(builder: PageBuilder, strength = 1): { color: string; x: number; y: number; blur: number } {
  return {
    color: '#00000033',
    x: 0,
    y: Math.round(builder.u(0.9 * strength)),
    blur: Math.round(builder.u(3 * strength)),
  };
}

/** The product in a room: cut out on its shadow, or in a frame. */
export function putThing(
  builder: PageBuilder,
  picture: Picture,
  room: Box,
  frame: 'rounded' | 'circle' | 'rectangle' = 'rounded',
  valign: 'middle' | 'bottom' = 'middle',
): void {
  if (picture.mask)
    putCutout(builder, picture, room, { valign: isCropped(picture) ? 'bottom' : valign, lively: valign === 'middle' });
  else {
    const side = Math.min(room.width, room.height);
    const box =
      frame === 'circle'
        ? { x: room.x + (room.width - side) / 2, y: room.y + (room.height - side) / 2, width: side, height: side }
        : room;
    putFramed(builder, picture, box, namedFrame(frame, box, builder), {}, true);
  }
}

/**
 * The offer as lines of a stack: its one figure at the leading size, the words before and after it small, unless it is
 * wanted `whole`. None if there is no offer.
 */
export function offerItems(
  builder: PageBuilder,
  backgrounds: readonly string[],
  color: string,
  { lines = 3, small = 0.34, whole = false }: { lines?: number; small?: number; whole?: boolean } = {},
): Item[] {
  const {
    type,
    content: { offer },
  } = builder.input;
  if (!offer) return [];
  const figures = figuresIn(offer);
  const [figure] = figures;
  const lead = (words: string): Item => ({
    role: 'offer',
    name: 'Offer',
    texts: [words],
    face: { ...figuresFace(type.heading), lineHeight: 1.02 },
    heading: true,
    share: 1,
    least: 0,
    most: 100,
    lines,
    color,
    backgrounds,
  });
  if (whole || !figure || figures.length > 1) return [lead(offer)];
  const at = offer.indexOf(figure);
  const rest = (words: string): Item[] =>
    words === ''
      ? []
      : [
          {
            role: 'offer',
            name: 'Offer',
            texts: [words],
            face: { ...type.heading, letterSpacing: 0 },
            heading: false,
            share: small,
            least: 2.8,
            most: 9,
            lines: 2,
            color,
            backgrounds,
            gap: 0.4,
          },
        ];
  return [
    ...rest(offer.slice(0, at).trim()),
    { ...lead(figure), gap: 0.4 },
    ...rest(offer.slice(at + figure.length).trim()),
  ];
}

export interface DealLook {
  without?: readonly Role[];
  /** Of headline and subheading, as shares of the leading size. */
  shares?: readonly [headline: number, subheading: number];
  /** The headline above the offer instead of below it. */
  above?: boolean;
  /** The offer in one piece: its figure is not parted from its words. */
  whole?: boolean;
  /** Lines that the offer may take if it is in one piece, or has no figure. */
  lines?: number;
}

/**
 * Words led by the offer (the headline is never smaller than headlines may be) and followed by the headline; without an
 * offer, the words in their usual order.
 */
export function dealItems(
  builder: PageBuilder,
  backgrounds: readonly string[],
  ink: string,
  { without = [], shares = [0.36, 0.2], above = true, whole = false, lines = 3 }: DealLook = {},
): Item[] {
  const { offer } = builder.input.content;
  if (!offer) return wordsOn(builder, backgrounds, { without, ink, headline: ink, label: true });
  const rest = wordsOn(builder, backgrounds, { without: ['offer', ...without], ink }).map((item): Item =>
    item.role === 'headline'
      ? { ...item, share: shares[0], heading: false, least: 5.8, most: 11, lines: Math.min(3, item.lines) }
      : item.role === 'subheading'
        ? { ...item, share: shares[1], least: 2.7, most: 4.6, gap: 1 }
        : item,
  );
  const [first, ...others] = rest;
  const lead = offerItems(builder, backgrounds, ink, { lines, whole });
  return above && first?.role === 'headline' ? [first, ...lead, ...others] : [...lead, ...rest];
}

/** A reduced price: the current and the former one; null if the offer does not name exactly two. */
export function fallenPrice({ offer }: Content): { now: string; before: string } | null {
  const [first, second, more] = figuresIn(offer);
  if (!first || !second || more || amountOf(first) === amountOf(second)) return null;
  return amountOf(first) < amountOf(second) ? { now: first, before: second } : { now: second, before: first };
}

/** The stack with its texts struck through: a former price. */
export const struck = (stack: Stack): Stack => ({
  ...stack,
  texts: stack.texts.map((text) => ({ ...text, layer: { ...text.layer, strikethrough: true } })),
});

/** Below centered contents: details and button on both sides of the page, a single one in its middle. */
export const footAlign = ({ lines, callToAction }: Content): 'left' | 'center' =>
  lines.length > 0 && callToAction !== null ? 'left' : 'center';
