/**
 * What is wrong with a page: overflow, off-page, overlap, covered letters, contrast, tiny text, letters that no font has. Used by the agent after
 * its own edits, and by tests of layouts.
 */
import type { DesignDocument } from '../document/document.ts';
import type { TextLayer } from '../document/layers.ts';
import { ancestorsOf, leavesInPaintOrder } from '../document/tree.ts';
import { contrastBehind } from './contrast-behind.ts';
import { covered } from './covered.ts';
import type { Finding, LintedPage, LintPorts } from './finding.ts';
import { offPage } from './off-page.ts';
import { overflow } from './overflow.ts';
import { overlap } from './overlap.ts';
import { tinyText } from './tiny-text.ts';

/** The page's visible leaves in paint order. Groups' opacity is multiplied into their members'. */
export function lintedPage(document: DesignDocument, page: string): LintedPage {
  const leaves = leavesInPaintOrder(document, page).flatMap((layer) => {
    const groups = ancestorsOf(document, layer.id);
    const opacity = groups.reduce((product, group) => product * group.opacity, layer.opacity);
    if (!layer.visible || opacity <= 0 || groups.some((group) => !group.visible)) return [];
    return [opacity === layer.opacity ? layer : { ...layer, opacity }];
  });
  return {
    document,
    page,
    leaves,
    texts: leaves.filter((layer): layer is TextLayer => layer.type === 'text' && layer.text.trim() !== ''),
  };
}

/** Fetched later: what all fonts have is a large table. */
const missing = async (view: LintedPage, ports: LintPorts): Promise<Finding[]> =>
  (await import('./missing-letters.ts')).missingLetters(view, ports);

/** Findings about one page, by rule. Pure except for the ports; an unknown page has none. */
export async function lintPage(document: DesignDocument, page: string, ports: LintPorts): Promise<Finding[]> {
  if (!Object.hasOwn(document.pages, page)) return [];
  const view = lintedPage(document, page);
  const { samplePixels } = ports;
  const [hidden, faint, letters] = await Promise.all([
    covered(view, samplePixels),
    contrastBehind(view, samplePixels),
    missing(view, ports),
  ]);
  return [...letters, ...overflow(view), ...offPage(view), ...overlap(view), ...hidden, ...faint, ...tinyText(view)];
}
