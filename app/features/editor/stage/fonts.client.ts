/** Loads the fonts that a design is drawn with before it is drawn, so that no line is measured with a stand-in. */
import type { DesignDocument } from '#design/document/document.ts';
import { pagesInOrder } from '#design/document/tree.ts';
import { fontsOf, type FontNeed } from '#design/fonts/page-fonts.ts';

const loaded = new Set<string>();
const keyOf = ({ font, text }: FontNeed) => `${font}\n${[...text].sort().join('')}`;

/**
 * Loads what is missing. Resolves with whether anything arrived; a font that can't be fetched is drawn with its
 * fallback, as the server would, and asked for again next time.
 */
export async function loadFonts(document: DesignDocument): Promise<boolean> {
  const wantedFonts = pagesInOrder(document).flatMap((page) => fontsOf(document, page.id));
  const missing = wantedFonts.filter((wanted) => !loaded.has(keyOf(wanted)));
  const arrived = await Promise.all(
    missing.map(async (wanted) => {
      const before = window.document.fonts.check(wanted.font, wanted.text);
      try {
        await window.document.fonts.load(wanted.font, wanted.text);
        loaded.add(keyOf(wanted));
      } catch {
        return false;
      }
      return !before;
    }),
  );
  return arrived.some(Boolean);
}
