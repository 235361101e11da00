/** A text's purpose, and its default look and place. */
import type { TextLayer } from '#design/document/layers.ts';
import type { Place } from '../contract/page-space.ts';

export const TEXT_ROLES = ['headline', 'subheading', 'body', 'caption', 'badge'] as const;
export type TextRole = (typeof TEXT_ROLES)[number];

interface RoleLook {
  /** Font size as a share of the page's shorter side: the largest to try, and the smallest. */
  largest: number;
  smallest: number;
  /** Most lines that look right. */
  lines: number;
  /** Largest share of the page's height. */
  height: number;
  style: Partial<Pick<TextLayer, 'fontFamily' | 'fontWeight' | 'lineHeight' | 'letterSpacing'>>;
  /** Places to try, best first. */
  places: readonly Place[];
}

export const ROLE_LOOKS: Record<TextRole, RoleLook> = {
  headline: {
    largest: 0.13,
    smallest: 0.05,
    lines: 3,
    height: 0.4,
    style: { fontFamily: 'Bricolage Grotesque', fontWeight: 800, lineHeight: 1.02, letterSpacing: -15 },
    places: ['top', 'center', 'bottom'],
  },
  subheading: {
    largest: 0.055,
    smallest: 0.026,
    lines: 3,
    height: 0.3,
    style: { fontFamily: 'Instrument Sans', fontWeight: 600, lineHeight: 1.2 },
    places: ['top', 'center', 'bottom'],
  },
  body: {
    largest: 0.036,
    smallest: 0.018,
    lines: 20,
    height: 0.7,
    style: { fontFamily: 'Instrument Sans', fontWeight: 400, lineHeight: 1.4 },
    places: ['center', 'bottom', 'top'],
  },
  caption: {
    largest: 0.028,
    smallest: 0.016,
    lines: 4,
    height: 0.2,
    style: { fontFamily: 'Instrument Sans', fontWeight: 500, lineHeight: 1.3 },
    places: ['bottom', 'top', 'center'],
  },
  badge: {
    largest: 0.07,
    smallest: 0.026,
    lines: 2,
    height: 0.25,
    style: { fontFamily: 'Bricolage Grotesque', fontWeight: 800, lineHeight: 1.05 },
    places: ['top-right', 'bottom-right', 'top-left', 'bottom-left'],
  },
};

/** The default role of a text: by its length, and by whether the page has a headline already. */
export function guessRole(text: string, hasTexts: boolean): TextRole {
  const length = text.replace(/\s+/g, ' ').length;
  if (length <= 40 && !hasTexts) return 'headline';
  return length <= 80 ? 'subheading' : 'body';
}
