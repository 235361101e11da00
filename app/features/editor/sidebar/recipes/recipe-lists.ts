/** Recipes and what they take of the brand kit, fetched once a page view. */
import { useEffect, useState } from 'react';
import type { RecipeBrand } from '#design/recipes/lay-out.ts';
import type { Recipe } from '#design/recipes/recipe.ts';
import { httpGet } from '#app/services/http/http-client.ts';
import { asRecipeBrand, type ListedBrand } from '#app/services/recipes/recipes.ts';

export interface RecipeLists {
  /** Null: on their way. */
  recipes: readonly Recipe[] | null;
  /** Null: the kit says nothing about looks, or is not known yet. */
  brand: RecipeBrand | null;
  /** Categories that come first, by what the user said about their work. */
  first: readonly string[];
  failed: boolean;
  retry(): void;
}

export function useRecipeLists(): RecipeLists {
  const [recipes, setRecipes] = useState<readonly Recipe[] | null>(null);
  const [brand, setBrand] = useState<RecipeBrand | null>(null);
  const [first, setFirst] = useState<readonly string[]>([]);
  const [failed, setFailed] = useState(false);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let gone = false;
    setFailed(false);
    httpGet<readonly Recipe[]>('/api/recipes').then((found) => !gone && setRecipes(found), () => !gone && setFailed(true));
    // Without it recipes are still there, in their own colours.
    httpGet<{ brand: ListedBrand | null; first: readonly string[] }>('/api/recipes/brand').then((found) => {
      if (gone) return;
      setBrand(found.brand && asRecipeBrand(found.brand));
      setFirst(found.first);
    }, () => undefined);
    return () => {
      gone = true;
    };
  }, [turn]);
  return { recipes, brand, first, failed, retry: () => setTurn((now) => now + 1) };
}
