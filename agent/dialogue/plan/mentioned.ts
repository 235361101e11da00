/** What is spoken of in one sentence and asked for in the next: "boxing is cancelled, take that line out". */
import type { EditAct } from '../acts/act.ts';
import type { Reference } from '../acts/reference.ts';

/** "it", "that line": whatever was spoken of. */
const isOpen = ({ kind, words, ordinal, place, color, near, quantity, page, except }: Reference): boolean =>
  (kind === null || kind === 'line') &&
  [words, ordinal, place, color, near, quantity, page].every((said) => said === null) &&
  except.length === 0;

/** The acts, those that take away what was mentioned by its name; what was asked for twice is asked once. */
export function withMentioned(acts: readonly EditAct[]): EditAct[] {
  const settled: EditAct[] = [];
  for (const act of acts) {
    const last = settled.at(-1);
    const isAgain = act.type === 'remove' && act.target.length > 0 && act.target.every(isOpen);
    const isNamed = last?.type === 'mention' && last.target.every(({ words }) => words !== null);
    if (isAgain && isNamed) settled[settled.length - 1] = { ...act, target: last.target };
    else if (!isAgain || last?.type !== 'remove') settled.push(act);
  }
  return settled;
}
