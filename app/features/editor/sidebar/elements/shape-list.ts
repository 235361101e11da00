/** The shapes and lines of the Elements panel in order, with their search words. */
import type { LineHead } from '#design/document/layers.ts';
import type { NewElement } from '../../commands/insert-element.ts';
import { message, type MessageKey } from '#messages/message.ts';
import type { Searchable } from '#app/services/search/word-search.ts';

type PanelShape = Extract<NewElement, { type: 'shape' }>['shape'];

export interface ShapeEntry extends Searchable {
  id: PanelShape;
  category: string;
}

/** Message keys of the categories: their names, and words that match everything in them. */
const CATEGORIES = {
  basic: [
    'square',
    'rounded',
    'circle',
    'rectangle',
    'pill',
    'ellipse',
    'triangle',
    'pentagon',
    'polygon',
    'octagon',
    'diamond',
    'star',
    'heart',
    'parallelogram',
    'trapezoid',
    'semicircle',
    'quarter-circle',
    'ring',
    'arc',
    'plus',
    'cross',
    'stairs',
  ],
  arrows: ['block-arrow', 'two-way-arrow', 'bent-arrow', 'chevron', 'arrow-board'],
  bubbles: ['speech-bubble', 'round-bubble', 'box-bubble', 'thought-bubble', 'shout-bubble', 'cloud'],
  badges: ['burst', 'starburst', 'seal', 'rosette', 'shield', 'tag', 'hang-tag', 'ticket', 'stamp', 'plaque'],
  banners: ['banner', 'ribbon', 'bookmark', 'pennant', 'wavy-flag', 'wave', 'squiggle', 'zigzag'],
  frames: [
    'frame',
    'round-frame',
    'double-frame',
    'corners',
    'arch',
    'left-bracket',
    'right-bracket',
    'left-brace',
    'right-brace',
  ],
  organic: [
    'blob',
    'pebble',
    'amoeba',
    'puddle',
    'drop',
    'leaf',
    'flower',
    'clover',
    'sparkle',
    'sun',
    'moon',
    'lightning',
    'check',
    'gear',
  ],
} as const satisfies Record<string, readonly PanelShape[]>;

export type ShapeCategory = keyof typeof CATEGORIES;
export const SHAPE_CATEGORIES = Object.keys(CATEGORIES) as ShapeCategory[];

export const SHAPES: readonly ShapeEntry[] = SHAPE_CATEGORIES.flatMap((category) =>
  CATEGORIES[category].map((id): ShapeEntry => ({
    id,
    name: message(`tools.shape.${id}`),
    words: message(`library.shapeWords.${category}` satisfies MessageKey).split(' '),
    category,
  })),
);

export interface LineEntry extends Searchable {
  id: string;
  startHead: LineHead;
  endHead: LineHead;
  dash: readonly number[];
}

const SOLID: readonly number[] = [];
export const DASHED: readonly number[] = [3, 2];
/** Round dots with a dot's space between them. */
export const DOTTED: readonly number[] = [0, 2];

function line(id: string, startHead: LineHead, endHead: LineHead, dash: readonly number[] = SOLID): LineEntry {
  const name = message(`library.line.${id}` as MessageKey);
  return { id, name, words: message('library.lineWords').split(' '), startHead, endHead, dash };
}

export const LINES: readonly LineEntry[] = [
  line('solid', 'none', 'none'),
  line('dashed', 'none', 'none', DASHED),
  line('dotted', 'none', 'none', DOTTED),
  line('arrow', 'none', 'arrow'),
  line('openArrow', 'none', 'open'),
  line('doubleArrow', 'arrow', 'arrow'),
  line('dashedArrow', 'none', 'open', DASHED),
  line('triangleArrow', 'none', 'triangle'),
  line('circles', 'circle', 'circle'),
  line('circleArrow', 'circle', 'arrow'),
  line('bars', 'bar', 'bar'),
  line('dottedCircles', 'circle', 'circle', DOTTED),
];

/** The kernel's kinds that have no entry here: the command for lines adds them. */
export function lineElement({ startHead, endHead, dash }: LineEntry): NewElement {
  return { type: 'line', startHead, endHead, dash };
}
