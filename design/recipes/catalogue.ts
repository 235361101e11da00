/** The recipes that ship: each situation in several of the families that were composed for content of its kind. */
import { FAMILIES } from '../layout/compose/compositions/all.ts';
import type { Composition } from '../layout/compose/compositions/composition.ts';
import { LEFT_OUT } from './left-out.ts';
import { SAMPLE_SUBJECTS, type Recipe, type SampleSubject } from './recipe.ts';
import { SITUATIONS, type Situation } from './situations.ts';

/** What stands beside a subject: no shabby things. */
const OTHERS = SAMPLE_SUBJECTS.filter((subject) => !subject.endsWith('-before'));

/** Recipes of one situation, at most. */
const EACH = 9;

/** FNV-1a with a last stir (MurmurHash3's), 32 bits: neighbouring texts get numbers far apart. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b) >>> 0;
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35) >>> 0;
  return (hash ^ (hash >>> 16)) >>> 0;
}

/**
 * The families for a situation: those with the highest number of the pair's own (rendezvous hashing), so that a family that
 * joins takes the place of few others and addresses of recipes stay what they are.
 */
function familiesFor({ id, kind }: Situation): Composition[] {
  const serving = FAMILIES.filter((family) => family.kinds.includes(kind) && !LEFT_OUT.has(`${id}-${family.id}`)).map((family) => ({ family, at: hashOf(`${id} ${family.id}`) }));
  return serving.sort((a, b) => b.at - a.at).slice(0, EACH).map(({ family }) => family);
}

/** So many subjects for the photos of a recipe: the situation's own, then others. */
export function samples(subjects: readonly SampleSubject[], count: number): SampleSubject[] {
  const [first] = subjects;
  const from = first ? SAMPLE_SUBJECTS.indexOf(first) : 0;
  const others = OTHERS.map((_, index) => OTHERS[(from + index * 3) % OTHERS.length] ?? 'bottle').filter((subject) => !subjects.includes(subject));
  return [...subjects, ...new Set(others)].slice(0, count);
}

/** How many photos a family shows: as many as it takes where several things are the point, else one. */
function photosIn({ pictures: [least, most] }: Composition, { kind }: Situation, chance: number): number {
  if (kind === 'shelf') return Math.min(most, 4);
  if (least === 0 && most > 0) return chance % 3 === 0 ? 0 : 1;
  return Math.min(most, Math.max(least, 1));
}

function recipeOf(situation: Situation, family: Composition): Recipe {
  const { id, title, category, kind, words, mood, headline, subheading, offer, callToAction, lines, subjects } = situation;
  const chance = hashOf(`${family.id} ${id}`);
  return {
    id: `${id}-${family.id}`,
    title, category, kind, words, mood,
    composition: family.id,
    variant: chance % 24,
    content: { headline, subheading, offer, callToAction, lines },
    pictures: samples(subjects, photosIn(family, situation, chance)),
    shape: family.shapes[(chance >>> 8) % family.shapes.length] ?? 'square',
  };
}

/** All of them, the first of each situation first. */
export const RECIPES: readonly Recipe[] = (() => {
  const each = SITUATIONS.map((situation) => familiesFor(situation).map((family) => recipeOf(situation, family)));
  const rounds = Math.max(...each.map(({ length }) => length));
  return Array.from({ length: rounds }, (_, round) => each.flatMap((list) => list.slice(round, round + 1))).flat();
})();
