/** Recipes as people choose among them: the list, and each one's picture as our own renderer draws it, kept by what it shows. */
import { createHash } from 'node:crypto';
import { createDocument } from '#design/document/create.ts';
import type { DesignDocument } from '#design/document/document.ts';
import { firstPage } from '#design/document/tree.ts';
import type { Size } from '#design/layout/compose/kit.ts';
import { RECIPES } from '#design/recipes/catalogue.ts';
import { layOutRecipe } from '#design/recipes/lay-out.ts';
import type { Recipe } from '#design/recipes/recipe.ts';
import { applyOperations } from '#design/operations/apply.ts';
import { arrangementOperations } from '#tools/compose-operations.ts';
import type { BrandKit } from '#tools/context.ts';
import type { Assets } from '#app/services/assets/assets.server.ts';
import type { Rendering } from '#app/services/rendering/rendering.server.ts';
import { samplePicture } from './sample-pictures.server.ts';
import { asRecipeBrand, type ListedBrand } from './recipes.ts';

export interface Recipes {
  list(): readonly Recipe[];
  /** What a recipe takes of a brand kit; null: the kit says nothing about looks. */
  brandOf(userId: string, kit: BrandKit): Promise<ListedBrand | null>;
  /** A small WebP of a recipe on a page of that size, in a user's brand or its own colours. Null: there is no such recipe. */
  preview(id: string, page: Size, brand: { userId: string; kit: BrandKit } | null, signal?: AbortSignal): Promise<RecipePreview | null>;
}

export interface RecipePreview {
  bytes: Uint8Array;
  mime: string;
  /** Of what is shown: the same tag is the same picture. */
  tag: string;
}

/** Longer side of a preview, px: twice what a list shows. */
const SIDE = 400;
/** Pictures that stay at hand, about 10 kB each. */
const KEPT = 600;

export function createRecipes({ rendering, assets }: { rendering: Rendering; assets: Assets }): Recipes {
  const byId = new Map(RECIPES.map((recipe) => [recipe.id, recipe]));
  const kept = new Map<string, Promise<RecipePreview>>();

  async function brandOf(userId: string, kit: BrandKit): Promise<ListedBrand | null> {
    const [first] = kit.logos;
    const info = first ? await assets.forUser(userId).info(first.asset) : null;
    if (kit.colors.length === 0 && !info && !kit.fonts.heading && !kit.fonts.body) return null;
    return { colors: kit.colors, fonts: kit.fonts, logo: info && info.width > 0 ? { asset: info.id, width: info.width, height: info.height } : null };
  }

  async function documentOf(recipe: Recipe, page: Size, brand: ListedBrand | null): Promise<{ document: DesignDocument; samples: Map<string, Uint8Array> }> {
    const samples = await Promise.all(recipe.pictures.map(samplePicture));
    const made = layOutRecipe(recipe, { page, content: null, pictures: samples.map(({ picture }) => picture), brand: brand && asRecipeBrand(brand), measure: rendering.measureText });
    let count = 0;
    const newId = () => `r${(count += 1)}`;
    const blank = createDocument({ ...page, newId });
    const context = { document: blank, page: firstPage(blank).id, newId, measureText: rendering.measureText };
    const operations = made.composition === null ? [] : arrangementOperations(made.arrangement, page, [], [], context).operations;
    return {
      document: applyOperations(blank, operations).document,
      samples: new Map(samples.flatMap(({ picture, bytes, mask }) => [[picture.asset, bytes], ...(picture.mask?.asset ? [[picture.mask.asset, mask] as const] : [])])),
    };
  }

  return {
    list: () => RECIPES,
    brandOf,
    async preview(id, page, brand, signal) {
      const recipe = byId.get(id);
      if (!recipe) return null;
      const listed = brand && (await brandOf(brand.userId, brand.kit));
      const { document, samples } = await documentOf(recipe, page, listed);
      const tag = createHash('sha256').update(JSON.stringify(document)).digest('hex');
      let picture = kept.get(tag);
      if (!picture) {
        const own = brand && assets.forUser(brand.userId);
        const reader = async (asset: string) => samples.get(asset) ?? (own ? await own.bytes(asset) : null);
        picture = rendering.withAssets(reader).renderPreview(document, firstPage(document).id, SIDE, signal).then(({ bytes, mime }) => ({ bytes, mime, tag }));
        // A render that was given up is begun again by whoever asks next.
        picture.catch(() => kept.delete(tag));
        kept.set(tag, picture);
        const [oldest] = kept.keys();
        if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
      }
      return picture;
    },
  };
}
