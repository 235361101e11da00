/** Rule `tiny-text`: what is illegible at the size in which the design is usually seen. */
import { layerLabel } from '../document/label.ts';
import { message } from '#messages/message.ts';
import { seenSize, type Finding, type LintedPage } from './finding.ts';
import { quoted } from './quoted.ts';
import { inkLines } from './text-ink.ts';

/** px at 1080: a post is shown about 390 px wide on a phone, where this is slightly under 6 px. */
export const SMALLEST = 16;
/** Below this a text is decoration. */
const GHOST = 0.25;

export function tinyText({ document, leaves, texts }: LintedPage): Finding[] {
  const least = Math.ceil((SMALLEST * Math.min(document.width, document.height)) / 1080);
  const tables = leaves.flatMap((layer): Finding[] => {
    if (
      layer.type !== 'table' ||
      layer.opacity < GHOST ||
      seenSize(document, Math.min(layer.fontSize, layer.header.fontSize)) >= SMALLEST
    )
      return [];
    return [
      { rule: 'tiny-text', layers: [layer.id], words: message('lint.tinyText', { text: layerLabel(layer), least }) },
    ];
  });
  return [
    ...tables,
    ...texts.flatMap((layer): Finding[] => {
      if (layer.opacity < GHOST) return [];
      const smallest = Math.min(...inkLines(layer).map(({ fontSize }) => fontSize), Infinity);
      if (seenSize(document, smallest) >= SMALLEST) return [];
      return [
        { rule: 'tiny-text', layers: [layer.id], words: message('lint.tinyText', { text: quoted(layer), least }) },
      ];
    }),
  ];
}
