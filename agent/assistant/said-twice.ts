/** What is wrong and what to do about it, read as two wishes: "the offer is too small. make it twice as big" is one. */
import type { Intent } from './intents.ts';

type ChangeIntent = Extract<Intent, { kind: 'change' }>;

const isOnlySize = ({ change }: ChangeIntent): boolean => Object.keys(change).length === 1 && change.scale !== undefined;

/** Whether the second of two changes says once more what the first was about. */
function saysAgain(before: ChangeIntent, now: ChangeIntent): boolean {
  if (!now.targets.every(({ pronoun, kind }) => pronoun === true && kind === undefined)) return false;
  return JSON.stringify(before.change) === JSON.stringify(now.change) || (isOnlySize(before) && isOnlySize(now) && (before.change.scale ?? 1) > 1 === (now.change.scale ?? 1) > 1);
}

/** The intents with what was said twice wished for once, as it was said last. */
export function wishedOnce(intents: readonly Intent[]): Intent[] {
  const kept: Intent[] = [];
  for (const intent of intents) {
    const before = kept.at(-1);
    // "too little space between the items, spread them out".
    const spread = before?.kind === 'arrange' && intent.kind === 'arrange' && before.wish.spread !== undefined && intent.wish.spread !== undefined && intent.targets.every(({ pronoun }) => pronoun);
    if (before?.kind === 'change' && intent.kind === 'change' && saysAgain(before, intent)) kept.splice(-1, 1, { ...before, change: intent.change });
    else if (!spread) kept.push(intent);
  }
  return kept;
}
