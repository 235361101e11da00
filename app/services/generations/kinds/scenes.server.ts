/**
 * Product scenes by their two doors, AI backgrounds and lifestyle shot: the same input and the same work. Previews cost
 * nothing, each final picture an image credit; plans may include them without limit. Several products are a batch.
 */
import { declareGeneration, type GenerationDeclaration } from '../declaration.ts';
import { shotsOf } from './scene-shots.ts';
import { scenesInput, type ScenesInput } from './scenes-input.ts';
import { costOfKind } from '../kinds.ts';

/** The unit of a preview: final pictures take about five times as long, large ones more. */
const PREVIEW_MS = 2_000;
const FULL_PARTS = 5;
const PART_PIXELS = 1_200_000;
const SHOT_LIMIT_MS = { preview: 60_000, full: 180_000 } as const;
/** Cutting a product out. */
const PRODUCT_LIMIT_MS = 60_000;

const partsOf = ({ quality, width, height }: ScenesInput) =>
  quality === 'preview' ? 1 : Math.round(FULL_PARTS * Math.min(3, Math.max(0.4, (width * height) / PART_PIXELS)));

function scenesKind(kind: 'ai-backgrounds' | 'lifestyle-shot'): GenerationDeclaration {
  return declareGeneration<ScenesInput>({
    kind,
    input: scenesInput,
    needs: ({ pictures }) => (pictures.length > 1 ? 'batch' : null),
    cost: (input, can) =>
      input.quality === 'preview' || can('unlimited-scenes')
        ? null
        : costOfKind('lifestyle-shot', shotsOf(input).length),
    size: (input) => shotsOf(input).length * partsOf(input),
    expectedMs: PREVIEW_MS,
    timeoutMs: (input) =>
      input.pictures.length * PRODUCT_LIMIT_MS + shotsOf(input).length * SHOT_LIMIT_MS[input.quality],
    load: async () => (await import('./scenes-run.server.ts')).scenesHandler,
  });
}

export const aiBackgrounds = scenesKind('ai-backgrounds');
export const lifestyleShot = scenesKind('lifestyle-shot');
