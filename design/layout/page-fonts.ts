/**
 * Finds the fonts that a page needs, and for which characters, so that a browser can load exactly those before drawing.
 */
import type { DesignDocument } from '#design/document/document.ts';
import type { LeafLayer } from '#design/document/layers.ts';
import type { FontStyle } from '#design/document/measure.ts';
import { leavesInPaintOrder } from '#design/document/tree.ts';
import { markerCharacters } from '#design/layout/list-items.ts';
import { letterStyle } from '#design/layout/letter-runs.ts';
import { stretchesOf } from '#design/layout/stretches.ts';
import { cellTexts } from '#design/layout/table-layout.ts';
import { DEFAULT_FONT, drawnFamily, EMOJI_FONT, fontSheetOf, letterFamily } from '../fonts/catalogue.ts';
import { createCoverage, type Covers, type DeclaredFace } from '../fonts/coverage.ts';
import { lettersOf } from '../fonts/letters.ts';
import { IDEOGRAPHIC, IDEOGRAPHIC_FONTS } from '../fonts/scripts.ts';

/** A family in one style and the characters drawn with it. */
export interface FontNeed {
  family: string;
  weight: number;
  italic: boolean;
  /** As CSS names it. */
  font: string;
  text: string;
  /** Families that precede it: characters they have are drawn with them. */
  after: readonly string[];
}

/** The browser functions that loading needs. */
export interface FontLoader {
  /** Adds a style sheet, once. Rejects when it fails to load. */
  declare(sheet: string): Promise<void>;
  /** Faces declared by the sheets so far. */
  faces(): Iterable<DeclaredFace>;
  /** Resolves with whether the font was already loaded. */
  load(font: string, text: string): Promise<boolean>;
}

/** Sizes don't matter for loading: a single size keeps the list short. */
const LOADED_SIZE = 40;

const IDEOGRAPHS = new RegExp(IDEOGRAPHIC.source, 'gu');

/**
 * The characters that each fallback covers. A browser asked to load a whole stack loads every family that has the
 * characters, also those never used for drawing: six megabytes of emoji for the digits in a price.
 */
const FALLBACKS: readonly { family: string; characters: RegExp }[] = [
  { family: 'Noto Sans Arabic', characters: /[\p{Script=Arabic}\u060c-\u061f\u0640\u200c-\u200f]/gu },
  { family: 'Noto Sans Devanagari', characters: /[\p{Script=Devanagari}\u0964\u0965\u200c\u200d]/gu },
  { family: 'Noto Sans Hebrew', characters: /\p{Script=Hebrew}/gu },
  { family: 'Noto Sans Thai', characters: /[\p{Script=Thai}\u0e3f]/gu },
  // Every text font has © ® ™ itself.
  {
    family: EMOJI_FONT,
    characters:
      /(?![©®™])[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}\u20e3\ufe0f\u{e0020}-\u{e007f}]/gu,
  },
  // Characters of other alphabets and signs that display fonts lack.
  { family: DEFAULT_FONT, characters: /[\u0100-\u05ff\u1e00-\u27bf]/gu },
];

class Needs {
  readonly #found = new Map<string, Omit<FontNeed, 'text'> & { characters: Set<string> }>();

  add(
    family: string,
    style: Pick<FontStyle, 'fontWeight' | 'italic'>,
    text: Iterable<string>,
    after: readonly string[] = [],
  ): void {
    const font = `${style.italic ? 'italic ' : ''}${style.fontWeight} ${LOADED_SIZE}px "${family}"`;
    const key = `${font} ${after.join()}`;
    const known = this.#found.get(key) ?? {
      family,
      weight: style.fontWeight,
      italic: style.italic,
      font,
      after,
      characters: new Set(),
    };
    for (const character of text) known.characters.add(character);
    this.#found.set(key, known);
  }

  list(): FontNeed[] {
    return [...this.#found.values()].map(({ characters, ...need }) => ({ ...need, text: [...characters].join('') }));
  }
}

/** The fonts that draw a text in one style. */
function addText(needs: Needs, text: string, style: FontStyle): void {
  const family = drawnFamily(style.fontFamily);
  needs.add(family, style, text);
  for (const fallback of FALLBACKS) {
    if (fallback.family === family) continue;
    const characters = text.match(fallback.characters);
    if (characters) needs.add(fallback.family, style, characters);
  }
  for (const [letters, characters] of Map.groupBy(text, (one) => lettersOf(one.codePointAt(0) ?? 0)))
    if (letters) needs.add(letterFamily(style.fontFamily, letters), letterStyle(style, letters), characters);
  const ideographs = text.match(IDEOGRAPHS);
  if (!ideographs) return;
  const order = IDEOGRAPHIC_FONTS[style.ideographs ?? 'chinese'];
  const before = order.filter((one) => one === family);
  for (const fallback of order) {
    if (fallback === family) continue;
    needs.add(fallback, style, ideographs, [...before]);
    before.push(fallback);
  }
}

/**
 * The fonts of a page, each with its distinct characters; includes hidden layers, because they may be shown any moment.
 */
export function fontsOf(document: DesignDocument, pageId: string): FontNeed[] {
  return fontsOfLayers(leavesInPaintOrder(document, pageId));
}

/** The same for some layers. */
export function fontsOfLayers(layers: readonly LeafLayer[]): FontNeed[] {
  const needs = new Needs();
  for (const layer of layers) {
    if (layer.type === 'text') {
      const markers = markerCharacters(layer);
      for (const { style, text } of stretchesOf(layer)) addText(needs, text + markers, style);
    } else if (layer.type === 'table') {
      for (const cell of cellTexts(layer).flat())
        for (const { style, text } of stretchesOf(cell)) addText(needs, text, style);
    } else if (layer.type === 'sticker' && layer.source.type === 'emoji')
      needs.add(EMOJI_FONT, { fontWeight: 400, italic: false }, layer.source.emoji);
  }
  return needs.list();
}

/** The fonts of a piece of text, for instance while it is typed. */
export function fontsOfText(text: string, style: FontStyle): FontNeed[] {
  const needs = new Needs();
  addText(needs, text, style);
  return needs.list();
}

/** The characters actually drawn with the needed family: those that no preceding family has. */
export function charactersOf({ text, after }: FontNeed, covers: Covers): string {
  return after.length === 0
    ? text
    : [...text].filter((character) => !after.some((family) => covers(family, character))).join('');
}

export type FontArrival = 'there' | 'arrived' | 'failed';

/**
 * Loads fonts, each in its own time. Reports for each whether it was there already; one that fails to load is drawn
 * with a fallback.
 */
export async function loadFonts(needs: readonly FontNeed[], loader: FontLoader): Promise<FontArrival[]> {
  const sheets = new Set(
    needs
      .flatMap(({ family, after }) => [family, ...after])
      .map(fontSheetOf)
      .filter((sheet) => sheet !== null),
  );
  await Promise.allSettled([...sheets].map((sheet) => loader.declare(sheet)));
  const covers = needs.some(({ after }) => after.length > 0) ? createCoverage(loader.faces()) : () => false;
  return Promise.all(
    needs.map(async (need): Promise<FontArrival> => {
      const text = charactersOf(need, covers);
      if (text === '') return 'there';
      return loader.load(need.font, text).then(
        (there) => (there ? 'there' : 'arrived'),
        () => 'failed',
      );
    }),
  );
}
