/** Removing the backgrounds of up to fifty pictures. Costs no credits; several at once are part of the paid plans. */
import { z } from 'zod';
import { declareGeneration } from '../declaration.ts';
import { assetsSchema } from '../generation.ts';

/** Pictures of one batch. */
export const MOST_PICTURES = 50;

const PICTURE_LIMIT_MS = 120_000;

export const removeBackgroundInput = z.strictObject({
  /** The pictures, each once. */
  assets: assetsSchema(MOST_PICTURES).transform((assets) => [...new Set(assets)]),
});

export type RemoveBackgroundInput = z.output<typeof removeBackgroundInput>;

export const removeBackground = declareGeneration<RemoveBackgroundInput>({
  kind: 'remove-background',
  input: removeBackgroundInput,
  needs: ({ assets }) => (assets.length > 1 ? 'batch' : null),
  cost: () => null,
  size: ({ assets }) => assets.length,
  expectedMs: 5_000,
  timeoutMs: ({ assets }) => assets.length * PICTURE_LIMIT_MS,
  load: async () => (await import('./remove-background-run.server.ts')).removeBackgroundHandler,
});
