/**
 * The rule for people under 18: only everyday clothes. A person counts as one if the model's age group says so or the
 * photo looks like it. The built-in engine knows garments only by name and words: those named like this are refused.
 */
import { message } from '#messages/message.ts';
import { foldedText } from '#app/services/moderation/folded-text.ts';
import { ToolRefusal } from '#tools/contract/tool.ts';

export const ADULT = 18;

/** Not everyday wear, each as a whole word. */
const NOT_EVERYDAY = [
  'bikini',
  'bikinis',
  'swimsuit',
  'swimsuits',
  'swimwear',
  'bathing',
  'trunks',
  'speedo',
  'tankini',
  'monokini',
  'underwear',
  'undies',
  'lingerie',
  'bra',
  'bras',
  'bralette',
  'panties',
  'panty',
  'knickers',
  'thong',
  'gstring',
  'briefs',
  'boxers',
  'corset',
  'bustier',
  'negligee',
  'babydoll',
  'garter',
  'stockings',
  'fishnet',
  'fishnets',
  'nightgown',
  'nightie',
  'sleepwear',
  'bodysuit',
  'leotard',
  'latex',
  'sheer',
  'transparent',
];

/** Disallowed and kept for review: the generation is marked as flagged. */
export class TryOnFlagged extends ToolRefusal {
  constructor() {
    super(message('tryOn.minor'));
  }
}

export function isUnderage({ isMinor, age }: { isMinor: boolean | null; age: number | null }): boolean {
  return isMinor === true || (age !== null && age < ADULT);
}

/** Throws TryOnFlagged. */
export function keepRuleForMinors(
  person: { isMinor: boolean | null; age: number | null },
  texts: readonly string[],
): void {
  if (!isUnderage(person)) return;
  const folded = foldedText(texts.join(' | ').replaceAll(/[_.-]/g, ' '));
  if (NOT_EVERYDAY.some((word) => folded.includes(` ${word} `))) throw new TryOnFlagged();
}
