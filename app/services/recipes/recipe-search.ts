/** Finding recipes: by words, category and colour, those that suit someone's work first. Pure. */
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

/** Nearest first; in their own order while no words are given. */
export function findRecipes(recipes: readonly FoundRecipe[], { query, category, color }: RecipeFilter): readonly FoundRecipe[] {
  const chosen = recipes.filter((recipe) => (category === null || recipe.category === category) && (color === null || recipe.colors.includes(color)));
  return searchByWords(chosen, query);
}
