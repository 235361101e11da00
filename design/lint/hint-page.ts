/**
 * Everything that could be better on a page: what the lint finds wrong, then hints. For people in the editor; the agent
 * fixes only what is wrong.
 */
import type { DesignDocument } from '../document/document.ts';
import type { Hint, HintPorts } from './hint.ts';
import { lintedPage, lintPage } from './lint-page.ts';
import { manyColors } from './many-colors.ts';
import { manyFonts } from './many-fonts.ts';
import { marketRules } from './markets/market-rules.ts';
import { nearMiss } from './near-miss.ts';
import { pictureQuality } from './picture-quality.ts';
import { unsafeZone } from './safe-zones.ts';
import { unreadableCodes } from './unreadable-code.ts';
import { unevenGaps } from './uneven-gaps.ts';

/** Hints about one page, the wrong ones first. Pure except for the ports; an unknown page has none. */
export async function hintPage(document: DesignDocument, page: string, ports: HintPorts): Promise<Hint[]> {
  if (!Object.hasOwn(document.pages, page)) return [];
  const view = lintedPage(document, page);
  const [market, wrong, codes, pictures] = await Promise.all([
    ports.market ? marketRules(view, ports.market, ports.samplePixels) : [],
    lintPage(document, page, ports),
    unreadableCodes(view, ports.readCode),
    pictureQuality(view, ports),
  ]);
  return [
    ...market,
    ...wrong.map((finding): Hint => ({ ...finding, severity: 'wrong' })),
    ...codes,
    ...pictures,
    ...nearMiss(view),
    ...unevenGaps(view),
    ...manyFonts(view),
    ...manyColors(view),
    ...unsafeZone(view, ports),
  ];
}
