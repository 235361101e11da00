/** The form in which pending-storage.ts keeps changes. Fetched only when some were left behind. */
import { z } from 'zod';
import { operationSchema } from '#design/operations/schemas.ts';
import type { PendingChange } from './design-state.ts';

const savedSchema = z.array(
  z.object({ id: z.string(), baseRevision: z.number().int(), operations: z.array(operationSchema), label: z.string() }),
);

/**
 * The changes on a shelf. What an older version of this program wrote may not parse: drops it silently, because nobody
 * could act on a notice.
 */
export function readSaved(text: string): PendingChange[] {
  try {
    return savedSchema.parse(JSON.parse(text)).map((change) => ({ ...change, acknowledged: false }));
  } catch {
    return [];
  }
}
