/** Recipes as people choose among them: the list, and each one's picture as our own renderer draws it, kept by what it shows. */
import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { createDocument } from '#design/document/create.ts';
import type { DesignDocument } from '#design/document/document.ts';
import { firstPage } from '#design/document/tree.ts';
import type { Size } from '#design/layout/compose/kit.ts';
import { RECIPES } from '#design/recipes/catalogue.ts';
import { layOutRecipe } from '#design/recipes/lay-out.ts';
import type { Recipe } from '#design/recipes/recipe.ts';
import { applyOperations } from '#design/operations/apply.ts';
import { arrangementOperations } from '#tools/compose-operations.ts';
import type { BrandKit } from '#tools/brand-kit-port.ts';
import type { Assets } from '#app/services/assets/assets.server.ts';
import type { AssetBytes, Rendering } from '#app/services/rendering/rendering.server.ts';
import type { PreviewShelf } from './preview-shelf.server.ts';
import { samplePicture } from './sample-pictures.server.ts';
import { asRecipeBrand, type ListedBrand } from './recipes.ts';

export interface Recipes {
  list(): readonly Recipe[];
  /** What a recipe takes of a brand kit; null: the kit says nothing about looks. */
  brandOf(userId: string, kit: BrandKit): Promise<ListedBrand | null>;
  /** A small WebP of a recipe on a page of that size, in a user's brand or its own colours. Null: there is no such recipe. */
  preview(id: string, page: Size, brand: { userId: string; kit: BrandKit } | null, signal?: AbortSignal): Promise<RecipePreview | null>;
  /** Forgets kept pictures that show this logo: nobody has it any more. */
  forgetLogo(asset: string): Promise<void>;
}

export interface RecipePreview {
  bytes: Uint8Array;
  mime: string;
  /** Of recipe, page, brand and the code that draws: the same tag is the same picture. */
  tag: string;
}

/** Longer side of a preview, px: twice what a list shows. */
const SIDE = 400;
/** Pictures that stay at hand, about 10 kB each. */
const KEPT = 600;
/** Nobody has asked for a picture for so long, ms: then those that a list shows first are drawn, as far apart. */
const REST = 400;
/** So many: some screens of a list. */
const AHEAD = 48;

export interface RecipesOptions {
  rendering: Rendering;
  assets: Assets;
  /** Where pictures stay beyond this process; without one they are drawn anew after each start. */
  shelf?: PreviewShelf;
  /** Of the code that draws: pictures of other code are not taken from the shelf. */
  stamp?: string;
  /** How long after a request others are drawn ahead, ms; null: never. */
  ahead?: number | null;
}

export function createRecipes({ rendering, assets, shelf, stamp = '', ahead = REST }: RecipesOptions): Recipes {
  const byId = new Map(RECIPES.map((recipe) => [recipe.id, recipe]));
  const kept = new Map<string, Promise<RecipePreview>>();
  /** Pictures that somebody waits for. */
  let asked = 0;
  /** Pages whose first pictures have all been looked for. */
  const drawnAhead = new Set<string>();
  let resting: AbortController | null = null;

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

  async function draw(recipe: Recipe, page: Size, brand: ListedBrand | null, own: AssetBytes | null, tag: string, signal?: AbortSignal): Promise<RecipePreview> {
    // Laying out takes as long as painting: what lies on the shelf needs neither.
    // Those that show somebody's logo are found by it, and go with it.
    const key = `${brand?.logo?.asset ?? ''}${tag}`;
    const found = await shelf?.get(key);
    if (found) return { bytes: found, mime: 'image/webp', tag };
    const { document, samples } = await documentOf(recipe, page, brand);
    const reader: AssetBytes = async (asset) => samples.get(asset) ?? (await own?.(asset)) ?? null;
    const { bytes, mime } = await rendering.withAssets(reader).renderPreview(document, firstPage(document).id, SIDE, signal);
    await shelf?.put(key, bytes);
    return { bytes, mime, tag };
  }

  async function picture(recipe: Recipe, page: Size, brand: { userId: string; kit: BrandKit } | null, signal?: AbortSignal): Promise<RecipePreview> {
    const listed = brand && (await brandOf(brand.userId, brand.kit));
    const tag = createHash('sha256').update(JSON.stringify([stamp, recipe, page.width, page.height, listed])).digest('hex');
    let drawn = kept.get(tag);
    if (!drawn) {
      drawn = draw(recipe, page, listed, brand && ((asset) => assets.forUser(brand.userId).bytes(asset)), tag, signal);
      // A render that was given up is begun again by whoever asks next.
      drawn.catch(() => kept.delete(tag));
      kept.set(tag, drawn);
      const [oldest] = kept.keys();
      if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
    }
    return drawn;
  }

  /** Draws what the list shows first on such a page, while nobody waits for anything. */
  async function drawAhead(page: Size): Promise<void> {
    for (const recipe of RECIPES.slice(0, AHEAD)) {
      if (asked > 0) return;
      await picture(recipe, page, null).catch(() => undefined);
      // Laying out holds up everybody else: they get their turn.
      await setTimeout(ahead ?? 0, undefined, { ref: false });
    }
    drawnAhead.add(nameOf(page));
  }

  function rest(page: Size): void {
    resting?.abort();
    if (ahead === null || drawnAhead.has(nameOf(page))) return;
    resting = new AbortController();
    // No timer that a server would stay up for.
    void setTimeout(ahead, undefined, { ref: false, signal: resting.signal }).then(() => drawAhead(page), () => undefined);
  }

  return {
    list: () => RECIPES,
    brandOf,
    forgetLogo: async (asset) => shelf?.drop(asset),
    async preview(id, page, brand, signal) {
      const recipe = byId.get(id);
      if (!recipe) return null;
      asked += 1;
      try {
        return await picture(recipe, page, brand, signal);
      } finally {
        asked -= 1;
        rest(page);
      }
    },
  };
}

const nameOf = ({ width, height }: Size): string => `${width}x${height}`;
