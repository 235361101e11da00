/** Recipes and what they take of the brand kit, fetched once a page view. */
import { useEffect, useMemo, useState } from 'react';
import type { RecipeBrand } from '#design/templates/catalogue/lay-out.ts';
import { httpGet } from '#app/browser/http-client.ts';
import { asRecipeBrand, type BrandAnswer, type ListedRecipe } from '../contracts/recipes.ts';

export interface RecipeLists {
  /** Null: on their way. */
  recipes: readonly ListedRecipe[] | null;
  /** Null: the kit says nothing about looks, or is not known yet. */
  brand: RecipeBrand | null;
  /** Categories that come first, by what the user said about their work. */
  first: readonly string[];
  failed: boolean;
  retry(): void;
}

/** `signedIn`: only then there is a brand. */
export function useRecipes(signedIn = true): RecipeLists {
  const [recipes, setRecipes] = useState<readonly ListedRecipe[] | null>(null);
  const [{ brand, first }, setBrand] = useState<BrandAnswer>({ brand: null, first: [] });
  const [failed, setFailed] = useState(false);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let gone = false;
    setFailed(false);
    httpGet<readonly ListedRecipe[]>('/api/recipes').then(
      (found) => !gone && setRecipes(found),
      () => !gone && setFailed(true),
    );
    // Without it recipes are still there, in their own colors.
    if (signedIn)
      httpGet<BrandAnswer>('/api/recipes/brand').then(
        (found) => !gone && setBrand(found),
        () => undefined,
      );
    return () => {
      gone = true;
    };
  }, [turn, signedIn]);
  const asBrand = useMemo(() => brand && asRecipeBrand(brand), [brand]);
  return { recipes, brand: asBrand, first, failed, retry: () => setTurn((now) => now + 1) };
}
