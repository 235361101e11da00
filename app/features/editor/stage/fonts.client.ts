/** Loads the fonts that a design is drawn with before it is drawn, so that no line is measured with a stand-in. */
import type { DesignDocument } from '#design/document/document.ts';
import { pagesInOrder } from '#design/document/tree.ts';
import { fontsOf, loadFonts as load, type FontNeed } from '#design/fonts/page-fonts.ts';
import { createFontLoader } from './font-loader.client.ts';

const loaded = new Set<string>();
const keyOf = ({ font, text, after }: FontNeed) => `${font}\n${after.join()}\n${[...text].sort().join('')}`;

const loader = createFontLoader(window.document);

/**
 * Loads what is missing. Resolves with whether anything arrived; a font that can't be fetched is drawn with its
 * fallback, as the server would, and asked for again next time.
 */
export async function loadFonts(document: DesignDocument): Promise<boolean> {
  return loadNeeds(pagesInOrder(document).flatMap((page) => fontsOf(document, page.id)));
}

/** Those of a list that have not been loaded yet. */
export function missingNeeds(needs: readonly FontNeed[]): FontNeed[] {
  return needs.filter((wanted) => !loaded.has(keyOf(wanted)));
}

/** The same for a list of needs, such as those of a font that is only looked at. */
export async function loadNeeds(needs: readonly FontNeed[]): Promise<boolean> {
  const missing = missingNeeds(needs);
  if (missing.length === 0) return false;
  const arrived = await load(missing, loader);
  missing.forEach((need, index) => arrived[index] !== 'failed' && loaded.add(keyOf(need)));
  return arrived.includes('arrived');
}

/** Lets the browser know of the faces of one more style sheet. Rejects when it can't be had. */
export function declareSheet(sheet: string): Promise<void> {
  return loader.declare(sheet);
}
