/** What the exact reading of a request comes to, as far as that can be told before anything is done. */
import { groundIntent } from './ground.ts';
import type { Ground, PlannedCall } from './grounded.ts';
import type { Intent, Reference } from './intents.ts';
import { resolve, type Memory } from './resolve.ts';
import type { Understood } from './understood.ts';

/** What was just named is what "it" means next. */
export function mentioning(targets: readonly Reference[], { canvas, memory }: Ground): Memory {
  const ids = targets.flatMap((target) => {
    const found = resolve(target, canvas, memory);
    return 'layers' in found ? found.layers.map(({ id }) => id) : [];
  });
  return { ...memory, justNow: [...ids, ...memory.justNow], ...(ids.length > 1 ? { together: ids } : {}) };
}

/** What wishes come to at once, as far as that can be told before anything is done; `asks`: one of them ends in a question. */
export function plannedOf({ edits, intents }: Understood, given: Ground): { calls: PlannedCall[]; asks: boolean } {
  const ground = { ...given };
  const calls = [...(edits?.calls ?? [])];
  let asks = (edits?.sayings.length ?? 0) > 0;
  for (const [index, intent] of intents.entries()) {
    if (intent.kind === 'compose' || intent.kind === 'talk') continue;
    if (intent.kind === 'mention' && index < intents.length - 1) {
      ground.memory = mentioning(intent.targets, ground);
      continue;
    }
    const grounded = groundIntent(intent, ground);
    if ('calls' in grounded) calls.push(...grounded.calls);
    asks ||= !('calls' in grounded) || grounded.looking === true;
  }
  return { calls, asks };
}

/** What the exact reading of a request about plain things comes to; null: it is of a craft of its own, which knows what it wants. */
export function exactCalls(understood: Understood, ground: Ground): PlannedCall[] | null {
  const { edits, intents, brief } = understood;
  if (brief !== null || edits?.calls.some(({ tool }) => tool === 'pages') || intents.some(({ kind }) => !PLAIN_WORDS.has(kind))) return null;
  const { calls } = plannedOf(understood, ground);
  // What is read against a table's rows and columns is no loose reading.
  return intents.some(({ kind }) => kind === 'table') && calls.some(({ tool }) => tool.endsWith('_table')) ? null : calls;
}

/** Wishes whose words are spoken of by what was learnt from others. */
const PLAIN_WORDS = new Set<Intent['kind']>(['unclear', 'vague', 'change', 'delete', 'mention', 'add-text', 'talk', 'undo', 'put-picture', 'swap-picture', 'background', 'table']);

