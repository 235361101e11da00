/** The pictures of one request for scenes, in order: the work makes them so, and screens read results by it. */
import type { SceneId } from '#tools/inputs/scene-list.ts';
import type { GenerationResults, Variation } from '#app/contracts/generation.ts';

export const VARIATIONS = 4;
export const MOST_PRODUCTS = 12;
export const MOST_LOOKS = 12;
/** Pictures of one request. */
export const MOST_SHOTS = 24;

/** A ready-made scene, and perhaps another for products photographed from above, or one in words. */
export type SceneLook = { scene: SceneId; above?: SceneId | undefined } | { words: string };

export interface Shot {
  picture: string;
  look: SceneLook;
  /** 1..4 */
  variation: number;
}

/** Product by product, scene by scene. */
export function shotsOf({
  pictures,
  looks,
  variations,
}: {
  pictures: readonly string[];
  looks: readonly SceneLook[];
  variations: readonly number[];
}): Shot[] {
  return pictures.flatMap((picture) =>
    looks.flatMap((look) => variations.map((variation) => ({ picture, look, variation }))),
  );
}

/** Those still to be made: products with a problem are left out altogether. */
export function shotsLeft(shots: readonly Shot[], { variations, problems }: GenerationResults<Variation>): Shot[] {
  return shots.filter(({ picture }) => !problems.some(({ source }) => source === picture)).slice(variations.length);
}

/** The shot of each visible result. */
export function shotsMade(shots: readonly Shot[], { variations, problems }: GenerationResults<Variation>): Shot[] {
  const shown = shots.filter(({ picture }) => !problems.some(({ source }) => source === picture));
  return variations.flatMap(({ place }, index) => shown[place ?? index] ?? []);
}
