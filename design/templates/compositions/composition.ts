/** What a composition is: when it suits, and how it draws a page. */
import type { PageBuilder } from '../page-builder.ts';
import type { Content, Energy } from '../composition-input.ts';

/**
 * Forms of content, whatever it is about: what leads, and what the details are. offer: a price or a percentage · news:
 * something new or changed · list: things with prices · rows: labels with values (hours, sizes, dates) · steps: things
 * in order · quote: somebody's words · event: what, when, where · greeting: a few warm words · card: a name and how to
 * reach it · product: a thing and its advantages · compare: two pictures of one thing · cover: a few large words that
 * make people stop · shelf: several things side by side · packshot: a thing by itself, no words.
 */
export const CONTENT_KINDS = [
  'offer',
  'news',
  'list',
  'rows',
  'steps',
  'quote',
  'event',
  'greeting',
  'card',
  'product',
  'compare',
  'cover',
  'shelf',
  'packshot',
] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

/**
 * Shapes of pages, by width to height: those of posts and listings, portraits, stories, pages of paper, thumbnails,
 * covers, cards.
 */
export const PAGE_SHAPES = {
  square: [1080, 1080],
  portrait: [1080, 1350],
  story: [1080, 1920],
  paper: [2480, 3508],
  wide: [1280, 720],
  banner: [1640, 624],
  card: [1050, 600],
} as const;
export type PageShape = keyof typeof PAGE_SHAPES;

/** The facts of a brief that compositions are scored by. */
export interface BriefFacts {
  /** Available pictures, and how many of them can be had as cutouts. */
  pictures: number;
  cutouts: number;
  content: Content;
  energy: Energy;
  /** Whether pictures of this kind mostly show an object that works as a cutout. */
  things: boolean;
  ratio: number;
}

export interface Composition {
  id: string;
  /** Fewest and most pictures that it shows. */
  pictures: readonly [least: number, most: number];
  /** Whether it shows its picture cut out. */
  cutout: 'needed' | 'welcome' | 'never';
  /** Kinds of content that it is made for. */
  kinds: readonly ContentKind[];
  /** Page shapes that it suits, best first. It adapts to others, or refuses. */
  shapes: readonly PageShape[];
  /** How well it suits, 0 (not at all) to 10. */
  suits(facts: BriefFacts): number;
  /**
   * How well it suits a brief that has not asked for it, if its idea needs more than a template's mood: a garland needs
   * something to celebrate. `suits` by default.
   */
  suitsBrief?(facts: BriefFacts): number;
  /** Draws the page. False: the copy does not fit. */
  draw(builder: PageBuilder): boolean;
}
