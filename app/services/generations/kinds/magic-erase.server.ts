/** Removes something from a picture. Costs no credits. */
import { declareGeneration } from '../declaration.ts';
import { magicEraseInput, type MagicEraseInput } from './magic-erase-input.ts';

export const magicErase = declareGeneration<MagicEraseInput>({
  kind: 'magic-erase',
  input: magicEraseInput,
  cost: () => null,
  isHosted: (_, { edits }) => edits,
  size: () => 1,
  expectedMs: 4_000,
  timeoutMs: () => 150_000,
  load: async () => (await import('./magic-erase-run.server.ts')).magicEraseHandler,
});
