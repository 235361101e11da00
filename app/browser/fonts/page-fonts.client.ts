/** Loads the fonts of a design before it is drawn, so that no line is measured with a fallback. */
import type { DesignDocument } from '#design/document/document.ts';
import type { LeafLayer } from '#design/document/layers.ts';
import { leavesInPaintOrder, pagesInOrder } from '#design/document/tree.ts';
import { fontsOfLayers, loadFonts as load, type FontNeed } from '#design/layout/page-fonts.ts';
import { createFontLoader } from './font-loader.client.ts';

const loaded = new Set<string>();
/** Layers whose fonts are loaded. They are never changed in place: only new ones need a check. */
const ready = new WeakSet<LeafLayer>();
const keyOf = ({ font, text, after }: FontNeed) => `${font}\n${after.join()}\n${[...text].sort().join('')}`;

const loader = createFontLoader(window.document);

/**
 * Loads missing fonts. Resolves to whether any arrived; a font that can't be fetched is drawn with its fallback, as on
 * the server, and requested again next time.
 */
export async function loadFonts(document: DesignDocument): Promise<boolean> {
  const layers = pagesInOrder(document).flatMap((page) =>
    leavesInPaintOrder(document, page.id).filter((layer) => !ready.has(layer)),
  );
  if (layers.length === 0) return false;
  const needs = fontsOfLayers(layers);
  const arrived = await loadNeeds(needs);
  if (missingNeeds(needs).length === 0) for (const layer of layers) ready.add(layer);
  return arrived;
}

/** The needs of a list that have not been loaded yet. */
export function missingNeeds(needs: readonly FontNeed[]): FontNeed[] {
  return needs.filter((wanted) => !loaded.has(keyOf(wanted)));
}

/** The same for a list of needs, such as those of a font preview. */
export async function loadNeeds(needs: readonly FontNeed[]): Promise<boolean> {
  const missing = missingNeeds(needs);
  if (missing.length === 0) return false;
  const arrived = await load(missing, loader);
  missing.forEach((need, index) => arrived[index] !== 'failed' && loaded.add(keyOf(need)));
  return arrived.includes('arrived');
}

/** Declares the faces of one more style sheet. Rejects if it can't be loaded. */
export function declareSheet(sheet: string): Promise<void> {
  return loader.declare(sheet);
}
