/** The input of scenes, by either of their doors: the shape that the declarations check and the work gets. */
import { z } from 'zod';
import { LIMITS } from '#design/document/limits.ts';
import { SCENE_IDS } from '#tools/inputs/scene-list.ts';
import { assetsSchema } from '#app/contracts/generation.ts';
import { MOST_LOOKS, MOST_PRODUCTS, MOST_SHOTS, shotsOf, VARIATIONS } from './scene-shots.ts';

const side = z.int().min(LIMITS.minDimension).max(LIMITS.maxDimension);

export const scenesInput = z
  .strictObject({
    /** The products, each once. Several are a catalog. */
    pictures: assetsSchema(MOST_PRODUCTS).transform((assets) => [...new Set(assets)]),
    /** The scenes: ready-made ones, or in words. */
    looks: z
      .array(
        z.union([
          z.strictObject({ scene: z.enum(SCENE_IDS), above: z.enum(SCENE_IDS).optional() }),
          z.strictObject({ words: z.string().trim().min(2).max(300) }),
        ]),
      )
      .min(1)
      .max(MOST_LOOKS),
    /** Which pictures of each scene: light from another side, framed differently. */
    variations: z
      .array(z.int().min(1).max(VARIATIONS))
      .min(1)
      .max(VARIATIONS)
      .transform((numbers) => [...new Set(numbers)]),
    /** px of the picture. */
    width: side,
    height: side,
    /** Small and quick, or the final picture. */
    quality: z.enum(['preview', 'full']),
    /** Another number gives other veins, grain and props. */
    seed: z.int().min(0).max(999_999).default(1),
    /** The real length of the product's longer side, cm. */
    length: z.number().min(0.5).max(300).default(20),
  })
  .refine((input) => shotsOf(input).length <= MOST_SHOTS);

export type ScenesInput = z.output<typeof scenesInput>;
