/**
 * Pictures of a logo by the hosted image model, next to the twelve that are drawn here: each costs an image credit, as
 * all its pictures do.
 */
import { declareGeneration } from '../declaration.ts';
import { LOGO_PICTURES, logoPictureInput, type LogoPictureInput } from './logo-picture-input.ts';
import { costOfKind } from '../kinds.ts';

const PICTURE_LIMIT_MS = 180_000;

export const logoPicture = declareGeneration<LogoPictureInput>({
  kind: 'logo-picture',
  input: logoPictureInput,
  cost: () => costOfKind('logo-picture', LOGO_PICTURES),
  isHosted: (_, { images }) => images('image'),
  size: () => LOGO_PICTURES,
  expectedMs: 20_000,
  timeoutMs: () => LOGO_PICTURES * PICTURE_LIMIT_MS,
  load: async () => (await import('./logo-picture-run.server.ts')).logoPictureHandler,
});
