/** A short film of photos by a preset: one video credit. */
import { declareGeneration } from '../declaration.ts';
import { aiVideoInput, type AiVideoInput } from './ai-video-input.ts';
import { costOfKind } from '../kinds.ts';

/** A hosted film counts as this many seconds of a film made here. */
const HOSTED_SECONDS = 96;

export const aiVideo = declareGeneration<AiVideoInput>({
  kind: 'ai-video',
  input: aiVideoInput,
  cost: () => costOfKind('ai-video'),
  isHosted: ({ motion }, { videos }) => motion !== '' && videos,
  // Hosted models take three to five minutes, whatever the length.
  size: ({ seconds, motion }) => (motion === '' ? seconds : HOSTED_SECONDS),
  // A second of film.
  expectedMs: 2_500,
  timeoutMs: ({ seconds, motion }) => (motion === '' ? 120_000 + seconds * 15_000 : 660_000),
  load: async () => (await import('./ai-video-run.server.ts')).aiVideoHandler,
});
