/** A recipe laid out for a page: with its own words and sample pictures, or with a person's. */
import { compose, type Composed } from '../compose.ts';
import type { Content, Logo, Picture, Size } from '../kit.ts';
import type { MeasureText } from '#design/document/measure.ts';
import type { Recipe } from './recipe.ts';

/** What a brand kit has to say about a design. */
export interface RecipeBrand {
  /** `#rrggbb` */
  colors: readonly string[];
  fonts: { heading: string | null; body: string | null };
  logo: Logo | null;
}

export interface RecipeFilling {
  page: Size;
  /** Null: the recipe's own words. */
  content: Content | null;
  pictures: readonly Picture[];
  /** Null: the recipe's own colors and letters. */
  brand: RecipeBrand | null;
  measure: MeasureText;
}

/**
 * Takes another composition than the recipe's where that can't hold the words or needs other pictures; words that leave
 * no room for several pictures come with one, or with none. Refuses when the words fit nowhere.
 */
export function layOutRecipe(recipe: Recipe, { page, content, pictures, brand, measure }: RecipeFilling): Composed {
  const laid = (shown: readonly Picture[]) =>
    compose({
      page,
      content: content ?? recipe.content,
      pictures: shown,
      cutouts: shown.some(({ mask }) => mask !== null) ? 1 : 0,
      mood: recipe.mood,
      colors: [],
      fonts: brand?.fonts ?? { heading: null, body: null },
      brandColors: brand?.colors ?? [],
      pictureColor: null,
      composition: recipe.composition,
      variant: recipe.variant,
      logo: brand?.logo ?? null,
      measure,
    });
  let made = laid(pictures);
  for (const fewer of [1, 0])
    if (made.composition === null && pictures.length > fewer) made = laid(pictures.slice(0, fewer));
  return made;
}
