/** The recipes that ship: many situations, every composition, words that fit on the formats that sellers use. */
import { describe, expect, it } from 'vitest';
import { FAMILIES } from '../compositions/all.ts';
import { RECIPES, samples } from './catalogue.ts';
import { RECIPE_CATEGORIES, SAMPLE_SUBJECTS } from './recipe.ts';
import { SITUATIONS } from './situations.ts';

describe('recipes', () => {
  it('cover more than a hundred situations in every category, and every family', () => {
    expect(SITUATIONS.length).toBeGreaterThanOrEqual(100);
    expect(new Set(SITUATIONS.map(({ id }) => id)).size).toBe(SITUATIONS.length);
    expect(new Set(RECIPES.map(({ category }) => category))).toEqual(new Set(RECIPE_CATEGORIES));
    expect(new Set(RECIPES.map(({ composition }) => composition))).toEqual(new Set(FAMILIES.map(({ id }) => id)));
    expect(new Set(RECIPES.map(({ id }) => id)).size).toBe(RECIPES.length);
    expect(
      RECIPES.every(
        ({ id, pictures }) =>
          /^[a-z0-9-]{3,80}$/.test(id) && pictures.every((subject) => SAMPLE_SUBJECTS.includes(subject)),
      ),
    ).toBe(true);
  });

  it('give each situation several recipes of different families', () => {
    for (const { id, kind, title } of SITUATIONS) {
      if (kind === 'packshot') continue;
      const own = RECIPES.filter((recipe) => recipe.id.startsWith(`${id}-`) && recipe.title === title);
      expect(new Set(own.map(({ composition }) => composition)).size, id).toBeGreaterThanOrEqual(3);
    }
  });

  it('show clothes among what is worn with them', () => {
    const shown = samples(['jumper', 'dress', 'shirt'], 5);
    expect(shown.slice(0, 3)).toEqual(['jumper', 'dress', 'shirt']);
    expect(shown.slice(3).every((subject) => ['bag', 'shoe', 'necklace', 'ring'].includes(subject))).toBe(true);
    expect(new Set(samples(['cup'], 6)).size).toBe(6);
  });
});
