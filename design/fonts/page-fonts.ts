/** Which fonts a page needs for which characters, so that a browser can load exactly those before drawing. */
import type { DesignDocument } from '#design/document/document.ts';
import type { FontStyle } from '#design/document/measure.ts';
import { leavesInPaintOrder } from '#design/document/tree.ts';
import { stretchesOf } from '#design/layout/stretches.ts';
import { EMOJI_FONT, DEFAULT_FONT, fontFamily } from './catalogue.ts';
import { IDEOGRAPHIC, IDEOGRAPHIC_FONT } from './scripts.ts';

/** One family in one style, as CSS names it, and the characters drawn with it. */
export interface FontNeed {
  font: string;
  text: string;
}

/** The part of `document.fonts` that loading needs. */
export interface FontLoader {
  load(font: string, text: string): Promise<unknown>;
}

/** Sizes don't matter for loading: one size keeps the list short. */
const LOADED_SIZE = 40;

/**
 * Which fallback has which characters. A browser asked to load a whole stack loads every family that has the characters,
 * also those that would never be drawn with: six megabytes of emoji for the digits in a price.
 */
const FALLBACKS: readonly { family: string; characters: RegExp }[] = [
  { family: 'Noto Sans Arabic', characters: /[\p{Script=Arabic}\u060c-\u061f\u0640\u200c-\u200f]/gu },
  { family: 'Noto Sans Devanagari', characters: /[\p{Script=Devanagari}\u0964\u0965\u200c\u200d]/gu },
  { family: IDEOGRAPHIC_FONT, characters: new RegExp(IDEOGRAPHIC.source, 'gu') },
  { family: EMOJI_FONT, characters: /[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}\u20e3\ufe0f\u{e0020}-\u{e007f}]/gu },
  // What display fonts lack of other alphabets and signs.
  { family: DEFAULT_FONT, characters: /[\u0100-\u05ff\u1e00-\u27bf]/gu },
];

class Needs {
  readonly #characters = new Map<string, Set<string>>();

  add(family: string, style: Pick<FontStyle, 'fontWeight' | 'italic'>, text: Iterable<string>): void {
    const font = `${style.italic ? 'italic ' : ''}${style.fontWeight} ${LOADED_SIZE}px "${family}"`;
    const known = this.#characters.get(font) ?? new Set();
    for (const character of text) known.add(character);
    this.#characters.set(font, known);
  }

  list(): FontNeed[] {
    return [...this.#characters].map(([font, set]) => ({ font, text: [...set].join('') }));
  }
}

/** The fonts that a text in one style is drawn with. */
function addText(needs: Needs, text: string, style: FontStyle): void {
  const family = fontFamily(style.fontFamily)?.name ?? DEFAULT_FONT;
  needs.add(family, style, text);
  for (const fallback of FALLBACKS) {
    if (fallback.family === family) continue;
    const characters = text.match(fallback.characters);
    if (characters) needs.add(fallback.family, style, characters);
  }
}

/** The fonts of a page, each with its different characters; hidden layers included, for they may be shown any moment. */
export function fontsOf(document: DesignDocument, pageId: string): FontNeed[] {
  const needs = new Needs();
  for (const layer of leavesInPaintOrder(document, pageId)) {
    if (layer.type === 'text') for (const { style, text } of stretchesOf(layer)) addText(needs, text, style);
    else if (layer.type === 'sticker' && layer.source.type === 'emoji') needs.add(EMOJI_FONT, { fontWeight: 400, italic: false }, layer.source.emoji);
  }
  return needs.list();
}

/** The fonts of one piece of text, for instance while it is typed. */
export function fontsOfText(text: string, style: FontStyle): FontNeed[] {
  const needs = new Needs();
  addText(needs, text, style);
  return needs.list();
}

/** Loads fonts that are missing. False: some could not be loaded, and their texts are drawn with a fallback. */
export async function loadFonts(needs: readonly FontNeed[], loader: FontLoader): Promise<boolean> {
  const results = await Promise.allSettled(needs.map(({ font, text }) => loader.load(font, text)));
  return results.every((result) => result.status === 'fulfilled');
}
