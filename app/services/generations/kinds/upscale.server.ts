/** Enlarging a picture. Costs no credits; four times as large is part of the paid plans. */
import { declareGeneration } from '../declaration.ts';
import { upscaleInput, upscaleNeedsPlan, type UpscaleInput } from './upscale-input.ts';

export const upscale = declareGeneration<UpscaleInput>({
  kind: 'upscale',
  input: upscaleInput,
  needs: ({ factor }) => (upscaleNeedsPlan(factor) ? 'upscale' : null),
  cost: () => null,
  size: ({ factor }) => (factor * factor) / 4,
  expectedMs: 2_500,
  timeoutMs: () => 200_000,
  load: async () => (await import('./upscale-run.server.ts')).upscaleHandler,
});
