/** Removing the backgrounds of up to fifty pictures. Costs no credits; batches are part of the paid plans. */
import { declareGeneration } from '../declaration.ts';
import { removeBackgroundInput, type RemoveBackgroundInput } from './remove-background-input.ts';

const PICTURE_LIMIT_MS = 120_000;

export const removeBackground = declareGeneration<RemoveBackgroundInput>({
  kind: 'remove-background',
  input: removeBackgroundInput,
  needs: ({ assets }) => (assets.length > 1 ? 'batch' : null),
  cost: () => null,
  // Objects picked by a box or a point are found here.
  isHosted: ({ pick, glass }, { cutouts }) => cutouts && pick === undefined && !glass,
  size: ({ assets }) => assets.length,
  expectedMs: 5_000,
  timeoutMs: ({ assets }) => assets.length * PICTURE_LIMIT_MS,
  load: async () => (await import('./remove-background-run.server.ts')).removeBackgroundHandler,
});
