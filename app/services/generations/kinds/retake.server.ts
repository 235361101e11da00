/** Fixing up to fifty photos, and giving them one look. Costs no credits; batches are part of the paid plans. */
import { declareGeneration } from '../declaration.ts';
import { retakeInput, type RetakeInput } from './retake-input.ts';

const PHOTO_LIMIT_MS = 150_000;

export const retake = declareGeneration<RetakeInput>({
  kind: 'retake',
  input: retakeInput,
  needs: ({ assets }) => (assets.length > 1 ? 'batch' : null),
  cost: () => null,
  size: ({ assets }) => assets.length,
  expectedMs: 4_000,
  timeoutMs: ({ assets }) => assets.length * PHOTO_LIMIT_MS,
  load: async () => (await import('./retake-run.server.ts')).retakeHandler,
});
