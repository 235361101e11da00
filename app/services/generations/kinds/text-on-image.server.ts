/** Words behind the subject of a photo, in several looks. Costs no credits. */
import { declareGeneration } from '../declaration.ts';
import { textOnImageInput, type TextOnImageInput } from './text-on-image-input.ts';

export const textOnImage = declareGeneration<TextOnImageInput>({
  kind: 'text-on-image',
  input: textOnImageInput,
  cost: () => null,
  // Cutting out takes about as long as two pictures.
  size: ({ looks }) => 2 + looks.length,
  expectedMs: 1_500,
  timeoutMs: () => 150_000,
  load: async () => (await import('./text-on-image-run.server.ts')).textOnImageHandler,
});
