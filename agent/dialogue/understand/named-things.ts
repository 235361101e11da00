/** Things that are only named, without a verb: "the price then, bigger and bold", "make it orange, the title", "and the date". */
import type { Act } from '../acts/act.ts';
import { isSingular, type Reference } from '../acts/reference.ts';
import type { Span } from '../acts/values.ts';

export interface Read {
  category: string;
  meaning: unknown;
  span: Span;
}

const isIt = ({ pronoun, kind, words }: Reference): boolean => isSingular(pronoun) && kind === null && words === null;
const targetOf = (act: Act | undefined): Reference[] => (act && 'target' in act ? [act.target].flat() : []);
const alike = (some: readonly Reference[], others: readonly Reference[]): boolean =>
  JSON.stringify(some) === JSON.stringify(others);

/**
 * The acts, each thing that is only named settled: before what is asked for it, it says what "it" is; behind that, what
 * "it" was; named once more it adds nothing; and alone, with "and", it gets what was done last.
 */
export function withNamed(read: readonly Read[], isAlso: boolean): Act[] {
  const acts: Act[] = [];
  for (const [index, { category, meaning, span }] of read.entries()) {
    if (category !== 'Bare') {
      acts.push({ ...(meaning as Act), span });
      continue;
    }
    const target = meaning as Reference[];
    const last = acts.at(-1);
    if (acts.some((act) => alike(targetOf(act), target))) continue;
    const isLater = read.slice(index + 1).some((one) => one.category === 'Act');
    if (last?.type === 'change' && last.target.every(isIt) && acts.length === 1 && !isLater)
      acts[acts.length - 1] = { ...last, target };
    else if (isAlso && read.length === 1) acts.push({ type: 'repeat', target, instead: false, span });
    else acts.push({ type: 'mention', target, span });
  }
  return acts;
}
