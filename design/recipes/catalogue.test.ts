/** The recipes that ship: many situations, every composition, words that fit on the formats that sellers use. */
import { describe, expect, it } from 'vitest';
import { measureRoughly } from '../document/document.arbitraries.ts';
import { FAMILIES } from '../layout/compose/compositions/all.ts';
import { RECIPES } from './catalogue.ts';
import { layOutRecipe } from './lay-out.ts';
import { RECIPE_CATEGORIES, SAMPLE_SUBJECTS } from './recipe.ts';
import { SITUATIONS } from './situations.ts';

const picture = (index: number) => ({
  asset: index.toString(16).padStart(64, '0'), name: `Sample ${index}`, alt: '', width: 1000, height: 1200, filters: null,
  subject: { x: 0.2, y: 0.15, width: 0.6, height: 0.75 }, mask: { asset: 'f'.repeat(64), strokes: [] },
});

describe('recipes', () => {
  it('cover more than a hundred situations in every category, and every family', () => {
    expect(SITUATIONS.length).toBeGreaterThanOrEqual(100);
    expect(new Set(SITUATIONS.map(({ id }) => id)).size).toBe(SITUATIONS.length);
    expect(new Set(RECIPES.map(({ category }) => category))).toEqual(new Set(RECIPE_CATEGORIES));
    expect(new Set(RECIPES.map(({ composition }) => composition))).toEqual(new Set(FAMILIES.map(({ id }) => id)));
    expect(new Set(RECIPES.map(({ id }) => id)).size).toBe(RECIPES.length);
    expect(RECIPES.every(({ id, pictures }) => /^[a-z0-9-]{3,80}$/.test(id) && pictures.every((subject) => SAMPLE_SUBJECTS.includes(subject)))).toBe(true);
  });

  it('give each situation several recipes of different families', () => {
    for (const { id, kind, title } of SITUATIONS) {
      if (kind === 'packshot') continue;
      const own = RECIPES.filter((recipe) => recipe.id.startsWith(`${id}-`) && recipe.title === title);
      expect(new Set(own.map(({ composition }) => composition)).size, id).toBeGreaterThanOrEqual(3);
    }
  });

  it.each([[1080, 1350], [1200, 630]])('can be laid out on %s × %s, nearly all in their own composition', (width, height) => {
    const others = RECIPES.filter((recipe) => {
      const made = layOutRecipe(recipe, { page: { width, height }, content: null, pictures: recipe.pictures.map((_, index) => picture(index)), brand: null, measure: measureRoughly });
      expect(made.composition, recipe.id).not.toBeNull();
      return made.composition !== recipe.composition;
    });
    expect(others.map(({ id }) => id).length).toBeLessThan(RECIPES.length * 0.15);
  });
});
