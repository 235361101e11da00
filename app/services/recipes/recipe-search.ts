/** Finding recipes: by words, category and colour, those that suit someone's work first. Pure. */
import type { PageShape } from '#design/layout/compose/compositions/composition.ts';
import type { RecipeCategory } from '#design/recipes/recipe.ts';
import { inPreferredOrder } from '#app/services/onboarding/steering.ts';
import { searchByWords } from '#app/services/search/word-search.ts';
import { message } from '#messages/message.ts';
import type { ColorFamily } from './color-families.ts';
import type { ListedRecipe } from './recipes.ts';

export type FoundRecipe = ListedRecipe & { name: string };

/** As search takes them: also found by what their category is called. */
export function searchable(recipes: readonly ListedRecipe[], first: readonly string[]): readonly FoundRecipe[] {
  return inPreferredOrder(recipes, first, ({ category }) => category).map((recipe) => ({
    ...recipe, name: recipe.title.toLowerCase(), words: [...recipe.words, ...message(`library.recipeCategory.${recipe.category}`).toLowerCase().split(' '), recipe.kind],
  }));
}

export interface RecipeFilter {
  query: string;
  category: string | null;
  color: ColorFamily | null;
}

const list = (words: string): readonly string[] => words.split(' ');

/** What pages of a shape are posted or printed as. */
const SHAPES: Readonly<Record<PageShape, readonly string[]>> = {
  square: list('instagram facebook square post posts'),
  portrait: list('instagram pinterest pin pins portrait post posts'),
  story: list('story stories reel reels tiktok snapchat vertical'),
  paper: list('flyer flyers poster posters leaflet leaflets handout a4 print'),
  wide: list('thumbnail thumbnails slide slides youtube linkedin wide landscape'),
  banner: list('banner banners cover covers header headers facebook'),
  card: list('card cards print'),
};

/** Where things are sold, and what is made for that. */
const MARKETPLACES = list('etsy ebay amazon vinted depop poshmark mercari shopify shopee grailed');
const FOR_MARKETPLACES: RecipeCategory = 'listings';

/** Whether a word of a query says where a design goes, and which recipes were made for it; null: it says something else. */
function placeIn(word: string): ((recipe: FoundRecipe) => boolean) | null {
  if (MARKETPLACES.includes(word)) return ({ category }) => category === FOR_MARKETPLACES;
  return Object.values(SHAPES).some((words) => words.includes(word)) ? ({ shape }) => SHAPES[shape].includes(word) : null;
}

/**
 * Nearest first; in their own order while no words are given. Every recipe goes on every page: where a design is to go chooses among
 * recipes when nothing else is asked, and else only says which come first.
 */
export function findRecipes(recipes: readonly FoundRecipe[], { query, category, color }: RecipeFilter): readonly FoundRecipe[] {
  const chosen = recipes.filter((recipe) => (category === null || recipe.category === category) && (color === null || recipe.colors.includes(color)));
  const words = query.trim().toLowerCase().split(/\s+/);
  const places = words.flatMap((word) => placeIn(word) ?? []);
  const whole = searchByWords(chosen, query, { misspelt: places.length === 0 });
  if (places.length === 0) return whole;
  const others = words.filter((word) => placeIn(word) === null).join(' ');
  const fits = (recipe: FoundRecipe) => places.every((isFor) => isFor(recipe));
  const found = others === '' ? chosen.filter(fits) : searchByWords(chosen, others);
  return [...new Set([...whole, ...found.filter(fits), ...found])];
}
