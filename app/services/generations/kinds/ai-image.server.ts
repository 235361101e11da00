/** AI images of five types: each picture costs an image credit. */
import { declareGeneration } from '../declaration.ts';
import { aiImageInput, type AiImageInput } from './ai-image-input.ts';
import { costOfKind } from '../kinds.ts';

const PICTURE_LIMIT_MS = 180_000;

export const aiImage = declareGeneration<AiImageInput>({
  kind: 'ai-image',
  input: aiImageInput,
  cost: ({ variations }) => costOfKind('ai-image', variations.length),
  isHosted: ({ type }, { images }) => images(type),
  size: ({ variations }) => variations.length,
  expectedMs: 3_000,
  timeoutMs: ({ variations }) => variations.length * PICTURE_LIMIT_MS,
  load: async () => (await import('./ai-image-run.server.ts')).aiImageHandler,
});
