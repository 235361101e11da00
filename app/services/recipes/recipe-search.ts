/** Finding recipes: by words, category and color, those that suit someone's work first. Pure. */
import type { PageShape } from '#design/templates/compositions/composition.ts';
import type { RecipeCategory } from '#design/templates/catalogue/recipe.ts';
import { inPreferredOrder } from '#app/services/onboarding/steering.ts';
import { searchByWords, singular } from '#app/services/search/word-search.ts';
import { message } from '#messages/message.ts';
import type { ColorFamily } from '#app/contracts/color-families.ts';
import type { ListedRecipe } from '#app/contracts/recipes.ts';

export type FoundRecipe = ListedRecipe & { name: string };

/** As search takes them: also found by what their category is called. */
export function searchable(recipes: readonly ListedRecipe[], first: readonly string[]): readonly FoundRecipe[] {
  return inPreferredOrder(recipes, first, ({ category }) => category).map((recipe) => ({
    ...recipe,
    name: recipe.title.toLowerCase(),
    words: [
      ...recipe.words,
      ...message(`library.recipeCategory.${recipe.category}`).toLowerCase().split(' '),
      recipe.kind,
    ],
  }));
}

export interface RecipeFilter {
  query: string;
  category: string | null;
  color: ColorFamily | null;
}

const list = (words: string): readonly string[] => words.split(' ');

/** What pages of a shape are posted or printed as, one of each. */
const SHAPES: Readonly<Record<PageShape, readonly string[]>> = {
  square: list('instagram facebook square post'),
  portrait: list('instagram pinterest pin portrait post'),
  story: list('instagram facebook story reel tiktok snapchat vertical'),
  paper: list('flyer poster leaflet handout a4 print'),
  wide: list('thumbnail slide youtube linkedin wide landscape'),
  banner: list('banner cover header facebook youtube linkedin'),
  card: list('card print'),
};

/** Where things are sold, and what is made for that. */
const MARKETPLACES = list('etsy ebay amazon vinted depop poshmark mercari shopify shopee grailed');
const FOR_MARKETPLACES: RecipeCategory = 'listings';

/**
 * Whether a word of a query says where a design goes, and which recipes were made for it; null: it says something else.
 */
function placeIn(word: string): ((recipe: FoundRecipe) => boolean) | null {
  const said = singular(word);
  if (MARKETPLACES.includes(said)) return ({ category }) => category === FOR_MARKETPLACES;
  return Object.values(SHAPES).some((words) => words.includes(said))
    ? ({ shape }) => SHAPES[shape].includes(said)
    : null;
}

/**
 * Nearest first; in their own order while no words are given. Every recipe goes on every page: where a design is to go
 * chooses among recipes when nothing else is asked, and else only says which come first.
 */
export function findRecipes(
  recipes: readonly FoundRecipe[],
  { query, category, color }: RecipeFilter,
): readonly FoundRecipe[] {
  const chosen = recipes.filter(
    (recipe) =>
      (category === null || recipe.category === category) && (color === null || recipe.colors.includes(color)),
  );
  const words = query.trim().toLowerCase().split(/\s+/);
  const places = words.flatMap((word) => placeIn(word) ?? []);
  const whole = searchByWords(chosen, query, { misspelt: places.length === 0 });
  if (places.length === 0) return whole;
  const others = words.filter((word) => placeIn(word) === null).join(' ');
  const found = others === '' ? chosen : searchByWords(chosen, others);
  // "instagram story", "depop post": as many of the places as some recipe was made for.
  const fit = (recipe: FoundRecipe) => places.filter((isFor) => isFor(recipe)).length;
  const most = Math.max(0, ...found.map(fit));
  return [...new Set([...whole, ...found.filter((recipe) => fit(recipe) === most), ...(others === '' ? [] : found)])];
}
