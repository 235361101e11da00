/** Puts a garment or jewel on a person: one try-on credit. Dragging handles afterwards costs nothing. */
import { declareGeneration } from '../declaration.ts';
import { tryOnInput, type TryOnInput } from './try-on-input.ts';
import { costOfKind } from '../kinds.ts';

export const tryOn = declareGeneration<TryOnInput>({
  kind: 'try-on',
  input: tryOnInput,
  needs: ({ model }) => (model === null ? null : 'custom-models'),
  // A deleted model has no photo: the work says so.
  async pictures({ model, type }, { modelPhoto }) {
    const photo = model === null ? null : await modelPhoto(model, type);
    return photo ? [photo.asset] : [];
  },
  cost: ({ adjusts }) => (adjusts === null ? costOfKind('try-on') : null),
  isHosted: ({ adjusts }, { edits }) => edits && adjusts === null,
  size: () => 1,
  expectedMs: 12_000,
  timeoutMs: () => 240_000,
  load: async () => (await import('./try-on-run.server.ts')).tryOnHandler,
});
