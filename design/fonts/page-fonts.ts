/** Which fonts a page needs for which characters, so that a browser can load exactly those before drawing. */
import type { DesignDocument } from '#design/document/document.ts';
import { leavesInPaintOrder } from '#design/document/tree.ts';
import { stretchesOf } from '#design/layout/stretches.ts';
import { EMOJI_FONT } from './catalogue.ts';
import { fontString } from './font-string.ts';

/** A font as a canvas names it and the characters drawn with it. */
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

/** The fonts of a page, each with its different characters; hidden layers included, for they may be shown any moment. */
export function fontsOf(document: DesignDocument, pageId: string): FontNeed[] {
  const characters = new Map<string, Set<string>>();
  const need = (font: string, text: string) => {
    const known = characters.get(font) ?? new Set();
    for (const character of text) known.add(character);
    characters.set(font, known);
  };
  for (const layer of leavesInPaintOrder(document, pageId)) {
    if (layer.type === 'text') {
      for (const { style, text } of stretchesOf(layer)) need(fontString({ ...style, fontSize: LOADED_SIZE }), text);
    } else if (layer.type === 'sticker' && layer.source.type === 'emoji') {
      need(fontString({ fontFamily: EMOJI_FONT, fontSize: LOADED_SIZE, fontWeight: 400, italic: false }), layer.source.emoji);
    }
  }
  return [...characters].map(([font, set]) => ({ font, text: [...set].join('') }));
}

/** Loads fonts that are missing. False: some could not be loaded, and their texts are drawn with a fallback. */
export async function loadFonts(needs: readonly FontNeed[], loader: FontLoader): Promise<boolean> {
  const results = await Promise.allSettled(needs.map(({ font, text }) => loader.load(font, text)));
  return results.every((result) => result.status === 'fulfilled');
}
