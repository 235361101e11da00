/** The list of all recipes as people search it: light, with the colors that each one's layout takes. */
import { setImmediate } from 'node:timers/promises';
import { PAGE_SHAPES } from '#design/templates/compositions/composition.ts';
import { planFor } from '#design/templates/plan.ts';
import type { Palette } from '#design/templates/kit.ts';
import type { Recipe } from '#design/templates/catalogue/recipe.ts';
import { familiesOf } from '#app/contracts/color-families.ts';
import type { ListedRecipe } from '#app/contracts/recipes.ts';

/** Recipes that are looked at in one go: a few milliseconds, then everybody else has their turn. */
const AT_ONCE = 30;

/** The recipe's own colors, as its layout chooses them. */
export function paletteOfRecipe({ shape, content, pictures, mood, composition, variant }: Recipe): Palette {
  const [width, height] = PAGE_SHAPES[shape];
  return planFor({
    page: { width, height },
    content,
    mood,
    composition,
    variant,
    pictures: pictures.length,
    cutouts: pictures.length > 0 ? 1 : 0,
    colors: [],
    brandColors: [],
    pictureColor: null,
    fonts: { heading: null, body: null },
  }).palette;
}

function listed(recipe: Recipe): ListedRecipe {
  const { id, title, category, kind, words, shape, pictures } = recipe;
  const palette = paletteOfRecipe(recipe);
  return {
    id,
    title,
    category,
    kind,
    words,
    shape,
    photos: pictures.length,
    colors: familiesOf(palette),
    ground: palette.ground,
  };
}

/** In the catalogue's order. */
export async function listRecipes(recipes: readonly Recipe[]): Promise<ListedRecipe[]> {
  const list: ListedRecipe[] = [];
  for (let at = 0; at < recipes.length; at += AT_ONCE) {
    list.push(...recipes.slice(at, at + AT_ONCE).map(listed));
    await setImmediate();
  }
  return list;
}
