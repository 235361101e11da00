/** Extends a picture beyond its edges. Costs no credits. */
import { declareGeneration } from '../declaration.ts';
import { expandInput, type ExpandInput } from './expand-input.ts';

export const expand = declareGeneration<ExpandInput>({
  kind: 'expand',
  input: expandInput,
  cost: () => null,
  isHosted: (_, { edits }) => edits,
  size: () => 1,
  expectedMs: 12_000,
  timeoutMs: () => 200_000,
  load: async () => (await import('./expand-run.server.ts')).expandHandler,
});
