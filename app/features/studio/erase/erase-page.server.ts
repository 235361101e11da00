/** What led to a step of an erasing: the previous generations, and the original picture. */
import type { GenerationView } from '#app/contracts/generation.ts';
import type { MagicEraseInput } from '#app/services/generations/kinds/magic-erase-input.ts';
import { services } from '#app/services/services.server.ts';

/** Steps that are looked back. */
const MOST_STEPS = 50;

/** The generations that `view` continued from, oldest first; the first deleted one ends the chain. */
export async function chainOf(userId: string, view: GenerationView | null): Promise<GenerationView[]> {
  const chain: GenerationView[] = [];
  let after = view ? (view.input as MagicEraseInput).after : null;
  while (after !== null && chain.length < MOST_STEPS) {
    const before = await services().generations.get(userId, after);
    if (!before || before.kind !== 'magic-erase' || before.state !== 'succeeded') break;
    chain.unshift(before);
    after = (before.input as MagicEraseInput).after;
  }
  return chain;
}
