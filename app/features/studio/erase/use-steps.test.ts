/** The chain of steps in an erasing. */
import { expect, test } from 'vitest';
import type { GenerationView } from '#app/contracts/generation.ts';
import { withStep, type EraseStep } from './use-steps.ts';

const made = (id: string, after: string | null): GenerationView =>
  ({
    id,
    input: { after },
    results: { variations: [{ asset: `asset of ${id}` }], problems: [] },
  }) as unknown as GenerationView;
const first: readonly EraseStep[] = [{ asset: 'original', view: null }];
const assets = (steps: readonly EraseStep[]) => steps.map(({ asset }) => asset);

test('each step follows the one that it was made of', () => {
  const two = withStep(withStep(first, made('a', null)), made('b', 'a'));
  expect(assets(two)).toEqual(['original', 'asset of a', 'asset of b']);
  expect(withStep(two, made('b', 'a'))).toBe(two);
  expect(assets(withStep(two, made('c', 'a')))).toEqual(['original', 'asset of a', 'asset of c']);
  expect(assets(withStep(two, made('d', null)))).toEqual(['original', 'asset of d']);
  expect(assets(withStep(two, made('e', 'deleted since')))).toEqual([
    'original',
    'asset of a',
    'asset of b',
    'asset of e',
  ]);
});
