/** Lettering: the user's own words as large art, in layers that remain texts. */
import { paletteFor } from '../tones.ts';
import type { LetteringBrief } from './lettering.ts';
import { arched, outline, scriptPair, stacked } from './line-styles.ts';
import { neon } from './neon.ts';
import { block, gradientFill, layered, stripes } from './one-block-styles.ts';
import { wavy } from './wavy.ts';

const STYLES: Readonly<Record<string, (brief: LetteringBrief) => void>> = {
  layered,
  block,
  outline,
  arched,
  wavy,
  stacked,
  neon,
  stripes,
  gradient: gradientFill,
  script: scriptPair,
};

/** The words to set: the text in quotation marks, else everything except the phrasing of the request. */
export function wordsToSet(words: string): string {
  const plain = words.replace(/\s+/g, ' ').trim();
  const quoted = /["“”«»„]([^"“”«»„]{1,120})["“”«»„]/u.exec(words)?.[1];
  const asked =
    /^(?:please )?(?:(?:make|create|design|draw|write|set|give) (?:me )?)?(?:(?:a|an|the|some) )?(?:[\w-]+ ){0,2}?(?:lettering|typography|word art|text art|type) ?(?:art|design)? ?(?:of|for|that says|saying|with|reading|:)? (.+)/iu.exec(
      plain,
    )?.[1];
  return (quoted ?? asked ?? plain).replace(/\s+/g, ' ').trim();
}

export function drawTypography(
  brief: Omit<LetteringBrief, 'palette'> & { colors: readonly string[]; temper: string | null },
  style: string,
): string {
  const palette = paletteFor(
    brief.temper ?? (brief.colors.length > 0 ? null : brief.chance.pick(['bold', 'warm', 'cool', 'earth', 'bold'])),
    brief.colors,
    brief.which,
    brief.chance,
  );
  (STYLES[style] ?? layered)({ ...brief, palette });
  return brief.text;
}
