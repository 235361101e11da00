/** Facts by a pattern: the whole match, without marks at its end that belong to the sentence. */
import type { FactKind } from '../acts/values.ts';
import type { RecognizedFact } from './recognized.ts';

export function factsBy(type: FactKind, pattern: RegExp, text: string): RecognizedFact[] {
  return [...text.matchAll(pattern)].map((match) => {
    let end = match[0].length;
    while (end > 1 && ' .,;:\n'.includes(match[0][end - 1] ?? '')) end -= 1;
    const value = match[0].slice(0, end);
    return { type, span: [match.index, match.index + value.length], value };
  });
}
