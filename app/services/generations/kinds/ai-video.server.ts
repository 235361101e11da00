/** A short film of photos by a preset: one video credit. */
import { declareGeneration } from '../declaration.ts';
import { aiVideoInput, type AiVideoInput } from './ai-video-input.ts';

export const aiVideo = declareGeneration<AiVideoInput>({
  kind: 'ai-video',
  input: aiVideoInput,
  cost: () => ({ unit: 'video', amount: 1 }),
  size: ({ seconds }) => seconds,
  // A second of film.
  expectedMs: 2_500,
  timeoutMs: ({ seconds }) => 120_000 + seconds * 15_000,
  load: async () => (await import('./ai-video-run.server.ts')).aiVideoHandler,
});
