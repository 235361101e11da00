/** Reads how a single text is to look: its place, color, size, weight, slant, case and font. */
import type { Place } from '#tools/contract/page-space.ts';
import { PLAIN_LOOK, type TextLook } from '../acts/values.ts';
import { phrase, matchLength, type Phrase } from './phrases.ts';
import { textOf, type Token } from './tokens.ts';
import { CLASSES } from './vocabulary.ts';

type Found = Partial<TextLook>;
const rows: readonly (readonly [string, Found])[] = [
  ...(['top', 'upper', 'bottom', 'lower'] as const).flatMap((edge) => {
    const vertical = edge === 'top' || edge === 'upper' ? 'top' : 'bottom';
    return [
      ...(['left', 'right'] as const).flatMap((side): (readonly [string, Found])[] => [
        [`in|at|on|into|to? the? ${edge} ${side} corner|side|area|part?`, { place: `${vertical}-${side}` }],
        [`in|at|on|into|to? the? ${edge}-${side} corner|side|area|part?`, { place: `${vertical}-${side}` }],
        [`in|at|on|into|to? the? ${side} ${edge} corner|side?`, { place: `${vertical}-${side}` }],
      ]),
      [
        `in|at|on|along|across|near|to|towards? the? very? ${edge} center|centre|middle|third|half|part|area|edge|section? of? the? page|poster|design|flyer|banner|card|cover|image?`,
        { place: vertical },
      ] as const,
      [`${edge}-center|${edge}-centre|${edge}-aligned`, { place: vertical }] as const,
    ];
  }),
  ...(['left', 'right'] as const).map(
    (side) =>
      [
        `in|at|on|along|to the? ${side} hand? side|half|edge|margin|third? of? the? page|poster|design|flyer|banner|card?`,
        { place: side },
      ] as const,
  ),
  ...(['left', 'right'] as const).map((side) => [`${side} hand? side`, { place: side }] as const),
  ...(['left', 'right'] as const).map((side) => [`${side}-aligned|${side}-hand side?`, { place: side }] as const),
  ['in|at|on the center|centre|middle of? the? page|poster|design|flyer|banner|card|image?', { place: 'center' }],
  ['centered|centred|central|centrally in|on? the? page|poster|design?', { place: 'center' }],
  ['in center|centre', { place: 'center' }],
  ['below|beneath|underneath|under|above|next|beside it|that|this|to? the? #title?', {}],
  ['below|beneath|underneath|underneath|directly|just|right', {}],
  ['small|smaller|tiny|little|fine|subtle|discreet sized|size|type|print?', { size: 'small' }],
  [
    'large|larger|big|bigger|huge|massive|giant|oversized|enormous|prominent|prominently|fat|dominant|main size|sized|type?',
    { size: 'large' },
  ],
  ['bold|bolded|heavy|strong|thick', { bold: true }],
  ['thin|light-weight|regular-weight', { bold: false }],
  ['italic|italics|italicized|italicised|slanted', { italic: true }],
  ['all|in? caps|uppercase|capitals|upper-case', { letterCase: 'upper' }],
  ['in all caps|capitals|uppercase', { letterCase: 'upper' }],
  ['all-caps|uppercase|upper-case|capitalized|capitalised', { letterCase: 'upper' }],
  ['lowercase|lower-case', { letterCase: 'lower' }],
  ['title case', { letterCase: 'title' }],
  ['sans serif', { font: 'sans-serif' }],
  ['sans-serif|sans|grotesque', { font: 'sans-serif' }],
  ['serif|serifed', { font: 'serif' }],
  ['script|cursive|handwritten|handwriting|calligraphy|calligraphic|brush', { font: 'script' }],
  ['monospace|monospaced|typewriter', { font: 'mono' }],
  ['slab|display', { font: 'display' }],
];

const TABLE: readonly { phrase: Phrase; found: Found }[] = rows.map(([text, found]) => ({
  phrase: phrase(text),
  found,
}));

/** Words between the words for looks: "in a very large bold serif font". */
const FILLERS = new Set([
  'in',
  'a',
  'an',
  'the',
  'with',
  'and',
  'of',
  'very',
  'using',
  'as',
  'to',
  'at',
  'on',
  'for',
  'by',
  'placed',
  'positioned',
  'set',
  'written',
  'displayed',
  'printed',
  'shown',
  'aligned',
  'font',
  'fonts',
  'typeface',
  'letters',
  'lettering',
  'text',
  'type',
  'typography',
  'style',
  'color',
  'colour',
  'colored',
  'coloured',
  'letter',
  'page',
  'it',
  'should',
  'be',
  'is',
  'appear',
  'appears',
  'must',
  ',',
  'elegant',
  'modern',
  'clean',
  'corner',
  'directly',
  'just',
  'right',
  'below',
  'underneath',
  'beneath',
  'above',
  'under',
  'that',
  'then',
  'followed',
  'also',
  'smaller',
]);

export interface LookRead {
  look: TextLook;
  /** How many tokens say something about looks; the others between them are fillers. */
  said: number;
  /** Tokens that are neither. */
  others: Token[];
}

export function readLook(tokens: readonly Token[]): LookRead {
  const look: TextLook = { ...PLAIN_LOOK };
  let said = 0;
  const others: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at] as Token;
    let best: { length: number; found: Found } = { length: 0, found: {} };
    for (const row of TABLE) {
      const length = matchLength(row.phrase, tokens, at, CLASSES);
      if (length > best.length) best = { length, found: row.found };
    }
    if (best.length > 0) {
      Object.assign(look, best.found);
      said += best.length;
      at += best.length;
    } else {
      if (token.value?.type === 'color') {
        // "on sage green" is the page behind the text.
        if (!tokens.slice(Math.max(0, at - 2), at).some(({ word }) => word === 'on')) look.color ??= colorOf(token);
        said += 1;
      } else if (token.value?.type === 'font') {
        look.font = String(token.value.value);
        said += 1;
      } else if (!FILLERS.has(token.word)) others.push(token);
      at += 1;
    }
  }
  return { look, said, others };
}

/** A recognized color's `#rrggbb`. */
export const colorOf = ({ value }: Token): string | null => (value?.type === 'color' ? String(value.value) : null);

export const placeOf = (tokens: readonly Token[]): Place | null => readLook(tokens).look.place;

/** "photo left": a side said without a preposition, behind what is to stand there. */
export const sideIn = ([first]: readonly Token[]): Place | null =>
  first?.word === 'left' || first?.word === 'right' ? first.word : null;

/** "on a [wooden background]"; empty: no ground is spoken of. */
export function groundIn(message: string, cue: readonly Token[]): string {
  const ground =
    cue[0]?.word === 'on' || cue[0]?.word === 'against'
      ? cue.filter(({ word, kind }) => kind === 'word' && !SMALL.has(word))
      : [];
  return textOf(message, ground);
}
const SMALL = new Set(['on', 'against', 'a', 'an', 'the']);

/** Without what was not said. */
export const saidOf = (look: TextLook): Partial<TextLook> =>
  Object.fromEntries(Object.entries(look).filter(([, value]) => value !== null));
