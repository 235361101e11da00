/** Rule `overflow`: lines wider or taller than their text's box, and words split by a line break. */
import type { TextLayer } from '../document/layers.ts';
import { LINE_BREAK, paragraphsOf } from '../document/text-consistency.ts';
import { atomsOf } from '../layout/break-points.ts';
import { widestLine } from '../layout/list-items.ts';
import { lineHeights } from '../layout/text-lines.ts';
import { message } from '#messages/message.ts';
import type { Finding, LintedPage } from './finding.ts';
import { quoted } from './quoted.ts';

/** px that rounding may add up to. */
const SLACK = 1.5;

/** Whether a soft line break is inside a word. */
function cutsWord(layer: TextLayer): boolean {
  const ends = new Set<number>();
  for (const { start, end } of paragraphsOf(layer.text)) {
    for (const atom of atomsOf(layer.text.slice(start, end), start)) ends.add(atom.contentEnd).add(atom.end);
  }
  return layer.lines.some(({ end }, index) => {
    const next = layer.lines[index + 1];
    return next !== undefined && !LINE_BREAK.test(layer.text.slice(end, next.start)) && !ends.has(end);
  });
}

export function overflow({ texts }: LintedPage): Finding[] {
  return texts.flatMap((layer): Finding[] => {
    // The box of an arc is made for it.
    if (layer.curve !== 0) return [];
    const widest = widestLine(layer);
    const height = lineHeights(layer, layer.lines).reduce((sum, line) => sum + line, 0);
    if (cutsWord(layer))
      return [{ rule: 'overflow', layers: [layer.id], words: message('lint.cutWord', { text: quoted(layer) }) }];
    if (widest <= layer.width + SLACK && height <= layer.height + SLACK) return [];
    return [{ rule: 'overflow', layers: [layer.id], words: message('lint.overflow', { text: quoted(layer) }) }];
  });
}
