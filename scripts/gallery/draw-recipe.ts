/**
 * Draws recipes for galleries and reports: laid out with sample photos, looked over by the lint, rendered by the
 * application's own renderer.
 */
import { createRendering } from '../../app/services/rendering/rendering.server.ts';
import { createSamplePixels } from '../../app/services/rendering/sample-pixels.server.ts';
import { samplePicture } from '../../app/services/recipes/sample-pictures.server.ts';
import { createDocument } from '../../design/document/create.ts';
import type { DesignDocument } from '../../design/document/document.ts';
import { firstPage } from '../../design/document/tree.ts';
import type { Picture, Size } from '../../design/templates/kit.ts';
import type { Finding } from '../../design/lint/finding.ts';
import type { Hint } from '../../design/lint/hint.ts';
import { hintPage } from '../../design/lint/hint-page.ts';
import { lintPage } from '../../design/lint/lint-page.ts';
import { applyOperations } from '../../design/operations/apply.ts';
import { layOutRecipe, type RecipeFilling } from '../../design/templates/catalogue/lay-out.ts';
import { SAMPLE_SUBJECTS, type Recipe, type SampleSubject } from '../../design/templates/catalogue/recipe.ts';
import { arrangementOperations } from '../../tools/composing/compose-operations.ts';

export interface DrawnRecipe {
  document: DesignDocument;
  page: string;
  /** The family that was used: another than the recipe's where that gave up. */
  composition: string;
}

export interface RecipeDrawer {
  /** Sample photos by subject, cut out. */
  photo(subject: SampleSubject): Picture;
  /** Laid out; a string: why not. */
  lay(recipe: Recipe, page: Size, filling?: Partial<RecipeFilling>): DrawnRecipe | string;
  lint(drawn: DrawnRecipe): Promise<Finding[]>;
  /** What the editor would hint at in a design of that title. */
  hints(drawn: DrawnRecipe, title: string): Promise<Hint[]>;
  /** PNG whose longer side has so many px. */
  picture(drawn: DrawnRecipe, side: number): Promise<Uint8Array>;
  close(): Promise<void>;
}

export async function createRecipeDrawer(workers = 1): Promise<RecipeDrawer> {
  const samples = new Map(
    await Promise.all(SAMPLE_SUBJECTS.map(async (subject) => [subject, await samplePicture(subject)] as const)),
  );
  const bytes = new Map(
    [...samples.values()].flatMap(
      ({ picture, bytes: photo, mask }) =>
        [
          [picture.asset, photo],
          [picture.mask?.asset ?? '', mask],
        ] as const,
    ),
  );
  const sizes = new Map(
    [...samples.values()].map(({ picture: { asset, width, height } }) => [asset, { width, height }]),
  );
  const rendering = createRendering({ assetBytes: async (id) => bytes.get(id) ?? null, workers });
  const samplePixels = createSamplePixels(rendering);
  const photo = (subject: SampleSubject): Picture => {
    const sample = samples.get(subject);
    if (!sample) throw new Error(`There is no sample ${subject}`);
    return sample.picture;
  };
  return {
    photo,
    lay(recipe, size, filling = {}) {
      const made = layOutRecipe(recipe, {
        page: size,
        content: null,
        pictures: recipe.pictures.map(photo),
        brand: null,
        measure: rendering.measureText,
        ...filling,
      });
      if (made.composition === null) return made.reason;
      let count = 0;
      const newId = () => `l${(count += 1)}`;
      const base = createDocument({ ...size, newId });
      const page = firstPage(base).id;
      const { operations } = arrangementOperations(made.arrangement, size, [], [], {
        document: base,
        page,
        newId,
        measureText: rendering.measureText,
      });
      return { document: applyOperations(base, operations).document, page, composition: made.composition };
    },
    hints: ({ document, page }, title) =>
      hintPage(document, page, { samplePixels, title, pictureSize: async (asset) => sizes.get(asset) ?? null }),
    lint: ({ document, page }) => lintPage(document, page, { samplePixels }),
    async picture({ document, page }, side) {
      const { width, height } = document;
      const shorterSide = Math.max(1, Math.round((side * Math.min(width, height)) / Math.max(width, height)));
      return (await rendering.render({ document, page, format: 'png', shorterSide, quality: 90, watermark: false }))
        .bytes;
    },
    close: () => rendering.close(),
  };
}
