/** Rule `many-fonts`: too many families on a page. */
import type { TextLayer } from '../document/layers.ts';
import { stretchesOf } from '../layout/stretches.ts';
import { message } from '#messages/message.ts';
import type { LintedPage } from './finding.ts';
import type { Hint } from './hint.ts';

/** One for headings, one for the body, one for an accent. */
const MOST = 3;

/** The families of some texts and how many letters each has, the most used first. */
export function familiesOf(texts: readonly TextLayer[]): [family: string, letters: number][] {
  const letters = new Map<string, number>();
  for (const { text, style } of texts.flatMap((layer) => stretchesOf(layer))) {
    const count = text.trim().length;
    if (count > 0) letters.set(style.fontFamily, (letters.get(style.fontFamily) ?? 0) + count);
  }
  return [...letters].toSorted((a, b) => b[1] - a[1]);
}

/** The named layers are those of the rarest family. */
export function manyFonts({ texts }: LintedPage): Hint[] {
  const families = familiesOf(texts);
  const rarest = families.at(-1)?.[0];
  if (families.length <= MOST || rarest === undefined) return [];
  const layers = texts
    .filter((layer) => stretchesOf(layer).some(({ style }) => style.fontFamily === rarest))
    .map(({ id }) => id);
  return [
    {
      rule: 'many-fonts',
      severity: 'hint',
      layers,
      words: message('hints.manyFonts', { count: families.length, most: MOST }),
    },
  ];
}
