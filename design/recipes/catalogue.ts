/** The recipes that ship: each situation in several compositions, so that every composition of the layout engine is among them. */
import { COMPOSITIONS } from '../layout/compose/compositions/all.ts';
import { SAMPLE_SUBJECTS, type Recipe, type SampleSubject } from './recipe.ts';
import { SITUATIONS, type Situation } from './situations.ts';

/** With one photo, in the order in which situations go through them. */
const WITH_PHOTO = ['split', 'cutout-shape', 'arch-window', 'product-card', 'full-bleed', 'panel', 'giant-type', 'framed-hero', 'editorial', 'luxury', 'snapshots', 'burst'];
/** With several. */
const WITH_PHOTOS = ['collage', 'columns', 'snapshots'];
const WITHOUT_PHOTO = ['type-poster', 'bands', 'confetti', 'burst', 'editorial', 'luxury'];

/** What is said is what matters: these have no use for a photo that shows a thing. */
const SPOKEN: ReadonlySet<string> = new Set(['testimonial', 'review-stars', 'quote', 'did-you-know', 'tip', 'question', 'thank-you']);

const at = <Item>(list: readonly Item[], index: number): Item => list[index % list.length] as Item;

function samples(subject: SampleSubject, count: number): SampleSubject[] {
  const from = SAMPLE_SUBJECTS.indexOf(subject);
  return Array.from({ length: count }, (_, index) => at(SAMPLE_SUBJECTS, from + index * 3));
}

function recipeOf(situation: Situation, composition: string, variant: number): Recipe {
  const { id, title, category, words, mood, headline, subheading, offer, callToAction, lines, subject } = situation;
  const most = COMPOSITIONS.find((one) => one.id === composition)?.pictures[1] ?? 0;
  const photos = WITHOUT_PHOTO.includes(composition) && variant % 2 === 1 ? 0 : Math.min(most, WITH_PHOTOS.includes(composition) ? 3 : 1);
  return {
    id: `${id}-${composition}${photos === 0 ? '-words' : ''}`,
    title, category, words, mood, composition, variant,
    content: { headline, subheading, offer, callToAction, lines },
    pictures: samples(subject, photos),
  };
}

function recipesOf(situation: Situation, index: number): Recipe[] {
  const spoken = SPOKEN.has(situation.id);
  const photo = [at(WITH_PHOTO, index * 5), at(WITH_PHOTO, index * 5 + 3)].map((composition, turn) => recipeOf(situation, composition, (index + turn) * 2));
  const several = recipeOf(situation, at(WITH_PHOTOS, index), index * 2);
  const words = [at(WITHOUT_PHOTO, index), at(WITHOUT_PHOTO, index + 2)].map((composition, turn) => recipeOf(situation, composition, (index + turn) * 2 + 1));
  const said = recipeOf(situation, 'quote', index * 2);
  return spoken ? [said, ...words, ...photo] : [...photo, ...words.slice(0, 1), several];
}

/** All of them, the first of each situation first. */
export const RECIPES: readonly Recipe[] = (() => {
  const each = SITUATIONS.map(recipesOf);
  const rounds = Math.max(...each.map(({ length }) => length));
  const recipes = Array.from({ length: rounds }, (_, round) => each.flatMap((list) => list.slice(round, round + 1))).flat();
  return [...new Map(recipes.map((recipe) => [recipe.id, recipe])).values()];
})();
