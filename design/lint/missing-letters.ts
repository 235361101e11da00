/** Rule `missing-letters`: characters that no font here has, which show as empty boxes. */
import type { LeafLayer } from '../document/layers.ts';
import { ownFont } from '../fonts/own-fonts.ts';
import { isShipped } from '../fonts/shipped.ts';
import { stretchesOf, type TextStretch } from '../layout/stretches.ts';
import { cellTexts } from '../layout/table-layout.ts';
import { message } from '#messages/message.ts';
import type { Finding, LintedPage, LintPorts } from './finding.ts';
import { named } from './quoted.ts';

/** Draws nothing, in any font: spaces, line breaks, joiners, variation selectors. */
const INVISIBLE = /[\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u;
/** More letters than these are not listed. */
const MOST_LETTERS = 8;

function stretchesIn(layer: LeafLayer): readonly TextStretch[] {
  if (layer.type === 'text') return stretchesOf(layer);
  return layer.type === 'table' ? cellTexts(layer).flat().flatMap(stretchesOf) : [];
}

/** The distinct characters of a text that no shipped font has, in order. */
export function notShipped(text: string): string[] {
  return [...new Set(Array.from(text).filter((one) => !INVISIBLE.test(one) && !isShipped(one.codePointAt(0) ?? 0)))];
}

/** The distinct characters of a layer that show as boxes, in order. */
export function missingIn(layer: LeafLayer, ownFontHas: LintPorts['ownFontHas']): string[] {
  const missing = stretchesIn(layer).flatMap(({ text, style: { fontFamily } }) => {
    const absent = notShipped(text);
    return ownFont(fontFamily) ? absent.filter((one) => ownFontHas?.(fontFamily, one) === false) : absent;
  });
  return [...new Set(missing)];
}

/** Letters in words, the first of them. */
export const lettersInWords = (letters: readonly string[]): { letters: string; more: number } => ({
  letters: letters.slice(0, MOST_LETTERS).join(' '),
  more: Math.max(0, letters.length - MOST_LETTERS),
});

export function missingLetters(
  { leaves }: Pick<LintedPage, 'leaves'>,
  { ownFontHas }: Pick<LintPorts, 'ownFontHas'>,
): Finding[] {
  return leaves.flatMap((layer): Finding[] => {
    const missing = missingIn(layer, ownFontHas);
    if (missing.length === 0) return [];
    const words = message('lint.missingLetters', { layer: named(layer), ...lettersInWords(missing) });
    return [{ rule: 'missing-letters', layers: [layer.id], words }];
  });
}
