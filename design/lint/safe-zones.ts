/** Rule `unsafe-zone`: words where a platform lays its own buttons over the page. */
import type { DesignDocument } from '../document/document.ts';
import { message } from '#messages/message.ts';
import type { Box } from '../document/geometry.ts';
import type { LintedPage } from './finding.ts';
import type { Hint } from './hint.ts';
import { quoted } from './quoted.ts';
import { boxAround, inkLines } from './text-ink.ts';

/** Shares of the page's height that are covered, of pages of some ratio (width by height). */
interface SafeZone {
  ratio: number;
  top: number;
  bottom: number;
}

const ZONES: readonly SafeZone[] = [
  // Stories of Instagram and Facebook: 250 px of 1920 above (profile) and below (reply), as told by https://dubs.io/blog/stories-safe-zone
  // and https://webbannerexperts.com/instagram-story-dimensions-the-1080x1920-guide. Story ads cover 20 % below, for their button.
  { ratio: 9 / 16, top: 250 / 1920, bottom: 250 / 1920 },
];
/** How far a page's ratio may be from a format's. */
const SAME_RATIO = 0.01;

/** The part of a page that no platform covers, px; null for pages that none covers. */
export function safeArea({ width, height }: Pick<DesignDocument, 'width' | 'height'>): Box | null {
  const zone = ZONES.find(({ ratio }) => Math.abs(width / height - ratio) < SAME_RATIO);
  return zone ? { x: 0, y: zone.top * height, width, height: (1 - zone.top - zone.bottom) * height } : null;
}

export function unsafeZone({ document, texts }: LintedPage): Hint[] {
  const area = safeArea(document);
  if (!area) return [];
  return texts.flatMap((layer): Hint[] => {
    const ink = inkLines(layer);
    if (ink.length === 0) return [];
    const { y, height } = boxAround(ink.flatMap(({ corners }) => corners));
    // A pixel of rounding covers no letter.
    const [above, below] = [y < area.y - 1, y + height > area.y + area.height + 1];
    if (!above && !below) return [];
    return [{ rule: 'unsafe-zone', severity: 'hint', layers: [layer.id], words: message(above ? 'hints.unsafeAbove' : 'hints.unsafeBelow', { text: quoted(layer) }) }];
  });
}
