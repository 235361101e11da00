/** Rule `unsafe-zone`: words where a platform puts its own buttons over the page, or cuts it off. */
import { message, type MessageKey } from '#messages/message.ts';
import { intersectionOf } from '../document/geometry.ts';
import type { TextLayer } from '../document/layers.ts';
import type { LintedPage } from './finding.ts';
import type { Hint } from './hint.ts';
import type { CoverKind } from './platforms/platforms.ts';
import { coveredParts, type Covered, type Destination } from './platforms/shown-on.ts';
import { quoted } from './quoted.ts';
import { boxAround, inkLines } from './text-ink.ts';

const WORDS: Record<CoverKind, MessageKey> = {
  profile: 'hints.coveredByProfile',
  reply: 'hints.coveredByReply',
  tabs: 'hints.coveredByTabs',
  caption: 'hints.coveredByCaption',
  buttons: 'hints.coveredByButtons',
  length: 'hints.coveredByLength',
  computers: 'hints.cutOnComputers',
  grid: 'hints.cutInGrid',
  photo: 'hints.coveredByPhoto',
};
/** Of a line's height: less than this is the air around letters, or the end of a descender. */
const SLACK = 0.1;

/** The parts of a page that cover letters of a text. */
export function coversOf(layer: TextLayer, parts: readonly Covered[]): Covered[] {
  const lines = inkLines(layer).map(({ corners }) => boxAround(corners));
  return parts.filter(({ box }) =>
    lines.some((line) => {
      const shared = intersectionOf(line, box);
      return shared !== null && Math.min(shared.width, shared.height) > line.height * SLACK;
    }),
  );
}

export function unsafeZone({ document, texts }: LintedPage, destination: Destination = {}): Hint[] {
  const parts = coveredParts(document, destination);
  if (parts.length === 0) return [];
  return texts.flatMap((layer): Hint[] => {
    const [cover] = coversOf(layer, parts);
    if (!cover) return [];
    const text = quoted(layer);
    const words = cover.platform
      ? message(WORDS[cover.kind], { text, platform: cover.platform.name })
      : message(cover.kind === 'tabs' ? 'hints.coveredAbove' : 'hints.coveredBelow', { text });
    return [{ rule: 'unsafe-zone', severity: 'hint', layers: [layer.id], words }];
  });
}
